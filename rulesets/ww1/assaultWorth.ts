import { type Side, otherSide } from '../../src/engine/ids'
import { stakesOf } from './assault'
import { type Spread, certain, margins, mgSpread, spreadOf } from './chances'
import { unitsIn } from './lookup'
import { prizeOf } from './rowWorth'
import type { Assault, Stake, Ww1State, Ww1Unit } from './state'
import { assaultersIn } from './strength'

/** What a unit is to its side, in points. */
const VALUES: Readonly<Record<Ww1Unit['type'], number>> = {
  infantry: 90,
  stormtroopers: 108,
  mg: 95,
  tank: 165,
}

/** So many units the Attacker needs to hold what he takes, and with so many he has plenty to spend. */
const NEEDED = 9
const PLENTY = 20
/** What a unit counts of its value where there are plenty. */
const SPARE = 0.42

/** How much of its value the last of so many units counts: the Attacker has more than he needs and wins nothing by them. */
export function shareOf(side: Side, count: number): number {
  if (side === 'B') return 1
  const share = Math.min(1, Math.max(0, (count - NEEDED) / (PLENTY - NEEDED)))
  return 1 - (1 - SPARE) * share
}

/** How much of its value a unit of a side counts now. */
export function stakeOf(state: Ww1State, side: Side): number {
  let count = 0
  for (const unit of state.units) if (unit.side === side && !unit.lost) count += 1
  return shareOf(side, count)
}

export const valueOf = (unit: Ww1Unit): number =>
  VALUES[unit.type] - (unit.stuck ? 45 : 0) + (unit.quality === 'Green' ? -20 : 0)

/** Turns that are still to be played after this one, on average. */
export function turnsAfter(state: Ww1State): number {
  const { turns, mayEndAfter } = state.scenario
  let sum = 0
  let chance = 1
  for (let turn = state.turn; turn < turns; turn++) {
    if (turn >= mayEndAfter) chance *= 2 / 3
    sum += chance
  }
  return sum
}

/** Guns that a side can well use in a turn, and what the first of them is worth. */
const PER_TURN: Readonly<Record<Side, number>> = { A: 9, B: 6 }
const PRICE: Readonly<Record<Side, number>> = { A: 26, B: 46 }

/** What the guns and the gas of a side are good for: less for each more of them, and the fewer turns are left. */
export function gunsOf(state: Ww1State, side: Side): number {
  const now = state.step.startsWith('A') || state.step === 'B moves' || state.step === 'B assaults'
  const left = turnsAfter(state) + (now && (side === 'B' || state.step.startsWith('A ')) ? 1 : 0)
  if (left <= 0) return 0
  const useful = PER_TURN[side] * left
  const reserve = state.lastRounds[side] || state.guns[side] === 0 ? 0 : 2
  const all = state.guns[side] + reserve + state.gas[side] * 2.8
  return PRICE[side] * useful * (1 - Math.exp(-all / useful))
}

/** What so many guns and points of gas fewer would cost a side. */
function costOf(state: Ww1State, side: Side, { guns, gas }: Stake): number {
  if (guns === 0 && !gas) return 0
  const fewer = {
    ...state,
    guns: { ...state.guns, [side]: Math.max(0, state.guns[side] - guns) },
    gas: { ...state.gas, [side]: Math.max(0, state.gas[side] - (gas ? 1 : 0)) },
  }
  return gunsOf(state, side) - gunsOf(fewer, side)
}

/** What guns add, by their number: those that anybody would stake in one Assault. */
const GUN_SPREADS: readonly Spread[] = Array.from({ length: 15 }, (_, guns) => spreadOf({ guns, gas: false }))

const answerSpread = ({ guns, gas }: Stake): Spread | null =>
  gas ? spreadOf({ guns: 0, gas: true }) : (GUN_SPREADS[guns] ?? null)

/** An Assault under way, for the Attacker: by what the assaulted side will best stake. Where it is settled: who advances. */
export function pending(state: Ww1State, assault: Assault): number {
  const sign = assault.by === 'A' ? 1 : -1
  // Who may still go in is settled, and what the ground brings him is seen by going.
  if (state.advance) return 0
  if (state.losing.length > 0) return 0
  const defender = otherSide(assault.by)
  const mgs = assault.secret
    ? mgSpread(unitsIn(state, assault.to).filter(unit => unit.type === 'mg').length)
    : certain(0)
  const mine = assault.secret ? spreadOf(assault.stake ?? { guns: 2, gas: false }) : certain(0)
  const before = margins(state, assault, mine, mgs)
  const value = gainsOf(state, assault)
  let least = Number.POSITIVE_INFINITY
  for (const stake of stakesOf(state, defender)) {
    const spread = answerSpread(stake)
    if (!spread) continue
    least = Math.min(least, mean(before, spread, value) + costOf(state, defender, stake))
  }
  const staked = assault.secret && assault.stake ? costOf(state, assault.by, assault.stake) : 0
  return sign * (least - staked)
}

/** The mean of a value of the margin, where the other side adds what its dice say. */
function mean(before: Spread, theirs: Spread, value: (margin: number) => number): number {
  let sum = 0
  for (const [i, p] of before.chances.entries()) {
    if (p === 0) continue
    for (const [j, q] of theirs.chances.entries())
      if (q > 0) sum += p * q * value(before.first + i - theirs.first - j)
  }
  return sum
}

/** What each margin of an Assault brings the assaulting side, in points. */
function gainsOf(state: Ww1State, { from, to }: Assault): (margin: number) => number {
  const mine = ordered(state, assaultersIn(state, from))
  const theirs = ordered(state, unitsIn(state, to))
  const prize = prizeOf(state, to)
  const retaken = unitsIn(state, from).length === mine.length ? prizeOf(state, from) : 0
  const found = new Map<number, number>()
  const worked = (margin: number): number => {
    const lost = margin === 0 ? 1 : Math.max(0, -margin)
    const killed = margin === 0 ? 1 : Math.max(0, margin)
    let value = 0
    for (let i = 0; i < Math.min(killed, theirs.length); i++) value += theirs[i] ?? 0
    for (let i = 0; i < Math.min(lost, mine.length); i++) value -= mine[i] ?? 0
    const isTaken = killed >= theirs.length
    const isGone = lost >= mine.length
    if (isTaken) value += isGone ? prize * 0.5 : prize
    else if (isGone) value -= retaken
    return value
  }
  return margin => {
    const known = found.get(margin)
    if (known !== undefined) return known
    const value = worked(margin)
    found.set(margin, value)
    return value
  }
}

/** Values of units of a side in the order in which they are lost. */
function ordered(state: Ww1State, units: readonly Ww1Unit[]): readonly number[] {
  const [first] = units
  if (!first) return []
  const stake = stakeOf(state, first.side)
  return units.map(unit => valueOf(unit) * stake).toSorted((a, b) => a - b)
}
