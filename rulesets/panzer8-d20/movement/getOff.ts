import type { Offer } from '../../../src/engine/offer'
import { plainOffer } from '../../../src/engine/acts'
import { type Pose, baseIn, placesBeside, typeOf as typeIn, unplaced } from '../../families/panzer8'
import { type Act, type Reason, cite } from '../act'
import { changed, elementOf, findElement } from '../lookup'
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

/** Getting off because a result says so. */
export const getOff: Act<'get-off'> = {
  offers(state, side) {
    const [first] = state.pending
    if (first?.kind !== 'get off') return []
    const element = findElement(state, first.unit)
    if (!element || element.side !== side) return []
    return [placeOffer(state, element, carrierOf(state, first), '6.4.11')]
  },
  refuse(state, { unit, at, facing }) {
    const element = findElement(state, unit)
    const pending = waitsToGetOff(state, unit)
    if (!element || !pending) return [{ code: 'not-getting-off', clause: cite('8.4.12') }]
    return badPlace(state, element, { at, facing }, carrierOf(state, pending))
  },
  nearest(state, { unit }) {
    const element = findElement(state, unit)
    const pending = waitsToGetOff(state, unit)
    const place = element && pending && placesBeside(SHEETS, state, element, carrierOf(state, pending))[0]
    return place ? { type: 'get-off', unit, ...place } : null
  },
  play(state, { unit, at, facing }, io) {
    const element = elementOf(state, unit)
    const pending = waitsToGetOff(state, unit)
    const rest = pending ? { ...state, pending: state.pending.slice(1) } : state
    io.log({
      code: 'gets-off',
      facts: { unit: { unit } },
      side: element.side,
      units: [unit],
      clauses: [cite('6.4.11')],
    })
    return changed(rest, unit, { at, facing, carriedBy: null, brokenDown: false })
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
