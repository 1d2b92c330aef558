import type { ActOf, Acts, Waiting } from '../../../../src/engine/acts'
import type { ClauseId, Side } from '../../../../src/engine/ids'
import type { Phrase, Words } from '../../../../src/engine/phrase'
import type { Reason } from '../../../../src/engine/refusal'
import type { Chip, Focus } from '../../../../src/engine/scene'
import type { Modifier } from '../../../../src/engine/reckon'
import type { HouseRule, HouseRules, Rulebook } from '../../../../src/engine/rulebook'
import type { GroundTable } from './groundTable'
import type { Kind, Missile } from './kinds'
import type { AncientAction, AncientState, AncientUnit, Armour, Arms, Flank, Standing, Status } from './state'
import type { Subject } from './subjects'
import type { Io } from '../text/told'
import type { Code, Outcome } from '../text/words'
import type { Cause, ChargeAhead, Course, Flight, Footing, Harm, Slide } from './ways'

/** What a rule needs to know of a shot. Distances in inches. */
export interface Shot {
  readonly shooter: Standing
  readonly target: Standing
  readonly weapon: Missile
  readonly distance: number
  readonly range: number
  readonly cover: { readonly rough: boolean; readonly building: boolean; readonly fortification: boolean }
  readonly houseRules: HouseRules
  readonly state: AncientState
}

/** What a rule needs to know of an attack in melee. */
export interface Fight {
  readonly attacker: Standing
  readonly defender: Standing
  readonly attackerKind: Kind
  readonly defenderKind: Kind
  /** On which side of the defender. */
  readonly side: Flank
  readonly frontal: boolean
  /** It is the attacker's first turn of this melee. */
  readonly first: boolean
  /** Both stand with their centres on open ground. */
  readonly open: boolean
  /** The attacker's centre is in rough ground. */
  readonly inRough: boolean
  /** The defender's centre is in a building or field defence. */
  readonly defended: boolean
  readonly houseRules: HouseRules
  readonly state: AncientState
}

/** One kind of act of the family: its offers, its refusals, which may be in the words of a member, and what comes of it. */
export type AncientAct<T extends AncientAction['type']> = Omit<
  ActOf<AncientState, AncientAction, T, readonly [Book]>,
  'play'
> &
  Pick<ActOf<AncientState, AncientAction, T, readonly [Book], Code, Outcome>, 'play'>
export type AncientActs = Acts<AncientState, AncientAction, readonly [Book]>

/** Distances and dice of the rules, in inches where they are distances. */
export interface Numbers {
  readonly roadFoot: number
  readonly roadMounted: number
  /** From which a concealed unit can be seen, and how much of a line may run through its own ground. */
  readonly seenWithin: number
  readonly breakthrough: number
  readonly save: number
  readonly rally: number
  readonly rallyReach: Readonly<Record<'normal' | 'excellent' | 'bad', number>>
  /** Inches from its own edge within which a side deploys. */
  readonly deploymentDepth: number
}

/** Where units go. */
export interface MovementPart {
  /** What a base meets that slides straight on. */
  slide(book: Book, state: AncientState, unit: AncientUnit, course: Course): Slide
  /** The enemies that a unit would meet straight ahead, near enough to be charged or not, the nearest first. */
  charges(book: Book, state: AncientState, unit: Standing): readonly ChargeAhead[]
  /** Whether the zone in front of an enemy keeps a unit from turning. */
  isHeldByZones(unit: AncientUnit): boolean
  /** Ways worth a thought to a computer, of units that go in any direction, beside those all around. */
  flights(book: Book, state: AncientState, unit: Standing): readonly Flight[]
  /** Whether a unit that is bound to charge such an enemy is bound to this charge. */
  binds(book: Book, state: AncientState, unit: Standing, charge: ChargeAhead): boolean
}

/** What lies on a unit beside its status. */
export interface ConditionPart {
  /** By how much its full distances are multiplied. */
  pace(state: AncientState, unit: AncientUnit): number
  /** Why it may neither move nor turn in any way; null where nothing keeps it. */
  stilled(state: AncientState, unit: AncientUnit): Reason | null
  /** Why its move keeps it from shooting in the same turn; null where it does not. */
  silenced(book: Book, state: AncientState, unit: AncientUnit): Reason | null
}

/** What a hit does. */
export interface DamagePart {
  escalated(state: AncientState, unit: AncientUnit, harm: Harm, cause: Cause): Status
  /** Whether a unit runs wild that has come to this status. */
  runsWild(book: Book, state: AncientState, unit: AncientUnit, after: Status): boolean
  /** The clause of what became of a unit. */
  clause(book: Book, unit: AncientUnit, after: Status, cause: Cause): ClauseId
}

/** What comes before a step and before a battle. */
export interface OpeningPart {
  /** The battle with what a member keeps of it beside the family. */
  begins(book: Book, state: AncientState, io: Io): AncientState
  /** The state in which somebody may do something before the step is gone into; null where nobody may. */
  opens(state: AncientState): AncientState | null
  /** Why all others wait for that; null while nothing is waited for. */
  waiting(state: AncientState): Waiting<AncientAction> | null
  /** What a side is asked meanwhile. */
  asks(state: AncientState, side: Side, focus: Focus): Phrase | null
}

/** What is shown of a unit beside what the family shows. */
export interface ViewPart {
  notes(book: Book, state: AncientState, unit: AncientUnit): readonly { text: string; clause: ClauseId }[]
  chips(state: AncientState, unit: AncientUnit): readonly Chip[]
}

/** The parts that a member may exchange. Whatever asks them has them of the book. */
export interface Parts {
  readonly words: Words
  readonly movement: MovementPart
  readonly condition: ConditionPart
  readonly damage: DamagePart
  readonly opening: OpeningPart
  readonly view: ViewPart
  /** What a position is worth to a side beside what the family sees in it, by what it is good for. */
  merits(state: AncientState, side: Side): Readonly<Record<string, number>>
}

/** A ruleset of the family taken apart: its numbers, its tables and its clauses. */
export interface Book extends Parts {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly houseRules: readonly HouseRule[]
  readonly cite: Readonly<Record<Subject, ClauseId>>
  readonly numbers: Numbers
  readonly kinds: Readonly<Record<string, Kind>>
  /** The kinds as some house rules change them. */
  kindsUnder(kinds: Readonly<Record<string, Kind>>, houseRules: HouseRules): Readonly<Record<string, Kind>>
  readonly missiles: Readonly<Record<string, Missile>>
  readonly groundTable: GroundTable
  readonly shooting: readonly Modifier<Shot>[]
  readonly attack: readonly Modifier<Fight>[]
  readonly defence: readonly Modifier<Fight>[]
  /** What is added to the die of one who is shot at, beside the Defence factor. */
  readonly shielding: readonly Modifier<Shot>[]
  /** The clause by which the Defence of a kind is halved on such ground; null where it is not. */
  unsteady(kind: Kind, ground: Footing): ClauseId | null
  /** What men on foot may wear and carry. */
  readonly armours: readonly Armour[]
  readonly arms: readonly Arms[]
  /** Pictures that a builder of armies may choose from, beside that of the kind: its name, and what it is called. */
  readonly looks: readonly (readonly [string, string])[]
  /** What a battle between two armies has of a member's own. */
  readonly pitched: Readonly<Record<string, unknown>>
}
