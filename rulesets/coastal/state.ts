import type { Action } from '../../src/engine/action'
import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'
import type { Leg } from '../../src/geometry/course'
import type { Degrees, Point } from '../../src/geometry/point'

/** Red cards are the Allies', side A; black ones the Axis', side B. */
export const ALLIES: Side = 'A'
export const AXIS: Side = 'B'

export const STEPS = ['speeds A', 'speeds B', 'card', 'act', 'torpedoes'] as const
export type Step = (typeof STEPS)[number]

/** The arcs that a mounting covers, by the codes of section 12. */
export const ARCS = ['F', 'A', 'FPS', 'APS'] as const
export type Arc = (typeof ARCS)[number]

/** The rows of the table of weapons of 37mm or larger. */
export const GUNS = ['2 pdr', '37mm', '40mm', '6 pdr', '3" gun', '88mm', '4" gun'] as const
export type GunKind = (typeof GUNS)[number]

export interface Gun {
  readonly kind: GunKind
  readonly arc: Arc
}

/** Torpedoes of one calibre behind one arc. */
export interface Tubes {
  readonly calibre: 18 | 21
  readonly arc: 'F' | 'A'
  readonly left: number
}

export const FATES = ['afloat', 'sunk', 'submerged', 'left', 'through'] as const
export type Fate = (typeof FATES)[number]

export type BySide<T> = Readonly<Record<Side, T>>

export interface Vessel extends Unit {
  /** Id of its Patrol or Convoy. */
  readonly group: string
  readonly guns: readonly Gun[]
  /** Weapons of 30mm or smaller aboard. */
  readonly light: number
  readonly tubes: readonly Tubes[]
  /** Guns that are KO, by their places in `guns`. */
  readonly ko: readonly number[]
  /** What it suffers by the lines of Damaged and of Wrecked vessels. */
  readonly damaged: boolean
  readonly wrecked: boolean
  readonly fate: Fate
  /** Set for this turn, in inches; and what it was before. */
  readonly speed: number
  readonly was: number
  /** Has been activated in this turn. */
  readonly acted: boolean
  /** Whether it counts for its owner when it leaves by the far edge. */
  readonly cargo: boolean
  /** How far it has come along the course of its group, in inches, and how far beside it. */
  readonly along: number
  readonly beside: { readonly dx: number; readonly dy: number }
}

/** A torpedo whose counter lies on the table until the end of the turn. */
export interface Torpedo {
  readonly id: string
  readonly side: Side
  readonly by: UnitId
  readonly calibre: 18 | 21
  /** Where it was launched; its counter lies 3 inches from there. */
  readonly from: Point
  readonly facing: Degrees
  /** Whether the launching vessel's speed was 6. */
  readonly hasty: boolean
}

/** The plotted line of a Patrol or Convoy; empty for whoever does not know it. */
export interface Course {
  readonly group: string
  readonly line: readonly Point[]
}

/** Whether a die has found a Submarine. */
export interface Look {
  readonly by: UnitId
  readonly target: UnitId
  readonly found: boolean
}

/** Who is acting: one vessel, or those of a group that have sailed together. */
export interface Active {
  readonly units: readonly UnitId[]
  readonly moved: boolean
  /** Weapons that have fired: the vessel and the place of the gun, 'light' for the group of light weapons. */
  readonly fired: readonly string[]
  readonly looks: readonly Look[]
}

export interface CoastalState extends GameState {
  readonly step: Step
  /** Average visibility of the battle in inches. */
  readonly visibility: number
  /** Somebody has spotted an enemy: nobody is bound to a course any more. */
  readonly released: boolean
  readonly units: readonly Vessel[]
  /** Cards turned up since the pack was shuffled, the last of them on the table. */
  readonly discards: readonly string[]
  readonly active: Active | null
  readonly torpedoes: readonly Torpedo[]
  /** Torpedoes launched so far, which numbers them. */
  readonly launched: number
  readonly courses: readonly Course[]
  /** Enemies spotted by somebody of a side in this turn: they stay so by a house rule, Submarines that a die has found always. */
  readonly spotted: BySide<readonly UnitId[]>
  readonly houseRules: HouseRules
  readonly scenario: CoastalScenario
}

/** A Patrol or Convoy: its vessels are activated as one as long as it follows its course. */
export interface Group {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly course: readonly Point[]
}

/** A vessel of the list, with what differs from its type. */
export interface Listed {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly group: string
  /** Without a place it is set up within 6 inches of its side's edge. */
  readonly at?: Point
  readonly facing?: Degrees
  readonly speed: number
  readonly guns?: readonly Gun[]
  readonly light?: number
  readonly tubes?: readonly Tubes[]
  readonly cargo?: true
}

export type InchBoard = Extract<BoardPicture, { readonly kind: 'inches' }>
export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export interface CoastalScenario extends Scenario {
  readonly board: InchBoard
  readonly groups: readonly Group[]
  readonly vessels: readonly Listed[]
  /** The edge by which a side's cargo is to leave. */
  readonly exit?: { readonly side: Side; readonly edge: Edge }
}

export type CoastalAction = Action &
  (
    | { readonly type: 'plot'; readonly group: string; readonly line: readonly Point[] }
    | { readonly type: 'mount'; readonly unit: UnitId; readonly arc: 'FPS' | 'APS' }
    | { readonly type: 'speed'; readonly unit: UnitId; readonly speed: number }
    | { readonly type: 'draw' }
    | { readonly type: 'follow'; readonly group: string }
    | { readonly type: 'sail'; readonly unit: UnitId; readonly course: readonly Leg[] }
    | { readonly type: 'fire'; readonly unit: UnitId; readonly gun: number | null; readonly target: UnitId }
    | { readonly type: 'launch'; readonly unit: UnitId; readonly tubes: number; readonly facing: Degrees }
    | { readonly type: 'submerge'; readonly unit: UnitId }
    | { readonly type: 'run' }
    | { readonly type: 'end' }
    | { readonly type: 'concede'; readonly side: Side }
  )

export type ActionOf<T extends CoastalAction['type']> = Extract<CoastalAction, { readonly type: T }>
