import { conceded, finished } from '../../src/engine/acts'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Act, Io, Result } from './act'
import { namesOfSide } from './lookup'
import { holderOf } from './objectives'
import type { DivState } from './state'

/** How many Objectives a side holds. */
export const objectivesOf = (state: DivState, side: Side): number =>
  state.scenario.objectives.filter(each => holderOf(state, each) === side).length

/** How many bases a side has lost. */
export const lossesOf = (state: DivState, side: Side): number =>
  state.units.filter(unit => unit.side === side && unit.lost).length

/** R38: what the position is called at the end of the last day. */
export function verdict(state: DivState): Result {
  const ahead = (count: (side: Side) => number): Side | null => {
    const [a, b] = [count('A'), count('B')]
    if (a === b) return null
    return a > b ? 'A' : 'B'
  }
  const byObjectives = ahead(side => objectivesOf(state, side))
  if (byObjectives !== null)
    return won(state, byObjectives, 'won-objectives', side => objectivesOf(state, side))
  const byLosses = ahead(side => lossesOf(state, otherSide(side)))
  if (byLosses !== null) return won(state, byLosses, 'won-losses', side => lossesOf(state, otherSide(side)))
  return { winner: null, why: { code: 'drawn' } }
}

function won(
  state: DivState,
  winner: Side,
  code: 'won-objectives' | 'won-losses',
  count: (side: Side) => number,
): Result {
  const loser = otherSide(winner)
  const facts = {
    side: namesOfSide(state, winner).name,
    enemy: namesOfSide(state, loser).name,
    own: count(winner),
    other: count(loser),
  }
  return { winner, why: { code, facts } }
}

/** A side without a unit has lost at once; both at once draw. */
export function overIfGone(state: DivState, io: Io): DivState {
  if (state.result) return state
  const gone = SIDES.filter(side => state.units.every(unit => unit.side !== side || unit.lost))
  const [first] = gone
  if (first === undefined) return state
  if (gone.length === 2)
    return finished(state, { winner: null, why: { code: 'drawn-gone' } }, 'divisional-R38', io)
  const winner = otherSide(first)
  const facts = { side: namesOfSide(state, winner).name, enemy: namesOfSide(state, first).name }
  return finished(state, { winner, why: { code: 'won-destroyed', facts } }, 'divisional-R38', io)
}

export const decided = (state: DivState, io: Io): DivState =>
  finished(state, verdict(state), 'divisional-R38', io)

/** Giving up; see `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => finished(state, conceded(state, side), 'divisional-R38', io),
}
