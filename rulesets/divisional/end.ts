import { plainOffer } from '../../src/engine/acts'
import type { Act } from './act'
import { fightersOf } from './combat'
import { deployRest } from './deployment'
import { reason } from './lookup'
import { clauseOfStep, nextStep, sideOf, waitingOf } from './sequence'
import type { DivState, Step } from './state'

const END = { type: 'end' } as const

/** Being done with a step. In deployment the rest goes wherever there is room. */
export const end: Act<'end'> = {
  offers(state) {
    if (end.refuse(state, END).length > 0) return []
    return [plainOffer(END, labelOf(state), clauseOfStep(state.step), { ends: true })]
  },
  refuse(state) {
    if (state.advance) return [reason('divisional-R26', 'advance-first')]
    if (state.restoring !== null) return [reason('divisional-7.4', 'restore-first')]
    if (fightersOf(state).length > 0 && state.step.endsWith('fights'))
      return [reason('divisional-R21', 'fight-first')]
    if (THROWN.has(state.step)) return [reason(clauseOfStep(state.step), 'throw-first')]
    return []
  },
  play(state, _, io) {
    const side = sideOf(state)
    if (state.step === 'deploy A' || state.step === 'deploy B')
      return nextStep(deployRest(state, side, io), io)
    return nextStep(state, io)
  },
}

/** Steps that are over when their dice have been thrown. */
const THROWN: ReadonlySet<Step> = new Set(['A rallies', 'B rallies', 'dusk', 'night'])

function labelOf(state: DivState): string {
  switch (state.step) {
    case 'deploy A':
    case 'deploy B':
      return waitingOf(state, sideOf(state)).length > 0 ? 'Deploy the rest by the plan' : 'End deployment'
    case 'A moves':
    case 'B moves':
      return 'End the movement'
    case 'A fires':
    case 'B fires':
      return 'End artillery fire'
    default:
      return 'End the combats'
  }
}
