import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import type { Ww1State } from './state'
import { heldInRow } from './victory'

/**
 * How a battle stands: the rows beyond the Attacker's half, of which he has to hold one whole, each with what he holds of it
 * (8a), and units lost.
 */
export function standingOf(state: Ww1State): Standing {
  const { columns, rows } = state.scenario.board
  const half = columns / 2
  return {
    stakes: Array.from({ length: half }, (_, at) => {
      const held = heldInRow(state, half + at + 1)
      return {
        id: `row ${half + at + 1}`,
        name: `Row ${half + at + 1}, ${held} of ${rows}`,
        at: null,
        holder: held === rows ? 'A' : 'B',
      }
    }),
    losses: lossesBy(state.units, ({ lost }) => lost),
    left: turnsLeft(state.turn, state.scenario.turns),
  }
}
