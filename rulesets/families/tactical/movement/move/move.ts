import { type Degrees, type Point, bearing, distance } from '../../../../../src/geometry/point'
import { WITHIN } from '../../../../../src/geometry/tolerance'
import type { Act, Book, MovementPart } from '../../model/book'
import { costOf, legsOf, lengthOf, placeAfter } from '../costs'
import { type Judged, arrive, judged, notItsPhase } from '../allowance'
import { inSecret } from '../../ground/hiding'
import { type Standing, findUnit, isOn, scaled, stands, typeOf, unitOf } from '../../model/lookup'
import { lastBearing, moveOffers } from './offers'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../model/state'
import { clauseOf } from '../../text/subjects'
import { type FollowedPath, cutAt, unrest, followPath } from '../followPath'
import type { Io, Reason } from '../../text/said'

type Move = Extract<TacticalAction, { type: 'move' }>

/** Section 4: how far a unit may go in its phase. */
export const movement: MovementPart = {
  allowance(book, state, unit, halved) {
    const whole = scaled(state, typeOf(book, state, unit).move)
    return halved ? whole / 2 : whole
  },
  held(book, state, unit) {
    const reasons: Reason[] = notItsPhase(book, state, unit).slice()
    if (unit.carriedBy !== null)
      reasons.push({ code: 'is-carried', clause: book.cite['what a vehicle carries'] })
    else if (!unit.at) reasons.push({ code: 'not-on-table', clause: book.cite['movement table'] })
    if (unit.status === 'Disorganized') {
      reasons.push({ code: 'disorganized-cannot-move', clause: book.cite['Disorganized cannot move'] })
    }
    if (unit.status === 'Suppressed') {
      reasons.push({ code: 'suppressed-cannot-move', clause: book.cite['Suppressed cannot move'] })
    }
    if (unit.stopped) {
      const isInContact = book.contact.foes(book, state, unit).length > 0
      reasons.push({
        code: isInContact ? 'stopped-in-contact' : 'stopped',
        clause: (isInContact ? undefined : book.cite['minefield stops']) ?? book.cite['stop on contact'],
      })
    }
    return reasons
  },
}

/** Why a unit cannot turn or be turned at all: a gun under the house rule. */
function cannotTurn(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  facing: Degrees,
): readonly Reason[] {
  if (!typeOf(book, state, unit).gun || !isOn(state, 'guns-cannot-turn') || facing === unit.facing) return []
  return [{ code: 'gun-cannot-turn', clause: book.cite['turning'] }]
}

/** What speaks against anything that a unit is ordered, before its path is looked at. */
function forbidden(book: Book, state: TacticalState, unit: TacticalUnit, action: Move): readonly Reason[] {
  const held = book.movement.held(book, state, unit)
  if (held.length > 0) return held
  const turning = cannotTurn(book, state, unit, action.facing)
  if (turning.length > 0 || action.path.length === 0 || !typeOf(book, state, unit).gun) return turning
  return [{ code: 'gun-needs-tow', clause: book.cite['guns need a tow'] }]
}

interface Assessed {
  readonly found: Judged
  readonly reasons: readonly Reason[]
}

/** Follows a path and judges it: cost, what bars it, and whether the unit can rest at its end. */
function assessed(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
  facing: Degrees,
): Assessed {
  const left = book.movement.allowance(book, state, unit, unit.halved) - unit.spent
  const found = judged(book, state, unit, followPath(book, state, unit, path, facing), left)
  const isCutShort = found.free < lengthOf(found.followed.points) - WITHIN
  const rest = isCutShort ? [] : unrest(book, state, unit, found.followed.end, found.followed.facing)
  return { found, reasons: rest.length === 0 ? found.reasons : [...found.reasons, ...rest] }
}

/** How finely a place to rest is looked for, backwards along a path, in inches. */
const BACKWARDS = 0.1

/** The same path cut where it is barred, and farther back while something stands there; null if nothing of it is left. */
function nearest(book: Book, state: TacticalState, action: Move): Move | null {
  const unit = findUnit(state, action.unit)
  if (!stands(unit)) return null
  if (forbidden(book, state, unit, action).length > 0) return turnTowards(book, state, unit, action)
  const { found, reasons } = assessed(book, state, unit, action.path, action.facing)
  if (reasons.length === 0) return action
  const points = [unit.at, ...action.path]
  const hasNoRoom = (facing: Degrees, at: Point) => unrest(book, state, unit, at, facing).length > 0
  for (let back = 0; back < found.free; back += back === 0 ? 0.02 : BACKWARDS) {
    const path = cutAt(unit.at, action.path, placeAfter(points, found.free - back))
    const end = path.at(-1)
    if (!end) return null
    // To look whether there is room is much quicker than to follow the path once more.
    const way = lastBearing(unit.at, path)
    if (hasNoRoom(action.facing, end) && (way === action.facing || hasNoRoom(way, end))) continue
    if (assessed(book, state, unit, path, action.facing).reasons.length > 0) continue
    return { ...action, path }
  }
  return null
}

/** A gun that cannot go to a place turns to it, if it may; null for all others. */
function turnTowards(book: Book, state: TacticalState, unit: Standing, action: Move): Move | null {
  const place = action.path.at(-1)
  if (!place || !typeOf(book, state, unit).gun) return null
  const facing = distance(unit.at, place) > 0.1 ? bearing(unit.at, place) : unit.facing
  const turn: Move = { ...action, path: [], facing }
  return move.refuse(book, state, turn).length === 0 ? turn : null
}

/** Moving along a path and turning. */
export const move: Act<Move> = {
  offers: moveOffers,
  refuse(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!unit) return [{ code: 'no-such-unit', clause: book.cite['movement table'] }]
    const reasons = forbidden(book, state, unit, action)
    if (reasons.length > 0 || !stands(unit)) return reasons
    return assessed(book, state, unit, action.path, action.facing).reasons
  },
  nearest,
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    if (!stands(unit)) return state
    const followed = followPath(book, state, unit, action.path, action.facing)
    const { passage } = typeOf(book, state, unit)
    const cost = costOf(book, state, passage, followed.points)
    const spent = unit.spent + (Number.isFinite(cost) ? cost : lengthOf(followed.points))
    tellMove(book, state, unit, followed, io)
    return arrive(book, state, unit, followed, { spent }, io)
  },
}

function tellMove(book: Book, state: TacticalState, unit: Standing, followed: FollowedPath, io: Io): void {
  const length = lengthOf(followed.points)
  if (length === 0) {
    io.log({
      code: 'turns',
      facts: { unit: { unit: unit.id } },
      side: unit.side,
      units: [unit.id],
      clauses: [book.cite['turning']],
      ...inSecret(unit),
    })
    return
  }
  const { passage } = typeOf(book, state, unit)
  const legs = legsOf(book, state, passage, followed.points)
  const last = legs.at(-1)
  const clauses = [book.cite['movement table']]
  let road = 0
  for (const leg of legs) {
    if (leg.cost < leg.length) road += leg.length
    if (leg.clause !== undefined && !clauses.includes(leg.clause)) clauses.push(leg.clause)
  }
  if (passage === 'level') clauses.push(clauseOf(book, 'roads do not matter'))
  const isInto = last !== undefined && last.cost > last.length
  io.log({
    code:
      road > length - WITHIN
        ? 'moves-on-road'
        : road > WITHIN
          ? 'moves-by-road'
          : isInto
            ? 'moves-into'
            : 'moves',
    facts: {
      unit: { unit: unit.id },
      distance: Math.round(length * 10) / 10,
      road: Math.round(road * 10) / 10,
      ...(isInto && { ground: last.label.replace(/^(Into|Through) /, '') }),
    },
    side: unit.side,
    units: [unit.id],
    clauses,
    effects: [{ kind: 'move', unit: unit.id, path: followed.points }],
    ...inSecret(unit),
  })
}
