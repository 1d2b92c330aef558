import { type Doing, isEmptyTransport, stands } from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'

/** Why an element does nothing of this sort in its Movement Phase. */
export function notMoving(state: D20State, element: D20Element, act: Doing): readonly Reason[] {
  const reasons: Reason[] = []
  const type = typeOf(element)
  if (state.step !== 'movement') reasons.push({ code: 'not-movement-phase', clause: cite('4.0.3') })
  if (element.side !== state.active) reasons.push({ code: 'not-its-turn', clause: cite('4.0.2') })
  if (element.fate !== 'in play') reasons.push({ code: 'is-gone', clause: cite('6.4.8') })
  else if (!stands(element) && act !== 'get off') reasons.push({ code: 'is-carried', clause: cite('R55') })
  if (element.moved && act !== 'get off') reasons.push({ code: 'has-moved', clause: cite('8.0.1') })
  const mayTurn = act === 'turn' && state.houseRules['turn-after-firing'] === true
  if (type.stays && element.fired.length > 0 && act !== 'fall back' && !mayTurn)
    reasons.push({ code: 'fired-and-stays', clause: cite('6.0.4') })
  if (act === 'fall back') {
    if (!element.suppressed && !isEmptyTransport(SHEETS, state, element))
      reasons.push({ code: 'need-not-fall-back', clause: cite('8.6.3') })
    return reasons
  }
  if (element.suppressed) reasons.push({ code: 'suppressed-only-falls-back', clause: cite('6.4.6') })
  const mayGo = state.houseRules['empty-transports'] === true
  if ((act === 'move' || act === 'turn') && !mayGo && isEmptyTransport(SHEETS, state, element))
    reasons.push({ code: 'empty-only-falls-back', clause: cite('8.6.4') })
  if (act === 'get off' && element.boarded) reasons.push({ code: 'has-just-boarded', clause: cite('8.4.14') })
  return reasons
}
