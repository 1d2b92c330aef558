import type { UnitId } from '../../../../src/engine/ids'
import { memoBy, memoRecent } from '../../../../src/engine/memo'
import { foesOf, tiedBy } from '../melee/contact'
import type { Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, firstBroken, limit } from '../model/limits'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import type { Subject } from '../model/subjects'
import { kindOf } from '../model/units'
import { compulsion } from './compulsion'

const otherStep = limit<AskedOf>(
  'not-its-move',
  ({ unit }) => (unit.side === 'A' ? 'A moves' : 'B moves'),
  ({ state, unit }) => moverOf(state.step) !== unit.side,
)

const hasMoved = limit<AskedOf>('has-moved', 'order of moves', ({ unit }) => unit.moved)

/** Something lies on it that keeps it where it is. */
const stilled: Limit<AskedOf> = {
  isBroken: ({ book, state, unit }) => book.condition.stilled(state, unit) !== null,
  reason: ({ book, state, unit }) => book.condition.stilled(state, unit),
}

/** What keeps a unit from acting in this movement step at all. */
export const IDLE: Limits<AskedOf> = [otherStep, hasMoved, stilled]

export const tied = limit<AskedOf, Standing>(
  'tied',
  'rampage charge',
  ({ state, unit }) => tiedBy(state, unit),
  other => ({ other: { unit: other.id } }),
)

/** Shaken units do nothing but break off. */
export const shaken = limit<AskedOf>('shaken-moves', 'shaken moves', ({ unit }) => unit.status === 'Shaken')

/** In melee a unit breaks off or turns, nothing else. */
export const engaged = limit<AskedOf, Standing>(
  'engaged-moves',
  'engaged turns',
  ({ state, unit }) => foesOf(state, unit)[0],
  foe => ({ foe: { unit: foe.id } }),
)

const immobile = limit<AskedOf>(
  'never-moves',
  'artillery',
  ({ book, state, unit }) => kindOf(book, state, unit).manoeuvre === 'none',
)

export const shakenFirst = limit<AskedOf, UnitId>(
  'shaken-first',
  'order of moves',
  ({ book, state, unit }) => {
    const [first] = compulsion(book, state).mustBreakOff
    return first === unit.id ? null : first
  },
  other => ({ other: { unit: other } }),
)

/** The unit itself has a compulsory charge open. */
export const mustCharge = limit<AskedOf, UnitId>(
  'must-charge',
  boundSubject,
  ({ book, state, unit }) => compulsion(book, state).mustCharge.get(unit.id)?.targets[0],
  target => ({ target: { unit: target } }),
)

/** Somebody else has, and goes first. */
export const chargeFirst = limit<AskedOf, UnitId>(
  'charge-first',
  'order of moves',
  ({ book, state, unit }) => {
    const charges = compulsion(book, state).mustCharge
    if (charges.size === 0 || charges.has(unit.id)) return null
    const [first] = charges.keys()
    return first
  },
  other => ({ other: { unit: other } }),
)

/** Under the house rule the unit goes straight ahead as far as it can. */
export const mustAdvance = limit<AskedOf, number>(
  'must-advance',
  boundSubject,
  ({ book, state, unit }) => compulsion(book, state).mustAdvance.get(unit.id),
  distance => ({ distance }),
)

function boundSubject({ book, state, unit }: AskedOf): Subject {
  const kind = kindOf(book, state, unit)
  if (kind.rampages) return 'beasts bound'
  return kind.mounted ? 'cavalry bound foot' : 'warbands bound'
}

/** What has to be done first, by others or by the unit itself (R15). */
export const FIRST: Limits<AskedOf> = [shakenFirst, mustCharge, chargeFirst, mustAdvance]

/** What keeps a unit from a charge: all that keeps it from any move but its own compulsory charge. */
export const NO_CHARGE: Limits<AskedOf> = [
  ...IDLE,
  tied,
  shaken,
  engaged,
  immobile,
  shakenFirst,
  chargeFirst,
  mustAdvance,
]

/** What keeps a unit from going straight ahead: all but its own duty to do so. */
export const NO_ADVANCE: Limits<AskedOf> = [
  ...IDLE,
  tied,
  shaken,
  engaged,
  immobile,
  shakenFirst,
  mustCharge,
  chargeFirst,
]

/** What keeps a unit from any move of its own choice. */
export const HELD: Limits<AskedOf> = [...NO_ADVANCE, mustAdvance]

const hindrances = memoBy((book: Book) =>
  memoRecent((state: AncientState) => {
    const known = new Map<AncientUnit, Limit<AskedOf> | null>()
    return (unit: Standing): Limit<AskedOf> | null => {
      let found = known.get(unit)
      if (found === undefined) {
        found = firstBroken(HELD, { book, state, unit })
        known.set(unit, found)
      }
      return found
    }
  }),
)

/** The first thing that keeps a unit from any move of its own choice; null if nothing does. */
export function hindrance(book: Book, state: AncientState, unit: Standing): Limit<AskedOf> | null {
  return hindrances(book)(state)(unit)
}
