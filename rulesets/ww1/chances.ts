import { worthsTogether } from '../../src/engine/dice/everyOutcome'
import { type Side, otherSide } from '../../src/engine/ids'
import type { Shares } from '../../src/engine/offer'
import { type Standing, isOn, unitsIn } from './lookup'
import type { Assault, Stake, Ww1State } from './state'
import { assaulted, assaultersIn, assaulting, losersIn } from './strength'
import { GAS_DIE, GAS_ON_ELITE, GAS_ON_GREEN, GUN_DIE, MG_DIE } from './tables'
import { OUTCOMES, type Outcome } from './words'

/** An Assault by which side, from which square to which. */
export type Path = Pick<Assault, 'by' | 'from' | 'to'>

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

/** Gas does more to Green units and less to Elite ones; both together cancel. */
export function gasModifier(upon: readonly Standing[]): number {
  const green = upon.some(unit => unit.quality === 'Green') ? GAS_ON_GREEN : 0
  return green + (upon.some(unit => unit.quality === 'Elite') ? GAS_ON_ELITE : 0)
}

/** What the quality of those upon whom a side's gas falls adds to its die. */
export function gasFor(state: Ww1State, { by, from, to }: Path, side: Side): number {
  const assaultedOnes = unitsIn(state, to)
  const assaulters = assaultersIn(state, from)
  const isOnAssaulted = (side === by) !== isOn(state, 'gas-by-its-users')
  return gasModifier(isOnAssaulted ? assaultedOnes : assaulters)
}

/** Who loses how many, where one total is above the other by a margin; no more than there are. */
export function outcomeOf(margin: number, assaulters: number, assaultedOnes: number): Outcome {
  if (margin < 0) {
    const lost = Math.min(-margin, assaulters)
    return lost === 1 ? 'ours1' : lost === 2 ? 'ours2' : 'ours3'
  }
  if (margin === 0) return assaultedOnes === 1 ? 'both-emptied' : 'both'
  if (margin >= assaultedOnes) return 'emptied'
  return margin === 1 ? 'theirs1' : margin === 2 ? 'theirs2' : 'theirs3'
}

/** How an Assault ends if one side stakes this and the other answers with each of those: chances by outcome. */
export function outcomesOf(
  state: Ww1State,
  path: Path,
  mine: Stake,
  answers: readonly Stake[],
): readonly Shares[] {
  const { by, from, to } = path
  const mgs = unitsIn(state, to).filter(unit => unit.type === 'mg').length
  const [assaulters, assaultedOnes] = [losersIn(state, from).length, unitsIn(state, to).length]
  const before = margins(
    state,
    { by, from, to, support: 0, machineGuns: 0 },
    spreadOf(mine, mine.gas ? gasFor(state, path, by) : 0),
    mgSpread(mgs),
  )
  return answers.map(answer => {
    const adds = spreadOf(answer, answer.gas ? gasFor(state, path, otherSide(by)) : 0)
    const shares = new Map<Outcome, number>()
    for (const [at, chance] of before.chances.entries()) {
      for (const [more, share] of adds.chances.entries()) {
        const outcome = outcomeOf(before.first + at - adds.first - more, assaulters, assaultedOnes)
        shares.set(outcome, (shares.get(outcome) ?? 0) + chance * share)
      }
    }
    return OUTCOMES.flatMap(({ id }) => {
      const chance = shares.get(id) ?? 0
      return chance > 0 ? [{ outcome: id, chance }] : []
    })
  })
}
