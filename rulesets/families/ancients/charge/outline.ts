import type { Io } from '../text/told'
import { eliminated } from '../damage/losses'
import { withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, Melee, Standing } from '../model/state'
import { kindOf } from '../model/units'

/** The melee of a unit that stopped at the outline of a building or field defence (R38). */
export function acrossOutline(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  area: string,
  io: Io,
): AncientState {
  if (kindOf(book, state, target).helpless) {
    const by = { by: { unit: unit.id } }
    return withMelees(book, eliminated(book, state, target, 'artillery-lost', 'artillery', io, by))
  }
  const [a, b] = unit.side === 'A' ? [unit.id, target.id] : [target.id, unit.id]
  const melee: Melee = { a, b, bond: 'area', area, begun: { A: 0, B: 0 }, since: state.turn }
  const others = state.melees.filter(each => each.a !== a || each.b !== b)
  return withMelees(book, { ...state, melees: [...others, melee] })
}
