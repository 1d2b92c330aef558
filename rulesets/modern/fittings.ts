import type { UnitType } from '../families/tactical'

/**
 * What a vehicle or a team may be fitted with beside its weapons: a stabilised gun, two dice to hit each judged by itself, of main
 * battle tanks only (5.18, R56); reactive or applique armour, 1 more against missiles and infantry where the Defence Factor is
 * 1 to 5 (9.8); thermal sights, for which smoke is no hindrance (11.24). The published text ties none of it to a vehicle: the
 * roster says who has what, and `because` of the unit type tells it.
 */
export const FITTINGS = ['stabilised', 'reactive', 'thermal'] as const
export type Fitting = (typeof FITTINGS)[number]
export type Fittings = Readonly<Partial<Record<Fitting, true>>>

/** Whether a unit type has it; one that only a scenario has may have it as well. */
export const isFitted = (type: UnitType, fitting: Fitting): boolean =>
  type.fittings?.includes(fitting) === true

/** What a warhead does to armour. */
export interface Warhead {
  /** Two charges, one behind the other: reactive armour is no use (9.9). */
  readonly tandem?: boolean
  /** It strikes from above: armour is halved and reactive armour is no use (9.7, 9.10). */
  readonly top?: boolean
}

/** The warheads of the weapon table that are out of the ordinary. */
export const WARHEADS: Readonly<Record<string, Warhead>> = {
  'infantry-tandem': { tandem: true },
  'atgw-tandem': { tandem: true },
  'atgw-top': { top: true },
  'atgw-top-tandem': { tandem: true, top: true },
}

const PLAIN = {}

/** What is out of the ordinary about a weapon's warhead. */
export const warheadOf = (weapon: { readonly id: string } | null): Warhead =>
  (weapon === null ? undefined : WARHEADS[weapon.id]) ?? PLAIN
