import type { Side } from '../../src/engine/ids'
import { type TurnStep, ribbonOf as ribbon } from '../../src/engine/ribbon'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { waiting } from './deployment'
import { findUnit, stands } from './lookup'
import { cannotMove } from './movement'
import { sideOf } from './sequence'
import { DEFENCE_KINDS, type Step, type Ww1State } from './state'
import { cutters } from './wire'

const EXCHANGE: TurnStep<Step> = { step: 'exchange', side: sideOf('exchange'), verb: 'choose' }
const PREPARATION: readonly TurnStep<Step>[] = [
  { step: 'dig', side: null, verb: 'dig in' },
  { step: 'bombard', side: sideOf('bombard'), verb: 'bombard' },
  { step: 'deploy B', side: 'B', verb: 'deploy' },
  { step: 'deploy A', side: 'A', verb: 'deploy' },
]
const TURN: readonly TurnStep<Step>[] = [
  { step: 'A moves', side: 'A', verb: 'move' },
  { step: 'A assaults', side: 'A', verb: 'assault' },
  { step: 'B moves', side: 'B', verb: 'move' },
  { step: 'B assaults', side: 'B', verb: 'assault' },
  { step: 'A cuts wire', side: null, verb: 'cut wire', label: 'Wire cutting', short: 'Wire' },
]

/** The steps by the names of the sides; wire cutting is one step of both. */
export function ribbonOf({ scenario, turn, step }: Ww1State): Ribbon {
  const before = scenario.forces.A.exchange > 0 ? [EXCHANGE, ...PREPARATION] : PREPARATION
  return ribbon(scenario, turn > 0 ? TURN : before, step === 'B cuts wire' ? 'A cuts wire' : step)
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
      return focus.offer?.startsWith('dig:')
        ? { code: 'prompt-dig-square' }
        : { code: 'prompt-dig', facts: { count } }
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
