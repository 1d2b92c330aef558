import { HEX_FACINGS, type Hex, type HexFacing, inLine, neighbour, turn } from '../../src/geometry/hexes'
import { hexOf, indexOf, isOnBoard } from '../../src/geometry/hexBoard'
import type { HexBoard, SpaceState } from './state'

export {
  degreesOf,
  facingOf,
  hexOf,
  indexOf,
  isOnBoard,
  isSame,
  outlineOf,
  placeOf,
  sizeOf,
} from '../../src/geometry/hexBoard'

/** How many hexes a board has. */
export const countOf = ({ columns, rows }: HexBoard): number => columns * rows

/** The hexes of a board from 0 on, column by column. */
export function hexNumber({ rows }: HexBoard, at: number): Hex {
  const q = Math.floor(at / rows)
  return { q, r: (at % rows) - Math.floor(q / 2) }
}

/** All hexes of a board, column by column. */
export const hexesOf = (board: HexBoard): readonly Hex[] =>
  Array.from({ length: countOf(board) }, (_, at) => hexNumber(board, at))

/** Where what leaves the board over one edge comes back: the last hex on the board against its direction (R27). */
export function reentry(board: HexBoard, from: Hex, direction: HexFacing): Hex {
  const back = turn(direction, 3)
  let at = from
  for (let next = neighbour(at, back); isOnBoard(board, next); next = neighbour(at, back)) at = next
  return at
}

/** The last hex on the board on the way to the `n`th one in a direction. */
export function lastOnBoard(board: HexBoard, from: Hex, direction: HexFacing, n: number): Hex {
  return inLine(from, direction, n).findLast(hex => isOnBoard(board, hex)) ?? from
}

/** The hexes that hold asteroids, by `indexOf`. */
const kept = new WeakMap<SpaceState['asteroids'], ReadonlySet<number>>()
export function asteroidHexes(state: SpaceState): ReadonlySet<number> {
  let found = kept.get(state.asteroids)
  if (!found) {
    found = new Set(state.asteroids.map(({ at }) => indexOf(hexOf(state.scenario.board, at))))
    kept.set(state.asteroids, found)
  }
  return found
}

export const isAsteroid = (state: SpaceState, hex: Hex): boolean => asteroidHexes(state).has(indexOf(hex))

/** All facings in the order in which they are tried: the present one, then clockwise. */
export const clockwiseFrom = (facing: HexFacing): readonly HexFacing[] =>
  HEX_FACINGS.map(sides => turn(facing, sides))
