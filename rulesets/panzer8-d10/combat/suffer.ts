import { type Result, stands, sufferOf } from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changed, changedState } from '../changes'
import { type OnTable, elementOf } from '../lookup'
import type { D10State } from '../state'
import { suffered } from './results'
import { afterCombat } from './touched'

/** A result that is counted already: applied as it is. */
export function applied(
  state: D10State,
  target: { readonly id: string },
  result: Result,
  from: OnTable['at'] | null,
  io: Io,
): D10State {
  const element = elementOf(state, target.id)
  // One that has been suppressed just now is not put out of action by the same blow.
  const calm = result === 'knocked out' ? state : changed(state, target.id, { suppressed: false })
  const done = suffered(calm, { target: target.id, result, from, byMortar: false, pose: null }, io)
  const after = elementOf(done, target.id)
  if (after.fate !== 'in play' && stands(element)) return afterCombat(done, element)
  return element.suppressed && !after.suppressed && after.fate === 'in play'
    ? changed(done, target.id, { suppressed: true })
    : done
}

/** Of several whom one has beaten, their owner chooses who suffers: the others are not beaten. */
export const suffer = sufferOf<D10State>({
  clause: cite('R50'),
  words: { 'fall-back': 'falls back', suppressed: 'is suppressed', 'knocked out': 'is out of action' },
  chosen(state, { among }, unit) {
    const spared = new Set(among.filter(each => each.unit !== unit).map(each => each.unit))
    const bouts = state.bouts.filter(({ defender }) => !spared.has(defender))
    return changedState(state, { pending: state.pending.slice(1), bouts })
  },
  applied,
})
