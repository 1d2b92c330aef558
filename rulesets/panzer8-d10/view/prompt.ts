import { type Side, otherSide } from '../../../src/engine/ids'
import { type TurnStep, ribbonOf as ribbonFrom } from '../../../src/engine/ribbon'
import type { Ribbon } from '../../../src/engine/ruleset'
import type { Focus } from '../../../src/engine/scene'
import type { Phrase } from '../act'
import { contactsLeft } from '../combat/melee'
import { overrunning } from '../combat/overrun'
import { isReady } from '../deeds'
import { adjectiveOf, findElement, nameOfSide } from '../lookup'
import { type D10State, type Pending, STEPS, type Step } from '../state'
import { DECK } from '../tables'

const VERBS: Readonly<Record<Step, { readonly verb: string; readonly short: string }>> = {
  event: { verb: 'draw', short: 'Event' },
  action: { verb: 'act', short: 'Action' },
  'close combat': { verb: 'close in', short: 'Close combat' },
  end: { verb: 'end', short: 'End' },
}

/** The four steps of the player turn, and who comes next. */
export function ribbonOf(state: D10State): Ribbon {
  const next = otherSide(state.active)
  const name = nameOfSide(state, next)
  const steps: readonly TurnStep<string>[] = [
    ...STEPS.map(step => ({
      step,
      side: state.active,
      ...VERBS[step],
      ...(step === 'end' && { label: 'Victory checked' }),
    })),
    { step: 'next', side: next, verb: 'follow', label: name, short: name },
  ]
  const ribbon = ribbonFrom(state.scenario, steps, state.step)
  const cards = state.effects.filter(({ unit }) => unit === null).map(({ card }) => card)
  if (cards.length === 0) return ribbon
  return { ...ribbon, now: `turn ${state.turn} of ${state.scenario.turns}: ${cards.join(', ')}` }
}

/** What is asked of the side that has to decide something. */
function pendingPrompt(pending: Pending): Phrase {
  switch (pending.kind) {
    case 'fall back':
      return { code: 'prompt-fall-back', facts: { unit: { unit: pending.unit } } }
    case 'get off':
      return { code: 'prompt-get-off', facts: { unit: { unit: pending.unit } } }
    case 'suffer':
      return { code: 'prompt-suffer', facts: { unit: { unit: pending.by } } }
    case 'advance':
      return { code: 'prompt-advance' }
    case 'replace':
      return { code: 'prompt-replace', facts: { unit: { unit: pending.commander } } }
    case 'second gun':
      return { code: 'prompt-second-gun', facts: { unit: { unit: pending.unit } } }
    case 'react':
      return pending.hunted === null
        ? { code: 'prompt-react', facts: { unit: { unit: pending.unit } } }
        : { code: 'prompt-defend', facts: { unit: { unit: pending.unit }, target: { unit: pending.hunted } } }
    case 'card': {
      if (pending.card === 'Smoke') return { code: 'prompt-smoke' }
      const isEnemys = DECK[pending.card].names === 'enemy' || pending.card === 'Harassing fire'
      return { code: isEnemys ? 'prompt-name-enemy' : 'prompt-name-own', facts: { card: pending.card } }
    }
  }
}

/** The one sentence that says what to do now. */
export function promptOf(state: D10State, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: nameOfSide(state, state.toAct[0] ?? otherSide(side)) } }
  const [pending] = state.pending
  if (pending) return pendingPrompt(pending)
  if (state.step === 'event') return { code: 'prompt-event' }
  if (state.step !== 'action') {
    const count = contactsLeft(state).length + overrunning(state).length
    return count === 0 ? { code: 'prompt-close-none' } : { code: 'prompt-close', facts: { count } }
  }
  const adjective = adjectiveOf(state, side)
  const chosen = focus.unit === null ? undefined : findElement(state, focus.unit)
  if (chosen?.side === side && isReady(state, chosen)) {
    const facts = { unit: { unit: chosen.id } }
    if (chosen.acts > 0 && chosen.acts <= chosen.extra) return { code: 'prompt-again', facts }
    if (focus.offer?.startsWith('move:')) return { code: 'prompt-move-unit', facts }
    return focus.offer?.startsWith('fire:')
      ? { code: 'prompt-fire-unit', facts }
      : { code: 'prompt-act-unit', facts }
  }
  const count = state.units.filter(
    each => each.side === side && each.acts === 0 && isReady(state, each),
  ).length
  return count === 0
    ? { code: 'prompt-act-none', facts: { adjective } }
    : { code: 'prompt-act', facts: { count, adjective } }
}
