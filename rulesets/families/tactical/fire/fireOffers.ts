import { once } from '../../../../src/engine/memo'
import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { zoneStruck } from './arcs'
import type { Book } from '../model/book'
import { canHurt } from './chances'
import { firedReasons } from './engagement'
import { contactReasons, inReach, isSilent, muzzleOf, silentReasons } from './fireReasons'
import { type Standing, enemiesOf, isAlive, typeOf, weaponOf } from '../model/lookup'
import { anyOf, refusalBy, refusalOf, refused } from '../model/offering'
import { mayShoot, shotReasons } from './shotReasons'
import { measuredShot } from './shots'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import { needFor, neededFor } from './toHit'
import type { UnitType, Weapon } from '../model/types'

type Fire = Extract<TacticalAction, { type: 'fire' }>

/** What each unit of the side may fire at: one offer for each of its weapons. */
export function fireOffers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  const listed: Offer<TacticalAction>[] = []
  if (book.sequence.firer(state.step) !== side) return listed
  for (const unit of state.units) {
    if (unit.side !== side || !isAlive(unit) || (unit.at === null && unit.carriedBy === null)) continue
    const type = typeOf(book, state, unit)
    const quiet = isSilent(book, state, unit)
    const refusal = quiet
      ? refusalOf(silentReasons(book, state, unit))
      : refusalOf(contactReasons(book, state, unit))
    if (refusal || type.weapons.length === 0) {
      listed.push(refused(idle(book, unit), refusal))
      continue
    }
    for (const id of type.weapons) listed.push(offer(book, state, unit, weaponOf(book, state, id), type))
  }
  return listed
}

/** The offer of a unit that cannot fire. */
function idle(book: Book, unit: TacticalUnit): Offer<TacticalAction> {
  return {
    id: `fire:${unit.id}`,
    kind: 'fire',
    unit: unit.id,
    label: 'Fire',
    clause: book.cite['declaring fire'],
    input: 'target',
    useful: false,
    options: () => [],
  }
}

function offer(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  type: UnitType,
): Offer<TacticalAction> {
  const weapons = type.weapons.length
  const refusal = refusalOf(firedReasons(book, state, unit, weapon))
  const useful = once(() => !refusal && hasWorthyTarget(book, state, unit, weapon))
  const made: Offer<TacticalAction> = {
    id: weapons === 1 ? `fire:${unit.id}` : `fire:${unit.id}:${weapon.id}`,
    kind: 'fire',
    unit: unit.id,
    label: weapons === 1 ? 'Fire' : `Fire ${within(weapon.name)}`,
    clause: book.cite['declaring fire'],
    input: 'target',
    get useful() {
      return useful()
    },
    options: () => options(book, state, unit, weapon),
    sample: pick => sample(book, state, unit, weapon, pick),
  }
  return refused(made, refusal)
}

/** A name within a sentence: 'gun of 105mm or over', but 'ATGW'. */
function within(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** To hit, Attack Factor, Defence Factor: the number needed alone where a hit asks for no more dice. */
function reckoned(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): readonly Reckoning[] {
  const needed = neededFor(book, measuredShot(book, state, unit, target, weapon))
  if (weapon.removes) return [needed]
  const struck = zoneStruck(book, state, muzzle.at, target)
  return [
    needed,
    book.fire.attack(book, state, unit, weapon, target),
    book.damage.defence(book, state, target, { by: 'direct', struck, from: unit, weapon }),
  ]
}

/** Every enemy on the table, allowed or not. */
function options(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
): readonly Option<TacticalAction>[] {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle) return []
  return enemiesOf(state, unit.side).map(target => {
    if (mayShoot(book, state, unit, muzzle, weapon, target))
      return at(book, state, unit, muzzle, weapon, target)
    const { name: label, id: token } = target
    const refusal = refusalBy(() => shotReasons(book, state, unit, muzzle, weapon, target))
    return { action: actionOf(unit, weapon, target), label, token, refusal }
  })
}

const actionOf = (unit: TacticalUnit, weapon: Weapon, target: Standing): Fire => ({
  type: 'fire',
  unit: unit.id,
  target: target.id,
  weapon: weapon.id,
})

/** A shot that is allowed. */
function at(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): Option<TacticalAction> {
  const reckonings = once(() => reckoned(book, state, unit, muzzle, weapon, target))
  return {
    action: actionOf(unit, weapon, target),
    label: target.name,
    token: target.id,
    get reckonings() {
      return reckonings()
    },
  }
}

/** An allowed shot at random: those that are not taken are not looked at. */
function sample(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  weapon: Weapon,
  pick: (count: number) => number,
): Option<TacticalAction> | null {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle) return null
  return anyOf(enemiesOf(state, unit.side), pick, target =>
    mayShoot(book, state, unit, muzzle, weapon, target)
      ? at(book, state, unit, muzzle, weapon, target)
      : null,
  )
}

/** Whether there is a target that this weapon may fire at, can hit and can hurt. */
function hasWorthyTarget(book: Book, state: TacticalState, unit: TacticalUnit, weapon: Weapon): boolean {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle) return false
  return enemiesOf(state, unit.side).some(target => {
    if (!mayShoot(book, state, unit, muzzle, weapon, target)) return false
    const shot = measuredShot(book, state, unit, target, weapon)
    return (
      inReach(state, weapon, shot.distance) &&
      needFor(book, shot) <= 6 &&
      canHurt(book, state, unit, muzzle.at, weapon, target)
    )
  })
}
