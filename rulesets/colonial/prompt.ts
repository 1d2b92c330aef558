import { otherSide, type Side } from '../../src/engine/ids'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { cardSide } from './activation'
import { fightsOf } from './fights'
import { inches, nameOfSide, unitOf } from './lookup'
import { packOf } from './sequence'
import { EUROPEAN, NATIVE, type ColonialState } from './state'

/** Cards that the ribbon shows of the past. */
const SHOWN = 3

/** The last cards, and the one that lies open. */
export function ribbonOf(state: ColonialState): Ribbon {
  const { turns } = state.scenario
  if (state.step === 'deploy') {
    const steps = [NATIVE, EUROPEAN].map(side => ({
      label: `${nameOfSide(state, side)} deploy`,
      short: 'Deploy',
      side,
    }))
    return { steps, at: state.toAct[0] === EUROPEAN ? 1 : 0, turns }
  }
  const before = state.discards.slice(0, -1).slice(-SHOWN)
  const steps = before.map(card => cardStep(state, card, ''))
  const card = state.discards.at(-1)
  const side = cardSide(state)
  const does = state.step === 'act' ? ', a unit acts' : ''
  const now =
    card === undefined ? { label: 'The first card', short: 'Card', side: null } : cardStep(state, card, does)
  const next = {
    label: `${packOf(state).length - state.discards.length} cards left`,
    short: 'Pack',
    side: null,
  }
  return {
    steps: [...steps, { ...now, side: card === undefined ? null : side }, next],
    at: steps.length,
    turns,
    now: `card ${state.drawn} of ${state.scenario.cards}`,
  }
}

function cardStep(state: ColonialState, card: string, more: string) {
  const side = /[♥♦]|red/.test(card) ? EUROPEAN : NATIVE
  return { label: `${card} ${nameOfSide(state, side)}${more}`, short: card, side }
}

/** The one sentence that says what to do now. */
export function promptOf(state: ColonialState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side)) {
    return { code: 'prompt-wait', facts: { side: nameOfSide(state, state.toAct[0] ?? otherSide(side)) } }
  }
  const { pending } = state
  const card = state.discards.at(-1) ?? ''
  if (pending) return decision(state, card)
  if (state.step === 'deploy') {
    const count = state.units.filter(unit => unit.side === side && unit.at === null).length
    return count > 0 ? { code: 'prompt-deploy', facts: { count } } : { code: 'prompt-ready' }
  }
  if (state.step === 'card') return { code: 'prompt-draw' }
  if (focus.offer?.startsWith('shell')) return { code: 'prompt-shell' }
  const { active } = state
  if (!active) return { code: state.used.length > 0 ? 'prompt-second' : 'prompt-choose', facts: { card } }
  const facts = { unit: { unit: active.unit } }
  if (active.stage === 'extra')
    return { code: 'prompt-extra', facts: { ...facts, length: inches(state, active.rolled ?? 0) } }
  if (active.split && active.split.at.length > 0) return { code: 'prompt-split', facts }
  if (unitOf(state, active.unit).gun) return { code: 'prompt-gun', facts }
  if (active.stage === 'open') return { code: 'prompt-open', facts }
  return active.rolled !== null && Object.keys(active.gone).length === 0
    ? { code: 'prompt-rough', facts: { ...facts, length: inches(state, active.rolled) } }
    : { code: 'prompt-moved', facts }
}

function decision(state: ColonialState, card: string): Phrase {
  const { pending, melee } = state
  if (pending?.kind === 'losses')
    return {
      code: 'prompt-losses',
      facts: { unit: { unit: pending.unit }, count: pending.hits - pending.named.length },
    }
  if (pending?.kind === 'arms') {
    const [first] = pending.dropped
    return {
      code: 'prompt-arms',
      facts: { unit: { unit: first?.unit ?? '' }, weapon: first?.weapon.toLowerCase() ?? '' },
    }
  }
  if (pending?.kind === 'event') return { code: 'prompt-event', facts: { card } }
  const unit = { unit: pending?.kind === 'match' ? (melee?.matching[0] ?? '') : (melee?.unit ?? '') }
  if (pending?.kind === 'match') return { code: 'prompt-match', facts: { unit } }
  if (pending?.kind === 'ride') return { code: 'prompt-ride', facts: { unit } }
  return { code: 'prompt-fights', facts: { unit, count: fightsOf(state).length } }
}
