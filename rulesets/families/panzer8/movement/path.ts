import { otherSide } from '../../../../src/engine/ids'
import { convexDepth, firstContact } from '../../../../src/geometry/bases'
import { distanceToLine } from '../../../../src/geometry/lines'
import {
  type Degrees,
  type Point,
  type Polygon,
  along,
  bearing,
  distance,
  heading,
} from '../../../../src/geometry/point'
import { farthestAlong, slowestBetween } from '../../../../src/geometry/slowest'
import { OVERLAP, ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import { NEAR, areTouching, nearBy } from '../ground/contact'
import { crossesBase } from '../ground/cover'
import { meetsLine } from '../ground/sight'
import { landOf } from '../ground/terrain'
import { baseIn, baseOf, stands, typeOf } from '../model/lookup'
import { type ElementType, type Sheets, isVehicle, radiusOf } from '../model/sheet'
import type { Element, Field, Pose, Standing } from '../model/state'
import { type Stretch, moveClassOf, stretchesOf } from './rates'

/** Where an element stands that could not enter it, it leaves at this rate. */
const STUCK = 1
/** Enemy bases are met when they are no farther off than this, in inches: then the mover is in contact. */
const MEETS = 0.02

/** What a path comes to. */
export interface Walk {
  /** The way that is gone, its beginning first: cut where it meets an enemy. */
  readonly points: readonly Point[]
  readonly length: number
  readonly stretches: readonly Stretch[]
  /** Obstacles crossed, by their names. */
  readonly crossed: readonly string[]
  /** It leads behind the front line that a vehicle had at its beginning. */
  readonly backward: boolean
  /** Share of every rate that is left for it. */
  readonly share: number
  /** Inches that the slowest ground of the whole way allows. */
  readonly limit: number
  /** How many inches of it may be gone. */
  readonly free: number
  /** The way is barred by this: ground that may not be entered, a second obstacle, an enemy. */
  readonly barred: 'closed' | 'obstacles' | 'friend on road' | null
  /** The enemy whose base it meets. */
  readonly met: Standing | null
  readonly facing: Degrees
  readonly onRoad: boolean
}

const lengthOf = (points: readonly Point[]): number => {
  let length = 0
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (a && b) length += distance(a, b)
  }
  return length
}

/** The place so many inches along a path, and the direction there. */
export function poseAlong(points: readonly Point[], inches: number, facing: Degrees): Pose {
  let left = inches
  let last = points[0] ?? { x: 0, y: 0 }
  let way = facing
  for (const next of points) {
    const run = distance(last, next)
    if (run > ROUNDING) {
      way = bearing(last, next)
      if (left <= run) return { at: along(last, next, left / run), facing: way }
      left -= run
    }
    last = next
  }
  return { at: last, facing: way }
}

/** The beginning of a path, so many inches of it, its first place left out. */
export function cutAt(points: readonly Point[], inches: number): readonly Point[] {
  const kept: Point[] = []
  let left = inches
  let last = points[0]
  for (const next of points.slice(1)) {
    if (!last) break
    const run = distance(last, next)
    if (run >= left - ROUNDING) {
      if (left > ROUNDING) kept.push(along(last, next, Math.min(1, left / run)))
      break
    }
    kept.push(next)
    left -= run
    last = next
  }
  return kept
}

/** How a path is gone: so many inches on top of every rate, and in one or in two halves. */
export interface Gait {
  readonly extra: number
  readonly mayHalve: boolean
}
const USUAL: Gait = { extra: 0, mayHalve: true }

/** Follows a path over the ground: what it crosses, where it ends, and how much of it may be gone. */
export function walk(
  sheets: Sheets,
  state: Field,
  element: Standing,
  path: readonly Point[],
  { extra, mayHalve }: Gait = USUAL,
): Walk {
  const type = typeOf(sheets, element)
  const { points, met } = untilEnemy(sheets, state, element, type, [element.at, ...path])
  const land = landOf(state.scenario)
  const move = moveClassOf(type, element)
  const stretches: Stretch[] = []
  let begin = 0
  const crossed: string[] = []
  let friend = false
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (!a || !b) continue
    const run = distance(a, b)
    if (run < ROUNDING) continue
    for (const each of stretchesOf(sheets, land, type, move, a, b)) {
      const from = stretches.at(-1)?.to ?? 0
      const rate = from === 0 && each.rate === 0 ? STUCK : each.rate
      stretches.push({
        to: begin + each.to * run,
        rate: rate === 0 ? 0 : rate + extra,
        label: each.label,
        from,
        onRoad: each.onRoad,
      })
    }
    for (const piece of land.obstacles)
      if (piece.line && meetsLine(a, b, piece.line)) crossed.push(piece.name)
    begin += run
  }
  const roads = stretches.some(({ onRoad }) => onRoad)
  if (roads) friend = meetsFriendOnRoad(sheets, state, element, points, stretches)
  const backward = isVehicle(type) && !type.rearDriver && leadsBehind(element, points)
  const half = backward ? 0.5 : 1
  const share = crossed.length > 0 ? half / 2 : half
  const length = begin
  const slowest = slowestBetween(stretches, 0, length)
  const closed = stretches.find(({ rate }) => rate === 0)
  const barred = closed ? 'closed' : crossed.length > 1 ? 'obstacles' : friend ? 'friend on road' : null
  const open = closed ? closed.from : length
  const reach = farthestAlong(stretches, open, share, mayHalve && crossed.length === 0)
  return {
    points,
    length,
    stretches,
    crossed,
    backward,
    share,
    limit: (slowest === Infinity ? sheets.rates[move].open : slowest) * share,
    free: barred === 'obstacles' || barred === 'friend on road' ? 0 : reach,
    barred,
    met,
    facing: poseAlong(points, length, element.facing).facing,
    onRoad: length > 0 && stretches.every(({ onRoad }) => onRoad),
  }
}

/** Whether all of a walk may be gone. */
export const isFree = ({ barred, free, length }: Walk): boolean => barred === null && free >= length - WITHIN

/** Whether any place of a path lies behind the line through the front edge as it was, taken at the middle of the base. */
function leadsBehind({ at, facing }: Standing, points: readonly Point[]): boolean {
  const ahead = heading(facing)
  return points.some(p => (p.x - at.x) * ahead.x + (p.y - at.y) * ahead.y < -WITHIN)
}

/** On roads, tracks and bridges nobody passes through a friend. */
function meetsFriendOnRoad(
  sheets: Sheets,
  state: Field,
  element: Standing,
  points: readonly Point[],
  stretches: readonly Stretch[],
): boolean {
  const reach = (stretches.at(-1)?.to ?? 0) + NEAR
  const friends = nearBy(state, element.at, element.side, reach).filter(each => each.id !== element.id)
  if (friends.length === 0) return false
  return stretches.some(({ from, to, onRoad }) => {
    if (!onRoad) return false
    const way = [poseAlong(points, from, 0).at, poseAlong(points, to, 0).at] as const
    return friends.some(
      each => distanceToLine(each.at, way) <= NEAR && crossesBase(...way, baseOf(sheets, each)),
    )
  })
}

/** The path up to the first enemy whose base it meets; those that are touched at its beginning only bar the way through them. */
function untilEnemy(
  sheets: Sheets,
  state: Field,
  element: Standing,
  type: ElementType,
  given: readonly Point[],
): { readonly points: readonly Point[]; readonly met: Standing | null } {
  const kept: Point[] = [element.at]
  const length = lengthOf(given)
  const enemies = nearBy(state, element.at, otherSide(element.side), length + NEAR)
  if (enemies.length === 0) return { points: given, met: null }
  const own = baseOf(sheets, element)
  const touched = new Set(
    enemies.filter(
      each => distance(each.at, element.at) <= NEAR && areTouching(sheets, own, baseOf(sheets, each)),
    ),
  )
  let last = element.at
  for (const next of given.slice(1)) {
    if (distance(last, next) < ROUNDING) continue
    const facing = bearing(last, next)
    let first = Infinity
    let met: Standing | null = null
    for (const enemy of enemies) {
      if (distanceToLine(enemy.at, [last, next]) > NEAR) continue
      const base = baseOf(sheets, enemy)
      const isLeft = touched.has(enemy)
      if (isLeft && !crossesBase(last, next, base)) continue
      const t = isLeft ? 0 : firstContact(type, facing, last, next, base, MEETS)
      if (t !== null && t < first) {
        first = t
        met = enemy
      }
    }
    if (met) {
      const at = along(last, next, first)
      if (distance(at, last) > ROUNDING) kept.push(at)
      return { points: kept, met }
    }
    kept.push(next)
    last = next
  }
  return { points: kept, met: null }
}

/** Whether any of a base is over the edge of the table. */
export function isOff({ scenario }: Field, base: Polygon): boolean {
  const { width, height } = scenario.board
  return base.some(({ x, y }) => x < -WITHIN || y < -WITHIN || x > width + WITHIN || y > height + WITHIN)
}

/** Why an element cannot rest in a pose: over the edge, or on another base. */
export function unrest(
  sheets: Sheets,
  state: Field,
  element: Element,
  pose: Pose,
): 'off the table' | { readonly on: Element } | null {
  const type = typeOf(sheets, element)
  const base = baseIn(type, pose.at, pose.facing)
  if (isOff(state, base)) return 'off the table'
  const reach = radiusOf(type)
  for (const each of state.units) {
    if (!stands(each)) continue
    const away = distance(each.at, pose.at)
    if (away > NEAR || each.id === element.id || away > reach + radiusOf(typeOf(sheets, each))) continue
    if (convexDepth(base, baseOf(sheets, each)) > OVERLAP) return { on: each }
  }
  return null
}
