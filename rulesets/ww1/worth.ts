import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import { NOTHING_STAKED, stakesOf } from './assault'
import { type Spread, certain, margins, mgSpread, spreadOf, together } from './chances'
import { type Standing, defencesIn, holderOf, isDifficult, occupied, unitsIn, whereIs } from './lookup'
import { gridOf, halfOf, rowOf, squareOf, stepsBetween } from './squares'
import type { Assault, Square, Ww1State, Ww1Unit } from './state'
import { assaulted, assaultersIn, assaulting } from './strength'
import { verdict } from './victory'

/** More than any position in play. */
const WON = 10_000

export type Merits = Readonly<Record<'forces' | 'guns' | 'ground' | 'threats', number>>

/** How good a position is for a side. 100 is about a battalion; worth(A) is -worth(B). */
export function worth(state: Ww1State, side: Side): number {
  const sign = side === 'A' ? 1 : -1
  if (state.result) {
    const { winner, why } = state.result
    const grade = why.facts?.['grade'] === 'Decisive' ? 600 : why.facts?.['grade'] === 'Marginal' ? 300 : 0
    return winner === null ? 0 : sign * (winner === 'A' ? WON + grade : -WON)
  }
  const { forces, guns, ground, threats } = merits(state, side)
  return forces + guns + ground + threats
}

export function merits(state: Ww1State, side: Side): Merits {
  const sign = side === 'A' ? 1 : -1
  return {
    forces: sign * (forcesOf(state, 'A') - forcesOf(state, 'B')),
    guns: sign * (gunsOf(state, 'A') - gunsOf(state, 'B')),
    ground: sign * groundFor(state),
    threats: sign * ((state.assault ? pending(state, state.assault) : 0) + threatsOf(state)),
  }
}

const VALUE: Readonly<Record<Ww1Unit['type'], number>> = {
  infantry: 100,
  stormtroopers: 115,
  mg: 120,
  tank: 190,
}

const valueOf = (unit: Ww1Unit): number =>
  VALUE[unit.type] - (unit.stuck ? 50 : 0) + (unit.quality === 'Green' ? -20 : 0)

function forcesOf(state: Ww1State, side: Side): number {
  let sum = 0
  for (const unit of state.units) if (unit.side === side && !unit.lost) sum += valueOf(unit)
  return sum
}

/** Turns that will still be played, about. */
function turnsLeft(state: Ww1State): number {
  const { turns, mayEndAfter } = state.scenario
  const { turn } = state
  if (turn < mayEndAfter) return mayEndAfter - turn + 2
  return turn >= turns ? 0 : 2
}

/** What guns are good for: less the fewer Assaults are left to use them in. */
function gunsOf(state: Ww1State, side: Side): number {
  const each = 7 + 5 * Math.min(1, turnsLeft(state) / 4)
  const useful = turnsLeft(state) === 0 ? (state.step.startsWith('A') && side === 'B' ? 6 : 2) : each
  const reserve = state.lastRounds[side] ? 0 : 1.5
  // The Attacker has to spend his guns, the Defender to last out with his.
  const share = side === 'A' ? 0.4 : 1.3
  const all = state.guns[side] + (state.guns[side] > 0 ? reserve : 0) + state.gas[side] * 2.6
  return all * useful * share
}

/** How soon the game may be over: 1 where this is the last turn. */
function urgency(state: Ww1State): number {
  const { turns, mayEndAfter } = state.scenario
  if (state.turn >= turns) return 1
  if (state.turn >= mayEndAfter) return 0.55
  return 0.12 + 0.2 * (state.turn / mayEndAfter)
}

/** What the Attacker has of the rows beyond his half, and what is in his way. */
function groundFor(state: Ww1State): number {
  if (state.turn === 0) return 0
  const { board } = state.scenario
  const half = board.columns / 2
  const soon = urgency(state)
  const foot = state.units.filter(
    (unit): unit is Standing => unit.side === 'A' && unit.at !== null && unit.type !== 'mg',
  )
  const near = foot.flatMap(unit => whereIs(state, unit) ?? [])
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let row = half + 1; row <= Math.min(board.columns, half + 3); row++) {
    let value = 0
    for (let file = 0; file < board.rows; file++) value += holdOf(state, squareOf(file, row), near)
    const weighed = value - (row - half - 1) * 90
    if (weighed > best) best = weighed
    sum += value
  }
  let score = best * (0.8 + soon) + sum * 0.08
  for (const [square, units] of occupied(state)) {
    if (units[0]?.side !== 'B' || halfOf(board, square) !== 'A') continue
    score -= 60 + 700 * soon
  }
  if (verdict(state).winner === 'A') score += 250 + 1500 * soon
  return score
}

/** What a square of the enemy's half is to the Attacker: 60 held, less the farther his units and the stronger the enemy. */
function holdOf(state: Ww1State, square: Square, near: readonly Square[]): number {
  const holder = holderOf(state, square)
  if (holder === 'A') return 60
  let steps = 9
  for (const each of near) steps = Math.min(steps, stepsBetween(each, square))
  const enemy = holder === 'B' ? 35 + assaulted(state, 'B', square).total * 4 : 0
  return -12 * Math.min(steps, 6) - enemy
}

/** What either side could do by its next Assaults, the side whose Assaults come first a little more. */
function threatsOf(state: Ww1State): number {
  if (state.turn === 0) return 0
  const now = turnsLeft(state)
  let sum = 0
  for (const side of SIDES) {
    const share = weightOf(state, side, now)
    if (share > 0) sum += (side === 'A' ? 1 : -1) * share * threatBy(state, side)
  }
  return sum
}

function weightOf(state: Ww1State, side: Side, left: number): number {
  const { step } = state
  if (step === `${side} assaults`) return 0.15
  if (step === `${side} moves`) return 0.4
  const later = side === 'B' && step.startsWith('A') && !step.endsWith('wire')
  return later || left > 0 ? 0.2 : 0
}

function threatBy(state: Ww1State, side: Side): number {
  const { beside } = gridOf(state.scenario.board)
  const enemy = otherSide(side)
  const gunsMine = Math.min(state.guns[side], 3 + state.guns[side] / 8)
  const gunsTheirs = Math.min(state.guns[enemy], 2 + state.guns[enemy] / 10)
  let sum = 0
  for (const [to, targets] of occupied(state)) {
    if (targets[0]?.side !== enemy) continue
    const mgs = targets.filter(unit => unit.type === 'mg').length
    const against = assaulted(state, enemy, to).total + mgs * 2 + gunsTheirs
    let most = 0
    for (const from of beside.get(to) ?? []) {
      if (holderOf(state, from) !== side || state.assaulted.includes(from)) continue
      const own = assaulting(state, side, from).total
      if (own === 0) continue
      const chance = 1 / (1 + Math.exp((against - own - gunsMine) / 1.8))
      most = Math.max(most, chance)
    }
    if (most === 0) continue
    const stake = targets.reduce((all, unit) => all + valueOf(unit), 0)
    sum += most * (stake + groundWorth(state, to))
  }
  return sum
}

/** What the ground of a square is worth to whoever takes it. */
function groundWorth(state: Ww1State, square: Square): number {
  const { board } = state.scenario
  const half = board.columns / 2
  const row = rowOf(square)
  const works = defencesIn(state, square).length * 8 + (isDifficult(state, square) ? 4 : 0)
  return works + (row > half ? 170 - 25 * (row - half - 1) : 60)
}

/** An Assault under way, for the Attacker: by what the assaulted side will best stake. Where it is settled: who advances. */
function pending(state: Ww1State, assault: Assault): number {
  const sign = assault.by === 'A' ? 1 : -1
  if (state.advance) return (state.advance.side === 'A' ? 1 : -1) * 20
  if (state.losing.length > 0) return 0
  const defender = otherSide(assault.by)
  const price = priceOfGun(state, defender)
  const mgs = assault.secret
    ? mgSpread(unitsIn(state, assault.to).filter(unit => unit.type === 'mg').length)
    : certain(0)
  const mine = assault.secret ? spreadOf(assault.stake ?? { guns: 2, gas: false }) : certain(0)
  let least = Number.POSITIVE_INFINITY
  for (const stake of [NOTHING_STAKED, ...stakesOf(state, defender)]) {
    if (stake.guns > 14) continue
    const spread = margins(state, assault, mine, together(spreadOf(stake), mgs))
    const cost = stake.gas ? price * 2.6 : stake.guns * price
    least = Math.min(least, expected(state, assault, spread) + cost)
  }
  const staked =
    assault.secret && assault.stake
      ? (assault.stake.guns + (assault.stake.gas ? 2.6 : 0)) * priceOfGun(state, assault.by)
      : 0
  return sign * (least - staked)
}

const priceOfGun = (state: Ww1State, side: Side): number => {
  const one = gunsOf(state, side)
  const fewer = gunsOf({ ...state, guns: { ...state.guns, [side]: Math.max(0, state.guns[side] - 1) } }, side)
  return one - fewer
}

/** What an Assault is expected to bring the assaulting side, in points. */
function expected(state: Ww1State, { from, to }: Assault, { first, chances }: Spread): number {
  const mine = ordered(assaultersIn(state, from))
  const theirs = ordered(unitsIn(state, to))
  const prize = groundWorth(state, to)
  const retaken = unitsIn(state, from).length === mine.length ? groundWorth(state, from) * 0.4 : 0
  let sum = 0
  for (const [at, chance] of chances.entries()) {
    const margin = first + at
    const lost = margin === 0 ? 1 : Math.max(0, -margin)
    const killed = margin === 0 ? 1 : Math.max(0, margin)
    let value = 0
    for (let i = 0; i < Math.min(killed, theirs.length); i++) value += theirs[i] ?? 0
    for (let i = 0; i < Math.min(lost, mine.length); i++) value -= mine[i] ?? 0
    if (killed >= theirs.length) value += lost >= mine.length ? prize * 0.3 : prize
    else if (lost >= mine.length) value -= retaken
    sum += chance * value
  }
  return sum
}

/** Values of units in the order in which they are lost. */
const ordered = (units: readonly Standing[]): readonly number[] =>
  units.map(valueOf).toSorted((a, b) => a - b)
