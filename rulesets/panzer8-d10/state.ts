import type { Side, UnitId } from '../../src/engine/ids'
import type { Degrees, Point } from '../../src/geometry/point'
import type { Element, Field, FieldScenario, Pose, Quality, Result, WeaponId } from '../families/panzer8'

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

export interface D10Element extends Element {
  /** Actions begun in its own player turn, and how many it may take there beyond the one. */
  readonly acts: number
  readonly extra: number
  /** What it has done in its latest action. */
  readonly deeds: readonly Deed[]
  /** Weapons that it has used in this player turn, in its own attack or in a reaction. */
  readonly fired: readonly WeaponId[]
  readonly reacted: boolean
  /** It has changed its place in this player turn. */
  readonly moved: boolean
  /** In its own last player turn it attacked; it was limbered, set up or the like. */
  readonly attacked: boolean
  readonly busy: boolean
  /** It has got on or off in this player turn. */
  readonly boarded: boolean
  /** A tractor whose gun was handled: it does not move in this player turn. */
  readonly held: boolean
  /** A commander who rallies the others. */
  readonly rallying: boolean
  /** Enemies that it moved into contact with in this player turn. */
  readonly charged: readonly UnitId[]
  /** Came on by a road, has not left it and has not been attacked. */
  readonly byRoad: boolean
  /** Its close combat of this player turn is fought. */
  readonly fought: boolean
}

/** What has to be decided before anything else. */
export type Pending =
  | { readonly kind: 'fall back'; readonly unit: UnitId; readonly from: Point | null; readonly left: number }
  | {
      readonly kind: 'get off'
      readonly unit: UnitId
      readonly must: boolean
      /** The vehicle, and where it was. */
      readonly carrier: UnitId
      readonly at: Point
      readonly facing: Degrees
    }
  | {
      readonly kind: 'suffer'
      readonly by: UnitId
      readonly among: readonly { readonly unit: UnitId; readonly result: Result }[]
    }
  | {
      readonly kind: 'advance'
      readonly among: readonly UnitId[]
      readonly defender: UnitId
      readonly at: Point
    }
  | { readonly kind: 'replace'; readonly commander: UnitId; readonly at: Point; readonly facing: Degrees }
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

/** A fight that was won by those whose turn it is: who may advance to where the other stood. */
export interface Bout {
  readonly attackers: readonly UnitId[]
  readonly defender: UnitId
  readonly at: Point
}

export interface D10State extends Field {
  readonly units: readonly D10Element[]
  readonly step: Step
  /** Whose player turn it is, and who has the first one. */
  readonly active: Side
  readonly first: Side
  /** Whose action is going on; nobody else has begun one since. */
  readonly acting: UnitId | null
  /** The first is answered before anything else. */
  readonly pending: readonly Pending[]
  readonly bouts: readonly Bout[]
  /** Cards left in each pile by the order of `CARDS`: one pile for both sides, or one for each. */
  readonly piles: readonly (readonly number[])[]
  readonly effects: readonly Effect[]
  readonly smoke: FieldScenario['smoke']
  readonly scenario: D10Scenario
}

export interface ScenarioElement {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  readonly at?: Point
  readonly facing?: Degrees
  readonly quality?: Quality
  readonly formation?: string
  readonly carriedBy?: UnitId
  readonly dugIn?: boolean
  readonly brokenDown?: boolean
  readonly elevated?: boolean
  readonly command?: boolean
  /** Turn in which it may come on at its place on the edge, by the road if one leads there. */
  readonly enters?: number
}

export interface D10Scenario extends FieldScenario {
  /** Who has the first player turn; 'roll' where both roll for it. */
  readonly first: Side | 'roll'
  /** Whether infantry of every nation may ride on tanks and assault guns. */
  readonly riders: boolean
  readonly units: readonly ScenarioElement[]
}

/** Where an element falls back to: straight from the enemy, or straight to its own edge. */
export const WAYS = ['away', 'home'] as const
export type Way = (typeof WAYS)[number]

export type D10Action =
  | { readonly type: 'draw' }
  | { readonly type: 'name'; readonly unit: UnitId }
  | { readonly type: 'place-smoke'; readonly at: Point }
  | { readonly type: 'heads-down'; readonly unit: UnitId }
  | {
      readonly type: 'fire'
      readonly unit: UnitId
      readonly weapon: WeaponId
      readonly target: UnitId
      /** Inches along the way of the one who is answered; null: where it is. */
      readonly along: number | null
    }
  | { readonly type: 'hunt'; readonly unit: UnitId; readonly target: UnitId; readonly along: number | null }
  | { readonly type: 'hold' }
  | { readonly type: 'recover'; readonly unit: UnitId }
  | { readonly type: 'rally'; readonly unit: UnitId }
  | {
      readonly type: 'move'
      readonly unit: UnitId
      readonly path: readonly Point[]
      readonly facing: Degrees
    }
  | {
      readonly type: 'fall-back'
      readonly unit: UnitId
      readonly way: Way
      /** Whether a vehicle turns first. */
      readonly turn: boolean
      readonly length: number
      /** Which way all others look in the end. */
      readonly facing: Degrees
    }
  | { readonly type: 'get-on'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'get-off'; readonly unit: UnitId; readonly at: Point; readonly facing: Degrees }
  | { readonly type: 'stay-on'; readonly unit: UnitId }
  | { readonly type: 'break-down'; readonly unit: UnitId; readonly down: boolean }
  | { readonly type: 'climb'; readonly unit: UnitId; readonly up: boolean }
  | { readonly type: 'enter'; readonly unit: UnitId }
  | { readonly type: 'melee'; readonly own: readonly UnitId[]; readonly foes: readonly UnitId[] }
  | { readonly type: 'overrun'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'suffer'; readonly unit: UnitId }
  | { readonly type: 'advance'; readonly unit: UnitId }
  | { readonly type: 'replace'; readonly unit: UnitId }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }
