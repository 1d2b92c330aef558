import type { Strength } from './order'

/** How an opponent of some strength thinks. */
export interface Style {
  /** Of each unit's options, at most this many are looked at, chosen by whim. */
  readonly options: number
  /** Of a decision that must be made, at most this many ways are looked at. */
  readonly ways: number
  /** Chance that a unit is overlooked. */
  readonly overlooks: number
  /** How far off the gain of an order may be felt to be, as a share of it. */
  readonly misjudges: number
  /** How far off it may be felt to be besides, in points. */
  readonly blurs: number
  /** Looks at all units before one of them is ordered, and begins with the one that gains most. */
  readonly ranks: boolean
  /** How often all units are gone through again in the light of what the others do. */
  readonly rounds: number
  /** Positions that are looked at for an order, at most: so that an order does not depend on the speed of the machine. */
  readonly looks: number
  /** An order has to be better than standing by, by this many points. */
  readonly least: number
}

export const STYLES: Readonly<Record<Strength, Style>> = {
  easy: {
    options: 2,
    ways: 3,
    overlooks: 0.7,
    misjudges: 0.9,
    blurs: 40,
    ranks: false,
    rounds: 1,
    looks: 600,
    least: 2,
  },
  middle: {
    options: 8,
    ways: 24,
    overlooks: 0.2,
    misjudges: 0.5,
    blurs: 10,
    ranks: false,
    rounds: 1,
    looks: 1_200,
    least: 1.5,
  },
  hard: {
    options: Infinity,
    ways: Infinity,
    overlooks: 0,
    misjudges: 0,
    blurs: 0,
    ranks: true,
    rounds: 2,
    looks: 4_000,
    least: 1,
  },
}
