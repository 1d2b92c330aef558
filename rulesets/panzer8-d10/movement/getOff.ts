import type { Offer } from '../../../src/engine/offer'
import { plainOffer, refusalField } from '../../../src/engine/acts'
import { type Pose, baseIn, placesBeside, typeOf as typeIn, unplaced } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { did, notActing } from '../deeds'
import { opened } from '../fire/windows'
import { changed, elementOf, findElement, firstOf, typeOf, withoutFirst } from '../lookup'
import { boardingDeed } from './getOn'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10Element, D10State, Pending } from '../state'

type GettingOff = Extract<Pending, { kind: 'get off' }>

/** The element that has to be put down now, and where its carrier was. */
export function waitsToGetOff(state: D10State, unit: string): GettingOff | null {
  const first = firstOf(state, 'get off')
  return first?.unit === unit ? first : null
}

/** Why an element cannot be put down in a pose beside a carrier. */
export function badPlace(
  state: D10State,
  element: D10Element,
  pose: Pose,
  carrier: Pose & { readonly type: string },
): readonly Reason[] {
  const beside = baseIn(typeIn(SHEETS, carrier), carrier.at, carrier.facing)
  switch (unplaced(SHEETS, state, element, pose, beside)) {
    case null:
      return []
    case 'not adjacent':
      return [{ code: 'not-adjacent', clause: cite('R60') }]
    case 'touches an enemy':
      return [{ code: 'touches-an-enemy', clause: cite('R60') }]
    case 'closed':
      return [{ code: 'closed-ground', clause: cite('R57') }]
    case 'no room':
      return [{ code: 'no-room-there', clause: cite('R6') }]
  }
}

const carrierOf = (state: D10State, { carrier, at, facing }: GettingOff) => ({
  at,
  facing,
  type: elementOf(state, carrier).type,
})

/** Choices of a place beside a carrier. */
export function placeOffer(
  state: D10State,
  element: D10Element,
  carrier: Pose & { readonly type: string },
  clause: string,
): Offer<D10Action> {
  return {
    id: `get-off:${element.id}`,
    kind: 'get-off',
    unit: element.id,
    label: 'Get off',
    clause: cite(clause),
    input: 'choice',
    useful: false,
    options: () =>
      placesBeside(SHEETS, state, element, carrier).map(({ at, facing }, index) => ({
        action: { type: 'get-off', unit: element.id, at, facing },
        label: PLACES[index] ?? `place ${index + 1}`,
        at,
      })),
  }
}

const PLACES = ['first place', 'second place', 'third place', 'fourth place', 'fifth place', 'sixth place']

/** Why a carried element does not get off of its own will now. */
function unwilling(state: D10State, element: D10Element): readonly Reason[] {
  const reasons: Reason[] = [...notActing(state, element, boardingDeed(element))]
  const carrier = element.carriedBy === null ? undefined : findElement(state, element.carriedBy)
  if (!carrier) return [{ code: 'not-getting-off', clause: cite('R60') }]
  if (element.suppressed) reasons.push({ code: 'suppressed-only-falls-back', clause: cite('R27') })
  if (element.boarded) reasons.push({ code: 'has-boarded', clause: cite('R60') })
  if (typeOf(element).class === 'csw' && carrier.moved)
    reasons.push({ code: 'carrier-has-moved', clause: cite('R59') })
  return reasons
}

/** The vehicle of an element, as it stands; null if it stands nowhere. */
function vehicleOf(state: D10State, element: D10Element): (Pose & { readonly type: string }) | null {
  const pending = waitsToGetOff(state, element.id)
  if (pending) return carrierOf(state, pending)
  const carrier = element.carriedBy === null ? undefined : findElement(state, element.carriedBy)
  return carrier?.at ? { at: carrier.at, facing: carrier.facing, type: carrier.type } : null
}

/** Getting off: because a result says so, or at the end of the vehicle’s move. */
export const getOff: Act<'get-off'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first) {
      if (first.kind !== 'get off') return []
      const element = findElement(state, first.unit)
      if (!element || element.side !== side) return []
      return [{ ...placeOffer(state, element, carrierOf(state, first), 'R44'), useful: true }]
    }
    if (state.step !== 'action' || side !== state.active) return []
    return state.units
      .filter(each => each.side === side && each.carriedBy !== null && each.fate === 'in play')
      .flatMap(each => {
        const vehicle = vehicleOf(state, each)
        if (!vehicle) return []
        return [{ ...placeOffer(state, each, vehicle, 'R60'), ...refusalField(unwilling(state, each)) }]
      })
  },
  refuse(state, { unit, at, facing }) {
    const element = findElement(state, unit)
    const vehicle = element && vehicleOf(state, element)
    if (!element || !vehicle) return [{ code: 'not-getting-off', clause: cite('R60') }]
    const reasons = waitsToGetOff(state, unit) ? [] : unwilling(state, element)
    return reasons.length > 0 ? reasons : badPlace(state, element, { at, facing }, vehicle)
  },
  nearest(state, { unit }) {
    const element = findElement(state, unit)
    const vehicle = element && vehicleOf(state, element)
    if (!element || !vehicle || (!waitsToGetOff(state, unit) && unwilling(state, element).length > 0))
      return null
    const [place] = placesBeside(SHEETS, state, element, vehicle)
    return place ? { type: 'get-off', unit, ...place } : null
  },
  play(state, { unit, at, facing }, io) {
    const element = elementOf(state, unit)
    const pending = waitsToGetOff(state, unit)
    const rest = pending ? withoutFirst(state) : state
    const carrier = element.carriedBy
    io.log({
      code: 'gets-off',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite(pending ? 'R44' : 'R60')],
    })
    const place = { at, facing, carriedBy: null, brokenDown: false, moved: true, elevated: false }
    if (pending || carrier === null) return changed(rest, unit, place)
    const isCrew = boardingDeed(element) === 'crew'
    const there = changed(did(rest, unit, boardingDeed(element)), unit, {
      ...place,
      boarded: true,
      busy: isCrew,
    })
    return opened(isCrew ? changed(there, carrier, { held: true }) : there, unit, [])
  },
}

/** Passengers of an armoured transport may stay inside; by house rule winners may stay where they are. */
export const stayOn: Act<'stay-on'> = {
  offers(state, side) {
    const first = firstOf(state, 'get off')
    if (!first || first.must || findElement(state, first.unit)?.side !== side) return []
    const action: D10Action = { type: 'stay-on', unit: first.unit }
    return [plainOffer(action, 'Stay inside', cite('R44'), { unit: first.unit })]
  },
  refuse(state, { unit }) {
    const isFree = state.houseRules['advance-freely'] === true
    if (isFree && firstOf(state, 'advance')?.among.includes(unit)) return []
    const pending = waitsToGetOff(state, unit)
    if (!pending) return [{ code: 'not-getting-off', clause: cite('R44') }]
    return pending.must ? [{ code: 'must-get-off', clause: cite('R44') }] : []
  },
  play: state => withoutFirst(state),
}
