import type { UnitId, Side } from '../../../../src/engine/ids'
import type { Action } from '../../../../src/engine/action'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Scenario } from '../../../../src/engine/scenario'
import type { GameState, Unit } from '../../../../src/engine/state'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { UnitType } from './types'

export const QUALITIES = ['Green', 'Average', 'Elite'] as const
export type Quality = (typeof QUALITIES)[number]

/** From sound to lost, in the order in which damage escalates. */
export const STATUSES = ['OK', 'Disorganized', 'Suppressed', 'Destroyed'] as const
export type Status = (typeof STATUSES)[number]

/** The steps of a turn; deployment stands before the first turn where the scenario asks for it. */
export const STEPS = ['deploy B', 'deploy A', 'A moves', 'B fires', 'B moves', 'A fires', 'rally'] as const
export type Step = (typeof STEPS)[number]

/** A platoon or battery. `at` is null while it is carried, undeployed or destroyed. */
export interface TacticalUnit extends Unit {
  readonly quality: Quality
  readonly status: Status
  /** True for a headquarters; every other unit names the one it belongs to (null: nobody rallies it). */
  readonly isHq: boolean
  readonly hq: UnitId | null
  /** The vehicle that carries or tows it. */
  readonly carriedBy: UnitId | null
  /** Movement used up in the present movement phase, in inches of open ground. */
  readonly spent: number
  /** It has mounted, dismounted, limbered or unlimbered (or its transport was used for it) in this movement phase: its allowance is halved. */
  readonly halved: boolean
  /** A minefield, wire or the enemy has ended its movement for this phase. */
  readonly stopped: boolean
  /** A minefield holds it through the next movement phase of its side as well (a house rule). */
  readonly held: boolean
  /** It has made its one attack of this fire phase. */
  readonly attacked: boolean
  /** It has fired in this turn, which gives it away. */
  readonly gaveAway: boolean
  /** Its own colours, where they are not those of its type. */
  readonly paint?: string
  /** Weapons that serve once in a battle and have been fired; absent while there are none. */
  readonly expended?: readonly string[]
  /** Concealed where it stands, and the enemy has not seen it yet (a house rule). */
  readonly lurking?: boolean
}

/** A unit that stands on the table. */
export type Standing = TacticalUnit & { readonly at: Point }

/** The burnt-out hull of a vehicle. */
export interface Wreck {
  readonly id: string
  readonly side: Side
  readonly type: string
  readonly name: string
  readonly at: Point
  readonly facing: Degrees
}

/** A minefield counter. `real` is null in the eyes of those who do not know. */
export interface Mine {
  readonly id: string
  readonly side: Side
  readonly at: Point
  readonly real: boolean | null
  /** Face up: everybody knows. */
  readonly shown: boolean
}

/** A section of wire, an inch long and a quarter deep, lying across its facing. */
export interface Wire {
  readonly id: string
  readonly at: Point
  readonly facing: Degrees
}

/** A smoke counter; it goes at the end of the next fire phase after the one in which it was placed. */
export interface Smoke {
  readonly id: string
  readonly at: Point
  /** Fire phases whose end it has still to live through: 2 when placed, gone at 0. */
  readonly phasesLeft: number
}

/** A battery off the table. */
export interface Battery {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly weapon: string
  readonly quality: Quality
  /** It has fired in this phase. */
  readonly attacked: boolean
  /** A 1 or 2 has silenced it for the rest of the game. */
  readonly silent: boolean
}

/** One air attack at a side's disposal. */
export interface Sortie {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Row of the table of air attack factors. */
  readonly aircraft: string
  readonly quality: Quality
  readonly flown: boolean
}

/** Ground that counts for victory, and who took it last. */
export interface Holding {
  readonly id: string
  readonly holder: Side | null
}

export interface TacticalState extends GameState {
  readonly step: Step
  readonly units: readonly TacticalUnit[]
  readonly wrecks: readonly Wreck[]
  readonly mines: readonly Mine[]
  /** How many real counters each side has still lying face down: all know the number, not the places. */
  readonly hiddenReal: Readonly<Record<Side, number>>
  readonly wires: readonly Wire[]
  readonly smoke: readonly Smoke[]
  readonly batteries: readonly Battery[]
  readonly sorties: readonly Sortie[]
  readonly holdings: readonly Holding[]
  readonly houseRules: HouseRules
  /** Never changes in a battle; its terrain is indexed by identity. */
  readonly scenario: TacticalScenario
}

/** Where one side may deploy, and its forces. */
export interface ScenarioUnit {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  readonly quality: Quality
  readonly isHq?: boolean
  readonly hq?: UnitId
  /** Absent where the player deploys it, or while it is carried. */
  readonly at?: Point
  readonly facing?: Degrees
  readonly carriedBy?: UnitId
  /** First turn in which it may enter at its zone's table edge; absent for units that are there from the start. */
  readonly arrives?: number
  readonly paint?: string
}

/** Ground worth victory points. */
export interface Objective {
  readonly id: string
  readonly name: string
  readonly at: Point
  /** A side holds it that has a unit which is not Suppressed within this many inches while the other has none, and keeps it until the other does. */
  readonly radius: number
  readonly points: Readonly<Record<Side, number>>
  /** Who holds it when the battle begins. */
  readonly holder: Side | null
}

export interface TacticalScenario extends Scenario {
  /** 1 inch is 50 metres: all distances of the rules double. */
  readonly infantryScale: boolean
  readonly deployment: 'placed' | 'by zones'
  readonly zones: Readonly<Record<Side, readonly Point[]>>
  readonly units: readonly ScenarioUnit[]
  /** Unit types that only this battle has, beside those of the muster. */
  readonly types?: Readonly<Record<string, UnitType>>
  /** Counters laid by the scenario. */
  readonly mines: readonly {
    readonly id: string
    readonly side: Side
    readonly at: Point
    /** Null only in the eyes of those who do not know. */
    readonly real: boolean | null
  }[]
  readonly wires: readonly { readonly id: string; readonly at: Point; readonly facing: Degrees }[]
  readonly batteries: readonly {
    readonly id: string
    readonly side: Side
    readonly name: string
    readonly weapon: string
    readonly quality: Quality
  }[]
  readonly sorties: readonly {
    readonly id: string
    readonly side: Side
    readonly name: string
    readonly aircraft: string
    readonly quality: Quality
  }[]
  readonly objectives: readonly Objective[]
  /** Points for each enemy unit destroyed (an HQ counts double), beside those of the objectives; the side with more points wins, a difference below `margin` is a draw. */
  readonly victory: { readonly perUnit: Readonly<Record<Side, number>>; readonly margin: number }
}

export type TacticalAction =
  | (Action & {
      readonly type: 'deploy'
      readonly unit: UnitId
      readonly at: Point
      readonly facing: Degrees
    })
  /** Aboard a transport or limbered before the battle begins. */
  | (Action & { readonly type: 'embark'; readonly unit: UnitId; readonly transport: UnitId })
  /** Along a path of points (its own place not among them), then to a facing. An empty path turns on the spot. */
  | (Action & {
      readonly type: 'move'
      readonly unit: UnitId
      readonly path: readonly Point[]
      readonly facing: Degrees
    })
  /** The passenger walks to the transport and is aboard. */
  | (Action & {
      readonly type: 'mount'
      readonly unit: UnitId
      readonly transport: UnitId
      readonly path: readonly Point[]
    })
  /** The passenger is set down in contact with its transport and may walk on from there with `move`. */
  | (Action & {
      readonly type: 'dismount'
      readonly unit: UnitId
      readonly at: Point
      readonly facing: Degrees
    })
  /** The vehicle drives to the gun and takes it in tow. */
  | (Action & {
      readonly type: 'limber'
      readonly unit: UnitId
      readonly gun: UnitId
      readonly path: readonly Point[]
    })
  | (Action & {
      readonly type: 'unlimber'
      readonly unit: UnitId
      readonly at: Point
      readonly facing: Degrees
    })
  /** Direct fire with one of the unit's weapons. */
  | (Action & {
      readonly type: 'fire'
      readonly unit: UnitId
      readonly target: UnitId
      readonly weapon: string
    })
  | (Action & {
      readonly type: 'assault'
      readonly unit: UnitId
      readonly target: UnitId
      readonly weapon: string
    })
  | (Action & { readonly type: 'bombard'; readonly battery: string; readonly target: UnitId })
  /** Smoke from a battery off the table or a unit on it. */
  | (Action & { readonly type: 'smoke'; readonly from: string; readonly at: Point })
  | (Action & { readonly type: 'air'; readonly sortie: string; readonly target: UnitId })
  /** All rally rolls of a side. */
  | (Action & { readonly type: 'rally' })
  /** Ends the step. */
  | (Action & { readonly type: 'end' })
  | (Action & { readonly type: 'concede'; readonly side: Side })
