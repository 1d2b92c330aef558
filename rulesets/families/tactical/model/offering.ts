import { once } from '../../../../src/engine/memo'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Refusal } from '../../../../src/engine/refusal'
import type { TacticalAction } from './state'
import type { Reason } from '../text/said'

/** The refusal of what is known to be refused. Its reasons are measured only if somebody wants to read them. */
export function refusalBy(judge: () => readonly Reason[]): Refusal<TacticalAction> {
  const reasons = once((): Refusal<TacticalAction>['reasons'] => {
    const [first, ...rest] = judge()
    if (!first) throw new RangeError('What is refused must have a reason.')
    return [first, ...rest]
  })
  return {
    get reasons() {
      return reasons()
    },
  }
}

/** An offer with its refusal, if it has one. Written into it: spread into the middle of it that costs as much as all the rest. */
export function refused(
  offer: Offer<TacticalAction>,
  refusal: Refusal<TacticalAction> | null,
): Offer<TacticalAction> {
  return refusal ? Object.assign(offer, { refusal }) : offer
}

/** An option that is not refused, or null. */
export function allowed(option: Option<TacticalAction>): Option<TacticalAction> | null {
  return option.refusal ? null : option
}

/** The first that may be, of some taken at random; null if none may. Each has the same chance, and most are never looked at. */
export function anyOf<T>(
  list: readonly T[],
  pick: (count: number) => number,
  make: (one: T) => Option<TacticalAction> | null,
): Option<TacticalAction> | null {
  const left = list.slice()
  while (left.length > 0) {
    const at = pick(left.length)
    const one = left[at]
    const option = one === undefined ? null : make(one)
    if (option) return option
    // The last one takes its place.
    const last = left.pop()
    if (last !== undefined && at < left.length) left[at] = last
  }
  return null
}
