import { plainOffer, refusalField } from '../../../../src/engine/acts'
import type { UnitId } from '../../../../src/engine/ids'
import type { Offer } from '../../../../src/engine/offer'
import type { Battle, BattleAction, BattleElement, Decision, ElementOf } from '../model/battle'
import type { BattleAct, Edition, AnyReason } from '../model/edition'
import { baseIn, elementOf, findElement, firstOf, typeOf } from '../model/lookup'
import type { Pose } from '../model/state'
import { placesBeside, unplaced } from './placing'

type GettingOff = Extract<Decision, { kind: 'get off' }>

/** The element that has to be put down now, and where its carrier was. */
export function waitsToGetOff(state: Battle, unit: UnitId): GettingOff | null {
  const first = firstOf(state, 'get off')
  return first?.unit === unit ? first : null
}

/** Why an element cannot be put down in a pose beside a carrier. */
function badPlace<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
  pose: Pose,
  carrier: Pose & { readonly type: string },
): readonly AnyReason[] {
  const beside = baseIn(typeOf(edition.sheets, carrier), carrier.at, carrier.facing)
  switch (unplaced(edition.sheets, state, element, pose, beside)) {
    case null:
      return []
    case 'not adjacent':
      return [{ code: 'not-adjacent', clause: edition.cite['getting off'] }]
    case 'touches an enemy':
      return [{ code: 'touches-an-enemy', clause: edition.cite['beside an enemy'] }]
    case 'closed':
      return [{ code: 'closed-ground', clause: edition.cite['closed ground'] }]
    case 'no room':
      return [{ code: 'no-room-there', clause: edition.cite['room'] }]
  }
}

const carrierOf = (state: Battle, { carrier, at, facing }: GettingOff) => ({
  at,
  facing,
  type: elementOf(state, carrier).type,
})

/** Choices of a place beside a carrier. */
function placeOffer<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
  carrier: Pose & { readonly type: string },
  subject: 'must get off' | 'getting off',
): Offer<BattleAction> {
  return {
    id: `get-off:${element.id}`,
    kind: 'get-off',
    unit: element.id,
    label: 'Get off',
    clause: edition.cite[subject],
    input: 'choice',
    useful: false,
    options: () =>
      placesBeside(edition.sheets, state, element, carrier).map(({ at, facing }, index) => ({
        action: { type: 'get-off', unit: element.id, at, facing },
        label: PLACES[index] ?? `Place ${index + 1}`,
        at,
      })),
  }
}

const PLACES = ['First place', 'Second place', 'Third place', 'Fourth place', 'Fifth place', 'Sixth place']

/** Why a carried element does not get off of its own will now. */
function unwilling<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
): readonly AnyReason[] {
  const carrier = element.carriedBy === null ? undefined : findElement(state, element.carriedBy)
  if (!carrier) return [{ code: 'not-getting-off', clause: edition.cite['getting off'] }]
  const reasons: AnyReason[] = [...edition.against(state, element, 'get off')]
  if (typeOf(edition.sheets, element).class === 'csw' && carrier.moved)
    reasons.push({ code: 'carrier-has-moved', clause: edition.cite['tractor has moved'] })
  return reasons
}

/** The vehicle of an element, as it stands; null if it stands nowhere. */
function vehicleOf(state: Battle, element: BattleElement): (Pose & { readonly type: string }) | null {
  const pending = waitsToGetOff(state, element.id)
  if (pending) return carrierOf(state, pending)
  const carrier = element.carriedBy === null ? undefined : findElement(state, element.carriedBy)
  return carrier?.at ? { at: carrier.at, facing: carrier.facing, type: carrier.type } : null
}

/** Getting off: because a result says so, or at the end of the vehicle’s move. */
export const getOffOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'get-off'> => ({
  offers(state, side) {
    if (state.pending.length > 0) {
      const first = firstOf(state, 'get off')
      if (!first) return []
      const element = elementOf(state, first.unit)
      return [
        { ...placeOffer(edition, state, element, carrierOf(state, first), 'must get off'), useful: true },
      ]
    }
    if (state.step !== edition.moves || side !== state.active) return []
    return (state.units as readonly ElementOf<S>[])
      .filter(each => each.side === side && each.carriedBy !== null && each.fate === 'in play')
      .flatMap(each => {
        const vehicle = vehicleOf(state, each)
        if (!vehicle) return []
        return [
          {
            ...placeOffer(edition, state, each, vehicle, 'getting off'),
            ...refusalField(unwilling(edition, state, each)),
          },
        ]
      })
  },
  refuse(state, { unit, at, facing }) {
    const element = findElement(state, unit)
    const vehicle = element && vehicleOf(state, element)
    if (!element || !vehicle) return [{ code: 'not-getting-off', clause: edition.cite['getting off'] }]
    const reasons = waitsToGetOff(state, unit) ? [] : unwilling(edition, state, element)
    return reasons.length > 0 ? reasons : badPlace(edition, state, element, { at, facing }, vehicle)
  },
  nearest(state, { unit }) {
    const element = findElement(state, unit)
    const vehicle = element && vehicleOf(state, element)
    if (
      !element ||
      !vehicle ||
      (!waitsToGetOff(state, unit) && unwilling(edition, state, element).length > 0)
    )
      return null
    const [place] = placesBeside(edition.sheets, state, element, vehicle)
    return place ? { type: 'get-off', unit, ...place } : null
  },
  play(state, { unit, at, facing }, io) {
    const element = elementOf(state, unit)
    const pending = waitsToGetOff(state, unit)
    const rest = pending ? edition.withoutFirst(state) : state
    const carrier = element.carriedBy
    io.log({
      code: 'gets-off',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [edition.cite[pending ? 'must get off' : 'getting off']],
    })
    const there = edition.changed(rest, unit, { at, facing, carriedBy: null, brokenDown: false })
    return edition.gotOff(there, element, carrier, pending !== null)
  },
})

/** Passengers of an armoured transport may stay inside. */
export const stayOnOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'stay-on'> => ({
  offers(state) {
    const first = firstOf(state, 'get off')
    if (!first || first.must) return []
    const action: BattleAction = { type: 'stay-on', unit: first.unit }
    return [plainOffer(action, 'Stay inside', edition.cite['may stay on'], { unit: first.unit })]
  },
  refuse(state, { unit }) {
    const pending = waitsToGetOff(state, unit)
    if (!pending) return [{ code: 'not-getting-off', clause: edition.cite['may stay on'] }]
    return pending.must ? [{ code: 'must-get-off', clause: edition.cite['must get off'] }] : []
  },
  play: state => edition.withoutFirst(state),
})
