import type { Action } from '../../engine/action'
import type { Offer } from '../../engine/offer'
import type { GameState } from '../../engine/state'
import type { Question } from '../think'
import { type Shot, likeliest, shotsOf } from './attacks'
import { type Asked, type Way, drawnOne, leastOf, openOffers, waysOf } from './position'
import { type Goal, getsOn, isNearer, leads, nearestWay } from './ways'

/** A sparring partner: what it does now, or null where nothing is offered. Pure: the same question gets the same answer. */
export type Script = <S extends GameState, A extends Action>(
  question: Omit<Question<S, A>, 'mayGoOn'>,
) => A | null

/** What one partner likes; all else is common sense that they share. */
export interface Taste {
  readonly goal: Goal
  /** Moves before it attacks. */
  readonly movesFirst: boolean
  /** Attacks by leaving its place, or where others have a say in it before anything is thrown. */
  readonly closes: boolean
  /** Looks at the attacks of all its units before it makes one, not only at those of the first that has any. */
  readonly compares: boolean
  /** Of some attacks, the one it makes. */
  readonly choose: <A extends Action>(shots: readonly Shot<A>[]) => Shot<A> | null
}

/** The attack at the least distance, of equally near ones the likeliest. */
export function nearestShot<A extends Action>(shots: readonly Shot<A>[]): Shot<A> | null {
  const nearest = leastOf(shots, ({ range }) => range ?? Infinity)
  return nearest && likeliest(shots.filter(({ range }) => range === nearest.range))
}

/**
 * Plays by a taste: attacks and moves while they get on, then whatever else would be missed, then ends. Where nothing
 * ends the step, a decision must be made: a way towards its goal, else any by whim.
 */
export function byTaste(taste: Taste): Script {
  return question => {
    const { ruleset, view, side } = question
    if (view.result || !view.toAct.includes(side)) return null
    const asked = { ...question, offers: openOffers(ruleset.offers(view, side)) }
    const does = taste.movesFirst ? [move, attack] : [attack, move]
    for (const act of [...does, dutyOf]) {
      const way = act(asked, taste)
      if (way) return way.option.action
    }
    const ends = asked.offers.filter(offer => offer.ends).flatMap(offer => waysOf(asked, offer))
    return (ends[0] ?? decided(asked, taste))?.option.action ?? null
  }
}

function attack<S extends GameState, A extends Action>(asked: Asked<S, A>, taste: Taste): Way<A> | null {
  const found: Shot<A>[] = []
  for (const offer of asked.offers) {
    const shot = shotOf(asked, offer, taste)
    if (!shot || !getsOn(asked, shot, (after, left) => shotOf(after, left, taste))) continue
    if (!taste.compares) return shot
    found.push(shot)
  }
  return taste.choose(found)
}

function shotOf<S extends GameState, A extends Action>(
  asked: Asked<S, A>,
  offer: Offer<A>,
  { closes, choose }: Taste,
): Shot<A> | null {
  return choose(shotsOf(asked, offer).filter(shot => closes || !shot.closes))
}

function move<S extends GameState, A extends Action>(asked: Asked<S, A>, { goal }: Taste): Way<A> | null {
  for (const offer of asked.offers) {
    if (!leads(offer) || !offer.useful) continue
    const way = nearestWay(asked, offer, goal)
    if (
      way &&
      isNearer(asked, way, goal) &&
      getsOn(asked, way, (after, left) => nearestWay(after, left, goal))
    )
      return way
  }
  return null
}

/** What would be missed and is neither a move nor an attack: to rally, to take up, to follow a course. */
function dutyOf<S extends GameState, A extends Action>(asked: Asked<S, A>): Way<A> | null {
  // Who has to go somewhere goes, rather than leave the table or stand for good.
  const goers = new Set(asked.offers.filter(each => each.useful && leads(each)).map(({ unit }) => unit))
  for (const offer of asked.offers) {
    if (!offer.useful || offer.ends || leads(offer) || goers.has(offer.unit)) continue
    if (shotsOf(asked, offer).length > 0) continue
    const way = drawnOne(asked, waysOf(asked, offer))
    if (way && getsOn(asked, way, (after, left) => drawnOne(after, waysOf(after, left)))) return way
  }
  return null
}

function decided<S extends GameState, A extends Action>(asked: Asked<S, A>, { goal }: Taste): Way<A> | null {
  const useful = asked.offers.filter(offer => offer.useful)
  const offers = useful.length > 0 ? useful : asked.offers
  for (const offer of offers.filter(leads)) {
    const way = nearestWay(asked, offer, goal)
    if (way) return way
  }
  return drawnOne(
    asked,
    offers.flatMap(offer => waysOf(asked, offer)),
  )
}
