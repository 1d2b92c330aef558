import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import type { CoastalState } from './state'
import { pointsOf } from './victory'

/** How a battle stands: points (R36), vessels sunk, turns. */
export const standingOf = (state: CoastalState): Standing => ({
  score: { label: 'points', A: pointsOf(state, 'A'), B: pointsOf(state, 'B') },
  stakes: [],
  losses: lossesBy(state.units, ({ fate }) => fate === 'sunk'),
  left: turnsLeft(state.turn, state.scenario.turns),
})
