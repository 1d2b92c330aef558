import { refusalOf } from '../../../../src/engine/acts'
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
import { CLOSE_CALL, WITHIN } from '../../../../src/geometry/tolerance'
import { traceCharge } from '../charge/charge'
import type { Book } from '../model/book'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { advance, nearestAdvance } from './advance'
import { type WayAhead, wayAhead } from './allowance'
import { isTooFar } from './inTheWay'
import { isLight, isRegular, lengthOf } from './manoeuvre'
import { march, nearestMarch } from './march'
import { allowanceOn, roadPaths, walked } from './path'
import { turn } from './turn'

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
  const charge = traceCharge(book, state, unit, last)
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

function traceTurn(book: Book, state: AncientState, unit: Standing, facing: Degrees): Trace<AncientAction> {
  const action: ActionOf<'turn'> = { type: 'turn', unit: unit.id, facing: normal(facing) }
  const refusal = refusalOf(turn.refuse(book, state, action))
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
  const reasons = advance.refuse(book, state, action)
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
  return {
    action,
    legs: legsOf(book, way, length, facing !== unit.facing),
    left: isTooFar(way, wanted)
      ? Math.min(-CLOSE_CALL - WITHIN, way.reach - wanted)
      : way.allowance.limit - wanted,
    refusal: refusalOf<AncientAction>(reasons, nearest),
    stop: {
      ...(nearest
        ? { at: moveBy(unit.at, nearest.facing, length), facing: nearest.facing }
        : { at: unit.at, facing: unit.facing }),
      left: Math.max(0, way.allowance.limit - length),
    },
  }
}

function legsOf(book: Book, way: WayAhead, length: number, hasTurned: boolean): readonly Leg[] {
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

/** The way along the road to a place on it, if that bends. */
function roadTo(
  book: Book,
  state: AncientState,
  unit: Standing,
  to: Point,
): { readonly path: readonly Point[]; readonly facing: Degrees } | null {
  const paths = roadPaths(book, state, unit)
  for (const path of paths) {
    for (const [i, b] of path.entries()) {
      const a = path[i - 1]
      if (!a) continue
      const along = ((to.x - a.x) * (b.x - a.x) + (to.y - a.y) * (b.y - a.y)) / distance(a, b) ** 2
      if (along < 0 || along > 1) continue
      const at = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }
      if (distance(at, to) > 0.5) continue
      return { path: [...path.slice(0, i), at], facing: bearing(a, b) }
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
  const reasons = march.refuse(book, state, action)
  const nearest = reasons.length > 0 ? nearestMarch(book, state, action) : action
  const end = nearest?.path.at(-1) ?? unit.at
  const length = nearest ? lengthOf(unit.at, nearest.path) : 0
  const way = walked(book, state, unit, nearest?.path ?? [])
  const { limit } = allowanceOn(book, state, unit, way)
  const wanted = lengthOf(unit.at, path)
  const label = way.wholeOnRoad && length > 0 ? 'road' : way.rough ? 'rough ground' : 'open ground'
  const isShort = reasons.length > 0 && wanted > length + CLOSE_CALL
  return {
    action,
    legs: [
      { label, length, cost: length, clause: book.cite[way.rough ? 'rough terrain' : 'movement table'] },
    ],
    left: isShort ? length - wanted : Math.max(0, limit - length),
    refusal: refusalOf<AncientAction>(reasons, reasons.length > 0 ? nearest : null),
    stop: { at: end, facing: nearest?.facing ?? unit.facing, left: Math.max(0, limit - length) },
  }
}
