import { neighbour } from '../../src/geometry/hexes'
import { refusalField } from '../../src/engine/acts'
import type { Reason, Act } from './act'
import { facingOf, isAsteroid, isOnBoard, placeOf } from './board'
import { type Standing, changed, findShip, hexOfShip, isOn, shipIn, shipOf, stands } from './lookup'
import { afterAction, reasonsNotActive, withActive } from './sequence'
import type { SpaceState, Torpedo } from './state'
import { strike } from './strike'

/** Launching a ship's one torpedo into the hex in front of it (5.1 to 5.3). */
export const launch: Act<'launch'> = {
  offers(state, side) {
    const ship = withActive(state, side, 'fire')
    if (!ship) return []
    return [
      {
        id: `launch:${ship.id}`,
        kind: 'launch',
        unit: ship.id,
        label: 'Launch torpedo',
        clause: 'space-5.2',
        input: 'nothing',
        ...refusalField(launchReasons(state, ship)),
        useful: false,
        options: () => [{ action: { type: 'launch', ship: ship.id }, label: 'Launch torpedo' }],
      },
    ]
  },
  refuse(state, { ship: id }) {
    const own = reasonsNotActive(state, id, 'fire')
    const ship = findShip(state, id)
    return own.length > 0 || !stands(ship) ? own : launchReasons(state, ship)
  },
  play(state, { ship: id }, io) {
    const ship = shipOf(state, id)
    if (!stands(ship)) return state
    const { board } = state.scenario
    const hex = neighbour(hexOfShip(state, ship), facingOf(ship.facing))
    const launches = state.launches + 1
    const torpedo: Torpedo = {
      id: `t${launches}`,
      side: ship.side,
      at: placeOf(board, hex),
      facing: ship.facing,
    }
    io.log({
      code: 'launches',
      facts: { unit: { unit: id } },
      side: ship.side,
      units: [id],
      clauses: ['space-5.3'],
      effects: [{ kind: 'arrow', from: ship.at, to: torpedo.at }],
    })
    const active = state.active ? { ...state.active, launched: true } : null
    const away: SpaceState = { ...changed(state, id, { torpedo: false }), launches, active }
    const target = shipIn(away, hex)
    if (!target || target.side === ship.side) {
      return afterAction({ ...away, torpedoes: [...away.torpedoes, torpedo] })
    }
    return afterAction(strike(away, torpedo, target, io).state)
  },
}

function launchReasons(state: SpaceState, ship: Standing): readonly Reason[] {
  if (!ship.torpedo) return [{ code: 'no-torpedo', clause: 'space-5.1' }]
  if (state.active?.fired && isOn(state, 'launch-or-fire'))
    return [{ code: 'has-fired', clause: 'space-R17' }]
  const hex = neighbour(hexOfShip(state, ship), facingOf(ship.facing))
  if (!isOnBoard(state.scenario.board, hex)) return [{ code: 'no-hex-ahead', clause: 'space-R19' }]
  if (isAsteroid(state, hex)) return [{ code: 'asteroid-ahead', clause: 'space-R19' }]
  return []
}
