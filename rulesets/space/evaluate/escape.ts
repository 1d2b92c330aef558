import type { Side } from '../../../src/engine/ids'
import type { HexFacing } from '../../../src/geometry/hexes'
import { allowance } from '../lookup'
import type { SpaceState } from '../state'
import type { Piece } from './pieces'
import { POINT, wholeOf } from './value'

/** The chance of a ship to get away that needs one activation more for it, and of one that needs two. */
const NEXT = 0.85
const IN_TWO = 0.62
/** What is left of the chance for each activation beyond two. */
const SLOWER = 0.93
/** Of a ship that needs every activation that is left: nothing may go wrong. */
const JUST_IN_TIME = 0.8
/** Activations that a Damaged ship needs after a Jump to the edge, on average of how it comes out of it. */
const DAMAGED_OUT = 1.4
/** What a hex nearer to the edge counts besides, in points. */
const NEARER = 0.4

/** What getting away over the edge is worth to a side: the points of those who have, those of the others by their chance. */
export function escapeOf(state: SpaceState, side: Side, own: readonly Piece[]): number {
  const { escape } = state.scenario
  if (escape?.side !== side) return 0
  let sum = POINT * pointsToCome(state, side, own)
  for (const ship of state.units) {
    // Who has got away can no longer be shot at.
    if (ship.side === side && ship.escaped) sum += wholeOf(ship) + POINT * escape.points
    else if (ship.side === side && ship.fate === 'left') sum -= 10
  }
  for (const piece of own) sum -= NEARER * hexesTo(state, piece)
  return sum
}

/** Points that the ships of a side will bring on average by getting away. */
export function pointsToCome(state: SpaceState, side: Side, own: readonly Piece[]): number {
  const { escape } = state.scenario
  if (escape?.side !== side) return 0
  return own.reduce((sum, piece) => sum + escape.points * chanceAway(state, piece), 0)
}

/** Hexes to the edge, the one over it among them. */
const hexesTo = ({ scenario: { escape, board } }: SpaceState, { hex }: Piece): number =>
  escape?.edge === 'east' ? board.columns - hex.q : hex.q + 1

/** How likely a ship gets away. */
function chanceAway(state: SpaceState, piece: Piece): number {
  const { turns } = state.scenario
  const left = turns - state.turn + (piece.isDone ? 0 : 1)
  const needed = activationsFor(state, piece)
  if (needed > left) return IN_TWO * JUST_IN_TIME * Math.max(0, 1 - (needed - left))
  if (needed <= 1) return NEXT
  return IN_TWO * SLOWER ** (needed - 2) * (left - needed < 1 ? JUST_IN_TIME : 1)
}

/** Whether a ship will be away with its next movement. */
export const isOff = (state: SpaceState, piece: Piece): boolean =>
  state.scenario.escape?.side === piece.ship.side && activationsFor(state, piece) <= 1

/** Activations until a ship is over the edge, as it flies or by a Jump to the edge and a flight from there. */
function activationsFor(state: SpaceState, piece: Piece): number {
  const { ship, facing } = piece
  const byFlight = Math.ceil(flight(state, facing, hexesTo(state, piece)) / allowance(ship))
  return Math.min(byFlight, 1 + (ship.damaged ? DAMAGED_OUT : 1))
}

/** Movement Points to the edge: one forward before a ship may turn, then the turns, then straight on (3.4). */
function flight(state: SpaceState, facing: HexFacing, hexes: number): number {
  const ahead = state.scenario.escape?.edge === 'east' ? facing : (((facing + 3) % 6) as HexFacing)
  if (ahead === 1 || ahead === 2) return hexes
  return ahead === 0 || ahead === 3 ? hexes + 2 : hexes + 4
}
