import type { Reason } from '../../src/engine/refusal'
import { type AncientState, type AncientUnit, type ConditionPart, isOn } from '../families/ancients'
import { isUnder } from './magic/spells'
import type { FantasyCode } from './words'

const FROZEN: Reason<FantasyCode> = { code: 'frozen', clause: 'fantasy-12.7' }
const PANICKED: Reason<FantasyCode> = { code: 'panicked', clause: 'fantasy-R61' }
const SHOT_STAYS: Reason<FantasyCode> = { code: 'shot-stays', clause: 'fantasy-11.31' }
const MOVED_TOO_FAR: Reason<FantasyCode> = { code: 'moved-too-far', clause: 'fantasy-R43' }
const MOVED_AND_SHOOTS: Reason<FantasyCode> = { code: 'moved-and-shoots', clause: 'fantasy-R43' }

/** What spells and handguns do to a unit until the turn ends. */
export const condition: ConditionPart = {
  pace: (state, unit) => (isUnder(state, unit, 'winged-foot') ? 2 : 1),
  stilled(state, unit) {
    if (isUnder(state, unit, 'freeze')) return FROZEN
    if (isUnder(state, unit, 'panic')) return PANICKED
    return unit.missile === 'handgun' && unit.shotIn === state.turn ? SHOT_STAYS : null
  },
  silenced(_book, state, unit) {
    if (unit.missile === 'handgun') return hasMoved(state, unit, unit.moved) ? MOVED_AND_SHOOTS : null
    return unit.missile === 'crossbow' && hasMoved(state, unit, unit.movedFar) ? MOVED_TOO_FAR : null
  },
}

/** Whether a unit has moved so in this turn before it would shoot: of its own will only Side A (R43), and anybody in panic (R61). */
function hasMoved(state: AncientState, unit: AncientUnit, moved: boolean): boolean {
  if (!moved) return false
  return isUnder(state, unit, 'panic') || (unit.side === 'A' && !isOn(state, 'letter-of-crossbows'))
}
