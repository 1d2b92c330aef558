import type { Degrees, Point, Polygon } from '../geometry/point'
import type { Action } from './action'
import type { ClauseId, UnitId } from './ids'
import type { Reason, Refusal } from './refusal'
import type { Reckoning } from './reckoning'
import type { FigurePlace, Mark } from './scene'

/** What the player still has to give before an offer is an action. */
export type Input = 'nothing' | 'target' | 'choice' | 'place' | 'path' | 'facing' | 'number'

/** Chances by outcome. */
export type Shares = readonly { readonly outcome: string; readonly chance: number }[]

/** What the other side may still do about an act, and what comes of it then. */
export interface Answer {
  readonly label: string
  readonly outcomes: Shares
}

/** What will most likely come of an act: chances by outcome, and what else a tag says of it in a few words. */
export interface Foreseen {
  readonly outcomes: Shares
  readonly lines: readonly string[]
  /** All that the other side may still answer, the least first: the figures are then from the least to the most of them. */
  readonly answers?: readonly Answer[]
}

/** One way to fill in an offer. Refused ones are listed too, so that every target can say why not. */
export interface Option<A extends Action = Action> {
  readonly action: A
  readonly label: string
  /** The number that it stands for, where an offer has steps. */
  readonly count?: number
  /** The token, the cell or the place that stands for it on the table. */
  readonly token?: UnitId
  readonly at?: Point
  /** The cell of the board that stands for it: a press anywhere in it means it, whatever stands there. */
  readonly cell?: Polygon
  /** For paths: how a hand would draw it, where its end alone does not tell the way. */
  readonly drawn?: { readonly points: readonly Point[]; readonly facing: Degrees }
  readonly refusal?: Refusal<A>
  /** The act that this one only announces (a target named now, the shot fired later): its odds are shown. */
  readonly foretold?: A
  /** The act that this one leads up to (a charge, the attack after it): its odds are shown, as things will stand then. */
  readonly next?: A
  /** What it leads up to by way of decisions that others take, where the ruleset can tell: shown in place of its odds. */
  foreseen?(): Foreseen
  /** What counts for or against it, shown beside the odds: 'over half range', 'in buildings'. */
  readonly reckonings?: readonly Reckoning[]
  /** The same at every place of a way where it is allowed, in the order of the way, each with its `at`: a slider goes over them. */
  readonly along?: () => readonly Option<A>[]
}

/** What stands for an option where one is chosen: its token, or else its label. */
export const optionKey = ({ token, label }: Pick<Option, 'token' | 'label'>): string => token ?? label

/** The options, of those that lead along one way the first alone: a slider reaches the others. */
export const rowsOf = <A extends Action>(options: readonly Option<A>[]): readonly Option<A>[] =>
  options.filter(({ along }, at) => !along || options.findIndex(other => other.along === along) === at)

/** The row that a key means, or that leads along a way to the place that it means. */
export const rowOf = <A extends Action>(rows: readonly Option<A>[], key: string): Option<A> | undefined =>
  rows.find(row => optionKey(row) === key) ??
  rows.find(({ along }) => along?.().some(place => optionKey(place) === key))

/** The option of a key: of those listed, or of the places along the way of one of them. Null if there is none. */
export function optionOf<A extends Action>(options: readonly Option<A>[], key: string): Option<A> | null {
  const row = rowOf(options, key)
  if (!row || optionKey(row) === key) return row ?? null
  return row.along?.().find(place => optionKey(place) === key) ?? null
}

/** One stretch of a path over one kind of ground. */
export interface Leg {
  readonly label: string
  /** Length in board units and what it uses up of the allowance. */
  readonly length: number
  readonly cost: number
  readonly clause?: ClauseId
}

/** What a path or place under the player's hand comes to. Must take well under a millisecond: it follows the mouse. */
export interface Trace<A extends Action = Action> {
  readonly action: A
  readonly legs: readonly Leg[]
  /** What is left of the allowance; negative if the path is too long. */
  readonly left: number
  readonly refusal: Refusal<A> | null
  /** Where the piece would come to rest if let go now: the end of the path, or the nearest legal place. */
  readonly stop: {
    readonly at: Point
    readonly facing: Degrees
    /** What would be left there, where the path is refused and the stop is not its end. */
    readonly left?: number
    /** How high it would be there, where that counts. */
    readonly level?: number
    /** Where its single figures would stand, from `at`, in their order. */
    readonly figures?: readonly FigurePlace[]
  }
  /** What the legs and what is left are counted in ('MP'), where it is not inches. */
  readonly counts?: string
  /** The way that it takes, where that is not the line under the hand; its own place is not among the points. */
  readonly route?: readonly Point[]
  /** What else there is to say of it there, one line each. */
  readonly notes?: readonly { readonly text: string; readonly clause?: ClauseId }[]
  /** What to show of the piece there: its field of fire. */
  readonly marks?: readonly Mark[]
  /** The same way stretch by stretch, where it may be steered on from there. */
  readonly stretches?: readonly string[]
}

/** One thing that a piece may do next on its way: 'turn left'. */
export interface Stretch {
  readonly id: string
  readonly label: string
  /** Keys that mean it, as they are written in the list of commands. */
  readonly keys: readonly string[]
  readonly cost: number
  /** Why it cannot follow now, and what most like it can. */
  readonly refusal: { readonly reason: Reason; readonly instead: string | null } | null
}

/** A way that is gone stretch by stretch, each given by a key or a button. */
export interface Steering<A extends Action = Action> {
  /** What there is to follow what has been gone, always the same and in the same order. */
  next(gone: readonly string[]): readonly Stretch[]
  /** What has been gone comes to. */
  trace(gone: readonly string[]): Trace<A>
}

/** Where an input may be given: areas on the table with a label, e.g. the true reach of a unit. */
export interface Region {
  readonly outlines: readonly Polygon[]
  readonly label?: string
  /** What it costs to get to places in it. */
  readonly figures?: readonly { readonly at: Point; readonly text: string }[]
  /** What other offers of the same kind reach, in dots. */
  readonly wider?: readonly Polygon[]
}

/**
 * One thing that a side may do now. `options` is complete where it is finite (targets, choices, hexes, facings);
 * for places and paths on open ground it is a spread of representative ones, which random play and opponents use.
 * The functions are lazy: listing the offers is cheap, filling one in costs what it costs.
 */
export interface Offer<A extends Action = Action> {
  /** Stable within a position: 'fire:a3', 'end'. */
  readonly id: string
  /** The ruleset's word for it: 'move', 'fire', 'smoke', 'end'. */
  readonly kind: string
  /** Who acts; null for the side as a whole. */
  readonly unit: UnitId | null
  /** Others who act together with it: the offer is shown for them too. */
  readonly with?: readonly UnitId[]
  readonly label: string
  readonly clause?: ClauseId
  readonly input: Input
  /** Set where it is listed but not allowed now. Its options are then not asked for. */
  readonly refusal?: Refusal<A>
  /** Letting it pass is a loss: ending the phase asks first, and Space stops at its unit. False for 'end' and the like. */
  readonly useful: boolean
  /** True for the offer that Enter and the green button mean (end of the phase, done). */
  readonly ends?: boolean
  /** The plainest first: an opponent that looks at few looks at that one always. */
  options(): readonly Option<A>[]
  /** One allowed way to fill it in, chosen by `pick` (0 to count - 1), where making all of them costs much. Null if there is none. */
  sample?(pick: (count: number) => number): Option<A> | null
  /** A piece that was carried somewhere waits there to be turned, until it is confirmed. */
  readonly waits?: boolean
  /** For places and choices: a press on what is allowed is the act, with nothing to confirm. */
  readonly direct?: boolean
  /** For paths: nobody goes together with it, each has a turn of its own. */
  readonly alone?: boolean
  /** A matter of judgement by eye: while it is filled in, the table shows no ruler, ring, coordinate or odds, and nothing is measured. */
  readonly blind?: boolean
  /** Where options are numbers, one more each: what they count ('guns'), and the offers that go on below and above. */
  readonly steps?: { readonly label: string; readonly below?: string; readonly above?: string }
  /** For numbers: between what, and what they count ('inches'). */
  readonly number?: { readonly least: number; readonly most: number; readonly label: string }
  /** For numbers: what comes of a press there and a number. Null where nothing is meant by the press. */
  named?(at: Point, number: number): Option<A> | null
  /** Where offers of a unit differ only in how high they lead: how high. */
  readonly level?: number
  /** For paths that may be gone stretch by stretch. */
  readonly steering?: Steering<A>
  /** For paths and places: where. */
  region?(): Region
  /** For paths and places: the action made of the points given so far (the unit's own place not among them) and a facing. */
  trace?(points: readonly Point[], facing?: Degrees): Trace<A>
}
