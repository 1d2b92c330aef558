import type { Offer } from '../../../src/engine/offer'
import { plainOffer, refusalField } from '../../../src/engine/acts'
import { allAt, landOf, onTable, stands } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { did, goesOn, notActing } from '../deeds'
import { opened } from '../fire/windows'
import { changed, elementOf, findElement, typeOf } from '../lookup'
import type { D10Action, D10Element, D10State } from '../state'

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

function portableReasons(state: D10State, element: D10Element, breaks: boolean): readonly Reason[] {
  const reasons: Reason[] = [...notHandling(state, element, 'crew')]
  if (!typeOf(element).portable) reasons.push({ code: 'not-portable', clause: cite('R59') })
  if (element.brokenDown === breaks)
    reasons.push({ code: breaks ? 'is-broken-down-already' : 'is-set-up', clause: cite('R59') })
  return reasons
}

/** Breaking a weapon down, and setting it up again, takes its whole turn. */
export const breakDown: Act<'break-down'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => typeOf(each).portable)
      .map((each): Offer<D10Action> => {
        const action: D10Action = { type: 'break-down', unit: each.id, down: !each.brokenDown }
        return plainOffer(action, each.brokenDown ? 'Set up' : 'Break down', cite('R59'), {
          id: `break-down:${each.id}`,
          unit: each.id,
          ...refusalField(portableReasons(state, each, !each.brokenDown)),
        })
      })
  },
  refuse(state, { unit, down }) {
    const element = findElement(state, unit)
    return element ? portableReasons(state, element, down) : [{ code: 'no-element', clause: cite('R59') }]
  },
  play(state, { unit, down }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: down ? 'breaks-down' : 'sets-up',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('R59')],
    })
    const now = changed(did(state, unit, 'crew'), unit, {
      brokenDown: down,
      busy: true,
      ...(down && { dugIn: false }),
    })
    return opened(now, unit, [])
  },
}

/** Whether a place is in a building with an elevated position, or on high ground. */
export function highGroundAt(
  state: D10State,
  at: { readonly x: number; readonly y: number },
): 'building' | 'ground' | null {
  const high = allAt(landOf(state.scenario), at).find(each => each.elevated)
  if (!high) return null
  return high.terrain.onFootOnly ? 'building' : 'ground'
}

function climbReasons(state: D10State, element: D10Element, up: boolean): readonly Reason[] {
  const reasons: Reason[] = [...notHandling(state, element, deedOf(state, element))]
  if (!stands(element) || highGroundAt(state, element.at) !== 'building')
    reasons.push({ code: 'no-upper-floor', clause: cite('R13') })
  if (element.elevated === up) reasons.push({ code: 'is-there-already', clause: cite('R13') })
  return reasons
}

/** Going up or down in a building with an elevated position takes the whole move. */
export const climb: Act<'climb'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => highGroundAt(state, each.at) === 'building')
      .map((each): Offer<D10Action> => {
        const action: D10Action = { type: 'climb', unit: each.id, up: !each.elevated }
        return plainOffer(action, each.elevated ? 'Go down' : 'Go up', cite('R13'), {
          id: `climb:${each.id}`,
          unit: each.id,
          ...refusalField(climbReasons(state, each, !each.elevated)),
        })
      })
  },
  refuse(state, { unit, up }) {
    const element = findElement(state, unit)
    return element ? climbReasons(state, element, up) : [{ code: 'no-element', clause: cite('R13') }]
  },
  play(state, { unit, up }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: up ? 'goes-up' : 'goes-down',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('R13')],
    })
    const now = changed(did(state, unit, deedOf(state, element)), unit, { elevated: up, moved: true })
    return opened(now, unit, [])
  },
}
