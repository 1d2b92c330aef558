import { squareToSegment } from './outline'
import type { Point, Polygon } from './point'

/** How far, in inches, an outline may stray from the exact edge to save corners. */
const STRAY = 0.01

/** Sides of a cell of the grid. */
const TOP = 0
const RIGHT = 1
const BOTTOM = 2
const LEFT = 3

/**
 * For each pattern of corners inside (1 top left, 2 top right, 4 bottom right, 8 bottom left) the sides between which
 * the edge runs, the inside to its left. Where two opposite corners are inside they are kept apart.
 */
const RUNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
]

/** Nodes of a grid, and which of them are inside. */
export interface Nodes {
  readonly columns: number
  readonly rows: number
  /** Asked of nodes on the grid only: column and row. */
  readonly inside: (column: number, row: number) => boolean
  /** Where the edge runs between a node inside and the one next to it, which may lie off the grid. */
  readonly edge: (column: number, row: number, column2: number, row2: number) => Point
}

/** The edges of what is inside on a grid as closed loops, holes among them. */
export function loopsOf({ columns, rows, inside, edge }: Nodes): readonly (readonly Point[])[] {
  const across = columns + 2
  const isIn = (c: number, r: number): boolean => c >= 0 && r >= 0 && c < columns && r < rows && inside(c, r)

  // Grid edges by number: that to the right of a node is even, that below it odd.
  const edgeOf = (c: number, r: number, side: number): number => {
    const node = (r + 1) * across + c + 1
    if (side === TOP) return node * 2
    if (side === BOTTOM) return (node + across) * 2
    return side === LEFT ? node * 2 + 1 : (node + 1) * 2 + 1
  }
  const next = new Map<number, number>()
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const pattern =
        (isIn(c, r) ? 1 : 0) +
        (isIn(c + 1, r) ? 2 : 0) +
        (isIn(c + 1, r + 1) ? 4 : 0) +
        (isIn(c, r + 1) ? 8 : 0)
      for (const [from, to] of RUNS[pattern] ?? []) next.set(edgeOf(c, r, from), edgeOf(c, r, to))
    }
  }
  const placeOf = (number: number): Point => {
    const node = Math.floor(number / 2)
    const c = (node % across) - 1
    const r = Math.floor(node / across) - 1
    const [c2, r2] = number % 2 === 0 ? [c + 1, r] : [c, r + 1]
    return isIn(c, r) ? edge(c, r, c2, r2) : edge(c2, r2, c, r)
  }
  const made: (readonly Point[])[] = []
  for (const first of next.keys()) {
    const loop: Point[] = []
    for (let at: number | undefined = first; at !== undefined; ) {
      const following: number | undefined = next.get(at)
      if (following === undefined) break
      next.delete(at)
      loop.push(placeOf(at))
      at = following
    }
    made.push(loop)
  }
  return made
}

/** The last place from `from` towards `to` that still fits, by halving six times. */
export function lastFitting(from: Point, to: Point, fits: (x: number, y: number) => boolean): Point {
  let low = 0
  let high = 1
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2
    if (fits(from.x + (to.x - from.x) * middle, from.y + (to.y - from.y) * middle)) low = middle
    else high = middle
  }
  const t = (low + high) / 2
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

/** A closed outline without the corners that hardly bend it. */
export function simplified(loop: readonly Point[]): Polygon {
  const first = loop[0]
  if (!first) return []
  let half = 0
  let far = 0
  for (const [i, p] of loop.entries()) {
    const d = (p.x - first.x) ** 2 + (p.y - first.y) ** 2
    if (d > far) {
      far = d
      half = i
    }
  }
  if (half === 0) return []
  const keep = new Uint8Array(loop.length + 1)
  const closed = [...loop, first]
  keep[0] = 1
  keep[half] = 1
  const spans: [number, number][] = [
    [0, half],
    [half, loop.length],
  ]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const a = closed[from]
    const b = closed[to]
    if (!a || !b) continue
    let most = STRAY * STRAY
    let worst = -1
    for (let i = from + 1; i < to; i++) {
      const p = closed[i]
      if (!p) continue
      const off = squareToSegment(p.x, p.y, a.x, a.y, b.x, b.y)
      if (off > most) {
        most = off
        worst = i
      }
    }
    if (worst === -1) continue
    keep[worst] = 1
    spans.push([from, worst], [worst, to])
  }
  return loop.filter((_, i) => keep[i] === 1)
}
