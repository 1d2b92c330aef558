import type { Io } from '../text/told'
import type { Book } from '../model/book'
import { frontMeets, touches } from '../melee/contact'
import { enemiesOf, kindOf, outlineOf } from '../model/units'
import { eliminated } from './losses'
import type { AncientState, Standing } from '../model/state'

/** Artillery that an enemy has come into contact with is eliminated at once (R41). */
export function overrun(
  book: Book,
  state: AncientState,
  unit: Standing,
  anyTouch: boolean,
  io: Io,
): AncientState {
  let now = state
  for (const enemy of enemiesOf(state, unit.side)) {
    if (!kindOf(book, state, enemy).helpless || !touches(state, unit, enemy)) continue
    if (!anyTouch && !frontMeets(state.scenario.base, unit, outlineOf(state, enemy))) continue
    now = eliminated(book, now, enemy, 'artillery-lost', 'artillery', io, { by: { unit: unit.id } })
  }
  return now
}
