import type { Degrees, Point } from '../geometry/point'
import type { Side, UnitId } from './ids'
import type { Phrase } from './phrase'
import type { Scenario } from './scenario'

/** What every unit of every ruleset has. Rulesets add their own. */
export interface Unit {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  /** Key of the ruleset's muster. */
  readonly type: string
  /** Centre of the base in board units; null while it is not on the table (carried, in reserve, destroyed). */
  readonly at: Point | null
  readonly facing: Degrees
}

/** How a battle ended: who won (null: nobody) and why. */
export interface Result<Code extends string = string> {
  readonly winner: Side | null
  readonly why: Phrase<Code>
}

/** What every state has: readonly plain JSON, changed by slice and spread. Rulesets add their own. */
export interface GameState {
  /** Counted from 1; 0 while the armies are deployed. */
  readonly turn: number
  /** Who may act now: one side, both (either order), or none when the battle is over. */
  readonly toAct: readonly Side[]
  readonly units: readonly Unit[]
  readonly result: Result | null
  /** The scenario that is fought, with the names of its sides. */
  readonly scenario?: Pick<Scenario, 'sides'>
}
