import { plainOffer } from '../../src/engine/acts'
import { otherSide } from '../../src/engine/ids'
import { type Act, because } from './act'
import { isOn } from './houseRules'
import { broadsides } from './movement'
import { rollRepairs } from './repair'
import { afterRepairs, begunTurn, entered } from './sequence'
import type { Step } from './state'

const LABELS: Readonly<Record<Step, readonly [label: string, clause: string]>> = {
  deploy: ['End deployment', 'naval-R3'],
  dice: ['Throw for side A', 'naval-R2'],
  'first moves': ['End movement', 'naval-2.2'],
  'second fires': ['End fire', 'naval-2.3'],
  'second moves': ['End movement', 'naval-2.4'],
  'first fires': ['End fire', 'naval-2.5'],
  repair: ['End repair', 'naval-2.6'],
}

const END = { type: 'end' } as const

/** Ending a step, or throwing for side A again. */
export const end: Act<'end'> = {
  offers(state) {
    const [label, clause] = LABELS[state.step]
    return end.refuse(state, END).length > 0 ? [] : [plainOffer(END, label, clause, { ends: true })]
  },
  refuse(state) {
    if (state.step === 'repair') return [because('naval-6.2', 'repair-first')]
    if (state.aims.some(aim => !aim.done) && !isOn(state, 'one-by-one'))
      return [because('naval-R11', state.open ? 'fire-first' : 'open-first')]
    return []
  },
  play(state, _, io) {
    switch (state.step) {
      case 'deploy': {
        const [side] = state.toAct
        if (side === state.first || state.scenario.deployment[state.first] === null)
          return entered({ ...state, turn: 1 }, 'first moves')
        return { ...state, toAct: [state.first] }
      }
      case 'dice':
        return begunTurn(state, io)
      case 'first moves':
        return entered(broadsides(state, state.first, io), 'second fires')
      case 'second fires':
        return entered(state, 'second moves')
      case 'second moves':
        return entered(broadsides(state, otherSide(state.first), io), 'first fires')
      case 'first fires':
        return afterRepairs(rollRepairs(entered(state, 'repair'), io), io)
      case 'repair':
        return state
    }
  },
}
