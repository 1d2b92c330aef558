import { type Side, otherSide } from '../../src/engine/ids'
import { distance } from '../../src/geometry/point'
import { type Box, distanceOfBoxes } from '../../src/geometry/polygons'
import { boxOf, unitsOf } from './contact'
import { type Standing, isOn } from './lookup'
import type { DivState, DivUnit, Objective } from './state'
import { TOUCHING } from './tables'

/** R32: whether a unit is on an Objective. */
export function isOnObjective(state: DivState, unit: Standing, { at, radius }: Objective): boolean {
  if (radius > 0) return distance(unit.at, at) <= radius
  const marker: Box = { minX: at.x, maxX: at.x, minY: at.y, maxY: at.y }
  return distanceOfBoxes(boxOf(state, unit.at), marker) <= TOUCHING
}

/** R32: whether a side has a unit on an Objective. */
const isHeldBy = (state: DivState, objective: Objective, side: Side): boolean =>
  unitsOf(state, side).some(unit => isOnObjective(state, unit, objective))

/** R32: occupied while an enemy of its owner is on it and nobody of the owner is. */
export function isOccupied(state: DivState, objective: Objective): boolean {
  const { side } = objective
  return side !== null && isHeldBy(state, objective, otherSide(side)) && !isHeldBy(state, objective, side)
}

/** R38: who holds it: its owner unless it is occupied; one that is nobody's, whoever alone is on it. */
export function holderOf(state: DivState, objective: Objective): Side | null {
  const { side } = objective
  if (side !== null) return isOccupied(state, objective) ? otherSide(side) : side
  const [a, b] = [isHeldBy(state, objective, 'A'), isHeldBy(state, objective, 'B')]
  if (a === b) return null
  return a ? 'A' : 'B'
}

/** 11.2: how much harder a side rallies for its Objectives that the enemy occupies. */
export function lostObjectives(state: DivState, { side }: Pick<DivUnit, 'side'>): number {
  const lost = state.scenario.objectives.filter(each => each.side === side && isOccupied(state, each)).length
  return isOn(state, 'one-objective-counts') ? Math.min(1, lost) : lost
}
