import { orient2d } from 'robust-predicates'
import { crossFlat, flatten, isInside, isInsideOrNear, roomFor, squareToOutline } from './outline'
import { distance, type Point, type Polygon } from './point'
import { WITHIN } from './tolerance'

/** An upright box, in board units. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Whether a place is inside an outline; on the outline counts as inside, up to 0.01 inch beyond it. */
export function contains(polygon: Polygon, p: Point): boolean {
  return isInsideOrNear(flatten(polygon), p.x, p.y, WITHIN)
}

/** The smallest upright box around some points; turned inside out (Infinity) if there are none. */
export function bounds(points: readonly Point[]): Box {
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (const { x, y } of points) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

/** The area of an outline in square board units, negative where its corners go round anticlockwise on the screen. */
export function signedArea(outline: Polygon): number {
  let twice = 0
  let last = outline.at(-1)
  for (const next of outline) {
    if (last) twice += last.x * next.y - next.x * last.y
    last = next
  }
  return twice / 2
}

/** The middle of the upright box around some points. */
export function middle(points: readonly Point[]): Point {
  const { minX, minY, maxX, maxY } = bounds(points)
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
}

/** The distance between the nearest points of two boxes; 0 where they touch or overlap. */
export function distanceOfBoxes(a: Box, b: Box): number {
  const x = Math.max(0, a.minX - b.maxX, b.minX - a.maxX)
  const y = Math.max(0, a.minY - b.maxY, b.minY - a.maxY)
  return Math.sqrt(x * x + y * y)
}

/** The gap between two boxes on the axis where they are farther apart: never more than that of what they hold. */
export function gapOfBoxes(a: Box, b: Box): number {
  return Math.max(0, a.minX - b.maxX, b.minX - a.maxX, a.minY - b.maxY, b.minY - a.maxY)
}

/** Pairs of numbers out of the first `count` numbers of a list. */
export function pairs(list: Float64Array, count: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (let i = 0; i + 1 < count; i += 2) found.push([list[i] ?? 0, list[i + 1] ?? 0])
  return found
}

/**
 * The stretches of the line from `a` to `b` inside an outline, as parameters 0 (at `a`) to 1 (at `b`), in order.
 * Running along the outline counts as inside; touching it in one place makes no stretch.
 */
export function crossings(polygon: Polygon, a: Point, b: Point): readonly (readonly [number, number])[] {
  const flat = flatten(polygon)
  const out = new Float64Array(roomFor(flat))
  return pairs(out, crossFlat(flat, a.x, a.y, b.x, b.y, out))
}

/** How many inches of the line from `a` to `b` lie inside an outline. */
export function insideLength(polygon: Polygon, a: Point, b: Point): number {
  let share = 0
  for (const [from, to] of crossings(polygon, a, b)) share += to - from
  return share * distance(a, b)
}

/** The distance from a place to an outline; 0 if it is inside. */
export function distanceToPolygon(p: Point, polygon: Polygon): number {
  const flat = flatten(polygon)
  return isInside(flat, p.x, p.y) ? 0 : Math.sqrt(squareToOutline(flat, p.x, p.y))
}

/** Whether the segments a-b and c-d have a place in common; touching counts. Decided without rounding. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  // Most segments are nowhere near one another: their boxes say so at once.
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false
  const abc = Math.sign(orient2d(a.x, a.y, b.x, b.y, c.x, c.y))
  const abd = Math.sign(orient2d(a.x, a.y, b.x, b.y, d.x, d.y))
  // Both ends on one side of the line: nothing of what lies between them is on it.
  if (abc * abd > 0) return false
  const cda = Math.sign(orient2d(c.x, c.y, d.x, d.y, a.x, a.y))
  const cdb = Math.sign(orient2d(c.x, c.y, d.x, d.y, b.x, b.y))
  if (abc * abd < 0 && cda * cdb < 0) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Whether `p`, known to be in line with a-b, lies on it. */
function isBetween(a: Point, b: Point, p: Point): boolean {
  return (
    p.x >= Math.min(a.x, b.x) &&
    p.x <= Math.max(a.x, b.x) &&
    p.y >= Math.min(a.y, b.y) &&
    p.y <= Math.max(a.y, b.y)
  )
}
