import type { Polygon } from './point'

/**
 * The part of a straight slide by (dx, dy) during which one convex outline overlaps another by more than `slack` inches,
 * as parameters 0 (start) to 1 (end of the slide); null if it never does. Exact: two convex outlines overlap as long as
 * they do along the normal of every edge of both.
 */
export function overlapDuring(
  moving: Polygon,
  dx: number,
  dy: number,
  other: Polygon,
  slack: number,
): readonly [number, number] | null {
  const span = { from: 0, to: 1 }
  return narrow(span, moving, moving, dx, dy, other, slack) &&
    narrow(span, other, moving, dx, dy, other, slack)
    ? [span.from, span.to]
    : null
}

/** Narrows the span to where the two overlap along every normal of `edges`. False as soon as nothing is left. */
function narrow(
  span: { from: number; to: number },
  edges: Polygon,
  moving: Polygon,
  dx: number,
  dy: number,
  other: Polygon,
  slack: number,
): boolean {
  let last = edges.at(-1)
  for (const next of edges) {
    if (last) {
      const length = Math.hypot(next.x - last.x, next.y - last.y)
      if (length > 0) {
        const nx = (last.y - next.y) / length
        const ny = (next.x - last.x) / length
        if (!alongNormal(span, moving, dx * nx + dy * ny, nx, ny, other, slack)) return false
      }
    }
    last = next
  }
  return true
}

function alongNormal(
  span: { from: number; to: number },
  moving: Polygon,
  speed: number,
  nx: number,
  ny: number,
  other: Polygon,
  slack: number,
): boolean {
  let a0 = Infinity
  let a1 = -Infinity
  let b0 = Infinity
  let b1 = -Infinity
  for (const p of moving) {
    const d = p.x * nx + p.y * ny
    if (d < a0) a0 = d
    if (d > a1) a1 = d
  }
  for (const p of other) {
    const d = p.x * nx + p.y * ny
    if (d < b0) b0 = d
    if (d > b1) b1 = d
  }
  // They overlap while a1 + speed t > b0 + slack and a0 + speed t < b1 - slack.
  const near = b0 + slack - a1
  const far = b1 - slack - a0
  if (Math.abs(speed) < 1e-12) return near < 0 && far > 0
  const enter = speed > 0 ? near / speed : far / speed
  const leave = speed > 0 ? far / speed : near / speed
  if (enter > span.from) span.from = enter
  if (leave < span.to) span.to = leave
  return span.from < span.to
}
