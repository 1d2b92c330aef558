import { neighbour } from '../../src/geometry/hexes'
import type { Io } from './act'
import { facingOf, hexOf, indexOf, isOnBoard, placeOf, reentry } from './board'
import { effectsOf, suffered } from './contest'
import { isOn, shipIn } from './lookup'
import type { Asteroid, SpaceState } from './state'

/** An asteroid one hex farther; over the edge it comes back on the other side of its row (8.3, 8.9, R27). */
export function drifted(state: SpaceState, asteroid: Asteroid): Asteroid {
  const { board, drift: common } = state.scenario
  const direction = isOn(state, 'own-drift') ? facingOf(asteroid.drift) : common
  const from = hexOf(board, asteroid.at)
  const ahead = neighbour(from, direction)
  const hex = isOnBoard(board, ahead) ? ahead : reentry(board, from, direction)
  return { ...asteroid, at: placeOf(board, hex) }
}

/** All asteroids shift one hex; ships that they come upon are Destroyed, torpedoes explode (8.8, R28). */
export function drift(before: SpaceState, io: Io): SpaceState {
  if (before.asteroids.length === 0) return before
  const { board } = before.scenario
  const moved = before.asteroids.map(asteroid => drifted(before, asteroid))
  let state: SpaceState = { ...before, asteroids: moved }
  io.log({ code: 'asteroids-drift', side: null, units: [], clauses: ['space-8.3'] })
  for (const { at } of moved) {
    const ship = shipIn(state, hexOf(board, at))
    if (!ship) continue
    io.log({
      code: 'asteroid-destroys',
      facts: { unit: { unit: ship.id } },
      side: ship.side,
      units: [ship.id],
      clauses: ['space-8.8'],
      outcome: 'destroyed',
      effects: effectsOf(state, ship.id, 'destroyed'),
    })
    state = suffered(state, ship.id, 'destroyed')
  }
  const under = new Set(moved.map(({ at }) => indexOf(hexOf(board, at))))
  const crushed = state.torpedoes.filter(({ at }) => under.has(indexOf(hexOf(board, at))))
  for (const torpedo of crushed) {
    io.log({
      code: 'asteroid-explodes-torpedo',
      side: torpedo.side,
      units: [],
      clauses: ['space-R28'],
      effects: [{ kind: 'burst', at: torpedo.at, size: 0.8 }],
    })
  }
  return crushed.length === 0
    ? state
    : { ...state, torpedoes: state.torpedoes.filter(torpedo => !crushed.includes(torpedo)) }
}
