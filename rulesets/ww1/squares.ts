import {
  type Cell,
  cellAt,
  cellCentre,
  cellDistance4,
  cellDistance8,
  cellLabel,
  cellOfLabel,
  cellOutline,
  neighbours4,
  neighbours8,
} from '../../src/geometry/squares'
import { refusalField } from '../../src/engine/acts'
import { memoBy } from '../../src/engine/memo'
import type { Side } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import type { Point, Polygon } from '../../src/geometry/point'
import type { Reason } from './act'
import type { Square, SquaresBoard, Ww1Action } from './state'

/** The rows lie as columns of the picture, and the files as its rows: the Attacker's edge is on the left. */
const turned = ({ column, row }: Cell): Cell => ({ column: row, row: column })

/** The square of a cell of the picture. */
const labelOf = (cell: Cell): Square => cellLabel(turned(cell))

/** Cells of squares that were asked for: a pure cache, for names are read very often. */
const read = new Map<Square, Cell>()
const MOST_READ = 1000

function cellOf(square: Square): Cell {
  const known = read.get(square)
  if (known) return known
  const cell = turned(cellOfLabel(square))
  if (read.size < MOST_READ) read.set(square, cell)
  return cell
}

export interface Grid {
  readonly files: number
  readonly rows: number
  readonly all: readonly Square[]
  /** Squares that share a side, and those all around. */
  readonly beside: ReadonlyMap<Square, readonly Square[]>
  readonly around: ReadonlyMap<Square, readonly Square[]>
}

/** The squares of a board and their neighbours. */
export const gridOf = memoBy((board: SquaresBoard): Grid => {
  const cells = Array.from({ length: board.columns * board.rows }, (_, at) => ({
    column: Math.floor(at / board.rows),
    row: at % board.rows,
  }))
  const isOn = ({ column, row }: Cell): boolean =>
    column >= 0 && row >= 0 && column < board.columns && row < board.rows
  const near = (of: (cell: Cell) => readonly Cell[]): ReadonlyMap<Square, readonly Square[]> =>
    new Map(cells.map(cell => [labelOf(cell), of(cell).filter(isOn).map(labelOf)]))
  return {
    files: board.rows,
    rows: board.columns,
    all: cells.map(labelOf),
    beside: near(neighbours4),
    around: near(neighbours8),
  }
})

/** The row of a square, 1 at the Attacker's edge. */
export const rowOf = (square: Square): number => cellOf(square).column + 1

/** The file of a square, counted from 0. */
export const fileOf = (square: Square): number => cellOf(square).row

export const squareAt = (board: SquaresBoard, at: Point): Square | null => {
  const cell = cellAt(at, board.origin, board.size)
  const isOn = cell.column >= 0 && cell.row >= 0 && cell.column < board.columns && cell.row < board.rows
  return isOn ? (gridOf(board).all[cell.column * board.rows + cell.row] ?? null) : null
}

export const isSquare = (board: SquaresBoard, square: Square): boolean => gridOf(board).beside.has(square)

/** The square of a file (counted from 0) and a row (counted from 1). */
export const squareOf = (file: number, row: number): Square => labelOf({ column: row - 1, row: file })

export const centreOf = (board: SquaresBoard, square: Square): Point =>
  cellCentre(cellOf(square), board.origin, board.size)

export const outlineOf = (board: SquaresBoard, square: Square): Polygon =>
  cellOutline(cellOf(square), board.origin, board.size)

/** The option for which a square stands. */
export const optionIn = (
  board: SquaresBoard,
  square: Square,
  action: Ww1Action,
  reasons: readonly Reason[] = [],
): Option<Ww1Action> => ({
  action,
  label: square,
  at: centreOf(board, square),
  cell: outlineOf(board, square),
  ...refusalField(reasons),
})

/** The side in whose half a square lies. */
export const halfOf = (board: SquaresBoard, square: Square): Side =>
  rowOf(square) <= board.columns / 2 ? 'A' : 'B'

/** Steps between two squares across sides, and across corners too. */
export const stepsBetween = (a: Square, b: Square): number => cellDistance4(cellOf(a), cellOf(b))
export const stepsAcross = (a: Square, b: Square): number => cellDistance8(cellOf(a), cellOf(b))

/** The four places for bases in a square, the front ones of either side first. */
export function placesIn(board: SquaresBoard, square: Square, side: Side): readonly Point[] {
  const { x, y } = centreOf(board, square)
  const d = board.size * 0.23
  const front = side === 'A' ? d : -d
  return [
    { x: x + front, y: y - d },
    { x: x + front, y: y + d },
    { x: x - front, y: y - d },
    { x: x - front, y: y + d },
  ]
}
