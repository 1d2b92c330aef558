import type { Limit as AnyLimit } from '../../../../src/engine/limits'
import type { LogInput as AnyLogInput } from '../../../../src/engine/log'
import type { Phrase as AnyPhrase } from '../../../../src/engine/phrase'
import type { Reason as AnyReason } from '../../../../src/engine/refusal'
import type { Io as AnyIo } from '../../../../src/engine/ruleset'
import type { Result as AnyResult } from '../../../../src/engine/state'
import type { Code, Outcome } from './words'

/** What the family says, by the codes of its own words and outcomes: a misspelt one is an error of type. */
export type Phrase = AnyPhrase<Code>
export type Reason = AnyReason<Code>
export type Result = AnyResult<Code>
export type Io = AnyIo<Code, Outcome>
export type LogInput = AnyLogInput<Code, Outcome>
export type Limit<Case> = AnyLimit<Case, Code>
