import { plainOffer } from '../../src/engine/acts'
import type { Side } from '../../src/engine/ids'
import type { Act } from './act'
import { openFire, shellingsLeft } from './bombardment'
import { digByPlan } from './defences'
import { deployByPlan, waiting } from './deployment'
import { stayBehind } from './losses'
import { reason } from './lookup'
import { clauseOfStep, nextStep, sideOf } from './sequence'
import { exchange } from './setup'
import type { Ww1State } from './state'

const END = { type: 'end' } as const

/** Being done with what is asked now. In preparation it leaves the rest to the plan. */
export const end: Act<'end'> = {
  offers(state, side) {
    if (end.refuse(state, END).length > 0) return []
    const clause = state.advance ? 'ww1-5a.21' : clauseOfStep(state.step)
    return [plainOffer(END, labelOf(state, side), clause, { ends: true })]
  },
  refuse(state) {
    if (state.losing.length > 0) return [reason('ww1-R19', 'losses-first')]
    if (state.assault && !state.advance) return [reason('ww1-R16', 'answer-first')]
    return []
  },
  play(state, _, io) {
    const side = state.toAct[0] ?? sideOf(state.step)
    if (state.advance) return stayBehind(state, io)
    switch (state.step) {
      case 'exchange':
        return exchange.play(state, { type: 'exchange', count: 0 }, io)
      case 'dig':
        return digByPlan(state, side, io)
      case 'bombard':
        return openFire(state, io)
      case 'deploy A':
      case 'deploy B':
        return nextStep(deployByPlan(state, side, io), io)
      default:
        return nextStep(state, io)
    }
  },
}

function labelOf(state: Ww1State, side: Side): string {
  if (state.advance) return 'Stay where they are'
  switch (state.step) {
    case 'exchange':
      return 'Keep the Stormtroopers'
    case 'dig':
      return 'Dig in by the plan'
    case 'bombard':
      return state.aimed.length > 0
        ? 'Open fire'
        : shellingsLeft(state) > 0
          ? 'No bombardment'
          : 'End the bombardment'
    case 'deploy A':
    case 'deploy B':
      return waiting(state, side).length > 0 ? 'Deploy the rest by the plan' : 'End deployment'
    case 'A moves':
    case 'B moves':
      return 'End the movement'
    case 'A assaults':
    case 'B assaults':
      return 'End the Assaults'
    case 'A cuts wire':
    case 'B cuts wire':
      return 'End wire cutting'
  }
}
