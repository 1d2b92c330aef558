import { bearing, distance, moveBy } from '../../../src/geometry/point'
import { type Way, type Withdrawal, awayFrom, homeAt, loadOf, unrest } from '../../families/panzer8'
import type { Point } from '../../../src/geometry/point'
import { type Io, cite } from '../act'
import { lost } from '../combat/results'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20State } from '../state'
import { SHORT } from '../tables'

/** A fall-back ends so near to what bars it, beside the inches that it keeps. */
const NARROW = 0.15

/** By house rule (R34): whether only the own edge of the table ends a forced fall-back. */
export function isOverEdge(
  state: D20State,
  element: OnTable,
  way: Way,
  from: Point | null,
  to: Withdrawal | null,
): boolean {
  if (state.houseRules['home-edge-loses'] !== true) return false
  const end = to ?? element
  const heads = awayFrom(state, element, way, from)
  if (!end.at || !heads || (to && to.length + SHORT > to.walk.limit)) return false
  const course = bearing(element.at, heads)
  const beyond = { at: moveBy(end.at, course, SHORT + NARROW), facing: end.facing }
  if (unrest(SHEETS, state, element, beyond) !== 'off the table') return false
  const { width, depth } = typeOf(element)
  const home = homeAt(state.scenario, element.side, beyond.at)
  return distance(beyond.at, home) <= Math.hypot(width, depth) / 2 + SHORT
}

/** An element leaves the table with all that it carries, and is lost. */
export function drivenOff(state: D20State, element: OnTable, io: Io): D20State {
  io.log({
    code: 'driven-off',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R34')],
  })
  return [...loadOf(state, element.id), element].reduce((now, each) => lost(now, each.id, 'routed'), state)
}
