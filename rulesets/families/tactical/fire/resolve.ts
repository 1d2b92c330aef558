import type { ClauseId } from '../../../../src/engine/ids'
import type { Shooting, Struck } from '../model/attacks'
import type { Book, FirePart } from '../model/book'
import { type Standing, isOn, typeOf, withUnit } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'
import { clauseOf } from '../text/subjects'
import { zoneStruck } from './arcs'
import { shotOutcome } from './chances'
import { usingUp } from './engagement'
import { aimOf, isOutOfRange } from './limits'
import { aimedShot, attackReckoned } from './shots'
import { neededFor } from './toHit'
import type { Io, LogInput } from '../text/said'

/** Section 5: the resolution of a shot of one die. */
export const firePart: FirePart = { shoot, outcome: shotOutcome }

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
  const shot = aimedShot(aimOf(book, state, unit, muzzle, weapon, target))
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
  return isOn(state, 'no-pre-measuring') && isOutOfRange(state, weapon, shot.distance)
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
  const attack = attackReckoned(book, state, unit, weapon, target)
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
