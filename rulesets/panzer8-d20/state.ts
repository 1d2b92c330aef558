import type { Side, UnitId } from '../../src/engine/ids'
import type { Degrees, Point } from '../../src/geometry/point'
import type { Element, Field, FieldScenario, Pose, Quality, Result, WeaponId } from '../families/panzer8'

/** The four phases of a player turn. */
export const STEPS = ['command', 'fire', 'close combat', 'movement'] as const
export type Step = (typeof STEPS)[number]

export interface D20Element extends Element {
  /** Whether an infantry section of a sort that may have one has an anti-tank team; null to an enemy who does not know yet. */
  readonly team: boolean | null
  readonly teamShown: boolean
  /** The way of its last Movement Phase, as long as fire may catch it there; empty if it stood still. */
  readonly track: readonly Pose[]
  /** Weapons that it has used in its own player turn. */
  readonly fired: readonly WeaponId[]
  /** It has tested morale, or has used up its Movement Phase. */
  readonly tested: boolean
  readonly moved: boolean
  /** It got on in this Movement Phase, or got off this carrier in the last one. */
  readonly boarded: boolean
  readonly leftCarrier: UnitId | null
  /** Enemies that it moved into contact with: it attacks them as long as they touch. */
  readonly charged: readonly UnitId[]
  /** Came on by a road, has not left it and has not been fired upon. */
  readonly byRoad: boolean
  /** Hand-to-hand and overrun rolls of this Close Combat Phase are made. */
  readonly fought: boolean
}

/** What has to be decided before anything else, by the owner of the element. */
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

/** A fight of this Close Combat Phase: who attacked whom, and where that stood. */
export interface Bout {
  readonly attackers: readonly UnitId[]
  readonly defender: UnitId
  readonly at: Point
}

/** A non-combat element that was overrun in the last Movement Phase: by whom, and who took its place. */
export interface Overrun {
  readonly victim: UnitId
  readonly at: Point
  readonly facing: Degrees
  readonly by: readonly UnitId[]
  readonly replacedBy: UnitId | null
}

export interface D20State extends Field {
  readonly units: readonly D20Element[]
  readonly step: Step
  /** Whose player turn it is, and who has the first one. */
  readonly active: Side
  readonly first: Side
  /** The first is answered before anything else. */
  readonly pending: readonly Pending[]
  readonly bouts: readonly Bout[]
  readonly overruns: readonly Overrun[]
  readonly scenario: D20Scenario
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
  readonly team?: boolean
  /** Turn in which it may come on at its place on the edge, by the road if one leads there. */
  readonly enters?: number
}

export interface D20Scenario extends FieldScenario {
  /** Who has the first player turn; 'roll' where both roll for it. */
  readonly first: Side | 'roll'
  /** Whether infantry of every nation may ride on tanks and assault guns. */
  readonly riders: boolean
  /** Whether anti-tank teams are shown to both sides. */
  readonly openTeams: boolean
  readonly units: readonly ScenarioElement[]
}

/** Where an element falls back to: straight from the enemy, or straight to its own edge. */
export const WAYS = ['away', 'home'] as const
export type Way = (typeof WAYS)[number]

export type D20Action =
  | { readonly type: 'rally'; readonly unit: UnitId }
  | {
      readonly type: 'fire'
      readonly unit: UnitId
      readonly weapon: WeaponId
      readonly target: UnitId
      /** Inches along the target's way at which it is fired upon; null: where it is now. */
      readonly along: number | null
    }
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
      readonly turn: boolean
      readonly length: number
    }
  | { readonly type: 'get-off'; readonly unit: UnitId; readonly at: Point; readonly facing: Degrees }
  | { readonly type: 'stay-on'; readonly unit: UnitId }
  | { readonly type: 'melee'; readonly own: readonly UnitId[]; readonly foes: readonly UnitId[] }
  | { readonly type: 'overrun'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'suffer'; readonly unit: UnitId }
  | { readonly type: 'advance'; readonly unit: UnitId }
  | { readonly type: 'replace'; readonly unit: UnitId }
  | { readonly type: 'get-on'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly type: 'break-down'; readonly unit: UnitId; readonly down: boolean }
  | { readonly type: 'climb'; readonly unit: UnitId; readonly up: boolean }
  | { readonly type: 'enter'; readonly unit: UnitId }
  | { readonly type: 'hunt'; readonly unit: UnitId; readonly target: UnitId; readonly along: number | null }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }
