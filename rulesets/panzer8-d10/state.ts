import type { Side, UnitId } from '../../src/engine/ids'
import type { Degrees, Point } from '../../src/geometry/point'
import type {
  Battle,
  BattleAction,
  BattleElement,
  BattleScenario,
  Decision,
  FallBack,
  FieldScenario,
  Pose,
} from '../families/panzer8'

/** The steps of a player turn. The last is checked as soon as nothing is left to be decided in it. */
export const STEPS = ['event', 'action', 'close combat', 'end'] as const
export type Step = (typeof STEPS)[number]

/** What an action is made of; 'over' where the enemy has put an end to it. */
export const DEEDS = [
  'move',
  'turn',
  'attack',
  'fall back',
  'recover',
  'rally',
  'crew',
  'climb',
  'over',
] as const
export type Deed = (typeof DEEDS)[number]

/** The event cards. */
export const CARDS = [
  'Quiet',
  'Fresh orders',
  'Steady',
  'Second wind',
  'Low ammunition',
  'Bogged',
  'Breakdown',
  'Confusion',
  'Sniper',
  'Harassing fire',
  'Keen gunners',
  'Smoke',
  'Heads down',
  'Haze',
] as const
export type CardName = (typeof CARDS)[number]

export interface D10Element extends BattleElement {
  /** Actions begun in its own player turn, and how many it may take there beyond the one. */
  readonly acts: number
  readonly extra: number
  /** What it has done in its latest action. */
  readonly deeds: readonly Deed[]
  readonly reacted: boolean
  /** In its own last player turn it attacked; it was limbered, set up or the like. */
  readonly attacked: boolean
  readonly busy: boolean
  /** A tractor whose gun was handled: it does not move in this player turn. */
  readonly held: boolean
  /** A commander who rallies the others. */
  readonly rallying: boolean
}

/** What has to be decided before anything else. */
export type Pending =
  | Decision
  /** Whether and at what a second gun fires in the same attack; in a reaction, at the same place of the way. */
  | { readonly kind: 'second gun'; readonly unit: UnitId; readonly along: number | null }
  /** Who of the enemy answers an action, and where on the way: no earlier than has been answered already. */
  | {
      readonly kind: 'react'
      readonly unit: UnitId
      readonly track: readonly Pose[]
      readonly reached: number
      /** The vehicle that it is about to hunt: only infantry in contact with that answers, before the attempt. */
      readonly hunted: UnitId | null
    }
  | { readonly kind: 'card'; readonly card: CardName; readonly by: Side }

/** A card in force. */
export interface Effect {
  readonly card: CardName
  /** Who drew it. */
  readonly by: Side
  readonly unit: UnitId | null
  /** Which of that element's actions it is about. */
  readonly act: number
  /** Where smoke lies. */
  readonly at: Point | null
}

export interface D10State extends Battle {
  readonly units: readonly D10Element[]
  readonly step: Step
  /** Whose action is going on; nobody else has begun one since. */
  readonly acting: UnitId | null
  readonly pending: readonly Pending[]
  /** Cards left in each pile by the order of `CARDS`: one pile for both sides, or one for each. */
  readonly piles: readonly (readonly number[])[]
  readonly effects: readonly Effect[]
  readonly smoke: FieldScenario['smoke']
  readonly scenario: BattleScenario
}

export type D10Action =
  | BattleAction
  | (FallBack & {
      /** Which way all but vehicles look in the end. */
      readonly facing: Degrees
    })
  | { readonly type: 'draw' }
  | { readonly type: 'name'; readonly unit: UnitId }
  | { readonly type: 'place-smoke'; readonly at: Point }
  | { readonly type: 'heads-down'; readonly unit: UnitId }
  | { readonly type: 'hold' }
  | { readonly type: 'recover'; readonly unit: UnitId }
