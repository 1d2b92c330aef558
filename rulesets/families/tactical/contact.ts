import type { UnitId } from '../../../src/engine/ids'
import { memoBy } from '../../../src/engine/memo'
import { gap } from '../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'
import { ROUNDING } from '../../../src/geometry/tolerance'
import type { Book, ContactPart } from './book'
import { type Piece, terrainOf } from './ground'
import { CONTACT, type Standing, outlineOf, stands, typeOf } from './lookup'
import type { TacticalState, TacticalUnit } from './state'

/** Computed gaps of places where a move was stopped may miss the limit by this. */
const ROUNDED = CONTACT + 1e-6

/** Whether two outlines are so near that they count as touching. */
export function touches(a: Polygon, b: Polygon): boolean {
  return gap(a, b) <= ROUNDED
}

/** Who is in close combat with whom, for all units of a state. */
const pairsOf = memoBy((book: Book) =>
  memoBy((state: TacticalState): ReadonlyMap<UnitId, readonly Standing[]> => {
    const pairs = new Map<UnitId, Standing[]>()
    const join = (a: Standing, b: Standing): void => {
      const mine = pairs.get(a.id)
      if (mine?.includes(b)) return
      if (mine) mine.push(b)
      else pairs.set(a.id, [b])
    }
    const here = state.units.filter(stands)
    const sideA = here.filter(unit => unit.side === 'A')
    const sideB = here.filter(unit => unit.side === 'B')
    for (const a of sideA) {
      for (const b of sideB) {
        if (!areTouching(book, state, a, b)) continue
        join(a, b)
        join(b, a)
      }
    }
    if (book.customs.fortificationsEngage(state)) {
      for (const piece of terrainOf(book, state).fortified) {
        for (const [a, b] of throughWalls(book, state, piece, here)) {
          join(a, b)
          join(b, a)
        }
      }
    }
    return pairs
  }),
)

function areTouching(book: Book, state: TacticalState, a: Standing, b: Standing): boolean {
  const reach = (typeOf(book, state, a).base + typeOf(book, state, b).base) * Math.SQRT1_2 + ROUNDED
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  return dx * dx + dy * dy <= reach * reach && touches(outlineOf(book, state, a), outlineOf(book, state, b))
}

/** Those who touch a building or field defence, each with the nearest enemies inside (R32). */
function throughWalls(
  book: Book,
  state: TacticalState,
  piece: Piece,
  here: readonly Standing[],
): readonly (readonly [Standing, Standing])[] {
  const near = here.filter(unit => isNear(piece, unit.at, typeOf(book, state, unit).base))
  const inside = near.filter(unit => contains(piece.outline, unit.at))
  if (inside.length === 0) return []
  return near.flatMap(unit => {
    if (inside.includes(unit)) return []
    const enemies = inside.filter(each => each.side !== unit.side)
    if (enemies.length === 0 || !touches(outlineOf(book, state, unit), piece.outline)) return []
    return nearest(enemies, unit.at).map(enemy => [unit, enemy] as const)
  })
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
    return pairsOf(book)(state).get(unit.id) ?? NOBODY
  },
}
