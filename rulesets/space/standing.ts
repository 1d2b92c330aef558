import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import type { SpaceState } from './state'
import { pointsOf } from './victory'

/** How a battle stands: points (R31), ships Destroyed, turns. */
export const standingOf = (state: SpaceState): Standing => ({
  score: { label: 'points', A: pointsOf(state, 'A'), B: pointsOf(state, 'B') },
  stakes: [],
  losses: lossesBy(state.units, ({ fate }) => fate === 'Destroyed'),
  left: turnsLeft(state.turn, state.scenario.turns),
})
