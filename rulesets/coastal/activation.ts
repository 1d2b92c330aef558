import type { Reason } from './act'
import { reason } from './lookup'
import { notNow } from './sequence'
import type { CoastalState, Vessel } from './state'

/** The mark of a weapon that has fired: before the move or after it (R11, R31). */
const firedMark = (state: CoastalState, id: string, what: string): string =>
  `${id} ${state.active?.moved ? 'after' : 'before'} ${what}`

export const hasFired = (state: CoastalState, id: string, what: string): boolean =>
  state.active?.fired.some(each => each === `${id} before ${what}` || each === `${id} after ${what}`) ?? false

/** Why a vessel may not fire at all now: firing comes before its move or after it, not both (4.1, R11). */
export function cannotFire(state: CoastalState, vessel: Vessel | undefined): readonly Reason[] {
  const reasons = notNow(state, vessel)
  if (reasons.length > 0) return reasons
  if (!state.released) return [reason('coastal-6.1', 'nobody-spotted')]
  const { active } = state
  if (active?.moved && active.fired.some(each => each.startsWith(`${vessel?.id} before`)))
    return [reason('coastal-R11', 'has-fired-before')]
  return []
}

/** A weapon has fired in this activation. */
export function withFired(state: CoastalState, id: string, what: string): CoastalState {
  const active = state.active ?? { units: [id], moved: false, fired: [], looks: [] }
  return { ...state, active: { ...active, fired: [...active.fired, firedMark(state, id, what)] } }
}
