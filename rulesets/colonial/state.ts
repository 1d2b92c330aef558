import type { Side, UnitId } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Scenario } from '../../src/engine/scenario'
import type { BoardPicture } from '../../src/engine/scene'
import type { GameState, Unit } from '../../src/engine/state'
import type { Degrees, Point } from '../../src/geometry/point'
import type { EventName, GunKind, Leader, Rating, SoloOrder, Weapon } from './tables'

/** Who is European and draws red cards, and who is Native and draws black ones. */
export const EUROPEAN: Side = 'A'
export const NATIVE: Side = 'B'

/** A man on his own base. His place is that of his unit and (dx, dy). */
export interface Figure {
  readonly id: string
  readonly dx: number
  readonly dy: number
  readonly weapons: readonly Weapon[]
  readonly shield: boolean
  readonly lance: boolean
  readonly leader: Leader | null
}

/** The gun of a unit, where the unit stands. `ready`: unpacked or unlimbered. */
export interface Gun {
  readonly kind: GunKind
  readonly ready: boolean
  readonly jammed: boolean
  readonly loaded: boolean
  /** Activations spent reloading. */
  readonly reloading: number
}

/** A unit of single figures. `at` is the middle of the box around them, or the gun; null once nobody and nothing is left. */
export interface Company extends Unit {
  readonly rating: Rating
  /** On its horses or camels; false for foot. */
  readonly mounted: boolean
  readonly gun: Gun | null
  readonly figures: readonly Figure[]
  /** Where they fell, for those who come as reinforcements. */
  readonly fallen: readonly Figure[]
  /** Figures that left the table. */
  readonly left: number
  /** Figures at the beginning. */
  readonly started: number
  readonly routing: boolean
  /** Tests morale whatever its strength, until it passes. */
  readonly panicked: boolean
  readonly short: boolean
  readonly standsFast: boolean
  /** A unit of reinforcements, which does not count for victory. */
  readonly extra: boolean
  /** It has been activated in this round, where there are rounds. */
  readonly acted: boolean
}

export type Form = 'as it stands' | 'line' | 'column' | 'loose' | 'cover' | 'crew'
export const FORMS = ['as it stands', 'line', 'column', 'loose', 'cover', 'crew'] as const

/** The unit in the middle of its activation. */
export interface Active {
  readonly unit: UnitId
  /** Nothing done yet; in its Move; in the extra inches after it. */
  readonly stage: 'open' | 'move' | 'extra'
  /** Inches of each figure, where dice said so: on bad ground, or of the extra move. */
  readonly rolled: number | null
  /** Inches that figures have gone, by their ids. */
  readonly gone: Readonly<Record<string, number>>
  /** A jam has been tried to clear, or the gun works again. */
  readonly tried: boolean
  /** What the solo die ordered. */
  readonly solo: SoloOrder | null
  /** By house rule, while it splits its fire. */
  readonly split?: Split
}

/** A unit that fires at several others: who holds his fire for the next volley, who has fired, and at which units. */
export interface Split {
  readonly spared: readonly string[]
  readonly fired: readonly string[]
  readonly at: readonly UnitId[]
}

/** A figure of a unit. */
export interface Who {
  readonly unit: UnitId
  readonly figure: string
}

/** A charge that is being fought out. */
export interface Melee {
  readonly unit: UnitId
  readonly charged: readonly UnitId[]
  /** Those of the charged who may still match up. */
  readonly matching: readonly UnitId[]
  /** Inches for matching up that a die gave on bad ground, by unit. */
  readonly rolled: Readonly<Record<UnitId, number>>
  /** Figures of both sides that recoiled. */
  readonly out: readonly Who[]
  /** Where each charging figure began, how far it has gone, and whether over bad ground. */
  readonly from: readonly {
    readonly figure: string
    readonly at: Point
    readonly gone: number
    readonly bad: boolean
  }[]
  /** A rider who has eliminated his enemy and may ride on. */
  readonly rider: string | null
  /** Men with firearms who fell and whose arms may be picked up. */
  readonly dropped: readonly Dropped[]
}

/** A firearm that its bearer let fall. */
export interface Dropped {
  readonly unit: UnitId
  readonly at: Point
  readonly weapon: Weapon
}

/** A decision that all else waits for. */
export type Pending =
  | {
      readonly kind: 'losses'
      readonly unit: UnitId
      readonly hits: number
      /** Who may be chosen, and who has been. */
      readonly among: readonly string[]
      readonly named: readonly string[]
    }
  | { readonly kind: 'arms'; readonly dropped: readonly Dropped[] }
  | { readonly kind: 'match' }
  | { readonly kind: 'fights' }
  | { readonly kind: 'ride' }
  | { readonly kind: 'event'; readonly side: Side }

export const STEPS = ['deploy', 'card', 'act'] as const
export type Step = (typeof STEPS)[number]

export interface ColonialState extends GameState {
  readonly step: Step
  readonly units: readonly Company[]
  /** Cards drawn since the pack was shuffled, the last one at the end. */
  readonly discards: readonly string[]
  /** Cards drawn in all. */
  readonly drawn: number
  /** Units that may still be activated by the card, and those that were. */
  readonly left: number
  readonly used: readonly UnitId[]
  readonly active: Active | null
  readonly pending: Pending | null
  readonly melee: Melee | null
  readonly houseRules: HouseRules
  readonly scenario: ColonialScenario
}

export interface ScenarioUnit {
  readonly id: UnitId
  readonly side: Side
  readonly name: string
  readonly type: string
  readonly rating: Rating
  /** Figures, leaders among them. */
  readonly men: number
  /** How many of them carry the firearm of their type, where not all do. */
  readonly firearms?: number
  readonly leaders?: readonly Leader[]
  readonly mounted?: boolean
  readonly at?: Point
  readonly facing?: Degrees
  readonly form?: 'line' | 'column' | 'loose'
  /** A gun begins ready to fire unless it says otherwise. */
  readonly limbered?: boolean
}

export type InchBoard = Extract<BoardPicture, { kind: 'inches' }>

export interface ColonialScenario extends Scenario {
  readonly board: InchBoard
  /** What an inch of the rules is on this table: 1 for 15 mm figures, 2 for 28 mm, 0.394 for 6 to 10 mm. */
  readonly scale: number
  readonly deployment: 'placed' | 'free'
  readonly units: readonly ScenarioUnit[]
  /** The battle ends after so many cards. */
  readonly cards: number
  /** Who has won then; nobody if null. */
  readonly holds: Side | null
}

export type ColonialAction =
  | {
      readonly type: 'deploy'
      readonly unit: UnitId
      readonly at: Point
      readonly form: Form
      readonly facing: Degrees
    }
  | { readonly type: 'ready' }
  | { readonly type: 'draw' }
  | { readonly type: 'test'; readonly unit: UnitId }
  | { readonly type: 'unjam'; readonly unit: UnitId }
  | { readonly type: 'rough'; readonly unit: UnitId }
  | {
      readonly type: 'march'
      readonly unit: UnitId
      readonly path: readonly Point[]
      readonly form: Form
      readonly facing: Degrees
    }
  | { readonly type: 'shift'; readonly unit: UnitId; readonly figure: string; readonly to: Point }
  | { readonly type: 'push'; readonly unit: UnitId }
  | { readonly type: 'fire'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'spare'; readonly unit: UnitId; readonly figure: string }
  | { readonly type: 'snipe'; readonly unit: UnitId; readonly target: UnitId; readonly figure: string }
  | {
      readonly type: 'shell'
      readonly unit: UnitId
      readonly target: UnitId
      readonly figure: string
      /** The distance that was named; null where two dice make the computer's error. */
      readonly inches: number | null
    }
  | { readonly type: 'name'; readonly unit: UnitId; readonly figure: string }
  | { readonly type: 'accept'; readonly unit: UnitId }
  | { readonly type: 'take'; readonly unit: UnitId; readonly figure: string }
  | { readonly type: 'leave' }
  | { readonly type: 'charge'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'match'; readonly unit: UnitId; readonly figures: readonly string[] }
  | { readonly type: 'fight'; readonly figure: string; readonly target: UnitId; readonly enemy: string }
  | { readonly type: 'melee' }
  | { readonly type: 'ride'; readonly target: UnitId; readonly enemy: string }
  | { readonly type: 'rein' }
  | { readonly type: 'mount'; readonly unit: UnitId }
  | { readonly type: 'pack'; readonly unit: UnitId }
  | { readonly type: 'reload'; readonly unit: UnitId }
  | { readonly type: 'stand'; readonly unit: UnitId }
  | { readonly type: 'done'; readonly unit: UnitId }
  | { readonly type: 'solo'; readonly unit: UnitId }
  | { readonly type: 'event'; readonly event: EventName; readonly unit: UnitId; readonly figure?: string }
  | { readonly type: 'decline' }
  | { readonly type: 'concede'; readonly side: Side }
