import type { Io } from '../text/told'
import { eliminated } from '../damage/losses'
import { foesOf, withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState } from '../model/state'
import { moverOf } from '../model/steps'
import { ownOf } from '../model/units'
import { compulsion, isShakenInMelee } from '../movement/compulsion'

/** Shaken units in melee of which none can break off any more are Routed (R35). */
export function settled(book: Book, state: AncientState, io: Io): AncientState {
  const side = moverOf(state.step)
  if (side === null || state.result) return state
  let now = state
  while (compulsion(book, now).mustBreakOff.length === 0) {
    const trapped = ownOf(now, side).find(unit => isShakenInMelee(now, unit))
    if (!trapped) return now
    const foe = foesOf(now, trapped)[0]
    now = withMelees(
      book,
      eliminated(
        book,
        now,
        trapped,
        'cannot-break-off-routed',
        'shaken breaks off',
        io,
        foe ? { foe: { unit: foe.id } } : {},
      ),
    )
  }
  return now
}
