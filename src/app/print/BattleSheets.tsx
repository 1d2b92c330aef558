import { SIDES, type Side } from '../../engine/ids'
import type { Ruleset, UnitCard } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { GameState } from '../../engine/state'
import { classes } from '../ui/cx'
import { lengthOf } from '../ui/length'
import { openingState } from '../ui/Picture'
import { PaperMap } from './PaperMap'
import css from './print.module.css'
import { PrintSheet } from './PrintPage'

const cx = classes(css)

/** Boxes to be ticked off beside a unit: turns that it has acted, or whatever one marks. */
const BOXES = 8

/** What a battle has on paper: its map, and for each side a briefing with its roster, each on sheets of its own. */
export function BattleSheets({
  ruleset,
  scenario,
  state = openingState(ruleset, scenario),
}: {
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  /** The rosters of a battle that goes on, as they stand. */
  readonly state?: GameState
}) {
  return (
    <>
      <PrintSheet title={scenario.title} sub={`${ruleset.title}; ${scenario.setting}`}>
        <p className={cx('lead')}>{scenario.blurb}</p>
        <PaperMap ruleset={ruleset} scenario={scenario} />
        <p>
          {lengthOf(ruleset, scenario)}, about {scenario.minutes} minutes. {scenario.sides.A.name} against{' '}
          {scenario.sides.B.name}.
        </p>
      </PrintSheet>
      {SIDES.map(side => (
        <PrintSheet
          key={side}
          title={`${scenario.sides[side].name}: briefing and order of battle`}
          sub={`${scenario.title}, for this side alone`}
        >
          <p className={cx('lead')}>{scenario.briefing[side]}</p>
          <Roster ruleset={ruleset} state={ruleset.view(state, side)} side={side} />
        </PrintSheet>
      ))}
    </>
  )
}

/** The units of a side with their factors, and room for what happens to them. */
function Roster({
  ruleset,
  state,
  side,
}: {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly side: Side
}) {
  const cards = state.units
    .filter(unit => unit.side === side)
    .map(unit => ({ unit, card: ruleset.card(state, unit.id) }))
  return (
    <table className={cx('roster')}>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Factors</th>
          <th scope="col">To mark</th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ unit, card }) => (
          <tr key={unit.id}>
            <th scope="row">
              {card.title}
              <small>{[card.subtitle, ...card.chips].join(', ')}</small>
            </th>
            <td>
              <Factors card={card} />
            </td>
            <td aria-hidden="true" className={cx('boxes')}>
              {Array.from({ length: BOXES }, (_, at) => at).map(at => (
                <i key={at} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Factors({ card }: { readonly card: UnitCard }) {
  return (
    <>
      {card.facts.map(({ label, value, note }) => (
        <span key={label} className={cx('factor')}>
          <b>{label}</b> {value}
          {note ? ` (${note})` : ''}
        </span>
      ))}
      {card.notes.map(({ text }) => (
        <small key={text}>{text}</small>
      ))}
    </>
  )
}
