import type { Reason } from '../../../../src/engine/refusal'
import type { Book } from '../model/book'
import { engagementReasons, engages, firedReasons, isFired } from './engagement'
import { arcReasons, inFireArc, inReach, isMingled, mingledReasons, rangeReasons } from './fireReasons'
import { type Standing, distanceTo, isOn, stands, typeOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'

/** Why this target cannot be fired at: close combat, range, sight, arc. */
export function shotReasons(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): readonly Reason[] {
  const measured = distanceTo(book, state, muzzle.at, target)
  const blindly = isOn(state, 'no-pre-measuring')
  return [
    ...firedReasons(book, state, unit, weapon),
    ...engagementReasons(book, state, unit, weapon, target),
    ...foeReasons(book, state, unit, target),
    ...(blindly ? [] : rangeReasons(book, state, weapon, muzzle.at, measured)),
    ...book.sight.unseen(book, state, muzzle, target),
    ...arcReasons(book, state, typeOf(book, state, unit), weapon, muzzle, target.at),
    ...mingledReasons(book, state, target),
  ]
}

/** By house rule a unit in contact may fire at others; those that it touches it still fights at close quarters. */
function foeReasons(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  target: Standing,
): readonly Reason[] {
  if (!isOn(state, 'fire-out-of-contact') || !touches(book, state, unit, target)) return []
  return [{ code: 'in-contact', clause: book.cite['in contact only'], facts: { foe: { unit: target.id } } }]
}

export function touches(book: Book, state: TacticalState, unit: TacticalUnit, target: Standing): boolean {
  return stands(unit) && book.contact.foes(book, state, unit).some(foe => foe.id === target.id)
}

/** The cheap form of `shotReasons`. */
export function mayShoot(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): boolean {
  const measured = distanceTo(book, state, muzzle.at, target)
  return (
    (isOn(state, 'no-pre-measuring') || inReach(state, weapon, measured)) &&
    inFireArc(state, typeOf(book, state, unit), muzzle, target.at) &&
    !isFired(book, state, unit, weapon) &&
    engages(book, state, unit, weapon, target) &&
    book.sight.sees(book, state, muzzle, target) &&
    !isMingled(book, state, target) &&
    !(isOn(state, 'fire-out-of-contact') && touches(book, state, unit, target))
  )
}
