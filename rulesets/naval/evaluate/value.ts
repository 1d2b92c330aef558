import { isHeld } from '../fleet'
import type { Ship } from '../state'
import { sizeOf } from '../victory'

/** Points of an unhurt ship for each point of its Defence and Attack. */
const EACH = 22
/** What is left of a ship that lies Crippled. */
const CRIPPLED = 0.42

/** How much of a ship is left, from 0 to 1. */
export function fitness(ship: Ship): number {
  if (ship.status === 'Sunk') return 0
  const { defence, main } = ship.factors
  const hull = Math.min(1, ship.hull / defence)
  const turrets = main.attack > 0 ? Math.min(1, ship.turrets / main.attack) : 0
  if (ship.status === 'Crippled') return CRIPPLED - 0.02 * hull
  return 1 - 0.42 * hull - 0.3 * turrets - (isHeld(ship) ? 0.04 : 0)
}

export const sizeWorth = (ship: Ship): number => EACH * sizeOf(ship)

/** What one damage costs a target on average, as a share of its size. */
export function lossOf(target: Ship): number {
  const { defence, main } = target.factors
  if (target.status === 'Crippled') return 0.35
  const left = defence - target.hull
  const hull = left <= 1 ? 0.5 : 0.42 / defence + 0.06
  const turret = target.turrets >= main.attack ? hull : 0.3 / Math.max(1, main.attack)
  return Math.min(0.9, (hull + turret) * 0.44 + 0.03 + 0.02)
}
