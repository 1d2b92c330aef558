import type { Side } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import type { Reason, Refusal } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import type { Ww1Action, Ww1State } from './state'

export type Of<T extends Ww1Action['type']> = Extract<Ww1Action, { readonly type: T }>

/** One thing that may be done: when it is offered, why not, and what comes of it. */
export interface Act<A extends Ww1Action> {
  offers(state: Ww1State, side: Side): readonly Offer<Ww1Action>[]
  /** Why the side to act may not; empty if it may. */
  refuse(state: Ww1State, action: A): readonly Reason[]
  play(state: Ww1State, action: A, io: Io): Ww1State
}

/** Reasons as a refusal; undefined if there is none. */
export function refusalOf(reasons: readonly Reason[]): Refusal<Ww1Action> | undefined {
  const [first, ...others] = reasons
  return first ? { reasons: [first, ...others] } : undefined
}
