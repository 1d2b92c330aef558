import type { UnitType, Weapon } from './types'

/** What an early gun lacks against armour. It concerns the unit's first weapon, and no factor falls below 0 (R44). */
export function earlyPenalty(type: UnitType, weapon: Weapon): number {
  return weapon.id === type.weapons[0] ? Math.min(type.armourPenalty, weapon.armour) : 0
}

/** Attack Factor without its reasons. */
export function attackFactor(type: UnitType, weapon: Weapon, armoured: boolean): number {
  return armoured ? weapon.armour - earlyPenalty(type, weapon) : weapon.soft
}
