import type { ReachField } from './field'
import { legCost } from './ground'
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

/** The edges of a reach as closed outlines, holes among them: where the exact cost is the allowance. */
export function contours(field: ReachField): readonly Polygon[] {
  const { columns, rows, cost, allowance } = field
  const across = columns + 2
  const inside = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < columns && r < rows && (cost[r * columns + c] ?? Infinity) <= allowance + 1e-9

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
        (inside(c, r) ? 1 : 0) +
        (inside(c + 1, r) ? 2 : 0) +
        (inside(c + 1, r + 1) ? 4 : 0) +
        (inside(c, r + 1) ? 8 : 0)
      for (const [from, to] of RUNS[pattern] ?? []) next.set(edgeOf(c, r, from), edgeOf(c, r, to))
    }
  }
  const placeOf = (edge: number): Point => {
    const node = Math.floor(edge / 2)
    const c = (node % across) - 1
    const r = Math.floor(node / across) - 1
    const [c2, r2] = edge % 2 === 0 ? [c + 1, r] : [c, r + 1]
    return inside(c, r) ? limit(field, c, r, c2, r2) : limit(field, c2, r2, c, r)
  }
  const made: Polygon[] = []
  for (const first of next.keys()) {
    const loop: Point[] = []
    for (let edge: number | undefined = first; edge !== undefined; ) {
      const following: number | undefined = next.get(edge)
      if (following === undefined) break
      next.delete(edge)
      loop.push(placeOf(edge))
      edge = following
    }
    const outline = simplified(smoothed(smoothed(loop, field), field))
    if (outline.length >= 3 && area(outline) > (field.cell * field.cell) / 4) made.push(outline)
  }
  return made
}

/** The last place within the allowance on the way from a node inside to the one next to it. */
function limit(field: ReachField, c: number, r: number, c2: number, r2: number): Point {
  const { xs, ys, columns, cost, root, ground, allowance, options, start } = field
  const node = r * columns + c
  const bend = root[node] ?? node
  const x = xs[c] ?? 0
  const y = ys[r] ?? 0
  const x2 = xs[c2] ?? x
  const y2 = ys[r2] ?? y
  const bx = xs[bend % columns] ?? 0
  const by = ys[Math.floor(bend / columns)] ?? 0
  const fits = (px: number, py: number): boolean => {
    if (options.blocked?.({ x: px, y: py })) return false
    if ((cost[bend] ?? 0) + legCost(ground, bx, by, px, py) <= allowance) return true
    if ((cost[node] ?? 0) + legCost(ground, x, y, px, py) <= allowance) return true
    return legCost(ground, start.x, start.y, px, py) <= allowance
  }
  let low = 0
  let high = 1
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2
    if (fits(x + (x2 - x) * middle, y + (y2 - y) * middle)) low = middle
    else high = middle
  }
  const t = (low + high) / 2
  return { x: x + (x2 - x) * t, y: y + (y2 - y) * t }
}

/** A closed outline with its steps evened out: each corner half way to between its neighbours. */
function smoothed(loop: readonly Point[], { options: { board } }: ReachField): readonly Point[] {
  return loop.map((p, i) => {
    const before = loop.at(i - 1)
    const after = loop[(i + 1) % loop.length]
    const onEdge = p.x <= 0 || p.y <= 0 || p.x >= board.width || p.y >= board.height
    if (onEdge || !before || !after) return p
    return { x: (before.x + 2 * p.x + after.x) / 4, y: (before.y + 2 * p.y + after.y) / 4 }
  })
}

function area(outline: Polygon): number {
  let twice = 0
  let last = outline.at(-1)
  for (const p of outline) {
    if (last) twice += last.x * p.y - p.x * last.y
    last = p
  }
  return Math.abs(twice) / 2
}

/** A closed outline without the corners that hardly bend it. */
function simplified(loop: readonly Point[]): Polygon {
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
