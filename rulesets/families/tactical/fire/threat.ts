import { isBroken } from '../../../../src/engine/limits'
import type { Book } from '../model/book'
import { type Standing, isOn, stands, typeOf, weaponOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'
import { damageSpread, leadOf, passing } from './chances'
import { ENGAGED_BY, ONCE } from './engagement'
import { type Aim, UNTHREATENED, aimOf, muzzleOf } from './limits'
import { aimedShot } from './shots'
import { needFor } from './toHit'

interface Chances {
  readonly hit: number
  readonly destroy: number
  readonly why: string
}

/** What makes a weapon useless against a target wherever they stand. */
const USELESS = [ONCE, ENGAGED_BY]

/**
 * The chances of a unit's best attack on a target: fire, or close combat where the two touch. Null if it cannot attack it.
 * No phase is looked at. Called very often.
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
    const aim = aimOf(book, state, unit, muzzle, weapon, target)
    if (isBroken(USELESS, aim)) continue
    if (hands === 'touching' && !weapon.handToHand) continue
    const found = hands === 'touching' ? closeCombat(book, state, muzzle, weapon, target) : shooting(aim)
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
  if (foes.some(foe => foe.id === target.id)) return 'touching'
  return foes.length > 0 && !isOn(state, 'fire-out-of-contact') ? 'engaged elsewhere' : 'apart'
}

function shooting(aim: Aim): Chances | null {
  if (isBroken(UNTHREATENED, aim)) return null
  const { book, state, unit, muzzle, weapon, target } = aim
  const hit = passing(needFor(book, aimedShot(aim)))
  return { ...book.fire.outcome(book, state, unit, muzzle.at, weapon, target, hit), why: weapon.name }
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
