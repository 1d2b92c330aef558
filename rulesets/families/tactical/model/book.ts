import type { Side, UnitId } from '../../../../src/engine/ids'
import type { Words } from '../../../../src/engine/phrase'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Modifier } from '../../../../src/engine/reckon'
import type { z } from 'zod'
import type { Action } from '../../../../src/engine/action'
import type { Act as EngineAct } from '../../../../src/engine/acts'
import type { HouseRule, Rulebook } from '../../../../src/engine/rulebook'
import type { LogInput as AnyLogInput } from '../../../../src/engine/log'
import type { Io as AnyIo, UnitCard } from '../../../../src/engine/ruleset'
import type { Mark } from '../../../../src/engine/scene'
import type { Point, Polygon } from '../../../../src/geometry/point'
import type { Blow, Firing, Circumstances, Shooting, Shot, Struck } from './attacks'
import type { Code, Outcome } from '../text/words'
import type { Citations, Speciality, Subject } from '../text/subjects'
import type { Quality, Standing, Status, Step, TacticalAction, TacticalState, TacticalUnit } from './state'
import type { GroundEffect, GroundTable, UnitType, Weapon } from './types'
import type { Io, Reason } from '../text/said'

/**
 * A book is one ruleset of the family, assembled from parts: a part for each section of the rulebook.
 * A part reaches another through the book it is given, never by import, so that a ruleset can exchange any of them.
 */
export interface Book {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly words: Words
  readonly houseRules: readonly HouseRule[]
  /** Which of this rulebook's clauses speaks of a subject; of a speciality, see `clauseOf`. */
  readonly cite: Citations
  readonly numbers: Numbers
  readonly units: Readonly<Record<string, UnitType>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly groundTable: GroundTable
  /** Figures that a house rule changes, by its id. */
  readonly variants: Readonly<
    Record<
      string,
      {
        readonly units?: Readonly<Record<string, Partial<UnitType>>>
        readonly weapons?: Readonly<Record<string, Partial<Weapon>>>
        readonly ground?: GroundTable
      }
    >
  >
  readonly toHit: readonly Modifier<Shot>[]
  /** What a unit's card says of its type beside what the family knows of it. */
  notes(type: UnitType): UnitCard['notes']

  readonly ground: GroundPart
  readonly sight: SightPart
  readonly contact: ContactPart
  readonly movement: MovementPart
  /** Null in a game without minefields and wire. */
  readonly obstacles: ObstaclePart | null
  readonly headquarters: HeadquartersPart
  readonly damage: DamagePart
  readonly fire: FirePart
  readonly indirect: IndirectPart
  readonly rally: RallyPart
  readonly sequence: SequencePart
  readonly victory: VictoryPart
  /** What can be done, and how it is refused and played, by the action's type. */
  readonly acts: Acts
}

/** One kind of act, and what is drawn while it is aimed. */
export interface Act<A extends TacticalAction>
  extends EngineAct<TacticalState, TacticalAction, A, [Book], Code, Outcome> {
  /** What to draw while this act is being aimed by a unit, battery or sortie; with a weapon where it has several. */
  marks?(
    book: Book,
    state: TacticalState,
    actor: string,
    target: UnitId | null,
    weapon?: string,
  ): readonly Mark[]
}

type ActsOf<T extends TacticalAction['type']> = Readonly<{
  [K in T]: Act<Extract<TacticalAction, { type: K }>>
}>
/** Smoke is not in every game of the family. */
export type Acts = ActsOf<Exclude<TacticalAction['type'], 'smoke'>> & Partial<ActsOf<'smoke'>>

/** An act that one ruleset alone has, with the codes of its own words: the act, and how a file says it. */
export interface OwnAct<A extends Action, Own extends string = string>
  extends EngineAct<TacticalState, TacticalAction | A, A, [Book], Own, Outcome> {
  readonly schema: z.ZodObject
}

/** The numbers of the text that are no table, in inches or faces. Infantry scale doubles the distances. */
export interface Numbers {
  readonly seenWithin: number
  readonly hqRange: number
  readonly aaRange?: number
  /** How far SAM teams hamper aircraft; absent where there are none. */
  readonly samRange?: number
  readonly hitOn: { readonly direct: number; readonly indirect: number; readonly air: number }
  readonly silencedBelow: number
  readonly rallyOn: number
  readonly saveOn: number
  readonly quality: Readonly<Record<Quality, number>>
  readonly mineAttack?: number
  readonly wireAttack?: number
  readonly airAttack: Readonly<Record<string, number>>
}

/** Section 4 and 5: what the ground does. Distances already scaled. */
export interface GroundPart {
  /** The terrain at a place, the most sheltering first. */
  at(book: Book, state: TacticalState, place: Point): readonly GroundEffect[]
  cover(book: Book, state: TacticalState, place: Point): 'none' | 'soft' | 'bunker'
  conceals(book: Book, state: TacticalState, place: Point): boolean
  /** The cover of a unit where it stands: none in the air. */
  coverOf(book: Book, state: TacticalState, unit: Standing): 'none' | 'soft' | 'bunker'
}

/** What is in the way between two places or units. */
export interface SightLine {
  readonly distance: number
  readonly clear: boolean
  /** First thing in the way: its outline, what it is, and where it is struck. */
  readonly blocker: {
    readonly outline: Polygon
    readonly label: string
    readonly at: Point
    readonly subject: Subject | Speciality
  } | null
}

/** Section 5: line of sight and visibility. */
export interface SightPart {
  /** With the side of the viewer the blocker is a friend or an enemy of it. */
  line(
    book: Book,
    state: TacticalState,
    from: Point,
    to: Point,
    ignore: readonly string[],
    side?: Side,
  ): SightLine
  /** The cheap question: is it clear? */
  clear(book: Book, state: TacticalState, from: Point, to: Point, ignore: readonly string[]): boolean
  /** The distance within which the unit can be seen at all: 5 inches for hidden ones, else Infinity. */
  seenWithin(book: Book, state: TacticalState, target: TacticalUnit): number
  /** Whether nothing can come between the two, nor the limit for hidden units count: one of them sees all. */
  unhindered(book: Book, state: TacticalState, viewer: TacticalUnit, target: TacticalUnit): boolean
  /** What never stands in the line of the one to the other: the two themselves. */
  ignored(book: Book, state: TacticalState, viewer: TacticalUnit, target: TacticalUnit): readonly string[]
  sees(book: Book, state: TacticalState, viewer: Standing, target: Standing): boolean
  /** Why the one cannot see the other; empty if it can. */
  unseen(book: Book, state: TacticalState, viewer: TacticalUnit, target: TacticalUnit): readonly Reason[]
}

/** Section 5: who touches whom, buildings and field defences included. */
export interface ContactPart {
  /** Enemies with which the unit is in close combat. */
  foes(book: Book, state: TacticalState, unit: TacticalUnit): readonly TacticalUnit[]
}

/** Section 4: movement. */
export interface MovementPart {
  /** What a unit may move in this phase in all, in inches of open ground; `halved` if it mounts, limbers and the like. */
  allowance(book: Book, state: TacticalState, unit: TacticalUnit, halved: boolean): number
  /** Why it cannot move at all. */
  held(book: Book, state: TacticalState, unit: TacticalUnit): readonly Reason[]
}

/** Section 11: what a unit meets when it comes to a place. */
export interface ObstaclePart {
  /** Resolves the counters which the unit's base overlaps at its place, but for those where it was `already`. Returns the state after it, the unit stopped if they stop it. */
  enter(book: Book, state: TacticalState, unit: UnitId, already: readonly string[], io: Io): TacticalState
  /** Ids of the counters and sections that a base overlaps. */
  under(state: TacticalState, base: Polygon): readonly string[]
}

/** Sections 6 and 10: what headquarters are for. */
export interface HeadquartersPart {
  /** Those that may rally a unit, lost ones included; null where units rally without any. */
  of(book: Book, state: TacticalState, unit: TacticalUnit): readonly UnitId[] | null
  /** What a unit needs to save itself from being Disorganized or Suppressed; null if it makes no such roll. */
  save(book: Book, state: TacticalState, unit: TacticalUnit): Reckoning | null
}

/** `Own` are the codes of a ruleset's words, where it tells of a blow in its own. */
export type Tell = <Own extends string = Code>(
  io: AnyIo<NoInfer<Own> | Code, Outcome>,
  struck: Struck,
  entry: AnyLogInput<NoInfer<Own>, Outcome>,
) => void

/** Section 6: damage. */
export interface DamagePart {
  /** The damage rolls and all that follows: escalation, saving rolls, wreck, passengers. Logs nothing: see `tell`. */
  strike(book: Book, state: TacticalState, blow: Blow, io: Io): Struck
  /** Logs an entry with what the blow did (outcome, hit, reckonings and clauses after the entry's own), then its aftermath. */
  readonly tell: Tell
  /** Puts a unit out of action with all that it carries, without any dice. */
  destroy(book: Book, state: TacticalState, unit: UnitId): Struck
  /** What a result makes of a status: OK and Disorganized is Disorganized, Disorganized twice is Suppressed. */
  combined(state: TacticalState, present: Status, result: Status): Status
  defence(book: Book, state: TacticalState, target: TacticalUnit, circumstances: Circumstances): Reckoning
  /** Whether a unit leaves a wreck when it is destroyed. */
  leavesWreck(book: Book, state: TacticalState, unit: TacticalUnit): boolean
}

/** Section 5: how many dice to hit a shot has, and what comes of them. */
export interface FirePart {
  /** The resolution of a declared shot that is in range: the dice to hit, the damage, the log. */
  shoot(book: Book, state: TacticalState, shooting: Shooting, io: Io): TacticalState
  /** The chances of a shot from a place whose dice each hit with `hit`, in closed form. Called very often. */
  outcome(
    book: Book,
    state: TacticalState,
    unit: TacticalUnit,
    from: Point,
    weapon: Weapon,
    target: Standing,
    hit: number,
  ): { readonly hit: number; readonly destroy: number }
}

/** Section 5: indirect fire. */
export interface IndirectPart {
  /** One die: whether it hits, and whether it silences the battery for the rest of the game. */
  roll(
    book: Pick<Book, 'cite' | 'numbers'>,
    state: TacticalState,
    firing: Firing,
    needed: Reckoning,
    io: Io,
  ): { readonly hit: boolean; readonly silenced: boolean }
  /** Whether a friend that is not Suppressed has to see the target. */
  needsObserver(state: TacticalState, firing: Firing): boolean
}

/** Section 10: rally. */
export interface RallyPart {
  /** The Disorganized and Suppressed units of a side that may roll now, in list order. */
  able(book: Book, state: TacticalState, side: Side): readonly TacticalUnit[]
}

/** Section 3: the turn. */
export interface SequencePart {
  /** Ends the present step and begins the next: who acts, what is reset, what is removed. */
  next(book: Book, state: TacticalState, io: Io): TacticalState
  mover(step: Step): Side | null
  firer(step: Step): Side | null
}

/** Victory conditions of the scenario. */
export interface VictoryPart {
  /** Who holds what after a step. */
  holdings(book: Book, state: TacticalState): TacticalState['holdings']
  points(book: Book, state: TacticalState, side: Side): number
  /** The result if the battle is over now. */
  result(book: Book, state: TacticalState): TacticalState['result']
}
