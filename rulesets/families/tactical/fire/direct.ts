import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import { once } from '../../../../src/engine/memo'
import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Act, Book } from '../model/book'
import { type Standing, enemiesOf, findUnit, isAlive, stands, typeOf, weaponOf } from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { anyOf, refusalBy, refused } from '../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import type { UnitType, Weapon, WeaponClass } from '../model/types'
import { zoneStruck } from './arcs'
import { canHurt } from './chances'
import { ONCE } from './engagement'
import { fireMarks } from './fireMarks'
import {
  type Aim,
  CANNOT_FIRE,
  SHOT,
  aimOf,
  attackerOf,
  isOutOfRange,
  mayShoot,
  muzzleOf,
  targetReasons,
  touches,
} from './limits'
import { declaredBy, fallsShort, isOutOfReach, shootingOf } from './resolve'
import { aimedShot, attackReckoned } from './shots'
import { needFor, neededFor } from './toHit'
import type { Io, Reason } from '../text/said'

type Fire = Extract<TacticalAction, { type: 'fire' }>

/** Direct fire: sections 5, 7 and 8. */
export const fireAct: Act<Fire> = { offers, refuse, nearest, play, marks: fireMarks }

function refuse(book: Book, state: TacticalState, action: Fire): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  if (!unit) return [{ code: 'no-such-unit', clause: book.cite['declaring fire'] }]
  const attacker = attackerOf(book, state, unit)
  const target = findUnit(state, action.target)
  const armed: Reason[] = attacker.type.weapons.includes(action.weapon)
    ? []
    : [{ code: 'no-such-weapon', clause: book.cite['weapon choice'], facts: { unit: { unit: unit.id } } }]
  const muzzle = muzzleOf(book, state, unit)
  const shot =
    muzzle && stands(target) && armed.length === 0
      ? reasonsOf(SHOT, aimOf(book, state, unit, muzzle, weaponOf(book, state, action.weapon), target))
      : []
  return [...reasonsOf(CANNOT_FIRE, attacker), ...targetReasons(book, unit.side, target), ...armed, ...shot]
}

/** A shot at an enemy with whom one is in contact is a close combat attack. */
function nearest(book: Book, state: TacticalState, action: Fire): TacticalAction | null {
  const unit = findUnit(state, action.unit)
  const target = findUnit(state, action.target)
  if (!unit || !stands(target) || !touches(book, state, unit, target)) return null
  const assault: TacticalAction = { ...action, type: 'assault' }
  return book.acts.assault.refuse(book, state, assault).length === 0 ? assault : null
}

/** What each unit of the side may fire at: one offer for each of its weapons. */
function offers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  const listed: Offer<TacticalAction>[] = []
  if (book.sequence.firer(state.step) !== side) return listed
  for (const unit of state.units) {
    if (unit.side !== side || !isAlive(unit) || (unit.at === null && unit.carriedBy === null)) continue
    const type = typeOf(book, state, unit)
    const attacker = { book, state, unit, type }
    if (isBroken(CANNOT_FIRE, attacker)) {
      listed.push(
        refused(
          idle(book, unit),
          refusalBy(() => reasonsOf(CANNOT_FIRE, attacker)),
        ),
      )
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
  const refusal = refusalOf(reasonsOf([ONCE], { book, state, unit, weapon }))
  const useful = once(() => !refusal && hasWorthyTarget(book, state, unit, weapon))
  const made: Offer<TacticalAction> = {
    id: weapons === 1 ? `fire:${unit.id}` : `fire:${unit.id}:${weapon.id}`,
    kind: 'fire',
    unit: unit.id,
    label: weapons === 1 ? 'Fire' : `Fire ${spoken(book, state, type, weapon)}`,
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

/** What a player calls a weapon, by its kind. */
const SPOKEN: Readonly<Record<WeaponClass, string>> = {
  infantry: 'small arms',
  hmg: 'the machine gun',
  mortar: 'the mortar',
  'light gun': 'the light gun',
  gun: 'the gun',
  recoilless: 'the recoilless gun',
  artillery: 'the artillery',
  rockets: 'the rockets',
  atgw: 'the anti-tank missile',
  sam: 'the anti-aircraft missile',
}

/** A weapon of a unit in a word: 'the gun'; of two guns which, by the first of the row's calibres: 'the short 75mm gun'. */
function spoken(book: Book, state: TacticalState, type: UnitType, weapon: Weapon): string {
  const alike = type.weapons.filter(id => weaponOf(book, state, id).class === weapon.class)
  if (alike.length === 1) return SPOKEN[weapon.class]
  const [first = ''] = weapon.name.split(/,| or /)
  const name = /^[A-Z][a-z]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
  return name.endsWith('mm') && !name.includes('gun') ? `the ${name} gun` : `the ${name}`
}

/** To hit, Attack Factor, Defence Factor: the number needed alone where a hit asks for no more dice. */
function reckoned(aim: Aim): readonly Reckoning[] {
  const { book, state, unit, muzzle, weapon, target } = aim
  const needed = neededFor(book, aimedShot(aim))
  if (weapon.removes) return [needed]
  const struck = zoneStruck(book, state, muzzle.at, target)
  return [
    needed,
    attackReckoned(book, state, unit, weapon, target),
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
    const aim = aimOf(book, state, unit, muzzle, weapon, target)
    if (mayShoot(aim)) return at(aim)
    const { name: label, id: token } = target
    return {
      action: actionOf(unit, weapon, target),
      label,
      token,
      refusal: refusalBy(() => reasonsOf(SHOT, aim)),
    }
  })
}

const actionOf = (unit: TacticalUnit, weapon: Weapon, target: Standing): Fire => ({
  type: 'fire',
  unit: unit.id,
  target: target.id,
  weapon: weapon.id,
})

/** A shot that is allowed. */
function at(aim: Aim): Option<TacticalAction> {
  const { unit, weapon, target } = aim
  const reckonings = once(() => reckoned(aim))
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
  return anyOf(enemiesOf(state, unit.side), pick, target => {
    const aim = aimOf(book, state, unit, muzzle, weapon, target)
    return mayShoot(aim) ? at(aim) : null
  })
}

/** Whether there is a target that this weapon may fire at, can hit and can hurt. */
function hasWorthyTarget(book: Book, state: TacticalState, unit: TacticalUnit, weapon: Weapon): boolean {
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle) return false
  return enemiesOf(state, unit.side).some(target => {
    const aim = aimOf(book, state, unit, muzzle, weapon, target)
    return (
      mayShoot(aim) &&
      !isOutOfRange(state, weapon, aim.away) &&
      needFor(book, aimedShot(aim)) <= 6 &&
      canHurt(book, state, unit, muzzle.at, weapon, target)
    )
  })
}

/** Declare, roll to hit, roll for damage: the page of the rulebook. */
function play(book: Book, state: TacticalState, action: Fire, io: Io): TacticalState {
  const unit = findUnit(state, action.unit)
  const target = findUnit(state, action.target)
  if (!unit || !stands(target)) return state
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle) return state
  const weapon = weaponOf(book, state, action.weapon)
  const declared = declaredBy(state, unit, weapon)
  const shooting = shootingOf(book, state, unit, muzzle, weapon, target)
  if (isOutOfReach(state, shooting)) {
    io.log(fallsShort(book, shooting))
    return declared
  }
  return book.fire.shoot(book, declared, shooting, io)
}
