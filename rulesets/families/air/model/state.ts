import type { Side, UnitId } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Scenario } from '../../../../src/engine/scenario'
import type { BoardPicture } from '../../../../src/engine/scene'
import type { GameState, Unit } from '../../../../src/engine/state'
import type { Hex, HexFacing } from '../../../../src/geometry/hexes'
import type { Point } from '../../../../src/geometry/point'

/** What has become of an aircraft: still in the battle, lost, or flown off the table. */
export const FATES = ['in play', 'Destroyed', 'left'] as const
export const LOADS = ['none', 'bombs', 'rockets'] as const
export const QUALITIES = ['Green', 'Average', 'Veteran'] as const

export type Fate = (typeof FATES)[number]
export type Load = (typeof LOADS)[number]
export type Quality = (typeof QUALITIES)[number]
/** A frontal weapon is fixed, a rear one flexible. */
export type Weapon = 'front' | 'rear'
/** Every action of an aircraft that spends Movement Points; which of them there are, and what they cost, each ruleset says. */
export type Manoeuvre =
  | 'ahead'
  | 'dive'
  | 'climb'
  | 'slip-left'
  | 'slip-right'
  | 'turn-left'
  | 'turn-right'
  | 'sharp-left'
  | 'sharp-right'
  | 'reverse'

/** One aircraft in one hex. `at` is the middle of its hex; null once it is gone. */
export interface Aircraft extends Unit {
  /** Its altitude, from 1 up. */
  readonly level: number
  readonly quality: Quality
  /** Where a book has loads. */
  readonly load?: Load
  readonly fate: Fate
  readonly damaged: boolean
  readonly activated: boolean
  /** Where guns jam. */
  readonly frontJammed?: boolean
  readonly rearJammed?: boolean
  /** Enemy aircraft that it has Destroyed in this battle. */
  readonly kills: number
}

/** An aircraft that is on the table. */
export type Standing = Aircraft & { readonly at: Point }

/** Where an aircraft is, how high, and where its nose points. */
export interface Pose {
  readonly hex: Hex
  readonly facing: HexFacing
  readonly level: number
}

/** What stands on the ground and may be attacked from the air. */
export interface GroundTarget {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly at: Point
  readonly destroyed: boolean
}

/** A card is drawn, aircraft fly, or the turn is over. */
export const STEPS = ['draw', 'fly', 'end'] as const
export type Step = (typeof STEPS)[number]

/** The aircraft that is in the middle of its activation. */
export interface Active {
  readonly unit: UnitId
  readonly stage: 'move' | 'fire'
  readonly spent: number
  readonly reversed: boolean
  /** It has tried to clear a jam in this activation. */
  readonly cleared?: boolean
  readonly fired: readonly Weapon[]
  /** The hexes it has flown through, the first where it began. */
  readonly trail: readonly Point[]
}

export interface AirState extends GameState {
  readonly step: Step
  readonly units: readonly Aircraft[]
  /** Where a book has raids. */
  readonly targets?: readonly GroundTarget[]
  readonly initiative: Side | null
  /** Aircraft that a side activates in each of its goes. */
  readonly quota: Readonly<Record<Side, number>>
  readonly go: { readonly side: Side; readonly left: number } | null
  /** The aircraft whose card was drawn, where cards say who flies. */
  readonly drawn: UnitId | null
  readonly active: Active | null
  /** An aircraft that may fire back at once, and at whom. */
  readonly pending: { readonly unit: UnitId; readonly target: UnitId } | null
  readonly houseRules: HouseRules
  /** Never changes in a battle. */
  readonly scenario: AirScenario
}

export type HexBoard = Extract<BoardPicture, { kind: 'hexes' }>

/** A place of a scenario: the number printed in the hex, column and row from 01. */
export type HexName = string

export interface ScenarioAircraft {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  readonly hex: HexName
  readonly facing: HexFacing
  readonly level: number
  /** Average unless given. */
  readonly quality?: Quality
  readonly load?: 'bombs' | 'rockets'
}

/** How it is decided who flies next: by Initiative and goes in turn, or by a playing card for each aircraft. */
export const ORDERS = ['initiative', 'cards'] as const

export interface AirScenario extends Scenario {
  readonly board: HexBoard
  readonly order: (typeof ORDERS)[number]
  readonly aircraft: readonly ScenarioAircraft[]
  /** All of one side; where a book has raids. */
  readonly targets?: readonly {
    readonly id: string
    readonly side: Side
    readonly name: string
    readonly hex: HexName
  }[]
}

export type AirAction =
  | { readonly type: 'draw' }
  | { readonly type: 'fly'; readonly unit: UnitId; readonly manoeuvres: readonly Manoeuvre[] }
  | { readonly type: 'leave'; readonly unit: UnitId }
  | { readonly type: 'fire'; readonly unit: UnitId; readonly weapon: Weapon; readonly target: UnitId }
  | { readonly type: 'done'; readonly unit: UnitId }
  | { readonly type: 'fire-back'; readonly unit: UnitId; readonly weapon: Weapon; readonly target: UnitId }
  | { readonly type: 'hold-fire'; readonly unit: UnitId }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }
