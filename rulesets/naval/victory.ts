import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Result as AnyResult } from '../../src/engine/state'
import type { Io } from './act'
import { fleetOf, isFit, lineZone, zoneOfShip } from './fleet'
import type { NavalState, Ship } from './state'
import type { Code } from './words'

/** How the battle ended, in the words of this ruleset. */
export type Result = AnyResult<Code>

/** What a ship counts: its Defence and the Attack of its main battery. */
export const sizeOf = ({ factors }: Ship): number => factors.defence + factors.main.attack

/**
 * Points for a ship to its enemy: all of them if it sank, half rounded up if it lies Crippled, else one for each T and H
 * that stands, up to as many.
 */
export function pointsFor(ship: Ship): number {
  if (ship.status === 'Sunk') return sizeOf(ship)
  const half = Math.ceil(sizeOf(ship) / 2)
  return ship.status === 'Crippled' ? half : Math.min(half, ship.turrets + ship.hull)
}

/** The points of a side for the ships of the other. */
export function pointsOf(state: NavalState, side: Side): number {
  return fleetOf(state, otherSide(side)).reduce((sum, ship) => sum + pointsFor(ship), 0)
}

/** How many zones a ship lies behind the two next to the central line, which have to be held. */
export const behindFront = (state: NavalState, ship: Ship): number =>
  Math.max(0, Math.abs(zoneOfShip(state, ship) - lineZone(ship.side)) - 1)

/** Whether a side holds the sea: it has a ship fit to fight in one of its two zones next to the central line. */
export const holdsSea = (state: NavalState, side: Side): boolean =>
  fleetOf(state, side).some(ship => isFit(ship) && behindFront(state, ship) === 0)

/** Points of a side for having held the sea long enough. */
export function seaPoints({ scenario, held }: NavalState, side: Side): number {
  const hold = scenario.hold[side]
  return hold !== null && held[side] >= hold.turns ? hold.points : 0
}

/** Counts who holds the sea at the end of a turn, and tells it as soon as that would count or does so no longer. */
export function countedSea(state: NavalState, io: Io): NavalState {
  const counted = (side: Side): number => (holdsSea(state, side) ? state.held[side] + 1 : 0)
  const after = { ...state, held: { A: counted('A'), B: counted('B') } }
  for (const side of SIDES) {
    const points = seaPoints(after, side)
    if (points > 0 === seaPoints(state, side) > 0) continue
    const facts = { side: state.scenario.sides[side].name, turns: after.held[side], points }
    const code = points > 0 ? 'holds-sea' : 'loses-sea'
    io.log({ code, facts, side, units: [], clauses: ['naval-R35'] })
  }
  return after
}

const isBeaten = (state: NavalState, side: Side): boolean => !fleetOf(state, side).some(isFit)

/**
 * Points of a side whose enemy has gone home: none of his ships on the table is fit to fight, one has left it by its owner's
 * order, and the side has one that is fit (R35).
 */
export function flightPoints(state: NavalState, side: Side): number {
  const enemy = otherSide(side)
  const hasFled = fleetOf(state, enemy).some(({ status, byDie }) => status === 'Left' && !byDie)
  return hasFled && isBeaten(state, enemy) && !isBeaten(state, side) ? (state.scenario.flight ?? 0) : 0
}

/** All points of a side as the battle stands. */
export const totalOf = (state: NavalState, side: Side): number =>
  pointsOf(state, side) + seaPoints(state, side) + flightPoints(state, side)

/** How the battle ended, if a side has no ship fit to fight left on the table, or the last turn is over. */
export function resultOf(state: NavalState, isLast = false): Result | null {
  if (!isLast && !SIDES.some(side => isBeaten(state, side))) return null
  const [a, b] = [totalOf(state, 'A'), totalOf(state, 'B')]
  const { sides } = state.scenario
  if (a === b) return { winner: null, why: { code: 'result-drawn', facts: { points: a } } }
  const winner: Side = a > b ? 'A' : 'B'
  const facts = {
    winner: sides[winner].name,
    loser: sides[otherSide(winner)].name,
    points: Math.max(a, b),
    others: Math.min(a, b),
  }
  const flight = flightPoints(state, winner)
  return flight > 0
    ? { winner, why: { code: 'result-fled', facts: { ...facts, flight } } }
    : { winner, why: { code: 'result-won', facts } }
}
