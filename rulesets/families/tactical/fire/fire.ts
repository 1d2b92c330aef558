import type { ClauseId } from '../../../../src/engine/ids'
import type { LogInput } from '../../../../src/engine/log'
import type { Reason } from '../../../../src/engine/refusal'
import type { Io } from '../../../../src/engine/ruleset'
import { zoneStruck } from './arcs'
import type { Shooting, Struck } from '../model/attacks'
import type { Act, Book, FirePart } from '../model/book'
import { shotOutcome } from './chances'
import { usingUp } from './engagement'
import { fireMarks } from './fireMarks'
import { fireOffers } from './fireOffers'
import { contactReasons, inReach, muzzleOf, silentReasons, targetReasons } from './fireReasons'
import { type Standing, findUnit, isOn, stands, typeOf, weaponOf, withUnit } from '../model/lookup'
import { shotReasons, touches } from './shotReasons'
import { attackReckoned, measuredShot, shotFromAfar } from './shots'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'
import { threat } from './threat'
import { neededFor } from './toHit'
import type { Weapon } from '../model/types'

type Fire = Extract<TacticalAction, { type: 'fire' }>

/** Sections 5, 7 and 8: the measuring of shots, and what is needed to hit. */
export const firePart: FirePart = {
  shot: measuredShot,
  shotFromAfar,
  needed: neededFor,
  attack: attackReckoned,
  shoot,
  outcome: shotOutcome,
  silent: silentReasons,
  threat,
}

/** Direct fire. */
export const fireAct: Act<Fire> = { offers: fireOffers, refuse, nearest, play, marks: fireMarks }

function refuse(book: Book, state: TacticalState, action: Fire): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  if (!unit) return [{ code: 'no-such-unit', clause: book.cite['declaring fire'] }]
  const able = [...silentReasons(book, state, unit), ...contactReasons(book, state, unit)]
  const target = findUnit(state, action.target)
  const aimed = targetReasons(book, unit.side, target)
  const type = typeOf(book, state, unit)
  const armed: Reason[] = type.weapons.includes(action.weapon)
    ? []
    : [{ code: 'no-such-weapon', clause: book.cite['weapon choice'], facts: { unit: { unit: unit.id } } }]
  const muzzle = muzzleOf(book, state, unit)
  if (!muzzle || !stands(target) || armed.length > 0) return [...able, ...aimed, ...armed]
  return [
    ...able,
    ...aimed,
    ...shotReasons(book, state, unit, muzzle, weaponOf(book, state, action.weapon), target),
  ]
}

/** A shot at an enemy with whom one is in contact is a close combat attack. */
function nearest(book: Book, state: TacticalState, action: Fire): TacticalAction | null {
  const unit = findUnit(state, action.unit)
  const target = findUnit(state, action.target)
  if (!unit || !stands(target) || !touches(book, state, unit, target)) return null
  const assault: TacticalAction = { ...action, type: 'assault' }
  return book.acts.assault.refuse(book, state, assault).length === 0 ? assault : null
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

/** The state in which a unit has fired. */
export function declaredBy(state: TacticalState, unit: TacticalUnit, weapon: Weapon): TacticalState {
  return withUnit(state, unit.id, { attacked: true, gaveAway: true, ...usingUp(unit, weapon) })
}

/** A shot that is declared: measured, with what the log says of it if it misses. */
export function shootingOf(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): Shooting {
  const shot = measuredShot(book, state, unit, target, weapon)
  const entry: LogInput = {
    code: 'fires-miss',
    facts: { unit: { unit: unit.id }, target: { unit: target.id }, weapon: weapon.name },
    side: unit.side,
    units: [unit.id, target.id],
    clauses: [book.cite['declaring fire'], book.cite['range table'], ...seen(book, state, unit, target)],
    reckonings: [neededFor(book, shot)],
    outcome: 'none',
    effects: [{ kind: 'shot', from: muzzle.at, to: target.at, hit: false, weapon: weapon.id }],
  }
  return { unit, muzzle, weapon, target, shot, entry }
}

/** By house rule one does not measure before; a shot may then prove to be out of range (R14). */
export function isOutOfReach(state: TacticalState, { weapon, shot }: Shooting): boolean {
  return isOn(state, 'no-pre-measuring') && !inReach(state, weapon, shot.distance)
}

export function fallsShort(book: Book, { entry }: Shooting): LogInput {
  return { ...entry, code: 'fires-out-of-range', clauses: [...entry.clauses, book.cite['measuring first']] }
}

/** Where it stands that nothing comes between those who see all and those whom they see. */
function seen(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  target: TacticalUnit,
): readonly ClauseId[] {
  if (!book.sight.unhindered(book, state, unit, target)) return []
  return [clauseOf(book, typeOf(book, state, target).seesAll ? 'always seen' : 'always sees')]
}

/** One die to hit; then the damage. */
function shoot(book: Book, state: TacticalState, shooting: Shooting, io: Io): TacticalState {
  const { unit, shot, entry } = shooting
  const why = { purpose: 'to hit', by: unit.side, clause: book.cite['hits on'] }
  if (io.chance.check(6, neededFor(book, shot).total, why)) return struckBy(book, state, shooting, io)
  io.log(entry)
  return state
}

/** What a hit does: the damage rolls, or for a missile that needs none the end of its target. */
export function struckBy(book: Book, state: TacticalState, shooting: Shooting, io: Io): TacticalState {
  const { muzzle, weapon, target, entry } = shooting
  const clauses = weapon.removes ? [...entry.clauses, clauseOf(book, 'removed by a hit')] : entry.clauses
  const struck = weapon.removes
    ? book.damage.destroy(book, state, target.id)
    : strike(book, state, shooting, target, io)
  book.damage.tell(io, struck, {
    ...entry,
    clauses,
    code: `fires-${struck.outcome}`,
    effects: [{ kind: 'shot', from: muzzle.at, to: target.at, hit: true, weapon: weapon.id }],
  })
  return struck.state
}

/** The damage rolls of one hit. */
export function strike(
  book: Book,
  state: TacticalState,
  { unit, muzzle, weapon }: Shooting,
  target: Standing,
  io: Io,
): Struck {
  const attack = book.fire.attack(book, state, unit, weapon, target)
  const struck = zoneStruck(book, state, muzzle.at, target)
  const blow = {
    from: unit,
    weapon,
    side: unit.side,
    target: target.id,
    attack,
    by: 'direct',
    struck,
  } as const
  return book.damage.strike(book, state, blow, io)
}
