import { type Side, otherSide } from '../../src/engine/ids'
import { type Act, type Io, because } from './act'
import { findShip, fleetOf, isFit, shipOf, withShip } from './fleet'
import type { NavalState, Ship } from './state'
import { afterRepairs } from './sequence'
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

/** What a ship has repaired, where its owner has a choice. */
export const repair: Act<'repair'> = {
  offers: (state, side) =>
    fleetOf(state, side)
      .filter(ship => state.repairs.includes(ship.id))
      .map(ship => ({
        id: `repair:${ship.id}`,
        kind: 'repair',
        unit: ship.id,
        label: 'Repair',
        clause: 'naval-6.2',
        input: 'choice',
        useful: true,
        options: () => [
          { action: { type: 'repair', unit: ship.id, what: 'T' }, label: 'One T (turret)' },
          { action: { type: 'repair', unit: ship.id, what: 'H' }, label: 'One H (hull)' },
        ],
      })),
  refuse(state, { unit, what }) {
    const ship = findShip(state, unit)
    if (!ship || !state.repairs.includes(unit)) return [because('naval-6.2', 'nothing-repaired')]
    const left = what === 'T' ? ship.turrets : ship.hull
    return left > 0 ? [] : [because('naval-6.2', 'not-damaged', { unit: { unit }, what })]
  },
  play(state, { unit, what }, io) {
    const after = mended(state, shipOf(state, unit), what, io)
    return afterRepairs({ ...after, repairs: after.repairs.filter(id => id !== unit) }, io)
  },
}
