import type { Point } from '../../../../src/geometry/point'
import { zoneStruck } from './arcs'
import type { Blow } from '../model/attacks'
import type { Book } from '../model/book'
import { attackFactor } from './factors'
import { type Standing, typeOf } from '../model/lookup'
import type { Status, TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'

/** The chances of a blow in closed form, for the many that are only judged. A property test holds them to the odds of `play`. */

/** Chances that the difference of two dice and their factors is 0 or less, 1, 2, and 3 or more. */
export interface Spread {
  readonly one: number
  readonly two: number
  readonly more: number
}

const FARTHEST = 12
const SPREADS: readonly Spread[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => spread(at - FARTHEST))

function spread(lead: number): Spread {
  let one = 0
  let two = 0
  let more = 0
  for (let mine = 1; mine <= 6; mine++) {
    for (let theirs = 1; theirs <= 6; theirs++) {
      const difference = mine - theirs + lead
      if (difference === 1) one += 1
      if (difference === 2) two += 1
      if (difference >= 3) more += 1
    }
  }
  return { one: one / 36, two: two / 36, more: more / 36 }
}

/** The chances of the damage rolls when the Attack Factor is greater than the Defence Factor by `lead`. */
export function damageSpread(lead: number): Spread {
  const held = Math.min(Math.max(lead, -FARTHEST), FARTHEST)
  return SPREADS[held + FARTHEST] ?? spread(held)
}

/** The chance of a D6 to show `need` or more. */
export function passing(need: number): number {
  return Math.min(Math.max(7 - need, 0), 6) / 6
}

/** Attack Factor less Defence Factor of a blow by a unit standing at `from`. */
export function leadOf(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  from: Point,
  weapon: Weapon,
  target: Standing,
  by: Blow['by'],
): number {
  const { armoured } = typeOf(book, state, target)
  const struck = armoured ? zoneStruck(book, state, from, target) : 'front'
  const attack = attackFactor(typeOf(book, state, unit), weapon, armoured)
  return attack - book.damage.defence(book, state, target, { by, struck, from: unit, weapon }).total
}

/** Whether a hit can do anything at all: six against one has to be more than equal. */
export function canHurt(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  from: Point,
  weapon: Weapon,
  target: Standing,
): boolean {
  return weapon.removes || leadOf(book, state, unit, from, weapon, target, 'direct') + 5 >= 1
}

/** The chances of a shot of one die. */
export function shotOutcome(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  from: Point,
  weapon: Weapon,
  target: Standing,
  hit: number,
): { readonly hit: number; readonly destroy: number } {
  if (weapon.removes) return { hit, destroy: hit }
  const lead = leadOf(book, state, unit, from, weapon, target, 'direct')
  return { hit, destroy: hit * destroying(book, state, target, lead) }
}

/** The chance that the hit of a shot destroys: escalation and saving rolls considered. */
export function destroying(book: Book, state: TacticalState, target: TacticalUnit, lead: number): number {
  const { one, two, more } = damageSpread(lead)
  if (typeOf(book, state, target).frail) return one + two + more
  if (target.status === 'OK') return more
  const needed = book.headquarters.save(book, state, target)
  const saved = needed ? passing(needed.total) : 0
  const fatal = (result: Status) =>
    book.damage.combined(state, target.status, result) === 'Destroyed' ? 1 : 0
  const ifTwo = (1 - saved) * fatal('Suppressed') + saved * fatal('Disorganized')
  return more + two * ifTwo + one * (1 - saved) * fatal('Disorganized')
}
