import type { Io } from '../../src/engine/ruleset'
import {
  type Book,
  damageSpread,
  destroying,
  findUnit,
  firePart,
  type FirePart,
  leadOf,
  neededFor,
  type Outcome,
  OUTCOME_OF,
  passing,
  type Shooting,
  stands,
  type Status,
  strike,
  typeOf,
  type Struck,
  type TacticalState,
  type TacticalUnit,
  type Weapon,
} from '../families/tactical'
import type { ModernCode } from './words'
import { isFitted } from './fittings'

/** Section 5: a stabilised gun rolls two dice to hit, each judged by itself (5.18, R56). */
export const stabilisedFire: FirePart = {
  ...firePart,
  shoot(book, state, shooting, io) {
    return isStabilised(book, state, shooting.unit, shooting.weapon)
      ? shootTwice(book, state, shooting, io)
      : firePart.shoot(book, state, shooting, io)
  },
  outcome(book, state, unit, from, weapon, target, hit) {
    if (!isStabilised(book, state, unit, weapon))
      return firePart.outcome(book, state, unit, from, weapon, target, hit)
    const lead = leadOf(book, state, unit, from, weapon, target, 'direct')
    const once = destroying(book, state, target, lead)
    const twice = once + destroyedBySecond(book, state, target, lead)
    return { hit: 1 - (1 - hit) ** 2, destroy: 2 * hit * (1 - hit) * once + hit * hit * twice }
  },
}

/** It is the gun that is stabilised: missiles are fired singly. */
export function isStabilised(book: Book, state: TacticalState, unit: TacticalUnit, weapon: Weapon): boolean {
  return weapon.class === 'gun' && isFitted(typeOf(book, state, unit), 'stabilised')
}

/** Both dice to hit first; then each hit is resolved to its end, and one left over after destruction is lost (R16, R56). */
function shootTwice(
  book: Book,
  state: TacticalState,
  shooting: Shooting,
  io: Io<ModernCode, Outcome>,
): TacticalState {
  const { unit, muzzle, weapon, target, shot, entry } = shooting
  const need = neededFor(book, shot).total
  const why = { purpose: 'to hit', by: unit.side, clause: 'modern-5.18' }
  const dice = [io.chance.check(6, need, why), io.chance.check(6, need, why)]
  const clauses = [...entry.clauses, 'modern-5.18']
  const hits = dice.filter(hit => hit).length
  if (hits === 0) {
    io.log({ ...entry, clauses, code: 'fires-two-miss' })
    return state
  }
  let struck = strike(book, state, shooting, target, io)
  const left = findUnit(struck.state, target.id)
  if (hits === 2 && stands(left)) {
    struck = joined(target, struck, strike(book, struck.state, shooting, left, io))
  }
  book.damage.tell<ModernCode>(io, struck, {
    ...entry,
    clauses,
    code: hits === 2 ? `fires-twice-${struck.outcome}` : `fires-${struck.outcome}`,
    effects: [{ kind: 'shot', from: muzzle.at, to: target.at, hit: true, weapon: weapon.id }],
  })
  return struck.state
}

/** What two hits have done together. */
function joined(before: TacticalUnit, first: Struck, second: Struck): Struck {
  return {
    state: second.state,
    status: second.status,
    outcome: second.status === before.status ? 'none' : OUTCOME_OF[second.status],
    reckonings: [...first.reckonings, ...second.reckonings],
    clauses: [...new Set([...first.clauses, ...second.clauses])],
    effects: [...first.effects, ...second.effects],
    aftermath: [...first.aftermath, ...second.aftermath],
  }
}

/** The chance that the second of two hits destroys what the first has not. */
function destroyedBySecond(book: Book, state: TacticalState, target: TacticalUnit, lead: number): number {
  const { one, two, more } = damageSpread(lead)
  const need = book.headquarters.save(book, state, target)
  const saved = need ? passing(need.total) : 0
  const after = (result: Status, chance: number): number => {
    const status = book.damage.combined(state, target.status, result)
    return status === 'Destroyed' ? 0 : chance * destroying(book, state, { ...target, status }, lead)
  }
  return (
    after('OK', 1 - one - two - more + saved * one) +
    after('Disorganized', (1 - saved) * one + saved * two) +
    after('Suppressed', (1 - saved) * two)
  )
}
