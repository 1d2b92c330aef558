import type { UnitId } from '../../../../src/engine/ids'
import type { Io } from '../../../../src/engine/ruleset'
import { moveBy } from '../../../../src/geometry/point'
import { withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, Standing } from '../model/state'
import {
  CONTACT,
  contactReach,
  baseAt,
  findUnit,
  isOn,
  isTouching,
  kindOf,
  outlineOf,
  standing,
  stands,
  unitOf,
  withUnit,
} from '../model/units'
import { allowanceOf, longest } from '../movement/allowance'
import { closedAt, overlappedAt } from '../movement/place'
import { slide } from '../movement/slide'
import { eliminated } from './losses'
import { overrun } from './overrun'

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
  const { at: from, facing } = unit
  const found = slide(book, state, unit, {
    at: from,
    facing,
    way,
    length: longest(book, state, unit),
    passing: false,
  })
  const { limit } = allowanceOf(book, state, unit, found, [], false)
  const bar = found.unit?.at ?? Infinity
  if (found.closedBy === 'edge' && found.closed < Math.min(limit, bar)) {
    const facts = { direction: way }
    return withMelees(book, eliminated(book, state, unit, 'rampages-off', 'table edge', io, facts))
  }
  const length = Math.min(limit, found.closed, bar)
  const at = moveBy(from, way, length)
  const isMet = found.unit !== null && bar <= limit + CONTACT
  const hit = isMet ? findUnit(state, found.unit.id) : newlyTouched(state, unit, at)
  const target = stands(hit) ? hit : null
  io.log({
    code: target ? 'rampages-into' : 'rampages',
    facts: { unit: { unit: id }, distance: length, ...(target && { target: { unit: target.id } }) },
    side: unit.side,
    units: target ? [id, target.id] : [id],
    clauses: [book.cite['rampage'], book.cite['rampage move']],
    effects: [{ kind: 'move', unit: id, path: [from, at] }],
  })
  const turned = { at, facing: way }
  const fits = !overlappedAt(state, unit, turned) && closedAt(book, state, unit, turned) === null
  const isOverrun = target !== null && target.side !== unit.side && kindOf(book, state, target).helpless
  const moved = withUnit(state, id, {
    at,
    facing: fits ? way : facing,
    rampage: target && !isOverrun ? { target: target.id, ready: false } : null,
    charged: false,
  })
  const there = unitOf(moved, id)
  return withMelees(book, stands(there) ? overrun(book, moved, there, true, io) : moved)
}

/** A base that the slide ends against without running into it. */
function newlyTouched(state: AncientState, unit: Standing, at: Standing['at']): Standing | undefined {
  const base = baseAt(state, at, unit.facing)
  const before = outlineOf(state, unit)
  const reach = contactReach(state)
  return standing(state.units).find(other => {
    if (other.id === unit.id || Math.abs(other.at.x - at.x) > reach || Math.abs(other.at.y - at.y) > reach)
      return false
    const outline = outlineOf(state, other)
    return isTouching(base, outline) && !isTouching(before, outline)
  })
}
