import type { Polygon } from './point'
import { ROUNDING } from './tolerance'

/** Corners as x0, y0, x1, y1, … for the functions that are called often. */
export type Flat = Float64Array

/** A polygon's corners in one flat array. */
export function flatten(polygon: Polygon): Flat {
  const flat = new Float64Array(polygon.length * 2)
  let at = 0
  for (const corner of polygon) {
    flat[at++] = corner.x
    flat[at++] = corner.y
  }
  return flat
}

/** Square of the distance from (x, y) to the segment from (px, py) to (qx, qy). */
export function squareToSegment(
  x: number,
  y: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): number {
  const dx = qx - px
  const dy = qy - py
  const square = dx * dx + dy * dy
  let t = square > 0 ? ((x - px) * dx + (y - py) * dy) / square : 0
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const ox = px + dx * t - x
  const oy = py + dy * t - y
  return ox * ox + oy * oy
}

/** Square of the distance from (x, y) to the nearest edge of an outline. */
export function squareToOutline(flat: Flat, x: number, y: number): number {
  const length = flat.length
  let least = Infinity
  let px = flat[length - 2] ?? 0
  let py = flat[length - 1] ?? 0
  for (let i = 0; i < length; i += 2) {
    const qx = flat[i] ?? 0
    const qy = flat[i + 1] ?? 0
    const square = squareToSegment(x, y, px, py, qx, qy)
    if (square < least) least = square
    px = qx
    py = qy
  }
  return least
}

/** Whether (x, y) is inside by counting the edges to the east of it; a place on the outline may go either way. */
export function isInside(flat: Flat, x: number, y: number): boolean {
  const length = flat.length
  let inside = false
  let px = flat[length - 2] ?? 0
  let py = flat[length - 1] ?? 0
  for (let i = 0; i < length; i += 2) {
    const qx = flat[i] ?? 0
    const qy = flat[i + 1] ?? 0
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside
    px = qx
    py = qy
  }
  return inside
}

/** Whether (x, y) is inside the outline or no farther than `tolerance` from it. */
export function isInsideOrNear(flat: Flat, x: number, y: number, tolerance: number): boolean {
  return isInside(flat, x, y) || squareToOutline(flat, x, y) <= tolerance * tolerance
}

/** How many numbers `crossFlat` may need in its `out` for an outline. */
export function roomFor(flat: Flat): number {
  return flat.length + 8
}

/** Sorts the first `count` numbers of `list` in place; for the handful that a line and an outline share. */
export function sortFirst(list: Float64Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const value = list[i] ?? 0
    let j = i - 1
    while (j >= 0 && (list[j] ?? 0) > value) {
      list[j + 1] = list[j] ?? 0
      j--
    }
    list[j + 1] = value
  }
}

/**
 * Writes the stretches of the line from (ax, ay) to (bx, by) that lie inside an outline to `out`, as pairs of
 * parameters 0..1 in order, and returns how many numbers it wrote. Running along the outline counts as inside;
 * touching it in one place does not make a stretch.
 */
export function crossFlat(
  flat: Flat,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Float64Array,
): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  if (square < ROUNDING * ROUNDING) {
    if (!isInsideOrNear(flat, ax, ay, ROUNDING)) return 0
    out[0] = 0
    out[1] = 1
    return 2
  }
  const limit = ROUNDING * Math.sqrt(square)
  const length = flat.length
  let count = 0
  let px = (flat[length - 2] ?? 0) - ax
  let py = (flat[length - 1] ?? 0) - ay
  let side = dx * py - dy * px
  for (let i = 0; i < length; i += 2) {
    const qx = (flat[i] ?? 0) - ax
    const qy = (flat[i + 1] ?? 0) - ay
    const next = dx * qy - dy * qx
    if (next < limit && next > -limit) return crossTouching(flat, ax, ay, bx, by, out)
    if (side < 0 !== next < 0) {
      const share = side / (side - next)
      out[count++] = (dx * (px + (qx - px) * share) + dy * (py + (qy - py) * share)) / square
    }
    px = qx
    py = qy
    side = next
  }
  if (count === 0) return 0
  if (count > 2) sortFirst(out, count)
  else if ((out[0] ?? 0) > (out[1] ?? 0)) {
    const first = out[0] ?? 0
    out[0] = out[1] ?? 0
    out[1] = first
  }
  return clipPairs(out, count)
}

/** Cuts sorted pairs of parameters to 0..1 in place and drops those that are left empty. */
function clipPairs(out: Float64Array, count: number): number {
  let kept = 0
  for (let i = 0; i + 1 < count; i += 2) {
    const from = Math.max(0, out[i] ?? 0)
    const to = Math.min(1, out[i + 1] ?? 0)
    if (to <= from) continue
    out[kept++] = from
    out[kept++] = to
  }
  return kept
}

/** As `crossFlat`, for a line that goes through a corner or along an edge: each piece is judged by its middle. */
function crossTouching(
  flat: Flat,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  out: Float64Array,
): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const run = Math.sqrt(square)
  const limit = ROUNDING * run
  const length = flat.length
  const cuts = new Float64Array(length + 2)
  let count = 0
  cuts[count++] = 0
  cuts[count++] = 1
  const add = (t: number) => {
    if (t > 0 && t < 1) cuts[count++] = t
  }
  let px = (flat[length - 2] ?? 0) - ax
  let py = (flat[length - 1] ?? 0) - ay
  let side = dx * py - dy * px
  for (let i = 0; i < length; i += 2) {
    const qx = (flat[i] ?? 0) - ax
    const qy = (flat[i + 1] ?? 0) - ay
    const next = dx * qy - dy * qx
    if (Math.abs(next) < limit) add((dx * qx + dy * qy) / square)
    else if (Math.abs(side) >= limit && side < 0 !== next < 0) {
      const share = side / (side - next)
      add((dx * (px + (qx - px) * share) + dy * (py + (qy - py) * share)) / square)
    }
    px = qx
    py = qy
    side = next
  }
  sortFirst(cuts, count)
  let kept = 0
  for (let i = 0; i + 1 < count; i++) {
    const from = cuts[i] ?? 0
    const to = cuts[i + 1] ?? 0
    if ((to - from) * run < ROUNDING) continue
    const middle = (from + to) / 2
    if (!isInsideOrNear(flat, ax + dx * middle, ay + dy * middle, ROUNDING)) continue
    if (kept > 0 && (from - (out[kept - 1] ?? 0)) * run < ROUNDING) out[kept - 1] = to
    else {
      out[kept++] = from
      out[kept++] = to
    }
  }
  return kept
}
