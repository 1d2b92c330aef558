import type { Point } from '../../src/geometry/point'
import {
  type Hex,
  type HexFacing,
  HEX_FACINGS,
  centre,
  hexAt,
  hexOutline,
  inLine,
  neighbour,
  onBoard,
  turn,
} from '../../src/geometry/hexes'
import type { Degrees, Polygon } from '../../src/geometry/point'
import type { HexBoard, SpaceState } from './state'

const ROOT3 = Math.sqrt(3)

/** Width and height in board units of a board of hexes: whole hexes, the odd columns half a hex lower. */
export function sizeOf(columns: number, rows: number, size: number) {
  return { width: size * (1.5 * columns + 0.5), height: size * ROOT3 * (rows + (columns > 1 ? 0.5 : 0)) }
}

/** Where hex 0,0 has its middle. */
const origin = (board: HexBoard): Point => ({ x: board.size, y: (ROOT3 / 2) * board.size })

/** The middle of a hex on the table. */
export function placeOf(board: HexBoard, hex: Hex): Point {
  const { x, y } = centre(hex, board.size)
  const from = origin(board)
  return { x: x + from.x, y: y + from.y }
}

/** The hex in which a place of the table lies. */
export function hexOf(board: HexBoard, at: Point): Hex {
  const from = origin(board)
  return hexAt({ x: at.x - from.x, y: at.y - from.y }, board.size)
}

/** The six corners of a hex on the table. */
export function outlineOf(board: HexBoard, hex: Hex): Polygon {
  const from = origin(board)
  return hexOutline(hex, board.size).map(({ x, y }) => ({ x: x + from.x, y: y + from.y }))
}

/** The side of a hex that an angle points at. The first side is to the north, then clockwise (R1). */
export const facingOf = (degrees: Degrees): HexFacing => turn(0, Math.round(degrees / 60))

export const degreesOf = (facing: HexFacing): Degrees => facing * 60

export const isOnBoard = (board: HexBoard, hex: Hex): boolean => onBoard(hex, board.columns, board.rows)

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

/** One number for each hex near a board, for tables. */
export const indexOf = ({ q, r }: Hex): number => (q + 64) * 512 + r + 256

/** Whether two hexes are one. */
export const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

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
