import type { Offer } from '../../../src/engine/offer'
import type { Reason, Refusal } from '../../../src/engine/refusal'
import type { TacticalAction } from './state'

/** A refusal of these reasons; undefined if there are none. */
export function refusalOf(reasons: readonly Reason[]): Refusal<TacticalAction> | undefined {
  const [first, ...rest] = reasons
  return first ? { reasons: [first, ...rest] } : undefined
}

/** An offer that is useful when `judge` says so. It is asked only if somebody wants to know, and once. */
export function usefulWhen(
  offer: Omit<Offer<TacticalAction>, 'useful'>,
  judge: () => boolean,
): Offer<TacticalAction> {
  let known: boolean | undefined
  return {
    ...offer,
    get useful() {
      known ??= judge()
      return known
    },
  }
}
