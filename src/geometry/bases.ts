import { isConvex } from './convex'
import { nearSegment } from './lines'
import { crossFlat, flatten, isInside, roomFor, squareToOutline, squareToSegment, type Flat } from './outline'
import { distance, heading, type Degrees, type Point, type Polygon } from './point'
import { bounds, gapOfBoxes, segmentsCross } from './polygons'

/** The four corners of a base: front left, front right, back right, back left. `width` is its front, in inches. */
export function footprint(at: Point, facing: Degrees, width: number, depth: number): Polygon {
  const ahead = heading(facing)
  const fx = (ahead.x * depth) / 2
  const fy = (ahead.y * depth) / 2
  const rx = (-ahead.y * width) / 2
  const ry = (ahead.x * width) / 2
  return [
    { x: at.x + fx - rx, y: at.y + fy - ry },
    { x: at.x + fx + rx, y: at.y + fy + ry },
    { x: at.x - fx + rx, y: at.y - fy + ry },
    { x: at.x - fx - rx, y: at.y - fy - ry },
  ]
}

/**
 * How deep two outlines overlap, in inches: the shortest push that would part them; 0 when they are apart or touch.
 * Where one of them is not convex it is the depth of the deepest place of one outline inside the other.
 */
export function overlapDepth(a: Polygon, b: Polygon): number {
  if (isConvex(a) && isConvex(b)) return convexDepth(a, b)
  const flatA = flatten(a)
  const flatB = flatten(b)
  return Math.max(deepest(flatA, flatB), deepest(flatB, flatA))
}

/** As `overlapDepth` for two outlines that are known to bend only one way, as all bases do. */
export function convexDepth(a: Polygon, b: Polygon): number {
  const across = depthAcross(a, b)
  return across === 0 ? 0 : Math.min(across, depthAcross(b, a))
}

/** The least overlap of two convex outlines along the normals of the edges of `a`; 0 if some normal parts them. */
function depthAcross(a: Polygon, b: Polygon): number {
  let least = Infinity
  let last = a.at(-1)
  for (const next of a) {
    if (last) {
      const length = distance(last, next)
      if (length > 0) {
        const depth = overlapAlong(a, b, (last.y - next.y) / length, (next.x - last.x) / length)
        if (depth <= 0) return 0
        if (depth < least) least = depth
      }
    }
    last = next
  }
  return least
}

function overlapAlong(a: Polygon, b: Polygon, nx: number, ny: number): number {
  let minA = Infinity
  let maxA = -Infinity
  let minB = Infinity
  let maxB = -Infinity
  for (const p of a) {
    const d = p.x * nx + p.y * ny
    if (d < minA) minA = d
    if (d > maxA) maxA = d
  }
  for (const p of b) {
    const d = p.x * nx + p.y * ny
    if (d < minB) minB = d
    if (d > maxB) maxB = d
  }
  return Math.min(maxA - minB, maxB - minA)
}

/** The greatest depth inside `b` of the corners of `a` and of the middles of its edges' stretches inside `b`. */
function deepest(a: Flat, b: Flat): number {
  let most = 0
  const out = new Float64Array(roomFor(b))
  let px = a[a.length - 2] ?? 0
  let py = a[a.length - 1] ?? 0
  const look = (x: number, y: number) => {
    if (isInside(b, x, y)) most = Math.max(most, Math.sqrt(squareToOutline(b, x, y)))
  }
  for (let i = 0; i < a.length; i += 2) {
    const qx = a[i] ?? 0
    const qy = a[i + 1] ?? 0
    look(qx, qy)
    const count = crossFlat(b, px, py, qx, qy, out)
    for (let j = 0; j < count; j += 2) {
      const middle = ((out[j] ?? 0) + (out[j + 1] ?? 0)) / 2
      look(px + (qx - px) * middle, py + (qy - py) * middle)
    }
    px = qx
    py = qy
  }
  return most
}

/** The gap between two outlines in inches; 0 when they touch or overlap. */
export function gap(a: Polygon, b: Polygon): number {
  if (gapOfBoxes(bounds(a), bounds(b)) === 0) {
    const [cornerA] = a
    const [cornerB] = b
    if ((cornerA && isIn(b, cornerA)) || (cornerB && isIn(a, cornerB))) return 0
    if (outlinesCross(a, b)) return 0
  }
  return Math.sqrt(Math.min(leastSquare(a, b), leastSquare(b, a)))
}

/** Whether two outlines are no farther apart than `within` inches: the cheap question, for most are not. */
export function isGapWithin(a: Polygon, b: Polygon, within: number): boolean {
  return gapOfBoxes(bounds(a), bounds(b)) <= within && gap(a, b) <= within
}

function isIn(polygon: Polygon, { x, y }: Point): boolean {
  return isInside(flatten(polygon), x, y)
}

/** Square of the least distance from the corners of one outline to the edges of the other. */
function leastSquare(corners: Polygon, edges: Polygon): number {
  let least = Infinity
  for (const { x, y } of corners) {
    let p = edges.at(-1)
    for (const q of edges) {
      if (p) least = Math.min(least, squareToSegment(x, y, p.x, p.y, q.x, q.y))
      p = q
    }
  }
  return least
}

function outlinesCross(a: Polygon, b: Polygon): boolean {
  let p = a.at(-1)
  for (const q of a) {
    let r = b.at(-1)
    for (const s of b) {
      if (p && r && segmentsCross(p, q, r, s)) return true
      r = s
    }
    p = q
  }
  return false
}

/**
 * How far along the straight move from `from` to `to` (0..1) a base turned to `facing` first comes within `within`
 * inches of another outline; null if it never does. Exact: the nearest places of two outlines that are apart are
 * always a corner of one and an edge of the other.
 */
export function firstContact(
  base: { readonly width: number; readonly depth: number },
  facing: Degrees,
  from: Point,
  to: Point,
  other: Polygon,
  within: number,
): number | null {
  const moving = footprint(from, facing, base.width, base.depth)
  if (isGapWithin(moving, other, within)) return 0
  const dx = to.x - from.x
  const dy = to.y - from.y
  const out = new Float64Array(2)
  let first = Infinity
  const meet = (corners: Polygon, edges: Polygon, sx: number, sy: number) => {
    for (const c of corners) {
      let p = edges.at(-1)
      for (const q of edges) {
        if (p && nearSegment(p.x, p.y, q.x, q.y, within, c.x, c.y, c.x + sx, c.y + sy, out, 0)) {
          first = Math.min(first, out[0] ?? 0)
        }
        p = q
      }
    }
  }
  meet(moving, other, dx, dy)
  meet(other, moving, -dx, -dy)
  return first <= 1 ? first : null
}
