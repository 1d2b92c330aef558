import { loadOf, typeOf } from '../model/lookup'
import { type Sheets, isFoot, isGun } from '../model/sheet'
import type { Element, Field } from '../model/state'

/** Why a carrier has no room for an element: towing and carrying exclude each other. Null if it has. */
export function roomAboard(
  sheets: Sheets,
  state: Field,
  carrier: Element,
  element: Element,
  allRide: boolean,
): 'no tow' | 'full' | 'carries nobody' | 'no riders' | 'infantry only' | null {
  const vehicle = typeOf(sheets, carrier)
  const type = typeOf(sheets, element)
  const load = loadOf(state, carrier.id)
  if (isGun(type)) {
    if (!vehicle.tows) return 'no tow'
    return load.length > 0 ? 'full' : null
  }
  if (vehicle.capacity > 0) {
    const isTowing = load.some(each => isGun(typeOf(sheets, each)))
    return isTowing || load.length >= vehicle.capacity ? 'full' : null
  }
  if (vehicle.class !== 'tank' && vehicle.class !== 'spg') return 'carries nobody'
  if (!vehicle.riders && !allRide) return 'no riders'
  if (!isFoot(type)) return 'infantry only'
  return load.length > 0 ? 'full' : null
}
