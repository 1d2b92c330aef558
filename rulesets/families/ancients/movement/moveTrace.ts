import type { Leg, Trace } from '../../../../src/engine/offer'
import { seenFrom } from '../../../../src/geometry/clip'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
  normal,
} from '../../../../src/geometry/point'
import { type Way, longest, wayAhead } from './allowance'
import type { Book } from '../model/book'
import { chargeAhead } from '../charge/charge'
import { duty } from './compulsion'
import { standing, unitOf } from '../model/units'
import { isLight, isRegular, lengthOf } from './manoeuvre'
import { marchLimit, marched } from './march'
import { heldReasons, tooFarReasons } from './movement'
import { roadPaths } from './moveOptions'
import { refusalOf } from '../model/reasons'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'

/** What the piece in the hand comes to: a charge, a straight move, a turn with half a move, a turn, or a Light unit's path. */
export function traceMove(
  book: Book,
  state: AncientState,
  unit: Standing,
  points: readonly Point[],
  facing?: Degrees,
): Trace<AncientAction> {
  const last = points.at(-1)
  if (!last || distance(last, unit.at) < 0.1) return traceTurn(book, state, unit, facing ?? unit.facing)
  const charge = chargeUnder(book, state, unit, last)
  if (charge) return charge
  if (isLight(book, state, unit)) return tracePath(book, state, unit, points, facing ?? unit.facing)
  const road = roadTo(book, state, unit, last)
  if (road) return tracePath(book, state, unit, road.path, road.facing)
  const [seen] = seenFrom(unit.at, unit.facing, [last])
  const off = angleBetween(bearing(unit.at, last), unit.facing)
  const regular = isRegular(book, state, unit)
  const isAhead = (seen?.y ?? 0) > 0 && (Math.abs(seen?.x ?? 0) <= 0.4 || off <= (regular ? 15 : 50))
  if (facing !== undefined && angleBetween(facing, unit.facing) > 1) {
    if (!regular || angleBetween(facing, unit.facing) > 90) return traceTurn(book, state, unit, facing)
    return traceAdvance(book, state, unit, facing, distance(unit.at, last))
  }
  if (isAhead) return traceAdvance(book, state, unit, unit.facing, Math.max(0.02, seen?.y ?? 0))
  const way = Math.round(bearing(unit.at, last))
  if (regular && off <= 90) return traceAdvance(book, state, unit, way, distance(unit.at, last))
  return traceTurn(book, state, unit, way)
}

/** The charge, where the hand is over the enemy straight ahead. */
function chargeUnder(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
): Trace<AncientAction> | null {
  const charge = chargeAhead(book, state, unit)
  const [seen] = seenFrom(unit.at, unit.facing, [at])
  if (!charge || !seen || Math.abs(seen.x) > state.scenario.base * 0.75 || seen.y < charge.distance - 0.15)
    return null
  const near = charge.targets
    .map(id => unitOf(state, id))
    .toSorted((a, b) => distance(a.at ?? at, at) - distance(b.at ?? at, at))[0]
  if (!near) return null
  const action: AncientAction = { type: 'charge', unit: unit.id, target: near.id }
  const refusal = refusalOf(book.acts.charge.refuse(book, state, action)) ?? null
  const leg = {
    label: `charge on ${near.name}`,
    length: charge.distance,
    cost: charge.distance,
    clause: book.cite['charge straight'],
  }
  return {
    action,
    legs: [leg],
    left: charge.allowance.limit - charge.distance,
    refusal,
    stop: { at: moveBy(unit.at, unit.facing, charge.distance), facing: unit.facing },
  }
}

function traceTurn(book: Book, state: AncientState, unit: Standing, facing: Degrees): Trace<AncientAction> {
  const action: AncientAction = { type: 'turn', unit: unit.id, facing: normal(facing) }
  const refusal = refusalOf(book.acts.turn.refuse(book, state, action)) ?? null
  return {
    action,
    legs: [{ label: 'turn on the spot', length: 0, cost: 0, clause: book.cite['no wheels'] }],
    left: 0,
    refusal,
    stop: { at: unit.at, facing: refusal ? unit.facing : normal(facing) },
  }
}

/** Straight ahead (after a turn), cut to what is allowed. */
function traceAdvance(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
  wanted: number,
): Trace<AncientAction> {
  const action: ActionOf<'advance'> = {
    type: 'advance',
    unit: unit.id,
    facing: normal(facing),
    distance: wanted,
  }
  const reasons = book.acts.advance.refuse(book, state, action)
  const way = wayAhead(book, state, unit, action.facing)
  if (reasons.length === 0) {
    return {
      action,
      legs: legsOf(book, way, wanted, facing !== unit.facing),
      left: Math.max(0, way.allowance.limit - wanted),
      refusal: null,
      stop: { at: moveBy(unit.at, action.facing, wanted), facing: action.facing },
    }
  }
  const nearest = nearestAdvance(book, state, action)
  const length = nearest?.distance ?? 0
  const over = tooFarReasons(book, state, unit, way, wanted).length > 0
  const [first, ...rest] = reasons
  return {
    action,
    legs: legsOf(book, way, length, facing !== unit.facing),
    left: over ? Math.min(-0.06, way.reach - wanted) : way.allowance.limit - wanted,
    refusal: first ? { reasons: [first, ...rest], ...(nearest && { nearest }) } : null,
    stop: nearest
      ? { at: moveBy(unit.at, nearest.facing, length), facing: nearest.facing }
      : { at: unit.at, facing: unit.facing },
  }
}

function legsOf(book: Book, way: Way, length: number, hasTurned: boolean): readonly Leg[] {
  const label = {
    open: 'open ground',
    rough: 'rough ground',
    road: 'road',
    'edge of rough': 'to the edge of rough ground',
  }[way.allowance.by]
  const clause =
    book.cite[hasTurned ? 'regular' : way.allowance.by === 'rough' ? 'rough terrain' : 'movement table']
  return [{ label: hasTurned ? `turn, then ${label}` : label, length, cost: length, clause }]
}

/** The same move as far as it may go; null if it may not be made at all. */
export function nearestAdvance(
  book: Book,
  state: AncientState,
  action: ActionOf<'advance'>,
): ActionOf<'advance'> | null {
  const unit = standing(state.units).find(each => each.id === action.unit)
  if (!unit) return null
  const owed = duty(book, state).mustAdvance.get(unit.id)
  const { reach } = wayAhead(book, state, unit, action.facing)
  for (const length of [owed ?? reach, reach - 0.06, reach - 0.12]) {
    const shorter = { ...action, distance: Math.min(action.distance, length) }
    if (book.acts.advance.refuse(book, state, shorter).length === 0) return shorter
  }
  return null
}

/** The way along the road to a place on it, if that bends. */
function roadTo(
  book: Book,
  state: AncientState,
  unit: Standing,
  to: Point,
): { readonly path: readonly Point[]; readonly facing: Degrees } | null {
  const paths = roadPaths(book, state, unit)
  for (const path of paths) {
    const points = [unit.at, ...path]
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1], points[i]]
      if (!a || !b || i === 1) continue
      const along = ((to.x - a.x) * (b.x - a.x) + (to.y - a.y) * (b.y - a.y)) / distance(a, b) ** 2
      if (along < 0 || along > 1) continue
      const at = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }
      if (distance(at, to) > 0.5) continue
      return { path: [...path.slice(0, i - 1), at], facing: bearing(a, b) }
    }
  }
  return null
}

/** A path of several pieces, cut to what is allowed. */
function tracePath(
  book: Book,
  state: AncientState,
  unit: Standing,
  path: readonly Point[],
  facing: Degrees,
): Trace<AncientAction> {
  const action: ActionOf<'march'> = { type: 'march', unit: unit.id, path, facing: normal(facing) }
  const reasons = book.acts.march.refuse(book, state, action)
  const nearest = reasons.length > 0 ? nearestMarch(book, state, action) : action
  const end = nearest?.path.at(-1) ?? unit.at
  const length = nearest ? lengthOf(unit.at, nearest.path) : 0
  const walked = marched(book, state, unit, nearest?.path ?? [])
  const { limit } = marchLimit(book, state, unit, walked)
  const wanted = lengthOf(unit.at, path)
  const [first, ...rest] = reasons
  const label = walked.wholeOnRoad && length > 0 ? 'road' : walked.rough ? 'rough ground' : 'open ground'
  const isShort = first !== undefined && wanted > length + 0.05
  return {
    action,
    legs: [
      { label, length, cost: length, clause: book.cite[walked.rough ? 'rough terrain' : 'movement table'] },
    ],
    left: isShort ? length - wanted : Math.max(0, limit - length),
    refusal: first ? { reasons: [first, ...rest], ...(nearest && { nearest }) } : null,
    stop: { at: end, facing: nearest?.facing ?? unit.facing },
  }
}

/** The same path as far as it may be followed, with the wished facing or the present one; null if it may not at all. */
export function nearestMarch(
  book: Book,
  state: AncientState,
  action: ActionOf<'march'>,
): ActionOf<'march'> | null {
  const unit = standing(state.units).find(each => each.id === action.unit)
  if (!unit || heldReasons(book, state, unit).length > 0) return null
  const whole = lengthOf(unit.at, action.path)
  const most = Math.min(whole, longest(book, state, unit))
  for (let length = most; length > 0.1; length -= most > 3 ? 0.25 : 0.1) {
    const path = cutPath(unit.at, action.path, length)
    const end = path.at(-1)
    if (!end) continue
    const along = bearing(path.at(-2) ?? unit.at, end)
    const facings = isLight(book, state, unit) ? [action.facing, unit.facing] : [along]
    for (const facing of facings) {
      const shorter = { ...action, path, facing }
      if (book.acts.march.refuse(book, state, shorter).length === 0) return shorter
    }
  }
  return null
}

function cutPath(from: Point, path: readonly Point[], most: number): readonly Point[] {
  const kept: Point[] = []
  let left = most
  let last = from
  for (const next of path) {
    const length = distance(last, next)
    if (length >= left - 1e-9) return [...kept, moveBy(last, bearing(last, next), left)]
    kept.push(next)
    left -= length
    last = next
  }
  return kept
}
