import { useEffect, useMemo, useRef, useState } from 'react'
import { type Battle, actWithDice, stateOf } from '../../engine/battle'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import { facesFor, isTyped, ownerOf, typedBy } from '../../store/hands'
import type { DiceDialog, Session } from '../../store/sessionState'
import { tell } from '../../store/selectors'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Die } from '../ui/Die'
import { DiceForm, needOf } from '../ui/DiceForm'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import css from './wood.module.css'

const cx = classes(css)

/** No die with more faces is shown as a row of large buttons. */
const FACES = 12

/** Dice of a real table: one die as a row of large faces, each with what it comes to; more of them as a form. */
export function WoodDice({
  ruleset,
  dice,
  names,
}: {
  readonly ruleset: Ruleset
  readonly dice: DiceDialog
  readonly names: Scenario['sides']
}) {
  const battle = useSession(now => now.battle)
  const rules = useSession(now => now.rules)
  const [typed, setTyped] = useState<readonly string[]>([])
  const { asked, thrown, fallen, faces } = dice
  const mine = asked.dice.flatMap((sides, die) => (isTyped(rules, asked, die) ? [{ sides, die }] : []))
  const [only] = mine
  const isOne = mine.length === 1 && only !== undefined && only.sides <= FACES && !asked.pile && !asked.from
  const comes = useMemo(
    () => (battle && isOne ? comesOf(ruleset, battle, dice, rules, only.sides) : []),
    [ruleset, battle, dice, rules, isOne, only],
  )
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // It stands at the top, and one may be far below: there the act was pressed.
    if (isOne) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [isOne])
  const give = (face: number | null) => actions.throwDice([face])
  const owner = ownerOf(asked, only?.die ?? 0)
  return (
    <section ref={box} tabIndex={-1} className={cx('dice')} role="dialog" aria-label="Dice by hand">
      {isOne ? (
        <>
          <header>
            <h2>
              {owner ? <Badge side={owner} /> : null} {owner ? `${names[owner].name}: ` : ''}
              {owner ? asked.purpose : capital(asked.purpose)}
            </h2>
            <p>
              {thrown.map((roll, at) => (
                // Rolls never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at}>
                  {roll.purpose} {roll.faces.join(', ')}
                  {roll.passed === undefined ? '' : roll.passed ? ', made' : ', missed'}
                </span>
              ))}
              <span>{needOf(asked, only.die)}</span>
            </p>
          </header>
          <div className={cx('faces')}>
            {comes.map((text, at) => (
              <button
                // Faces of a die never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                type="button"
                onClick={() => give(at + 1)}
                aria-label={`face ${at + 1}: ${text}`}
              >
                {only.sides === 6 ? <Die face={at + 1} by={owner} size={40} /> : <b>{at + 1}</b>}
                <span>{text}</span>
              </button>
            ))}
            <button type="button" className={cx('forMe')} onClick={() => give(null)}>
              Throw it for me
            </button>
          </div>
          {fallen ? null : (
            <Button ghost onClick={actions.cancelDice}>
              Do something else
            </Button>
          )}
        </>
      ) : (
        <div className={`${cx('form')} paper`}>
          <DiceForm
            key={faces.length}
            rules={rules}
            asked={asked}
            thrown={thrown}
            names={names}
            typed={typed}
            onType={setTyped}
            onThrow={given => {
              setTyped([])
              return actions.throwDice(given)
            }}
            onRules={actions.changeHands}
            cancel={fallen ? null : { label: 'Do something else', run: actions.cancelDice }}
          />
        </div>
      )}
    </section>
  )
}

/** What each face of the die comes to: how the act would end with it, or that another die follows. */
function comesOf(
  ruleset: Ruleset,
  battle: Battle,
  dice: DiceDialog,
  rules: Session['rules'],
  sides: number,
): readonly string[] {
  const extras = { ...dice.extras, typed: typedBy(dice.rules) }
  return Array.from({ length: sides }, (_, at) => {
    const given = facesFor(dice.rules, rules, dice.asked, [at + 1])
    const came = actWithDice(ruleset, battle, dice.action, [...dice.faces, ...given], extras)
    if (!came.ok) {
      const last = came.asks ? came.rolls.at(-1) : undefined
      return last?.passed === false ? 'missed' : came.asks ? `on to ${came.asks.purpose}` : ''
    }
    const moment = came.battle.lines.find(({ id }) => id === came.battle.line)?.moments.at(-1)
    const told = moment?.log.find(({ outcome }) => outcome !== undefined)
    const kind = ruleset.outcomes.find(({ id }) => id === told?.outcome)
    if (kind) return kind.label
    const [first] = moment?.log ?? []
    const passed = moment?.rolls.at(-1)?.passed
    if (passed !== undefined) return passed ? 'made' : 'missed'
    return first ? tell(ruleset, stateOf(came.battle), first) : ''
  })
}
