import { clipped } from './clip'
import type { Point, Polygon } from './point'
import { ROUNDING, WITHIN } from './tolerance'

/** A stretch of a line by its parameters, 0 (at its beginning) to 1. */
export type Stretch = readonly [number, number]

/** What an outline hides of a line: `whole` as it stands; `core` is less at both ends, for a look that grazes it is not stopped by it. */
export interface Shadow {
  readonly whole: Stretch
  readonly core: Stretch
}

/**
 * The shadow that a convex outline throws on the line from `a` to `b` for somebody at `from`; null if it hides nothing of it.
 * Exact. As lines of sight go, a look that comes no more than 0.01 inch inside the outline only grazes it, and an outline that comes
 * no more than 0.01 inch before the line stands beside it.
 */
export function shadowOn(from: Point, a: Point, b: Point, outline: Polygon): Shadow | null {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = Math.hypot(dx, dy)
  if (length <= ROUNDING) return null
  // The way straight to the line: (nx, ny), so many inches.
  const away = ((a.x - from.x) * dy - (a.y - from.y) * dx) / length
  if (Math.abs(away) <= NEAR) return null
  const nx = (Math.sign(away) * dy) / length
  const ny = (-Math.sign(away) * dx) / length
  const eye = from.x * nx + from.y * ny
  const nearer = clipped(outline, nx, ny, eye + Math.abs(away) - WITHIN)
  const between = clipped(nearer, -nx, -ny, -(eye + NEAR))
  // Where the way straight to the line meets it.
  const foot = ((from.x - a.x) * dx + (from.y - a.y) * dy) / length
  let [first, last, coreFirst, coreLast] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const corner of between) {
    const ahead = corner.x * nx + corner.y * ny - eye
    const beside = ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / length
    const angle = Math.atan2(beside, ahead)
    const graze = Math.asin(Math.min(1, WITHIN / Math.hypot(ahead, beside)))
    const at = (turned: number): number => (foot + Math.abs(away) * Math.tan(turned)) / length
    first = Math.min(first, at(angle))
    last = Math.max(last, at(angle))
    if (angle + graze < Math.PI / 2) coreFirst = Math.min(coreFirst, at(angle + graze))
    if (angle - graze > -Math.PI / 2) coreLast = Math.max(coreLast, at(angle - graze))
  }
  return coreLast - coreFirst > ROUNDING && last > 0 && first < 1
    ? { whole: [first, last], core: [coreFirst, coreLast] }
    : null
}

/** What is no farther ahead of the eye than this, in inches, hides nothing: it stands beside it. */
const NEAR = 2 * WITHIN

/**
 * What is left of a line when shadows fall on it, in order. No look finds its way between two shadows that meet, though it would graze
 * either of them alone. Places without length are not left over.
 */
export function unhidden(shadows: readonly Shadow[]): readonly Stretch[] {
  const left: Stretch[] = []
  let open = 0
  let met = -Infinity
  let hidden: Stretch | null = null
  for (const { whole, core } of shadows.toSorted((one, other) => one.whole[0] - other.whole[0])) {
    if (hidden && whole[0] <= met + ROUNDING) {
      hidden = [Math.min(hidden[0], core[0]), Math.max(hidden[1], core[1])]
      met = Math.max(met, whole[1])
      continue
    }
    if (hidden) open = closed(left, open, hidden)
    hidden = core
    met = whole[1]
  }
  if (hidden) open = closed(left, open, hidden)
  if (1 - open > ROUNDING) left.push([open, 1])
  return left
}

/** Adds what lies before a hidden stretch; where what lies behind it begins. */
function closed(left: Stretch[], open: number, [from, to]: Stretch): number {
  if (from - open > ROUNDING) left.push([open, Math.min(1, from)])
  return Math.max(open, to)
}
