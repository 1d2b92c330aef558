import type { Side, UnitId } from '../../../src/engine/ids'
import { squareToSegment } from '../../../src/geometry/outline'
import { distance, type Point } from '../../../src/geometry/point'
import { activeOf } from '../activation'
import { isImpassable, touches } from '../ground'
import { boxOf, inches, paceOf, pointsOf, type Standing } from '../lookup'
import type { ColonialState, Company } from '../state'
import { GUN_MOVE, LENGTHS } from '../tables'

/** Inches that each figure of a unit has for its Move, or for the part of it that is on. */
export function allowanceOf(state: ColonialState, unit: Standing): number {
  const active = activeOf(state, unit.id)
  if (active.rolled !== null) return inches(state, active.rolled)
  return inches(state, unit.gun ? GUN_MOVE : paceOf(unit).move)
}

export function lengthOf(path: readonly Point[]): number {
  let sum = 0
  for (const [at, to] of path.entries()) {
    const from = path[at - 1]
    if (from) sum += distance(from, to)
  }
  return sum
}

/** Whether a base at a place is on the table, on ground that it can stand on, and clear of the figures of other units. */
export function isFree(state: ColonialState, at: Point, but: UnitId): boolean {
  const { width, height } = state.scenario.board
  const base = inches(state, LENGTHS.base)
  const rim = base / 2
  if (at.x < rim || at.y < rim || at.x > width - rim || at.y > height - rim) return false
  if (isImpassable(state, at)) return false
  for (const unit of state.units) {
    if (unit.id === but || unit.at === null) continue
    if (!near(unit, at, base)) continue
    for (const other of pointsOf(unit)) {
      const away = distance(other, at)
      if (away < base - 0.005) return false
    }
  }
  return true
}

/** Whether anybody of a unit can be within a length of a place: asked before looking at every figure. */
function near(unit: Company, { x, y }: Point, length: number): boolean {
  const { minX, minY, maxX, maxY } = boxOf(unit)
  return x >= minX - length && x <= maxX + length && y >= minY - length && y <= maxY + length
}

/** Whether a way keeps clear of all enemies: it comes into contact with none (R52). */
export function comesNear(state: ColonialState, side: Side, path: readonly Point[]): boolean {
  const base = inches(state, LENGTHS.base)
  for (const [at, b] of path.entries()) {
    const a = path[at - 1]
    if (!a) continue
    const [left, right] = a.x < b.x ? [a.x - base, b.x + base] : [b.x - base, a.x + base]
    const [top, bottom] = a.y < b.y ? [a.y - base, b.y + base] : [b.y - base, a.y + base]
    for (const unit of state.units) {
      if (unit.side === side || unit.at === null) continue
      const box = boxOf(unit)
      if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
      for (const { x, y } of pointsOf(unit)) {
        if (x < left || x > right || y < top || y > bottom) continue
        const square = squareToSegment(x, y, a.x, a.y, b.x, b.y)
        if (square > (base + 0.001) ** 2) continue
        // Who stands in contact after a fight may go away, but not nearer.
        const first = path[0] ?? a
        if (
          at === 1 &&
          distance(first, { x, y }) <= base + 0.02 &&
          square >= distance(first, { x, y }) ** 2 - 0.001
        )
          continue
        return true
      }
    }
  }
  return false
}

/** Whether a way of a unit touches bad ground that counts for it. */
export function isRough(state: ColonialState, unit: Standing, path: readonly Point[]): boolean {
  if (!unit.gun && paceOf(unit).badDice === 0) return false
  return path.some((b, at) => {
    const a = path[at - 1]
    return a !== undefined && touches(state, a, b, ({ bad }) => bad)
  })
}

export const blockedOnWay = (state: ColonialState, path: readonly Point[]): boolean =>
  path.some((b, at) => {
    const a = path[at - 1]
    return a !== undefined && touches(state, a, b, ({ impassable }) => impassable)
  })

export const tidy = (length: number): number => Math.round(length * 1000) / 1000

export const round = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) })

export const offset = (p: Point, from: Point) => ({ dx: p.x - from.x, dy: p.y - from.y })
