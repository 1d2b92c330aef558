import type { Effect, LogInput } from '../../src/engine/log'
import type { Side } from '../../src/engine/ids'
import type { Io } from './act'
import type { Hull } from './damage'
import { withShip } from './fleet'
import type { NavalState, Ship } from './state'
import type { Code, Outcome } from './words'

/** The outcome of an attack for the target. */
export function outcomeOf(before: Hull, after: Hull): Outcome {
  if (after.status === 'Sunk') return 'sunk'
  if (after.status === 'Crippled' && before.status !== 'Crippled') return 'crippled'
  return after.hull > before.hull || after.turrets > before.turrets ? 'damaged' : 'none'
}

/** Chips that appear on a ship that was hurt. */
function chips(before: Ship, after: Ship): readonly Effect[] {
  const effects: Effect[] = []
  if (after.hull > before.hull) effects.push({ kind: 'chip', unit: after.id, chip: 'H' })
  if (after.turrets > before.turrets) effects.push({ kind: 'chip', unit: after.id, chip: 'T' })
  return effects
}

/**
 * Puts what became of a target on the table and tells it: the entry of the attack with its outcome, and what it means.
 * A ship that sinks leaves the table.
 */
export function hurtShip(
  state: NavalState,
  by: Side,
  after: Ship,
  entry: LogInput<Code, Outcome>,
  io: Io,
): NavalState {
  const before = state.units.find(ship => ship.id === after.id) ?? after
  const place = before.at
  const sank = after.status === 'Sunk'
  const effects: Effect[] = [...(entry.effects ?? []), ...chips(before, after)]
  if (sank && place) effects.push({ kind: 'destroyed', unit: after.id, at: place })
  io.log({ ...entry, effects })
  const unit = { unit: after.id }
  if (sank) {
    io.log({ code: 'sinks', facts: { unit }, side: by, units: [after.id], clauses: ['naval-5.10'] })
    const wreck = place ? [{ id: after.id, at: place, facing: before.facing }] : []
    return { ...withShip(state, after.id, { ...after, at: null }), wrecks: [...state.wrecks, ...wreck] }
  }
  if (after.status === 'Crippled' && before.status !== 'Crippled') {
    io.log({
      code: 'is-crippled',
      facts: { unit },
      side: by,
      units: [after.id],
      clauses: ['naval-5.8', 'naval-5.9'],
    })
  }
  return withShip(state, after.id, after)
}
