import type { Action } from '../../src/engine/action'
import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'
import type { Point, Polygon } from '../../src/geometry/point'

export const QUALITIES = ['Green', 'Average', 'Elite'] as const
export type Quality = (typeof QUALITIES)[number]

export const KINDS = [
  'hq',
  'recon',
  'leg',
  'motor',
  'cavalry',
  'light-tank',
  'medium-tank',
  'heavy-tank',
  'artillery',
  'engineers',
] as const
export type Kind = (typeof KINDS)[number]

/** The rows of the movement table. */
export const PACES = ['leg', 'cavalry', 'slow', 'motor', 'hq', 'artillery', 'tanks', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** The steps: deployment once, then the two halves of a turn, dusk where the day may end, and the night between two days. */
export const STEPS = [
  'deploy B',
  'deploy A',
  'A moves',
  'A fires',
  'A fights',
  'A rallies',
  'B moves',
  'B fires',
  'B fights',
  'B rallies',
  'dusk',
  'night',
] as const
export type Step = (typeof STEPS)[number]

export type BySide<T> = Readonly<Record<Side, T>>

/** A battalion or a Divisional HQ: a base that is never turned. */
export interface DivUnit extends Unit {
  readonly type: Kind
  /** Id of its Division or Brigade. */
  readonly formation: string
  readonly quality: Quality
  readonly pace: Pace
  /** Combat Factor. */
  readonly factor: number
  /** What its Combat Factor gains or loses against tanks. */
  readonly againstTanks: number
  /** Fatigue Points. */
  readonly fp: number
  /** Turns of fire left; 0 for whoever is no Artillery. */
  readonly shots: number
  readonly lost: boolean
  /** Has moved in this half. */
  readonly moved: boolean
  /** Artillery has fired in this half. */
  readonly fired: boolean
  /** Has rolled to rally in this step. */
  readonly rallied: boolean
}

/** A section of a minefield, as large as a base. */
export interface Minefield {
  readonly id: string
  readonly side: Side
  readonly at: Point
}

/** A section of Fortifications, two bases wide and one deep. */
export interface Fortification {
  readonly id: string
  readonly at: Point
  /** Whether its two bases lie side by side from west to east, or from north to south. */
  readonly lies: 'across' | 'along'
}

/** Two units in contact, of which one has moved there. */
export interface Engagement {
  readonly by: UnitId
  readonly on: UnitId
}

/** What the winner of a combat may do: so many inches in a direction (degrees clockwise from north). */
export interface Advance {
  readonly unit: UnitId
  readonly direction: number
  readonly most: number
}

export interface DivState extends GameState {
  readonly step: Step
  readonly day: number
  readonly units: readonly DivUnit[]
  readonly minefields: readonly Minefield[]
  readonly fortifications: readonly Fortification[]
  /** Air attacks left for the battle. */
  readonly air: BySide<number>
  /** Whether the side has flown one in this step. */
  readonly flown: boolean
  /** Who moved into contact with whom, as long as they are in contact. */
  readonly engagements: readonly Engagement[]
  /** In a combat step: the contacts of its beginning that are still to be fought, each by the unit of the active side. */
  readonly toFight: readonly Engagement[]
  readonly advance: Advance | null
  /** Artillery that has rallied and may take back a Fatigue Point or a turn of fire. */
  readonly restoring: UnitId | null
  readonly houseRules: HouseRules
  readonly scenario: DivScenario
}

/** A Division or Brigade of a side: one of the listed organisations, with what the scenario changes about it. */
export interface Formation {
  readonly id: string
  readonly side: Side
  /** Key of the list of organisations. */
  readonly list: string
  /** '7th Armoured', as it stands before the names of its units. */
  readonly name: string
  /** Key of the table's signs. */
  readonly sign: string
  readonly paint: string
  readonly quality?: Quality
  readonly factors?: Readonly<Partial<Record<Kind, number>>>
  readonly againstTanks?: Readonly<Partial<Record<Kind, number>>>
  readonly paces?: Readonly<Partial<Record<Kind, Pace>>>
  /** Where its units stand, in the order of its list: HQ, Recon, Infantry and so on. Who has no place is deployed by its side. */
  readonly places?: readonly Point[]
}

export interface Objective {
  readonly id: string
  readonly name: string
  readonly at: Point
  /** Inches about its middle that belong to it; 0 for a marker that is to be touched. */
  readonly radius: number
  /** Whose it is; null for nobody's. */
  readonly side: Side | null
}

export type InchBoard = Extract<BoardPicture, { readonly kind: 'inches' }>

export interface DivScenario extends Scenario {
  readonly board: InchBoard
  readonly formations: readonly Formation[]
  readonly objectives: readonly Objective[]
  readonly minefields: readonly Minefield[]
  readonly fortifications: readonly Fortification[]
  /** Where a side deploys what has no place yet. */
  readonly zones?: BySide<Polygon>
  /** Side of a base in inches. */
  readonly base: number
  /** Turns of fire of each Artillery unit and day. */
  readonly shots: number
  /** Air attacks for the battle: a number, or a die with a modifier. */
  readonly air: BySide<number | { readonly die: number }>
  readonly days: number
}

export type DivAction = Action &
  (
    | { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Point }
    | { readonly type: 'place'; readonly formation: string; readonly at: Point }
    | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Point[] }
    | { readonly type: 'break off'; readonly unit: UnitId }
    | { readonly type: 'fire'; readonly unit: UnitId; readonly target: UnitId }
    | { readonly type: 'bomb'; readonly target: UnitId }
    | { readonly type: 'fight'; readonly unit: UnitId; readonly target: UnitId }
    | { readonly type: 'advance'; readonly inches: number }
    | { readonly type: 'rally'; readonly unit: UnitId }
    | { readonly type: 'restore'; readonly unit: UnitId; readonly what: 'FP' | 'fire' }
    | { readonly type: 'dusk' }
    | { readonly type: 'night' }
    | { readonly type: 'end' }
    | { readonly type: 'concede'; readonly side: Side }
  )

export type ActionOf<T extends DivAction['type']> = Extract<DivAction, { readonly type: T }>
