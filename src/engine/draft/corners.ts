import { type Point, along, distance } from '../../geometry/point'
import type { Scenario } from '../scenario'
import type { Feature } from '../scene'
import { cornersOf, withCorners } from './ground'
import { type Path, valueAt, withValue } from './paths'

/** A row of places that can be changed one by one: the edge of a wood, a road, a zone, a course. */
export interface Row {
  /** Where it is written in the scenario. */
  readonly path: Path
  readonly points: readonly Point[]
  /** Whether its last place is joined to its first. */
  readonly closed: boolean
}

/** The row of a piece of ground. */
export function rowOfFeature(feature: Feature, path: Path): Row {
  const closed = 'area' in feature.shape
  return { path: [...path, 'shape', closed ? 'area' : 'line'], points: cornersOf(feature), closed }
}

/** A row keeps at least so many places. */
export const leastOf = ({ closed }: Pick<Row, 'closed'>): number => (closed ? 3 : 2)

/** The middles of the sides of a row that are at least so long (inches), each with the number that a place there would have. */
export function sidesOf(
  { points, closed }: Row,
  least: number,
): readonly { readonly at: Point; readonly number: number }[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1] ?? (closed ? points[0] : undefined)
    return to && distance(from, to) >= least ? [{ at: along(from, to, 0.5), number: i + 1 }] : []
  })
}

/** The scenario with one more place in a row, which gets this number. */
export function withCorner(draft: Scenario, row: Row, number: number, at: Point): Scenario {
  return withValue(draft, row.path, row.points.toSpliced(number, 0, at))
}

/** The scenario with one place less in a row; null where too few would be left. */
export function withoutCorner(draft: Scenario, row: Row, number: number): Scenario | null {
  if (row.points.length <= leastOf(row) || valueAt(draft, [...row.path, number]) === undefined) return null
  return withValue(draft, [...row.path, number], undefined)
}

/** How far a piece of ground reaches from west to east and from north to south, inches. */
export function extentOf(feature: Feature): { readonly width: number; readonly height: number } {
  const { xs, ys } = spread(feature)
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** The feature about the same middle, as wide and as high as this, inches. */
export function resized(feature: Feature, width: number, height: number): Feature {
  const old = extentOf(feature)
  const centre = centreOf(feature)
  const [u, v] = [old.width > 0 ? width / old.width : 1, old.height > 0 ? height / old.height : 1]
  return moved(feature, ({ x, y }) => ({
    x: centre.x + (x - centre.x) * u,
    y: centre.y + (y - centre.y) * v,
  }))
}

/** The feature turned about its middle, degrees clockwise. */
export function turnedBy(feature: Feature, degrees: number): Feature {
  const centre = centreOf(feature)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return moved(feature, ({ x, y }) => ({
    x: centre.x + (x - centre.x) * cos - (y - centre.y) * sin,
    y: centre.y + (x - centre.x) * sin + (y - centre.y) * cos,
  }))
}

function moved(feature: Feature, to: (point: Point) => Point): Feature {
  const hundredth = (value: number): number => Math.round(value * 100) / 100
  return withCorners(
    feature,
    cornersOf(feature).map(point => {
      const { x, y } = to(point)
      return { x: hundredth(x), y: hundredth(y) }
    }),
  )
}

function spread(feature: Feature): { readonly xs: readonly number[]; readonly ys: readonly number[] } {
  const corners = cornersOf(feature)
  return { xs: corners.map(({ x }) => x), ys: corners.map(({ y }) => y) }
}

function centreOf(feature: Feature): Point {
  const { xs, ys } = spread(feature)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
