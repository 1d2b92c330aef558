import type { Side } from '../../../../src/engine/ids'
import type { Reason } from '../../../../src/engine/refusal'
import type { Io } from '../../../../src/engine/ruleset'
import { gap } from '../../../../src/geometry/bases'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { findUnit, outlineOf, scaled, standing, stands, unitOf, withUnit } from '../model/units'
import { because } from '../model/reasons'
import type { ActionOf, AncientState, AncientUnit, Standing } from '../model/state'
import type { Subject } from '../model/subjects'

/** How far a unit's General rallies, in inches; 0 without one. */
export function rallyReach(book: Book, state: AncientState, unit: AncientUnit): number {
  return unit.general === 'none' ? 0 : scaled(state, book.numbers.rallyReach[unit.general])
}

/** Whether a friend's General is near enough to rally a unit: from base to base, and itself always (R39). */
export function isInReach(book: Book, state: AncientState, unit: Standing): boolean {
  return standing(state.units).some(
    friend =>
      friend.side === unit.side &&
      friend.general !== 'none' &&
      (friend.id === unit.id ||
        isWithin(gap(outlineOf(state, friend), outlineOf(state, unit)), rallyReach(book, state, friend))),
  )
}

function isBad(unit: AncientUnit): boolean {
  return unit.status === 'Disordered' || unit.status === 'Shaken'
}

/** The units of a side that may still roll. `fought` marks those that have in this step. */
export function rallyable(book: Book, state: AncientState, side: Side): readonly Standing[] {
  return standing(state.units).filter(
    unit => unit.side === side && isBad(unit) && !unit.fought && isInReach(book, state, unit),
  )
}

/** The face that a unit needs to rally. */
export function rallyNeed(book: Book, unit: AncientUnit): number {
  return book.numbers.rally + (unit.quality === 'Raw' ? 1 : 0) - (unit.quality === 'Veteran' ? 1 : 0)
}

export function rallyReasons(book: Book, state: AncientState, action: ActionOf<'rally'>): readonly Reason[] {
  if (state.result) return [because(book, 'battle-over', 'break check')]
  const [side] = state.toAct
  if (state.step !== 'rally' || side === undefined) return [because(book, 'not-rallying', 'both rally')]
  if (action.unit === null) {
    return rallyable(book, state, side).length > 0 ? [] : [because(book, 'nobody-to-rally', 'rally')]
  }
  const unit = findUnit(state, action.unit)
  if (!stands(unit)) return [because(book, 'not-on-table', 'rally')]
  if (unit.side !== side) return [because(book, 'not-rallying', 'both rally')]
  if (!isBad(unit)) return [because(book, 'in-good-order', 'rally')]
  if (unit.fought) return [because(book, 'has-rolled', 'rally')]
  return isInReach(book, state, unit) ? [] : [because(book, 'no-general-near', 'rally')]
}

/** One unit rolls, or all of the side in their order. */
export function playRally(book: Book, state: AncientState, action: ActionOf<'rally'>, io: Io): AncientState {
  if (action.unit !== null) return rolled(book, state, unitOf(state, action.unit), io)
  const [side] = state.toAct
  let now = state
  for (const unit of side === undefined ? [] : rallyable(book, state, side)) now = rolled(book, now, unit, io)
  return now
}

function rolled(book: Book, state: AncientState, unit: AncientUnit, io: Io): AncientState {
  const isRallied = io.chance.check(6, rallyNeed(book, unit), {
    purpose: `to rally, ${unit.name}`,
    by: unit.side,
    clause: book.cite['rally'],
  })
  const isShaken = unit.status === 'Shaken'
  const subject: Subject = isShaken ? 'rally shaken' : 'rally disordered'
  io.log({
    code: isRallied ? (isShaken ? 'rallies-to-disordered' : 'rallies') : 'does-not-rally',
    facts: { unit: { unit: unit.id } },
    side: unit.side,
    units: [unit.id],
    clauses: [book.cite[subject]],
  })
  const status = !isRallied ? unit.status : isShaken ? 'Disordered' : 'Good order'
  return withUnit(state, unit.id, { status, fought: true })
}
