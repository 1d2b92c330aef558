import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { vesselsOf } from '../lookup'
import type { CoastalState } from '../state'

/** Being where the enemy is. */
export function positionOf(state: CoastalState, side: Side): number {
  let sum = 0
  const enemies = vesselsOf(state, otherSide(side))
  for (const vessel of vesselsOf(state, side)) {
    const near = Math.min(60, ...enemies.map(each => distance(each.at, vessel.at)))
    sum -= near * 0.5
  }
  return sum
}
