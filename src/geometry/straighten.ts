import { legCost, type GroundIndex } from './ground'
import type { Point } from './point'
import { ROUNDING } from './tolerance'

/** What a path must keep to while it is straightened. */
export interface PathLimits {
  readonly ground: GroundIndex
  readonly allowance: number
  readonly cell: number
  readonly options: {
    readonly board: { readonly width: number; readonly height: number }
    readonly blocked?: (p: Point) => boolean
  }
}

/** A bend is dropped if that costs no more than this (inches of open ground). */
const WORTH_A_BEND = 0.02

/** Whether a straight leg (its beginning left out) meets a blocked place, looked at each half cell. */
export function hitsBlocked(blocked: (p: Point) => boolean, a: Point, b: Point, cell: number): boolean {
  const n = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (cell / 2)))
  for (let i = 1; i <= n; i++) {
    if (blocked({ x: a.x + ((b.x - a.x) * i) / n, y: a.y + ((b.y - a.y) * i) / n })) return true
  }
  return false
}

/**
 * The same path with its bends moved to where it is cheapest (searched for around each, in ever smaller steps) and
 * those dropped that save next to nothing. Never dearer than the allowance if it was not before.
 */
export function pathAlong(limits: PathLimits, path: readonly Point[]): readonly Point[] {
  const { ground, allowance, cell } = limits
  const { blocked, board } = limits.options
  const leg = (a: Point, b: Point): number => {
    const cost = legCost(ground, a.x, a.y, b.x, b.y)
    return cost < Infinity && blocked && hitsBlocked(blocked, a, b, cell) ? Infinity : cost
  }
  const total = (points: readonly Point[]): number => {
    let cost = 0
    for (const [i, p] of points.entries()) {
      const next = points[i + 1]
      if (next) cost += legCost(ground, p.x, p.y, next.x, next.y)
    }
    return cost
  }
  let points = [...path]
  let spent = total(points)

  const drop = (loss: number) => {
    for (let i = 1; i + 1 < points.length; ) {
      const [before, bend, after] = points.slice(i - 1, i + 2)
      if (!before || !bend || !after) return
      const more = leg(before, after) - legCost(ground, before.x, before.y, bend.x, bend.y)
      const change = more - legCost(ground, bend.x, bend.y, after.x, after.y)
      if (change <= loss && (change <= ROUNDING || spent + change <= allowance)) {
        points = points.toSpliced(i, 1)
        spent += change
        if (i > 1) i--
      } else i++
    }
  }

  const nudge = (step: number): boolean => {
    let better = false
    for (let i = 1; i + 1 < points.length; i++) {
      const [before, bend, after] = points.slice(i - 1, i + 2)
      if (!before || !bend || !after) continue
      let least = leg(before, bend) + leg(bend, after)
      for (const [dx, dy] of AROUND) {
        const x = Math.min(board.width, Math.max(0, bend.x + dx * step))
        const y = Math.min(board.height, Math.max(0, bend.y + dy * step))
        const cost = leg(before, { x, y }) + leg({ x, y }, after)
        if (cost >= least - ROUNDING) continue
        least = cost
        points[i] = { x, y }
        better = true
      }
    }
    return better
  }

  drop(ROUNDING)
  if (points.length === 2) return points
  for (let step = cell * 2; step > cell / 10; step /= 2) {
    for (let round = 0; round < 6 && nudge(step); round++);
    spent = total(points)
    drop(ROUNDING)
  }
  drop(WORTH_A_BEND)
  return points
}

const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
]
