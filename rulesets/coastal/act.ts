import type { ActOf } from '../../src/engine/acts'
import type { Phrase as AnyPhrase } from '../../src/engine/phrase'
import type { Reason as AnyReason } from '../../src/engine/refusal'
import type { Io as AnyIo } from '../../src/engine/ruleset'
import type { Result as AnyResult } from '../../src/engine/state'
import type { CoastalAction, CoastalState } from './state'
import type { Code, Outcome } from './words'

export type Phrase = AnyPhrase<Code>
export type Reason = AnyReason<Code>
export type Result = AnyResult<Code>
export type Io = AnyIo<Code, Outcome>

/** One kind of action, whole: see `Act` of the engine. */
export type Act<T extends CoastalAction['type']> = ActOf<CoastalState, CoastalAction, T, [], Code, Outcome>
