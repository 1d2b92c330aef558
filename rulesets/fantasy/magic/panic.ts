import type { Io } from '../../../src/engine/ruleset'
import { moveBy, normal } from '../../../src/geometry/point'
import {
  type AncientState,
  type Book,
  type Outcome,
  type Standing,
  allowanceOf,
  closedAt,
  eliminated,
  isFar,
  kindOf,
  longest,
  overlappedAt,
  scaled,
  touchedByAny,
  withMelees,
  withUnit,
} from '../../families/ancients'
import { flies } from '../flight'
import type { FantasyCode } from '../words'
import { isUnder } from './spells'

/** How far from what is in the way a unit stops, and the step by which a flyer looks for a place to land, in inches. */
const SHORT = 0.1

/** Whether Panic does anything to a unit: not to Artillery, nor to one that is frozen (R61). */
function isShy(book: Book, state: AncientState, unit: Standing): boolean {
  return kindOf(book, state, unit).manoeuvre !== 'none' && !isUnder(state, unit, 'freeze')
}

/** A unit turns about and makes a full move straight away from where it looked; over the edge it is gone (R61). */
export function panicked(
  book: Book,
  state: AncientState,
  unit: Standing,
  io: Io<FantasyCode, Outcome>,
): AncientState {
  if (!isShy(book, state, unit)) {
    io.log({
      code: 'panic-does-nothing',
      facts: { unit: { unit: unit.id } },
      side: unit.side,
      units: [unit.id],
      clauses: ['fantasy-R61'],
    })
    return state
  }
  const facing = normal(unit.facing + 180)
  const flight = flightOf(book, state, { ...unit, facing })
  if (flight === null)
    return withMelees(book, eliminated<FantasyCode>(book, state, unit, 'panics-off', 'table edge', io))
  const { length, full } = flight
  const at = moveBy(unit.at, facing, length)
  io.log({
    code: 'panics',
    facts: { unit: { unit: unit.id }, distance: length },
    side: unit.side,
    units: [unit.id],
    clauses: ['fantasy-12.9', 'fantasy-R61'],
    effects: [{ kind: 'move', unit: unit.id, path: [unit.at, at] }],
  })
  return withMelees(
    book,
    withUnit(state, unit.id, {
      at,
      facing,
      moved: true,
      movedFar: isFar(length, full),
      charged: false,
      rampage: null,
    }),
  )
}

/** How far the unit flees the way it looks now, of how much; null if it flees over the edge of the table. */
function flightOf(
  book: Book,
  state: AncientState,
  unit: Standing,
): { readonly length: number; readonly full: number } | null {
  const { at, facing } = unit
  const flyer = flies(unit)
  const course = { at, facing, way: facing, length: longest(book, state, unit), passing: flyer }
  const found = book.movement.slide(book, state, unit, course)
  const { limit, full } = allowanceOf(book, state, unit, found, [], false)
  const isAtEdge = found.closedBy === 'edge'
  const bars = [found.unit?.at, found.hold?.at, isAtEdge ? undefined : found.closed]
  const first = Math.min(...bars.map(each => each ?? Infinity))
  if (isAtEdge && found.closed < Math.min(limit, first)) return null
  if (flyer) return { length: landing(book, state, unit, limit), full }
  return { length: Math.max(0, Math.min(limit, first - scaled(state, SHORT))), full }
}

/** A flyer passes over everybody, and comes down short of a place where it would touch or overlap a base. */
function landing(book: Book, state: AncientState, unit: Standing, limit: number): number {
  const step = scaled(state, SHORT)
  for (let length = limit; length > 0; length -= step) {
    const place = { at: moveBy(unit.at, unit.facing, length), facing: unit.facing }
    const isFree =
      !overlappedAt(state, unit, place) &&
      !touchedByAny(state, unit, place) &&
      closedAt(book, state, unit, place) === null
    if (isFree) return length
  }
  return 0
}
