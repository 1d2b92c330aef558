import type { UnitId } from '../../engine/ids'
import type { GameState } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { distance } from '../../geometry/point'

/** Inches from a unit to the nearest enemy on the table; Infinity where there is none, or it is not there itself. */
export function awayOf(state: GameState, id: UnitId): number {
  const unit = findUnit(state, id)
  if (!unit?.at) return Infinity
  let least = Infinity
  for (const { side, at } of state.units)
    if (at && side !== unit.side) least = Math.min(least, distance(at, unit.at))
  return least
}
