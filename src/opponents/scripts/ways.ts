import type { Action } from '../../engine/action'
import type { Offer } from '../../engine/offer'
import { NO_FOCUS } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import { type Point, distance } from '../../geometry/point'
import {
  type Asked,
  type Way,
  askedAfter,
  drawnOne,
  enemiesOf,
  leastOf,
  middleOf,
  nearestTo,
  ownOf,
  placeOf,
  waysOf,
} from './position'

/** Board units by which a move has to bring a unit nearer to where it goes: less is to and fro. */
const NEARER = 0.05

/** Where a unit is to go from where it stands; null where it stays. */
export type Goal = (asked: Asked, from: Point) => Point | null

/** The nearest thing that counts for victory; where nothing on the table does, the middle of its own side. */
export const toHold: Goal = (asked, from) =>
  nearestTo(
    from,
    stakesOf(asked, () => true),
  ) ?? middleOf(ownOf(asked))

/**
 * The nearest thing that counts for victory and is not its own, and when all are, the nearest of them; where nothing on
 * the table does, the middle of the enemy.
 */
export const toTake: Goal = (asked, from) =>
  nearestTo(
    from,
    stakesOf(asked, isTheirs => isTheirs),
  ) ??
  nearestTo(
    from,
    stakesOf(asked, () => true),
  ) ??
  middleOf(enemiesOf(asked)) ??
  middleOfTable(asked)

/** The nearest enemy that it knows of, else the middle of the table. */
export const toNearest: Goal = (asked, from) => nearestTo(from, enemiesOf(asked)) ?? middleOfTable(asked)

/** Where it stands. */
export const toStay: Goal = (_, from) => from

function stakesOf(
  { ruleset, view, side }: Asked,
  isWanted: (isNotOwn: boolean) => boolean,
): readonly Point[] {
  return ruleset
    .standing(view)
    .stakes.flatMap(({ at, holder }) => (at && isWanted(holder !== side) ? [at] : []))
}

function middleOfTable({ ruleset, view }: Asked): Point {
  const { width, height } = ruleset.scene(view, NO_FOCUS).board
  return { x: width / 2, y: height / 2 }
}

/** Whether an offer leads a unit somewhere. */
export function leads(offer: Offer): boolean {
  return offer.unit !== null && (offer.input === 'path' || offer.input === 'place')
}

/** Of the ways of an offer, the one that ends nearest to where its unit is to go; null where none ends anywhere. */
export function nearestWay<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  offer: Offer<A>,
  goal: Goal,
): Way<A> | null {
  const ways = waysOf(asked, offer).filter(({ option }) => option.at)
  const from = placeOf(asked, offer.unit)
  // Who is not on the table yet measures from the place that it may choose.
  const off = ({ option: { at } }: Way<A>): number => {
    const to = at && goal(asked, from ?? at)
    return at && to ? distance(at, to) : 0
  }
  if (from || goal !== toStay) return leastOf(ways, off)
  return drawnOne(asked, ways)
}

/** Whether a way brings its unit nearer to where it goes, or onto the table. */
export function isNearer(asked: Asked, { offer, option }: Way, goal: Goal): boolean {
  const from = placeOf(asked, offer.unit)
  if (!from || !option.at) return true
  const to = goal(asked, from)
  return to !== null && distance(option.at, to) < distance(from, to) - NEARER
}

/**
 * Whether an act gets on: something is used up by it, its unit comes nearer, or at least it is not given again. Without
 * that a side that remembers nothing would never come to an end.
 */
export function getsOn<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  { offer, option }: Way<A>,
  again: (asked: Asked<S, A>, offer: Offer<A>) => Way<A> | null,
): boolean {
  const after = askedAfter(asked, option.action)
  if (after.view.turn !== asked.view.turn) return true
  const left = after.offers.find(each => each.id === offer.id)
  if (!left || after.offers.every(each => each.unit !== offer.unit)) return true
  if (JSON.stringify(after.view) === JSON.stringify(asked.view)) return false
  if (left.useful !== offer.useful || left.options().length < offer.options().length) return true
  const next = again(after, left)
  return next === null || JSON.stringify(next.option.action) === JSON.stringify(option.action)
}
