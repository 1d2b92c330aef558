import type { UnitId } from '../../../src/engine/ids'
import { memoBy } from '../../../src/engine/memo'
import { gap } from '../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'
import { ROUNDING } from '../../../src/geometry/tolerance'
import type { Book, ContactPart } from './book'
import { type Piece, terrainOf } from './ground'
import {
  CONTACT,
  type Standing,
  groundEnemiesOf,
  isAirborne,
  outlineOf,
  standingOf,
  stands,
  typeOf,
} from './lookup'
import type { TacticalState, TacticalUnit } from './state'

/** Computed gaps of places where a move was stopped may miss the limit by this. */
const ROUNDED = CONTACT + 1e-6

/** Whether two outlines are so near that they count as touching. */
export function touches(a: Polygon, b: Polygon): boolean {
  return gap(a, b) <= ROUNDED
}

const found = memoBy((_: Book) => memoBy((_: TacticalState) => new Map<UnitId, readonly Standing[]>()))

/** Those with whom a unit is in close combat: worked out when first asked for in a state. */
function foesOf(book: Book, state: TacticalState, unit: Standing): readonly Standing[] {
  const foes: Standing[] = []
  if (isAirborne(book, unit)) return foes
  for (const enemy of groundEnemiesOf(book, state, unit.side)) {
    if (areTouching(book, state, unit, enemy)) foes.push(enemy)
  }
  if (!book.customs.fortificationsEngage(state)) return foes
  for (const piece of terrainOf(book, state).fortified) {
    if (!isNear(piece, unit.at, typeOf(book, state, unit).base)) continue
    for (const foe of throughWall(book, state, piece, unit)) if (!foes.includes(foe)) foes.push(foe)
  }
  return foes
}

function areTouching(book: Book, state: TacticalState, a: Standing, b: Standing): boolean {
  const reach = (typeOf(book, state, a).base + typeOf(book, state, b).base) * Math.SQRT1_2 + ROUNDED
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  return dx * dx + dy * dy <= reach * reach && touches(outlineOf(book, state, a), outlineOf(book, state, b))
}

/** Enemies whom a unit meets through the outline of a building or field defence, from outside or from inside (R32). */
function throughWall(book: Book, state: TacticalState, piece: Piece, unit: Standing): readonly Standing[] {
  const enemies = groundEnemiesOf(book, state, unit.side).filter(each =>
    isNear(piece, each.at, typeOf(book, state, each).base),
  )
  if (enemies.length === 0) return enemies
  if (!contains(piece.outline, unit.at)) {
    const inside = enemies.filter(enemy => contains(piece.outline, enemy.at))
    const isTouching = inside.length > 0 && touches(outlineOf(book, state, unit), piece.outline)
    return isTouching ? nearest(inside, unit.at) : []
  }
  const friends = standingOf(state, unit.side).filter(
    each => !isAirborne(book, each) && contains(piece.outline, each.at),
  )
  return enemies.filter(
    enemy =>
      !contains(piece.outline, enemy.at) &&
      touches(outlineOf(book, state, enemy), piece.outline) &&
      nearest(friends, enemy.at).some(each => each.id === unit.id),
  )
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

const NOBODY: readonly TacticalUnit[] = []

/** Section 5: close combat is between units in contact, directly or through a wall. */
export const contact: ContactPart = {
  foes(book, state, unit) {
    const kept = found(book)(state)
    const known = kept.get(unit.id)
    if (known) return known
    const here = state.units.find(each => each.id === unit.id)
    if (!stands(here)) return NOBODY
    const foes = foesOf(book, state, here)
    kept.set(unit.id, foes)
    return foes
  },
}
