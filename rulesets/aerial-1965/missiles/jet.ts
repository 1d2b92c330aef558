import type { Aircraft, AirState } from '../../families/air'
import { TYPES } from '../aircraft'
import type { Force, Missile } from './tables'

/** What an aircraft of this booklet has beside what all have: its missiles, counted one by one, and whose they are. */
export interface Fitted extends Readonly<Record<Missile, number>> {
  readonly force: Force
  readonly firstGeneration: boolean
}

/** An aircraft with its missiles: the schema lets no other in. */
export const fittedOf = (aircraft: Aircraft): Aircraft & Fitted => aircraft as Aircraft & Fitted

/** The type whose missiles are doubted, and what it carries by house rule (R29). */
const DOUBTED = 'f-5'

/** The missiles with which an aircraft of a type takes off. */
export function loadOf(type: string, houseRules: AirState['houseRules']): Readonly<Record<Missile, number>> {
  const { HS, RH } = TYPES[type] ?? { HS: 0, RH: 0 }
  return type === DOUBTED && houseRules['f5-heat'] === true ? { HS: RH, RH: HS } : { HS, RH }
}
