import type { Scenario } from '../engine/scenario'
import type { Action } from '../engine/action'
import type { Battle, Extras } from '../engine/battle'
import type { Roll } from '../engine/chance'
import type { DiceAsked } from '../engine/dice/throwing'
import type { TypedFace } from '../engine/dice/byHand'
import type { Side, UnitId, Viewer } from '../engine/ids'
import type { LogEntry } from '../engine/log'
import type { Measurement, Ruleset } from '../engine/ruleset'
import type { Focus } from '../engine/scene'
import { NO_FOCUS } from '../engine/scene'
import type { Trace } from '../engine/offer'
import type { Refusal } from '../engine/refusal'
import type { RefereeAction, Strictness } from '../engine/rulings'
import type { Degrees, Point } from '../geometry/point'
import type { TableRules } from '../save/format'

export type Seats = TableRules['seats']
export type Seat = Seats[Side]
/** A computer that leads a side: how well it plays, and of what character it is, where it has one. */
export type Computer = Omit<Extract<Seat, { kind: 'computer' }>, 'kind'>
export type Strength = Computer['strength']
export type Character = NonNullable<Computer['character']>

/** A path or a place that has been shown but not yet taken. */
export interface Plan {
  readonly offer: string
  readonly unit: UnitId | null
  readonly points: readonly Point[]
  readonly facing: Degrees | undefined
  readonly trace: Trace
}

/** Something to say below the prompt for a while. */
export interface Notice {
  readonly key: number
  readonly text: string
  readonly refusal?: Refusal
  /**
   * What may be done about it: 'branch' opens a what-if, 'undo' takes the last step back, 'confirm' does what is chosen now, 'do'
   * does its own action.
   */
  readonly way?: 'branch' | 'undo' | 'confirm' | 'do'
  readonly action?: Action
}

/** What has just happened, for the table to show. */
export interface News {
  readonly key: number
  /** The entries of the step that the chair may read. */
  readonly entries: readonly LogEntry[]
  readonly step: number
}

export interface DiceDialog {
  readonly action: Action | RefereeAction
  readonly extras: Extras
  readonly faces: readonly TypedFace[]
  readonly asked: DiceAsked
  /** What was typed for it before. */
  readonly thrown: readonly Roll[]
  /** Who threw by hand when the action began: so its dice are counted to its end. */
  readonly rules: TableRules
  /** It cannot be put back: the program has thrown a die for it, or it is the computer's. */
  readonly fallen: boolean
}

export interface Overrule {
  readonly action: Action | RefereeAction
  readonly refusal: Refusal
}

/** The two ends of a ruler. One that is laid to a unit goes with it. */
export interface Ruler {
  readonly from: Point | UnitId
  readonly to: Point | UnitId
}

export interface Measured extends Ruler {
  readonly answer: Measurement
}

/** The battle at the table and all that the person does about it. */
export interface Session {
  readonly slot: string | null
  /** What the battle is called in the list: the scenario's title unless the person gave it another. */
  readonly title: string
  readonly ruleset: Ruleset | null
  readonly battle: Battle | null
  readonly rules: TableRules
  /** Whose eyes look at the table: everything shown comes from this view. */
  readonly chair: Viewer
  /** Set while the table is covered until whoever has these eyes has taken the chair. Nobody sits in it meanwhile. */
  readonly curtain: Viewer | null
  /** Whose eyes somebody has by an act of the referee, until he gets up again. */
  readonly guest: Viewer | null
  readonly focus: Focus
  readonly plan: Plan | null
  /** The last phase that has opened on something to do. */
  readonly phase: string | null
  /** What the phase opened on: for as long as it is in focus nobody has chosen anything else. */
  readonly opened: Focus | null
  /** Those who are moved together. */
  readonly group: readonly UnitId[]
  /** A press on a unit adds it to the group, or takes it out. */
  readonly several: boolean
  /** The prompt asks whether to end the phase although this many useful things are left. */
  readonly asking: number | null
  readonly dice: DiceDialog | null
  readonly overrule: Overrule | null
  readonly thinking: Side | null
  /** The computer deploys the rest of this side's units for the person. */
  readonly deployingFor: Side | null
  /** The computer waits until the person lets it go on. */
  readonly halted: boolean
  readonly news: News | null
  /** The news is still being shown on the table. */
  readonly showing: boolean
  /** The dice of the last step still roll: the table shows what was before. */
  readonly rolling: boolean
  /** The rest of the computer's turn is not shown: the person wants to go on. */
  readonly hurried: boolean
  /** Steps whose log may be read: the dice of later ones still roll. */
  readonly shownSteps: number
  /** The other side's turn is gone through again: after how many of its deeds the table is shown, and whether it goes on by itself. */
  readonly review: { readonly at: number; readonly runs: boolean } | null
  /** The arrows of the other side's turn have been put away until it has had another. */
  readonly putAway: boolean
  readonly highlighted: readonly UnitId[]
  /** 'danger': where the chosen unit could be hit. */
  readonly tool: 'select' | 'measure' | 'danger'
  readonly measured: Measured | null
  /** Rulers that stay on the table until they are put away or the chair changes hands. */
  readonly kept: readonly Ruler[]
  /** The one of them that a hand or a key rests on. */
  readonly pointed: Ruler | null
  /** How far everybody is from the chosen unit is written beside them. */
  readonly distances: boolean
  readonly notice: Notice | null
  /** What was found when the battle was opened, a changed die for one: it stays until a person has read it. */
  readonly remark: string | null
  /** Another tab has this battle: nothing that is done here would be kept. */
  readonly displaced: boolean
}

export const PERSON: Seat = { kind: 'person' }

export const DEFAULT_RULES: TableRules = { seats: { A: PERSON, B: PERSON }, dice: 'program' }

export const EMPTY_SESSION: Session = {
  slot: null,
  title: '',
  ruleset: null,
  battle: null,
  rules: DEFAULT_RULES,
  chair: 'public',
  curtain: null,
  guest: null,
  focus: NO_FOCUS,
  plan: null,
  phase: null,
  opened: null,
  group: [],
  several: false,
  asking: null,
  dice: null,
  overrule: null,
  thinking: null,
  deployingFor: null,
  halted: false,
  news: null,
  showing: false,
  rolling: false,
  hurried: false,
  shownSteps: 0,
  review: null,
  putAway: false,
  highlighted: [],
  tool: 'select',
  measured: null,
  kept: [],
  pointed: null,
  distances: false,
  notice: null,
  remark: null,
  displaced: false,
}

/** What is chosen before a battle begins. */
export interface Beginning {
  readonly scenario: string
  /** A scenario that is not among those of the ruleset: a battle between armies of one's own. */
  readonly own?: Scenario
  readonly houseRules: Readonly<Record<string, boolean>>
  readonly seed: string
  readonly strictness: Strictness
  readonly rules: TableRules
  /** What real dice showed for the beginning, where it throws any. */
  readonly faces?: readonly TypedFace[]
}
