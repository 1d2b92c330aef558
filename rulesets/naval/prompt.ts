import { type TurnStep, ribbonOf as ribbon } from '../../src/engine/ribbon'
import { type Side, otherSide } from '../../src/engine/ids'
import type { Phrase } from './act'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import { aim, silent } from './aiming'
import { shoot } from './fire'
import { raid, scramble } from './air'
import { salvo } from './torpedoes'
import { fleetOf, isFit, isHeld, mover } from './fleet'
import type { NavalState, Step } from './state'

/** The steps of the turn by the names of the sides. */
export function ribbonOf(state: NavalState): Ribbon {
  const { step, scenario, first } = state
  const second = otherSide(first)
  if (step === 'deploy') {
    const order = [
      { step: second, side: second, verb: 'deploy' },
      { step: first, side: first, verb: 'deploy' },
    ]
    return ribbon(scenario, order, state.toAct[0] ?? second)
  }
  if (step === 'dice') {
    const label = 'Throw for the first move'
    return ribbon(scenario, [{ step, side: null, verb: 'throw', label }], step)
  }
  const turn: readonly TurnStep<Step>[] = [
    { step: 'first moves', side: first, verb: 'move' },
    { step: 'second fires', side: second, verb: 'fire' },
    { step: 'second moves', side: second, verb: 'move' },
    { step: 'first fires', side: first, verb: 'fire' },
    { step: 'repair', side: null, verb: 'repair' },
  ]
  return ribbon(scenario, turn, step)
}

/** The one sentence that says what to do now. */
export function promptOf(state: NavalState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  const { sides } = state.scenario
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: sides[otherSide(side)].name } }
  if (state.step === 'deploy' || state.step === 'dice' || state.step === 'repair')
    return { code: `prompt-${state.step}` }
  const fleet = fleetOf(state, side).filter(isFit)
  const chosen = fleet.find(ship => ship.id === focus.unit)
  const unit = chosen ? { unit: { unit: chosen.id } } : {}
  const { adjective } = sides[side]
  if (mover(state) === side) {
    const left = fleet.filter(ship => !ship.moved && !isHeld(ship)).length
    return {
      code: chosen ? 'prompt-move-ship' : 'prompt-move',
      facts: { left, all: fleet.length, adjective, ...unit },
    }
  }
  const waiting = state.aims.filter(aim => !aim.done).length
  if (state.open && waiting > 0)
    return { code: 'prompt-shoot', facts: { left: waiting, all: state.aims.length, adjective } }
  const useful = [aim, shoot, salvo, scramble, raid].flatMap(act =>
    act.offers(state, side).filter(offer => offer.useful),
  )
  const guns = new Set(useful.filter(offer => offer.kind === 'fire').map(offer => offer.unit))
  const facts = {
    left: guns.size,
    all: fleet.filter(ship => silent(state, ship.id).length === 0).length,
    adjective,
  }
  if (state.open && useful.length === 0) return { code: 'prompt-fired' }
  if (state.open || (guns.size === 0 && useful.length > 0)) return { code: 'prompt-between' }
  if (guns.size === 0 && waiting === 0) return { code: 'prompt-silent', facts: { adjective } }
  if (waiting > 0 && !(chosen && guns.has(chosen.id))) return { code: 'prompt-aimed', facts }
  return chosen ? { code: 'prompt-aim-ship', facts: { ...facts, ...unit } } : { code: 'prompt-aim', facts }
}
