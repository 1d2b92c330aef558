import { memoLast } from '../../../../src/engine/memo'
import type { Leg } from '../../../../src/engine/offer'
import { areaAt, pathCost, pathLegs, pointAtCost, stretches } from '../../../../src/geometry/ground'
import { type Point, distance } from '../../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { terrainOf } from '../ground/ground'
import { isOn } from '../model/lookup'
import type { TacticalState } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Passage } from '../model/types'
import type { PathPlace } from './followPath'
import type { Reason } from '../text/said'

/** What a path costs in inches of open ground (R23); Infinity through impassable ground. */
export function costOf(book: Book, state: TacticalState, passage: Passage, points: readonly Point[]): number {
  const movement = terrainOf(book, state).movement(passage)
  if (!isOn(state, 'whole-move')) return costAlong(movement, points)
  return lengthOf(points) * wholeRate(book, state, passage, points)
}

/** A path is mostly asked for twice: by who judges it, and by who goes along it. */
const costAlong = memoLast(pathCost)

/** The house rule of whole moves: rough ground anywhere halves all of it, road all the way doubles it. */
function wholeRate(book: Book, state: TacticalState, passage: Passage, points: readonly Point[]): number {
  const rates = groundAlong(book, state, passage, points).map(stretch => stretch.rate)
  const worst = Math.max(...rates)
  return Number.isFinite(worst) && worst > 1 ? 2 : worst
}

interface GroundStretch {
  readonly rate: number
  readonly length: number
}

function groundAlong(
  book: Book,
  state: TacticalState,
  passage: Passage,
  points: readonly Point[],
): readonly GroundStretch[] {
  const movement = terrainOf(book, state).movement(passage)
  const found: GroundStretch[] = []
  let from = points[0]
  for (const to of points.slice(1)) {
    if (!from) break
    const whole = distance(from, to)
    if (whole > ROUNDING) {
      for (const piece of stretches(movement, from, to)) {
        found.push({ rate: piece.area?.rate ?? movement.open, length: (piece.to - piece.from) * whole })
      }
    }
    from = to
  }
  return found.length > 0 ? found : [{ rate: 1, length: 0 }]
}

/** The length of a path in inches. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0
  let last = points[0]
  for (const next of points) {
    if (last) length += distance(last, next)
    last = next
  }
  return length
}

/** The place on a path after so many inches of it (counted without its start). */
export function placeAfter(points: readonly Point[], inches: number): PathPlace {
  let left = inches
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i]
    const to = points[i + 1]
    if (!from || !to) break
    const piece = distance(from, to)
    if (left <= piece) return { piece: i, t: piece < ROUNDING ? 0 : left / piece }
    left -= piece
  }
  return { piece: Math.max(0, points.length - 2), t: 1 }
}

/** How many inches of a path lie before a place on it. */
export function lengthTo(points: readonly Point[], { piece, t }: PathPlace): number {
  const from = points[piece]
  const to = points[piece + 1]
  return lengthOf(points.slice(0, piece + 1)) + (from && to ? distance(from, to) * t : 0)
}

/** Where the allowance runs out on a path of this cost, and why: too far, or ground where nobody can go. Null if it suffices. */
export function shortfall(
  book: Book,
  state: TacticalState,
  passage: Passage,
  points: readonly Point[],
  cost: number,
  left: number,
): { readonly reached: number; readonly reason: Reason } | null {
  if (cost <= left + WITHIN) return null
  const movement = terrainOf(book, state).movement(passage)
  const whole = lengthOf(points)
  const reached = Math.min(
    whole,
    isOn(state, 'whole-move')
      ? reachedWhole(groundAlong(book, state, passage, points), left)
      : reachedAt(points, pointAtCost(movement, points, Math.max(0, left))),
  )
  const beyond = spotAfter(points, reached + 0.01)
  const area = areaAt(movement, beyond)
  if (area && !Number.isFinite(area.rate)) {
    return {
      reached: Math.max(0, reached - 0.02),
      reason: {
        code: 'impassable',
        clause: book.cite['impassable ground'],
        facts: { ground: area.label },
      },
    }
  }
  const by = Math.max(0.1, whole - reached)
  if (!area || area.rate <= 1) {
    return { reached, reason: { code: 'too-far', clause: book.cite['movement table'], facts: { by } } }
  }
  return {
    reached,
    reason: { code: 'too-far-rough', clause: book.cite['rough halves'], facts: { by, ground: area.label } },
  }
}

function reachedAt(points: readonly Point[], found: { readonly at: Point; readonly index: number }): number {
  const from = points[found.index]
  return lengthOf(points.slice(0, found.index + 1)) + (from ? distance(from, found.at) : 0)
}

/** How far a whole move may go: to the edge of the rough ground, or half as far through it. */
function reachedWhole(ground: readonly GroundStretch[], left: number): number {
  let road = 0
  let smooth = 0
  let passable = 0
  let isRoad = true
  let isSmooth = true
  for (const { rate, length } of ground) {
    if (!Number.isFinite(rate)) break
    isRoad &&= rate < 1
    isSmooth &&= rate <= 1
    if (isRoad) road += length
    if (isSmooth) smooth += length
    passable += length
  }
  return Math.max(Math.min(road, left * 2), Math.min(smooth, left), Math.min(passable, left / 2))
}

/** The spot on a path after so many inches of it. */
export function spotAfter(points: readonly Point[], inches: number): Point {
  const { piece, t } = placeAfter(points, inches)
  const from = points[piece]
  const to = points[piece + 1]
  if (!from) throw new Error('A path needs a point')
  return to ? { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t } : from
}

/** What a path crosses, in words, with the inches and what they cost. */
export function legsOf(
  book: Book,
  state: TacticalState,
  passage: Passage,
  points: readonly Point[],
): readonly Leg[] {
  const movement = terrainOf(book, state).movement(passage)
  const whole = isOn(state, 'whole-move') ? wholeRate(book, state, passage, points) : null
  const legs = pathLegs(movement, points, '')
  return legs.map((leg, i): Leg => {
    const { length } = leg
    const cost = whole === null ? leg.cost : length * whole
    // Over all ground alike neither rough ground nor roads matter, wherever it goes.
    if (passage === 'level') {
      return {
        label: 'Over all ground',
        length,
        cost,
        clause: clauseOf(book, 'rough ground does not matter'),
      }
    }
    const label = legLabel(leg.label, leg.cost / length, i === legs.length - 1)
    return leg.clause === undefined ? { label, length, cost } : { label, length, cost, clause: leg.clause }
  })
}

function legLabel(ground: string, rate: number, isLast: boolean): string {
  if (ground === '') return 'Over open ground'
  if (rate < 1) return `Along the ${ground}`
  return `${isLast ? 'Into' : 'Through'} the ${ground}`
}
