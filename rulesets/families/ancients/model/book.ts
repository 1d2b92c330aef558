import type { ActOf, Acts } from '../../../../src/engine/acts'
import type { ClauseId } from '../../../../src/engine/ids'
import type { Words } from '../../../../src/engine/phrase'
import type { Modifier } from '../../../../src/engine/reckon'
import type { HouseRule, HouseRules, Rulebook } from '../../../../src/engine/rulebook'
import type { GroundTable } from './groundTable'
import type { Kind, Missile } from './kinds'
import type { AncientAction, AncientState, Flank, Standing } from './state'
import type { Subject } from './subjects'

/** What a rule needs to know of a shot. Distances in inches. */
export interface Shot {
  readonly shooter: Standing
  readonly target: Standing
  readonly weapon: Missile
  readonly distance: number
  readonly range: number
  readonly cover: { readonly rough: boolean; readonly building: boolean; readonly fortification: boolean }
  readonly houseRules: HouseRules
}

/** What a rule needs to know of an attack in melee. */
export interface Fight {
  readonly attacker: Standing
  readonly defender: Standing
  readonly attackerKind: Kind
  readonly defenderKind: Kind
  /** On which side of the defender. */
  readonly side: Flank
  readonly frontal: boolean
  /** It is the attacker's first turn of this melee. */
  readonly first: boolean
  /** Both stand with their centres on open ground. */
  readonly open: boolean
  /** The attacker's centre is in rough ground. */
  readonly inRough: boolean
  /** The defender's centre is in a building or field defence. */
  readonly defended: boolean
  readonly houseRules: HouseRules
}

/** One kind of act of the family: its offers, its refusals and what comes of it. */
export type AncientAct<T extends AncientAction['type']> = ActOf<
  AncientState,
  AncientAction,
  T,
  readonly [Book]
>
export type AncientActs = Acts<AncientState, AncientAction, readonly [Book]>

/** Distances and dice of the rules, in inches where they are distances. */
export interface Numbers {
  readonly roadFoot: number
  readonly roadMounted: number
  /** From which a concealed unit can be seen, and how much of a line may run through its own ground. */
  readonly seenWithin: number
  readonly breakthrough: number
  readonly save: number
  readonly rally: number
  readonly rallyReach: Readonly<Record<'normal' | 'excellent' | 'bad', number>>
  /** Inches from its own edge within which a side deploys. */
  readonly deploymentDepth: number
}

/** A ruleset of the family taken apart: its numbers, its tables and its clauses. */
export interface Book {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly words: Words
  readonly houseRules: readonly HouseRule[]
  readonly cite: Readonly<Record<Subject, ClauseId>>
  readonly numbers: Numbers
  readonly kinds: Readonly<Record<string, Kind>>
  /** The kinds as some house rules change them. */
  kindsUnder(kinds: Readonly<Record<string, Kind>>, houseRules: HouseRules): Readonly<Record<string, Kind>>
  readonly missiles: Readonly<Record<string, Missile>>
  readonly groundTable: GroundTable
  readonly shooting: readonly Modifier<Shot>[]
  readonly attack: readonly Modifier<Fight>[]
  readonly defence: readonly Modifier<Fight>[]
}
