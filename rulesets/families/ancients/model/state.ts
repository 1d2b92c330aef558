import type { Side, UnitId } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Scenario } from '../../../../src/engine/scenario'
import type { GameState, Unit } from '../../../../src/engine/state'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'

export const QUALITIES = ['Raw', 'Average', 'Veteran'] as const
export type Quality = (typeof QUALITIES)[number]

/** From sound to lost, in the order in which damage escalates. Lost: routed, eliminated or off the table. */
export const STATUSES = ['Good order', 'Disordered', 'Shaken', 'Lost'] as const
export type Status = (typeof STATUSES)[number]

/** What men on foot wear; mounted units have the Defence of their kind. */
export const ARMOURS = ['unarmoured', 'shielded', 'armoured', 'fully armoured'] as const
export type Armour = (typeof ARMOURS)[number]

/** What a unit fights with hand to hand, as far as the rules ask: one of these at most. */
export const ARMS = ['plain', 'pike', 'hoplites', 'sword'] as const
export type Arms = (typeof ARMS)[number]

export const GENERALS = ['none', 'normal', 'excellent', 'bad'] as const
export type General = (typeof GENERALS)[number]

/** The four sides of a base. */
export const FLANKS = ['front', 'left', 'right', 'rear'] as const
export type Flank = (typeof FLANKS)[number]

/** The seven steps of a turn; deployment stands before the first turn where the scenario asks for it. */
export const STEPS = [
  'deploy B',
  'deploy A',
  'A moves',
  'B shoots',
  'A attacks',
  'B moves',
  'A shoots',
  'B attacks',
  'rally',
] as const
export type Step = (typeof STEPS)[number]

/** What a unit is: what an army list says of it. */
export interface Troops {
  /** Key of the kinds: 'heavy-foot'. */
  readonly type: string
  readonly quality: Quality
  readonly regular: boolean
  readonly armour: Armour
  readonly arms: Arms
  /** Key of the missile weapons; null without one. */
  readonly missile: string | null
  readonly general: General
}

/** A base of 1000 to 3000 men, or of elephants, chariots or engines. `at` is null while it is undeployed or lost. */
export interface AncientUnit extends Unit, Troops {
  readonly status: Status
  /** Picture on the base, where it is another than that of its kind; and its paint. */
  readonly look: string | null
  readonly paint: string
  /** It has made its move of the present movement step. */
  readonly moved: boolean
  /** It moved more than half its distance in the last movement step of its side. */
  readonly movedFar: boolean
  /** It came into contact by a charge in the last movement step of its side. */
  readonly charged: boolean
  /** The turn in which it last shot; 0 if it has not. */
  readonly shotIn: number
  /** It has shot in the present step. */
  readonly shot: boolean
  /** It can be seen from afar because it has shot. */
  readonly revealed: boolean
  /** It has attacked in the present melee step. */
  readonly fought: boolean
  /** Sides on which it has been attacked in the present melee step. */
  readonly struck: readonly Flank[]
  /** The unit that it ran into in a rampage and must attack, and whether its melee step has come. */
  readonly rampage: { readonly target: UnitId; readonly ready: boolean } | null
  /** Scythed Chariots that have been through a melee and go at the end of the step. */
  readonly spent: boolean
}

/** Two enemies in melee with each other: how they touch, and how many melee steps of each side began since then. */
export interface Melee {
  readonly a: UnitId
  readonly b: UnitId
  /** 'bases': one's front touches the other. 'area': across the outline of that building or field defence. 'rampage': any touch. */
  readonly bond: 'bases' | 'area' | 'rampage'
  /** Id of the feature for an 'area' bond. */
  readonly area: string | null
  readonly begun: Readonly<Record<Side, number>>
  /** Turn in which contact was made. */
  readonly since: number
}

/** What has to be played before anything else: Elephants that run wild, and the deviation die that says where to. */
export interface Pending {
  readonly kind: 'rampage'
  readonly unit: UnitId
}

export interface AncientState extends GameState {
  readonly step: Step
  /** In the order in which it came about; empty most of the time. Its owner acts meanwhile, whosever step it is. */
  readonly pending: readonly Pending[]
  readonly units: readonly AncientUnit[]
  readonly melees: readonly Melee[]
  /** Units at deployment, a General's counted twice, Scythed Chariots not at all. */
  readonly strength: Readonly<Record<Side, number>>
  readonly houseRules: HouseRules
  /** Never changes in a battle; its terrain is indexed by identity. */
  readonly scenario: AncientScenario
}

export interface ScenarioUnit extends Troops {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly look?: string
  readonly paint?: string
  /** Absent where the player deploys it. */
  readonly at?: Point
  readonly facing?: Degrees
}

export interface AncientScenario extends Scenario {
  /** Side of a base in inches; distances go with it (1.5 is the printed size). */
  readonly base: number
  readonly deployment: 'placed' | 'by zones'
  readonly zones: Readonly<Record<Side, Polygon>>
  readonly units: readonly ScenarioUnit[]
  /** Features that are gentle hills: open ground. */
  readonly gentle: readonly string[]
  /** The side that has won if night falls before an army is broken; nobody unless given. */
  readonly night?: Side
  /** Nobody has to attack before night: computers wait longer for a good moment to come to grips. */
  readonly unhurried?: true
}

export type AncientAction =
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Point; readonly facing: Degrees }
  /** Straight ahead, after a turn to `facing` where that is not the present one. */
  | { readonly type: 'advance'; readonly unit: UnitId; readonly facing: Degrees; readonly distance: number }
  /** Straight ahead and then a turn, under a house rule. */
  | {
      readonly type: 'advanceTurn'
      readonly unit: UnitId
      readonly facing: Degrees
      readonly distance: number
    }
  | { readonly type: 'turn'; readonly unit: UnitId; readonly facing: Degrees }
  /** Of Light units any chain of straight pieces; of others the bends of a road. */
  | {
      readonly type: 'march'
      readonly unit: UnitId
      readonly path: readonly Point[]
      readonly facing: Degrees
    }
  /** Straight ahead into contact with the target. */
  | { readonly type: 'charge'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'breakOff'; readonly unit: UnitId; readonly at: Point; readonly facing: Degrees }
  | { readonly type: 'shoot'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  /** Where to, the deviation die says. */
  | { readonly type: 'rampage'; readonly unit: UnitId }
  /** One unit, or with null all of the side in their order. */
  | { readonly type: 'rally'; readonly unit: UnitId | null }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }

export type ActionOf<T extends AncientAction['type']> = Extract<AncientAction, { type: T }>

/** A unit on the table. */
export type Standing = AncientUnit & { readonly at: Point }
