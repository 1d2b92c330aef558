import { isConvex } from './convex'
import type { Point, Polygon } from './point'
import { signedArea } from './polygons'

/**
 * Convex outlines that together are the given one: itself if it is convex, else triangles. Cuts one ear after the other;
 * of an outline that crosses itself it makes what it can.
 */
export function convexParts(polygon: Polygon): readonly Polygon[] {
  if (polygon.length <= 3 || isConvex(polygon)) return [polygon]
  const left = signedArea(polygon) > 0 ? [...polygon] : polygon.toReversed()
  const parts: Polygon[] = []
  while (left.length > 3) {
    const at = left.findIndex((_, i) => isEar(left, i))
    const i = Math.max(0, at)
    const [a, b, c] = cornerOf(left, i)
    if (a && b && c && Math.abs(cross(a, b, c)) > 1e-12) parts.push([a, b, c])
    left.splice(i, 1)
  }
  parts.push(left)
  return parts
}

function cornerOf(ring: readonly Point[], i: number): readonly (Point | undefined)[] {
  const n = ring.length
  return [ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]]
}

function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function isEar(ring: readonly Point[], i: number): boolean {
  const [a, b, c] = cornerOf(ring, i)
  if (!a || !b || !c || cross(a, b, c) <= 0) return false
  return ring.every(
    p => p === a || p === b || p === c || cross(a, b, p) < 0 || cross(b, c, p) < 0 || cross(c, a, p) < 0,
  )
}
