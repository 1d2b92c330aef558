import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Result } from '../../src/engine/state'
import { fleetOf, isFit } from './fleet'
import type { NavalState, Ship } from './state'

/** What a ship counts: its Defence and the Attack of its main battery. */
export const sizeOf = ({ factors }: Ship): number => factors.defence + factors.main.attack

/** Points for a ship to its enemy: all of them if it sank, half rounded up if it lies Crippled. */
export function pointsFor(ship: Ship): number {
  if (ship.status === 'Sunk') return sizeOf(ship)
  return ship.status === 'Crippled' ? Math.ceil(sizeOf(ship) / 2) : 0
}

/** The points of a side for the ships of the other. */
export function pointsOf(state: NavalState, side: Side): number {
  return fleetOf(state, otherSide(side)).reduce((sum, ship) => sum + pointsFor(ship), 0)
}

/** How the battle ended, if a side has no ship fit to fight left on the table, or the last turn is over. */
export function resultOf(state: NavalState, isLast = false): Result | null {
  const beaten = SIDES.filter(side => !fleetOf(state, side).some(isFit))
  if (beaten.length === 0 && !isLast) return null
  const held = (side: Side): number => (isLast && !beaten.includes(side) ? state.scenario.afloat[side] : 0)
  const [a, b] = [pointsOf(state, 'A') + held('A'), pointsOf(state, 'B') + held('B')]
  const { sides } = state.scenario
  if (a === b) return { winner: null, why: { code: 'result-drawn', facts: { points: a } } }
  const winner: Side = a > b ? 'A' : 'B'
  const facts = {
    winner: sides[winner].name,
    loser: sides[otherSide(winner)].name,
    points: Math.max(a, b),
    others: Math.min(a, b),
  }
  return { winner, why: { code: 'result-won', facts } }
}
