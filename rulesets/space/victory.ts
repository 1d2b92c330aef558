import { conceded, finished } from '../../src/engine/acts'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Io, Result, Act } from './act'
import { nameOfSide, onTable } from './lookup'
import type { SpaceState } from './state'
import { POINTS } from './tables'

/** Points of a side: enemy ships Destroyed and Damaged, and its own that got away where that counts (R31). */
export function pointsOf(state: SpaceState, side: Side): number {
  const { escape } = state.scenario
  let points = 0
  for (const ship of state.units) {
    if (ship.side === side) points += ship.escaped && escape?.side === side ? escape.points : 0
    else if (ship.fate === 'Destroyed') points += POINTS.destroyed
    else if (ship.damaged) points += POINTS.damaged
  }
  return points
}

/** How the battle stands at the end of a turn; null while it goes on. */
export function resultOf(state: SpaceState): Result | null {
  const left = SIDES.filter(side => onTable(state, side).length > 0)
  const [only] = left
  const byPoints = state.scenario.escape !== undefined
  if (left.length < 2 && !byPoints) {
    if (only === undefined) return { winner: null, why: { code: 'both-gone' } }
    const facts = { winner: nameOfSide(state, only), side: nameOfSide(state, otherSide(only)) }
    return { winner: only, why: { code: 'won-alone', facts } }
  }
  if (left.length === 2 && state.turn < state.scenario.turns) return null
  const [a, b] = [pointsOf(state, 'A'), pointsOf(state, 'B')]
  if (a === b) return { winner: null, why: { code: 'draw', facts: { points: a } } }
  const winner: Side = a > b ? 'A' : 'B'
  const facts = { winner: nameOfSide(state, winner), points: Math.max(a, b), others: Math.min(a, b) }
  return { winner, why: { code: 'won-on-points', facts } }
}

/** The battle is over: no ship is active, and nothing waits. */
export const over = (state: SpaceState, result: Result, io: Io): SpaceState => ({
  ...finished(state, result, 'space-R31', io),
  active: null,
  pending: null,
  go: null,
})

/** Giving up: see `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => over(state, conceded(state, side), io),
}
