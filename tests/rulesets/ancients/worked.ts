import type { ArmyChoices } from '../../../src/engine/armies'

/** What a unit costs: Average, Irregular and unarmoured unless `more` says otherwise. */
export type Cost = (
  type: string,
  more?: ArmyChoices,
  houseRules?: Readonly<Record<string, boolean>>,
) => number

export const REGULAR = { manoeuvre: 'regular' }
export const SHIELDED = { armour: 'shielded' }
export const ARMOURED = { armour: 'armoured' }
export const SWORD = { arms: 'sword' }
