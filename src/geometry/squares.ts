import type { Point, Polygon } from './point'

/** A square of a grid, counted from 0 at the top left. */
export interface Cell {
  readonly column: number
  readonly row: number
}

const SIDES: readonly Cell[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
]

const AROUND: readonly Cell[] = [
  { column: 0, row: -1 },
  { column: 1, row: -1 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 0, row: 1 },
  { column: -1, row: 1 },
  { column: -1, row: 0 },
  { column: -1, row: -1 },
]

function shifted(cell: Cell, steps: readonly Cell[]): readonly Cell[] {
  return steps.map(({ column, row }) => ({ column: cell.column + column, row: cell.row + row }))
}

/** The four squares that share a side, clockwise from the north. They may lie off the board. */
export function neighbours4(cell: Cell): readonly Cell[] {
  return shifted(cell, SIDES)
}

/** The eight squares around, clockwise from the north. They may lie off the board. */
export function neighbours8(cell: Cell): readonly Cell[] {
  return shifted(cell, AROUND)
}

/** How many steps lie between two squares when steps go across corners too. */
export function cellDistance8(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row))
}

/** How many steps lie between two squares when steps cross sides only. */
export function cellDistance4(a: Cell, b: Cell): number {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row)
}

/** The square in which a place lies; `origin` is the grid's top left corner, `size` the side of a square. */
export function cellAt(p: Point, origin: Point, size: number): Cell {
  return { column: Math.floor((p.x - origin.x) / size), row: Math.floor((p.y - origin.y) / size) }
}

/** The middle of a square. */
export function cellCentre({ column, row }: Cell, origin: Point, size: number): Point {
  return { x: origin.x + (column + 0.5) * size, y: origin.y + (row + 0.5) * size }
}

/** The four corners of a square, clockwise from the top left. */
export function cellOutline({ column, row }: Cell, origin: Point, size: number): Polygon {
  const x = origin.x + column * size
  const y = origin.y + row * size
  return [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ]
}

/** A square's name by letter and number: the top left one is 'A1', the one to its right 'B1', after 'Z1' 'AA1'. */
export function cellLabel({ column, row }: Cell): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCodePoint(65 + (rest % 26)) + letters
  }
  return `${letters}${row + 1}`
}

/** The square of a name such as 'D5'. Throws on any other text. */
export function cellOfLabel(label: string): Cell {
  const [, letters, number] = /^([A-Z]+)([1-9]\d*)$/.exec(label) ?? []
  if (letters === undefined || number === undefined) throw new Error(`Not the name of a square: ${label}`)
  let column = 0
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0) ?? 65) - 64
  return { column: column - 1, row: Number(number) - 1 }
}
