import type { Side, UnitId } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Scenario } from '../../../../src/engine/scenario'
import type { BoardPicture } from '../../../../src/engine/scene'
import type { GameState, Unit } from '../../../../src/engine/state'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { TerrainName } from '../ground/names'

export const QUALITIES = ['Poor', 'Average', 'Elite', 'Panzer Ace'] as const
export type Quality = (typeof QUALITIES)[number]

/** What has become of an element: still to come, in the battle, or one of the ways to be lost. */
export const FATES = ['to come', 'in play', 'knocked out', 'routed', 'overrun', 'replaced'] as const
export type Fate = (typeof FATES)[number]

export const RESULTS = ['fall-back', 'suppressed', 'knocked out'] as const
/** What fire and combat do to an element. */
export type Result = (typeof RESULTS)[number]

/** One vehicle, one gun or a section: `at` is the centre of its base, null while it is carried or not on the table. */
export interface Element extends Unit {
  readonly quality: Quality
  readonly suppressed: boolean
  readonly dugIn: boolean
  /** A crew-served weapon taken apart to be carried. */
  readonly brokenDown: boolean
  readonly elevated: boolean
  readonly carriedBy: UnitId | null
  /** A vehicle in which a commander rides: it commands and does not fight. */
  readonly command: boolean
  /** Its company: a lost commander is replaced from his own. */
  readonly formation: string
  readonly fate: Fate
}

/** An element that stands on the table. */
export type Standing<E extends Element = Element> = E & { readonly at: Point }

/** Where an element stood, and how. */
export interface Pose {
  readonly at: Point
  readonly facing: Degrees
}

/** What every scenario of the family says of its ground, beyond what is drawn. */
export interface FieldScenario extends Scenario {
  readonly board: Extract<BoardPicture, { kind: 'inches' }>
  /** What a piece of ground is, by its id, where it is not what its picture is in most battles. */
  readonly kinds: Readonly<Record<string, TerrainName>>
  /** Ids of pieces of ground that are especially high. */
  readonly elevated: readonly string[]
  readonly smoke: readonly Smoke[]
  /** The edge of the table that is each side's own. */
  readonly home: Readonly<Record<Side, Edge>>
  readonly objectives: readonly Objective[]
}

export interface Smoke {
  readonly id: string
  readonly at: Point
}

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** A place to be held, and who holds it at the beginning. */
export interface Objective {
  readonly id: string
  readonly name: string
  readonly at: Point
  readonly holder: Side | null
}

/** A state as far as the parts of the family look at it. */
export interface Field extends GameState {
  readonly units: readonly Element[]
  readonly houseRules: HouseRules
  /** Smoke that comes and goes, where an edition has such. */
  readonly smoke?: readonly Smoke[]
  /** Elements that each side has lost, as the counter at its HQ shows. */
  readonly losses: Readonly<Record<Side, number>>
  readonly holdings: readonly { readonly id: string; readonly holder: Side | null }[]
  /** Never changes in a battle. */
  readonly scenario: FieldScenario
}
