import type { StoreApi } from 'zustand/vanilla'
import type { Action } from '../engine/action'
import type { Battle, Extras } from '../engine/battle'
import type { TypedFace } from '../engine/dice/byHand'
import type { Side, UnitId } from '../engine/ids'
import type { Option } from '../engine/offer'
import type { RefereeAction, Strictness } from '../engine/rulings'
import type { Ruleset } from '../engine/ruleset'
import type { Degrees, Point } from '../geometry/point'
import type { TableRules } from '../save/format'
import type { Beginning, Notice, Ruler, Session } from './sessionState'

export type Anything = Action | RefereeAction

export interface SessionActions {
  readonly begin: (slot: string, ruleset: Ruleset, beginning: Beginning) => void
  /** `remark`: what was found when it was opened. */
  readonly resume: (
    slot: string,
    title: string,
    ruleset: Ruleset,
    battle: Battle,
    rules: TableRules,
    remark?: string | null,
  ) => void
  /** The remark on the battle has been read. */
  readonly noted: () => void
  readonly leave: () => void
  readonly rename: (title: string) => void
  /** Another tab has the battle, or has it no longer. */
  readonly displace: (displaced: boolean) => void
  readonly chooseUnit: (unit: UnitId | null) => void
  readonly next: (step?: 1 | -1) => UnitId | null
  /** Chooses the first unit with something to do, else what else there is, unless something is in hand; answers the unit. */
  readonly openPhase: () => UnitId | null
  /** From now on a press on a unit adds it to those who are moved together, or takes it out; or no longer, and nobody is. */
  readonly chooseSeveral: (several: boolean) => void
  /** Adds a unit to those who are moved together, or takes it out. */
  readonly join: (unit: UnitId) => void
  /** Adds all of these that can be moved together; all that can, unless given. */
  readonly gather: (units?: readonly UnitId[]) => void
  readonly chooseOffer: (id: string | null) => void
  readonly pointAtOffer: (id: string, option?: Option) => void
  readonly chooseTarget: (key: string | null) => void
  /** Follows the hand: what the path so far comes to. */
  readonly draw: (offer: string, points: readonly Point[], facing?: Degrees) => void
  readonly dropPlan: () => void
  /** Goes on by a stretch from where the plan has come to; says why not, and what can be, where it cannot follow. */
  readonly steer: (stretch: string) => void
  /** Takes the last stretch back. */
  readonly unsteer: () => void
  /** The same place by an offer that leads higher or lower. */
  readonly toHeight: (offer: string) => void
  /** Does what is chosen: the option in focus, the plan, or an offer that needs nothing. True if there was something. */
  readonly confirm: () => boolean
  readonly perform: (action: Anything, extras?: Extras) => boolean
  readonly end: () => void
  readonly unask: () => void
  readonly back: () => void
  readonly undo: () => void
  /** Takes one act back and leaves all after it, where nothing depends on it; says why not, where something does. */
  readonly leaveOut: (step: number) => void
  readonly branch: () => void
  readonly redo: () => void
  readonly continueFrom: (step: number) => void
  readonly chooseLine: (line: string) => void
  readonly throwDice: (faces: readonly TypedFace[]) => string | null
  readonly cancelDice: () => void
  /** Whose dice are thrown by hand, and which kinds of rolls; what is asked for now is asked for anew. */
  readonly changeHands: (rules: TableRules) => void
  readonly overrule: (reason: string) => void
  readonly cancelOverrule: () => void
  /** Does the nearest thing that the rules allow instead of what they refuse. */
  readonly obey: () => void
  readonly rerollLast: (reason: string, faces?: readonly (number | null)[]) => void
  /** Ends the battle for a side that gives it up. */
  readonly concede: (side: Side) => void
  /** An act of the referee, for which he gives a reason; between two people a curtain falls and both read of it. */
  readonly setStrictness: (strictness: Strictness, reason: string) => void
  readonly setRules: (rules: TableRules) => void
  /**
   * Sits down with other eyes than one's own: an act of the referee, for which he gives a reason; between two people a
   * curtain falls and both read of it. Free where nothing is hidden from who does it.
   */
  readonly look: (eyes: Side | 'referee', reason: string) => void
  /** Leaves the chair to whoever should sit there. */
  readonly getUp: () => void
  readonly lift: () => void
  /** Lets the computer deploy what this side has still to deploy; null takes that back. */
  readonly deployFor: (side: Side | null) => void
  readonly halt: (halted: boolean) => void
  readonly think: (side: Side | null) => void
  /** The dice of what is being shown have come to rest. */
  readonly rest: () => void
  /** Shows nothing more until a person is to act again. */
  readonly hurry: () => void
  readonly settle: (step: number) => void
  /** Shows the table after so many deeds of the other side's turn, and goes on by itself where it `runs`. */
  readonly review: (deeds: number, runs: boolean) => void
  /** Back to the battle as it stands. */
  readonly closeReview: () => void
  /** Puts the arrows of the other side's turn away until its next, or shows them again. */
  readonly putAway: () => void
  readonly light: (units: readonly UnitId[]) => void
  readonly setTool: (tool: Session['tool']) => void
  readonly measure: (from: Point | UnitId, to: Point | UnitId) => void
  /** Leaves what has just been measured on the table, and goes on measuring. */
  readonly keepRuler: () => void
  /** Writes beside everybody how far from the chosen unit he is, or no longer. */
  readonly showDistances: (distances: boolean) => void
  /** Puts away all rulers and distances. */
  readonly clearRulers: () => void
  /** Takes one ruler off the table; the last that was laid, unless it is told which. */
  readonly takeRuler: (ruler?: Ruler) => void
  /** Which ruler is meant, before it is taken. */
  readonly pointRuler: (ruler: Ruler | null) => void
  readonly say: (notice: Omit<Notice, 'key'> | null) => void
}

export interface SessionStore {
  readonly store: StoreApi<Session>
  readonly actions: SessionActions
}

/** How the table shows things. */
export interface Manners {
  /** True where the table shows nothing moving: the log is then read at once. */
  still(): boolean
}
