import { angleBetween, bearing, distance } from '../../src/geometry/point'
import { ARC_TOLERANCE, isWithin } from '../../src/geometry/tolerance'
import { type Standing, inches, isOn } from './lookup'
import type { Arc, CoastalState, Gun, Vessel } from './state'
import { ARC_NAME, ARC_SPAN, LIGHT, LINES, WEAPONS } from './tables'

/** The light weapons of a vessel as one group, or one of its guns. */
export type Weapon =
  | { readonly kind: 'light' }
  | { readonly kind: 'gun'; readonly gun: Gun; readonly at: number }

export const LIGHT_GROUP: Weapon = { kind: 'light' }

export const gunName = ({ kind, arc }: Gun): string => `${ARC_NAME[arc]} ${kind}`

export const weaponName = (vessel: Vessel, weapon: Weapon): string =>
  weapon.kind === 'light'
    ? `${vessel.light} light ${vessel.light === 1 ? 'weapon' : 'weapons'}`
    : gunName(weapon.gun)

/** The weapons of a vessel: its light group first, then its guns in their order. */
export const weaponsOf = (vessel: Vessel): readonly Weapon[] => [
  ...(vessel.light > 0 ? [LIGHT_GROUP] : []),
  ...vessel.guns.map((gun, at): Weapon => ({ kind: 'gun', gun, at })),
]

/** Reach in inches on the table. */
export const rangeOf = (state: CoastalState, weapon: Weapon): number =>
  inches(state, weapon.kind === 'light' ? LIGHT.range : WEAPONS[weapon.gun.kind].range)

/** Degrees off the bow, 0 to 180 (R15). */
export const offBow = (vessel: Standing, target: Standing): number =>
  angleBetween(bearing(vessel.at, target.at), vessel.facing)

/** Whether an arc covers so many degrees off the bow; its limits belong to it (R15). */
export function covers(arc: Arc, off: number): boolean {
  const [from, to] = ARC_SPAN[arc]
  return off >= from - ARC_TOLERANCE && off <= to + ARC_TOLERANCE
}

/** 6.5, R17: whether a target lies within 45 degrees of the bow or of the stern. */
export const isEndOn = (off: number): boolean => covers('F', off) || covers('A', off)

/** Light weapons that are left after damage (7.7, 7.10, R17). */
export const lightLeft = ({ light, damaged, wrecked }: Vessel): number =>
  Math.max(0, light - (damaged ? LINES.damaged.light : 0) - (wrecked ? LINES.wrecked.light : 0))

/** 6.6: within 2 inches. */
export const isClose = (state: CoastalState, far: number): boolean =>
  isWithin(far, inches(state, LIGHT.close))

/** The Attack Factor of a weapon against a target (6.5, 6.6, 8.1, 8.2, R17). */
export function attackOf(state: CoastalState, vessel: Standing, weapon: Weapon, target: Standing): number {
  if (weapon.kind === 'gun') return WEAPONS[weapon.gun.kind].attack
  const left = lightLeft(vessel)
  const halved = isEndOn(offBow(vessel, target)) ? Math.ceil(left / 2) : left
  const close = isClose(state, distance(vessel.at, target.at)) && !isOn(state, 'close-hits-better')
  return halved + (close ? LIGHT.bonus : 0)
}
