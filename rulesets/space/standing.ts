import { lossesBy, type Prize, type Standing, turnsLeft } from '../../src/engine/standing'
import type { SpaceState } from './state'
import { POINTS } from './tables'
import { pointsOf } from './victory'

/** How a battle stands: points (R31), ships Destroyed, turns. */
export const standingOf = (state: SpaceState): Standing => ({
  score: { label: 'points', A: pointsOf(state, 'A'), B: pointsOf(state, 'B') },
  stakes: [],
  prizes: prizesOf(state),
  losses: lossesBy(state.units, ({ fate }) => fate === 'Destroyed'),
  left: turnsLeft(state.turn, state.scenario.turns),
})

/** What the ships of the enemy are worth, and what it is to get home where a side has to (R31). */
function prizesOf({ scenario: { escape } }: SpaceState): readonly Prize[] {
  const { destroyed, damaged } = POINTS
  const prizes = [
    { name: 'each ship Destroyed', points: { A: destroyed, B: destroyed } },
    { name: 'each ship Damaged', points: { A: damaged, B: damaged } },
  ]
  if (!escape) return prizes
  const { side, points } = escape
  return [...prizes, { name: 'each ship escaped', points: { A: 0, B: 0, [side]: points } }]
}
