import type { Offer, Option } from '../../../src/engine/offer'
import { refusalField } from '../../../src/engine/acts'
import {
  areTouching,
  baseOf,
  friendsTouching,
  isFoot,
  isGun,
  isVehicle,
  roomAboard,
  stands,
} from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { type OnTable, changed, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State } from '../state'
import { notMoving } from './moving'

/** Why a carrier has no room for an element. */
function roomReasons(state: D20State, carrier: OnTable, element: D20Element): readonly Reason[] {
  switch (roomAboard(SHEETS, state, carrier, element, state.scenario.riders)) {
    case null:
      return []
    case 'no tow':
      return [{ code: 'cannot-tow', clause: cite('2.1.14') }]
    case 'full': {
      const { capacity } = typeOf(carrier)
      const isRide = capacity === 0 && !isGun(typeOf(element))
      return [{ code: 'no-room-aboard', clause: cite(isRide ? '2.1.3' : (CAPACITIES[capacity] ?? '2.1.14')) }]
    }
    case 'carries nobody':
      return [{ code: 'carries-nobody', clause: cite('2.1.14') }]
    case 'no riders':
      return [{ code: 'no-riders', clause: cite('2.1.4') }]
    case 'infantry only':
      return [{ code: 'only-infantry-rides', clause: cite('2.1.3') }]
  }
}

/** The clause that says how many a transport takes. */
const CAPACITIES: Readonly<Record<number, string>> = { 1: '2.1.17', 2: '2.1.14', 4: '2.1.16' }

function reasonsFor(state: D20State, element: OnTable, carrier: OnTable): readonly Reason[] {
  const type = typeOf(element)
  const reasons: Reason[] = [...notMoving(state, element, 'get on')]
  if (!isFoot(type) && type.class !== 'csw') reasons.push({ code: 'cannot-ride', clause: cite('8.4.11') })
  if (carrier.side !== element.side) reasons.push({ code: 'enemy-vehicle', clause: cite('8.4.11') })
  if (!isVehicle(typeOf(carrier))) reasons.push({ code: 'no-vehicle-there', clause: cite('8.4.11') })
  if (reasons.length > 0) return reasons
  if (!areTouching(SHEETS, baseOf(SHEETS, element), baseOf(SHEETS, carrier)))
    reasons.push({ code: 'not-adjacent', clause: cite(type.class === 'csw' ? '8.4.2' : '8.4.11') })
  if (type.class === 'csw' && element.fired.length > 0)
    reasons.push({ code: 'fired-before-limbering', clause: cite('8.4.3') })
  if (carrier.moved)
    reasons.push({ code: 'carrier-has-moved', clause: cite(type.class === 'csw' ? 'R54' : 'R55') })
  return [...reasons, ...roomReasons(state, carrier, element)]
}

/** Mounting, embarking and limbering. Infantry loses no time by it; a crew needs the whole turn, and so does its carrier. */
export const getOn: Act<'get-on'> = {
  offers(state, side) {
    if (state.step !== 'movement' || side !== state.active || state.pending.length > 0) return []
    const found: Offer<D20Action>[] = []
    for (const element of state.units) {
      if (element.side !== side || !stands(element)) continue
      const type = typeOf(element)
      if (!isFoot(type) && type.class !== 'csw') continue
      const carriers = friendsTouching(SHEETS, state, element).filter(each => isVehicle(typeOf(each)))
      if (carriers.length > 0) found.push(offerFor(state, element, carriers))
    }
    return found
  },
  refuse(state, { unit, carrier }) {
    const element = findElement(state, unit)
    const vehicle = findElement(state, carrier)
    if (!stands(element) || !stands(vehicle)) return [{ code: 'no-element', clause: cite('8.4.11') }]
    return reasonsFor(state, element, vehicle)
  },
  play(state, { unit, carrier }, io) {
    const element = elementOf(state, unit)
    const vehicle = findElement(state, carrier)
    if (!stands(element) || !stands(vehicle)) return state
    const isCrew = typeOf(element).class === 'csw'
    io.log({
      code: isGun(typeOf(element)) ? 'is-limbered' : 'gets-on',
      facts: { unit: { unit }, carrier: { unit: carrier } },
      side: element.side,
      units: [unit, carrier],
      clauses: [cite(isCrew ? '8.4.1' : '8.4.11')],
    })
    const aboard = changed(state, unit, {
      at: null,
      carriedBy: carrier,
      moved: true,
      boarded: true,
      dugIn: false,
      elevated: false,
      charged: [],
      // Caught while it got on.
      track: [{ at: element.at, facing: element.facing }],
    })
    return isCrew ? changed(aboard, carrier, { moved: true }) : aboard
  },
}

function offerFor(state: D20State, element: OnTable, carriers: readonly OnTable[]): Offer<D20Action> {
  const reasons = notMoving(state, element, 'get on')
  const isCrew = typeOf(element).class === 'csw'
  return {
    id: `get-on:${element.id}`,
    kind: 'get-on',
    unit: element.id,
    label: isGun(typeOf(element)) ? 'Limber' : 'Get on',
    clause: cite(isCrew ? '8.4.2' : '8.4.11'),
    input: 'choice',
    useful: false,
    ...refusalField(reasons),
    options: () =>
      carriers.map(
        (carrier): Option<D20Action> => ({
          action: { type: 'get-on', unit: element.id, carrier: carrier.id },
          label: carrier.name,
          ...refusalField(reasonsFor(state, element, carrier)),
        }),
      ),
  }
}
