import type { Book } from '../model/book'
import { hasFactor } from './factors'
import { isExpended, isOn, typeOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { clauseOf, type LaterSubject } from '../text/subjects'
import type { UnitType, Weapon } from '../model/types'
import type { Limit } from '../text/said'

/** Sections 5, 8 and 12: which weapon may be turned on which target at all, wherever the two stand. */

/** Whether a weapon in a unit's hands may attack a target: it has a factor for it, and the target is open to it. */
export function engages(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  target: TacticalUnit,
): boolean {
  const type = typeOf(book, state, target)
  if (type.engagedBy !== null && !isEngager(typeOf(book, state, unit), weapon, type)) return false
  return hasFactor(weapon, type.armoured) || (weapon.removes && type.engagedBy !== null)
}

function isEngager(type: UnitType, weapon: Weapon, target: UnitType): boolean {
  if (target.engagedBy === null) return true
  return (
    target.engagedBy.includes(weapon.class) ||
    (type.antiAircraft && target.engagedBy.includes('anti-aircraft'))
  )
}

/** Aimed with a weapon: what the limits of engagement look at. */
interface Armed {
  readonly book: Book
  readonly state: TacticalState
  readonly unit: TacticalUnit
  readonly weapon: Weapon
}
type Engaging = Armed & { readonly target: TacticalUnit }

/** A weapon without a factor for its target, or a target that is not open to it. */
export const ENGAGED_BY: Limit<Engaging> = {
  broken: ({ book, state, unit, weapon, target }) => !engages(book, state, unit, weapon, target),
  why({ book, state, unit, weapon, target }) {
    const facts = { weapon: weapon.name, target: { unit: target.id } }
    const type = typeOf(book, state, target)
    if (!isEngager(typeOf(book, state, unit), weapon, type)) {
      return [{ code: 'engaged-only-by', clause: clauseOf(book, 'engaged only by'), facts }]
    }
    const subject = weapon.removes ? 'what a SAM attacks' : 'no factor'
    const code = type.armoured ? 'no-factor-armour' : 'no-factor-soft'
    return [{ code: weapon.removes ? 'only-in-the-air' : code, clause: clauseOf(book, subject), facts }]
  },
}

/** Batteries off the table and aircraft attack all that everybody may. */
export const NOT_FROM_AFAR: Limit<Pick<Engaging, 'book' | 'state' | 'target'>> = {
  broken: ({ book, state, target }) => typeOf(book, state, target).engagedBy !== null,
  why: ({ book, target }) => [
    {
      code: 'not-from-afar',
      clause: clauseOf(book, 'engaged only by'),
      facts: { target: { unit: target.id } },
    },
  ],
}

/** Whether a unit's weapon has been fired that serves once; by house rule vehicles have more of it. */
export function isFired(book: Book, state: TacticalState, unit: TacticalUnit, weapon: Weapon): boolean {
  return isExpended(unit, weapon) && !reloads(book, state, unit)
}

function reloads(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  const { locomotion } = typeOf(book, state, unit)
  return isOn(state, 'vehicles-reload') && locomotion !== 'foot' && locomotion !== 'flying'
}

/** A weapon that serves once and has been fired. */
export const ONCE: Limit<Armed> = {
  broken: ({ book, state, unit, weapon }) => isFired(book, state, unit, weapon),
  why({ book, state, unit, weapon }) {
    const clause = clauseOf(book, onceSubject(typeOf(book, state, unit), weapon))
    return [{ code: 'missile-fired', clause, facts: { unit: { unit: unit.id }, weapon: weapon.name } }]
  },
}

/** Where it stands that a weapon serves once. */
export function onceSubject(type: UnitType, weapon: Weapon): LaterSubject {
  if (weapon.class === 'sam') return 'SAM once'
  if (!type.flies) return 'ATGW once'
  return weapon.class === 'rockets' ? 'airborne rockets once' : 'airborne ATGW once'
}

/** What a shot uses up. */
export function usingUp(unit: TacticalUnit, weapon: Weapon): Pick<TacticalUnit, 'expended'> {
  if (!weapon.once || isExpended(unit, weapon)) return {}
  return { expended: [...(unit.expended ?? []), weapon.id] }
}
