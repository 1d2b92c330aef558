import type { Forgiving, Ruleset } from '../engine/ruleset'
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
  /** Gives its units tasks about the places that count, before it looks at their orders. */
  readonly plans: boolean
  /** Looks at the best orders once more together with the enemy's answer, where sides take turns within a turn. */
  readonly answers: boolean
  /** How often all units are gone through again in the light of what the others do. */
  readonly rounds: number
  /** Of an offer that throws dice, so many options are looked at if none of them gains anything. */
  readonly hopeless: number
  /** Positions that are looked at for an order, at most: so that an order does not depend on the speed of the machine. */
  readonly looks: number
  /** An order has to be better than standing by, by this many points. */
  readonly least: number
}

/**
 * From the weakest to the strongest, each about as far below the next: 'npm run ladder' measures it, docs/opponents.md has the
 * figures. The expert alone overlooks and misjudges nothing.
 */
export const STYLES: Readonly<Record<Strength, Style>> = {
  easy: {
    options: 2,
    ways: 3,
    overlooks: 0.78,
    misjudges: 0.9,
    blurs: 40,
    ranks: false,
    plans: false,
    answers: false,
    rounds: 1,
    hopeless: 12,
    looks: 600,
    least: 2,
  },
  middle: {
    options: 5,
    ways: 12,
    overlooks: 0.4,
    misjudges: 0.7,
    blurs: 20,
    ranks: false,
    plans: false,
    answers: false,
    rounds: 1,
    hopeless: 12,
    looks: 900,
    least: 1.5,
  },
  hard: {
    options: 12,
    ways: 24,
    overlooks: 0.15,
    misjudges: 0.5,
    blurs: 10,
    ranks: false,
    plans: true,
    answers: false,
    rounds: 1,
    hopeless: 12,
    looks: 1_600,
    least: 1.5,
  },
  expert: {
    options: Infinity,
    ways: Infinity,
    overlooks: 0,
    misjudges: 0,
    blurs: 0,
    ranks: true,
    plans: true,
    answers: true,
    rounds: 2,
    hopeless: 12,
    looks: 4_000,
    least: 1,
  },
}

/** Lapses that cost as much as elsewhere. */
const AS_ELSEWHERE: Forgiving = { overlooking: 1, misjudging: 1 }

/** The style of a strength where lapses cost less or more than elsewhere (`Ruleset.forgives`); the expert never lapses. */
export function styleOf(strength: Strength, forgives: Ruleset['forgives'] = AS_ELSEWHERE): Style {
  const style = STYLES[strength]
  if (strength === 'expert') return style
  const {
    overlooking,
    misjudging,
    looking = 1,
  } = 'overlooking' in forgives ? forgives : (forgives[strength] ?? AS_ELSEWHERE)
  return {
    ...style,
    options: Math.ceil((style.options * looking) / Math.max(1, overlooking)),
    overlooks: style.overlooks ** (1 / overlooking),
    misjudges: style.misjudges ** (1 / misjudging),
    blurs: style.blurs * misjudging,
  }
}
