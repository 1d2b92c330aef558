import { plainOffer } from '../../src/engine/acts'
import { type Side, SIDES, otherSide } from '../../src/engine/ids'
import { CARDS, isRed, pileWithout } from '../../src/engine/playingCards'
import type { Act, Io } from './act'
import { type Standing, isOn, maxSpeedOf, namesOfSide, reason, stands, vesselsOf } from './lookup'
import { tested } from './release'
import { isInView, isSubmarine, withSpotted } from './spotting'
import { ALLIES, AXIS, type Active, type CoastalState, type Step, type Vessel } from './state'
import { decided, overIfGone } from './victory'

/** Red is of the Allied side, black of the Axis side (3.4). */
export const sideOfCard = (card: string): Side => (isRed(card) ? ALLIES : AXIS)

/** The side whose speeds are set in a step. */
export const speedSide = (step: Step): Side | null =>
  step === 'speeds A' ? ALLIES : step === 'speeds B' ? AXIS : null

/** Vessels that still have to be activated in this turn: whoever is afloat and has not been. */
export const waitingOf = (state: CoastalState, side: Side): readonly Vessel[] =>
  state.units.filter(each => each.side === side && each.fate === 'afloat' && !each.acted)

/** Units that a card stands for: vessels, or groups as long as they follow their courses (R7). */
export function toActivate(state: CoastalState, side: Side): number {
  const waiting = waitingOf(state, side)
  return state.released ? waiting.length : new Set(waiting.map(each => each.group)).size
}

/** The turn begins: step a, the Allies first (3.1, R8). */
export function newTurn(before: CoastalState, io: Io): CoastalState {
  const isLast = before.turn >= before.scenario.turns
  if (isLast) return decided(before, io)
  const turn = before.turn + 1
  // R14: a reduction that waited for this step acts now.
  const units = before.units.map(each => {
    const speed = Math.min(each.speed, maxSpeedOf(each))
    return { ...each, speed, was: speed, acted: false }
  })
  const pack = isOn(before, 'pack-runs-out') ? {} : { discards: [] }
  io.log({ code: 'turn', facts: { turn }, side: null, units: [], clauses: ['coastal-3.1'] })
  return {
    ...before,
    ...pack,
    turn,
    units,
    spotted: { A: [], B: [] },
    active: null,
    step: 'speeds A',
    toAct: [ALLIES],
  }
}

/** After the speeds of a side: the other's, and then the first card. */
export function speedsSet(state: CoastalState, io: Io): CoastalState {
  if (state.step === 'speeds A') return { ...state, step: 'speeds B', toAct: [AXIS] }
  // R7: somebody may see an enemy from where he was set up; what follows counts from now on.
  if (state.turn === 0) return newTurn(tested(state, ALLIES, io), io)
  return nextCard(state, ALLIES, io)
}

/** Nobody acts: a card is to be drawn, or the torpedoes run (3.4, 3.6). */
export function nextCard(state: CoastalState, side: Side, io: Io): CoastalState {
  const over = overIfGone({ ...state, active: null }, io)
  if (over.result) return over
  if (SIDES.every(each => toActivate(over, each) === 0)) return torpedoesNext(over, io)
  return { ...over, step: 'card', toAct: [side] }
}

/** The torpedoes in the order of their launch, one after the other; then the turn ends (3.6, 10.2). */
export function torpedoesNext(state: CoastalState, io: Io): CoastalState {
  const over = overIfGone(state, io)
  if (over.result) return over
  const [first] = over.torpedoes
  if (!first) return newTurn(over, io)
  return { ...over, step: 'torpedoes', toAct: [first.side] }
}

/** A card is drawn until one is of a side that has a vessel to activate (3.4, 3.5, R10). */
export const draw: Act<'draw'> = {
  offers: state =>
    state.step === 'card'
      ? [plainOffer({ type: 'draw' }, 'Turn up a card', 'coastal-3.4', { ends: true })]
      : [],
  refuse: state => (state.step === 'card' ? [] : [reason('coastal-3.4', 'not-now')]),
  play(state, _action, io) {
    if (SIDES.every(side => toActivate(state, side) === 0)) return torpedoesNext(state, io)
    let { discards } = state
    for (;;) {
      if (discards.length === CARDS.length) {
        discards = []
        io.log({ code: 'shuffles', side: null, units: [], clauses: ['coastal-R10'] })
      }
      const card = turnedUp(discards, io)
      discards = [...discards, card]
      const side = sideOfCard(card)
      const count = toActivate(state, side)
      io.log({
        code: count > 0 ? 'card' : 'card-idle',
        facts: { card, side: namesOfSide(state, side).name },
        side,
        units: [],
        clauses: [count > 0 ? 'coastal-3.5' : 'coastal-R10'],
      })
      if (count > 0) return { ...state, discards, step: 'act', toAct: [side], active: null }
    }
  },
}

/** The next card of the pack. Where one colour is left any of them does, and nothing is left to luck. */
function turnedUp(discards: readonly string[], { chance }: Io): string {
  const pile = pileWithout(CARDS, discards)
  const left = pile.filter(({ count }) => count > 0)
  const [first] = left
  if (first && left.every(({ label }) => isRed(label) === isRed(first.label))) return first.label
  return pile[chance.draw(pile, { purpose: 'card', by: null, clause: 'coastal-3.4' })]?.label ?? ''
}

/** A vessel begins to act, or goes on: what it sees is noted where the whole side profits by it (R4). */
export function acting(state: CoastalState, vessel: Standing): CoastalState {
  const active: Active = state.active ?? { units: [vessel.id], moved: false, fired: [], looks: [] }
  return noted({ ...state, active }, vessel)
}

function noted(state: CoastalState, vessel: Standing): CoastalState {
  if (!isOn(state, 'spotted-for-all')) return state
  return vesselsOf(state, otherSide(vessel.side)).reduce(
    (now, target) =>
      !isSubmarine(target) && isInView(state, vessel, target) ? withSpotted(now, vessel, target) : now,
    state,
  )
}

/** Those who have been activated are done: the next card. */
export function activationEnds(state: CoastalState, io: Io): CoastalState {
  const ids = state.active?.units ?? []
  const side = state.units.find(each => each.id === ids[0])?.side ?? ALLIES
  const units = state.units.map(each => (ids.includes(each.id) ? { ...each, acted: true } : each))
  return nextCard({ ...state, units, active: null }, side, io)
}

/** Being done: with the speeds, or with the vessels that have acted. */
export const end: Act<'end'> = {
  offers(state) {
    if (end.refuse(state, { type: 'end' }).length > 0) return []
    const isReady = state.step.startsWith('speeds')
    const label = isReady
      ? state.turn === 0
        ? 'All is ready'
        : 'The speeds are set'
      : `Done with ${nameOfActive(state)}`
    const clause = isReady ? 'coastal-3.1' : 'coastal-3.5'
    return [plainOffer({ type: 'end' }, label, clause, { ends: true })]
  },
  refuse(state) {
    if (speedSide(state.step)) return []
    if (state.step !== 'act') return [reason('coastal-3.4', 'not-now')]
    if (!state.active) return [reason('coastal-3.5', 'activate-first')]
    return state.active.moved ? [] : [reason('coastal-4.4', 'sail-first')]
  },
  play(state, _action, io) {
    if (speedSide(state.step)) return speedsSet(state, io)
    return state.step === 'act' && state.active ? activationEnds(state, io) : state
  },
}

function nameOfActive({ active, units, scenario }: CoastalState): string {
  const first = units.find(each => each.id === active?.units[0])
  if (!first) return 'it'
  if ((active?.units.length ?? 0) === 1) return first.name
  return scenario.groups.find(each => each.id === first.group)?.name ?? first.name
}

/** Why a vessel may not act now. */
export function notNow(state: CoastalState, vessel: Vessel | undefined) {
  if (!vessel || !stands(vessel)) return [reason('coastal-3.5', 'no-such-vessel')]
  if (state.step !== 'act' || !state.toAct.includes(vessel.side))
    return [reason('coastal-3.5', 'not-its-card')]
  if (vessel.acted) return [reason('coastal-R10', 'has-acted')]
  const { active } = state
  if (active && !active.units.includes(vessel.id))
    return [reason('coastal-3.5', 'another-acts', { other: { unit: active.units[0] ?? vessel.id } })]
  return []
}
