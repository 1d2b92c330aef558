import type { Action } from '../../engine/action'
import { seededChance } from '../../engine/dice/seeded'
import type { UnitId } from '../../engine/ids'
import type { Offer, Option } from '../../engine/offer'
import type { GameState } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { type Point, distance } from '../../geometry/point'
import { whim } from '../stream'
import type { Question } from '../think'

/** What a sparring partner is asked: the position as its side knows it, what may be done, and the seed of its whims. */
export interface Asked<S extends GameState = GameState, A extends Action = Action>
  extends Omit<Question<S, A>, 'mayGoOn'> {
  /** What it may do now, without what is refused. */
  readonly offers: readonly Offer<A>[]
}

/** An offer and one way to fill it in. */
export interface Way<A extends Action = Action> {
  readonly offer: Offer<A>
  readonly option: Option<A>
}

/** The allowed ways to fill in an offer, without those that were found to be refused. */
export function waysOf<S extends GameState, A extends Action>(
  { without = [] }: Asked<S, A>,
  offer: Offer<A>,
): readonly Way<A>[] {
  const left = new Set(without.map(action => JSON.stringify(action)))
  return offer
    .options()
    .filter(({ action, refusal }) => !refusal && (left.size === 0 || !left.has(JSON.stringify(action))))
    .map(option => ({ offer, option }))
}

/** The same question after an action, with dice that are always the same. */
export function askedAfter<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  action: A,
): Asked<S, A> {
  const { ruleset, side } = asked
  const view = ruleset.play(asked.view, action, { chance: seededChance('script', 0, []), log: () => {} })
  const mayAct = !view.result && view.toAct.includes(side)
  return { ...asked, view, offers: mayAct ? openOffers(ruleset.offers(view, side)) : [] }
}

export function openOffers<A extends Action>(offers: readonly Offer<A>[]): readonly Offer<A>[] {
  return offers.filter(offer => !offer.refusal)
}

/** Where a unit stands; null while it is not on the table. */
export function placeOf({ view }: Asked, unit: UnitId | null): Point | null {
  return unit === null ? null : (findUnit(view, unit)?.at ?? null)
}

/** Where the enemies stand that the side knows of. */
export function enemiesOf({ view, side }: Asked): readonly Point[] {
  return view.units.flatMap(unit => (unit.side !== side && unit.at ? [unit.at] : []))
}

/** Where its own units stand. */
export function ownOf({ view, side }: Asked): readonly Point[] {
  return view.units.flatMap(unit => (unit.side === side && unit.at ? [unit.at] : []))
}

/** The nearest of some places; null if there are none. */
export function nearestTo(from: Point, places: readonly Point[]): Point | null {
  return leastOf(places, place => distance(from, place))
}

/** The middle of some places; null if there are none. */
export function middleOf(places: readonly Point[]): Point | null {
  if (places.length === 0) return null
  const mean = (of: (place: Point) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** The first of those with the least measure; null if there are none. */
export function leastOf<T>(things: readonly T[], measure: (thing: T) => number): T | null {
  let best: T | null = null
  let least = Infinity
  for (const thing of things) {
    const measured = measure(thing)
    if (best !== null && measured >= least) continue
    best = thing
    least = measured
  }
  return best
}

/** One of some things by whim, each as likely; null if there are none. The same position and seed give the same one. */
export function drawnOne<T>({ seed, view, without = [] }: Asked, things: readonly T[]): T | null {
  if (things.length <= 1) return things[0] ?? null
  const lot = whim(seed, `${without.length} ${JSON.stringify(view)}`)
  return things[Math.floor(lot * things.length)] ?? null
}
