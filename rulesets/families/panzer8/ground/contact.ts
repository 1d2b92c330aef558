import { type Side, otherSide } from '../../../../src/engine/ids'
import { isGapWithin } from '../../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { baseOf, stands, typeOf } from '../model/lookup'
import { type ElementType, type Sheets, isVehicle } from '../model/sheet'
import type { Element, Field, Standing } from '../model/state'
import { meetsLine, touchesLine } from './sight'
import { landOf } from './terrain'

/** No base is so large that two farther apart than this touch, in inches. */
export const NEAR = 3.2

/** Elements of a side on the table that are no farther than so many inches from a place: what is cheap to ask is asked first. */
export function nearBy<S extends Field>(
  state: S,
  at: Point,
  side: Side,
  reach = NEAR,
): readonly Standing<S['units'][number]>[] {
  let found: Standing<S['units'][number]>[] | null = null
  for (const each of state.units as readonly S['units'][number][]) {
    if (each.side !== side || !stands(each) || distance(each.at, at) > reach) continue
    found ??= []
    found.push(each)
  }
  return found ?? NOBODY
}
const NOBODY: readonly never[] = []

/** Whether two bases are in contact. */
export const areTouching = (sheets: Sheets, a: Polygon, b: Polygon): boolean =>
  isGapWithin(a, b, sheets.touch)

/** In base contact, or on both sides of one obstacle that both touch. */
export function areEngaged(sheets: Sheets, state: Field, one: Standing, other: Standing): boolean {
  if (distance(one.at, other.at) > NEAR) return false
  const [a, b] = [baseOf(sheets, one), baseOf(sheets, other)]
  if (areTouching(sheets, a, b)) return true
  if (!isGapWithin(a, b, sheets.acrossObstacle)) return false
  return landOf(state.scenario).pieces.some(
    piece =>
      (piece.terrain.obstacle || piece.name === 'bunker') &&
      (piece.line === null || meetsLine(one.at, other.at, piece.line)) &&
      touchesLine(sheets, a, piece) &&
      touchesLine(sheets, b, piece),
  )
}

/** Enemies in contact with an element, an obstacle between them or not. */
export function foesOf<S extends Field>(
  sheets: Sheets,
  state: S,
  element: Standing<S['units'][number]>,
): readonly Standing<S['units'][number]>[] {
  return nearBy(state, element.at, otherSide(element.side)).filter(each =>
    areEngaged(sheets, state, element, each),
  )
}

/** Whether an enemy's base touches an element's. */
export const isContacted = (sheets: Sheets, state: Field, element: Standing): boolean =>
  nearBy(state, element.at, otherSide(element.side)).some(each =>
    areTouching(sheets, baseOf(sheets, each), baseOf(sheets, element)),
  )

/** Whether it can fight hand to hand: no vehicle, and of a sort that does. */
export function fights(sheets: Sheets, element: Element): boolean {
  const type = typeOf(sheets, element)
  return !isVehicle(type) && sheets.fighters.has(type.class) && !element.command
}

/** Those with whom an element is in hand-to-hand combat. */
export function meleeFoes<S extends Field>(
  sheets: Sheets,
  state: S,
  element: Standing<S['units'][number]>,
): readonly Standing<S['units'][number]>[] {
  if (!fights(sheets, element)) return NOBODY
  return nearBy(state, element.at, otherSide(element.side)).filter(
    each => fights(sheets, each) && areEngaged(sheets, state, element, each),
  )
}

/** Friends of a sort whose bases touch an element's. */
export function friendsTouching<S extends Field>(
  sheets: Sheets,
  state: S,
  element: Standing<S['units'][number]>,
  isOf: (type: ElementType) => boolean,
): readonly Standing<S['units'][number]>[] {
  return nearBy(state, element.at, element.side).filter(
    each =>
      each.id !== element.id &&
      isOf(typeOf(sheets, each)) &&
      areTouching(sheets, baseOf(sheets, each), baseOf(sheets, element)),
  )
}

/** Whether an element is at the front edge of a tank, or behind an obstacle that the edge touches. */
export function isAtFront(sheets: Sheets, state: Field, tank: Standing, target: Standing): boolean {
  const [left, right] = baseOf(sheets, tank)
  if (!left || !right) return false
  const edge: Polygon = [left, right, right]
  const base = baseOf(sheets, target)
  if (isGapWithin(edge, base, sheets.touch)) return true
  if (!isGapWithin(edge, base, sheets.acrossObstacle)) return false
  return landOf(state.scenario).obstacles.some(
    piece =>
      piece.line !== null &&
      meetsLine(tank.at, target.at, piece.line) &&
      touchesLine(sheets, edge, piece) &&
      touchesLine(sheets, base, piece),
  )
}
