import { isReduced, kind, type Standing } from '../lookup'
import { needToHold } from '../morale'
import type { ColonialState, Company, Figure } from '../state'
import { BALLISTICS } from '../tables'

/** What a man is worth: an ordinary unit of ten comes to about 100. */
export function priceOf(unit: Company, { weapons, shield, leader }: Figure): number {
  const fires = weapons.reduce((best, each) => Math.max(best, (BALLISTICS[each]?.range ?? 0) / 24), 0)
  const quality = unit.rating === 'Green' ? 0.85 : unit.rating === 'Average' ? 1 : 1.2
  const mount = kind(unit).mount === 'foot' ? 0 : 3
  return (5 + 5 * fires + (shield ? 1 : 0) + mount + (leader ? 4 : 0)) * quality
}

/** What is left of a unit: its men, its gun while it is served, less if it routs or is about to test. */
export function valueOf(state: ColonialState, unit: Standing): number {
  let sum = 0
  for (const figure of unit.figures) sum += priceOf(unit, figure)
  if (unit.gun && unit.figures.length >= 2) {
    const { gun } = unit
    sum += gun.kind === 'machine gun' ? 70 : gun.kind === 'light gun' ? 45 : 60
    if (gun.jammed) sum -= 25
    if (!gun.ready) sum -= 12
    if (!gun.loaded) sum -= 14 - 4 * Math.min(2, gun.reloading)
  }
  if (unit.short) sum *= 0.93
  if (unit.routing) return sum * 0.45
  if (isReduced(state, unit) && !unit.standsFast) {
    // It tests whenever it is to act.
    const routs = Math.min(1, Math.max(0, (needToHold(unit) - 1) / 6))
    sum *= 1 - 0.45 * routs
  }
  return sum
}
