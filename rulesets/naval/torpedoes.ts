import { refusalField } from '../../src/engine/acts'
import { type Act, type Reason, because } from './act'
import { hurtShip, outcomeOf } from './aftermath'
import { isBetween } from './air'
import { hullDamage, rolledHits, several } from './damage'
import { findShip, firer, fleetOf, isThere, rangeBetween, shipOf, targetsOf, withShip } from './fleet'
import { isOn } from './houseRules'
import type { NavalState } from './state'
import { optionsAt } from './targets'

/** Why a ship cannot launch a Torpedo Salvo now, whatever the target. */
function tubesSilent(state: NavalState, unit: string): readonly Reason[] {
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

/** Launching a salvo: 1, 2 or 3 is the number of H damages. */
export const salvo: Act<'salvo'> = {
  offers(state, side) {
    if (firer(state) !== side) return []
    const armed = fleetOf(state, side).filter(ship => ship.at !== null && ship.factors.salvoes > 0)
    return armed.map(({ id: unit }) => {
      const tied = tubesSilent(state, unit)
      const reasonsAt = (target: string) => salvo.refuse(state, { type: 'salvo', unit, target })
      return {
        id: `salvo:${unit}`,
        kind: 'salvo',
        unit,
        label: 'Torpedo Salvo',
        clause: 'naval-11.7',
        input: 'target',
        useful: tied.length === 0 && targetsOf(state, side).some(({ id }) => reasonsAt(id).length === 0),
        ...refusalField(tied),
        options: () =>
          optionsAt(state, side, ({ id }) => ({
            action: { type: 'salvo', unit, target: id },
            reasons: reasonsAt(id),
          })),
      }
    })
  },
  refuse(state, { unit, target: id }) {
    const reasons = tubesSilent(state, unit)
    if (reasons.length > 0) return reasons
    const ship = shipOf(state, unit)
    const target = findShip(state, id)
    if (!target || !isThere(target) || target.side === ship.side) return [because('naval-R30', 'no-target')]
    const range = rangeBetween(state, ship, target)
    return range === 1 ? [] : [because('naval-11.7', 'torpedo-range', { range })]
  },
  play(state, { unit, target: id }, io) {
    const ship = shipOf(state, unit)
    const target = shipOf(state, id)
    const count = rolledHits(io.chance, ship.side, 'Torpedo Salvo', 'naval-11.8')
    const hurt = several(target, count, hullDamage)
    const [from, to] = [ship.at, target.at]
    const after = withShip(state, unit, { salvoes: ship.salvoes - 1, launched: true })
    return hurtShip(
      after,
      ship.side,
      hurt,
      {
        code: count === 0 ? 'salvo-misses' : 'salvo-hits',
        facts: { unit: { unit }, target: { unit: id }, count },
        side: ship.side,
        units: [unit, id],
        clauses: ['naval-11.8'],
        outcome: outcomeOf(target, hurt),
        hit: count > 0,
        effects: from && to ? [{ kind: 'shot', from, to, hit: count > 0, weapon: 'torpedo' }] : [],
      },
      io,
    )
  },
}
