import { type TurnStep, ribbonOf as ribbon } from '../../../../src/engine/ribbon'
import type { Side } from '../../../../src/engine/ids'
import type { Phrase as AnyPhrase } from '../../../../src/engine/phrase'
import type { Phrase } from '../text/told'
import type { Ribbon } from '../../../../src/engine/ruleset'
import type { Focus } from '../../../../src/engine/scene'
import type { Book } from '../model/book'
import { compulsion } from '../movement/compulsion'
import { isEngaged } from '../melee/contact'
import { undeployed } from '../sequence/deployment'
import { mayShoot } from '../shooting/shoot'
import { findUnit, missileOf, standing, stands } from '../model/units'
import { mustAttack } from '../melee/attack'
import { hindrance, mustAdvance } from '../movement/held'
import { rallyable } from '../sequence/rallying'
import { ORDER, attackerOf, deployerOf, moverOf, shooterOf } from '../model/steps'
import type { AncientState, AncientUnit, Standing, Step } from '../model/state'

const DEPLOYMENT: readonly TurnStep<Step>[] = [
  { step: 'deploy B', side: 'B', verb: 'deploy' },
  { step: 'deploy A', side: 'A', verb: 'deploy' },
]

const TURN = ORDER.map((step): TurnStep<Step> => {
  const verb = moverOf(step) ? 'move' : shooterOf(step) ? 'shoot' : attackerOf(step) ? 'attack' : 'rally'
  return { step, side: moverOf(step) ?? shooterOf(step) ?? attackerOf(step), verb }
})

/** The seven steps of the turn by the names of the sides: Romans move, Gauls shoot. */
export function ribbonOf({ step, scenario }: AncientState): Ribbon {
  return ribbon(scenario, deployerOf(step) === null ? TURN : DEPLOYMENT, step)
}

const OVER: Phrase = { code: 'prompt-over' }

/** The one sentence that says what to do now, with what is left of the step. */
export function promptOf(book: Book, state: AncientState, side: Side, focus: Focus): AnyPhrase {
  if (state.result) return OVER
  if (!state.toAct.includes(side)) return waitPrompt(state, side)
  return book.opening.asks(state, side, focus) ?? stepPrompt(book, state, side, focus)
}

function waitPrompt(state: AncientState, side: Side): Phrase {
  return { code: 'prompt-wait', facts: { side: state.scenario.sides[state.toAct[0] ?? side].name } }
}

function stepPrompt(book: Book, state: AncientState, side: Side, focus: Focus): Phrase {
  const names = state.scenario.sides[side]
  const own = standing(state.units).filter(unit => unit.side === side)
  const [wild] = state.pending
  if (wild) return { code: 'prompt-rampage', facts: { unit: { unit: wild.unit } } }
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
  const chosen = unit?.side === side ? unit : undefined
  const adjective = names.adjective
  if (moverOf(state.step) === side) return movePrompt(book, state, own, chosen, adjective)
  const target = focus.target === null ? undefined : findUnit(state, focus.target)
  if (shooterOf(state.step) === side) return shootPrompt(book, state, own, chosen, target, adjective)
  return attackPrompt(book, state, own, chosen, target, adjective)
}

function movePrompt(
  book: Book,
  state: AncientState,
  own: readonly Standing[],
  chosen: AncientUnit | undefined,
  adjective: string,
): Phrase {
  const { mustBreakOff, mustCharge } = compulsion(book, state)
  if (mustBreakOff.length > 0) {
    return { code: 'prompt-shaken', facts: { count: mustBreakOff.length, adjective } }
  }
  const [first] = mustCharge
  if (first !== undefined) {
    const [id, charge] = first
    const target = { unit: charge.targets[0] ?? '' }
    return { code: 'prompt-must-charge', facts: { unit: { unit: id }, target } }
  }
  const left = own.filter(each => mayMove(book, state, each)).length
  const facts = { left, all: own.length, adjective }
  if (stands(chosen) && mayMove(book, state, chosen)) {
    return { code: 'prompt-drop', facts: { ...facts, unit: { unit: chosen.id } } }
  }
  if (chosen && !chosen.moved && isEngaged(state, chosen)) {
    return { code: 'prompt-engaged', facts: { ...facts, unit: { unit: chosen.id } } }
  }
  return { code: left > 0 ? 'prompt-move' : 'prompt-moved', facts }
}

function shootPrompt(
  book: Book,
  state: AncientState,
  own: readonly Standing[],
  chosen: AncientUnit | undefined,
  target: AncientUnit | undefined,
  adjective: string,
): Phrase {
  const armed = own.filter(each => missileOf(book, each))
  const left = armed.filter(each => mayShoot(book, state, each))
  const facts = { left: left.length, all: armed.length, adjective }
  if (left.length === 0) return { code: 'prompt-shot', facts }
  if (!left.some(each => each.id === chosen?.id) || !chosen) return { code: 'prompt-shoot', facts }
  const unit = { unit: chosen.id }
  return target
    ? { code: 'prompt-shoot-at', facts: { ...facts, unit, target: { unit: target.id } } }
    : { code: 'prompt-target', facts: { ...facts, unit } }
}

function attackPrompt(
  book: Book,
  state: AncientState,
  own: readonly Standing[],
  chosen: AncientUnit | undefined,
  target: AncientUnit | undefined,
  adjective: string,
): Phrase {
  const waiting = own.filter(each => mustAttack(book, state, each))
  if (waiting.length === 0) return { code: 'prompt-attacked' }
  const facts = { left: waiting.length, adjective }
  if (!chosen || !waiting.some(each => each.id === chosen.id)) return { code: 'prompt-attack', facts }
  return target
    ? {
        code: 'prompt-attack-it',
        facts: { ...facts, unit: { unit: chosen.id }, target: { unit: target.id } },
      }
    : { code: 'prompt-attack-with', facts: { ...facts, unit: { unit: chosen.id } } }
}

/** Whether a unit may still move about, or must go straight ahead: not who has moved, is in melee or stands fast. */
function mayMove(book: Book, state: AncientState, unit: Standing): boolean {
  const held = hindrance(book, state, unit)
  return held === null || held === mustAdvance
}
