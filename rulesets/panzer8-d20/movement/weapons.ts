import type { Offer } from '../../../src/engine/offer'
import { plainOffer, refusalField } from '../../../src/engine/acts'
import { allAt, landOf, onTable, stands } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed, elementOf, findElement, typeOf } from '../lookup'
import type { D20Action, D20Element, D20State } from '../state'
import { notMoving } from './moving'

function portableReasons(state: D20State, element: D20Element, breaks: boolean): readonly Reason[] {
  const reasons: Reason[] = [...notMoving(state, element, 'get on')]
  if (!typeOf(element).portable) reasons.push({ code: 'not-portable', clause: cite('8.4.6') })
  if (element.brokenDown === breaks)
    reasons.push({ code: breaks ? 'is-broken-down-already' : 'is-set-up', clause: cite('8.4.6') })
  return reasons
}

/** Breaking a weapon down, and setting it up again, takes its whole turn. */
export const breakDown: Act<'break-down'> = {
  offers(state, side) {
    if (state.step !== 'movement' || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => typeOf(each).portable)
      .map((each): Offer<D20Action> => {
        const action: D20Action = { type: 'break-down', unit: each.id, down: !each.brokenDown }
        return plainOffer(action, each.brokenDown ? 'Set up' : 'Break down', cite('8.4.6'), {
          id: `break-down:${each.id}`,
          unit: each.id,
          ...refusalField(portableReasons(state, each, !each.brokenDown)),
        })
      })
  },
  refuse(state, { unit, down }) {
    const element = findElement(state, unit)
    return element ? portableReasons(state, element, down) : [{ code: 'no-element', clause: cite('8.4.6') }]
  },
  play(state, { unit, down }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: down ? 'breaks-down' : 'sets-up',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite(down ? '8.4.6' : '8.4.8')],
    })
    return changed(state, unit, { brokenDown: down, moved: true, ...(down && { dugIn: false }) })
  },
}

/** Whether a place is in a building with an elevated position, or on high ground. */
export function highGroundAt(
  state: D20State,
  at: { readonly x: number; readonly y: number },
): 'building' | 'ground' | null {
  const high = allAt(landOf(state.scenario), at).find(each => each.elevated)
  if (!high) return null
  return high.terrain.onFootOnly ? 'building' : 'ground'
}

function climbReasons(state: D20State, element: D20Element, up: boolean): readonly Reason[] {
  const reasons: Reason[] = [...notMoving(state, element, 'get on')]
  if (!stands(element) || highGroundAt(state, element.at) !== 'building')
    reasons.push({ code: 'no-upper-floor', clause: cite('3.3.9') })
  if (element.elevated === up) reasons.push({ code: 'is-there-already', clause: cite('3.3.10') })
  return reasons
}

/** Going up or down in a building with an elevated position takes the whole move. */
export const climb: Act<'climb'> = {
  offers(state, side) {
    if (state.step !== 'movement' || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => highGroundAt(state, each.at) === 'building')
      .map((each): Offer<D20Action> => {
        const action: D20Action = { type: 'climb', unit: each.id, up: !each.elevated }
        return plainOffer(action, each.elevated ? 'Go down' : 'Go up', cite('3.3.10'), {
          id: `climb:${each.id}`,
          unit: each.id,
          ...refusalField(climbReasons(state, each, !each.elevated)),
        })
      })
  },
  refuse(state, { unit, up }) {
    const element = findElement(state, unit)
    return element ? climbReasons(state, element, up) : [{ code: 'no-element', clause: cite('3.3.10') }]
  },
  play(state, { unit, up }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: up ? 'goes-up' : 'goes-down',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('3.3.10')],
    })
    return changed(state, unit, { elevated: up, moved: true })
  },
}
