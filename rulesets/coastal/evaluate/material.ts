import type { Side } from '../../../src/engine/ids'
import { typeOfVessel } from '../lookup'
import type { CoastalState, Vessel } from '../state'
import { torpedoesLeft } from '../tubes'

/** What a Defence Factor counts in points: 100 is about a boat with its torpedoes. */
export const DEFENCE_POINT = 26
/** What is left of a vessel that is Damaged or Wrecked: half its Defence Factor is the enemy's already. */
const DAMAGED = 0.82
const WRECKED = 0.4
const TORPEDO = 13
const GUN = 8
const GOT_THROUGH = 1.15

/** What a vessel is worth as it is to whoever owns it. */
export function valueOf(vessel: Vessel): number {
  const whole = typeOfVessel(vessel).defence * DEFENCE_POINT
  if (vessel.fate === 'through') return whole * GOT_THROUGH * 2
  if (vessel.fate === 'sunk') return 0
  // Who is gone counts for nobody, but can do nothing any more.
  if (vessel.fate !== 'afloat') return whole * 0.85
  const share = vessel.wrecked ? WRECKED : vessel.damaged ? DAMAGED : 1
  const guns = vessel.guns.length - vessel.ko.length
  return whole * share + torpedoesLeft(vessel) * TORPEDO + guns * GUN
}

/** All vessels of a side. */
export function materialOf(state: CoastalState, side: Side): number {
  let sum = 0
  for (const vessel of state.units) if (vessel.side === side) sum += valueOf(vessel)
  return sum
}
