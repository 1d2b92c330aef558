import type { UnitType, Weapon } from '../model/types'

/** What an early gun lacks against armour. It concerns the unit's first weapon, and no factor falls below 0 (R44). */
export function earlyPenalty(type: UnitType, weapon: Weapon): number {
  return weapon.id === type.weapons[0] ? Math.min(type.armourPenalty, weapon.armour ?? 0) : 0
}

/** Attack Factor without its reasons; 0 for a dash, which is no attack. */
export function attackFactor(type: UnitType, weapon: Weapon, armoured: boolean): number {
  return armoured ? (weapon.armour ?? 0) - earlyPenalty(type, weapon) : (weapon.soft ?? 0)
}

/** Whether a weapon has a factor against this kind of target: not a dash. */
export function hasFactor(weapon: Weapon, armoured: boolean): boolean {
  return (armoured ? weapon.armour : weapon.soft) !== null
}

/** A factor as the tables print it. */
export function printedFactor(factor: number | null): string {
  return factor === null ? '\u2013' : String(factor)
}
