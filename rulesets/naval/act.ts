import type { ActOf } from '../../src/engine/acts'
import type { Phrase as AnyPhrase } from '../../src/engine/phrase'
import type { Reason as AnyReason } from '../../src/engine/refusal'
import type { Io as AnyIo } from '../../src/engine/ruleset'
import type { NavalAction, NavalState } from './state'
import type { Code, Outcome } from './words'

export type Phrase = AnyPhrase<Code>
export type Reason = AnyReason<Code>
export type Io = AnyIo<Code, Outcome>

/** One kind of action, whole: see `Act` of the engine. */
export type Act<T extends NavalAction['type']> = ActOf<NavalState, NavalAction, T, [], Code, Outcome>

/** A reason why not. */
export function because(clause: string, code: Code, facts: Reason['facts'] = {}): Reason {
  return { clause, code, facts }
}
