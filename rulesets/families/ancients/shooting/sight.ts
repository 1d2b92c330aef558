import { memoBy } from '../../../../src/engine/memo'
import { clipped } from '../../../../src/geometry/clip'
import {
  type Degrees,
  type Point,
  type Polygon,
  distance,
  heading,
  moveBy,
} from '../../../../src/geometry/point'
import { contains, distanceToPolygon, insideLength } from '../../../../src/geometry/polygons'
import {
  type SightIndex,
  blockersBetween,
  firstBlockedAt,
  isClear,
  sightIndex,
} from '../../../../src/geometry/sight'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { footing, terrainOf } from '../model/ground'
import type { Piece } from '../model/ways'
import { isOn, outlineOf, scaled, standing } from '../model/units'
import { nearestSeen } from './seen'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import type { Subject } from '../model/subjects'

/** What is in the way of a line of sight. */
export interface InTheWay {
  readonly label: string
  readonly subject: Subject
  readonly at: Point
  readonly outline: Polygon
}

/** What a shooter sees of a target. */
export interface Aim {
  readonly from: Point
  /** The nearest place of the target's base in the arc, or of all of it if none is. */
  readonly near: Point
  /** The nearest place of it that may be shot at; null if there is none. */
  readonly at: Point | null
  readonly distance: number
  /** Why nothing of it may be shot at: it is beside the arc, or hidden, or something is in the way. */
  readonly fault: 'arc' | 'hidden' | 'blocked' | null
}

/** The middle of a unit's front edge, from which it shoots. */
export function muzzleOf(state: AncientState, unit: Standing): Point {
  return moveBy(unit.at, unit.facing, state.scenario.base / 2)
}

/** The part of an outline in a unit's arc of fire: ahead of its front, between lines at 45 degrees from its front corners. */
export function inArcOf(state: AncientState, at: Point, facing: Degrees, outline: Polygon): Polygon {
  const half = state.scenario.base / 2
  const f = heading(facing)
  const r = { x: -f.y, y: f.x }
  const limit = (nx: number, ny: number, offset: number): number => at.x * nx + at.y * ny + offset
  const ahead = clipped(outline, -f.x, -f.y, limit(-f.x, -f.y, WITHIN - half))
  const slack = WITHIN * Math.SQRT2
  const right = { x: r.x - f.x, y: r.y - f.y }
  const left = { x: -r.x - f.x, y: -r.y - f.y }
  const narrower = clipped(ahead, right.x, right.y, limit(right.x, right.y, slack))
  return clipped(narrower, left.x, left.y, limit(left.x, left.y, slack))
}

/** The place of an outline that is nearest to another place. */
function nearestPlace(outline: Polygon, from: Point): Point {
  let best = outline[0] ?? from
  let least = Infinity
  let last = outline.at(-1)
  for (const next of outline) {
    if (last) {
      const dx = next.x - last.x
      const dy = next.y - last.y
      const square = dx * dx + dy * dy
      const t =
        square > 0 ? Math.min(1, Math.max(0, ((from.x - last.x) * dx + (from.y - last.y) * dy) / square)) : 0
      const place = { x: last.x + dx * t, y: last.y + dy * t }
      const away = distance(from, place)
      if (away < least) {
        least = away
        best = place
      }
    }
    last = next
  }
  return best
}

/** What a unit sees of another within an arc and a range (R19, R20, R21). */
export function aimAt(book: Book, state: AncientState, unit: Standing, target: Standing, range: number): Aim {
  const from = muzzleOf(state, unit)
  const outline = outlineOf(state, target)
  const part = inArcOf(state, unit.at, unit.facing, outline)
  const isCentred =
    !isOn(state, 'centre-in-arc') || inArcOf(state, unit.at, unit.facing, [target.at]).length > 0
  if (part.length === 0 || !isCentred) {
    const near = nearestPlace(outline, from)
    return { from, near, at: null, distance: distance(from, near), fault: 'arc' }
  }
  const near = nearestPlace(part, from)
  const away = distance(from, near)
  const limit = seenWithin(book, state, target)
  if (limit < Infinity && distanceToPolygon(from, outline) > limit + WITHIN)
    return { from, near, at: null, distance: away, fault: 'hidden' }
  if (sees(book, state, unit, target, from, near))
    return { from, near, at: near, distance: away, fault: null }
  // What matters is whether something in range is seen; the rest of the base is looked at only for that.
  const seen = away > range + WITHIN ? null : nearestSeen(book, state, { unit, target, from, part }, range)
  return seen
    ? { from, near, at: seen, distance: distance(from, seen), fault: null }
    : { from, near, at: null, distance: away, fault: 'blocked' }
}

/** From how far a unit can be seen: on rough ground and in buildings from close by, unless it has shot. */
export function seenWithin(book: Book, state: AncientState, unit: Standing): number {
  if (unit.revealed || !footing(book, state, unit.at).conceals) return Infinity
  return scaled(state, book.numbers.seenWithin)
}

const unitIndex = memoBy((state: AncientState) =>
  memoBy((_units: readonly AncientUnit[]) => indexOfUnits(state)),
)

function indexOfUnits(state: AncientState): SightIndex {
  return sightIndex(
    standing(state.units).map(unit => ({
      id: unit.id,
      outline: outlineOf(state, unit),
      ends: 'never' as const,
    })),
  )
}

/** Whether nothing stands between two places, for these two units (R20). */
function sees(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  from: Point,
  to: Point,
): boolean {
  const index = unitIndex(state)(state.units)
  if (!isClear(index, from, to, id => id === unit.id || id === target.id)) return false
  return terrainOf(book, state).blocking.every(piece => !hides(book, state, piece, unit, target, from, to))
}

/** Whether a piece of ground blocks a line: any length of it, or beyond 2 inches where an end stands in it. */
function hides(
  book: Book,
  state: AncientState,
  piece: Piece,
  unit: Standing,
  target: Standing,
  from: Point,
  to: Point,
): boolean {
  const { box, outline } = piece
  if (Math.max(from.x, to.x) < box.minX || Math.min(from.x, to.x) > box.maxX) return false
  if (Math.max(from.y, to.y) < box.minY || Math.min(from.y, to.y) > box.maxY) return false
  const inside = insideLength(outline, from, to)
  if (inside <= WITHIN) return false
  const isOwn = contains(outline, unit.at) || contains(outline, target.at)
  return !isOwn || inside > scaled(state, book.numbers.seenWithin) + WITHIN
}

/** The first thing that stands between two places, for these two units; null if nothing does. */
export function blockerOf(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  from: Point,
  to: Point,
): InTheWay | null {
  const [other] = blockersBetween(
    unitIndex(state)(state.units),
    from,
    to,
    id => id === unit.id || id === target.id,
  )
  if (other) {
    const name = state.units.find(each => each.id === other.id)?.name ?? other.id
    return {
      label: name,
      subject: 'units block',
      at: firstBlockedAt(other, from, to),
      outline: other.outline,
    }
  }
  const piece = terrainOf(book, state).blocking.find(each => hides(book, state, each, unit, target, from, to))
  if (!piece) return null
  const at = firstBlockedAt({ id: piece.id, outline: piece.outline, ends: 'never' }, from, to)
  return { label: piece.effect.label, subject: 'ground blocks', at, outline: piece.outline }
}

/** Whether a line between two places is free, for the measuring tool; what is in the way if not. */
export function lineBetween(
  book: Book,
  state: AncientState,
  from: Point,
  to: Point,
  ends: readonly Standing[],
): InTheWay | null {
  const [first, last] = ends
  const nobody = { ...(first ?? standing(state.units)[0]), at: from } as Standing
  const one = first ?? { ...nobody, id: '', at: from }
  const other = last ?? { ...nobody, id: '', at: to }
  return sees(book, state, one, other, from, to) ? null : blockerOf(book, state, one, other, from, to)
}
