import { type Side, type UnitId, otherSide } from '../../../../src/engine/ids'
import type { Care } from '../../../../src/engine/ruleset'
import { distance } from '../../../../src/geometry/point'
import type { Battle, Decision, ElementOf } from '../model/battle'
import { findElement, isCombat, isCommander, onTable, placeOf, stands, typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Element, Standing } from '../model/state'
import { OBJECTIVE, holdingsIn } from '../model/victory'

/** What an edition says its elements, and their fire, are worth to a computer. */
export interface Values<S extends Battle> {
  readonly sheets: Sheets
  /** Points of an element: a rifle section is about 100. */
  points(element: ElementOf<S>): number
  /** The share of its worth that an element may lose to the fire of another. */
  gain(state: S, firer: Standing<ElementOf<S>>, target: Standing<ElementOf<S>>): number
  /** Whether it may still move in the present player turn. */
  isToMove(state: S, element: ElementOf<S>): boolean
}

/** A commander's word goes so far, in inches. */
const COMMAND = 4

const isFallBack = (asked: { readonly kind: string }): asked is Extract<Decision, { kind: 'fall back' }> =>
  asked.kind === 'fall back'

/** A suppressed element is worth so much of a sound one. */
const SUPPRESSED = 0.6
const OBJECTIVE_WORTH = 170

export function elementsOf<S extends Battle>(values: Values<S>, state: S, side: Side): number {
  let sum = 0
  for (const element of state.units as readonly ElementOf<S>[]) {
    if (element.side !== side || (element.fate !== 'in play' && element.fate !== 'to come')) continue
    sum += values.points(element) * (element.suppressed ? SUPPRESSED : 1)
  }
  for (const asked of state.pending) {
    const pending = isFallBack(asked) ? asked : null
    if (!pending) continue
    const element = findElement(state, pending.unit)
    if (element?.side === side) sum -= 0.12 * values.points(element)
  }
  return sum
}

/** What holding an objective counts, as a share: hardly anything as long as it may change hands again and again. */
const settled = ({ turn, scenario: { turns } }: Battle): number =>
  0.35 + 0.75 * Math.min(1, turn / turns) ** 2

/** Objectives that are held, and how near one is to those that might be. The later it is the more they count. */
export function objectivesOf<S extends Battle>(values: Values<S>, state: S, side: Side): number {
  const { turns, objectives } = state.scenario
  const late = 0.6 + 0.8 * Math.min(1, state.turn / turns)
  const holdings = holdingsIn(values.sheets, state)
  const own = onTable(state, side).filter(each => isCombat(values.sheets, state, each))
  let sum = 0
  for (const { at, id } of objectives) {
    const isHeld = holdings.find(held => held.id === id)?.holder === side
    if (isHeld) sum += OBJECTIVE_WORTH * settled(state)
    const near = own
      .map(
        each =>
          (each.suppressed ? 0.5 : 1) * shareOfMan(values, each) * (1 / (1 + distance(each.at, at) / 5)),
      )
      .toSorted((a, b) => b - a)
    const [first = 0, second = 0, third = 0] = near
    sum += (isHeld ? 30 : 75) * late * (first + 0.6 * second + 0.35 * third)
    if (isHeld && own.some(each => distance(each.at, at) <= OBJECTIVE)) sum += 12
  }
  return sum
}

/** How much an element counts where an objective is fought for: a sound section or tank is 1. */
export function presenceOf(sheets: Sheets, state: Battle, id: UnitId): number {
  const element = findElement(state, id)
  if (element?.fate !== 'in play' || !isCombat(sheets, state, element)) return 0
  return (element.suppressed ? 0.5 : 1) * shareOfMan({ sheets }, element)
}

/** Inches that the enemy is to be away from commanders, headquarters, observers and empty transports. */
const KEPT = 8

/** Who is to be kept safe: those who are no combat elements. */
export function careOf(sheets: Sheets, state: Battle, id: UnitId): Care | null {
  const element = findElement(state, id)
  return stands(element) && !isCombat(sheets, state, element) ? { kind: 'keep', within: KEPT } : null
}

/** Guns do not go for objectives. */
const shareOfMan = ({ sheets }: Pick<Values<Battle>, 'sheets'>, element: Element): number =>
  typeOf(sheets, element).class === 'csw' ? 0.15 : 1

/** Of a loss that is to be expected before an element fires, so much keeps it from firing. */
const SILENCED = 1.3

/**
 * What the next fire of both sides may cost the other. Where `first` fires before the other does, who is likely to be hit by it
 * fires less; null where they answer one another.
 */
export function firesOf<S extends Battle>(
  values: Values<S>,
  state: S,
  first: Side | null,
): Readonly<Record<Side, number>> {
  const unhurt: ReadonlyMap<string, number> = new Map()
  const before = first === null ? unhurt : lossesBy(values, state, first, unhurt)
  const costOf = (side: Side): number => {
    const losses = side === first ? before : lossesBy(values, state, side, before)
    return onTable(state, otherSide(side)).reduce(
      (sum, each) => sum + (losses.get(each.id) ?? 0) * values.points(each),
      0,
    )
  }
  return { A: costOf('A'), B: costOf('B') }
}

/** The shares that a side's fire is likely to take from its targets: each element fires at the best, if it still can. */
function lossesBy<S extends Battle>(
  values: Values<S>,
  state: S,
  side: Side,
  hurt: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const targets = onTable(state, otherSide(side))
  const loss = new Map<string, number>()
  for (const firer of onTable(state, side)) {
    if (firer.brokenDown || firer.command || typeOf(values.sheets, firer).weapons.length === 0) continue
    const fires = Math.max(0, 1 - SILENCED * (hurt.get(firer.id) ?? 0))
    let best: Standing<ElementOf<S>> | null = null
    let most = 0
    let gain = 0
    for (const target of targets) {
      const share = fires * values.gain(state, firer, target)
      // What others are likely to have knocked out already is worth less of a shot.
      const worth = share * values.points(target) * (1 - 0.7 * (loss.get(target.id) ?? 0))
      if (worth <= most) continue
      most = worth
      best = target
      gain = share
    }
    if (best) loss.set(best.id, Math.min(1, (loss.get(best.id) ?? 0) + gain))
  }
  return loss
}

/** Commanders near those who may need them, and away from the enemy. */
export function commandOf<S extends Battle>(values: Values<S>, state: S, side: Side): number {
  const enemies = onTable(state, otherSide(side))
  let sum = 0
  for (const element of onTable(state, side)) {
    if (!isCommander(values.sheets, element)) continue
    for (const friend of state.units) {
      if (friend.side !== side || friend.id === element.id || friend.fate !== 'in play') continue
      const at = placeOf(state, friend)
      if (!at) continue
      const away = distance(at, element.at)
      if (away <= COMMAND) sum += friend.suppressed ? 14 : 4
      else sum += 8 / away
    }
    for (const enemy of enemies) {
      const away = distance(enemy.at, element.at)
      if (away < 5) sum -= (5 - away) * 8
    }
  }
  return sum
}
