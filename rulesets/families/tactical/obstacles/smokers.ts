import { distance, type Point } from '../../../../src/geometry/point'
import { directShot, indirectShot } from '../fire/shots'
import type { Firing, Shot } from '../model/attacks'
import type { Book } from '../model/book'
import { findUnit, isOn, stands, typeOf, weaponOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { Weapon } from '../model/types'

/** Who fires smoke: artillery off or on the table, by house rule mortars as well. */
export function smokerOf(book: Book, state: TacticalState, id: string): Firing | undefined {
  const battery = state.batteries.find(each => each.id === id)
  if (battery) {
    const weapon = weaponOf(book, state, battery.weapon)
    return makesSmoke(state, weapon) ? { ...battery, weapon, unit: null } : undefined
  }
  return smokingUnit(book, state, findUnit(state, id))
}

/** A unit that fires smoke, if it stands on the table and makes any. */
export function smokingUnit(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit | undefined,
): Firing | undefined {
  if (!stands(unit)) return undefined
  for (const row of typeOf(book, state, unit).weapons) {
    const weapon = weaponOf(book, state, row)
    if (!makesSmoke(state, weapon)) continue
    const { id, side, name, quality, attacked } = unit
    return { id, side, name, weapon, quality, unit, attacked, silent: false }
  }
  return undefined
}

function makesSmoke(state: TacticalState, weapon: Weapon): boolean {
  return weapon.artillery || (weapon.class === 'mortar' && isOn(state, 'mortar-smoke'))
}

/** No cover counts against smoke; for indirect smoke neither does range. */
export function smokeShot(book: Book, state: TacticalState, smoker: Firing, at: Point): Shot {
  const { unit, weapon } = smoker
  return unit
    ? directShot(state, unit, weapon, distance(unit.at, at))
    : indirectShot(book, state, smoker, null)
}
