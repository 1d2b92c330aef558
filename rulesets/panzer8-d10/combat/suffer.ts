import { otherSide } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import { type Result, stands } from '../../families/panzer8'
import { type Act, type Io, cite } from '../act'
import { changed, changedState } from '../changes'
import { type OnTable, elementOf, findElement, firstOf } from '../lookup'
import type { D10Action, D10State } from '../state'
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

/** Of several whom one has beaten, their owner chooses who suffers. */
export const suffer: Act<'suffer'> = {
  offers(state, side) {
    const first = firstOf(state, 'suffer')
    if (!first || otherSide(elementOf(state, first.by).side) !== side) return []
    return first.among.map(({ unit, result }): Offer<D10Action> => {
      const action: D10Action = { type: 'suffer', unit }
      const label = `${elementOf(state, unit).name}: ${MEANS[result]}`
      return {
        id: `suffer:${unit}`,
        kind: 'suffer',
        unit,
        label,
        clause: cite('R50'),
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
  },
  refuse(state, { unit }) {
    const isAsked = firstOf(state, 'suffer')?.among.some(each => each.unit === unit)
    return isAsked ? [] : [{ code: 'nothing-to-suffer', clause: cite('R50') }]
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'suffer')
    if (!first) return state
    const chosen = first.among.find(each => each.unit === unit)
    const spared = new Set(first.among.filter(each => each.unit !== unit).map(each => each.unit))
    const bouts = state.bouts.filter(({ defender }) => !spared.has(defender))
    const now: D10State = changedState(state, { pending: state.pending.slice(1), bouts })
    if (!chosen || findElement(now, unit)?.fate !== 'in play') return now
    io.log({
      code: 'suffers',
      facts: { unit: { unit } },
      side: elementOf(state, unit).side,
      units: [unit],
      clauses: [cite('R50')],
    })
    return applied(now, { id: unit }, chosen.result, findElement(now, first.by)?.at ?? null, io)
  },
}

const MEANS: Readonly<Record<Result, string>> = {
  'fall-back': 'falls back',
  suppressed: 'is suppressed',
  'knocked out': 'is out of action',
}
