import { overlapDepth } from '../../../../src/geometry/bases'
import { type Point, type Polygon, heading } from '../../../../src/geometry/point'
import { OVERLAP, baseAt, enemiesOf, isOn, scaled } from '../model/units'
import { isEngaged } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import type { Place } from './place'

/** Inches in front of an enemy in which nobody turns. */
export const ZONE = 2

/** The ground in front of a unit in which the enemy may not turn: as wide as its base, 2 inches deep (R12). */
export function zoneOf(state: AncientState, unit: Standing, extra = 0): Polygon {
  const half = state.scenario.base / 2
  const depth = scaled(state, ZONE) + extra
  const flare = isOn(state, 'flared-zone') ? depth : 0
  const ahead = heading(unit.facing)
  const place = (right: number, forward: number): Point => ({
    x: unit.at.x + ahead.x * forward - ahead.y * right,
    y: unit.at.y + ahead.y * forward + ahead.x * right,
  })
  return [
    place(-half, half),
    place(half, half),
    place(half + flare, half + depth),
    place(-half - flare, half + depth),
  ]
}

/** The enemy in front of which a base stands too near to turn; null if there is none. Enemies in melee hold nobody (R13). */
export function holderOf(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  { at, facing }: Place,
): Standing | null {
  if (!book.movement.isHeldByZones(unit)) return null
  const reach = scaled(state, ZONE) + state.scenario.base * 2.5
  let base: Polygon | null = null
  for (const enemy of enemiesOf(state, unit.side)) {
    if (Math.abs(enemy.at.x - at.x) > reach || Math.abs(enemy.at.y - at.y) > reach) continue
    if (isEngaged(state, enemy)) continue
    base ??= baseAt(state, at, facing)
    // The zone is tried a little longer than it is: exactly 2 inches away is within it.
    if (overlapDepth(base, zoneOf(state, enemy, 2 * OVERLAP)) > OVERLAP) return enemy
  }
  return null
}
