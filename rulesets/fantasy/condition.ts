import type { Reason } from '../../src/engine/refusal'
import { type AncientState, type AncientUnit, type ConditionPart, isOn } from '../families/ancients'
import { isUnder } from './magic/spells'

const FROZEN: Reason = { code: 'frozen', clause: 'fantasy-12.7' }
const PANICKED: Reason = { code: 'panicked', clause: 'fantasy-R61' }
const SHOT_STAYS: Reason = { code: 'shot-stays', clause: 'fantasy-11.31' }
const MOVED_AND_SHOOTS: Reason = { code: 'moved-and-shoots', clause: 'fantasy-R43' }

/** What spells and handguns do to a unit until the turn ends. */
export const condition: ConditionPart = {
  pace: (state, unit) => (isUnder(state, unit, 'winged-foot') ? 2 : 1),
  stilled(state, unit) {
    if (isUnder(state, unit, 'freeze')) return FROZEN
    if (isUnder(state, unit, 'panic')) return PANICKED
    return unit.missile === 'handgun' && unit.shotIn === state.turn ? SHOT_STAYS : null
  },
  silenced: (state, unit) =>
    unit.missile === 'handgun' && hasMovedBefore(state, unit) ? MOVED_AND_SHOOTS : null,
}

/** Whether handgunners have moved in this turn before they would shoot: of their own will only Side A (R43). */
function hasMovedBefore(state: AncientState, unit: AncientUnit): boolean {
  if (isUnder(state, unit, 'panic')) return true
  return unit.side === 'A' && unit.moved && !isOn(state, 'letter-of-crossbows')
}
