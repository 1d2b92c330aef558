import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import { hurtShip, outcomeOf } from './aftermath'
import { isBetween } from './air'
import { hullDamage, rolledHits, several } from './damage'
import { because, findShip, firer, isThere, rangeBetween, shipOf, withShip } from './fleet'
import { isOn } from './houseRules'
import type { ActionOf, NavalState } from './state'

/** Why a ship cannot launch a Torpedo Salvo now, whatever the target. */
export function tubesSilent(state: NavalState, unit: string): readonly Reason[] {
  const ship = findShip(state, unit)
  if (!ship || ship.at === null) return [because('naval-11.7', 'not-on-table')]
  if (firer(state) !== ship.side) return [because('naval-R30', 'not-firing')]
  if (ship.status === 'Crippled') return [because('naval-5.9', 'crippled-fires', { unit: { unit } })]
  if (ship.smoke) return [because('naval-R30', 'smoke-fires', { unit: { unit } })]
  if (ship.salvoes === 0) return [because('naval-11.6', 'no-salvoes', { unit: { unit } })]
  if (ship.launched && !isOn(state, 'all-salvoes'))
    return [because('naval-R30', 'has-launched', { unit: { unit } })]
  return isBetween(state) ? [] : [because('naval-R30', 'guns-first')]
}

/** Why a Torpedo Salvo cannot go at this ship. */
export function refuseSalvo(state: NavalState, { unit, target: id }: ActionOf<'salvo'>): readonly Reason[] {
  const reasons = tubesSilent(state, unit)
  if (reasons.length > 0) return reasons
  const ship = shipOf(state, unit)
  const target = findShip(state, id)
  if (!target || !isThere(target) || target.side === ship.side) return [because('naval-R30', 'no-target')]
  const range = rangeBetween(state, ship, target)
  return range === 1 ? [] : [because('naval-11.7', 'torpedo-range', { range })]
}

/** Launches a salvo: 1, 2 or 3 is the number of H damages. */
export function playSalvo(state: NavalState, { unit, target: id }: ActionOf<'salvo'>, io: Io): NavalState {
  const ship = shipOf(state, unit)
  const target = shipOf(state, id)
  const count = rolledHits(io.chance, ship.side, 'Torpedo Salvo', 'naval-11.8')
  const hurt = several(target, count, hullDamage)
  const entry = {
    code: count === 0 ? 'salvo-misses' : 'salvo-hits',
    facts: { unit: { unit }, target: { unit: id }, count },
    side: ship.side,
    units: [unit, id],
    clauses: ['naval-11.8'],
    outcome: outcomeOf(target, hurt),
    hit: count > 0,
    effects:
      ship.at && target.at
        ? [{ kind: 'shot' as const, from: ship.at, to: target.at, hit: count > 0, weapon: 'torpedo' }]
        : [],
  }
  const after = withShip(state, unit, { salvoes: ship.salvoes - 1, launched: true })
  return hurtShip(after, ship.side, hurt, entry, io)
}
