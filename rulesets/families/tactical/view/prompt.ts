import type { Code } from '../text/words'
import { leftOf } from '../movement/allowance'
import { type TurnStep, ribbonOf as ribbon } from '../../../../src/engine/ribbon'
import type { Side, UnitId } from '../../../../src/engine/ids'
import type { Ribbon } from '../../../../src/engine/ruleset'
import type { Focus } from '../../../../src/engine/scene'
import { isBroken } from '../../../../src/engine/limits'
import { SILENT, attackerOf } from '../fire/limits'
import type { Book } from '../model/book'
import { findUnit, stands } from '../model/lookup'
import { arriving, undeployed } from '../sequence/reserves'
import type { Step, TacticalState, TacticalUnit } from '../model/state'
import type { Phrase } from '../text/said'

const DEPLOYMENT: readonly TurnStep<Step>[] = [
  { step: 'deploy B', side: 'B', verb: 'deploy' },
  { step: 'deploy A', side: 'A', verb: 'deploy' },
]

const TURN: readonly TurnStep<Step>[] = [
  { step: 'A moves', side: 'A', verb: 'move' },
  { step: 'B fires', side: 'B', verb: 'fire' },
  { step: 'B moves', side: 'B', verb: 'move' },
  { step: 'A fires', side: 'A', verb: 'fire' },
  { step: 'rally', side: null, verb: 'rally' },
]

/** The steps of the turn by the names of the sides: Allies move, Germans fire. */
export function ribbonOf(state: TacticalState): Ribbon {
  const { step, scenario } = state
  return ribbon(scenario, step === 'deploy A' || step === 'deploy B' ? DEPLOYMENT : TURN, step)
}

/** The one sentence that says what to do now, with what is left of the phase. */
export function promptOf(book: Book, state: TacticalState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  const names = state.scenario.sides[side]
  if (!state.toAct.includes(side)) {
    const acting = state.toAct[0] ?? side
    return { code: 'prompt-wait', facts: { side: state.scenario.sides[acting].name } }
  }
  if (state.step === 'rally') return { code: 'prompt-rally', facts: { side: names.name } }
  if (state.step === 'deploy A' || state.step === 'deploy B') {
    const waiting = undeployed(state, side).length
    const facts = { count: waiting, adjective: names.adjective }
    const own = focus.unit === null ? undefined : findUnit(state, focus.unit)
    if (own?.side === side && focus.offer !== null) {
      return { code: 'prompt-deploy-unit', facts: { ...facts, unit: { unit: own.id } } }
    }
    return { code: waiting > 0 ? 'prompt-deploy' : 'prompt-deployed', facts }
  }
  const verb = book.sequence.mover(state.step) === side ? 'move' : 'fire'
  const { able, all, support } = counted(book, state, side, verb)
  const left = able.size
  const facts = { left, all, support, adjective: names.adjective, verb }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  const kind = focus.offer?.split(':')[0]
  const chosen =
    unit && unit.side === side && (kind !== undefined || canAct(book, state, unit, verb)) ? unit : undefined
  // Nobody wants to be told of none while he aims.
  const last = left === 0 ? '-last' : ''
  if (kind === 'bombard' || kind === 'smoke') return { code: `prompt-aim${last}`, facts }
  if (kind === 'air') return { code: `prompt-air${last}`, facts }
  const also = support > 0 ? '-support' : ''
  const aimless = verb === 'fire' && chosen !== undefined && !able.has(chosen.id)
  if (chosen && !(aimless && left === 0)) {
    const code = aimless ? 'prompt-no-target' : chosenCode(verb, kind, also)
    return { code, facts: { ...facts, unit: { unit: chosen.id } } }
  }
  if (verb === 'move' && arriving(state, side).length > 0) {
    return { code: 'prompt-arrivals', facts: { ...facts, count: arriving(state, side).length } }
  }
  if (left === 0) {
    return { code: verb === 'move' ? 'prompt-moved' : support > 0 ? 'prompt-support' : 'prompt-fired', facts }
  }
  return { code: verb === 'move' ? 'prompt-move' : `prompt-fire${also}`, facts }
}

/** Whether a unit has anything of its own to choose in the present phase: then the sentence is about it. */
function canAct(book: Book, state: TacticalState, unit: TacticalUnit, verb: 'move' | 'fire'): boolean {
  if (verb === 'fire') return !isBroken(SILENT, attackerOf(book, state, unit))
  if (!stands(unit)) return true
  return leftOf(book, state, unit) > 0 && book.movement.held(book, state, unit).length === 0
}

function chosenCode(verb: 'move' | 'fire', kind: string | undefined, also: '' | '-support'): Code {
  switch (kind) {
    case 'mount':
    case 'limber':
      return 'prompt-join'
    case 'dismount':
    case 'unlimber':
      return 'prompt-set-down'
    case undefined:
    default:
      return verb === 'move' ? 'prompt-drop' : `prompt-target${also}`
  }
}

/**
 * Which units of a side have something useful left in the present phase, how many stand on the table, and how many attacks
 * can still come from off it: batteries and aircraft.
 */
function counted(
  book: Book,
  state: TacticalState,
  side: Side,
  verb: 'move' | 'fire',
): { readonly able: ReadonlySet<UnitId>; readonly all: number; readonly support: number } {
  const own = state.units.filter(unit => unit.side === side && stands(unit))
  if (verb === 'move') {
    const able = own.filter(
      unit =>
        unit.spent === 0 &&
        leftOf(book, state, unit) > 0 &&
        book.movement.held(book, state, unit).length === 0,
    )
    return { able: new Set(able.map(unit => unit.id)), all: own.length, support: 0 }
  }
  const { fire, assault, bombard, air } = book.acts
  const useful = [fire, assault, bombard, air].flatMap(act =>
    act.offers(book, state, side).filter(offer => offer.useful && !offer.refusal),
  )
  const able = new Set(useful.flatMap(offer => (offer.unit === null ? [] : [offer.unit])))
  return { able, all: own.length, support: useful.filter(offer => offer.unit === null).length }
}
