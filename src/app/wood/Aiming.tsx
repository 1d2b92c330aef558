import { useMemo } from 'react'
import type { UnitId } from '../../engine/ids'
import type { FeatureKind } from '../../engine/scene'
import {
  type Answer,
  type Question,
  answerTo,
  bandsOf,
  distanceBands,
  groundsOf,
} from '../../engine/situations'
import type { Pieces, Situation } from '../../engine/stating'
import { namesOf, percent } from '../../engine/targets'
import { tell } from '../../store/selectors'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { capital } from '../../engine/say'
import { classes } from '../ui/cx'
import { signed, tidy } from '../ui/numbers'
import { Chances } from './Chances'
import { doStated } from './doing'
import { aheadText, reachText, sideText, situationText, likesText, standsText, unitOf } from './saying'
import css from './wood.module.css'

const cx = classes(css)

const ANGLES = { inches: [0, 45, 90, 135, 180], hexes: [0, 60, 120, 180] } as const

/** One row of large buttons: what may be stated, each with what it does. */
interface Row {
  readonly label: string
  readonly choices: readonly {
    readonly key: string
    readonly label: string
    readonly note: string
    /** What else it stands for. */
    readonly also?: string
    readonly on: boolean
    readonly choose: () => void
  }[]
}

/** Distance, ground, the side that is struck: stated at large buttons; what the rules say of it; and the act. */
export function Aiming({
  question,
  pieces,
  said,
  onSay,
  label,
}: {
  readonly question: Omit<Question, 'target'> & { readonly target: UnitId }
  readonly pieces: Pieces
  readonly said: Situation
  readonly onSay: (said: Situation) => void
  readonly label: string
}) {
  const { ruleset, scenario, state, side, actor, target, deed } = question
  const unit = unitOf(scenario)
  const asked = useMemo(
    () => askedOf({ ruleset, scenario, state, side, actor, target, deed }, said, pieces),
    [ruleset, scenario, state, side, actor, target, deed, said, pieces],
  )
  const { answer, reaches, grounds, froms, struck, bears } = asked
  const last = reaches.at(-1)
  const reachSaid = (beyond: number, to: number) =>
    capital(reachText(beyond, to, to === last?.to && beyond > 0, unit))
  const inReach = reaches.find(({ beyond, to }) => said.distance > beyond && said.distance <= to)
  const rows: Row[] = [
    {
      label: 'Distance',
      choices: reaches.map(({ beyond, to, answer: there }) => ({
        key: String(to),
        label: reachSaid(beyond, to),
        note: noteOf(question, there),
        on: said.distance > beyond && said.distance <= to,
        choose: () => onSay({ ...said, distance: to === last?.to ? beyond + (unit === '″' ? 0.5 : 1) : to }),
      })),
    },
    {
      label: 'It stands',
      choices: grounds.map(({ members, answer: there }) => ({
        key: members.join(' '),
        label: capital(standsText(members[0] ?? null)),
        also: likesText(members),
        note: noteOf(question, there),
        on: members.includes(said.ground),
        choose: () => onSay({ ...said, ground: members[0] ?? null }),
      })),
    },
    {
      label: 'Struck on',
      choices: struck.map(({ members, answer: there }) => ({
        key: members.join(' '),
        label: capital([...new Set(members.map(sideText))].join(' or ')),
        note: noteOf(question, there),
        on: members.includes(said.struck),
        choose: () => onSay({ ...said, struck: members[0] ?? 0 }),
      })),
    },
    {
      label: 'Lies',
      choices: bears.map(({ members, answer: there }) => ({
        key: members.join(' '),
        label: capital([...new Set(members.map(aheadText))].join(' or ')),
        note: noteOf(question, there),
        on: members.includes(said.bears),
        choose: () => onSay({ ...said, bears: members[0] ?? 0 }),
      })),
    },
    {
      label: 'From',
      choices: froms.map(({ members, answer: there }) => ({
        key: members.join(' '),
        label: capital(standsText(members[0] ?? null)),
        also: likesText(members),
        note: noteOf(question, there),
        on: members.includes(said.from),
        choose: () => onSay({ ...said, from: members[0] ?? null }),
      })),
    },
  ]
  const { option, refusal, odds } = answer
  const name = namesOf(state)
  return (
    <section className={cx('aiming')} aria-label="The situation">
      {rows.map(row => (
        <fieldset key={row.label} className={cx('saying', row.choices.length < 2 && 'idle')}>
          <legend>{row.label}</legend>
          <div>
            {row.choices.length < 2 ? (
              <p>makes no difference here</p>
            ) : (
              row.choices.map(one => (
                <button
                  key={one.key}
                  type="button"
                  aria-pressed={one.on}
                  className={cx(one.on && 'on')}
                  onClick={one.choose}
                >
                  <b>{one.label}</b>
                  {one.also ? <span>{one.also}</span> : null}
                  <span>{one.note}</span>
                </button>
              ))
            )}
          </div>
        </fieldset>
      ))}
      {refusal ? (
        <p className={cx('answer', 'no')} role="status">
          {tell(ruleset, state, refusal.reasons[0])}{' '}
          {refusal.reasons[0].clause ? <ClauseLink id={refusal.reasons[0].clause} /> : null}
        </p>
      ) : option === null ? (
        <p className={cx('answer', 'no')} role="status">
          The rules offer no such thing there.
        </p>
      ) : (
        <div className={cx('answer')}>
          <Chances option={option} ruleset={ruleset} odds={odds} />
          <Button
            go
            big
            onClick={() =>
              doStated(
                answer.stated,
                [actor, target],
                `${actor ? `${name(actor)} and ` : ''}${name(target)}, ${situationText(
                  said,
                  inReach
                    ? reachText(inReach.beyond, inReach.to, inReach === last, unit)
                    : tidy(said.distance),
                  grounds.find(({ members }) => members.includes(said.ground))?.members ?? [],
                  froms.find(({ members }) => members.includes(said.from))?.members ?? [],
                )}`,
                option.action,
                side,
              )
            }
          >
            {label}
          </Button>
        </div>
      )}
    </section>
  )
}

function askedOf(question: Question, said: Situation, pieces: Pieces) {
  const grounds: readonly (FeatureKind | null)[] = [null, ...groundsOf(question.ruleset)]
  const angles = question.scenario.board.kind === 'hexes' ? ANGLES.hexes : ANGLES.inches
  return {
    answer: answerTo(question, said, pieces),
    reaches: distanceBands(question, said, pieces),
    grounds: bandsOf(question, said, pieces, 'ground', grounds),
    froms: question.actor === null ? [] : bandsOf(question, said, pieces, 'from', grounds),
    struck: bandsOf(question, said, pieces, 'struck', angles),
    bears: question.actor === null ? [] : bandsOf(question, said, pieces, 'bears', angles),
  }
}

/** What a choice does in a few words: its modifiers, the chance, or why not. */
function noteOf({ ruleset, state }: Question, { option, refusal, odds }: Answer): string {
  if (refusal) return tell(ruleset, state, refusal.reasons[0]).replace(/\.$/, '')
  if (!option) return 'not offered'
  const lines = (option.reckonings ?? []).flatMap(({ modifiers }) =>
    modifiers.map(({ label, value }) => `${label} ${signed(value)}`),
  )
  const chance = odds && odds.outcomes.length > 0 ? percent(odds.hit) : null
  return [...(lines.length > 0 ? lines.slice(0, 2) : ['no modifier']), ...(chance ? [chance] : [])].join(', ')
}
