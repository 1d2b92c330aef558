import type { ActOf } from '../../src/engine/acts'
import type { ClauseId } from '../../src/engine/ids'
import type { Phrase as AnyPhrase } from '../../src/engine/phrase'
import type { Reason as AnyReason } from '../../src/engine/refusal'
import type { Io as AnyIo } from '../../src/engine/ruleset'
import type { D20Action, D20State } from './state'
import type { Code, OutcomeId } from './words'

export type Phrase = AnyPhrase<Code>
export type Reason = AnyReason<Code>
export type Io = AnyIo<Code, OutcomeId>

/** One kind of action, whole: see `Act` of the engine. */
export type Act<T extends D20Action['type']> = ActOf<D20State, D20Action, T, [], Code, OutcomeId>

/** A clause or ruling of this rulebook. */
export const cite = (number: string): ClauseId => `panzer8-d20-${number}`
