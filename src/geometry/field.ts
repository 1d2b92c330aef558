import type { GroundIndex } from './ground'
import type { Point } from './point'
import { ROUNDING } from './tolerance'

/** What else limits a reach. */
export interface ReachOptions {
  /** The table in inches; the middle of the base stays on it. */
  readonly board: { readonly width: number; readonly height: number }
  /** Inches between the places that are reckoned: 0.25, or less where a fast road is narrower than two of them. */
  readonly cell?: number
  /** Places that cannot be passed (enemy bases); asked at every cell, so it should leave no gap narrower than one. */
  readonly blocked?: (p: Point) => boolean
}

/** Where a unit can get with its allowance, and at what cost. Made by `reachField`, read by the other functions. */
export interface ReachField {
  readonly ground: GroundIndex
  readonly start: Point
  readonly allowance: number
  readonly options: ReachOptions
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** Exact cost of the path to each node by its roots; Infinity where none was found. */
  readonly cost: Float64Array
  /** The node at which the path to each node last bends (the start's is itself); -1 where there is no path. */
  readonly root: Int32Array
}

const CELL = 0.25
const FINEST = 0.1

/** The ground near enough to matter, its lowest rate, the fineness that it needs and how far a unit may get. */
export function surroundings(ground: GroundIndex, start: Point, allowance: number, options: ReachOptions) {
  const farthest = Math.hypot(options.board.width, options.board.height)
  let fastest = ground.open
  for (const { area } of ground.areas) fastest = Math.min(fastest, area.rate)
  const within = Math.min(farthest, allowance / Math.max(fastest, ROUNDING))
  const areas = ground.areas.filter(
    one =>
      one.minX <= start.x + within &&
      one.maxX >= start.x - within &&
      one.minY <= start.y + within &&
      one.maxY >= start.y - within,
  )
  let least = ground.open
  let narrowest = Infinity
  for (const { area } of areas) {
    least = Math.min(least, area.rate)
    if ('line' in area && area.rate < ground.open) narrowest = Math.min(narrowest, area.width)
  }
  const fast = Math.min(Math.max(least, 0.05), 1e6)
  return {
    local: { ...ground, areas },
    fastest: fast,
    cell: options.cell ?? Math.max(FINEST, Math.min(CELL, narrowest / 2)),
    radius: Math.min(farthest, allowance / fast),
  }
}

/** Node places along one axis: a grid through the start, cut at the edges of the table with a last one on each edge. */
export function nodesAlong(start: number, radius: number, cell: number, length: number): Float64Array {
  const before = Math.ceil(Math.min(radius, Math.max(0, start)) / cell - ROUNDING)
  const after = Math.ceil(Math.min(radius, Math.max(0, length - start)) / cell - ROUNDING)
  const nodes = new Float64Array(before + after + 1)
  for (let i = 0; i < nodes.length; i++) {
    const at = i === before ? start : start + (i - before) * cell
    nodes[i] = Math.min(length, Math.max(0, at))
  }
  return nodes
}
