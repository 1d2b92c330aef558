import { type Side, otherSide } from '../../../src/engine/ids'
import { type TurnStep, ribbonOf as ribbonFrom } from '../../../src/engine/ribbon'
import type { Ribbon } from '../../../src/engine/ruleset'
import type { Focus } from '../../../src/engine/scene'
import { isCommander } from '../../families/panzer8'
import type { Phrase } from '../act'
import { contactsLeft } from '../combat/melee'
import { overrunning } from '../combat/overrun'
import { adjectiveOf, findElement, nameOfSide, typeOf } from '../lookup'
import { notMoving } from '../movement/moving'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import { type D20State, STEPS, type Step } from '../state'

const VERBS: Readonly<Record<Step, { readonly verb: string; readonly short: string }>> = {
  command: { verb: 'rally', short: 'Command' },
  fire: { verb: 'fire', short: 'Fire' },
  'close combat': { verb: 'close in', short: 'Close combat' },
  movement: { verb: 'move', short: 'Movement' },
}

/** The four phases of the player turn, and who comes next. */
export function ribbonOf(state: D20State): Ribbon {
  const next = otherSide(state.active)
  const name = nameOfSide(state, next)
  const steps: readonly TurnStep<string>[] = [
    ...STEPS.map(step => ({ step, side: state.active, ...VERBS[step] })),
    { step: 'next', side: next, verb: 'follow', label: name, short: name },
  ]
  return ribbonFrom(state.scenario, steps, state.step)
}

/** The one sentence that says what to do now. */
export function promptOf(state: D20State, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: nameOfSide(state, state.toAct[0] ?? otherSide(side)) } }
  const [pending] = state.pending
  if (pending?.kind === 'fall back')
    return { code: 'prompt-fall-back', facts: { unit: { unit: pending.unit } } }
  if (pending?.kind === 'get off') return { code: 'prompt-get-off', facts: { unit: { unit: pending.unit } } }
  if (pending?.kind === 'suffer') return { code: 'prompt-suffer', facts: { unit: { unit: pending.by } } }
  if (pending?.kind === 'advance') return { code: 'prompt-advance' }
  if (pending?.kind === 'replace')
    return { code: 'prompt-replace', facts: { unit: { unit: pending.commander } } }
  const own = state.units.filter(each => each.side === side && each.fate === 'in play')
  const adjective = adjectiveOf(state, side)
  const chosen = focus.unit === null ? undefined : findElement(state, focus.unit)
  switch (state.step) {
    case 'command': {
      const count = own.filter(each => each.suppressed && !each.tested).length
      return count === 0
        ? { code: 'prompt-command-none' }
        : { code: 'prompt-command', facts: { count, adjective } }
    }
    case 'fire': {
      const ready = own.filter(
        each => each.fired.length === 0 && typeOf(each).weapons.length > 0 && !isCommander(SHEETS, each),
      )
      const facts = { count: ready.length, adjective }
      return chosen && chosen.side === side && ready.includes(chosen)
        ? { code: 'prompt-fire-unit', facts: { ...facts, unit: { unit: chosen.id } } }
        : { code: 'prompt-fire', facts }
    }
    case 'close combat': {
      const count = contactsLeft(state).length + overrunning(state).length
      return count === 0 ? { code: 'prompt-close-none' } : { code: 'prompt-close', facts: { count } }
    }
    case 'movement': {
      if (chosen?.side === side && focus.offer?.startsWith('move:') === true && !chosen.moved)
        return { code: 'prompt-move-unit', facts: { unit: { unit: chosen.id } } }
      const count = own.filter(each => each.at !== null && notMoving(state, each, 'move').length === 0).length
      return { code: 'prompt-move', facts: { count, adjective } }
    }
  }
}
