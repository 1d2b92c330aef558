import { otherSide } from '../../../../src/engine/ids'
import { type Point, type Polygon, heading } from '../../../../src/geometry/point'
import { areTouching } from '../ground/contact'
import { landOf } from '../ground/terrain'
import { baseIn, baseOf, onTable, typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Element, Field, Pose } from '../model/state'
import { unrest } from './path'
import { moveClassOf, rateAt } from './rates'

/** Bases that are placed next to one another lie so far apart, in inches. */
const BESIDE = 0.03

/** Why an element cannot be placed in a pose next to a base. */
export function unplaced(
  sheets: Sheets,
  state: Field,
  element: Element,
  pose: Pose,
  beside: Polygon,
): 'not adjacent' | 'touches an enemy' | 'closed' | 'no room' | null {
  const type = typeOf(sheets, element)
  const base = baseIn(type, pose.at, pose.facing)
  if (!areTouching(sheets, base, beside)) return 'not adjacent'
  if (unrest(sheets, state, element, pose)) return 'no room'
  if (
    type.move !== '0' &&
    rateAt(sheets, landOf(state.scenario), type, moveClassOf(type, element), pose.at).rate === 0
  )
    return 'closed'
  const enemies = onTable(state, otherSide(element.side))
  return enemies.some(each => areTouching(sheets, base, baseOf(sheets, each))) ? 'touches an enemy' : null
}

/** Places all round a carrier at which an element may be put down, looking as the carrier does. */
export function placesBeside(
  sheets: Sheets,
  state: Field,
  element: Element,
  carrier: Pose & { readonly type: string },
): readonly Pose[] {
  const type = typeOf(sheets, element)
  const vehicle = typeOf(sheets, carrier)
  const beside = baseIn(vehicle, carrier.at, carrier.facing)
  const ahead = heading(carrier.facing)
  const across = (vehicle.width + type.width) / 2 + BESIDE
  const along = (vehicle.depth + type.depth) / 2 + BESIDE
  const spots: readonly (readonly [number, number])[] = [
    [0, -along],
    [-across, 0],
    [across, 0],
    [0, along],
    [-across, -vehicle.depth / 2],
    [across, -vehicle.depth / 2],
    [-across, vehicle.depth / 2],
    [across, vehicle.depth / 2],
  ]
  return spots
    .map(([x, y]): Pose => {
      const at: Point = {
        x: carrier.at.x - ahead.y * x + ahead.x * y,
        y: carrier.at.y + ahead.x * x + ahead.y * y,
      }
      return { at, facing: carrier.facing }
    })
    .filter(pose => unplaced(sheets, state, element, pose, beside) === null)
}

/** The nearest pose to a given one in which an element can rest, looked for in rings about it. */
export function nearestRest(sheets: Sheets, state: Field, element: Element, pose: Pose): Pose {
  if (!unrest(sheets, state, element, pose)) return pose
  for (let radius = 0.2; radius <= 6; radius += 0.2) {
    for (let turn = 0; turn < 360; turn += 30) {
      const step = heading(turn)
      const at = { x: pose.at.x + step.x * radius, y: pose.at.y + step.y * radius }
      if (!unrest(sheets, state, element, { at, facing: pose.facing })) return { at, facing: pose.facing }
    }
  }
  return pose
}
