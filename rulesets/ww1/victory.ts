import { conceded, finished } from '../../src/engine/acts'
import { type Side } from '../../src/engine/ids'
import type { Io, Result, Act } from './act'
import { holderOf, isOn, namesOfSide, occupied, stands } from './lookup'
import { halfOf, squareOf } from './squares'
import type { Ww1State } from './state'

/** The grades of the Attacker's victory by the row beyond his half, the last row counting as the third (R25). */
export const GRADES = ['Indecisive', 'Marginal', 'Decisive'] as const

/** How many squares of a row the Attacker holds. */
export function heldInRow(state: Ww1State, row: number): number {
  const files = state.scenario.board.rows
  let held = 0
  for (let file = 0; file < files; file++) if (holderOf(state, squareOf(file, row)) === 'A') held += 1
  return held
}

/** Whether a unit of the Defender stands in the Attacker's half. */
export function isInfiltrated(state: Ww1State): boolean {
  for (const [square, [first]] of occupied(state)) {
    if (first?.side === 'B' && halfOf(state.scenario.board, square) === 'A') return true
  }
  return false
}

/** What the position would be called if the game ended now. */
export function verdict(state: Ww1State): Result {
  const { board } = state.scenario
  const half = board.columns / 2
  const attacker = namesOfSide(state, 'A').name
  const defender = namesOfSide(state, 'B').name
  if (!isInfiltrated(state)) {
    for (let row = board.columns; row > half; row--) {
      if (heldInRow(state, row) < board.rows) continue
      const grade = GRADES[Math.min(row - half, GRADES.length) - 1] ?? 'Indecisive'
      return { winner: 'A', why: { code: 'won-row', facts: { side: attacker, row, grade } } }
    }
    return { winner: 'B', why: { code: 'won-held', facts: { side: defender, enemy: attacker } } }
  }
  return { winner: 'B', why: { code: 'won-infiltrated', facts: { side: defender, enemy: attacker } } }
}

/** Whether a die may end the game after a turn (8a.2); the last turn ends it without one. */
export function isEndThrown(state: Pick<Ww1State, 'turn' | 'scenario' | 'houseRules'>): boolean {
  const { mayEndAfter } = state.scenario
  return isOn(state, 'one-ending-die') ? state.turn === mayEndAfter : state.turn >= mayEndAfter
}

/** Section 8: the game ends here, and the position decides. */
export function decided(state: Ww1State, io: Io): Ww1State {
  const result = verdict(state)
  return finished(state, result, clauseOf(result), io)
}

/** The clause of a result. */
function clauseOf({ winner, why }: Result): string {
  if (winner === 'B') return 'ww1-8a.6'
  return why.facts?.['grade'] === 'Indecisive'
    ? 'ww1-8a.3'
    : why.facts?.['grade'] === 'Marginal'
      ? 'ww1-8a.4'
      : 'ww1-8a.5'
}

/** Whether a side has a unit on the table, or one that is still to come. */
export const hasUnits = (state: Ww1State, side: Side): boolean =>
  state.units.some(unit => unit.side === side && (stands(unit) || !unit.lost))

/** The Attacker without a unit has lost at once (R31). */
export function overIfGone(state: Ww1State, io: Io): Ww1State {
  if (state.result || hasUnits(state, 'A')) return state
  const facts = { side: namesOfSide(state, 'B').name, enemy: namesOfSide(state, 'A').name }
  return finished(state, { winner: 'B', why: { code: 'won-destroyed', facts } }, 'ww1-R31', io)
}

/** Giving up: the Attacker wins decisively then. See `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play(state, { side }, io) {
    const { winner, why } = conceded(state, side)
    const code = winner === 'A' ? 'won-by-concession-decisive' : why.code
    return finished(state, { winner, why: { ...why, code } }, 'ww1-R31', io)
  },
}
