import type { Action } from '../../engine/action'
import { oddsOfOption } from '../../engine/odds'
import type { Offer } from '../../engine/offer'
import type { GameState } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { type Point, distance } from '../../geometry/point'
import { type Asked, type Way, leastOf, placeOf, waysOf } from './position'

/** Attacks of one offer that are looked at, at most: who has more to choose from looks at the nearest. */
const MOST = 40

/** An attack and what it promises: the chance of an effect and that of the worst, added. */
export interface Shot<A extends Action> extends Way<A> {
  readonly promise: number
  /** Null where who attacks or what is aimed at has no place. */
  readonly range: number | null
  /** It moves the attacker, or only leads up to what others have a say in. */
  readonly closes: boolean
}

/** The attacks of an offer that have some chance, the nearest first; what is not aimed at an enemy is none. */
export function shotsOf<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  offer: Offer<A>,
): readonly Shot<A>[] {
  if (offer.input !== 'target' && offer.input !== 'choice') return []
  const from = placeOf(asked, offer.unit)
  return waysOf(asked, offer)
    .filter(way => mayBeAimed(asked, way))
    .map(way => ({ way, range: rangeOf(from, aimOf(asked, way)) }))
    .toSorted((a, b) => (a.range ?? 0) - (b.range ?? 0))
    .slice(0, MOST)
    .flatMap(({ way, range }) => shotOf(asked, way, range) ?? [])
}

/** The most promising of some attacks; null if there are none. */
export function likeliest<A extends Action>(shots: readonly Shot<A>[]): Shot<A> | null {
  return leastOf(shots, ({ promise }) => -promise)
}

/** What an attack promises; null where there is no chance in it. */
function shotOf<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  way: Way<A>,
  range: number | null,
): Shot<A> | null {
  const { ruleset, view } = asked
  const { offer, option } = way
  const { hit, destroy, outcomes, branches } = oddsOfOption(ruleset, view, option)
  const isAtUnit = option.token !== undefined && findUnit(view, option.token) !== undefined
  // What tells no outcome yet may be a charge that others have a say in; without a target it is no attack.
  if (outcomes.length === 0 && !isAtUnit) return null
  const at = placeOf(asked, offer.unit)
  const isLeft = branches.some(({ state }) => !isSame(at, offer.unit && findUnit(state, offer.unit)?.at))
  const isOpen = option.foreseen !== undefined || option.next !== undefined || outcomes.length === 0
  const promise = hit + destroy
  return promise > 0 || isOpen ? { ...way, promise, range, closes: isOpen || isLeft } : null
}

/** At a unit of the enemy, or at a place or thing that may have odds of its own. */
function mayBeAimed({ view, side }: Asked, { offer, option }: Way): boolean {
  const target = option.token === undefined ? undefined : findUnit(view, option.token)
  if (target) return target.side !== side
  return offer.input === 'target' || option.foreseen !== undefined
}

function aimOf({ view }: Asked, { option }: Way): Point | null {
  const target = option.token === undefined ? undefined : findUnit(view, option.token)
  return target?.at ?? option.at ?? null
}

const rangeOf = (from: Point | null, to: Point | null): number | null =>
  from && to ? distance(from, to) : null

const isSame = (a: Point | null, b: Point | null | undefined | ''): boolean =>
  (!a && !b) || (!!a && !!b && a.x === b.x && a.y === b.y)
