import { plainOffer, refusalField } from '../../src/engine/acts'
import { type Act, type Reason, cite } from './act'
import { advances } from './combat/advance'
import { contactsLeft } from './combat/melee'
import { overrunning } from './combat/overrun'
import { overrunNonCombat } from './combat/touched'
import { goOn } from './sequence'
import type { D20State, Step } from './state'

const ENDS: Readonly<Record<Step, { readonly label: string; readonly clause: string }>> = {
  command: { label: 'End the Command Phase', clause: '4.0.4' },
  fire: { label: 'End the Fire Phase', clause: '4.0.5' },
  'close combat': { label: 'End the Close Combat Phase', clause: '4.0.7' },
  movement: { label: 'End the Movement Phase', clause: '4.0.8' },
}

/** Close combats are fought out before the phase ends. */
function notYet(state: D20State): readonly Reason[] {
  if (state.step !== 'close combat') return []
  const [contact] = contactsLeft(state)
  const [tank] = overrunning(state)
  const unit = contact?.[0] ?? tank?.id
  return unit === undefined ? [] : [{ code: 'fight-first', clause: cite('R42'), facts: { unit: { unit } } }]
}

/** The end of a phase: attackers advance after close combat, and after movement who is touched and cannot fight is run over. */
export const end: Act<'end'> = {
  offers(state) {
    if (state.pending.length > 0) return []
    const { label, clause } = ENDS[state.step]
    return [plainOffer({ type: 'end' }, label, cite(clause), { ends: true, ...refusalField(notYet(state)) })]
  },
  refuse: notYet,
  play(state, _, io) {
    const now =
      state.step === 'close combat'
        ? advances(state, io)
        : state.step === 'movement'
          ? overrunNonCombat(state, io)
          : state
    return now.pending.length > 0 ? now : goOn(now, io)
  },
}
