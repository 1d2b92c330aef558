import type { ZodRawShape } from 'zod'
import type { Action } from '../../../../src/engine/action'
import type { Modifier } from '../../../../src/engine/reckon'
import type { HouseRule, Rulebook } from '../../../../src/engine/rulebook'
import type { Citations } from '../text/subjects'
import type { Shot } from './attacks'
import type { Book, Numbers, OwnAct } from './book'
import type { GroundTable, UnitType, Weapon } from './types'

/** What a ruleset of the family gives: its numbers, its clauses, and what an edition knows. */
export interface Edition<Own extends Action = never> {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly cite: Citations
  readonly numbers: Numbers
  readonly units: Readonly<Record<string, UnitType>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly groundTable: GroundTable
  readonly houseRules: readonly HouseRule[]
  readonly variants: Book['variants']
  /** Scenario files as they were read. The tests hold each against the schema, so that loading need not. */
  readonly scenarios: readonly unknown[]
  /** What its scenario files may say beside what those of the family do. */
  readonly scenarioShape?: ZodRawShape
  /** Modifiers to hit that this ruleset has beside those of the family. */
  readonly toHit?: readonly Modifier<Shot>[]
  /** Acts that it alone has. */
  readonly ownActs?: { readonly [T in Own['type']]: OwnAct<Extract<Own, { readonly type: T }>> }
  /** What its unit types may be fitted with; its own parts say what that does. */
  readonly fittings?: readonly string[]
  /** Parts and acts that this ruleset exchanges for its own, or leaves out. */
  readonly parts?: Partial<Book>
}
