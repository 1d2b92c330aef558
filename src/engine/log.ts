import type { Point } from '../geometry/point'
import type { Roll } from './chance'
import type { ClauseId, Side, UnitId, Viewer } from './ids'
import type { Fact } from './phrase'
import type { Reckoning } from './reckoning'

/** What the table shows for a moment after an action. */
export type Effect =
  | {
      readonly kind: 'shot'
      readonly from: Point
      readonly to: Point
      readonly hit: boolean
      readonly weapon?: string
    }
  | { readonly kind: 'move'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly kind: 'chip'; readonly unit: UnitId; readonly chip: string }
  | { readonly kind: 'burst'; readonly at: Point; readonly size: number }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly at: Point }
  | { readonly kind: 'arrow'; readonly from: Point; readonly to: Point; readonly label?: string }

/** What `play` tells. A sentence as data; the log line, the arrows on the table, the report and the tests all read it. */
export interface LogInput<Code extends string = string, Outcome extends string = string> {
  /** Key of the ruleset's words. */
  readonly code: Code
  readonly facts?: Readonly<Record<string, Fact>>
  readonly side: Side | null
  /** Whom it is about; the one who acts stands first. */
  readonly units: readonly UnitId[]
  readonly clauses: readonly ClauseId[]
  readonly reckonings?: readonly Reckoning[]
  /** Key of the ruleset's outcomes, where the entry tells the result of an attack. */
  readonly outcome?: Outcome
  /** True where the roll to hit of an attack succeeded, whatever became of it: the tag's chance to hit counts these. */
  readonly hit?: boolean
  readonly effects?: readonly Effect[]
  /** True if somebody learns what he did not know: undo is not free beyond it. */
  readonly reveals?: boolean
  /** Who may read it; everybody unless given. */
  readonly visibleTo?: readonly Viewer[]
}

/** A log entry with the dice thrown since the entry before it. */
export interface LogEntry extends LogInput {
  readonly rolls: readonly Roll[]
}
