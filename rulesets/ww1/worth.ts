import { SIDES, type Side, type UnitId, otherSide } from '../../src/engine/ids'
import { gunsOf, pending, shareOf, stakeOf, turnsAfter, valueOf } from './assaultWorth'
import { holderOf, occupied, unitsIn } from './lookup'
import { chanceOf, groundFor, prizeOf } from './rowWorth'
import { centreOf, gridOf } from './squares'
import type { Advance, Square, Ww1State, Ww1Unit } from './state'
import { assaulted, assaulting } from './strength'

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
  return totalOf(merits(state, side))
}

/** Of what an advance into an emptied square would bring, so much is counted before anybody has gone. */
const FORESEEN = 0.7

/** What a position is made of for a side; where a square lies open to an advance, most of what that will bring. */
export function merits(state: Ww1State, side: Side): Merits {
  const { advance } = state
  const stayed = plainMerits(state, side)
  const goer = advance && unitsIn(state, advance.to).length === 0 ? bestGoer(state, advance) : undefined
  if (!advance || !goer) return stayed
  const gone = plainMerits({ ...state, units: withUnitIn(state, goer, advance.to) }, side)
  const gain = (totalOf(gone) - totalOf(stayed)) * (advance.side === side ? 1 : -1)
  if (gain <= 0) return stayed
  const between = (part: keyof Merits): number => stayed[part] + FORESEEN * (gone[part] - stayed[part])
  return {
    forces: between('forces'),
    guns: between('guns'),
    ground: between('ground'),
    threats: between('threats'),
  }
}

const totalOf = ({ forces, guns, ground, threats }: Merits): number => forces + guns + ground + threats

/** Who would go first: infantry rather than a Tank, which may stick. */
const bestGoer = (state: Ww1State, { units }: Advance): UnitId | undefined =>
  units.find(id => state.units.some(unit => unit.id === id && unit.type !== 'tank')) ?? units[0]

const withUnitIn = (state: Ww1State, id: UnitId, square: Square): readonly Ww1Unit[] =>
  state.units.map(unit => (unit.id === id ? { ...unit, at: centreOf(state.scenario.board, square) } : unit))

function plainMerits(state: Ww1State, side: Side): Merits {
  const sign = side === 'A' ? 1 : -1
  return {
    forces: sign * (forcesOf(state, 'A') - forcesOf(state, 'B')),
    guns: sign * (gunsOf(state, 'A') - gunsOf(state, 'B')),
    ground: sign * groundFor(state),
    threats: sign * ((state.assault ? pending(state, state.assault) : 0) + threatsOf(state)),
  }
}

function forcesOf(state: Ww1State, side: Side): number {
  const all = state.units.filter(unit => unit.side === side && !unit.lost)
  // Each further unit counts as much as it would now: the sum is that of the values met on the way.
  const values = all.map(valueOf).toSorted((a, b) => b - a)
  let sum = 0
  for (const [at, value] of values.entries()) sum += value * shareOf(side, at + 1)
  return sum
}

/** What either side could do by its next Assaults, the side whose Assaults come first a little more. */
function threatsOf(state: Ww1State): number {
  if (state.turn === 0) return 0
  const left = turnsAfter(state)
  let sum = 0
  for (const side of SIDES) {
    const share = weightOf(state, side, left)
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
  const share = stakeOf(state, enemy)
  let sum = 0
  for (const [to, targets] of occupied(state)) {
    if (targets[0]?.side !== enemy) continue
    const mgs = targets.filter(unit => unit.type === 'mg').length
    let against: number | null = null
    let most = 0
    for (const from of beside.get(to) ?? []) {
      if (holderOf(state, from) !== side) continue
      const own = assaulting(state, side, from).total
      if (own === 0) continue
      against ??= assaulted(state, enemy, to).total + mgs * 2 + gunsTheirs
      most = Math.max(most, chanceOf(own + gunsMine - against))
    }
    if (most === 0) continue
    const stake = targets.reduce((all, unit) => all + valueOf(unit), 0) * share
    sum += most * (stake + prizeOf(state, to))
  }
  return sum
}
