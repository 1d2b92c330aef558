import { type Side, otherSide } from '../../src/engine/ids'
import { findUnit, unitOf, withUnit } from '../../src/engine/units'
import type { Degrees, Point } from '../../src/geometry/point'
import { zoneAt, zonesApart } from '../../src/geometry/zones'
import type { NavalScenario, NavalState, Ship, Step } from './state'
import { ZONES } from './tables'

export const findShip = findUnit<NavalState>
export const shipOf = unitOf<NavalState>
export const withShip = withUnit<NavalState>

/** On the table, afloat or Crippled. */
export const isThere = (ship: Ship): boolean =>
  ship.at !== null && (ship.status === 'Afloat' || ship.status === 'Crippled')

/** On the table and fit to fight: neither sunk nor Crippled. */
export const isFit = (ship: Ship): boolean => ship.at !== null && ship.status === 'Afloat'

export const fleetOf = (state: NavalState, side: Side): readonly Ship[] =>
  state.units.filter(ship => ship.side === side)

/** Ships of the other side that may be fired at. */
export const targetsOf = (state: NavalState, side: Side): readonly Ship[] =>
  state.units.filter(ship => ship.side !== side && isThere(ship))

/** The zone that a place is in, from 1 at the edge of the first fleet to 8; places beside the zones count to the nearest. */
export function zoneOf(scenario: NavalScenario, at: Point): number {
  const { zones } = scenario.board
  const found = zoneAt(at.x, zones)
  if (found !== null) return found + 1
  return at.x < (zones[0]?.from ?? 0) ? 1 : zones.length
}

/** The zone of a ship that is on the table. */
export const zoneOfShip = (state: NavalState, ship: Ship): number =>
  zoneOf(state.scenario, ship.at ?? { x: 0, y: 0 })

/** Range between two ships in zones. */
export const rangeBetween = (state: NavalState, a: Ship, b: Ship): number =>
  zonesApart(zoneOfShip(state, a), zoneOfShip(state, b))

/** +1 where forward is towards higher zones. */
export const ahead = (side: Side): 1 | -1 => (side === 'A' ? 1 : -1)

/** The zone at the own edge, and that next to the central line. */
export const edgeZone = (side: Side): number => (side === 'A' ? 1 : ZONES)
export const lineZone = (side: Side): number => (side === 'A' ? ZONES / 2 : ZONES / 2 + 1)

export const isOwnZone = (side: Side, zone: number): boolean =>
  side === 'A' ? zone >= 1 && zone <= ZONES / 2 : zone > ZONES / 2 && zone <= ZONES

/** Degrees that a ship faces after a move by so many zones forward (1), back (-1) or none (0). */
export function facingAfter(side: Side, steps: number): Degrees {
  if (steps === 0) return 0
  return steps * ahead(side) > 0 ? 90 : 270
}

/** Parallel to the central line, which runs from north to south. */
export function isBroadside(ship: Pick<Ship, 'facing'>): boolean {
  return Math.abs(Math.sin((ship.facing * Math.PI) / 180)) < Math.SQRT1_2
}

/** H damages at half the Defence factor, rounded up, or more: it cannot leave its zone. */
export const isHeld = (ship: Ship): boolean => ship.hull >= Math.ceil(ship.factors.defence / 2)

/** Whose movement or fire a step is. */
export function mover(state: Pick<NavalState, 'step' | 'first'>, step: Step = state.step): Side | null {
  if (step === 'first moves') return state.first
  return step === 'second moves' ? otherSide(state.first) : null
}

export function firer(state: Pick<NavalState, 'step' | 'first'>, step: Step = state.step): Side | null {
  if (step === 'first fires') return state.first
  return step === 'second fires' ? otherSide(state.first) : null
}

/** Whether it is night in the present turn. */
export const isNight = (state: NavalState): boolean => state.daylight !== null && state.turn > state.daylight
