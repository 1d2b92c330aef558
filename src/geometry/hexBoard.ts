import { type Hex, type HexFacing, centre, hexAt, hexOutline, onBoard, turn } from './hexes'
import type { Degrees, Point, Polygon } from './point'

/** A table of flat-topped hexes in columns; `size` is from the middle of a hex to a corner, in board units. */
export interface HexGrid {
  readonly columns: number
  readonly rows: number
  readonly size: number
}

const ROOT3 = Math.sqrt(3)

/** Width and height in board units of a board of hexes: whole hexes, the odd columns half a hex lower. */
export function sizeOf(columns: number, rows: number, size: number) {
  return { width: size * (1.5 * columns + 0.5), height: size * ROOT3 * (rows + (columns > 1 ? 0.5 : 0)) }
}

/** Where hex 0,0 has its middle. */
const origin = (board: HexGrid): Point => ({ x: board.size, y: (ROOT3 / 2) * board.size })

/** The middle of a hex on the table. */
export function placeOf(board: HexGrid, hex: Hex): Point {
  const { x, y } = centre(hex, board.size)
  const from = origin(board)
  return { x: x + from.x, y: y + from.y }
}

/** The hex in which a place of the table lies. */
export function hexOf(board: HexGrid, at: Point): Hex {
  const from = origin(board)
  return hexAt({ x: at.x - from.x, y: at.y - from.y }, board.size)
}

/** The six corners of a hex on the table. */
export function outlineOf(board: HexGrid, hex: Hex): Polygon {
  const from = origin(board)
  return hexOutline(hex, board.size).map(({ x, y }) => ({ x: x + from.x, y: y + from.y }))
}

/** The borders of a patch of hexes, each a ring: about the patch, and about every hole in it. */
export function bordersOf(board: HexGrid, hexes: readonly Hex[]): readonly Polygon[] {
  const keyOf = ({ x, y }: Point): string => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`
  const sides = new Map<string, { readonly from: Point; readonly to: Point }>()
  for (const hex of hexes) {
    const corners = outlineOf(board, hex)
    for (const [at, from] of corners.entries()) {
      const to = corners[(at + 1) % corners.length] ?? from
      // Two hexes share a side, which each goes along the other way round.
      if (!sides.delete(`${keyOf(to)} ${keyOf(from)}`)) sides.set(`${keyOf(from)} ${keyOf(to)}`, { from, to })
    }
  }
  const onward = new Map([...sides.values()].map(side => [keyOf(side.from), side]))
  const rings: Point[][] = []
  while (onward.size > 0) {
    const ring: Point[] = []
    let [at] = onward.keys()
    for (let side = onward.get(at ?? ''); side; side = onward.get(at ?? '')) {
      ring.push(side.from)
      onward.delete(keyOf(side.from))
      at = keyOf(side.to)
    }
    rings.push(ring)
  }
  return rings
}

/** The side of a hex that an angle points at. The first side is to the north, then clockwise. */
export const facingOf = (degrees: Degrees): HexFacing => turn(0, Math.round(degrees / 60))

/** The angle of a side of a hex, clockwise from north. */
export const degreesOf = (facing: HexFacing): Degrees => facing * 60

export const isOnBoard = (board: HexGrid, hex: Hex): boolean => onBoard(hex, board.columns, board.rows)

/** One number for each hex near a board, for tables. */
export const indexOf = ({ q, r }: Hex): number => (q + 64) * 512 + r + 256

/** Whether two hexes are one. */
export const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r
