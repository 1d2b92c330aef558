import { type Degrees, type Point, type Polygon, distance, moveBy } from '../../../../../src/geometry/point'
import type { Book } from '../../model/book'
import { terrainOf } from '../../ground/ground'
import { type Standing, enemiesOf } from '../../model/lookup'
import type { TacticalState } from '../../model/state'

/** The directions of the compass in which ways are tried, and the half ones between them for shorter ones. */
const FULL: readonly Degrees[] = [0, 45, 90, 135, 180, 225, 270, 315]
const HALF: readonly Degrees[] = [22.5, 112.5, 202.5, 292.5]

/**
 * Straight ways round the compass: where to, and how many times as far as a unit may go over open ground. Longer than it can
 * go, for there may be a road: they are cut where its movement ends.
 */
export const COMPASS: readonly { readonly facing: Degrees; readonly times: number }[] = [
  ...FULL.map(facing => ({ facing, times: 2 })),
  ...HALF.map(facing => ({ facing, times: 0.5 })),
]

/** Ways with a purpose: to objectives, enemies and cover, and along roads. Cut where its movement ends, as above. */
export function destinationsOf(
  book: Book,
  state: TacticalState,
  unit: Standing,
  left: number,
): readonly (readonly Point[])[] {
  const { at } = unit
  const enemies = nearestOf(at, enemiesOf(state, unit.side), 2, enemy => enemy.at)
  const found: (readonly Point[])[] = state.scenario.objectives.map(objective => [objective.at])
  for (const enemy of enemies) found.push([enemy.at])
  found.push(...roads(book, state, at, left), ...shelters(book, state, at, left))
  return found
}

/** The few things that are nearest to a place, the nearest first; of two equally near the first of the list. */
export function nearestOf<T>(
  at: Point,
  things: readonly T[],
  count: number,
  placeOf: (thing: T) => Point,
): readonly T[] {
  const kept: { readonly thing: T; readonly away: number }[] = []
  for (const thing of things) {
    const away = distance(placeOf(thing), at)
    const last = kept.at(-1)
    if (kept.length === count && last && last.away <= away) continue
    const before = kept.findIndex(each => each.away > away)
    kept.splice(before < 0 ? kept.length : before, 0, { thing, away })
    if (kept.length > count) kept.pop()
  }
  return kept.map(each => each.thing)
}

/** Along each road within reach, both ways. */
function roads(book: Book, state: TacticalState, at: Point, left: number): readonly (readonly Point[])[] {
  const found: (readonly Point[])[] = []
  for (const { kind, shape } of state.scenario.ground.features) {
    const effect = book.groundTable[kind]
    if (!effect || effect.rate >= 1 || !('line' in shape)) continue
    const joint = nearestOnLine(shape.line, at)
    if (!joint || distance(joint.at, at) > left) continue
    const onto = distance(joint.at, at) > shape.width / 4 ? [joint.at] : []
    const forward = upTo(shape.line.slice(joint.piece + 1), joint.at, left * 2)
    const backward = upTo(shape.line.slice(0, joint.piece + 1).toReversed(), joint.at, left * 2)
    for (const way of [forward, backward]) if (way.length > 0) found.push([...onto, ...way])
  }
  return found
}

/** The first points of a line, as many as make up so many inches. */
function upTo(line: readonly Point[], from: Point, length: number): readonly Point[] {
  const kept: Point[] = []
  let last = from
  let gone = 0
  for (const next of line) {
    if (gone > length) break
    gone += distance(last, next)
    kept.push(next)
    last = next
  }
  return kept
}

function nearestOnLine(
  line: readonly Point[],
  p: Point,
): { readonly at: Point; readonly piece: number } | null {
  let best: { at: Point; piece: number } | null = null
  let least = Infinity
  let a = line[0]
  for (let piece = 0; piece + 1 < line.length; piece++) {
    const b = line[piece + 1]
    if (!a || !b) break
    const at = nearestBetween(a, b, p)
    const away = distance(at, p)
    if (away < least) {
      least = away
      best = { at, piece }
    }
    a = b
  }
  return best
}

/** The place of an outline that is nearest to another place. */
function nearestOnEdge(outline: Polygon, p: Point): Point | null {
  let best: Point | null = null
  let least = Infinity
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]
    const b = outline[i + 1] ?? outline[0]
    if (!a || !b) break
    const at = nearestBetween(a, b, p)
    const away = distance(at, p)
    if (away < least) {
      least = away
      best = at
    }
  }
  return best
}

/** The place between `a` and `b` that is nearest to `p`. */
function nearestBetween(a: Point, b: Point, p: Point): Point {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx ** 2 + dy ** 2
  const t = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square
  const share = Math.min(1, Math.max(0, t))
  return { x: a.x + dx * share, y: a.y + dy * share }
}

/** How deep a unit goes into cover that it seeks. */
const DEEP = 0.35

/** Into the nearest cover, just inside its edge. */
function shelters(book: Book, state: TacticalState, at: Point, left: number): readonly (readonly Point[])[] {
  const places: Point[] = []
  for (const { outline, box, effect } of terrainOf(book, state).pieces) {
    if (effect.cover === 'none') continue
    if (at.x < box.minX - left || at.x > box.maxX + left) continue
    if (at.y < box.minY - left || at.y > box.maxY + left) continue
    const edge = nearestOnEdge(outline, at)
    if (!edge) continue
    const away = distance(edge, at)
    if (away < 0.05 || away > left) continue
    const share = (away + DEEP) / away
    places.push({ x: at.x + (edge.x - at.x) * share, y: at.y + (edge.y - at.y) * share })
  }
  return nearestOf(at, places, 3, place => place).map(place => [place])
}

/** A place some way off in a direction, kept on the table. */
export function offBy(state: TacticalState, from: Point, way: Degrees, length: number): Point {
  const { width, height } = state.scenario.board
  const to = moveBy(from, way, length)
  const share = Math.min(
    1,
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > width ? (width - from.x) / (to.x - from.x) : 1,
    to.y > height ? (height - from.y) / (to.y - from.y) : 1,
  )
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
