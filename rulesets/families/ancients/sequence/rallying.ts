import type { Side } from '../../../../src/engine/ids'
import { gap } from '../../../../src/geometry/bases'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { outlineOf, ownOf, scaled } from '../model/units'

/** How far a unit's General rallies, in inches; 0 without one. */
export function rallyReach(book: Book, state: AncientState, unit: AncientUnit): number {
  return unit.general === 'none' ? 0 : scaled(state, book.numbers.rallyReach[unit.general])
}

/** Whether a friend's General is near enough to rally a unit: from base to base, and itself always (R39). */
export function isInReach(book: Book, state: AncientState, unit: Standing): boolean {
  return ownOf(state, unit.side).some(
    friend =>
      friend.general !== 'none' &&
      (friend.id === unit.id ||
        isWithin(gap(outlineOf(state, friend), outlineOf(state, unit)), rallyReach(book, state, friend))),
  )
}

/** Whether a unit has something to rally from. */
export function isBad(unit: AncientUnit): boolean {
  return unit.status === 'Disordered' || unit.status === 'Shaken'
}

/** The units of a side that may still roll. `fought` marks those that have in this step. */
export function rallyable(book: Book, state: AncientState, side: Side): readonly Standing[] {
  return ownOf(state, side).filter(unit => isBad(unit) && !unit.fought && isInReach(book, state, unit))
}

/** The face that a unit needs to rally. */
export function rallyNeed(book: Book, unit: AncientUnit): number {
  return book.numbers.rally + (unit.quality === 'Raw' ? 1 : 0) - (unit.quality === 'Veteran' ? 1 : 0)
}
