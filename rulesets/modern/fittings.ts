/**
 * What a vehicle or a team is fitted with beside its weapons. The published text ties none of it to a vehicle: the roster
 * says who has what, and `because` of the unit type tells it.
 */
export interface Fittings {
  /** Two dice to hit, each judged by itself; main battle tanks only (5.18, R56). */
  readonly stabilised?: boolean
  /** Reactive or applique armour: 1 more against missiles and infantry where the Defence Factor is 1 to 5 (9.8). */
  readonly reactive?: boolean
  /** Thermal weapon sights: smoke does not hinder it (11.24). */
  readonly thermal?: boolean
}

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
