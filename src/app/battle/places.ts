import type { UnitId } from '../../engine/ids'
import type { GameState } from '../../engine/state'
import type { Point } from '../../geometry/point'

/** Board units from one point to another. */
export const apart = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

/** The point a length along a line of points; its end if the line is shorter. */
export function pointAlong(points: readonly Point[], length: number): Point {
  let left = length
  for (const [at, to] of points.entries()) {
    const from = points[at - 1]
    if (!from) continue
    const step = apart(from, to)
    if (step >= left && step > 0) {
      const t = left / step
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    }
    left -= step
  }
  return points.at(-1) ?? { x: 0, y: 0 }
}

/** Board units along a line of points. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, at, i) => sum + apart(points[i - 1] ?? at, at), 0)

/** Where a unit that the viewer knows of stands; the middle of nothing for a side's own business. */
export function placeOf(state: GameState, unit: UnitId | null): Point | null {
  return unit === null ? null : (state.units.find(one => one.id === unit)?.at ?? null)
}
