import { isOn } from './lookup'
import type { DivState, DivUnit, Kind, Pace } from './state'
import { MOVEMENT } from './tables'

/** The row of the movement table by which a unit moves now (R5). */
export function paceOf(state: Pick<DivState, 'houseRules'>, unit: Pick<DivUnit, 'type' | 'pace'>): Pace {
  if (unit.pace !== 'tanks' || !isOn(state, 'speed-by-weight')) return unit.pace
  if (unit.type === 'heavy-tank') return 'slow'
  return unit.type === 'light-tank' ? 'fast' : 'tanks'
}

/** 4.1: inches over open ground. */
export const allowanceOf = (state: Pick<DivState, 'houseRules'>, unit: DivUnit): number =>
  MOVEMENT[paceOf(state, unit)]

/** The pace of a kind of unit where nothing is said of it; Engineers keep up with Motor Infantry (R6). */
export function paceOfKind(kind: Kind, isMotorized: boolean): Pace {
  switch (kind) {
    case 'recon':
      return 'fast'
    case 'engineers':
      return isMotorized ? 'motor' : 'leg'
    case 'light-tank':
    case 'medium-tank':
    case 'heavy-tank':
      return 'tanks'
    default:
      return kind
  }
}
