import { refusalField } from '../../src/engine/acts'
import type { Reason, Act } from './act'
import { type Standing, changed, findShip, isOn, shipOf, stands } from './lookup'
import { endActivation, reasonsNotActive, withActive } from './sequence'
import type { SpaceState } from './state'

/** Why a ship that has moved may not Cloak: it has fired or launched, or has fired back (a house rule, R16). */
function barred(state: SpaceState, ship: Standing): readonly Reason[] {
  const { active } = state
  if (active?.fired) return [{ code: 'fired-not-cloak', clause: 'space-7.2' }]
  if (active?.launched) return [{ code: 'launched-not-cloak', clause: 'space-7.2' }]
  return ship.firedBack && isOn(state, 'fired-back-binds')
    ? [{ code: 'has-fired-back', clause: 'space-R16' }]
    : []
}

/** Cloaking after a movement, instead of firing (7.1, R25). */
export const cloak: Act<'cloak'> = {
  offers(state, side) {
    const ship = withActive(state, side, 'fire')
    if (!ship) return []
    return [
      {
        id: `cloak:${ship.id}`,
        kind: 'cloak',
        unit: ship.id,
        label: 'Cloak',
        clause: 'space-7.1',
        input: 'nothing',
        ...refusalField(barred(state, ship)),
        useful: false,
        options: () => [{ action: { type: 'cloak', ship: ship.id }, label: 'Cloak' }],
      },
    ]
  },
  refuse(state, { ship: id }) {
    const own = reasonsNotActive(state, id, 'fire')
    const ship = findShip(state, id)
    return own.length > 0 || !stands(ship) ? own : barred(state, ship)
  },
  play(state, { ship: id }, io) {
    const { side } = shipOf(state, id)
    io.log({
      code: 'cloaks',
      facts: { unit: { unit: id } },
      side,
      units: [id],
      clauses: ['space-7.1', 'space-7.3'],
      effects: [{ kind: 'chip', unit: id, chip: 'C' }],
    })
    return endActivation(changed(state, id, { cloaked: true }))
  },
}
