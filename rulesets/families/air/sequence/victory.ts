import { conceded, finished } from '../../../../src/engine/acts'
import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Io, Result } from '../text/said'
import type { Book } from '../model/book'
import { groundTargets, nameOfSide } from '../model/lookup'
import type { Act } from '../model/act'
import type { AirState } from '../model/state'

/** Enemy aircraft that a side has Destroyed, by flak or guns; those that left the table do not count. */
export const killsOf = (state: AirState, side: Side): number =>
  state.units.filter(each => each.side !== side && each.fate === 'Destroyed').length

/** How the battle stands if it ends now: by ground targets where there are any, else by aircraft Destroyed. */
export function resultOf(state: AirState): Result {
  const targets = groundTargets(state)
  const owner = targets[0]?.side
  if (owner !== undefined) {
    const all = targets.length
    const lost = targets.filter(each => each.destroyed).length
    const winner = lost * 2 > all ? otherSide(owner) : owner
    return {
      winner,
      why: { code: 'won-on-targets', facts: { winner: nameOfSide(state, winner), lost, all } },
    }
  }
  const [a, b] = [killsOf(state, 'A'), killsOf(state, 'B')]
  if (a === b) return { winner: null, why: { code: 'draw', facts: { kills: a } } }
  const winner: Side = a > b ? 'A' : 'B'
  const facts = { winner: nameOfSide(state, winner), kills: Math.max(a, b), others: Math.min(a, b) }
  return { winner, why: { code: 'won-on-kills', facts } }
}

/** The battle is over: nothing is active, and nothing waits. */
export const over = (book: Book, state: AirState, result: Result, io: Io): AirState => ({
  ...finished(state, result, book.cite['victory'], io),
  active: null,
  pending: null,
  drawn: null,
  go: null,
})

/** Giving up: see `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (book, state, { side }, io) => over(book, state, conceded(state, side), io),
}
