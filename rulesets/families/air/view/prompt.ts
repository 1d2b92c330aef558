import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Ribbon } from '../../../../src/engine/ruleset'
import type { Focus } from '../../../../src/engine/scene'
import type { Phrase } from '../text/said'
import type { Book } from '../model/book'
import { adjectiveOf, findAircraft, leastOf, mpsOf, nameOfSide, onTable, stands } from '../model/lookup'
import type { AirState } from '../model/state'
import { tailOf } from '../sequence/tailing'
import { choosable, waiting, withCards } from '../sequence/turns'

/** The steps of the turn: Initiative and the goes of both sides, or the pack of cards. */
export function ribbonOf(state: AirState): Ribbon {
  const { turns } = state.scenario
  if (withCards(state)) {
    const steps = [
      { label: 'A card', short: 'Card', side: null },
      { label: 'Its aircraft', short: 'Fly', side: state.go?.side ?? null },
      { label: 'End of the turn', short: 'End', side: null },
    ]
    return { steps, at: state.step === 'draw' ? 0 : state.step === 'fly' ? 1 : 2, turns }
  }
  const first = state.initiative ?? 'A'
  const sides = [first, otherSide(first)]
  return {
    steps: [
      { label: 'Initiative', short: 'Initiative', side: null },
      ...sides.map(side => ({ label: label(state, side), short: adjectiveOf(state, side), side })),
      { label: 'End of the turn', short: 'End', side: null },
    ],
    at: state.step === 'end' ? 3 : 1 + sides.indexOf(state.go?.side ?? first),
    turns,
  }
}

/** 'British 3 of 5', the one whose turn it is. */
function label(state: AirState, side: Side): string {
  const all = onTable(state, side).length
  const done = all - waiting(state, side).length
  const isNow = state.go?.side === side
  return `${adjectiveOf(state, side)} ${Math.min(all, done + (isNow ? 1 : 0))} of ${all}`
}

/** The one sentence that says what to do now. */
export function promptOf(book: Book, state: AirState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side))
    return { code: 'prompt-wait', facts: { side: nameOfSide(state, state.toAct[0] ?? otherSide(side)) } }
  if (state.step === 'draw') return { code: 'prompt-draw' }
  if (state.step === 'end') return { code: 'prompt-end' }
  const { pending, active } = state
  if (pending)
    return {
      code: 'prompt-fire-back',
      facts: { unit: { unit: pending.unit }, target: { unit: pending.target } },
    }
  const count = waiting(state, side).length
  const adjective = adjectiveOf(state, side)
  if (active?.stage === 'fire')
    return { code: 'prompt-moved', facts: { unit: { unit: active.unit }, adjective, count: count - 1 } }
  const one = focus.unit === null ? undefined : findAircraft(state, focus.unit)
  if (stands(one) && one.side === side && focus.offer?.startsWith('fly:') === true) {
    const facts = { unit: { unit: one.id }, least: leastOf(book, one), most: mpsOf(book, one) }
    return { code: 'prompt-fly', facts }
  }
  if (active) return { code: 'prompt-goes-on', facts: { unit: { unit: active.unit } } }
  if (state.drawn !== null) return { code: 'prompt-card', facts: { unit: { unit: state.drawn } } }
  const [first, second] = choosable(state, side)
  if (first && !second && tailOf(state, first))
    return { code: 'prompt-tailed', facts: { unit: { unit: first.id }, adjective, count } }
  return { code: 'prompt-choose', facts: { count, adjective } }
}
