import type { Action } from '../../src/engine/action'
import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'

export const QUALITIES = ['Green', 'Average', 'Elite'] as const
export type Quality = (typeof QUALITIES)[number]

export const KINDS = ['infantry', 'stormtroopers', 'mg', 'tank'] as const
export type Kind = (typeof KINDS)[number]

export const DEFENCE_KINDS = ['wire', 'trench', 'bunker'] as const
export type DefenceKind = (typeof DEFENCE_KINDS)[number]

/** The steps: preparation once, then those of a turn. */
export const STEPS = [
  'exchange',
  'dig',
  'bombard',
  'deploy B',
  'deploy A',
  'A moves',
  'A assaults',
  'B moves',
  'B assaults',
  'A cuts wire',
  'B cuts wire',
] as const
export type Step = (typeof STEPS)[number]

/** The name of a square: file by letter, row by number. Row 1 lies at the Attacker's edge: 'D5'. */
export type Square = string

export type BySide<T> = Readonly<Record<Side, T>>

/** A battalion of foot, or a company of MGs or tanks. Where it stands, the square about `at` says. */
export interface Ww1Unit extends Unit {
  readonly type: Kind
  readonly quality: Quality
  /** Off the table for good. One that is off it and not lost waits to be deployed or to arrive. */
  readonly lost: boolean
  /** Turn in which it comes on; 0 for those who deploy. */
  readonly arrives: number
  /** A tank that cannot move any more. */
  readonly stuck: boolean
  /** Has moved in this turn, or tried to. */
  readonly moved: boolean
  /** Has taken part in an Assault of this turn on either side, or advanced into an emptied square. */
  readonly fought: boolean
  /** Has advanced in this phase: it assaults no more in it. */
  readonly advanced: boolean
  /** Has tried its wire in this turn. */
  readonly cut: boolean
  /** Turn in which enemy wire holds it (a house rule); 0 if none does. */
  readonly heldIn: number
}

/** A Barbed Wire, Trench or Bunker. It keeps its owner, whoever stands in it. */
export interface Defence {
  readonly id: string
  readonly side: Side
  readonly kind: DefenceKind
  readonly square: Square
}

/** What a side puts into an Assault: Artillery Points, or one point of gas. */
export interface Stake {
  readonly guns: number
  readonly gas: boolean
}

/** An Assault under way. */
export interface Assault {
  readonly by: Side
  readonly from: Square
  readonly to: Square
  /** What the assaulting side put in; null in the eyes of those who do not know. */
  readonly stake: Stake | null
  /** True while the stake lies face down. */
  readonly secret: boolean
  /** What the dice thrown so far add to either side. */
  readonly support: number
  readonly machineGuns: number
}

/** Units that a side has to take off, one group of which some stay: the owner chooses. */
export interface Losing {
  readonly side: Side
  readonly among: readonly UnitId[]
  readonly count: number
}

/** A side that may enter an emptied square. */
export interface Advance {
  readonly side: Side
  readonly to: Square
  readonly units: readonly UnitId[]
}

export interface Ww1State extends GameState {
  readonly step: Step
  readonly units: readonly Ww1Unit[]
  readonly defences: readonly Defence[]
  /** Field Defences still to be placed. */
  readonly store: BySide<Readonly<Record<DefenceKind, number>>>
  /** The side lets the rest of its Field Defences be placed by the plan. */
  readonly planned: BySide<boolean>
  /** Difficult ground from the beginning, and craters. */
  readonly difficult: readonly Square[]
  readonly guns: BySide<number>
  readonly gas: BySide<number>
  /** The die for the last rounds has been thrown. */
  readonly lastRounds: BySide<boolean>
  /** Points of the Preliminary Bombardment declared so far. */
  readonly aimed: readonly { readonly square: Square; readonly points: number }[]
  /** Squares that have made their Assault of this phase. */
  readonly assaulted: readonly Square[]
  readonly assault: Assault | null
  readonly losing: readonly Losing[]
  readonly advance: Advance | null
  readonly houseRules: HouseRules
  readonly scenario: Ww1Scenario
}

/** Units of a kind that a side brings. */
export interface Levy {
  readonly type: Kind
  /** A number, or the throw of a die. */
  readonly count: number | 'D6'
  /** The die that was agreed away for this number, and that a house rule has thrown all the same (ww1-R3). */
  readonly orThrown?: 'D6' | undefined
  readonly quality: Quality
}

/** What a side brings. */
export interface Force {
  readonly units: readonly Levy[]
  readonly guns: number
  readonly gas: number
  readonly trenches: number
  readonly wire: number
  readonly bunkers: number
  /** At most so many Stormtroopers may be exchanged for Tanks before the battle. */
  readonly exchange: number
  /** Look of its bases. */
  readonly paint: string
}

export type SquaresBoard = Extract<BoardPicture, { readonly kind: 'squares' }>

/** A is the Attacker, whose edge lies beside row 1, B the Defender. */
export interface Ww1Scenario extends Scenario {
  readonly board: SquaresBoard
  readonly forces: BySide<Force>
  /** Field Defences that lie there before any is placed. */
  readonly defences: readonly {
    readonly side: Side
    readonly kind: DefenceKind
    readonly square: Square
  }[]
  readonly difficult: readonly Square[]
  readonly reinforcements: readonly {
    readonly side: Side
    readonly turn: number
    readonly type: Kind
    readonly count: number
    readonly quality: Quality
  }[]
  /** First turn at whose end a die may end the game. */
  readonly mayEndAfter: number
}

export type Ww1Action = Action &
  (
    | { readonly type: 'exchange'; readonly count: number }
    | { readonly type: 'dig'; readonly kind: DefenceKind; readonly square: Square }
    | { readonly type: 'aim'; readonly square: Square }
    | { readonly type: 'deploy'; readonly unit: UnitId; readonly square: Square }
    | { readonly type: 'move'; readonly unit: UnitId; readonly square: Square }
    | {
        readonly type: 'assault'
        readonly from: Square
        readonly to: Square
        readonly guns: number
        readonly gas: boolean
      }
    | { readonly type: 'support'; readonly guns: number; readonly gas: boolean }
    | { readonly type: 'lose'; readonly unit: UnitId }
    | { readonly type: 'advance'; readonly unit: UnitId }
    | { readonly type: 'cut'; readonly unit: UnitId; readonly owner: Side }
    | { readonly type: 'end' }
    | { readonly type: 'concede'; readonly side: Side }
  )

export type ActionOf<T extends Ww1Action['type']> = Extract<Ww1Action, { readonly type: T }>
