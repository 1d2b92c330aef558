import type { Action } from '../engine/action'
import type { UnitId } from '../engine/ids'
import type { Offer } from '../engine/offer'
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

/** So many that somebody looks at who does not look at all: the first, which is what one sees first, and others by whim. */
export function glanced<T>(candidates: readonly T[], most: number, seed: string): readonly T[] {
  return [...candidates.slice(0, 1), ...drawn(candidates.slice(1), most - 1, seed)]
}
