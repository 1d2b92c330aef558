import type { Side } from '../../src/engine/ids'
import { ribbonOf as ribbon } from '../../src/engine/ribbon'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { cannotFire, gunsReady } from './artillery'
import { fightersOf } from './combat'
import { findUnit, formationOf, namesOfSide, stands } from './lookup'
import { cannotMove } from './movement'
import { ralliersOf } from './rally'
import { waitingOf } from './sequence'
import { type DivState, STEPS, type Step } from './state'

const VERBS: Readonly<Record<Step, string>> = {
  'deploy B': 'deploy',
  'deploy A': 'deploy',
  'A moves': 'move',
  'A fires': 'fire',
  'A fights': 'fight',
  'A rallies': 'rally',
  'B moves': 'move',
  'B fires': 'fire',
  'B fights': 'fight',
  'B rallies': 'rally',
  dusk: 'wait for dusk',
  night: 'rest',
}

const DAYTIME = STEPS.filter(step => step !== 'deploy A' && step !== 'deploy B' && step !== 'night')
const DEPLOYMENT = ['deploy B', 'deploy A'] as const

/** The steps of a turn, or those of deployment. */
export function ribbonOf(state: DivState): Ribbon {
  const steps: readonly Step[] = state.turn === 0 ? DEPLOYMENT : state.step === 'night' ? ['night'] : DAYTIME
  const { turn, day } = state
  const shown = ribbon(
    state.scenario,
    steps.map(step => ({
      step,
      side: step === 'dusk' || step === 'night' ? null : step.includes('A') ? ('A' as const) : ('B' as const),
      verb: VERBS[step],
      ...(step === 'dusk' && { label: 'Dusk', short: 'Dusk' }),
      ...(step === 'night' && { label: 'Night', short: 'Night' }),
    })),
    state.step,
  )
  if (turn === 0) return shown
  return { ...shown, now: state.step === 'night' ? `night after day ${day}` : `day ${day}, turn ${turn}` }
}

/** The one sentence that says what to do now. */
export function promptOf(state: DivState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: namesOfSide(state, state.toAct[0] ?? side).name } }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  const own = unit?.side === side ? unit : undefined
  if (state.advance)
    return { code: 'prompt-advance', facts: { unit: { unit: state.advance.unit }, most: state.advance.most } }
  if (state.restoring !== null) return { code: 'prompt-restore', facts: { unit: { unit: state.restoring } } }
  switch (state.step) {
    case 'deploy A':
    case 'deploy B':
      if (own && own.at === null && focus.offer?.startsWith('place:'))
        return { code: 'prompt-drop-all', facts: { formation: formationOf(state, own.formation).name } }
      if (own && own.at === null) return { code: 'prompt-drop', facts: { unit: { unit: own.id } } }
      return { code: 'prompt-deploy', facts: { count: waitingOf(state, side).length } }
    case 'A moves':
    case 'B moves': {
      if (own && stands(own) && cannotMove(state, own).length === 0)
        return { code: 'prompt-drop', facts: { unit: { unit: own.id } } }
      const count = state.units.filter(
        each => each.side === side && stands(each) && cannotMove(state, each).length === 0,
      ).length
      return count > 0 ? { code: 'prompt-move', facts: { count } } : { code: 'prompt-moved' }
    }
    case 'A fires':
    case 'B fires': {
      if (own && cannotFire(state, own).length === 0)
        return { code: 'prompt-target', facts: { unit: { unit: own.id } } }
      const count = gunsReady(state, side).length
      return count > 0 ? { code: 'prompt-fire', facts: { count } } : { code: 'prompt-fired' }
    }
    case 'A fights':
    case 'B fights': {
      const fighters = fightersOf(state)
      return own && fighters.some(each => each.id === own.id)
        ? { code: 'prompt-opponent', facts: { unit: { unit: own.id } } }
        : { code: 'prompt-fight', facts: { count: fighters.length } }
    }
    case 'A rallies':
    case 'B rallies':
      return { code: 'prompt-rally', facts: { count: ralliersOf(state, side).length } }
    case 'dusk':
      return { code: 'prompt-dusk' }
    case 'night':
      return { code: 'prompt-night' }
  }
}
