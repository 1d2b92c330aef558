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
import { did, notActing } from '../deeds'
import { opened } from '../fire/windows'
import { type OnTable, changed, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State } from '../state'

/** Whether getting on or off is a crew's whole action, or the move of infantry. */
export const boardingDeed = (element: D10Element): 'crew' | 'move' =>
  typeOf(element).class === 'csw' ? 'crew' : 'move'

/** Why an element gets on nothing now. */
function notBoarding(state: D10State, element: D10Element): readonly Reason[] {
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

function reasonsFor(state: D10State, element: OnTable, carrier: OnTable): readonly Reason[] {
  const type = typeOf(element)
  const reasons: Reason[] = [...notBoarding(state, element)]
  if (!isFoot(type) && type.class !== 'csw') reasons.push({ code: 'cannot-ride', clause: cite('R60') })
  if (carrier.side !== element.side) reasons.push({ code: 'enemy-vehicle', clause: cite('R60') })
  if (!isVehicle(typeOf(carrier))) reasons.push({ code: 'no-vehicle-there', clause: cite('R60') })
  if (reasons.length > 0) return reasons
  const isCrew = type.class === 'csw'
  if (!areTouching(SHEETS, baseOf(SHEETS, element), baseOf(SHEETS, carrier)))
    reasons.push({ code: 'not-adjacent', clause: cite(isCrew ? 'R59' : 'R60') })
  if (isCrew && carrier.moved) reasons.push({ code: 'carrier-has-moved', clause: cite('R59') })
  const room = roomAboard(SHEETS, state, carrier, element, state.scenario.riders)
  if (room)
    reasons.push({
      code: ROOM[room],
      clause: cite(room === 'no riders' || room === 'infantry only' ? 'R45' : 'R60'),
    })
  return reasons
}

/** Mounting, embarking and limbering. Infantry loses no time by it; a crew needs the whole turn, and so does its carrier. */
export const getOn: Act<'get-on'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    const found: Offer<D10Action>[] = []
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
    if (!stands(element) || !stands(vehicle)) return [{ code: 'no-element', clause: cite('R60') }]
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
      clauses: [cite(isCrew ? 'R59' : 'R60')],
    })
    const aboard = changed(did(state, unit, boardingDeed(element)), unit, {
      at: null,
      carriedBy: carrier,
      moved: true,
      boarded: true,
      busy: isCrew,
      dugIn: false,
      elevated: false,
      charged: [],
    })
    return opened(isCrew ? changed(aboard, carrier, { held: true }) : aboard, unit, [])
  },
}

function offerFor(state: D10State, element: OnTable, carriers: readonly OnTable[]): Offer<D10Action> {
  const reasons = notBoarding(state, element)
  const isCrew = typeOf(element).class === 'csw'
  return {
    id: `get-on:${element.id}`,
    kind: 'get-on',
    unit: element.id,
    label: isGun(typeOf(element)) ? 'Limber' : 'Get on',
    clause: cite(isCrew ? 'R59' : 'R60'),
    input: 'choice',
    useful: false,
    ...refusalField(reasons),
    options: () =>
      carriers.map(
        (carrier): Option<D10Action> => ({
          action: { type: 'get-on', unit: element.id, carrier: carrier.id },
          label: carrier.name,
          ...refusalField(reasonsFor(state, element, carrier)),
        }),
      ),
  }
}
