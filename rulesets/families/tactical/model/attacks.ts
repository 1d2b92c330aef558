import type { Outcome } from '../text/words'
import type { ClauseId, Side, UnitId } from '../../../../src/engine/ids'
import type { Effect } from '../../../../src/engine/log'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Quality, Standing, Status, TacticalState, TacticalUnit } from './state'
import type { Weapon } from './types'
import type { LogInput } from '../text/said'

/** What the rules of fire and damage hand to each other: a shot, what is declared of it, a blow, and what it did. */

/** All that a rule of fire needs to know of one shot: measured once, or typed in by a referee. */
export interface Shot {
  readonly kind: 'direct' | 'indirect' | 'air'
  readonly distance: number
  readonly weapon: Weapon | null
  /** Range after all changes, in inches; Infinity where it does not matter. */
  readonly range: number
  readonly cover: 'none' | 'soft' | 'bunker'
  /** A bunker's occupants that stand in cover of the lesser kind as well. */
  readonly bunkerInCover: boolean
  readonly quality: Quality
  readonly disorganized: boolean
  /** Anti-aircraft guns near the target. */
  readonly aaGuns: number
  /** Row of the table of air attack factors; for aircraft only. */
  readonly aircraft?: string
  /** SAM teams near the target. */
  readonly samTeams?: number
  readonly houseRules: Readonly<Record<string, boolean>>
}

/** A shot that has been declared. The state already says so. */
export interface Shooting {
  readonly unit: TacticalUnit
  /** The unit itself, or the vehicle from which it fires. */
  readonly muzzle: Standing
  readonly weapon: Weapon
  readonly target: Standing
  readonly shot: Shot
  /** What the log says of it before the outcome is known. */
  readonly entry: LogInput
}

/** What decides which Defence Factor counts. */
export interface Circumstances {
  readonly by: 'direct' | 'indirect' | 'air' | 'close combat' | 'mine' | 'wire'
  /** Where it falls on the target, as the firer stands to it; matters for armour only. */
  readonly struck: Zone
  /** Null for batteries off the table, aircraft and obstacles. */
  readonly from: TacticalUnit | null
  /** Null for aircraft and obstacles. */
  readonly weapon: Weapon | null
}

/** How a unit is struck: decides halving and saving rolls. */
export interface Blow extends Circumstances {
  readonly side: Side | null
  readonly target: UnitId
  readonly attack: Reckoning
}

/** Where a unit is struck: within 45 degrees of its facing, more than 135 degrees off it, or between. */
export type Zone = 'front' | 'side' | 'back'

/** What a blow did. `tell` logs it. */
export interface Struck {
  readonly state: TacticalState
  readonly status: Status
  /** 'destroyed', 'suppressed', 'disorganized' where its status became worse, else 'none'. */
  readonly outcome: Outcome
  readonly reckonings: readonly Reckoning[]
  readonly clauses: readonly ClauseId[]
  readonly effects: readonly Effect[]
  /** What followed from it: saving rolls, passengers lost. To be logged after the blow itself. */
  readonly aftermath: readonly LogInput[]
}

/** Who fires indirectly: a battery off the table, or by house rule mortars and artillery on it. */
export interface Firing {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly weapon: Weapon
  readonly quality: Quality
  /** Null for a battery off the table. */
  readonly unit: Standing | null
  readonly attacked: boolean
  readonly silent: boolean
}
