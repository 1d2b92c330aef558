import type { Side, UnitId } from '../../../../src/engine/ids'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { WeaponId } from './sheet'
import type { Element, Field, FieldScenario, Quality, Result } from './state'

/** What an element of every edition remembers of its player turn. */
export interface BattleElement extends Element {
  /** Weapons that it has used. */
  readonly fired: readonly WeaponId[]
  readonly moved: boolean
  /** It has got on, or off, as far as that is in the way of the other. */
  readonly boarded: boolean
  /** Enemies that it moved into contact with. */
  readonly charged: readonly UnitId[]
  /** Came on by a road, has not left it and has not been fired upon. */
  readonly byRoad: boolean
  /** Its close combat is fought. */
  readonly fought: boolean
}

/** What has to be decided before anything else, by the owner of the element. */
export type Decision =
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

/** A fight: who may advance, and to where the other stood. */
export interface Bout {
  readonly attackers: readonly UnitId[]
  readonly defender: UnitId
  readonly at: Point
}

/** An element as a scenario sets it out. */
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

export interface BattleScenario extends FieldScenario {
  /** Who has the first player turn; 'roll' where both roll for it. */
  readonly first: Side | 'roll'
  /** Whether infantry of every nation may ride on tanks and assault guns. */
  readonly riders: boolean
  readonly units: readonly ScenarioElement[]
}

/** A battle as far as the acts of the family look at it. */
export interface Battle extends Field {
  readonly units: readonly BattleElement[]
  readonly step: string
  /** Whose player turn it is, and who has the first one. */
  readonly active: Side
  readonly first: Side
  /** The first is answered before anything else; an edition may have kinds of its own. */
  readonly pending: readonly { readonly kind: string }[]
  readonly bouts: readonly Bout[]
  readonly scenario: BattleScenario
}

/** An element of a battle. */
export type ElementOf<S extends Field> = S['units'][number]

/** Where an element falls back to: straight from the enemy, or straight to its own edge. */
export const WAYS = ['away', 'home'] as const
export type Way = (typeof WAYS)[number]

/** What can be done in every edition. */
export type BattleAction =
  | {
      readonly type: 'fire'
      readonly unit: UnitId
      readonly weapon: WeaponId
      readonly target: UnitId
      /** Inches along the way of the target at which it is fired upon; null: where it is. */
      readonly along: number | null
    }
  | { readonly type: 'hunt'; readonly unit: UnitId; readonly target: UnitId; readonly along: number | null }
  | {
      readonly type: 'move'
      readonly unit: UnitId
      readonly path: readonly Point[]
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
  | { readonly type: 'rally'; readonly unit: UnitId }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }

/** The order to fall back; an edition in which one chooses how to look in the end adds that. */
export interface FallBack {
  readonly type: 'fall-back'
  readonly unit: UnitId
  readonly way: Way
  /** Whether a vehicle turns first. */
  readonly turn: boolean
  readonly length: number
}
