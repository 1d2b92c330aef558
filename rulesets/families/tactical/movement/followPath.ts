import type { UnitId } from '../../../../src/engine/ids'
import { memoLast } from '../../../../src/engine/memo'
import { convexDepth, footprint } from '../../../../src/geometry/bases'
import {
  type Degrees,
  type Point,
  type Polygon,
  along,
  bearing,
  distance,
} from '../../../../src/geometry/point'
import { CONTACT, OVERLAP, ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import {
  type Course,
  type HaltedBy,
  type Hold,
  type Met,
  heldBy,
  holdsOf,
  isStillHeld,
  meetCounters,
  meetEnemies,
  meetFriends,
  meetGoal,
  meetWalls,
} from './encounters'
import { type Standing, isAirborne, longestReach, outlineOf, stands, typeOf } from '../model/lookup'
import { countersUnder } from '../obstacles/obstacles'
import { wreckOutline } from '../ground/sight'
import type { TacticalState } from '../model/state'
import type { Reason } from '../text/said'

/** A place on a path: the piece of it and how far along that piece, 0 to 1. */
export interface PathPlace {
  readonly piece: number
  readonly t: number
}

/** Why a base comes to a halt on its way. */
export interface Halt extends PathPlace {
  readonly by: HaltedBy
  readonly at: Point
}

/** What bars the way, and from where. */
export interface Bar extends PathPlace {
  readonly reason: Reason
}

/** A path followed on the table, the cost of the ground not considered. */
export interface FollowedPath {
  /** Start, bends and end as walked: to the halt if there is one. */
  readonly points: readonly Point[]
  readonly end: Point
  readonly facing: Degrees
  readonly halt: Halt | null
  /** What bars the way before the end, in the order in which it is met. */
  readonly bars: readonly Bar[]
}

/**
 * Follows a path of straight pieces from where a unit stands, its base turned along each piece (R22): to the end, or to the
 * place where contact, a minefield, wire or the `goal` halts it. `facing` is what it turns to at the end.
 */
export function followPath(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
  facing: Degrees,
  goal?: { readonly id: UnitId; readonly outline: Polygon },
): FollowedPath {
  const { points, end, way, halt, bars } = followed(book, state, unit, path, goal?.id, goal?.outline)
  return { points, end, facing: halt ? way : facing, halt, bars }
}

interface Followed extends Omit<FollowedPath, 'facing'> {
  /** The direction in which it went last. */
  readonly way: Degrees
}

const followed = memoLast(follow)

function follow(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
  goal: UnitId | undefined,
  goalOutline: Polygon | undefined,
): Followed {
  if (path.length === 0) return { points: [unit.at], end: unit.at, way: unit.facing, halt: null, bars: [] }
  const { base: size, flies } = typeOf(book, state, unit)
  const base = { width: size, depth: size }
  const enemies = flies ? NOBODY : enemiesAlong(book, state, unit, path, size)
  const already = countersUnder(book, state, unit)
  const course: Course = { book, state, unit, base, enemies, already }
  const points: Point[] = [unit.at]
  const bars: Bar[] = []
  let holds = holdsOf(book, state, unit)
  let from = unit.at
  let way = unit.facing
  let piece = -1
  for (const to of path) {
    piece += 1
    if (distance(from, to) < ROUNDING) continue
    way = bearing(from, to)
    const edge = tableEdge(state, from, to)
    if (edge !== null) {
      bars.push({ piece, t: edge, reason: { code: 'off-table', clause: book.cite['table edge'] } })
    }
    const still =
      holds.length === 0 ? holds : stillHolding(book, state, holds, footprint(from, way, size, size))
    for (const { foe } of still) {
      const closer = (foe.at.x - from.x) * (to.x - from.x) + (foe.at.y - from.y) * (to.y - from.y)
      if (closer > ROUNDING * distance(from, to)) bars.push({ piece, t: 0, reason: heldBy(book, foe) })
    }
    const met: Met[] = []
    if (!flies) {
      meetEnemies(course, met, still, way, from, to)
      meetWalls(course, met, still, way, from, to)
      meetCounters(course, met, way, from, to)
      meetFriends(course, met, goal, way, from, to)
    }
    meetGoal(course, met, goalOutline, way, from, to)
    if (met.length > 1) met.sort((a, b) => a.t - b.t)
    for (const event of met) {
      if ('reason' in event) bars.push({ piece, t: event.t, reason: event.reason })
      else {
        const at = along(from, to, event.t)
        if (distance(at, points.at(-1) ?? at) > ROUNDING) points.push(at)
        return { points, end: at, way, halt: { by: event.by, at, piece, t: event.t }, bars }
      }
    }
    holds = still
    points.push(to)
    from = to
  }
  return { points, end: from, way, halt: null, bars }
}

const NOBODY: readonly Standing[] = []

/** The enemies on the ground so near to a path that a base of this size could meet them on it: mostly none. */
function enemiesAlong(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
  size: number,
): readonly Standing[] {
  let { x: minX, y: minY } = unit.at
  let maxX = minX
  let maxY = minY
  for (const { x, y } of path) {
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  const reach = size * Math.SQRT1_2 + longestReach(book, state) + CONTACT * 2 + ROUNDING
  const near: Standing[] = []
  for (const other of state.units) {
    if (other.side === unit.side || !stands(other)) continue
    const { x, y } = other.at
    if (x < minX - reach || x > maxX + reach || y < minY - reach || y > maxY + reach) continue
    if (!isAirborne(book, state, other)) near.push(other)
  }
  return near
}

function stillHolding(
  book: Book,
  state: TacticalState,
  holds: readonly Hold[],
  turned: Polygon,
): readonly Hold[] {
  return holds.filter(hold => isStillHeld(book, state, hold, turned))
}

/** Where a straight piece leaves the table, as a parameter; null if it does not. */
function tableEdge(state: TacticalState, from: Point, to: Point): number | null {
  const { width, height } = state.scenario.board
  if (to.x >= -ROUNDING && to.y >= -ROUNDING && to.x <= width + ROUNDING && to.y <= height + ROUNDING)
    return null
  const shares = [
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > width ? (width - from.x) / (to.x - from.x) : 1,
    to.y > height ? (height - from.y) / (to.y - from.y) : 1,
  ]
  return Math.max(0, Math.min(...shares))
}

/** Why a base cannot rest at a place: units and wrecks that it would overlap (R3, R24). `except` is left out. */
export function unrest(
  book: Book,
  state: TacticalState,
  unit: { readonly id: UnitId; readonly type: string },
  at: Point,
  facing: Degrees,
  except?: UnitId,
): readonly Reason[] {
  const size = typeOf(book, state, unit).base
  const farthest = size * Math.SQRT1_2 + longestReach(book, state)
  const reasons: Reason[] = []
  let outline: Polygon | null = null
  for (const other of state.units) {
    if (!stands(other) || isBeyond(other.at, at, farthest)) continue
    if (other.id === unit.id || other.id === except) continue
    outline ??= footprint(at, facing, size, size)
    if (convexDepth(outline, outlineOf(book, state, other)) <= OVERLAP + ROUNDING) continue
    const facts = { other: { unit: other.id } }
    reasons.push({ code: 'ends-on-unit', clause: book.cite['overlap'], facts })
  }
  for (const wreck of state.wrecks) {
    if (isBeyond(wreck.at, at, farthest)) continue
    outline ??= footprint(at, facing, size, size)
    if (convexDepth(outline, wreckOutline(book, state, wreck)) <= OVERLAP + ROUNDING) continue
    reasons.push({ code: 'ends-on-wreck', clause: book.cite['wreck'] })
  }
  return reasons
}

/** Whether two places are surely farther apart than this: the quick look that spares most units the close one. */
function isBeyond(a: Point, b: Point, farthest: number): boolean {
  const x = a.x - b.x
  const y = a.y - b.y
  return x * x + y * y > farthest * farthest
}

/** The path cut off at a place, without the start. */
export function cutAt(start: Point, path: readonly Point[], place: PathPlace): readonly Point[] {
  const from = place.piece === 0 ? start : path[place.piece - 1]
  const to = path[place.piece]
  if (!from || !to) return path
  const kept = path.slice(0, place.piece)
  return place.t * distance(from, to) < ROUNDING ? kept : [...kept, along(from, to, place.t)]
}
