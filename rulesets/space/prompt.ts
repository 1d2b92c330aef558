import { type Side, otherSide } from '../../src/engine/ids'
import type { Ribbon } from '../../src/engine/ruleset'
import type { Focus } from '../../src/engine/scene'
import type { Phrase } from './act'
import { adjectiveOf, findShip, nameOfSide, onTable } from './lookup'
import { waiting } from './sequence'
import { undeployed } from './setup'
import type { SpaceState } from './state'

/** The steps of the turn: Initiative, the ships of both sides, torpedoes, asteroids. */
export function ribbonOf(state: SpaceState): Ribbon {
  const { turns } = state.scenario
  if (state.step === 'asteroids' || state.step === 'deploy') {
    const first = state.first ?? 'A'
    const rocks = { label: 'Asteroids', short: 'Asteroids', side: null }
    const order = [first, otherSide(first)]
    const places = order.map(side => ({ label: `${nameOfSide(state, side)} deploy`, short: 'Deploy', side }))
    const hasRocks = state.step === 'asteroids'
    const at = hasRocks ? 0 : state.toAct[0] === first ? 0 : 1
    return { steps: hasRocks ? [rocks, ...places] : places, at, turns }
  }
  const first = state.initiative ?? 'A'
  const order = [first, otherSide(first)]
  const acting = state.go?.side ?? first
  return {
    steps: [
      { label: 'Initiative', short: 'Initiative', side: null },
      ...order.map(side => ({ label: shipLabel(state, side), short: adjectiveOf(state, side), side })),
      { label: 'Torpedoes run', short: 'Torpedoes', side: null },
      ...(state.asteroids.length > 0 ? [{ label: 'Asteroids drift', short: 'Asteroids', side: null }] : []),
    ],
    at: state.step === 'end' ? 3 : 1 + order.indexOf(acting),
    turns,
  }
}

/** 'Blue ship 3 of 5', the one whose turn it is. */
function shipLabel(state: SpaceState, side: Side): string {
  const all = onTable(state, side).length
  const done = all - waiting(state, side).length
  const isNow = state.go?.side === side
  return `${adjectiveOf(state, side)} ship ${Math.min(all, done + (isNow ? 1 : 0))} of ${all}`
}

/** The one sentence that says what to do now. */
export function promptOf(state: SpaceState, side: Side, focus: Focus): Phrase {
  if (state.result) return { code: 'prompt-over' }
  if (!state.toAct.includes(side)) {
    return { code: 'prompt-wait', facts: { side: nameOfSide(state, state.toAct[0] ?? otherSide(side)) } }
  }
  if (state.step === 'asteroids') return { code: 'prompt-asteroids', facts: { count: state.loose } }
  if (state.step === 'deploy')
    return { code: 'prompt-deploy', facts: { count: undeployed(state, side).length } }
  if (state.step === 'end') return { code: 'prompt-end' }
  const { pending, active } = state
  if (pending) {
    const facts = { unit: { unit: pending.ship }, target: { unit: pending.target } }
    return { code: 'prompt-fire-back', facts }
  }
  const left = waiting(state, side).length
  const adjective = adjectiveOf(state, side)
  if (active) {
    const facts = { unit: { unit: active.ship }, adjective, count: left - 1 }
    if (active.stage === 'move') return { code: 'prompt-goes-on', facts }
    return {
      code: active.fired ? 'prompt-fired' : active.launched ? 'prompt-launched' : 'prompt-moved',
      facts,
    }
  }
  const ship = focus.unit === null ? undefined : findShip(state, focus.unit)
  const kind = focus.offer?.split(':')[0]
  if (ship?.side === side && (kind === 'move' || kind === 'jump')) {
    return { code: `prompt-${kind}`, facts: { unit: { unit: ship.id } } }
  }
  return { code: 'prompt-choose', facts: { count: left, adjective } }
}
