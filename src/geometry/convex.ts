import type { Polygon } from './point'

/** Whether an outline bends only one way and goes round once (corners in line allowed). */
export function isConvex(polygon: Polygon): boolean {
  const n = polygon.length
  // To go round twice while bending one way takes five corners: for fewer the angles need not be added up.
  let turn = 0
  let sign = 0
  for (let i = 0; i < n; i++) {
    const a = polygon[i]
    const b = polygon[(i + 1) % n]
    const c = polygon[(i + 2) % n]
    if (!a || !b || !c) continue
    const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    if (n > 4) turn += Math.atan2(cross, (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y))
    if (Math.abs(cross) < 1e-12) continue
    if (sign !== 0 && cross > 0 !== sign > 0) return false
    sign = cross
  }
  return Math.abs(turn) < 2 * Math.PI + 0.1
}
