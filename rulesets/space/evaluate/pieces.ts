import type { Side } from '../../../src/engine/ids'
import { type Hex, type HexFacing, hexDistance } from '../../../src/geometry/hexes'
import { facingOf, hexOf } from '../board'
import { type Standing, stands } from '../lookup'
import type { Ship, SpaceState } from '../state'

/** A ship with what its side needs to know of it. */
export interface Piece {
  readonly ship: Standing
  /** Its place in the list of units. */
  readonly at: number
  readonly hex: Hex
  readonly facing: HexFacing
  /** It has moved in this turn: it stays where it is until the turn is over. */
  readonly isDone: boolean
}

/** The ships of a side that stand on the table. */
export function piecesOf(state: SpaceState, side: Side): readonly Piece[] {
  const found: Piece[] = []
  for (const [at, ship] of state.units.entries())
    if (ship.side === side && stands(ship)) found.push(pieceOf(state, ship, at))
  return found
}

/** The piece that was made last of the ship in each place of the list: most are the same while one of them is moved about. */
const last: Piece[] = []

function pieceOf(state: SpaceState, ship: Standing, at: number): Piece {
  const known = last[at]
  const done = isDone(state, ship)
  if (known?.ship === ship && known.isDone === done) return known
  const { board } = state.scenario
  const made = { ship, at, hex: hexOf(board, ship.at), facing: facingOf(ship.facing), isDone: done }
  last[at] = made
  return made
}

const isDone = ({ active }: SpaceState, ship: Ship): boolean =>
  ship.activated || (active?.ship === ship.id && active.stage === 'fire')

export const apart = (a: Piece, b: Piece): number => hexDistance(a.hex, b.hex)

/** How many hex sides a place lies off the nose of a ship, 0 to 3. */
export function bearingOff({ hex, facing }: Piece, to: Hex): number {
  const x = 1.5 * (to.q - hex.q)
  const y = Math.sqrt(3) * (to.r - hex.r + (to.q - hex.q) / 2)
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  const off = Math.abs(((angle - facing * 60 + 540) % 360) - 180)
  return off / 60
}
