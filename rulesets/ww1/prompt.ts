import type { Side } from '../../src/engine/ids'
import { sideDoes } from '../../src/engine/plural'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { waiting } from './deployment'
import { findUnit, stands } from './lookup'
import { cannotMove } from './movement'
import { sideOf } from './sequence'
import { DEFENCE_KINDS, type Step, type Ww1State } from './state'
import { cutters } from './wire'

const LABEL: Readonly<Record<Step, readonly [string, string]>> = {
  exchange: ['choose', 'Choose'],
  dig: ['dig in', 'Dig in'],
  bombard: ['bombard', 'Bombard'],
  'deploy B': ['deploy', 'Deploy'],
  'deploy A': ['deploy', 'Deploy'],
  'A moves': ['move', 'Move'],
  'A assaults': ['assault', 'Assault'],
  'B moves': ['move', 'Move'],
  'B assaults': ['assault', 'Assault'],
  'A cuts wire': ['cut wire', 'Wire'],
  'B cuts wire': ['cut wire', 'Wire'],
}

const PREPARATION: readonly Step[] = ['dig', 'bombard', 'deploy B', 'deploy A']
const TURN: readonly Step[] = ['A moves', 'A assaults', 'B moves', 'B assaults', 'A cuts wire']

/** The steps by the names of the sides; wire cutting is one step of both. */
export function ribbonOf(state: Ww1State): Ribbon {
  const { sides, turns, forces } = state.scenario
  const order =
    state.turn > 0 ? TURN : forces.A.exchange > 0 ? ['exchange' as const, ...PREPARATION] : PREPARATION
  const now = state.step === 'B cuts wire' ? 'A cuts wire' : state.step
  return {
    steps: order.map(step => {
      const [verb, short] = LABEL[step]
      if (step === 'dig') return { label: 'Both dig in', short, side: null }
      if (step === 'A cuts wire') return { label: 'Wire cutting', short, side: null }
      const side = sideOf(step)
      return { label: sideDoes(sides[side], verb), short, side }
    }),
    at: Math.max(0, order.indexOf(now)),
    turns,
  }
}

/** The one sentence that says what to do now. */
export function promptOf(state: Ww1State, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side)) {
    const acting = state.toAct[0] ?? side
    return { code: 'prompt-wait', facts: { side: state.scenario.sides[acting].name } }
  }
  const guns = state.guns[side]
  if (state.losing.length > 0) return { code: 'prompt-lose' }
  if (state.advance) return { code: 'prompt-advance', facts: { to: state.advance.to } }
  if (state.assault) {
    return { code: 'prompt-support', facts: { to: state.assault.to, from: state.assault.from, guns } }
  }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  switch (state.step) {
    case 'exchange':
      return { code: 'prompt-exchange' }
    case 'dig': {
      const count = DEFENCE_KINDS.reduce((sum, kind) => sum + state.store[side][kind], 0)
      return focus.offer === null ? { code: 'prompt-dig', facts: { count } } : { code: 'prompt-dig-square' }
    }
    case 'bombard':
      return { code: 'prompt-bombard', facts: { guns } }
    case 'deploy A':
    case 'deploy B': {
      const count = waiting(state, side).length
      if (count > 0 && unit && !stands(unit))
        return { code: 'prompt-drop', facts: { unit: { unit: unit.id } } }
      return count > 0 ? { code: 'prompt-deploy', facts: { count } } : { code: 'prompt-deployed' }
    }
    case 'A moves':
    case 'B moves': {
      if (unit && unit.side === side && cannotMove(state, unit).length === 0) {
        return { code: 'prompt-drop', facts: { unit: { unit: unit.id } } }
      }
      const coming = waiting(state, side).length
      if (coming > 0) return { code: 'prompt-arrivals', facts: { count: coming } }
      const count = state.units.filter(
        each => each.side === side && stands(each) && cannotMove(state, each).length === 0,
      ).length
      return { code: 'prompt-move', facts: { count } }
    }
    case 'A assaults':
    case 'B assaults': {
      const [kind, , to] = focus.offer?.split(':') ?? []
      if (kind === 'assault' && to !== undefined) return { code: 'prompt-stake', facts: { to, guns } }
      return { code: unit && unit.side === side ? 'prompt-target' : 'prompt-assault', facts: { guns } }
    }
    case 'A cuts wire':
    case 'B cuts wire':
      return { code: 'prompt-wire', facts: { count: cutters(state, side).length } }
  }
}
