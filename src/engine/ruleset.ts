import type { ZodType } from 'zod'
import type { Degrees, Point } from '../geometry/point'
import type { Action } from './action'
import type { ArmyRules } from './armies'
import type { CampaignRules } from './campaign'
import type { ClauseId, Side, UnitId, Viewer } from './ids'
import type { Io } from './io'
import type { Lesson } from './lesson'
import type { Muster } from './muster'
import type { Offer } from './offer'
import type { Phrase, Words } from './phrase'
import type { Refusal } from './refusal'
import type { HouseRule, Rulebook } from './rulebook'
import type { GameOptions, Scenario } from './scenario'
import type { Focus, Mark, Scene, Token } from './scene'
import type { Standing } from './standing'
import type { GameState, Unit } from './state'
import type { ThingList } from './things'
import type { Workshop } from './workshop'

export type { Io } from './io'

/** A result of an attack, for bars, keys and reports; listed from the worst for the target to the mildest. */
export interface OutcomeKind {
  readonly id: string
  readonly label: string
  readonly tone: 'destroyed' | 'suppressed' | 'disorganized' | 'none'
  /** What the key of colours says in its place, where several share a colour. */
  readonly key?: string
  /** Counts towards the two figures of a tag: 'hit' is any effect of the first roll, 'destroy' the worst. */
  readonly headline?: 'hit' | 'destroy'
  /** How many it stands for ('3', '6+'), where outcomes are numbers: the tag then shows how they are distributed. */
  readonly count?: string
}

/** The steps of a turn as the ribbon shows them. */
export interface Ribbon {
  readonly steps: readonly { readonly label: string; readonly short: string; readonly side: Side | null }[]
  readonly at: number
  readonly turns: number
  /** What it is now in the words of the game ('card 14 of 54'), where that is not 'turn 3 of 8'. */
  readonly now?: string
}

/** What the panel shows of a unit. */
export interface UnitCard {
  readonly token: Token
  readonly title: string
  readonly subtitle: string
  readonly chips: readonly string[]
  readonly facts: readonly {
    readonly label: string
    readonly value: string
    readonly note?: string
    readonly clause?: ClauseId
  }[]
  /** Something that is set from 0 to a number, as a speed is: where it stands, and how far it can go now. */
  readonly dial?: {
    readonly label: string
    readonly top: number
    readonly most: number
    readonly value: number
  }
  /** What it carries, its HQ, special abilities, one line each. */
  readonly notes: readonly { readonly text: string; readonly clause?: ClauseId }[]
}

/** An answer of the measuring tool: distance, what it means, what is in the way. */
export interface Measurement {
  readonly distance: number
  readonly lines: readonly (Phrase & { readonly clause?: ClauseId })[]
  readonly marks: readonly Mark[]
}

/** Who could hurt a unit at a place, and how likely. */
export interface Threat {
  readonly by: UnitId
  readonly hit: number
  readonly destroy: number
  readonly why: string
}

/** What the referee brings: a key of the muster, for a side, about a place; what is new is named after `id`. */
export interface Brought {
  readonly kind: string
  readonly side: Side
  readonly id: string
  readonly at: Point
}

/** A state of a unit that the referee sets by a press. */
export interface RefereeField {
  /** The member of the unit, and what it is called. */
  readonly field: string
  readonly label: string
  readonly values: readonly (string | number | boolean)[]
  /**
   * Which of the values say that a unit is off the table for good, and what it becomes when it is put back. `off`: what it is when it
   * is taken off, where nobody waits beside the table.
   */
  readonly gone?: {
    readonly values: readonly (string | number | boolean)[]
    readonly back: string | boolean
    readonly off?: string
  }
  /** Where it hangs on the unit, which of the values it may have; none where it has nothing of the kind. */
  mayBe?(unit: Unit, state: GameState): readonly (string | number | boolean)[]
  /** Where it is no member of the unit itself, as its men or torpedoes are: what it has now, and the unit with another. */
  readonly reckoned?: {
    now(unit: Unit): string | number | boolean
    made(unit: Unit, value: string | number | boolean): Unit
  }
}

/** How much each part of a worth counts, by its word in `merits`: 1, as the ruleset has it, for all that are not named. */
export type Weights = Readonly<Record<string, number>>

/** How a unit is led that is dearer than what it can do where places are fought for, or that the enemy has not seen. */
export interface Care {
  readonly kind: 'keep' | 'wait'
  /** Inches: the enemy is to be farther away than that from what is kept safe; whoever lies in wait waits until he is not. */
  readonly within: number
}

/** How much more the weaker computers overlook and misjudge than elsewhere, below 1 less: so that they are as far apart as there. */
export interface Forgiving {
  readonly overlooking: number
  readonly misjudging: number
  /** How many times as many of a unit's options are looked at, where what is best is one way of very many. */
  readonly looking?: number
}

/**
 * A game, whole. Pure functions over plain data: `play` is the only copy of its rules, and everything that a player sees
 * (highlights, refusals, odds, log, replay, opponents) is derived from these functions.
 * Methods, not function properties, so that a ruleset of a particular state is a Ruleset.
 */
export interface Ruleset<S extends GameState = GameState, A extends Action = Action> {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly words: Words
  readonly outcomes: readonly OutcomeKind[]
  /** What the two figures of an attack are called wherever they are told. */
  readonly headlines: { readonly hit: string; readonly destroy: string }
  readonly houseRules: readonly HouseRule[]
  readonly muster: Muster
  /** Where factors are worked out from figures, if the rules say how. */
  readonly workshop?: Workshop
  readonly scenarios: readonly Scenario[]
  readonly scenarioSchema: ZodType<Scenario>
  readonly actionSchema: ZodType<A>
  readonly stateSchema: ZodType<S>
  /** What the referee may set on a unit besides its place: field of the state, label and the values to choose from. */
  readonly refereeFields: readonly RefereeField[]
  /** Whoever of the muster is no single unit, or stands in no scenario: the state with it about a place; null where there is none such. */
  bring?(state: S, what: Brought): S | null
  /** What the referee lays on the table besides units, as far as the lists of a state do not say it themselves. */
  readonly things?: readonly ThingList<S>[]

  begin(scenario: Scenario, options: GameOptions, io: Io): S
  /** Where a scenario leaves names or forces to chance: the scenario as it came out when the battle began. */
  drawnUp?(state: S): Scenario
  /** All that this side may do now, unit by unit, refused ones included where a player would look for them. Empty unless the side is to act. */
  offers(state: S, side: Side): readonly Offer<A>[]
  /** Why the side to act may not do this, or null. Shares its predicates with `offers`, and tells nothing that the side does not see. */
  refuse(state: S, action: A): Refusal<A> | null
  /** What happens. Does not judge: a refused action that a referee allows is carried out as well as it can be. */
  play(state: S, action: A, io: Io): S
  /** What this viewer may know; secrets are replaced by 'unknown', which `play` resolves by chance. */
  view(state: S, viewer: Viewer): S
  /** What to draw of a state. Give it a view: it hides nothing by itself. */
  scene(state: S, focus: Focus): Scene
  card(state: S, unit: UnitId): UnitCard
  ribbon(state: S): Ribbon
  /** How the battle stands by its own victory conditions. Give it a view: it hides nothing by itself. */
  standing(state: S): Standing
  /** The one sentence that says what to do now. */
  prompt(state: S, side: Side, focus: Focus): Phrase
  /** How good the position is for a side, in points where 100 is about an ordinary unit. worth(A) is -worth(B). */
  worth(state: S, side: Side): number
  /**
   * What that worth is made of while the battle lasts, in points by a word for each part: an opponent's reason says which of them
   * an order serves, and each sets its own store by them. 'danger' is what the enemy may do next, everywhere.
   */
  merits(state: S, side: Side): Readonly<Record<string, number>>
  /**
   * What `worth` will be on average after an action, each of its parts with its weight, where the ruleset can tell without
   * playing every throw of its dice; null where it cannot. The state is a view.
   */
  estimate?(state: S, side: Side, action: A, weights?: Weights): number | null
  /**
   * How much a unit counts where a place is held or fought for: 1 is an ordinary one, 0 one that has no business there
   * (headquarters, transports). With it the computers make plans about the places that `standing` names.
   */
  presence?(state: S, unit: UnitId): number
  /**
   * Who is led with care beside the places that count, by the computers' plans: to be kept out of the enemy's reach (headquarters,
   * empty transports), or hidden and to lie in wait, until the enemy is within so many inches; null who is neither.
   */
  care?(state: S, unit: UnitId): Care | null
  /**
   * How little a lapse costs in these battles, if not as much as elsewhere: for all of the weaker computers, or for some. Measured, not
   * guessed ('npm run ladder').
   */
  readonly forgives?: Forgiving | Readonly<Partial<Record<'easy' | 'middle' | 'hard', Forgiving>>>
  /** Sides take turns within a turn: the strongest computer looks at its best orders together with the enemy's answer. Measured likewise. */
  readonly takesTurns?: boolean
  /** Points that speak for an action, to an opponent, besides the worth that comes of it: that it cannot be made up for later. */
  urge?(state: S, side: Side, action: A): number
  measure(state: S, from: Point | UnitId, to: Point | UnitId): Measurement
  /** Who could hurt a unit at a place, and at a level, where it flies: its own unless given. */
  threats(state: S, unit: UnitId, at: Point, facing: Degrees, level?: number): readonly Threat[]
  /** A lesson that is played, where there is one. */
  readonly lesson?: Lesson
  /** Building armies by points, where the rules have them. */
  readonly armies?: ArmyRules
  /** Battles one after the other with the same people, where the rules have that. */
  readonly campaign?: CampaignRules
  /**
   * The published solo procedure, where there is one: the next action of the side that nobody plays; null where the book leaves
   * it open, and a computer decides.
   */
  soloPlayer?(state: S, side: Side, io: Io): A | null
  /** The house rule that belongs to the solo procedure: the set-up turns it on with it. */
  readonly soloRule?: string
  /** What one should know before one chooses the solo procedure, and the house rule that helps. */
  readonly soloNote?: { readonly text: string; readonly rule: string }
}

/** The options with which every ruleset can begin: no house rule. */
export const PLAIN_OPTIONS: GameOptions = { houseRules: {} }
