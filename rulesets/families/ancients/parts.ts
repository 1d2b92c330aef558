import { firstEnemyAhead } from './charge/ahead'
import { escalated, resultSubject, runsWild } from './damage/result'
import type { ConditionPart, DamagePart, MovementPart, OpeningPart, Parts, ViewPart } from './model/book'
import { because } from './model/limits'
import { isOn, missileOf } from './model/units'
import { slide } from './movement/slide'
import { WORDS } from './text/words'

/** Units go on the ground, and the first enemy straight ahead is the one that may be charged. */
export const MOVEMENT: MovementPart = {
  slide,
  charges(book, state, unit) {
    const first = firstEnemyAhead(book, state, unit)
    return first ? [first] : []
  },
  isHeldByZones: () => true,
  flights: () => [],
  binds: () => true,
}

/** Nothing lies on a unit but its status. Only Side A moves before it shoots in a turn: its crossbows do not shoot after a long move (R43). */
const CONDITION: ConditionPart = {
  pace: () => 1,
  stilled: () => null,
  silenced(book, state, unit) {
    if (unit.side !== 'A' || !unit.movedFar || isOn(state, 'letter-of-crossbows')) return null
    if (missileOf(book, unit)?.slow !== true) return null
    return because(book, 'moved-too-far', 'slow missiles step')
  },
}

/** The printed results. */
export const DAMAGE: DamagePart = {
  escalated,
  runsWild,
  clause: (book, unit, after, cause) => book.cite[resultSubject(unit.status, after, cause)],
}

/** Nothing comes before a step. */
const OPENING: OpeningPart = {
  begins: (_book, state) => state,
  opens: () => null,
  waiting: () => null,
  asks: () => null,
}

const VIEW: ViewPart = { notes: () => [], chips: () => [] }

/** The family's own parts: a member exchanges those in which it differs. */
export const PARTS: Parts = {
  words: WORDS,
  movement: MOVEMENT,
  condition: CONDITION,
  damage: DAMAGE,
  opening: OPENING,
  view: VIEW,
  merits: () => ({}),
}
