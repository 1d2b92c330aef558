import type { Action } from './action'
import type { ClauseId } from './ids'
import type { Phrase } from './phrase'
import type { Mark } from './scene'

/** One reason why something is not allowed: clause, code, the measured numbers, and what to draw. */
export interface Reason<Code extends string = string> extends Phrase<Code> {
  readonly clause: ClauseId
  /** What to show on the table: the blocker outlined, the limit of the arc. */
  readonly marks?: readonly Mark[]
}

/** All reasons, the weightiest first, and the nearest thing that is allowed. */
export interface Refusal<A extends Action = Action> {
  readonly reasons: readonly [Reason, ...Reason[]]
  readonly nearest?: A
}
