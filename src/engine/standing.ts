import { type Side, SIDES } from './ids'
import type { Unit } from './state'
import type { Point } from '../geometry/point'

/** Something on the table that counts for victory, and who holds it. */
export interface Stake {
  readonly id: string
  readonly name: string
  readonly at: Point | null
  /** Null while nobody holds it. */
  readonly holder: Side | null
  /** What it is worth to each side, where it is counted in points. */
  readonly points?: Readonly<Record<Side, number>>
}

/** Something else that earns points whenever it comes about, as 'each unit destroyed'. */
export interface Prize {
  readonly name: string
  /** What it is worth to each side. */
  readonly points: Readonly<Record<Side, number>>
}

/** What a side has lost, counted as the rules count it. */
export interface Losses {
  readonly lost: number
  readonly of: number
  /** Losses with which it is beaten, where the rules have such a point. */
  readonly breaksAt?: number
}

/** A card of a pack that says who acts. */
export interface PackCard {
  /** '7♥', or 'Joker (red)'. */
  readonly face: string
  /** Whose card it is. */
  readonly side: Side
  readonly drawn: boolean
}

/** A pack of cards: what has been drawn since it was shuffled, and what is still to come. */
export interface Pack {
  /** All cards in the order of a new pack. */
  readonly cards: readonly PackCard[]
  /** The one that lies on the table; null before the first. */
  readonly open: string | null
}

/** How a battle stands by its own victory conditions. */
export interface Standing {
  /** What decides if it ended now, and how much of it each side has; left out where nothing is counted. */
  readonly score?: Readonly<Record<Side, number>> & { readonly label: string }
  readonly stakes: readonly Stake[]
  /** What earns points beside them; left out where nothing does, or where it is not the same for all units. */
  readonly prizes?: readonly Prize[]
  readonly losses: Readonly<Record<Side, Losses>>
  /** Turns still to be played, the present one among them; null where there is no limit. */
  readonly left: {
    readonly count: number
    readonly of: number
    /** What is counted, in the singular: 'turn', 'card', 'day'. */
    readonly label: string
  } | null
  /** Where cards say who acts. */
  readonly pack?: Pack
}

/** What both sides have lost of their units, one by one. */
export function lossesBy<U extends Unit>(
  units: readonly U[],
  isLost: (unit: U) => boolean,
): Readonly<Record<Side, Losses>> {
  const count = (side: Side): Losses => {
    const own = units.filter(unit => unit.side === side)
    return { lost: own.filter(isLost).length, of: own.length }
  }
  const [A, B] = SIDES.map(count)
  return { A: A ?? { lost: 0, of: 0 }, B: B ?? { lost: 0, of: 0 } }
}

/** The turns that are left of a battle; all of them before its first. */
export const turnsLeft = (turn: number, turns: number): Standing['left'] => ({
  count: Math.max(0, turns - Math.max(1, turn) + 1),
  of: turns,
  label: 'turn',
})
