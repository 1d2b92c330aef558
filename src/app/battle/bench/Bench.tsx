import { X } from 'lucide-react'
import { lineOf, scenarioOf, strictnessOf } from '../../../engine/battle'
import { SIDES } from '../../../engine/ids'
import { sideDoes } from '../../../engine/plural'
import { STRICTNESSES, type Strictness } from '../../../engine/rulings'
import { houseRulesOf } from '../../../engine/tableActs'
import { looksFreely, seenNow } from '../../../store/selectors'
import { Button, IconButton } from '../../ui/Button'
import { Choice, Switch } from '../../ui/Choice'
import { ClauseLink } from '../../ui/ClauseLink'
import { classes } from '../../ui/cx'
import { actions, useSession } from '../../useSession'
import css from '../dialogs.module.css'
import { HereSection } from './Here'
import { NotesSection } from './Notes'
import { ObjectivesSection } from './Objectives'
import { rule, ruleAct } from './ruling'
import { UnitSection } from './UnitSection'
import { WindowSection } from './WindowSection'

const cx = classes(css)

const STRICT: Readonly<Record<Strictness, { readonly label: string; readonly note: string }>> = {
  enforce: { label: 'Enforce', note: 'what is refused is not done' },
  warn: { label: 'Warn', note: 'done with a reason' },
  off: { label: 'Off', note: 'everything passes' },
}

/**
 * The referee's bench, beside the table: pieces are dragged on it, a press chooses a unit or a place. Every act is given a reason,
 * stands in the log and may be taken back like any other.
 */
export function Bench({ onClose }: { readonly onClose: () => void }) {
  const battle = useSession(now => now.battle)
  const ruleset = useSession(now => now.ruleset)
  const chair = useSession(now => now.chair)
  const view = useSession(seenNow)
  const guest = useSession(now => now.guest)
  const free = useSession(looksFreely)
  if (!battle || !ruleset || !view) return null
  const { sides } = scenarioOf(ruleset, battle)
  const on = houseRulesOf(view)
  const last = lineOf(battle).moments[battle.cursor - 1]
  return (
    <section className={`${cx('beside', 'bench', 'form')} paper`} role="dialog" aria-label="Referee’s bench">
      <header className={cx('benchHead')}>
        <h2>Referee’s bench</h2>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
        <p>Drag any piece. Press a unit to set its state, or the ground to change what is there.</p>
      </header>
      <section>
        <h3>Eyes</h3>
        <Choice
          label="Whose eyes"
          value={chair === 'public' ? 'referee' : chair}
          options={[
            ...SIDES.map(side => ({ value: side, label: sides[side].name })),
            { value: 'referee' as const, label: 'All' },
          ]}
          onChange={eyes => {
            if (free) actions.look(eyes, '')
            else
              rule({
                title: `Why do you look with ${eyes === 'referee' ? 'all eyes' : `the eyes of the ${sides[eyes].name}`}? All read of it.`,
                run: reason => actions.look(eyes, reason),
              })
          }}
        />
        {guest === null ? null : (
          <Button
            onClick={() => {
              actions.getUp()
              onClose()
            }}
          >
            Get up and play on
          </Button>
        )}
        <h3>How strict the table is</h3>
        <Choice
          label="How strict the table is"
          value={strictnessOf(battle)}
          options={STRICTNESSES.map(one => ({ value: one, ...STRICT[one] }))}
          onChange={to =>
            rule({
              title: `Why are the rules ${to === 'off' ? 'switched off' : to === 'warn' ? 'to warn only' : 'enforced'}?`,
              run: reason => actions.setStrictness(to, reason),
            })
          }
        />
      </section>
      <UnitSection />
      <HereSection />
      <ObjectivesSection />
      <NotesSection />
      {ruleset.houseRules.length > 0 ? (
        <section>
          <h3>House rules, from now on</h3>
          {ruleset.houseRules.map(({ id, label, text, ruling }) => (
            <div key={id} className={cx('rule', on[id] === true && 'on')}>
              <p>
                <b>{label}</b>
                <span>
                  {text} <ClauseLink id={ruling} />
                </span>
              </p>
              <Switch
                label={label}
                on={on[id] === true}
                onChange={next =>
                  ruleAct(`Why is ‘${label}’ switched ${next ? 'on' : 'off'}?`, {
                    type: 'referee',
                    do: 'house',
                    rule: id,
                    on: next,
                  })
                }
              />
            </div>
          ))}
        </section>
      ) : null}
      <section>
        <h3>The last dice</h3>
        <p>
          {last && last.step.dice.length > 0
            ? `The last action threw ${last.step.dice.join(', ')}.`
            : 'The last action threw no dice.'}
        </p>
        <LastDice may={(last?.step.dice.length ?? 0) > 0} />
      </section>
      <WindowSection />
      <section>
        <h3>The battle</h3>
        <div className={cx('buttons')}>
          {SIDES.map(side => (
            <Button
              key={side}
              onClick={() =>
                ruleAct(`The ${sideDoes(sides[side], 'win')}: why?`, {
                  type: 'referee',
                  do: 'result',
                  winner: side,
                })
              }
            >
              The {sideDoes(sides[side], 'win')}
            </Button>
          ))}
          <Button
            onClick={() => ruleAct('Why does nobody win?', { type: 'referee', do: 'result', winner: null })}
          >
            Nobody wins
          </Button>
        </div>
      </section>
    </section>
  )
}

function LastDice({ may }: { readonly may: boolean }) {
  return (
    <form
      className={cx('lastDice')}
      onSubmit={event => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('faces')
        const faces = typeof text === 'string' ? text.trim() : ''
        const set = faces === '' ? undefined : faces.split(/\s+/).map(faceOf)
        rule({
          title: set ? 'Why are the dice set?' : 'Why are the dice thrown again?',
          run: reason => actions.rerollLast(reason, set),
        })
      }}
    >
      <label>
        <span>Faces to set, with spaces between; empty to throw again</span>
        <input name="faces" inputMode="numeric" />
      </label>
      <Button type="submit" disabled={!may}>
        Throw again, or set
      </Button>
    </form>
  )
}

/** A face as it was typed; what is no face is thrown. */
function faceOf(text: string): number | null {
  const face = Number(text)
  return Number.isInteger(face) && face >= 1 ? face : null
}
