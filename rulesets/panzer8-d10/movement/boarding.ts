import { roomAboard } from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { changed } from '../changes'
import { did, notActing } from '../deeds'
import { opened } from '../fire/windows'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'

/** Whether getting on or off is a crew's whole action, or the move of infantry. */
export const boardingDeed = (element: D10Element): 'crew' | 'move' =>
  typeOf(element).class === 'csw' ? 'crew' : 'move'

/** Why an element gets on or off nothing now. */
export function notBoarding(state: D10State, element: D10Element): readonly Reason[] {
  const reasons: Reason[] = [...notActing(state, element, boardingDeed(element))]
  if (element.suppressed) reasons.push({ code: 'suppressed-only-falls-back', clause: cite('R27') })
  if (element.boarded) reasons.push({ code: 'has-boarded', clause: cite('R60') })
  return reasons
}

const ROOM = {
  'no tow': 'cannot-tow',
  full: 'no-room-aboard',
  'carries nobody': 'carries-nobody',
  'no riders': 'no-riders',
  'infantry only': 'only-infantry-rides',
} as const

/** What else speaks against getting on: a tractor that has moved, no room. */
export function unboarded(state: D10State, element: D10Element, carrier: OnTable): readonly Reason[] {
  const reasons: Reason[] = []
  if (typeOf(element).class === 'csw' && carrier.moved)
    reasons.push({ code: 'carrier-has-moved', clause: cite('R59') })
  const room = roomAboard(SHEETS, state, carrier, element, state.scenario.riders)
  if (room)
    reasons.push({
      code: ROOM[room],
      clause: cite(room === 'no riders' || room === 'infantry only' ? 'R45' : 'R60'),
    })
  return reasons
}

/** The state after an element has got on or off as its deed: a crew and its tractor are busy with it. */
function boarded(state: D10State, element: D10Element, carrier: string): D10State {
  const deed = boardingDeed(element)
  const isCrew = deed === 'crew'
  const now = did(state, element.id, deed, { moved: true, boarded: true, busy: isCrew })
  return opened(isCrew ? changed(now, carrier, { held: true }) : now, element.id, [])
}

export const gotOn = boarded

export function gotOff(
  state: D10State,
  element: D10Element,
  carrier: string | null,
  isForced: boolean,
): D10State {
  return isForced || carrier === null
    ? changed(state, element.id, { moved: true, elevated: false })
    : boarded(changed(state, element.id, { elevated: false }), element, carrier)
}
