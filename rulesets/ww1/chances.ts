import { worthsTogether } from '../../src/engine/dice/everyOutcome'
import { otherSide } from '../../src/engine/ids'
import { unitsIn } from './lookup'
import type { Assault, Stake, Ww1State } from './state'
import { assaulted, assaultersIn, assaulting } from './strength'
import { GAS_DIE, GUN_DIE, MG_DIE } from './tables'

/** Chances of a whole number: of `first` and those above it. */
export interface Spread {
  readonly first: number
  readonly chances: readonly number[]
}

export const certain = (value: number): Spread => ({ first: value, chances: [1] })

/** The chances of the sum of two. */
export function together(a: Spread, b: Spread): Spread {
  const chances = Array.from({ length: a.chances.length + b.chances.length - 1 }, () => 0)
  for (const [i, p] of a.chances.entries()) {
    for (const [j, q] of b.chances.entries()) chances[i + j] = (chances[i + j] ?? 0) + p * q
  }
  return { first: a.first + b.first, chances }
}

/** What a stake adds, gas by its modifier. */
export function spreadOf({ guns, gas }: Stake, modifier = 0): Spread {
  return gas
    ? { first: 1 + modifier, chances: worthsTogether(1, GAS_DIE) }
    : { first: 0, chances: worthsTogether(guns, GUN_DIE) }
}

/** What MGs add. */
export const mgSpread = (count: number): Spread => ({ first: count, chances: worthsTogether(count, MG_DIE) })

/** How an Assault may end: losses of either side by their chances, as far as the dice are not thrown yet. */
export function margins(
  state: Ww1State,
  { by, from, to, support, machineGuns }: Pick<Assault, 'by' | 'from' | 'to' | 'support' | 'machineGuns'>,
  mine: Spread,
  theirs: Spread,
): Spread {
  const own = assaulting(state, by, from).total + support
  const other = assaulted(state, otherSide(by), to).total + machineGuns
  const back = { first: -(theirs.first + theirs.chances.length - 1), chances: theirs.chances.toReversed() }
  return together({ ...mine, first: mine.first + own - other }, back)
}

/** The shares of an Assault before its dice: the target loses units, both lose one, the assaulting square loses units. */
export function sharesOf(
  state: Ww1State,
  by: Assault['by'],
  from: string,
  to: string,
  mine: Stake,
  theirs: Stake,
) {
  const mgs = unitsIn(state, to).filter(unit => unit.type === 'mg').length
  const assault = { by, from, to, support: 0, machineGuns: 0 }
  const { first, chances } = margins(
    state,
    assault,
    spreadOf(mine),
    together(spreadOf(theirs), mgSpread(mgs)),
  )
  const shares = { won: 0, equal: 0, lost: 0, units: assaultersIn(state, from).length }
  for (const [at, chance] of chances.entries()) {
    const margin = first + at
    if (margin > 0) shares.won += chance
    else if (margin < 0) shares.lost += chance
    else shares.equal += chance
  }
  return shares
}
