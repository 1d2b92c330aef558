import type { Action } from './action'
import type { Side } from './ids'
import type { Offer, Option } from './offer'
import type { Ruleset } from './ruleset'
import type { GameState } from './state'

/**
 * An action for random play: first an offer, then one way to fill it in, so only the chosen offer is expanded.
 * `pick` answers 0 to count - 1. Null where the side has nothing to do, which while it is to act is a dead end.
 */
export function randomAction<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  side: Side,
  pick: (count: number) => number,
): A | null {
  const offers = ruleset.offers(state, side).filter(offer => !offer.refusal)
  while (offers.length > 0) {
    const at = pick(offers.length)
    const offer = offers[at]
    const option = offer && filledIn(offer, pick)
    if (option) return option.action
    offers.splice(at, 1)
  }
  return null
}

function filledIn<A extends Action>(offer: Offer<A>, pick: (count: number) => number): Option<A> | null {
  if (offer.sample) return offer.sample(pick)
  const allowed = offer.options().filter(option => !option.refusal)
  return allowed[allowed.length > 1 ? pick(allowed.length) : 0] ?? null
}
