import { memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import { isCover } from '../ground'
import {
  enemiesOf,
  inches,
  isNative,
  isReduced,
  kind,
  onTable,
  paceOf,
  pointsOf,
  type Standing,
} from '../lookup'
import { lossesOf } from '../sequence'
import type { ColonialState } from '../state'
import { bestAttack, gapOf, threats } from './attacks'
import { fought } from './melee'
import { exposure } from './shelter'
import { priceOf, valueOf } from './value'

/** How near a side is to losing: more than half of its units (R49). */
function broken(state: ColonialState, side: Side): number {
  const { lost, of } = lossesOf(state, side)
  if (of === 0) return 0
  const share = lost / (Math.floor(of / 2) + 1)
  return share >= 1 ? 900 : 160 * share * share
}

/** Who fights hand to hand: cover keeps him from it. */
const closesIn = (unit: Standing): boolean => isNative(unit) && !kind(unit).boer

/** Whether a side loses when the cards run out: it has to take the field before. */
const mustCome = (state: ColonialState, side: Side): boolean => state.scenario.holds === otherSide(side)

/** The share of its cards that a battle has behind it. */
const elapsed = (state: ColonialState): number => Math.min(1, state.drawn / state.scenario.cards)

/** What a side's men count for, and what threatens them: less and less, the fewer cards are left to take the field with. */
const spared = (state: ColonialState, side: Side): number =>
  mustCome(state, side) ? 1 - 0.4 * elapsed(state) : 1

/** Points for an inch nearer to the enemy: more for whoever has to take the field, and for who fights hand to hand. */
function pressOf(state: ColonialState, unit: Standing): number {
  const comes = mustCome(state, unit.side) ? 0.09 * (1 + 2 * elapsed(state)) : 0.01
  return (comes + (closesIn(unit) ? 0.03 : 0)) * unit.figures.length
}

/** What speaks for naming a unit when a card is turned up: its best attack, or the way that it may make. */
export function promise(state: ColonialState, unit: Standing): number {
  const enemies = enemiesOf(state)[unit.side]
  const near = Math.min(...enemies.map(enemy => gapOf(unit, enemy)))
  const way =
    unit.gun || unit.routing ? 0 : Math.min(inches(state, paceOf(unit).move), near) * pressOf(state, unit)
  return Math.max(bestAttack(state, unit, enemies), way)
}

/** Inches that dice have given and nobody has gone yet: half of what they may bring. */
function inHand(state: ColonialState, unit: Standing): number {
  const { active } = state
  if (active?.unit !== unit.id || active.rolled === null || Object.keys(active.gone).length > 0) return 0
  return 0.35 * pressOf(state, unit) * active.rolled
}

/** Cover that men stand in, works that they have not reached, and for those who fight hand to hand the way to the enemy. */
function standing(state: ColonialState, side: Side): number {
  const enemies = enemiesOf(state)[side]
  if (enemies.length === 0) return 0
  const holds = mustCome(state, otherSide(side))
  const closing = enemies.map(closesIn)
  let sum = 0
  for (const unit of onTable(state, side)) {
    const gaps = enemies.map(enemy => gapOf(unit, enemy))
    const near = Math.min(...gaps)
    const covered = pointsOf(unit).filter(at => isCover(state, at)).length
    sum += covered * (closesIn(unit) ? 0.25 : 0.8)
    if (holds && !closesIn(unit)) {
      const closest = Math.min(...gaps.filter((_, which) => closing[which]))
      sum -= exposure(state, unit, closest, unit.figures.length - covered)
    }
    if (!unit.gun && !unit.routing) sum += inHand(state, unit)
    const presses = pressOf(state, unit)
    if (!unit.gun && !unit.routing) sum -= Math.min(40, near) * presses
  }
  return sum
}

/** What a decision that is open will cost: hits that are still to be given out. */
function owed(state: ColonialState, side: Side): number {
  const { pending } = state
  if (pending?.kind === 'losses') {
    const unit = state.units.find(each => each.id === pending.unit)
    if (!unit || unit.side !== side) return 0
    const prices = unit.figures
      .filter(({ id }) => pending.among.includes(id))
      .map(figure => priceOf(unit, figure))
      .toSorted((a, b) => a - b)
      .slice(0, pending.hits)
    const after = unit.figures.length - pending.hits
    const shaken = after * 2 <= unit.started && !isReduced(state, unit) ? 12 : 0
    return prices.reduce((sum, price) => sum + price, 0) + shaken
  }
  if (pending?.kind === 'match' || pending?.kind === 'fights' || pending?.kind === 'ride')
    return fought(state, side)
  return 0
}

type Parts = Readonly<Record<'men' | 'lost units' | 'attacks' | 'victory' | 'ground', number>>

const parts = memoRecent((state: ColonialState): Readonly<Record<Side, Parts>> => {
  const of = (side: Side): Parts => ({
    men:
      spared(state, side) *
      (onTable(state, side).reduce((sum, unit) => sum + valueOf(state, unit), 0) - owed(state, side)),
    'lost units': -broken(state, side),
    attacks: spared(state, otherSide(side)) * threats(state, side),
    victory: state.result?.winner === side ? 1_000 : 0,
    ground: standing(state, side),
  })
  return { A: of('A'), B: of('B') }
})

/** What the worth of a position is made of, in points. */
export function merits(state: ColonialState, side: Side): Parts & { readonly danger: number } {
  const both = parts(state)
  const [own, theirs] = [both[side], both[otherSide(side)]]
  return {
    men: own.men - theirs.men,
    'lost units': own['lost units'] - theirs['lost units'],
    attacks: own.attacks,
    danger: -theirs.attacks,
    victory: own.victory - theirs.victory,
    ground: own.ground - theirs.ground,
  }
}

export function worth(state: ColonialState, side: Side): number {
  return Object.values(merits(state, side)).reduce((sum, value) => sum + value, 0)
}
