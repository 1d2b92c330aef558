import type { DivState } from '../state'
import { DAY } from '../tables'

/** The last turn of a day (3.7). */
const lastTurn = ({ scenario }: DivState): number => Math.min(scenario.turns, DAY.turns)

/** Turns of the battle after this one, at most. */
export const turnsLeft = (state: DivState): number =>
  Math.max(0, lastTurn(state) - state.turn) + (state.scenario.days - state.day) * lastTurn(state)

/** Turns after this one until the day may be over, by the die at dusk or because it was the last (3.8). */
export const turnsToDusk = (state: DivState): number =>
  Math.max(0, Math.min(lastTurn(state), DAY.dusk) - state.turn)

/** Turns after this one until the battle may be over. */
export const turnsToEnd = (state: DivState): number =>
  turnsToDusk(state) + (state.scenario.days - state.day) * Math.min(lastTurn(state), DAY.dusk)
