import type { Action } from '../../src/engine/action'
import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'
import type { Degrees, Point } from '../../src/geometry/point'

/** Which tables a battle is fought by: sections 1 to 10, or section 11 for battle cruisers and light cruisers. */
export const TABLES = ['battleships', 'cruisers'] as const
export type Tables = (typeof TABLES)[number]

/** A battery of guns of one calibre. */
export interface Battery {
  /** Inches. */
  readonly calibre: number
  readonly guns: number
  readonly attack: number
  /** Zones. */
  readonly range: number
}

/** The figures of a ship that the rules ask for. */
export interface Factors {
  readonly defence: number
  readonly main: Battery
  readonly secondary: Battery | null
  readonly radar: boolean
  /** Added to the second die of a critical damage on it. */
  readonly critical: number
  readonly salvoes: number
}

export const CONDITIONS = ['Afloat', 'Crippled', 'Sunk', 'Left'] as const
export type Condition = (typeof CONDITIONS)[number]

export interface Ship extends Unit {
  readonly factors: Factors
  readonly status: Condition
  /** Whether the solo die took it off the table when it last left: that is no flight (R36). */
  readonly byDie?: boolean
  /** T and H damages. */
  readonly turrets: number
  readonly hull: number
  /** Has had its movement in this step. */
  readonly moved: boolean
  /** Lies in a smoke screen until the end of the turn, and whether it laid that itself. */
  readonly smoke: boolean
  readonly laid: boolean
  /** Has fired its guns, and launched a Torpedo Salvo, in this step. */
  readonly fired: boolean
  readonly launched: boolean
  /** Torpedo Salvoes left. */
  readonly salvoes: number
}

export const LOADS = ['torpedoes', 'bombs'] as const
export type Load = (typeof LOADS)[number]

/** One air raid. It is flown once in a battle. */
export interface Raid {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly base: 'carrier' | 'land'
  readonly load: Load
  readonly flown: boolean
  /** Land-based planes that have come and wait for a target. */
  readonly come: boolean
  /** The turn in which land-based planes were called and did not come, the last such turn. */
  readonly failedIn?: number
}

/** A raid over its target, shown until the end of the turn. */
export interface Counter {
  readonly raid: string
  readonly side: Side
  readonly target: UnitId
  readonly load: Load
}

/** A ship that has sunk, where she lay. */
export interface Wreck {
  readonly id: UnitId
  readonly at: Point
  readonly facing: Degrees
}

export const BATTERIES = ['main', 'secondary', 'both'] as const
export type Batteries = (typeof BATTERIES)[number]

/** A ship and the target that was named for it, before any gunnery die is thrown. */
export interface Aim {
  readonly unit: UnitId
  readonly target: UnitId
  readonly batteries: Batteries
  readonly done: boolean
}

/** Steps of a turn. 'first' and 'second' are side A and side B of the rules for this turn. */
export const STEPS = [
  'deploy',
  'dice',
  'first moves',
  'second fires',
  'second moves',
  'first fires',
  'repair',
] as const
export type Step = (typeof STEPS)[number]

/** A ship as a scenario lists it: of a published class, or with factors of its own. */
export interface ListedShip {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  readonly zone?: number
  readonly factors?: Factors
}

/** Planes of a carrier, or of an airfield. */
export interface AirGroup {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly base: 'carrier' | 'land'
  readonly load: Load
  /** Airplanes embarked, of which ten fly a raid; or the number of raids itself. */
  readonly planes?: number
  readonly raids?: number
}

/**
 * Points for a side that has held the sea to the end, for so many turns on end: that had a ship fit to fight in one of its two
 * zones next to the central line at the end of each.
 */
export interface Hold {
  readonly turns: number
  readonly points: number
}

export interface NavalScenario extends Scenario {
  readonly board: Extract<BoardPicture, { kind: 'zones' }>
  readonly tables: Tables
  readonly ships: readonly ListedShip[]
  readonly airGroups: readonly AirGroup[]
  /** All turns are day, all are night, or night falls after 2D6 turns. */
  readonly light: 'day' | 'night' | 'night falls'
  readonly badWeather: boolean
  /** Zones that each side may choose from before the first turn; null where its ships start at its edge. */
  readonly deployment: Readonly<Record<Side, readonly number[] | null>>
  /** What each side gets for holding the sea; null where that counts nothing. */
  readonly hold: Readonly<Record<Side, Hold | null>>
  /** What a fleet that goes home leaves to its enemy, in points; nothing unless given. */
  readonly flight?: number
}

export interface NavalState extends GameState {
  readonly units: readonly Ship[]
  readonly scenario: NavalScenario
  readonly houseRules: HouseRules
  readonly step: Step
  /** Who is side A of the rules in this turn. */
  readonly first: Side
  /** Turns of daylight; null where night never falls. */
  readonly daylight: number | null
  readonly aims: readonly Aim[]
  /** The targets are named and the guns have opened up. */
  readonly open: boolean
  readonly raids: readonly Raid[]
  readonly counters: readonly Counter[]
  /** Launches of raids in this turn. */
  readonly launches: Readonly<Record<Side, number>>
  /** The last turn in which a raid was launched at a ship of this side; 0 while there was none. */
  readonly raided: Readonly<Record<Side, number>>
  /** For how many turns on end, to the last, each side has held the sea. */
  readonly held: Readonly<Record<Side, number>>
  /** Where ships went down. */
  readonly wrecks: readonly Wreck[]
  /** Ships whose crews have repaired something and whose owner says what. */
  readonly repairs: readonly UnitId[]
}

export type NavalAction = Action &
  (
    | { readonly type: 'deploy'; readonly unit: UnitId; readonly to: Point }
    | { readonly type: 'move'; readonly unit: UnitId; readonly to: Point; readonly smoke: boolean }
    | { readonly type: 'leave'; readonly unit: UnitId }
    | { readonly type: 'shelter'; readonly unit: UnitId }
    | {
        readonly type: 'aim'
        readonly unit: UnitId
        readonly target: UnitId
        readonly batteries: Batteries
      }
    | {
        readonly type: 'shoot'
        readonly unit: UnitId
        readonly target: UnitId
        readonly batteries: Batteries
      }
    | { readonly type: 'open' }
    | { readonly type: 'volley' }
    | { readonly type: 'salvo'; readonly unit: UnitId; readonly target: UnitId }
    | { readonly type: 'scramble'; readonly raid: string }
    | { readonly type: 'raid'; readonly raid: string; readonly target: UnitId }
    | { readonly type: 'repair'; readonly unit: UnitId; readonly what: 'T' | 'H' }
    | { readonly type: 'solo' }
    | { readonly type: 'end' }
  )

export type ActionOf<T extends NavalAction['type']> = Extract<NavalAction, { type: T }>
