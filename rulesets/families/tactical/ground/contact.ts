import type { Side } from '../../../../src/engine/ids'
import { isGapWithin } from '../../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { CONTACT, ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book, ContactPart } from '../model/book'
import { type Piece, isIn, terrainOf } from './ground'
import {
  type Standing,
  findUnit,
  isAirborne,
  widestBase,
  longestReach,
  outlineOf,
  standingOf,
  stands,
  typeOf,
} from '../model/lookup'
import type { TacticalState } from '../model/state'

/** Computed gaps of places where a move was stopped may miss the limit by this. */
const ROUNDED = CONTACT + 1e-6

/** Whether two outlines are so near that they count as touching. */
export function touches(a: Polygon, b: Polygon): boolean {
  return isGapWithin(a, b, ROUNDED)
}

/** Whether the bases of two units touch. Most are too far apart, which is asked first. */
export function areTouching(book: Book, state: TacticalState, a: Standing, b: Standing): boolean {
  const reach =
    ((typeOf(book, state, a).base + typeOf(book, state, b).base) / 2) * Math.SQRT2 + ROUNDED + ROUNDING
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  if (dx * dx + dy * dy > reach * reach) return false
  return touches(outlineOf(book, state, a), outlineOf(book, state, b))
}

/** Those with whom a unit is in close combat. Nothing is kept of it: to look at all units is quicker than an index of each state. */
function foesOf(book: Book, state: TacticalState, unit: Standing): readonly Standing[] {
  if (isAirborne(book, state, unit)) return NOBODY
  const foes: Standing[] = []
  const farthest = 2 * longestReach(book, state) + ROUNDED
  for (const other of state.units) {
    if (other.side === unit.side || !stands(other)) continue
    const dx = unit.at.x - other.at.x
    const dy = unit.at.y - other.at.y
    // Most are too far away, so that is asked first.
    if (dx * dx + dy * dy > farthest * farthest || isAirborne(book, state, other)) continue
    if (areTouching(book, state, unit, other)) foes.push(other)
  }
  const { base } = typeOf(book, state, unit)
  for (const piece of terrainOf(book, state).fortified) {
    if (!isNear(piece, unit.at, base)) continue
    for (const foe of throughWall(book, state, piece, unit)) if (!foes.includes(foe)) foes.push(foe)
  }
  return foes
}

/** Enemies whom a unit meets through the outline of a building or field defence, from outside or from inside (R32). */
function throughWall(book: Book, state: TacticalState, piece: Piece, unit: Standing): readonly Standing[] {
  const enemies = enemiesAt(book, state, piece, unit.side)
  if (enemies.length === 0) return enemies
  if (!isIn(piece, unit.at)) {
    const inside = enemies.filter(enemy => isIn(piece, enemy.at))
    const isTouching = inside.length > 0 && touches(outlineOf(book, state, unit), piece.outline)
    return isTouching ? nearest(inside, unit.at) : []
  }
  const friends = standingOf(state, unit.side).filter(
    each => !isAirborne(book, state, each) && isIn(piece, each.at),
  )
  return enemies.filter(
    enemy =>
      !isIn(piece, enemy.at) &&
      touches(outlineOf(book, state, enemy), piece.outline) &&
      nearest(friends, enemy.at).some(each => each.id === unit.id),
  )
}

/** The enemies of a side on the ground whose bases may reach the piece: mostly none. */
export function enemiesAt(book: Book, state: TacticalState, piece: Piece, side: Side): readonly Standing[] {
  const farthest = widestBase(book, state)
  const near: Standing[] = []
  for (const other of state.units) {
    if (other.side === side || !stands(other) || !isNear(piece, other.at, farthest)) continue
    if (isAirborne(book, state, other) || !isNear(piece, other.at, typeOf(book, state, other).base)) continue
    near.push(other)
  }
  return near
}

/** Whether a base of this size, however turned, may reach the piece. */
export function isNear(piece: Piece, at: Point, base: number): boolean {
  const reach = base * Math.SQRT1_2 + ROUNDED
  const { minX, minY, maxX, maxY } = piece.box
  return at.x >= minX - reach && at.x <= maxX + reach && at.y >= minY - reach && at.y <= maxY + reach
}

/** The nearest of some units by centres; several if they are equally near. */
function nearest(units: readonly Standing[], to: Point): readonly Standing[] {
  const least = Math.min(...units.map(unit => distance(unit.at, to)))
  return units.filter(unit => distance(unit.at, to) <= least + ROUNDING)
}

const NOBODY: readonly Standing[] = []

/** Section 5: close combat is between units in contact, directly or through a wall. */
export const contact: ContactPart = {
  foes(book, state, unit) {
    const here = findUnit(state, unit.id)
    return stands(here) ? foesOf(book, state, here) : NOBODY
  },
}
