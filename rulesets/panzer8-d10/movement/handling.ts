import type { Doing, Pose } from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { changed } from '../changes'
import { did, goesOn, notActing, notMoving } from '../deeds'
import { opened } from '../fire/windows'
import { elementOf } from '../lookup'
import type { D10Element, D10State } from '../state'
import { notBoarding } from './boarding'

function notHandling(
  state: D10State,
  element: D10Element,
  deed: 'crew' | 'move' | 'climb',
): readonly Reason[] {
  const reasons: Reason[] = [...notActing(state, element, deed)]
  if (element.suppressed) reasons.push({ code: 'suppressed-only-falls-back', clause: cite('R27') })
  if (element.carriedBy !== null) reasons.push({ code: 'is-carried', clause: cite('R60') })
  return reasons
}

/** Who has just come in chooses his floor; later it is his whole move. */
const deedOf = (state: D10State, element: D10Element): 'move' | 'climb' =>
  goesOn(state, element, 'climb') ? 'climb' : 'move'

/** Why an element does nothing of this sort now. */
export function against(state: D10State, element: D10Element, doing: Doing): readonly Reason[] {
  switch (doing) {
    case 'move':
    case 'turn':
    case 'fall back':
      return notMoving(state, element, doing)
    case 'get on':
    case 'get off':
      return notBoarding(state, element)
    case 'handle':
      return notHandling(state, element, 'crew')
    case 'climb':
      return notHandling(state, element, deedOf(state, element))
    case 'enter':
      return notActing(state, element, 'move')
  }
}

/** The state after an element has done this in its action, and the enemy may answer. */
export function done(state: D10State, id: string, doing: Doing, way: readonly Pose[]): D10State {
  const now = acted(state, id, doing, way)
  return opened(now, id, way)
}

function acted(state: D10State, id: string, doing: Doing, way: readonly Pose[]): D10State {
  switch (doing) {
    case 'handle':
      return did(state, id, 'crew', { busy: true })
    case 'climb':
      return did(state, id, deedOf(state, elementOf(state, id)), { moved: true })
    case 'fall back':
      return way.length > 0 ? fallenBack(did(state, id, 'fall back'), id) : did(state, id, 'fall back')
    case 'turn':
      return did(state, id, 'turn')
    default:
      return did(state, id, 'move', { moved: true })
  }
}

/** Who has fallen back is no longer on the road by which it came. */
export const fallenBack = (state: D10State, id: string): D10State =>
  changed(state, id, { moved: true, byRoad: false })
