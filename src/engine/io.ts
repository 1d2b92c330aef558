import type { Chance } from './chance'
import type { LogInput } from './log'

/** All that a rule may touch besides the state: luck, and telling what happened. */
export interface Io<Code extends string = string, Outcome extends string = string> {
  readonly chance: Chance
  log(entry: LogInput<Code, Outcome>): void
}
