import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import type { NavalState } from './state'
import { totalOf } from './victory'

/** How a battle stands: points for the enemy's ships and for the sea, ships sunk, turns (R35). */
export function standingOf(state: NavalState): Standing {
  return {
    score: { label: 'points', A: totalOf(state, 'A'), B: totalOf(state, 'B') },
    stakes: [],
    losses: lossesBy(state.units, ({ status }) => status === 'Sunk'),
    left: turnsLeft(state.turn, state.scenario.turns),
  }
}
