import type { Side } from '../../src/engine/ids'
import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import type { NavalState } from './state'
import { pointsOf, seaPoints } from './victory'

/** How a battle stands: points for the enemy's ships and for the sea, ships sunk, turns (R35). */
export function standingOf(state: NavalState): Standing {
  const total = (side: Side): number => pointsOf(state, side) + seaPoints(state, side)
  return {
    score: { label: 'points', A: total('A'), B: total('B') },
    stakes: [],
    losses: lossesBy(state.units, ({ status }) => status === 'Sunk'),
    left: turnsLeft(state.turn, state.scenario.turns),
  }
}
