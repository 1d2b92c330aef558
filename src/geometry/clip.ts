import { heading, type Degrees, type Point, type Polygon } from './point'

/** The part of a convex outline where x * nx + y * ny is at most `limit`; empty if there is none. */
export function clipped(polygon: Polygon, nx: number, ny: number, limit: number): Polygon {
  const kept: Point[] = []
  let last = polygon.at(-1)
  for (const next of polygon) {
    if (last) {
      const a = last.x * nx + last.y * ny - limit
      const b = next.x * nx + next.y * ny - limit
      if (a <= 0 !== b <= 0) {
        const t = a / (a - b)
        kept.push({ x: last.x + (next.x - last.x) * t, y: last.y + (next.y - last.y) * t })
      }
      if (b <= 0) kept.push(next)
    }
    last = next
  }
  return kept
}

/**
 * An outline as somebody sees it who stands at `at` and looks along `facing`: x to his right, y straight ahead. (On the
 * table y runs to the south; here it runs forward.)
 */
export function seenFrom(at: Point, facing: Degrees, polygon: Polygon): Polygon {
  const ahead = heading(facing)
  return polygon.map(({ x, y }) => {
    const dx = x - at.x
    const dy = y - at.y
    return { x: -dx * ahead.y + dy * ahead.x, y: dx * ahead.x + dy * ahead.y }
  })
}

/** How much of the stretch from `low` to `high` the values of some places cover, by their extremes; 0 if none. */
export function shadow(values: readonly number[], low: number, high: number): number {
  if (values.length === 0) return 0
  let least = Infinity
  let most = -Infinity
  for (const each of values) {
    if (each < least) least = each
    if (each > most) most = each
  }
  return Math.max(0, Math.min(high, most) - Math.max(low, least))
}
