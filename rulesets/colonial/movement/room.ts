import type { Side, UnitId } from '../../../src/engine/ids'
import { squareToSegment } from '../../../src/geometry/outline'
import { distance, type Point } from '../../../src/geometry/point'
import { activeOf } from '../activation'
import { isImpassable, touches } from '../ground'
import { inches, paceOf, troopsOf, type Standing } from '../lookup'
import type { ColonialState } from '../state'
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
  for (const { unit, points, box } of troopsOf(state)) {
    if (unit.id === but) continue
    if (at.x < box.minX - base || at.x > box.maxX + base) continue
    if (at.y < box.minY - base || at.y > box.maxY + base) continue
    for (const other of points) if (distance(other, at) < base - 0.005) return false
  }
  return true
}

/** Whether a way keeps clear of all enemies: it comes into contact with none (R52). */
export function comesNear(state: ColonialState, side: Side, path: readonly Point[]): boolean {
  const base = inches(state, LENGTHS.base)
  for (const [at, b] of path.entries()) {
    const a = path[at - 1]
    if (!a) continue
    const left = Math.min(a.x, b.x) - base
    const right = Math.max(a.x, b.x) + base
    const top = Math.min(a.y, b.y) - base
    const bottom = Math.max(a.y, b.y) + base
    for (const { unit, points, box } of troopsOf(state)) {
      if (unit.side === side) continue
      if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
      for (const { x, y } of points) {
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
    return a !== undefined && touches(state, a, b, 'bad')
  })
}

export const blockedOnWay = (state: ColonialState, path: readonly Point[]): boolean =>
  path.some((b, at) => {
    const a = path[at - 1]
    return a !== undefined && touches(state, a, b, 'impassable')
  })

export const tidy = (length: number): number => Math.round(length * 1000) / 1000

export const round = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) })

export const offset = (p: Point, from: Point) => ({ dx: p.x - from.x, dy: p.y - from.y })
