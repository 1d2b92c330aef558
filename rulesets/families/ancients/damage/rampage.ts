import { type Waiting, plainOffer } from '../../../../src/engine/acts'
import type { UnitId } from '../../../../src/engine/ids'
import type { Io } from '../text/told'
import { moveBy } from '../../../../src/geometry/point'
import { withMelees } from '../melee/contact'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limits, because, limit, reasonsOf } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { sideOfStep } from '../model/steps'
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
import { eliminated } from './losses'
import { overrun } from './overrun'

const notWild = limit<AskedOf>(
  'not-wild',
  'rampage',
  ({ state, unit }) => !state.pending.some(each => each.unit === unit.id),
)

/** The deviation die is thrown for a unit that is about to run wild. */
const RAMPAGE: Limits<AskedOf> = [notWild]

/** The state in which Elephants are about to run wild: their side throws the deviation die before anybody does anything else. */
export function runningWild(state: AncientState, unit: Standing): AncientState {
  return { ...state, pending: [...state.pending, { kind: 'rampage', unit: unit.id }], toAct: [unit.side] }
}

/** The state in which they are not any more: the next that waits acts, or whoever's step it is. */
function ranWild(state: AncientState, id: UnitId): AncientState {
  const pending = state.pending.filter(each => each.unit !== id)
  const [next] = pending
  const side = next ? unitOf(state, next.unit).side : sideOfStep(state.step)
  return { ...state, pending, toAct: side === null ? state.toAct : [side] }
}

/** Why all others wait while Elephants are about to run wild; null if none are. */
export function waitingForRampage(book: Book, state: AncientState): Waiting<AncientAction> | null {
  const [first] = state.pending
  if (!first) return null
  const reason = because(book, 'rampage-first', 'rampage', { unit: { unit: first.unit } })
  return { for: ['rampage', 'concede'], reason }
}

/** Elephants run wild: the deviation die shows where to (R32, R33). */
export const rampage: AncientAct<'rampage'> = {
  offers: (book, state) =>
    state.pending.map(({ unit: id }) => {
      const action: ActionOf<'rampage'> = { type: 'rampage', unit: id }
      const label = `Rampage of ${unitOf(state, id).name}`
      const more = { id: `rampage:${id}`, useful: true, ends: true }
      return plainOffer<AncientAction>(action, label, book.cite['rampage'], more)
    }),
  refuse: (book, state, action) =>
    reasonsOf(book, findUnit(state, action.unit), 'rampage', RAMPAGE, unit => ({ book, state, unit })),
  play: (book, state, { unit }, io) => rampaged(book, ranWild(state, unit), unit, io),
}

/** They go there at full speed until they touch a base. */
function rampaged(book: Book, state: AncientState, id: UnitId, io: Io): AncientState {
  const unit = unitOf(state, id)
  if (!stands(unit)) return state
  const ways = isOn(state, 'eight-directions') ? 8 : 360
  const way =
    io.chance.pick(ways, {
      purpose: `direction of the rampage of ${unit.name}`,
      by: unit.side,
      clause: book.cite['deviation die'],
      from: unit.at,
    }) *
    (360 / ways)
  const { at: from, facing } = unit
  const found = book.movement.slide(book, state, unit, {
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
