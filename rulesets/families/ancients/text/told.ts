import type { LogInput as AnyLogInput } from '../../../../src/engine/log'
import type { Phrase as AnyPhrase } from '../../../../src/engine/phrase'
import type { Io as AnyIo } from '../../../../src/engine/ruleset'
import type { Result as AnyResult } from '../../../../src/engine/state'
import type { Code, Outcome } from './words'

/** What the family tells: only in its own words. A member that tells in words of its own says so where it does. */
export type Io = AnyIo<Code, Outcome>
export type LogInput = AnyLogInput<Code, Outcome>
export type Phrase = AnyPhrase<Code>
export type Result = AnyResult<Code>
