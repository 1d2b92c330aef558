import type { Action } from '../engine/action'
import type { UnitId } from '../engine/ids'
import type { Offer } from '../engine/offer'
import { type Degrees, angleBetween, moveBy } from '../geometry/point'
import { whim } from './stream'

/** An order that may be given now. */
export interface Candidate<A extends Action> {
  readonly offer: Offer<A>
  readonly action: A
  readonly unit: UnitId | null
  readonly label: string
}

/** Who acts: a unit, or the side as a whole by one of its offers. */
export function actorOf(offer: Offer): string {
  return offer.unit ?? `side:${offer.id}`
}

/** What an actor may do now, in the order of the offers. */
export function candidatesOf<A extends Action>(
  offers: readonly Offer<A>[],
  isLeftOut: (action: A) => boolean,
): readonly Candidate<A>[] {
  return offers.flatMap(offer =>
    offer
      .options()
      .filter(option => !option.refusal && !isLeftOut(option.action))
      .map(option => ({
        offer,
        action: option.action,
        unit: offer.unit,
        label: labelOf(offer.label, option.label),
      })),
  )
}

function labelOf(offer: string, option: string): string {
  return option === '' || option === offer ? offer : `${offer}: ${option}`
}

/** Some of them by whim, each as likely, still in their order. */
export function drawn<T>(candidates: readonly T[], most: number, seed: string): readonly T[] {
  if (candidates.length <= most) return candidates
  const lots = candidates.map((_, at) => ({ at, lot: whim(seed, String(at)) }))
  lots.sort((a, b) => a.lot - b.lot || a.at - b.at)
  const taken = new Set(lots.slice(0, most).map(({ at }) => at))
  return candidates.filter((_, at) => taken.has(at))
}

/** The facing that an order ends with, where it says one. */
function facingIn(action: Action): Degrees | null {
  return 'facing' in action && typeof action.facing === 'number' ? action.facing : null
}

/** Inches or cells that a place is moved by to look whether it is better close by. */
const NUDGE = 0.7
const ROUND = [0, 45, 90, 135, 180, 225, 270, 315]

/** Variants of an order that goes to a place: other facings there, and places around it. Empty where it goes to none. */
export function variantsOf<A extends Action>(candidate: Candidate<A>): readonly Candidate<A>[] {
  const { offer } = candidate
  if (!offer.trace || (offer.input !== 'path' && offer.input !== 'place' && offer.input !== 'facing'))
    return []
  const option = offer.options().find(each => each.action === candidate.action)
  const at = option?.at
  if (!at) return []
  const straight = offer.trace([at])
  if (straight.refusal) return []
  const facing = facingIn(candidate.action) ?? straight.stop.facing
  const turned = ROUND.filter(each => angleBetween(each, facing) > 10).map(each => offer.trace?.([at], each))
  const nudged = ROUND.map(each => offer.trace?.([moveBy(at, each, NUDGE)], facing))
  return [...turned, ...nudged].flatMap(each =>
    each && !each.refusal ? [{ ...candidate, action: each.action }] : [],
  )
}
