import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import { type Side, otherSide } from '../../src/engine/ids'
import { because, findShip, fleetOf, isFit, shipOf, withShip } from './fleet'
import type { ActionOf, NavalState, Ship } from './state'
import { REPAIRED } from './tables'

/** On the table, not Crippled, with a T or an H. */
export const isDamaged = (ship: Ship): boolean => isFit(ship) && ship.turrets + ship.hull > 0

function mended(state: NavalState, ship: Ship, what: 'T' | 'H', io: Io): NavalState {
  const facts = { unit: { unit: ship.id }, what }
  io.log({ code: 'repairs', facts, side: ship.side, units: [ship.id], clauses: ['naval-6.2'] })
  return withShip(state, ship.id, what === 'T' ? { turrets: ship.turrets - 1 } : { hull: ship.hull - 1 })
}

/** Throws for every damaged ship, those of this turn's side A first. Where both T and H may go, its owner will say. */
export function rollRepairs(state: NavalState, io: Io): NavalState {
  let after = state
  const waiting: string[] = []
  const order: readonly Side[] = [state.first, otherSide(state.first)]
  for (const { id } of order.flatMap(side => fleetOf(state, side)).filter(isDamaged)) {
    const ship = shipOf(after, id)
    const passed = io.chance.check(6, REPAIRED, { purpose: 'to repair', by: ship.side, clause: 'naval-6.2' })
    if (!passed) {
      io.log({
        code: 'no-repair',
        facts: { unit: { unit: id } },
        side: ship.side,
        units: [id],
        clauses: ['naval-6.1'],
      })
    } else if (ship.turrets > 0 && ship.hull > 0) {
      io.log({
        code: 'may-repair',
        facts: { unit: { unit: id } },
        side: ship.side,
        units: [id],
        clauses: ['naval-6.2'],
      })
      waiting.push(id)
    } else after = mended(after, ship, ship.turrets > 0 ? 'T' : 'H', io)
  }
  return { ...after, repairs: waiting }
}

/** Why a ship cannot repair this. */
export function refuseRepair(state: NavalState, { unit, what }: ActionOf<'repair'>): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || !state.repairs.includes(unit)) return [because('naval-6.2', 'nothing-repaired')]
  const left = what === 'T' ? ship.turrets : ship.hull
  return left > 0 ? [] : [because('naval-6.2', 'not-damaged', { unit: { unit }, what })]
}

export function playRepair(state: NavalState, { unit, what }: ActionOf<'repair'>, io: Io): NavalState {
  const after = mended(state, shipOf(state, unit), what, io)
  return { ...after, repairs: after.repairs.filter(id => id !== unit) }
}
