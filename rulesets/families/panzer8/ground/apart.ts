import { gap } from '../../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { baseOf, placeOf, stands } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Element, Field } from '../model/state'

/** What is measured from or to: the middle of a base, and its outline; a bare place is an outline of one point. */
interface End {
  readonly at: Point
  readonly base: Polygon
}

/** Inches between two bases: from middle to middle, or by house rule from the nearest edge to the nearest edge. */
export const apart = ({ houseRules }: Pick<Field, 'houseRules'>, one: End, other: End): number =>
  houseRules['edge-to-edge'] === true ? gap(one.base, other.base) : distance(one.at, other.at)

/** The same between elements, whoever is carried where his carrier is; null where one of them is nowhere. */
export function between(sheets: Sheets, state: Field, one: Element, other: Element): number | null {
  const [a, b] = [placeOf(state, one), placeOf(state, other)]
  if (!a || !b) return null
  if (state.houseRules['edge-to-edge'] !== true) return distance(a, b)
  const [from, to] = [endOf(sheets, state, one), endOf(sheets, state, other)]
  return from && to && gap(from, to)
}

function endOf(sheets: Sheets, state: Field, element: Element): Polygon | null {
  const seat = element.carriedBy === null ? element : state.units.find(each => each.id === element.carriedBy)
  return stands(seat) ? baseOf(sheets, seat) : null
}
