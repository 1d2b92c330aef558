import type { Side } from '../../../../src/engine/ids'
import type { Firing } from '../model/attacks'
import type { Book, IndirectPart } from '../model/book'
import { changedState } from '../model/changes'
import { reasonsOf } from '../../../../src/engine/limits'
import { CANNOT_FIRE, attackerOf } from './limits'
import { type Standing, findUnit, isOn, stands, typeOf, weaponOf, withUnit } from '../model/lookup'
import type { TacticalState } from '../model/state'
import type { Weapon } from '../model/types'
import type { Io, Reason } from '../text/said'

/** The battery or unit of this id that may fire indirectly by its nature; undefined for any other. */
export function firingOf(book: Book, state: TacticalState, id: string): Firing | undefined {
  const battery = state.batteries.find(each => each.id === id)
  if (battery) return { ...battery, weapon: weaponOf(book, state, battery.weapon), unit: null }
  const unit = findUnit(state, id)
  return unit && stands(unit) ? onTable(book, state, unit) : undefined
}

function onTable(book: Book, state: TacticalState, unit: Standing): Firing | undefined {
  if (!isOn(state, 'indirect-mortars')) return undefined
  const weapon = highTrajectory(book, state, unit)
  if (!weapon) return undefined
  const { id, side, name, quality, attacked } = unit
  return { id, side, name, weapon, quality, unit, attacked, silent: false }
}

function highTrajectory(book: Book, state: TacticalState, unit: Standing): Weapon | undefined {
  const id = typeOf(book, state, unit).weapons.find(each => {
    const weapon = weaponOf(book, state, each)
    return weapon.class === 'mortar' || weapon.artillery
  })
  return id === undefined ? undefined : weaponOf(book, state, id)
}

/** All of a side. */
export function firings(book: Book, state: TacticalState, side: Side): readonly Firing[] {
  const off = state.batteries.flatMap(each =>
    each.side === side ? (firingOf(book, state, each.id) ?? []) : [],
  )
  if (!isOn(state, 'indirect-mortars')) return off
  const on = state.units.flatMap(each =>
    each.side === side && stands(each) ? (onTable(book, state, each) ?? []) : [],
  )
  return [...off, ...on]
}

/** Why it cannot fire at all just now. */
export function firingReasons(book: Book, state: TacticalState, firing: Firing): readonly Reason[] {
  if (firing.unit) return reasonsOf(CANNOT_FIRE, attackerOf(book, state, firing.unit))
  const reasons: Reason[] = []
  const facts = { battery: firing.name }
  if (firing.silent) reasons.push({ code: 'battery-silent', clause: book.cite['battery silenced'], facts })
  if (book.sequence.firer(state.step) !== firing.side) {
    reasons.push({ code: 'battery-not-its-phase', clause: book.cite.sequence, facts })
  }
  if (firing.attacked) reasons.push({ code: 'battery-has-fired', clause: book.cite['one attack'], facts })
  return reasons
}

/** It has used its shot of this phase; a unit on the table is given away by it. */
export function declare(state: TacticalState, firing: Firing): TacticalState {
  if (firing.unit) return withUnit(state, firing.unit.id, { attacked: true, gaveAway: true })
  return withBattery(state, firing.id, { attacked: true })
}

function withBattery(
  state: TacticalState,
  id: string,
  change: { readonly attacked?: true; readonly silent?: true },
): TacticalState {
  const batteries = state.batteries.map(each => (each.id === id ? { ...each, ...change } : each))
  return changedState(state, { batteries })
}

/** Section 5: a natural 1 or 2 silences a battery off the table, whatever the modifiers, and misses (R35). */
export const indirect: IndirectPart = {
  roll(book, _state, firing, needed, io) {
    const why = { purpose: 'to hit', by: firing.side, clause: book.cite['indirect hits on'] }
    if (firing.unit) return { hit: io.chance.check(6, needed.total, why), silenced: false }
    const voice = book.numbers.silencedBelow
    const band = io.chance.bands(6, [voice, Math.max(needed.total, voice)], why)
    return { hit: band === 2, silenced: band === 0 }
  },
  needsObserver: (state, firing) => isOn(state, 'observer') || firing.unit !== null,
}

/** A battery fires no more in this game. */
export function fallSilent(book: Book, state: TacticalState, firing: Firing, io: Io): TacticalState {
  io.log({
    code: 'falls-silent',
    facts: { battery: firing.name },
    side: firing.side,
    units: [],
    clauses: [book.cite['battery silenced']],
  })
  return withBattery(state, firing.id, { silent: true })
}
