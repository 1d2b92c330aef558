import { isGun, roomAboard } from '../../families/panzer8'
import { type Reason, cite } from '../act'
import { changed } from '../changes'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'

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

/** What else speaks against getting on: a gun that has fired, a carrier that has moved, no room. */
export function unboarded(state: D20State, element: D20Element, carrier: OnTable): readonly Reason[] {
  const reasons: Reason[] = []
  const isCrew = typeOf(element).class === 'csw'
  if (isCrew && element.fired.length > 0)
    reasons.push({ code: 'fired-before-limbering', clause: cite('8.4.3') })
  if (carrier.moved) reasons.push({ code: 'carrier-has-moved', clause: cite(isCrew ? 'R54' : 'R55') })
  return [...reasons, ...roomReasons(state, carrier, element)]
}

/** Infantry loses no time by getting on and is caught where it did; a crew needs the whole turn, and so does its carrier. */
export function gotOn(state: D20State, element: OnTable, carrier: string): D20State {
  const track = [{ at: element.at, facing: element.facing }]
  const aboard = changed(state, element.id, { moved: true, track })
  return typeOf(element).class === 'csw' ? changed(aboard, carrier, { moved: true }) : aboard
}

/** Who gets off of his own will has had his move, and so has his carrier. */
export function gotOff(
  state: D20State,
  { id }: D20Element,
  carrier: string | null,
  isForced: boolean,
): D20State {
  if (isForced || carrier === null) return changed(state, id, { track: [] })
  const there = changed(state, id, { track: [], moved: true, leftCarrier: carrier })
  return changed(there, carrier, { moved: true })
}
