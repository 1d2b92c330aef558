import { type Point, type Polygon, along, distance } from '../../../../src/geometry/point'
import { bounds, contains, insideLength } from '../../../../src/geometry/polygons'
import { type Stretch, shadowOn, unhidden } from '../../../../src/geometry/shadows'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { terrainOf } from '../model/ground'
import type { Piece } from '../model/ways'
import type { AncientState, Standing } from '../model/state'
import { outlineOf, scaled, standing } from '../model/units'

/** Who looks at whom, from where, and at which part of the base. */
export interface Look {
  readonly unit: Standing
  readonly target: Standing
  readonly from: Point
  readonly part: Polygon
}

/**
 * The nearest place of a base that is seen, no farther away than a range; null if there is none (R19, R20). Decided by the shadows
 * of all that stands between, so that a sliver beside a corner is seen however narrow it is.
 */
export function nearestSeen(book: Book, state: AncientState, look: Look, range: number): Point | null {
  const { from, part } = look
  const { shadowing, own } = between(book, state, look)
  const most = scaled(state, book.numbers.seenWithin) + WITHIN
  const excess = (to: Point): number =>
    own.reduce((sum, piece) => Math.max(sum, insideLength(piece.outline, from, to) - most), 0)
  let found: Point | null = null
  let least = range + WITHIN
  let a = part.at(-1)
  for (const b of part) {
    for (const stretch of a ? openTo(from, a, b, shadowing, own) : []) {
      const place = a && nearestOn(from, a, b, stretch, excess)
      const away = place ? distance(from, place) : Infinity
      if (away > least || (found && away === least)) continue
      least = away
      found = place ?? null
    }
    a = b
  }
  return found
}

/** What may throw a shadow between the two: bases of others and ground that neither of them is in; and the ground that they are in. */
function between(
  book: Book,
  state: AncientState,
  { unit, target, from, part }: Look,
): { readonly shadowing: readonly Polygon[]; readonly own: readonly Piece[] } {
  const box = bounds([from, ...part])
  const reach = state.scenario.base
  const others = standing(state.units).filter(
    ({ id, at }) =>
      id !== unit.id &&
      id !== target.id &&
      at.x > box.minX - reach &&
      at.x < box.maxX + reach &&
      at.y > box.minY - reach &&
      at.y < box.maxY + reach,
  )
  const isOwn = ({ outline }: Piece): boolean => contains(outline, unit.at) || contains(outline, target.at)
  const { blocking } = terrainOf(book, state)
  const own = blocking.filter(isOwn)
  const ground = blocking.filter(piece => !own.includes(piece)).flatMap(piece => piece.parts)
  return { shadowing: [...others.map(other => outlineOf(state, other)), ...ground], own }
}

/** The stretches of an edge that no shadow falls on, cut where a corner of the ground of one of the two lies in line with them. */
function openTo(
  from: Point,
  a: Point,
  b: Point,
  shadowing: readonly Polygon[],
  own: readonly Piece[],
): readonly Stretch[] {
  const shadows = shadowing.map(outline => shadowOn(from, a, b, outline)).filter(each => each !== null)
  const left = unhidden(shadows)
  if (own.length === 0 || left.length === 0) return left
  const cuts = own.flatMap(piece => piece.outline.map(corner => inLine(from, a, b, corner)))
  return left.flatMap(([first, last]) => {
    const inside = cuts.filter(at => at > first && at < last).toSorted((one, other) => one - other)
    const ends = [first, ...inside, last]
    return inside.length === 0
      ? [[first, last] as const]
      : ends.slice(1).map((to, i) => [ends[i] ?? 0, to] as const)
  })
}

/** Where the line from a place through another meets the line from `a` to `b`, by its parameter. */
function inLine(from: Point, a: Point, b: Point, through: Point): number {
  const [x, y] = [through.x - from.x, through.y - from.y]
  const across = x * (b.y - a.y) - y * (b.x - a.x)
  return Math.abs(across) <= ROUNDING ? -1 : (x * (from.y - a.y) - y * (from.x - a.x)) / across
}

/** The nearest place of a stretch to which no more of the line runs through the ground of either than may; null if there is none. */
function nearestOn(
  from: Point,
  a: Point,
  b: Point,
  [first, last]: Stretch,
  excess: (to: Point) => number,
): Point | null {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const foot = square > 0 ? ((from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y)) / square : 0
  const nearest = Math.min(last, Math.max(first, foot))
  const over = (t: number): number => excess(along(a, b, t))
  if (over(nearest) <= 0) return along(a, b, nearest)
  const best = lowest(over, first, last)
  if (over(best) > 0) return null
  let [bad, good] = [nearest, best]
  while (Math.abs(good - bad) > ROUNDING) {
    const middle = (bad + good) / 2
    if (over(middle) > 0) bad = middle
    else good = middle
  }
  return along(a, b, good)
}

/** Where a function that falls and rises once is lowest between two values. */
function lowest(of: (t: number) => number, first: number, last: number): number {
  let [low, high] = [first, last]
  while (high - low > ROUNDING) {
    const third = (high - low) / 3
    if (of(low + third) <= of(high - third)) high -= third
    else low += third
  }
  const middle = (low + high) / 2
  return [first, middle, last].reduce((one, other) => (of(other) < of(one) ? other : one))
}
