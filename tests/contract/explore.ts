import type { Action } from '../../src/engine/action'
import type { Offer } from '../../src/engine/offer'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Strength } from '../../src/opponents/order'
import { chooseOrder } from '../../src/opponents/opponent'
import type { Chooser } from './sample'

/** Of the kinds of offer that there are, the one that was taken least often so far in all battles of this chooser. */
export function seeking(ruleset: Ruleset, often: Map<string, number> = new Map()): Chooser {
  return (view, side, pick) => {
    const open = ruleset.offers(view, side).filter(offer => !offer.refusal)
    const kinds = [...new Set(open.map(kindOf))].toSorted((a, b) => (often.get(a) ?? 0) - (often.get(b) ?? 0))
    for (const kind of kinds) {
      const offers = open.filter(offer => kindOf(offer) === kind)
      while (offers.length > 0) {
        const [offer] = offers.splice(pick(offers.length), 1)
        const action = offer && filledIn(offer, pick)
        if (!action) continue
        often.set(kind, (often.get(kind) ?? 0) + 1)
        return action
      }
    }
    return null
  }
}

/** What a computer would do, or, `whims` times in a hundred, what a seeker would. */
export function computing(ruleset: Ruleset, strength: Strength, whims: number, seek: Chooser): Chooser {
  return (view, side, pick) => {
    if (pick(100) < whims) return seek(view, side, pick)
    const order = chooseOrder(ruleset, view, side, strength, `contract ${pick(1000)}`, () => true)
    return order?.action ?? seek(view, side, pick)
  }
}

const kindOf = (offer: Offer): string => offer.kind

function filledIn(offer: Offer, pick: (count: number) => number): Action | null {
  if (offer.sample) return offer.sample(pick)?.action ?? null
  const options = offer.options().filter(option => !option.refusal)
  return options[pick(Math.max(1, options.length))]?.action ?? null
}
