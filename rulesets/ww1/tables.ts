import type { DefenceKind, Kind, Quality } from './state'

/** At most so many units and Field Defences of both sides in a square, and so many Field Defences. */
export const CAPACITY = 4
export const MOST_DEFENCES = 2
export const MOST_BUNKERS = 1

/** Artillery Points for one point of the Preliminary Bombardment, and what each face of its die damages. */
export const GUNS_PER_SHELLING = 3
export const SHELLING = [1, 2, 3, 0, 0, 0] as const
export const TO_REMOVE: Readonly<Record<DefenceKind, number>> = { wire: 1, trench: 2, bunker: 3 }

/** What a unit adds when its square assaults, and when it is assaulted. */
export const ASSAULTING: Readonly<Record<Kind, number>> = { infantry: 1, stormtroopers: 1, mg: 0, tank: 2 }
export const ASSAULTED: Readonly<Record<Kind, number>> = { infantry: 1, stormtroopers: 1, mg: 1, tank: 2 }
export const DEFENDING: Readonly<Record<DefenceKind, number>> = { wire: 1, trench: 2, bunker: 3 }
export const ELITE = 1
export const GREEN = -1
export const DIFFICULT = 1

/** What the faces of a die are worth: of a gun in support, of an MG (a D3), and of gas before its modifiers. */
export const GUN_DIE = [1, 2, 3, 0, 0, 0] as const
export const MG_DIE = [1, 1, 2, 2, 3, 3] as const
export const GAS_DIE = [1, 2, 3, 4, 5, 6] as const
export const GAS_ON_GREEN = 1
export const GAS_ON_ELITE = -1
/** Under a house rule at most so many guns for a side in one Assault. */
export const FEW_GUNS = 3

/** A foot unit cuts wire with so much, its quality added. */
export const CUTS_WIRE = 5
export const CUTTING: Readonly<Record<Quality, number>> = { Green: -1, Average: 0, Elite: 1 }

/** A moving tank sticks with less than this. */
export const MOVES_ON = 2

/** The die that ends the game. */
export const GAME_ENDS = 5

/** Order in which units are lost: foot by quality, then MGs, then tanks. */
export function lossRank(type: Kind, quality: Quality): number {
  if (type === 'mg') return 3
  if (type === 'tank') return 4
  return { Green: 0, Average: 1, Elite: 2 }[quality]
}
