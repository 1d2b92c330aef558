import { otherSide } from '../../src/engine/ids'
import { type Point, bearing, distance, moveBy } from '../../src/geometry/point'
import { allowanceOf } from './allowance'
import { unitsOf } from './contact'
import { type Standing, hqOf } from './lookup'
import { canHold } from './rest'
import type { DivState } from './state'
import { GROUND } from './tables'

/** Ways round the compass, and one half as far between them. */
const COMPASS: readonly (readonly [number, number])[] = [
  [0, 1],
  [45, 1],
  [90, 1],
  [135, 1],
  [180, 1],
  [225, 1],
  [270, 1],
  [315, 1],
  [0, 0.4],
  [90, 0.4],
  [180, 0.4],
  [270, 0.4],
]

/**
 * Paths that stand for all that a unit may go: to objectives, enemies, its HQ, empty sections, along roads and round the compass.
 * Longer than it can go: they are cut where its movement ends.
 */
export function waysOf(state: DivState, unit: Standing): readonly (readonly Point[])[] {
  const allowance = allowanceOf(state, unit)
  const places: Point[] = state.scenario.objectives.map(({ at }) => at)
  const foes = nearest(unit.at, unitsOf(state, otherSide(unit.side)), 4)
  places.push(...foes.map(({ at }) => at))
  const hq = hqOf(state, unit.formation)
  if (hq && hq.id !== unit.id) places.push(hq.at)
  if (canHold(state, unit)) places.push(...nearest(unit.at, state.fortifications, 2).map(({ at }) => at))
  const friends = nearest(
    unit.at,
    unitsOf(state, unit.side).filter(each => each.formation === unit.formation && each.id !== unit.id),
    1,
  )
  places.push(...friends.map(({ at }) => at))
  return [
    ...places.filter(at => distance(at, unit.at) > 0.05).map(at => [at]),
    ...foes.slice(0, 1).map(({ at }) => [moveBy(unit.at, bearing(at, unit.at), allowance)]),
    ...roadWays(state, unit.at, allowance),
    ...COMPASS.map(([way, times]) => [moveBy(unit.at, way, allowance * times)]),
  ]
}

function nearest<T extends { readonly at: Point }>(
  at: Point,
  things: readonly T[],
  count: number,
): readonly T[] {
  return things.toSorted((a, b) => distance(a.at, at) - distance(b.at, at)).slice(0, count)
}

/** Along each road near by, both ways. */
function roadWays(state: DivState, at: Point, allowance: number): readonly (readonly Point[])[] {
  const found: (readonly Point[])[] = []
  for (const { kind, shape } of state.scenario.ground.features) {
    const effect = GROUND[kind]
    if (!effect || effect.rate >= 1 || !('line' in shape)) continue
    const near = shape.line.reduce(
      (best, p, i) => (distance(p, at) < distance(shape.line[best] ?? p, at) ? i : best),
      0,
    )
    const joint = shape.line[near]
    if (!joint || distance(joint, at) > allowance) continue
    for (const way of [shape.line.slice(near), shape.line.slice(0, near + 1).toReversed()])
      if (way.length > 1) found.push(way)
  }
  return found
}
