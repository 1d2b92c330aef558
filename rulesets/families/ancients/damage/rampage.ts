import type { UnitId } from '../../../../src/engine/ids'
import type { Io } from '../../../../src/engine/ruleset'
import { gap } from '../../../../src/geometry/bases'
import { moveBy } from '../../../../src/geometry/point'
import { allowanceOf, longest } from '../movement/allowance'
import type { Book } from '../model/book'
import { crushed } from './overrun'
import { withMelees } from '../melee/contact'
import {
  CONTACT,
  baseAt,
  findUnit,
  isOn,
  kindOf,
  outlineOf,
  standing,
  stands,
  unitOf,
  withUnit,
} from '../model/units'
import { eliminated } from './outcome'
import type { AncientState, Standing } from '../model/state'
import { closedAt, overlapped, slide } from '../movement/slide'

/** Elephants run wild: the deviation die shows where to, and they go there at full speed until they touch a base (R32, R33). */
export function rampaged(book: Book, state: AncientState, id: UnitId, io: Io): AncientState {
  const unit = unitOf(state, id)
  if (!stands(unit)) return state
  const ways = isOn(state, 'eight-directions') ? 8 : 360
  const way =
    io.chance.pick(ways, {
      purpose: `direction of the rampage of ${unit.name}`,
      by: unit.side,
      clause: book.cite['deviation die'],
    }) *
    (360 / ways)
  const found = slide(book, state, unit, unit.at, unit.facing, way, longest(book, state, unit))
  const { limit } = allowanceOf(book, state, unit, found, [], false)
  const bar = found.unit?.at ?? Infinity
  if (found.closedBy === 'edge' && found.closed < Math.min(limit, bar)) {
    return withMelees(
      book,
      eliminated(book, state, unit, 'rampages-off', 'table edge', io, { direction: way }),
    )
  }
  const length = Math.min(limit, found.closed, bar)
  const at = moveBy(unit.at, way, length)
  const hit =
    found.unit !== null && bar <= limit + CONTACT
      ? findUnit(state, found.unit.id)
      : touchedAt(state, unit, at)
  const fits = overlapped(state, unit, at, way).length === 0 && closedAt(book, state, unit, at, way) === null
  const target = stands(hit) ? hit : null
  io.log({
    code: target ? 'rampages-into' : 'rampages',
    facts: { unit: { unit: unit.id }, distance: length, ...(target && { target: { unit: target.id } }) },
    side: unit.side,
    units: target ? [unit.id, target.id] : [unit.id],
    clauses: [book.cite['rampage'], book.cite['rampage move']],
    effects: [{ kind: 'move', unit: unit.id, path: [unit.at, at] }],
  })
  const isPrey = target !== null && target.side !== unit.side && kindOf(book, state, target).helpless
  const moved = withUnit(state, id, {
    at,
    facing: fits ? way : unit.facing,
    rampage: target && !isPrey ? { target: target.id, ready: false } : null,
    charged: false,
  })
  const there = unitOf(moved, id)
  return withMelees(book, stands(there) ? crushed(book, moved, there, true, io) : moved)
}

/** A base that the slide ends against without running into it. */
function touchedAt(state: AncientState, unit: Standing, at: Standing['at']): Standing | undefined {
  const base = baseAt(state, at, unit.facing)
  const touches = (other: Standing, own: typeof base): boolean =>
    gap(own, outlineOf(state, other)) <= CONTACT + 1e-9
  const before = outlineOf(state, unit)
  return standing(state.units).find(
    other => other.id !== unit.id && touches(other, base) && !touches(other, before),
  )
}
