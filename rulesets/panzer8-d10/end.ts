import { plainOffer, refusalField } from '../../src/engine/acts'
import { type Act, type Io, type Reason, cite } from './act'
import { changedState, withoutFirst } from './changes'
import { advances } from './combat/advance'
import { contactsLeft } from './combat/melee'
import { overrunning } from './combat/overrun'
import { withoutIdle } from './combat/results'
import { overrunNonCombat } from './combat/touched'
import { nothingToName } from './events/objects'
import { held, isAnswerable, isSecondGunOpen } from './fire/reactions'
import { ended } from './sequence'
import type { D10State } from './state'

/** Close combats are fought out before their step ends. */
function notYet(state: D10State): readonly Reason[] {
  if (state.step === 'event') return [{ code: 'draw-first', clause: cite('4.0.2') }]
  if (state.step !== 'close combat') return []
  const [contact] = contactsLeft(state)
  const [tank] = overrunning(state)
  const unit = contact?.[0] ?? tank?.id
  return unit === undefined ? [] : [{ code: 'fight-first', clause: cite('R47'), facts: { unit: { unit } } }]
}

/** The end of the Action step, and of the Close Combat step with its advances. */
export const end: Act<'end'> = {
  offers(state) {
    if (state.pending.length > 0 || state.step === 'event') return []
    const isAction = state.step === 'action'
    const label = isAction ? 'End the Action step' : 'End the Close Combat step'
    const clause = cite(isAction ? '4.0.5' : '4.0.7')
    return [plainOffer({ type: 'end' }, label, clause, { ends: true, ...refusalField(notYet(state)) })]
  },
  refuse: notYet,
  play: (state, _, io) =>
    state.step === 'action'
      ? changedState(overrunNonCombat(changedState(state, { acting: null }), io), { step: 'close combat' })
      : changedState(advances(state, io), { step: 'end' }),
}

/** Goes on with all that needs nobody's decision: idle questions, the step after a card, the End step. */
export function carriedOn(given: D10State, io: Io): D10State {
  let state = given
  for (;;) {
    if (state.result) return state
    state = withoutIdle(state, io)
    const [first] = state.pending
    if (first?.kind === 'second gun' && !isSecondGunOpen(state, first)) state = withoutFirst(state)
    else if (first?.kind === 'react' && !isAnswerable(state)) state = held(state, io)
    else if (first?.kind === 'card' && nothingToName(state, first)) state = withoutFirst(state)
    else if (first) return state
    else if (state.step === 'end') state = ended(state, io)
    else if (isIdleCombat(state)) state = changedState(state, { step: 'end' })
    else return state
  }
}

/** A Close Combat step in which nobody touches anybody, and nobody is to advance. */
const isIdleCombat = (state: D10State): boolean =>
  state.step === 'close combat' &&
  state.bouts.length === 0 &&
  contactsLeft(state).length === 0 &&
  overrunning(state).length === 0
