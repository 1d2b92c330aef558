import { gap } from '../../../../src/geometry/bases'
import { type Polygon, distance } from '../../../../src/geometry/point'
import { baseOf, placeOf, stands } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Element, Field } from '../model/state'
import { type Eye, outlineOf } from './eye'

/** Inches between two bases: from middle to middle, or by house rule from the nearest edge to the nearest edge. */
export const apart = ({ houseRules }: Pick<Field, 'houseRules'>, one: Eye, other: Eye): number =>
  houseRules['edge-to-edge'] === true ? gap(outlineOf(one), outlineOf(other)) : distance(one.at, other.at)

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
