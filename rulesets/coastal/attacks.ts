import { otherSide } from '../../src/engine/ids'
import type { Io } from './act'
import { cannotFire } from './activation'
import { mayShoot, weaponReasons } from './aim'
import { type Standing, stands, unitOf, vesselsOf } from './lookup'
import { activationEnds } from './sequence'
import type { CoastalState } from './state'
import { mayLaunch } from './tubes'
import { weaponsOf } from './weapons'

/** Whether a vessel has anything to fire, or a torpedo to launch, from where it is. */
export function hasAttack(state: CoastalState, vessel: Standing): boolean {
  if (cannotFire(state, vessel).length > 0) return false
  const targets = vesselsOf(state, otherSide(vessel.side))
  return (
    weaponsOf(vessel).some(
      weapon =>
        weaponReasons(state, vessel, weapon).length === 0 &&
        targets.some(target => mayShoot({ state, vessel, weapon, target })),
    ) || mayLaunch(state, vessel)
  )
}

/** After firing: on to the next card where those who have moved have nothing left to fire at. */
export function stayOrEnd(state: CoastalState, io: Io): CoastalState {
  if (!state.active?.moved) return state
  const goesOn = state.active.units.some(id => {
    const each = unitOf(state, id)
    return stands(each) && hasAttack(state, each)
  })
  return goesOn ? state : activationEnds(state, io)
}
