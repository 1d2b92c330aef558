import type { Side } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import type { Reason, Refusal } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import type { SpaceAction, SpaceState } from './state'

/** One kind of action: what is offered of it, why not, and what happens. */
export interface Act<A extends SpaceAction> {
  offers(state: SpaceState, side: Side): readonly Offer<SpaceAction>[]
  refuse(state: SpaceState, action: A): readonly Reason[]
  play(state: SpaceState, action: A, io: Io): SpaceState
}

/** Reasons as a refusal; null if there are none. */
export function refusalOf(reasons: readonly Reason[], nearest?: SpaceAction): Refusal<SpaceAction> | null {
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others], ...(nearest && { nearest }) } : null
}

/** The field `refusal` of an offer or option, left out where nothing speaks against it. */
export function refusalField(reasons: readonly Reason[]): { readonly refusal?: Refusal<SpaceAction> } {
  const refusal = refusalOf(reasons)
  return refusal ? { refusal } : {}
}
