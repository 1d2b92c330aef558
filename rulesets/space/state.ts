import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'
import type { Hex, HexFacing } from '../../src/geometry/hexes'
import type { Degrees, Point } from '../../src/geometry/point'

/** What has become of a ship: still in the battle, lost, or gone over the edge of the table. */
export const FATES = ['in play', 'Destroyed', 'left'] as const
export type Fate = (typeof FATES)[number]

/** A spaceship: one model, one hex. `at` is the middle of its hex; null once it is gone, or not yet deployed. */
export interface Ship extends Unit {
  readonly fate: Fate
  readonly damaged: boolean
  readonly cloaked: boolean
  readonly activated: boolean
  /** It has Jumped in this turn. */
  readonly jumped: boolean
  /** It has fired back in this turn. */
  readonly firedBack: boolean
  /** Its one torpedo is still aboard. */
  readonly torpedo: boolean
  /** It left over the edge for which its side gets points. */
  readonly escaped: boolean
}

/** A torpedo counter. Those launched first stand first in the list. */
export interface Torpedo {
  readonly id: string
  readonly side: Side
  readonly at: Point
  readonly facing: Degrees
}

export interface Asteroid {
  readonly id: string
  readonly at: Point
  /** Where it drifts if each has a direction of its own (a house rule). */
  readonly drift: Degrees
}

/** The steps of play: what is placed before the battle, the goes of a turn, and its end. */
export const STEPS = ['asteroids', 'deploy', 'ships', 'end'] as const
export type Step = (typeof STEPS)[number]

/** The ship that is in the middle of its activation. */
export interface Active {
  readonly ship: UnitId
  /** Still to move (it was Damaged on its way), or to fire. */
  readonly stage: 'move' | 'fire'
  readonly spent: number
  /** The hexes it has been in during its movement, the first where it began. */
  readonly trail: readonly Point[]
  readonly fired: boolean
  readonly launched: boolean
}

export interface SpaceState extends GameState {
  readonly step: Step
  readonly units: readonly Ship[]
  readonly torpedoes: readonly Torpedo[]
  /** Torpedoes launched so far: the next one is named after it. */
  readonly launches: number
  readonly asteroids: readonly Asteroid[]
  /** Asteroids that the players have still to place before the battle. */
  readonly loose: number
  /** Who rolled lower before the battle and places first; null where the scenario places all. */
  readonly first: Side | null
  /** Who has the Initiative in this turn. */
  readonly initiative: Side | null
  /** Ships that a side activates in each of its goes. */
  readonly quota: Readonly<Record<Side, number>>
  /** Whose go it is, and how many ships he has still to activate in it. */
  readonly go: { readonly side: Side; readonly left: number } | null
  readonly active: Active | null
  /** A ship that may fire back at once, and at whom. Nothing else happens until that is decided. */
  readonly pending: { readonly ship: UnitId; readonly target: UnitId } | null
  readonly houseRules: HouseRules
  /** Never changes in a battle. */
  readonly scenario: SpaceScenario
}

export type HexBoard = Extract<BoardPicture, { kind: 'hexes' }>

/** A place of a scenario: the number printed in the hex, column and row from 01. */
export type HexName = string

export interface ScenarioShip {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  /** Left out where the players deploy. */
  readonly hex?: HexName
  readonly facing?: HexFacing
}

export interface SpaceScenario extends Scenario {
  readonly board: HexBoard
  /** Placed by the scenario, or rolled for and placed by the players in the two columns at their edge. */
  readonly deployment: 'placed' | 'rolled'
  readonly ships: readonly ScenarioShip[]
  readonly asteroids: readonly {
    readonly id: string
    readonly hex: HexName
    readonly drift?: HexFacing
  }[]
  /** Where all asteroids drift. */
  readonly drift: HexFacing
  /** Asteroids that the players place before they deploy. */
  readonly loose: number
  /** A side that gets points for its ships that leave over one edge; the battle is then decided by points alone. */
  readonly escape?: { readonly side: Side; readonly edge: 'west' | 'east'; readonly points: number }
}

export type SpaceAction =
  | { readonly type: 'asteroid'; readonly hex: Hex }
  | { readonly type: 'deploy'; readonly ship: UnitId; readonly hex: Hex; readonly facing: HexFacing }
  /** Movement Points one by one: F forward, L and R a turn. */
  | { readonly type: 'move'; readonly ship: UnitId; readonly steps: string }
  | { readonly type: 'stop'; readonly ship: UnitId }
  | { readonly type: 'jump'; readonly ship: UnitId; readonly hex: Hex }
  /** `target` is a ship or a torpedo. */
  | { readonly type: 'fire'; readonly ship: UnitId; readonly target: string }
  | { readonly type: 'launch'; readonly ship: UnitId }
  | { readonly type: 'cloak'; readonly ship: UnitId }
  | { readonly type: 'done'; readonly ship: UnitId }
  | { readonly type: 'fire-back'; readonly ship: UnitId; readonly target: UnitId }
  | { readonly type: 'hold-fire'; readonly ship: UnitId }
  | { readonly type: 'end' }
  | { readonly type: 'concede'; readonly side: Side }
