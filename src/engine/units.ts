import type { UnitId } from './ids'
import type { Unit } from './state'

interface WithUnits {
  readonly units: readonly Unit[]
}
/** The units of a ruleset's own state. */
type UnitIn<S extends WithUnits> = S['units'][number]

/** The unit if there is one: for ids that come from an action. */
export function findUnit<S extends WithUnits>(state: S, id: UnitId): UnitIn<S> | undefined {
  return state.units.find(unit => unit.id === id)
}

/** A unit of this id; throws if there is none, for no rule speaks of a unit that is not in the battle. */
export function unitOf<S extends WithUnits>(state: S, id: UnitId): UnitIn<S> {
  const unit = findUnit(state, id)
  if (!unit) throw new RangeError(`There is no unit '${id}' in this battle.`)
  return unit
}

/** The state with one unit changed. */
export function withUnit<S extends WithUnits>(state: S, id: UnitId, change: Partial<UnitIn<S>>): S {
  const at = state.units.findIndex(unit => unit.id === id)
  const unit = state.units[at]
  const units = state.units.slice()
  // Of two spreads in one object every field would be written by itself.
  if (unit) units[at] = Object.assign({ ...unit }, change)
  return { ...state, units }
}
