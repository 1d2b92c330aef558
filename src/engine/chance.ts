import type { Point } from '../geometry/point'
import type { ClauseId, Side } from './ids'

/** What a roll is for and who throws: said with every roll, never inferred. */
export interface Why {
  /** In words for the log and for the referee who types the face in: 'to hit', 'deviation distance'. */
  readonly purpose: string
  readonly by: Side | null
  readonly clause?: ClauseId
  /** Where the faces are directions (the first is north, the others follow clockwise): the place from which they lead. */
  readonly from?: Point
}

/** One party of an opposed roll. */
export interface Contestant {
  readonly by: Side | null
  /** How many dice are thrown and added; 1 unless given. */
  readonly dice?: number
  readonly sides: number
  readonly bonus: number
}

/**
 * The only source of luck. Rules say what they need to know and not more, so that the exact odds have few branches:
 * `die` when the face matters, `check` when only pass or fail does, `bands` when the face falls into a few classes.
 */
export interface Chance {
  /** The face of one die, 1 to `sides`. */
  die(sides: number, why: Why): number
  /** One die, passed by `need` or more. A need of 1 or less cannot fail and one above `sides` cannot pass, but the die is thrown. */
  check(sides: number, need: number, why: Why): boolean
  /** One die, answered by how many of the rising `thresholds` its face reaches: `bands(6, [3, 5])` is 0 for 1-2, 1 for 3-4, 2 for 5-6. */
  bands(sides: number, thresholds: readonly number[], why: Why): number
  /** One die on a table with a row for each face: answers the row. Rows alike are one branch of the odds. */
  table<T extends string | number>(rows: readonly T[], why: Why): T
  /** How many of `count` dice show `need` or more. */
  hits(count: number, sides: number, need: number, why: Why): number
  /**
   * How many of some dice succeed that need different numbers, one die for each of `needs`; counted up to `most`, where more do not
   * matter. One branch of the odds for each number.
   */
  tally(sides: number, needs: readonly number[], why: Why, most?: number): number
  /**
   * One die for each of `needs`, answered die by die: who is hit, who saves. Dice with the same number in `alike` stand for each
   * other (they have the same need, and it does not matter which of them succeed): the odds branch by how many of them do.
   */
  each(sides: number, needs: readonly number[], alike: readonly number[], why: Why): readonly boolean[]
  /**
   * A card from a shuffled pile, answered by its place in the list: the pile is counts, so that the state keeps no order and has
   * nothing to hide. What is left when only one kind is left needs no luck. Throws a RangeError for an empty pile.
   */
  draw(pile: readonly Cards[], why: Why): number
  /** What `count` dice are worth together, where the faces count as `worths` says: `sum(2, [1, 2, 3, 0, 0, 0])` is 5 for a 2 and a 3. */
  sum(count: number, worths: readonly number[], why: Why): number
  /** Total of `mine` less total of `theirs`, held within `within` (both ends included) where only that much matters. */
  contest(mine: Contestant, theirs: Contestant, why: Why, within?: readonly [number, number]): number
  /** One of `count` equal chances, 0 to `count` - 1: a direction, a card, one of several targets. */
  pick(count: number, why: Why): number
  /**
   * A throw repeated some times, each going on from what the one before left: damages that are rolled and applied one by one.
   * `next` throws by the `chance` that it is handed, is told how many came before, and returns `now` where nothing is thrown any
   * more; what it logs is told where it happens. `same` says what of a result matters: ways that come to the same are one
   * branch of the odds, of which any stands for all.
   */
  series<T>(first: T, times: number, next: Next<T>, same: (result: T) => string): T
}

/** Cards of one kind in a pile. */
export interface Cards {
  readonly label: string
  readonly count: number
}

/** One step of a series: `at` counts them from 0. */
export type Next<T> = (now: T, chance: Chance, at: number) => T

/** What was thrown, for the log, the save file and the luck chart. */
export interface Roll extends Omit<Why, 'from'> {
  readonly kind: 'die' | 'check' | 'bands' | 'hits' | 'tally' | 'each' | 'sum' | 'contest' | 'pick' | 'draw'
  readonly sides: number
  readonly faces: readonly number[]
  /** For checks, bands and hits: the face or faces needed. For tallies and dice that are told each by itself: one for each die. */
  readonly need?: readonly number[]
  /** For sums: what all faces are worth together, and what each face is worth. */
  readonly total?: number
  readonly worths?: readonly number[]
  /** For contests: the totals of both parties, bonus included. The faces stand in the same order, mine first. */
  readonly totals?: readonly [number, number]
  /** For contests: bonuses and the number of dice of each party, and who threw the second. */
  readonly contest?: { readonly mine: Contestant; readonly theirs: Contestant }
  /** For draws: the pile, in which the face counts the cards from the top of the list, and the card that came. */
  readonly pile?: readonly Cards[]
  readonly drawn?: string
  /** True or false for a check; undefined where nothing is passed or failed. */
  readonly passed?: boolean
  /** True when a person typed the faces in. */
  readonly byHand?: boolean
}
