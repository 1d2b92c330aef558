import { flatten, squareToSegment } from './outline'
import type { Point, Polygon } from './point'
import { pairs } from './polygons'
import { ROUNDING } from './tolerance'

/** The distance from a place to the nearest place of a line of straight pieces; Infinity if it has no points. */
export function distanceToLine(p: Point, points: readonly Point[]): number {
  let least = Infinity
  let last = points[0]
  for (const next of points) {
    if (last) least = Math.min(least, squareToSegment(p.x, p.y, last.x, last.y, next.x, next.y))
    last = next
  }
  return Math.sqrt(least)
}

/** A mitre goes at most this many half widths beyond its corner. */
const MITRE = 2

/** The outline of a line of straight pieces drawn `width` wide: mitred corners, ends cut off square. */
export function strip(points: readonly Point[], width: number): Polygon {
  const line = points.filter((p, i) => {
    const last = points[i - 1]
    return !last || last.x !== p.x || last.y !== p.y
  })
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, p] of line.entries()) {
    const into = step(line[i - 1], p)
    const out = step(p, line[i + 1]) ?? into
    const first = into ?? out
    if (!first || !out) return []
    // The half-way normal, lengthened so that both edges keep their distance from the line.
    const x = -(first.y + out.y)
    const y = first.x + out.x
    const square = x * x + y * y
    const reach = square > 1e-12 ? Math.min(2 / square, MITRE / Math.sqrt(square)) : 0
    const ox = (square > 1e-12 ? x * reach : -first.y) * (width / 2)
    const oy = (square > 1e-12 ? y * reach : first.x) * (width / 2)
    left.push({ x: p.x - ox, y: p.y - oy })
    right.push({ x: p.x + ox, y: p.y + oy })
  }
  return [...left, ...right.toReversed()]
}

function step(a: Point | undefined, b: Point | undefined): Point | undefined {
  if (!a || !b) return undefined
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
}

/**
 * The stretch of the line from (ax, ay) to (bx, by) that is within `radius` of the segment p-q, written to `out` at
 * `at` as two parameters cut to 0..1. Returns whether there is one (a touch, of no length, is one).
 */
export function nearSegment(
  px: number,
  py: number,
  qx: number,
  qy: number,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Float64Array,
  at: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  if (square < ROUNDING * ROUNDING) {
    out[at] = 0
    out[at + 1] = 1
    return squareToSegment(ax, ay, px, py, qx, qy) <= radius * radius
  }
  let from = Infinity
  let to = -Infinity
  // The rounded ends.
  for (let end = 0; end < 2; end++) {
    const ox = ax - (end === 0 ? px : qx)
    const oy = ay - (end === 0 ? py : qy)
    const half = ox * dx + oy * dy
    const root = half * half - square * (ox * ox + oy * oy - radius * radius)
    if (root < 0) continue
    const spread = Math.sqrt(root)
    from = Math.min(from, (-half - spread) / square)
    to = Math.max(to, (-half + spread) / square)
  }
  // The straight part between them.
  const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))
  if (length > ROUNDING) {
    const ux = (qx - px) / length
    const uy = (qy - py) / length
    const s = (ax - px) * ux + (ay - py) * uy
    const w = (ax - px) * -uy + (ay - py) * ux
    const ds = dx * ux + dy * uy
    const dw = dx * -uy + dy * ux
    let enter = -Infinity
    let leave = Infinity
    if (ds === 0) {
      if (s < 0 || s > length) enter = Infinity
    } else {
      enter = Math.min(-s / ds, (length - s) / ds)
      leave = Math.max(-s / ds, (length - s) / ds)
    }
    if (Math.abs(dw) < ROUNDING) {
      // Running along the edge counts as inside, whatever rounding makes of it.
      if (Math.abs(w) > radius + ROUNDING) enter = Infinity
    } else {
      enter = Math.max(enter, Math.min((-radius - w) / dw, (radius - w) / dw))
      leave = Math.min(leave, Math.max((-radius - w) / dw, (radius - w) / dw))
    }
    if (enter <= leave) {
      from = Math.min(from, enter)
      to = Math.max(to, leave)
    }
  }
  if (from < 0) from = 0
  if (to > 1) to = 1
  if (!(from <= to)) return false
  out[at] = from
  out[at + 1] = to
  return true
}

/**
 * As `stripCrossings` for flat corners: writes merged pairs to `out` (room for two numbers a corner) and returns how
 * many numbers.
 */
export function crossStrip(
  line: Float64Array,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Float64Array,
): number {
  let count = 0
  const length = line.length
  for (let i = 0; i + 3 < length || (i === 0 && length === 2); i += 2) {
    const px = line[i] ?? 0
    const py = line[i + 1] ?? 0
    const qx = line[i + 2] ?? px
    const qy = line[i + 3] ?? py
    if (apart(px, qx, ax, bx) > radius + ROUNDING || apart(py, qy, ay, by) > radius + ROUNDING) continue
    if (nearSegment(px, py, qx, qy, radius, ax, ay, bx, by, out, count)) count += 2
  }
  return count <= 2 ? count : mergePairs(out, count)
}

/** The gap between the stretches p-q and a-b of one axis; negative where they overlap. */
function apart(p: number, q: number, a: number, b: number): number {
  return Math.max(Math.min(p, q) - Math.max(a, b), Math.min(a, b) - Math.max(p, q))
}

/** Sorts pairs in place by where they begin and joins those that overlap or touch. */
function mergePairs(out: Float64Array, count: number): number {
  for (let i = 2; i < count; i += 2) {
    const from = out[i] ?? 0
    const to = out[i + 1] ?? 0
    let j = i - 2
    while (j >= 0 && (out[j] ?? 0) > from) {
      out[j + 2] = out[j] ?? 0
      out[j + 3] = out[j + 1] ?? 0
      j -= 2
    }
    out[j + 2] = from
    out[j + 3] = to
  }
  let kept = 2
  for (let i = 2; i < count; i += 2) {
    const from = out[i] ?? 0
    const to = out[i + 1] ?? 0
    if (from <= (out[kept - 1] ?? 0)) out[kept - 1] = Math.max(out[kept - 1] ?? 0, to)
    else {
      out[kept++] = from
      out[kept++] = to
    }
  }
  return kept
}

/** The stretches of the line from `a` to `b` within half of `width` of a line of straight pieces, in order. */
export function stripCrossings(
  points: readonly Point[],
  width: number,
  a: Point,
  b: Point,
): readonly (readonly [number, number])[] {
  const line = flatten(points)
  const out = new Float64Array(points.length * 2 + 2)
  return pairs(out, crossStrip(line, width / 2, a.x, a.y, b.x, b.y, out)).filter(([from, to]) => to > from)
}
