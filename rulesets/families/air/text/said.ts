import type { Phrase as AnyPhrase } from '../../../../src/engine/phrase'
import type { Reason as AnyReason } from '../../../../src/engine/refusal'
import type { Io as AnyIo } from '../../../../src/engine/ruleset'
import type { Result as AnyResult } from '../../../../src/engine/state'
import type { Code } from './words'

/** What the family says, by the codes of its own words: a misspelt one is an error of type. */
export type Phrase = AnyPhrase<Code>
export type Reason = AnyReason<Code>
export type Result = AnyResult<Code>
export type Io = AnyIo<Code>
