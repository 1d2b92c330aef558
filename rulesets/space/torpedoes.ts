import type { Reason } from '../../src/engine/refusal'
import type { Io } from '../../src/engine/ruleset'
import { type Hex, neighbour } from '../../src/geometry/hexes'
import { type Act, refusalField } from './act'
import { facingOf, isAsteroid, isOnBoard, placeOf } from './board'
import { type Outcome, clauseOf, contest, effectsOf, suffered } from './contest'
import { type Standing, changed, findShip, hexOfShip, isOn, shipIn, shipOf, stands, torpedoesAgainst } from './lookup'
import { afterAction, reasonsNotActive, withActive } from './sequence'
import type { Ship, SpaceAction, SpaceState, Torpedo } from './state'
import { CONTEST_DICE } from './tables'

/** Dice of a torpedo that attacks a ship: two, one if the ship is Cloaked (5.12, 7.6). */
export const torpedoDice = (target: Ship): number =>
  target.cloaked ? CONTEST_DICE.torpedoAtCloaked : CONTEST_DICE.torpedo

/** A torpedo hits a ship: the contest, and the torpedo is gone whatever comes of it. There is no fire back (R21). */
export function strike(
  state: SpaceState,
  torpedo: Torpedo,
  target: Standing,
  io: Io,
): { readonly state: SpaceState; readonly outcome: Outcome } {
  const outcome = contest(torpedo.side, torpedoDice(target), target, io)
  io.log({
    code: `torpedo-${outcome}`,
    facts: { unit: { unit: target.id } },
    side: torpedo.side,
    units: [target.id],
    clauses: ['space-5.12', ...(target.cloaked ? ['space-7.6'] : []), clauseOf(target, outcome)],
    outcome,
    hit: true,
    effects: [{ kind: 'burst', at: target.at, size: 1 }, ...effectsOf(state, target.id, outcome)],
  })
  const torpedoes = state.torpedoes.filter(({ id }) => id !== torpedo.id)
  return { state: suffered({ ...state, torpedoes }, target.id, outcome), outcome }
}

/** All enemy torpedoes in the hex of a ship hit it, in the order of launching (5.11). True if it was Damaged or worse by them. */
export function runInto(
  before: SpaceState,
  id: string,
  hex: Hex,
  io: Io,
): { readonly state: SpaceState; readonly harmed: boolean } {
  let state = before
  let harmed = false
  for (const torpedo of torpedoesAgainst(before, shipOf(before, id).side, hex)) {
    const ship = shipOf(state, id)
    if (!stands(ship)) break
    const struck = strike(state, torpedo, ship, io)
    state = struck.state
    harmed ||= struck.outcome !== 'none'
  }
  return { state, harmed }
}

type Launch = Extract<SpaceAction, { type: 'launch' }>

/** Launching a ship's one torpedo into the hex in front of it (5.1 to 5.3). */
export const launch: Act<Launch> = {
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
  if (state.active?.fired && isOn(state, 'launch-or-fire')) return [{ code: 'has-fired', clause: 'space-R17' }]
  const hex = neighbour(hexOfShip(state, ship), facingOf(ship.facing))
  if (!isOnBoard(state.scenario.board, hex)) return [{ code: 'no-hex-ahead', clause: 'space-R19' }]
  if (isAsteroid(state, hex)) return [{ code: 'asteroid-ahead', clause: 'space-R19' }]
  return []
}
