import { plainOffer, refusalField } from '../../../../src/engine/acts'
import type { Offer } from '../../../../src/engine/offer'
import { highGroundAt } from '../ground/terrain'
import type { Battle, BattleAction, ElementOf } from '../model/battle'
import type { BattleAct, Edition, AnyReason } from '../model/edition'
import { elementOf, findElement, onTable, stands, typeOf } from '../model/lookup'

function portableReasons<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
  breaks: boolean,
): readonly AnyReason[] {
  const reasons: AnyReason[] = [...edition.against(state, element, 'handle')]
  if (!typeOf(edition.sheets, element).portable)
    reasons.push({ code: 'not-portable', clause: edition.cite['breaking down'] })
  if (element.brokenDown === breaks)
    reasons.push({
      code: breaks ? 'is-broken-down-already' : 'is-set-up',
      clause: edition.cite['breaking down'],
    })
  return reasons
}

/** Breaking a weapon down, and setting it up again, takes its whole turn. */
export const breakDownOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'break-down'> => ({
  offers(state, side) {
    if (state.step !== edition.moves || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => typeOf(edition.sheets, each).portable)
      .map((each): Offer<BattleAction> => {
        const action: BattleAction = { type: 'break-down', unit: each.id, down: !each.brokenDown }
        return plainOffer(action, each.brokenDown ? 'Set up' : 'Break down', edition.cite['breaking down'], {
          id: `break-down:${each.id}`,
          unit: each.id,
          ...refusalField(portableReasons(edition, state, each, !each.brokenDown)),
        })
      })
  },
  refuse(state, { unit, down }) {
    const element = findElement(state, unit)
    return element
      ? portableReasons(edition, state, element, down)
      : [{ code: 'no-element', clause: edition.cite['breaking down'] }]
  },
  play(state, { unit, down }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: down ? 'breaks-down' : 'sets-up',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [edition.cite[down ? 'breaking down' : 'setting up']],
    })
    const now = edition.changed(state, unit, { brokenDown: down, ...(down && { dugIn: false }) })
    return edition.done(now, unit, 'handle', [])
  },
})

function climbReasons<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
  up: boolean,
): readonly AnyReason[] {
  const reasons: AnyReason[] = [...edition.against(state, element, 'climb')]
  if (!stands(element) || highGroundAt(state, element.at) !== 'building')
    reasons.push({ code: 'no-upper-floor', clause: edition.cite['upper floor'] })
  if (element.elevated === up) reasons.push({ code: 'is-there-already', clause: edition.cite['going up'] })
  return reasons
}

/** Going up or down in a building with an elevated position takes the whole move. */
export const climbOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'climb'> => ({
  offers(state, side) {
    if (state.step !== edition.moves || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side)
      .filter(each => highGroundAt(state, each.at) === 'building')
      .map((each): Offer<BattleAction> => {
        const action: BattleAction = { type: 'climb', unit: each.id, up: !each.elevated }
        return plainOffer(action, each.elevated ? 'Go down' : 'Go up', edition.cite['going up'], {
          id: `climb:${each.id}`,
          unit: each.id,
          ...refusalField(climbReasons(edition, state, each, !each.elevated)),
        })
      })
  },
  refuse(state, { unit, up }) {
    const element = findElement(state, unit)
    return element
      ? climbReasons(edition, state, element, up)
      : [{ code: 'no-element', clause: edition.cite['going up'] }]
  },
  play(state, { unit, up }, io) {
    const element = elementOf(state, unit)
    io.log({
      code: up ? 'goes-up' : 'goes-down',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [edition.cite['going up']],
    })
    return edition.done(edition.changed(state, unit, { elevated: up }), unit, 'climb', [])
  },
})
