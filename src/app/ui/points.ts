import { SIDES, type Side } from '../../engine/ids'
import { exact } from './numbers'

/** '2'; '5 to Americans, 3 to Germans'; '4 to Raiders' where it is worth nothing to the others. */
export function pointsText(points: Readonly<Record<Side, number>>, nameOf: (side: Side) => string): string {
  if (points.A === points.B) return exact(points.A)
  return SIDES.filter(side => points[side] !== 0)
    .map(side => `${exact(points[side])} to ${nameOf(side)}`)
    .join(', ')
}
