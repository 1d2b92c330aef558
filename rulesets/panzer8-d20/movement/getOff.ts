import type { Offer } from '../../../src/engine/offer'
import { plainOffer, refusalField } from '../../../src/engine/acts'
import { type Pose, baseIn, placesBeside, typeOf as typeIn, unplaced } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed, elementOf, findElement, typeOf } from '../lookup'
import { notMoving } from './moving'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Action, D20Element, D20State, Pending } from '../state'

type GettingOff = Extract<Pending, { kind: 'get off' }>

/** The element that has to be put down now, and where its carrier was. */
export function waitsToGetOff(state: D20State, unit: string): GettingOff | null {
  const [first] = state.pending
  return first?.kind === 'get off' && first.unit === unit ? first : null
}

/** Why an element cannot be put down in a pose beside a carrier. */
export function badPlace(
  state: D20State,
  element: D20Element,
  pose: Pose,
  carrier: Pose & { readonly type: string },
): readonly Reason[] {
  const beside = baseIn(typeIn(SHEETS, carrier), carrier.at, carrier.facing)
  switch (unplaced(SHEETS, state, element, pose, beside)) {
    case null:
      return []
    case 'not adjacent':
      return [{ code: 'not-adjacent', clause: cite('8.4.12') }]
    case 'touches an enemy':
      return [{ code: 'touches-an-enemy', clause: cite('R55') }]
    case 'closed':
      return [{ code: 'closed-ground', clause: cite('8.2.1') }]
    case 'no room':
      return [{ code: 'no-room-there', clause: cite('R57') }]
  }
}

const carrierOf = (state: D20State, { carrier, at, facing }: GettingOff) => ({
  at,
  facing,
  type: elementOf(state, carrier).type,
})

/** Choices of a place beside a carrier. */
export function placeOffer(
  state: D20State,
  element: D20Element,
  carrier: Pose & { readonly type: string },
  clause: string,
): Offer<D20Action> {
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
function unwilling(state: D20State, element: D20Element): readonly Reason[] {
  const reasons: Reason[] = [...notMoving(state, { ...element, moved: false }, 'get off')]
  const carrier = element.carriedBy === null ? undefined : findElement(state, element.carriedBy)
  if (!carrier) return [{ code: 'not-getting-off', clause: cite('8.4.12') }]
  if (element.boarded) reasons.push({ code: 'has-just-boarded', clause: cite('8.4.14') })
  if (typeOf(element).class === 'csw' && carrier.moved)
    reasons.push({ code: 'carrier-has-moved', clause: cite('R54') })
  return reasons
}

/** The vehicle of an element, as it stands; null if it stands nowhere. */
function vehicleOf(state: D20State, element: D20Element): (Pose & { readonly type: string }) | null {
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
      return [{ ...placeOffer(state, element, carrierOf(state, first), '6.4.11'), useful: true }]
    }
    if (state.step !== 'movement' || side !== state.active) return []
    return state.units
      .filter(each => each.side === side && each.carriedBy !== null && each.fate === 'in play')
      .flatMap(each => {
        const vehicle = vehicleOf(state, each)
        if (!vehicle) return []
        return [{ ...placeOffer(state, each, vehicle, '8.4.12'), ...refusalField(unwilling(state, each)) }]
      })
  },
  refuse(state, { unit, at, facing }) {
    const element = findElement(state, unit)
    const vehicle = element && vehicleOf(state, element)
    if (!element || !vehicle) return [{ code: 'not-getting-off', clause: cite('8.4.12') }]
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
    const rest = pending ? { ...state, pending: state.pending.slice(1) } : state
    const carrier = element.carriedBy
    io.log({
      code: 'gets-off',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite(pending ? '6.4.11' : '8.4.12')],
    })
    const there = changed(rest, unit, { at, facing, carriedBy: null, brokenDown: false, track: [] })
    if (pending || carrier === null) return there
    return changed(changed(there, unit, { moved: true, leftCarrier: carrier }), carrier, { moved: true })
  },
}

/** Passengers of an armoured transport may stay inside. */
export const stayOn: Act<'stay-on'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first?.kind !== 'get off' || first.must) return []
    if (findElement(state, first.unit)?.side !== side) return []
    const action: D20Action = { type: 'stay-on', unit: first.unit }
    return [plainOffer(action, 'Stay inside', cite('6.4.12'), { unit: first.unit })]
  },
  refuse(state, { unit }) {
    const pending = waitsToGetOff(state, unit)
    if (!pending) return [{ code: 'not-getting-off', clause: cite('6.4.12') }]
    return pending.must ? [{ code: 'must-get-off', clause: cite('6.4.11') }] : []
  },
  play: state => ({ ...state, pending: state.pending.slice(1) }),
}
