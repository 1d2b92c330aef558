import { memoBy } from '../../../src/engine/memo'
import type { Side } from '../../../src/engine/ids'
import { sumOf } from '../../../src/engine/reckon'
import type { HouseRules } from '../../../src/engine/rulebook'
import { fighterOf, fightsOf } from '../fights'
import { chancesBy, chancesOf } from '../foreseen'
import { inches, mountOf, paceOf, placedOf, unitOf } from '../lookup'
import type { ColonialState, Company } from '../state'
import { MELEE_MODIFIERS } from '../tables'
import { priceOf } from './value'

/** Inches from one enemy to the next that a rider goes on to, roughly. */
const NEXT = 2.2

/**
 * What the fights of a charge that are still to be rolled will cost a side on average: man by man, and riders who win ride on.
 * The one who may ride on now is left out: his riding on is what is weighed then.
 */
export function fought(state: ColonialState, side: Side): number {
  const { melee } = state
  if (!melee) return 0
  const charger = unitOf(state, melee.unit)
  const fallen = new Map<string, number>()
  const fall = (unit: string, men: number): void => void fallen.set(unit, (fallen.get(unit) ?? 0) + men)
  const rideOn = (figure: string, target: string, wins: number): void => {
    const edge = edgeOf(state, charger, unitOf(state, target))
    const came = melee.from.find(each => each.figure === figure)
    const most = came ? ridesLeft(state, charger, came.gone, came.bad) : 0
    const fights = wins * inARow(edge, most)
    fall(target, fights * falls(edge))
    fall(charger.id, fights * falls(-edge))
  }
  /** How likely each enemy has nobody fought yet. */
  const fresh = new Map<string, number>()
  /** How likely each of the chargers still stands where he came, and wins on; and whom he came at. */
  const fit = new Map<string, { readonly wins: number; readonly target: string }>()
  for (const fight of fightsOf(state)) {
    const enemy = `${fight.target} ${fight.enemy}`
    const there = fresh.get(enemy) ?? 1
    const { wins, target } = fit.get(fight.figure) ?? { wins: 1, target: fight.target }
    const { won, lost } = chancesOf(state, fight)
    fall(fight.target, wins * there * won)
    fall(charger.id, wins * there * lost)
    fresh.set(enemy, there * (1 - wins * (1 - lost)))
    fit.set(fight.figure, { wins: wins * (1 - there * (1 - won)), target })
  }
  for (const [figure, { wins, target }] of fit) rideOn(figure, target, wins)
  let sum = 0
  for (const [id, men] of fallen) {
    const unit = unitOf(state, id)
    if (unit.side === side) sum += Math.min(unit.figures.length, men) * priceOfMan(unit)
  }
  return sum
}

function priceOfMan(unit: Company): number {
  return (
    unit.figures.reduce((sum, figure) => sum + priceOf(unit, figure), 0) / Math.max(1, unit.figures.length)
  )
}

/** How often a rider on horseback may go on to another enemy, so many inches of his charge gone (2.52). */
export function ridesLeft(state: ColonialState, unit: Company, gone: number, onBad: boolean): number {
  if (mountOf(unit) !== 'horse') return 0
  return Math.max(0, Math.floor((chargeOf(state, unit, onBad) - gone) / inches(state, NEXT)))
}

/** How far a unit charges, over bad ground or not (2.39, 2.40). */
export function chargeOf(state: ColonialState, unit: Company, overBad: boolean): number {
  const { charge, chargeBad, badDice } = paceOf(unit)
  return inches(state, overBad && badDice > 0 ? chargeBad : charge)
}

/** Fights that a figure has, of so many at most, that goes on as long as it wins. */
export function inARow(edge: number, most: number): number {
  const wins = falls(edge)
  let fights = 0
  for (let [more, fit] = [most, 1]; more > 0; more -= 1, fit *= wins) fights += fit
  return fights
}

/** What the figures of one unit add more to their dice than those of another, on average, where nobody defends anything. */
export function edgeOf({ houseRules }: ColonialState, unit: Company, other: Company): number {
  const bonus = bonusOf(houseRules)
  return bonus(unit) - bonus(other)
}

const bonusOf = memoBy((houseRules: HouseRules) =>
  memoBy((unit: Company): number => {
    const men = placedOf(unit)
    const sum = men.reduce(
      (all, man) => all + sumOf(MELEE_MODIFIERS, fighterOf({ houseRules }, unit, man, false)),
      0,
    )
    return sum / Math.max(1, men.length)
  }),
)

/** The chance to win by so much that the other falls, with so much of an edge; on the straight line between whole ones. */
export function falls(edge: number): number {
  const whole = Math.floor(edge)
  const [low, high] = [chancesBy(whole).won, chancesBy(whole + 1).won]
  return low + (edge - whole) * (high - low)
}
