import type { Side } from '../engine/ids'
import type { GameState } from '../engine/state'
import type { Played } from './selfPlay'

/** What many battles between two computers came to. */
export interface Tally {
  readonly played: number
  readonly wins: Readonly<Record<Side, number>>
  readonly draws: number
  /** Broken off or dead ends. */
  readonly unfinished: number
  readonly turns: number
  readonly orders: number
  readonly losses: Readonly<Record<Side, number>>
}

export const NO_BATTLES: Tally = {
  played: 0,
  wins: { A: 0, B: 0 },
  draws: 0,
  unfinished: 0,
  turns: 0,
  orders: 0,
  losses: { A: 0, B: 0 },
}

/** The tally with one more battle. */
export function counted(tally: Tally, battle: Played<GameState>): Tally {
  const winner = battle.result?.winner ?? null
  const add = (now: Tally['wins'], of: (side: Side) => number) => ({ A: now.A + of('A'), B: now.B + of('B') })
  return {
    played: tally.played + 1,
    wins: add(tally.wins, side => (winner === side ? 1 : 0)),
    draws: tally.draws + (battle.result && winner === null ? 1 : 0),
    unfinished: tally.unfinished + (battle.result ? 0 : 1),
    turns: tally.turns + battle.turns,
    orders: tally.orders + battle.orders,
    losses: add(tally.losses, side => battle.losses[side]),
  }
}

/** The share of battles that a side won, and between which limits it lies with 95 in 100 certainty. */
export interface Rate {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Quantile of the normal distribution for 95 in 100. */
const Z = 1.96

/** A share of `count` and its interval after Wilson, which holds for few battles too. */
export function rateOf(wins: number, count: number): Rate {
  if (count === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / count
  const square = (Z * Z) / count
  const middle = (share + square / 2) / (1 + square)
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
