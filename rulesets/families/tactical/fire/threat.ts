import { isGapWithin } from '../../../../src/geometry/bases'
import { distance } from '../../../../src/geometry/point'
import type { Shot } from '../model/attacks'
import type { Book } from '../model/book'
import { damageSpread, leadOf, passing } from './chances'
import { engages, isFired } from './engagement'
import { inFireArc, inReach, isMingled, muzzleOf } from './fireReasons'
import {
  CONTACT,
  type Standing,
  distanceTo,
  findUnit,
  isAirborne,
  isOn,
  outlineOf,
  scaled,
  stands,
  typeOf,
  weaponOf,
} from '../model/lookup'
import { coverAgainst, isInSoftCover } from './shots'
import type { TacticalState, TacticalUnit } from '../model/state'
import { needFor } from './toHit'
import type { Weapon } from '../model/types'

interface Chances {
  readonly hit: number
  readonly destroy: number
  readonly why: string
}

/**
 * The chances of a unit's best attack on a target, which may stand elsewhere than in the state: fire, or close combat where
 * the two touch. Null if it cannot attack it. Called very often.
 */
export function threat(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  target: TacticalUnit,
): Chances | null {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle || !stands(target) || unit.status === 'Suppressed' || unit.side === target.side) return null
  const weapons = typeOf(book, state, unit).weapons
  if (weapons.length === 0) return null
  const hands = unit === muzzle ? contact(book, state, muzzle, target) : 'apart'
  if (hands === 'engaged elsewhere') return null
  let best: Chances | null = null
  for (const id of weapons) {
    const weapon = weaponOf(book, state, id)
    if (isFired(book, state, unit, weapon) || !engages(book, state, unit, weapon, target)) continue
    if (hands === 'touching' && !weapon.handToHand) continue
    const found =
      hands === 'touching'
        ? closeCombat(book, state, muzzle, weapon, target)
        : shooting(book, state, unit, muzzle, weapon, target)
    if (
      found &&
      (!best || found.destroy > best.destroy || (found.destroy === best.destroy && found.hit > best.hit))
    ) {
      best = found
    }
  }
  return best
}

/** Whether the two are in close combat, or the attacker is held in it by somebody else. */
function contact(
  book: Book,
  state: TacticalState,
  unit: Standing,
  target: Standing,
): 'touching' | 'engaged elsewhere' | 'apart' {
  const foes = book.contact.foes(book, state, unit)
  const here = findUnit(state, target.id)
  const placed =
    stands(here) && here.at.x === target.at.x && here.at.y === target.at.y && here.facing === target.facing
  const mayTouch = !isAirborne(book, state, unit) && !isAirborne(book, state, target)
  if (placed ? foes.some(foe => foe.id === target.id) : mayTouch && basesTouch(book, state, unit, target))
    return 'touching'
  const others = foes.some(foe => foe.id !== target.id)
  return others && !isOn(state, 'fire-out-of-contact') ? 'engaged elsewhere' : 'apart'
}

function basesTouch(book: Book, state: TacticalState, unit: Standing, target: Standing): boolean {
  const reach = typeOf(book, state, unit).base + typeOf(book, state, target).base
  if (distance(unit.at, target.at) > reach) return false
  return isGapWithin(outlineOf(book, state, unit), outlineOf(book, state, target), CONTACT)
}

function shooting(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): Chances | null {
  const measured = distanceTo(book, state, muzzle.at, target)
  if (!inReach(state, weapon, measured) || !inFireArc(state, typeOf(book, state, unit), muzzle, target.at))
    return null
  if (!book.sight.sees(book, state, muzzle, target) || isMingled(book, state, target)) return null
  const cover = coverAgainst(book, state, unit, target)
  const shot: Shot = {
    kind: 'direct',
    distance: measured,
    weapon,
    range: scaled(state, weapon.range),
    cover,
    bunkerInCover: cover === 'bunker' && isInSoftCover(book, state, target),
    quality: unit.quality,
    disorganized: unit.status === 'Disorganized',
    aaGuns: 0,
    firer: unit,
    houseRules: state.houseRules,
  }
  const chances = book.fire.outcome(
    book,
    state,
    unit,
    muzzle.at,
    weapon,
    target,
    passing(needFor(book, shot)),
  )
  return { ...chances, why: weapon.name }
}

function closeCombat(
  book: Book,
  state: TacticalState,
  unit: Standing,
  weapon: Weapon,
  target: Standing,
): Chances {
  if (target.status === 'Suppressed') return { hit: 1, destroy: 1, why: 'close combat' }
  const lead = leadOf(book, state, unit, unit.at, weapon, target, 'close combat')
  // Whoever is not Suppressed is destroyed by a lead of 3 only.
  return { hit: 1, destroy: damageSpread(lead).more, why: 'close combat' }
}
