import type { Hex } from '../../src/geometry/hexes'
import type { Io } from './act'
import { type Outcome, clauseOf, contest, effectsOf, suffered } from './contest'
import { type Standing, shipOf, stands, torpedoesAgainst } from './lookup'
import type { Ship, SpaceState, Torpedo } from './state'
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
