import { refusalField } from '../../../../src/engine/acts'
import type { Offer, Option } from '../../../../src/engine/offer'
import { areTouching, friendsTouching } from '../ground/contact'
import type { Battle, BattleAction, ElementOf } from '../model/battle'
import type { BattleAct, Edition, AnyReason } from '../model/edition'
import { baseOf, elementOf, findElement, stands, typeOf } from '../model/lookup'
import { isFoot, isGun, isVehicle } from '../model/sheet'
import type { Standing } from '../model/state'

type On<S extends Battle> = Standing<ElementOf<S>>

/** What speaks against getting on to a carrier. */
function reasonsFor<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  carrier: On<S>,
): readonly AnyReason[] {
  const type = typeOf(edition.sheets, element)
  const reasons: AnyReason[] = [...edition.against(state, element, 'get on')]
  if (!isFoot(type) && type.class !== 'csw')
    reasons.push({ code: 'cannot-ride', clause: edition.cite['getting on'] })
  if (carrier.side !== element.side)
    reasons.push({ code: 'enemy-vehicle', clause: edition.cite['getting on'] })
  if (!isVehicle(typeOf(edition.sheets, carrier)))
    reasons.push({ code: 'no-vehicle-there', clause: edition.cite['getting on'] })
  if (reasons.length > 0) return reasons
  const isCrew = type.class === 'csw'
  if (!areTouching(edition.sheets, baseOf(edition.sheets, element), baseOf(edition.sheets, carrier)))
    reasons.push({ code: 'not-adjacent', clause: edition.cite[isCrew ? 'beside the gun' : 'getting on'] })
  return [...reasons, ...edition.unboarded(state, element, carrier)]
}

/** Mounting, embarking and limbering. Infantry loses no time by it; a crew needs the whole turn, and so does its carrier. */
export const getOnOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'get-on'> => ({
  offers(state, side) {
    if (state.step !== edition.moves || side !== state.active || state.pending.length > 0) return []
    const found: Offer<BattleAction>[] = []
    for (const element of state.units as readonly ElementOf<S>[]) {
      if (element.side !== side || !stands(element)) continue
      const type = typeOf(edition.sheets, element)
      if (!isFoot(type) && type.class !== 'csw') continue
      const carriers = friendsTouching(edition.sheets, state, element, isVehicle)
      if (carriers.length > 0) found.push(offerFor(edition, state, element, carriers))
    }
    return found
  },
  refuse(state, { unit, carrier }) {
    const element = findElement(state, unit)
    const vehicle = findElement(state, carrier)
    if (!stands(element) || !stands(vehicle))
      return [{ code: 'no-element', clause: edition.cite['getting on'] }]
    return reasonsFor(edition, state, element, vehicle)
  },
  play(state, { unit, carrier }, io) {
    const element = elementOf(state, unit)
    const vehicle = findElement(state, carrier)
    if (!stands(element) || !stands(vehicle)) return state
    const isCrew = typeOf(edition.sheets, element).class === 'csw'
    io.log({
      code: isGun(typeOf(edition.sheets, element)) ? 'is-limbered' : 'gets-on',
      facts: { unit: { unit }, carrier: { unit: carrier } },
      side: element.side,
      units: [unit, carrier],
      clauses: [edition.cite[isCrew ? 'limbering' : 'getting on']],
    })
    const aboard = edition.changed(state, unit, {
      at: null,
      carriedBy: carrier,
      boarded: true,
      dugIn: false,
      elevated: false,
      charged: [],
    })
    return edition.gotOn(aboard, element, carrier)
  },
})

function offerFor<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  carriers: readonly On<S>[],
): Offer<BattleAction> {
  const reasons = edition.against(state, element, 'get on')
  const isCrew = typeOf(edition.sheets, element).class === 'csw'
  return {
    id: `get-on:${element.id}`,
    kind: 'get-on',
    unit: element.id,
    label: isGun(typeOf(edition.sheets, element)) ? 'Limber' : 'Get on',
    clause: edition.cite[isCrew ? 'beside the gun' : 'getting on'],
    input: 'choice',
    useful: false,
    ...refusalField(reasons),
    options: () =>
      carriers.map(
        (carrier): Option<BattleAction> => ({
          action: { type: 'get-on', unit: element.id, carrier: carrier.id },
          label: carrier.name,
          ...refusalField(reasonsFor(edition, state, element, carrier)),
        }),
      ),
  }
}
