import type { Cards, Chance, Contestant, Roll, Why } from '../chance'

/** One roll as it is asked for, before any die is thrown: what a referee at a real table has to know. */
export interface DiceAsked extends Why {
  readonly kind: Roll['kind']
  /** Sides of each die, in the order in which the faces stand in the Roll. */
  readonly dice: readonly number[]
  readonly need?: readonly number[]
  readonly contest?: { readonly mine: Contestant; readonly theirs: Contestant }
  /** The pile from which a card is drawn: `cardFace` is the face of each kind. */
  readonly pile?: readonly Cards[]
}

/** Gives a face for each die asked for, in the same order. */
export type ThrowDice = (asked: DiceAsked) => readonly number[]

/** A Roll, and what is asked for it, while they are put together: one field after the other, for that is fast. */
type Draft<T> = { -readonly [field in keyof T]: T[field] }

/**
 * What each kind of roll means: from faces to the answer and its record. Every source that has faces (seeded, recorded,
 * by hand) is made of this one, so they cannot differ. `tape` receives the Rolls in the order in which they were thrown.
 * One of one (`pick(1)`, a pile of one kind) and a handful of none (`hits(0, ...)`, `sum(0, ...)`, `tally(6, [], ...)`) are settled without a die.
 */
export function chanceOf(throwDice: ThrowDice, tape: Roll[], byHand?: () => boolean): Chance {
  function thrown(
    kind: Roll['kind'],
    why: Why,
    dice: readonly number[],
    need?: readonly number[],
    contest?: DiceAsked['contest'],
    pile?: readonly Cards[],
  ): Draft<Roll> {
    const { purpose, by, clause, from } = why
    const asked: Draft<DiceAsked> = { purpose, by, kind, dice }
    const roll: Draft<Roll> = { purpose, by, kind, sides: dice[0] ?? 0, faces: dice }
    if (clause !== undefined) asked.clause = roll.clause = clause
    if (from !== undefined) asked.from = from
    if (need !== undefined) asked.need = roll.need = need
    if (contest !== undefined) asked.contest = roll.contest = contest
    if (pile !== undefined) asked.pile = roll.pile = pile
    roll.faces = throwDice(asked)
    if (byHand?.()) roll.byHand = true
    tape.push(roll)
    return roll
  }
  const chance: Chance = {
    die: (sides, why) => only(thrown('die', why, oneDie(sides)).faces),
    check(sides, need, why) {
      const roll = thrown('check', why, oneDie(sides), [need])
      roll.passed = only(roll.faces) >= need
      return roll.passed
    },
    bands: (sides, thresholds, why) =>
      reached(only(thrown('bands', why, oneDie(sides), thresholds).faces), thresholds),
    table: (rows, why) => rowOf(rows, only(thrown('die', why, oneDie(rows.length)).faces) - 1),
    hits(count, sides, need, why) {
      if (count === 0) return 0
      const { faces } = thrown('hits', why, sameDice(count, sides), [need])
      return faces.filter(face => face >= need).length
    },
    tally(sides, needs, why, most = needs.length) {
      if (needs.length === 0) return 0
      const { faces } = thrown('tally', why, sameDice(needs.length, sides), needs)
      return Math.min(most, succeeded(faces, needs).filter(Boolean).length)
    },
    each(sides, needs, _alike, why) {
      if (needs.length === 0) return []
      return succeeded(thrown('each', why, sameDice(needs.length, sides), needs).faces, needs)
    },
    draw(pile, why) {
      const sure = onlyKind(pile)
      if (sure !== null) return sure
      const roll = thrown('draw', why, oneDie(cardsIn(pile)), undefined, undefined, pile)
      const at = kindOf(pile, only(roll.faces))
      roll.drawn = rowOf(pile, at).label
      return at
    },
    sum(count, worths, why) {
      if (count === 0) return 0
      const roll = thrown('sum', why, sameDice(count, worths.length))
      const total = roll.faces.reduce((all, face) => all + (worths[face - 1] ?? 0), 0)
      roll.total = total
      roll.worths = worths
      return total
    },
    contest(mine, theirs, why, within) {
      const own = mine.dice ?? 1
      const dice = [...sameDice(own, mine.sides), ...sameDice(theirs.dice ?? 1, theirs.sides)]
      const roll = thrown('contest', why, dice, undefined, { mine, theirs })
      const totals: [number, number] = [mine.bonus, theirs.bonus]
      for (const [at, face] of roll.faces.entries()) totals[at < own ? 0 : 1] += face
      roll.totals = totals
      return held(totals[0] - totals[1], within)
    },
    pick: (count, why) => (count === 1 ? 0 : only(thrown('pick', why, oneDie(count)).faces) - 1),
    series(first, times, next) {
      let now = first
      for (let at = 0; at < times; at++) now = next(now, chance, at)
      return now
    },
  }
  return chance
}

/** Whether each die shows what it needs; dice and needs stand in the same order. */
function succeeded(faces: readonly number[], needs: readonly number[]): readonly boolean[] {
  return faces.map((face, at) => face >= (needs[at] ?? Infinity))
}

const cardsIn = (pile: readonly Cards[]): number => pile.reduce((sum, { count }) => sum + count, 0)

/** The place of the only kind that is left in a pile; null if there are several. Throws a RangeError for an empty pile. */
export function onlyKind(pile: readonly Cards[]): number | null {
  const first = pile.findIndex(({ count }) => count > 0)
  if (first === -1) throw new RangeError('A card was drawn from an empty pile.')
  return pile.findLastIndex(({ count }) => count > 0) === first ? first : null
}

/** The kind of the card that a face of a draw means: the cards are counted through the list. */
function kindOf(pile: readonly Cards[], face: number): number {
  let last = 0
  return pile.findIndex(({ count }) => (last += count) >= face)
}

/** The face that stands for a kind of card in a pile: the first of those that mean it. */
export function cardFace(pile: readonly Cards[], at: number): number {
  return cardsIn(pile.slice(0, at)) + 1
}

/** How many of the rising thresholds a face reaches. */
export function reached(face: number, thresholds: readonly number[]): number {
  let band = 0
  for (const threshold of thresholds) if (face >= threshold) band += 1
  return band
}

/** A row of a table, counted from 0. */
export function rowOf<T>(rows: readonly T[], at: number): T {
  const row = rows[at]
  if (row === undefined) throw new RangeError(`A table of ${rows.length} rows has no row ${at + 1}.`)
  return row
}

/** A difference held between both ends of `within`. */
export function held(difference: number, within: readonly [number, number] | undefined): number {
  return within ? Math.min(Math.max(difference, within[0]), within[1]) : difference
}

/** A list of `count` times the same number. */
export function repeated(count: number, value: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(value)
  return list
}

function only(faces: readonly number[]): number {
  const face = faces[0]
  if (face === undefined) throw new RangeError('A die was asked for and none was thrown.')
  return face
}

function oneDie(sides: number): readonly number[] {
  if (!(sides >= 1)) throw new RangeError(`A die cannot have ${sides} sides.`)
  return [sides]
}

function sameDice(count: number, sides: number): readonly number[] {
  if (!(sides >= 1) || !(count >= 0))
    throw new RangeError(`Nobody can throw ${count} dice of ${sides} sides.`)
  return repeated(count, sides)
}
