import { capital } from '../../src/engine/say'
import { sideDoes } from '../../src/engine/plural'
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

const VERBS: readonly (readonly [Step, 'first' | 'second' | null, string])[] = [
  ['first moves', 'first', 'move'],
  ['second fires', 'second', 'fire'],
  ['second moves', 'second', 'move'],
  ['first fires', 'first', 'fire'],
  ['repair', null, 'repair'],
]

/** The steps of the turn by the names of the sides. */
export function ribbonOf(state: NavalState): Ribbon {
  const { sides, turns } = state.scenario
  if (state.step === 'deploy') {
    const order: readonly Side[] = [otherSide(state.first), state.first]
    const at = state.toAct[0] === state.first ? 1 : 0
    return {
      steps: order.map(side => ({ label: sideDoes(sides[side], 'deploy'), short: 'Deploy', side })),
      at,
      turns,
    }
  }
  if (state.step === 'dice')
    return { steps: [{ label: 'Throw for the first move', short: 'Throw', side: null }], at: 0, turns }
  const steps = VERBS.map(([, who, verb]) => {
    const side = who === null ? null : who === 'first' ? state.first : otherSide(state.first)
    return { label: side ? sideDoes(sides[side], verb) : `Both ${verb}`, short: capital(verb), side }
  })
  return {
    steps,
    at: Math.max(
      0,
      VERBS.findIndex(([step]) => step === state.step),
    ),
    turns,
  }
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
