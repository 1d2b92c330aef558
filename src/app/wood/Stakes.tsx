import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { GameState } from '../../engine/state'
import { doStated } from './doing'
import { classes } from '../ui/cx'
import css from './wood.module.css'

const cx = classes(css)

/** Who stands where it counts for victory: stated, for the rules ask it at the end of a turn. */
export function Stakes({
  ruleset,
  state,
  scenario,
  side,
}: {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly scenario: Scenario
  readonly side: Side
}) {
  const stakes = ruleset.standing(state).stakes.filter(({ at }) => at !== null)
  if (stakes.length === 0) return null
  return (
    <details className={`${cx('stakes')} paper`}>
      <summary>What is to be held</summary>
      {stakes.map(({ id, name, at, holder }) => (
        <label key={id}>
          <span>
            <b>{name}</b> {holder ? `held by ${scenario.sides[holder].name}` : 'held by nobody'}
          </span>
          <select
            value=""
            onChange={event => {
              const unit = state.units.find(each => each.id === event.target.value)
              if (!unit || !at) return
              const places = [{ unit: unit.id, at, facing: unit.facing }]
              doStated({ places, ground: [] }, [unit.id], `${unit.name} at ${name}`, null, side)
            }}
          >
            <option value="">Who stands there?</option>
            {state.units.flatMap(unit =>
              unit.at ? (
                <option key={unit.id} value={unit.id}>
                  {unit.name}, {scenario.sides[unit.side].name}
                </option>
              ) : (
                []
              ),
            )}
          </select>
        </label>
      ))}
    </details>
  )
}
