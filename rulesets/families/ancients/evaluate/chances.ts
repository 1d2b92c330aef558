import type { AncientState, AncientUnit, Status } from '../model/state'
import type { Cause, Harm } from '../model/ways'
import { maySave, saveNeed } from '../damage/result'
import type { Book } from '../model/book'

/** Chances of the three results of an opposed roll of two dice, by what one side adds more than the other. */
export interface Margins {
  readonly one: number
  readonly two: number
  readonly three: number
}

/** Chance that a D6 beats another by `need` or more after `lead` is added to it. */
function beats(lead: number, need: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + lead - b >= need) ways += 1
  return ways / 36
}

const LEAST = -8
const MARGINS: readonly Margins[] = Array.from({ length: 25 }, (_, i) => {
  const lead = LEAST + i
  const [one, two, three] = [beats(lead, 1), beats(lead, 2), beats(lead, 3)]
  return { one: one - two, two: two - three, three }
})
const NONE: Margins = { one: 0, two: 0, three: 0 }

/** The chances of winning an opposed roll by exactly 1, exactly 2, and 3 or more. */
export function marginsOf(lead: number): Margins {
  return MARGINS[Math.min(24, Math.max(0, Math.round(lead) - LEAST))] ?? NONE
}

/** Chances of what becomes of a unit by one attack. */
export interface Fate {
  /** It is hit at all. */
  readonly hit: number
  readonly disordered: number
  readonly shaken: number
  readonly lost: number
}

/** What becomes of a unit by an attack that has this lead on its die: escalation and a General's save included. */
export function fateOf(
  book: Book,
  state: AncientState,
  target: AncientUnit,
  lead: number,
  cause: Cause,
): Fate {
  const { one, two, three } = marginsOf(lead)
  const chances: Record<Status, number> = { 'Good order': 0, Disordered: 0, Shaken: 0, Lost: 0 }
  const results: readonly (readonly [Harm, number])[] =
    cause === 'shooting'
      ? [[1, one + two + three]]
      : [
          [1, one],
          [2, two],
          [3, three],
        ]
  const saves = maySave(state, target, cause) ? Math.min(1, Math.max(0, (7 - saveNeed(book, target)) / 6)) : 0
  for (const [harm, chance] of results) {
    chances[book.damage.escalated(state, target, harm, cause)] += chance * (1 - saves)
    chances[book.damage.escalated(state, target, (harm - 1) as Harm, cause)] += chance * saves
  }
  chances[target.status] = 0
  return {
    hit: one + two + three,
    disordered: chances.Disordered,
    shaken: chances.Shaken,
    lost: chances.Lost,
  }
}
