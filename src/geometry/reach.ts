import { contours } from './contour'
import { nodesAlong, surroundings, type ReachField, type ReachOptions } from './field'
import { legCost, rateAt, type GroundIndex } from './ground'
import { distance, type Point, type Polygon } from './point'
import { hitsBlocked, pathAlong } from './straighten'
import { ROUNDING } from './tolerance'

export type { ReachField, ReachOptions }

/** Steps (columns, rows) from a node: to the eight around it and to the eight a knight's move away. */
const STEPS = Int8Array.from(
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [1, -2],
    [2, -1],
    [2, 1],
    [1, 2],
    [-1, 2],
    [-2, 1],
    [-2, -1],
    [-1, -2],
  ].flat(),
)

/** Their lengths in cells. */
const LENGTHS = Float64Array.from({ length: 16 }, (_, k) =>
  Math.hypot(STEPS[2 * k] ?? 0, STEPS[2 * k + 1] ?? 0),
)

/**
 * Works out where a unit at `start` can get for `allowance` (inches of open ground). Spreads over a grid, but each
 * node is paid by straight legs from the last bend (exactly, by the ground they cross), so open ground gives a true
 * circle and the costs are those of paths that can be walked: a reach is never overstated, and no place costs more than
 * the straight way to it. Bends lie on the grid, so where kinds of ground meet it may be understated: mostly by less
 * than 0.05 of cost, by more where fast ground is left narrower than a cell (a road half covered by a stream). A path
 * drawn by hand is paid exactly, so it may go where the field did not find the way.
 */
export function reachField(
  ground: GroundIndex,
  start: Point,
  allowance: number,
  options: ReachOptions,
): ReachField {
  const { local, fastest, cell, radius } = surroundings(ground, start, allowance, options)
  const xs = nodesAlong(start.x, radius, cell, options.board.width)
  const ys = nodesAlong(start.y, radius, cell, options.board.height)
  const columns = xs.length
  const rows = ys.length
  const size = columns * rows
  const cost = new Float64Array(size).fill(Infinity)
  const root = new Int32Array(size).fill(-1)
  const field = { ground: local, start, allowance, options, cell, columns, rows, xs, ys, cost, root }

  const guess = new Float64Array(size).fill(Infinity)
  const parent = new Int32Array(size)
  const rates = new Float64Array(size).fill(-1)
  const { blocked } = options
  const place = (i: number): Point => ({ x: xs[i % columns] ?? 0, y: ys[Math.floor(i / columns)] ?? 0 })
  const rate = (i: number): number => {
    const known = rates[i] ?? Infinity
    if (known >= 0) return known
    const found = isBarred(i) ? Infinity : rateAt(local, place(i))
    rates[i] = found
    return found
  }
  // 0 not yet asked, 1 free, 2 blocked
  const asked = new Uint8Array(blocked ? size : 0)
  const isBarred = (i: number): boolean => {
    if (!blocked) return false
    if (asked[i] === 0) asked[i] = blocked(place(i)) ? 2 : 1
    return asked[i] === 2
  }
  const legBetween = (i: number, j: number): number => {
    const ax = xs[i % columns] ?? 0
    const ay = ys[Math.floor(i / columns)] ?? 0
    const bx = xs[j % columns] ?? 0
    const by = ys[Math.floor(j / columns)] ?? 0
    if (blocked && crossesBarred(i, j)) return Infinity
    return legCost(local, ax, ay, bx, by)
  }
  const lengthBetween = (i: number, j: number): number => {
    return distance(place(i), place(j))
  }
  const crossesBarred = (i: number, j: number): boolean => {
    const ic = i % columns
    const ir = Math.floor(i / columns)
    const dc = (j % columns) - ic
    const dr = Math.floor(j / columns) - ir
    const n = Math.max(Math.abs(dc), Math.abs(dr)) * 2
    for (let k = 1; k <= n; k++) {
      const node = Math.round(ir + (dr * k) / n) * columns + Math.round(ic + (dc * k) / n)
      if (isBarred(node)) return true
    }
    return false
  }

  // Buckets no wider than the cheapest step: whatever is in one cannot improve what is in it.
  const width = cell * fastest
  const queue: number[][] = []
  const push = (i: number, at: number) => {
    const bucket = Math.floor(at / width)
    ;(queue[bucket] ??= []).push(i)
  }
  const first = nodeOf(xs, start.x) + nodeOf(ys, start.y) * columns
  cost[first] = 0
  root[first] = first
  guess[first] = 0
  parent[first] = first
  push(first, 0)
  const expanded = new Uint8Array(size)
  for (let b = 0; b < queue.length; b++) {
    // The list grows while it is walked.
    for (const i of queue[b] ?? []) {
      if (expanded[i] === 1) continue
      if (i !== first && !settle(i)) continue
      expanded[i] = 1
      if ((cost[i] ?? Infinity) <= allowance) widen(i)
    }
  }
  return field

  function settle(i: number): boolean {
    const u = parent[i] ?? 0
    const bend = root[u] ?? u
    const straight = (cost[bend] ?? Infinity) + legBetween(bend, i)
    let bent = straight
    if (bend !== u) {
      // On ground of one kind a bend saves nothing, so its exact cost need not be known.
      const even = rate(u) === rate(i) ? (cost[u] ?? Infinity) + lengthBetween(u, i) * rate(i) : -1
      bent = straight <= even ? Infinity : (cost[u] ?? Infinity) + legBetween(u, i)
    }
    const best = Math.min(straight, bent)
    if (best === Infinity) {
      guess[i] = Infinity // another neighbour may still find a way
      return false
    }
    cost[i] = best
    root[i] = straight <= bent + ROUNDING ? bend : u
    skipBend(i, root[bend] ?? bend)
    return true
  }

  // A bend that was worth it nearer by may not be farther on.
  function skipBend(i: number, earlier: number): void {
    const known = cost[i] ?? Infinity
    const paid = cost[earlier] ?? Infinity
    if (earlier === root[i] || paid + lengthBetween(earlier, i) * fastest >= known - ROUNDING) return
    const total = paid + legBetween(earlier, i)
    if (total > known - ROUNDING) return
    cost[i] = total
    root[i] = earlier
  }

  function widen(i: number): void {
    const column = i % columns
    const row = Math.floor(i / columns)
    const own = rate(i)
    const paid = cost[i] ?? 0
    for (let k = 0; k < 16; k++) {
      const c = column + (STEPS[2 * k] ?? 0)
      const r = row + (STEPS[2 * k + 1] ?? 0)
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue
      const j = r * columns + c
      if (expanded[j] === 1) continue
      const there = rate(j)
      if (there === Infinity) continue
      const here = own === Infinity ? there : own
      const total = paid + ((LENGTHS[k] ?? 0) * cell * (here + there)) / 2
      // The guess may be too high by a little of the step's angle and by where in the step the ground changes.
      const most = allowance + cell * (0.1 + Math.abs(here - there))
      if (total >= (guess[j] ?? Infinity) || total > most) continue
      guess[j] = total
      parent[j] = i
      push(j, total)
    }
  }
}

function nodeOf(nodes: Float64Array, at: number): number {
  let best = 0
  for (let i = 1; i < nodes.length; i++) {
    if (Math.abs((nodes[i] ?? 0) - at) < Math.abs((nodes[best] ?? 0) - at)) best = i
  }
  return best
}

/** The cheapest way that the field knows to a place: its cost and the node from which the last leg goes. */
function lastLeg(field: ReachField, p: Point): { readonly cost: number; readonly from: number } | null {
  const { xs, ys, columns, cost, root, ground, options, allowance, cell, start } = field
  const c = below(xs, p.x)
  const r = below(ys, p.y)
  if (c === -1 || r === -1) return null
  let best: { cost: number; from: number } | null = null
  const seen: number[] = []
  const consider = (from: number) => {
    if (seen.includes(from)) return
    seen.push(from)
    const ax = xs[from % columns] ?? 0
    const ay = ys[Math.floor(from / columns)] ?? 0
    const total = (cost[from] ?? Infinity) + legCost(ground, ax, ay, p.x, p.y)
    if (total > allowance + 1e-6 || (best && total >= best.cost - ROUNDING)) return
    if (options.blocked && hitsBlocked(options.blocked, { x: ax, y: ay }, p, cell)) return
    best = { cost: total, from }
  }
  const nodes = [r * columns + c, r * columns + c + 1, (r + 1) * columns + c, (r + 1) * columns + c + 1]
  const known = nodes.filter(i => (root[i] ?? -1) >= 0)
  if (known.length > 0) consider(nodeOf(ys, start.y) * columns + nodeOf(xs, start.x))
  for (const i of known) consider(root[i] ?? i)
  for (const i of known) consider(i)
  return best
}

/** The last node not beyond `at`, at most the last but one; -1 off the field. */
function below(nodes: Float64Array, at: number): number {
  const last = nodes.length - 1
  if (at < (nodes[0] ?? 0) - ROUNDING || at > (nodes[last] ?? 0) + ROUNDING) return -1
  let low = 0
  let high = Math.max(0, last - 1)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((nodes[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** What it costs to get to a place; Infinity out of reach. */
export function costTo(field: ReachField, p: Point): number {
  return lastLeg(field, p)?.cost ?? Infinity
}

/**
 * A path to a place: the start, the bends, the place. As cheap and with as few bends as a search around the field's
 * own way finds, never dearer than the allowance. Null out of reach.
 */
export function pathTo(field: ReachField, target: Point): readonly Point[] | null {
  const last = lastLeg(field, target)
  if (!last) return null
  const { xs, ys, columns, root } = field
  const bends: Point[] = []
  for (let i = last.from; root[i] !== i; i = root[i] ?? i) {
    bends.push({ x: xs[i % columns] ?? 0, y: ys[Math.floor(i / columns)] ?? 0 })
  }
  return pathAlong(field, [field.start, ...bends.toReversed(), target])
}

/** The edges of the reach: outer ones and holes, to be filled even-odd. Empty if the unit cannot move. */
export function reachOutlines(field: ReachField): readonly Polygon[] {
  return contours(field)
}

/**
 * Places that stand for the whole reach, about `spacing` inches apart, nearest first; always the same for the same
 * field. The farthest are chosen first, so the ends of roads are among them. The start itself is not.
 */
export function spread(field: ReachField, spacing: number): readonly Point[] {
  const { xs, ys, columns, cost, start, allowance } = field
  // Sorted by distance in bands, farthest band first, within a band from the north-west.
  const bands: Point[][] = []
  for (let i = 0; i < cost.length; i++) {
    if ((cost[i] ?? Infinity) > allowance + ROUNDING) continue
    const at = { x: xs[i % columns] ?? 0, y: ys[Math.floor(i / columns)] ?? 0 }
    const far = distance(at, start)
    if (far >= spacing / 2) (bands[Math.floor(far / BAND)] ??= []).push(at)
  }
  const across = Math.ceil(field.options.board.width / spacing) + 3
  const taken: Point[] = []
  const squares = new Map<number, Point[]>()
  const isFree = (at: Point, square: number): boolean => {
    for (const row of [square - across, square, square + across]) {
      for (let near = row - 1; near <= row + 1; near++) {
        for (const other of squares.get(near) ?? []) {
          if (distance(other, at) < spacing - ROUNDING) return false
        }
      }
    }
    return true
  }
  for (const at of bands.toReversed().flatMap(band => band ?? [])) {
    const square = (Math.floor(at.y / spacing) + 1) * across + Math.floor(at.x / spacing) + 1
    if (!isFree(at, square)) continue
    taken.push(at)
    const here = squares.get(square)
    if (here) here.push(at)
    else squares.set(square, [at])
  }
  return taken.toSorted((a, b) => distance(a, start) - distance(b, start) || a.y - b.y || a.x - b.x)
}

/** Width in inches of the bands in which `spread` takes places. */
const BAND = 0.05
