import type { Side } from '../../../src/engine/ids'
import type { Phrase } from '../../../src/engine/phrase'
import type { Ribbon } from '../../../src/engine/ruleset'
import type { Focus } from '../../../src/engine/scene'
import type { Book } from './book'
import { duty } from './compulsion'
import { undeployed } from './deployment'
import { silentReasons } from './fire'
import { doer } from './grammar'
import { findUnit, missileOf, standing, unitOf } from './lookup'
import { restingReasons, victims } from './melee'
import { heldReasons } from './movement'
import { rallyable } from './rally'
import { ORDER, attackerOf, deployerOf, moverOf, shooterOf } from './steps'
import type { AncientState } from './state'

/** The seven steps of the turn by the names of the sides: Romans move, Gauls shoot. */
export function ribbonOf(state: AncientState): Ribbon {
  const { sides, turns } = state.scenario
  if (deployerOf(state.step) !== null) {
    const order: readonly Side[] = ['B', 'A']
    return {
      steps: order.map(side => ({ label: `${sides[side].name} deploy`, short: 'Deploy', side })),
      at: state.step === 'deploy B' ? 0 : 1,
      turns,
    }
  }
  return {
    steps: ORDER.map(step => {
      const side = moverOf(step) ?? shooterOf(step) ?? attackerOf(step)
      if (side === null) return { label: 'Both rally', short: 'Rally', side: null }
      const verb = moverOf(step) ? 'move' : shooterOf(step) ? 'shoot' : 'attack'
      return { label: `${sides[side].name} ${verb}`, short: capital(verb), side }
    }),
    at: Math.max(0, ORDER.indexOf(state.step)),
    turns,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The one sentence that says what to do now, with what is left of the step. */
export function promptOf(book: Book, state: AncientState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  const names = state.scenario.sides[side]
  if (!state.toAct.includes(side)) {
    const acting = state.toAct[0] ?? side
    return { code: 'prompt-wait', facts: { side: state.scenario.sides[acting].name } }
  }
  const own = standing(state.units).filter(unit => unit.side === side)
  if (state.step === 'rally') {
    return { code: 'prompt-rally', facts: { side: names.name, count: rallyable(book, state, side).length } }
  }
  if (deployerOf(state.step) === side) {
    const count = undeployed(state, side).length
    return {
      code: count > 0 ? 'prompt-deploy' : 'prompt-deployed',
      facts: { count, adjective: names.adjective },
    }
  }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  const chosen = unit && unit.side === side ? { unit: unit.id } : null
  if (moverOf(state.step) === side) {
    const { mustBreakOff, mustCharge } = duty(book, state)
    if (mustBreakOff.length > 0)
      return { code: 'prompt-shaken', facts: { count: mustBreakOff.length, adjective: names.adjective } }
    const [charger] = mustCharge.keys()
    if (charger !== undefined) return { code: 'prompt-must-charge', facts: { unit: { unit: charger } } }
    const left = own.filter(each => heldReasons(book, state, each).length === 0).length
    const facts = { left, all: own.length, adjective: names.adjective }
    return chosen
      ? { code: 'prompt-drop', facts: { ...facts, unit: chosen } }
      : { code: 'prompt-move', facts }
  }
  if (shooterOf(state.step) === side) {
    const left = own.filter(
      each => missileOf(book, each) && silentReasons(book, state, each).length === 0,
    ).length
    const facts = { left, all: own.filter(each => missileOf(book, each)).length, adjective: names.adjective }
    return chosen
      ? { code: 'prompt-target', facts: { ...facts, unit: chosen } }
      : { code: 'prompt-shoot', facts }
  }
  const waiting = own.filter(
    each => restingReasons(book, state, each).length === 0 && victims(book, state, each).length > 0,
  )
  if (waiting.length === 0) return { code: 'prompt-attacked' }
  const facts = { left: waiting.length, adjective: names.adjective }
  return chosen && waiting.some(each => each.id === chosen.unit)
    ? { code: 'prompt-attack-with', facts: { ...facts, ...doer(unitOf(state, chosen.unit)) } }
    : { code: 'prompt-attack', facts }
}
