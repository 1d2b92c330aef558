/** A question to a sequential test: is one player stronger by `most` Elo, or by no more than `least`? */
export interface Hypotheses {
  readonly least: number
  readonly most: number
  /** Chance of being wrong, either way. */
  readonly error: number
}

/** Where a sequential test stands. */
export interface Verdict {
  /** Of all battles, the share that was won, draws counted half. */
  readonly share: number
  /** The logarithm of how much likelier the results are under `most` than under `least`. */
  readonly ratio: number
  /** With so much of it, either way, it is decided. */
  readonly bound: number
  /** Null while more battles have to be fought. */
  readonly isBetter: boolean | null
}

/** Fewer pairs say nothing of how much results vary. */
const FEWEST = 24
/** Stands for each result before it has come up, so that equal players have a variance too. */
const PRIOR = 0.001

/** The share of battles that a player wins who is stronger by so many Elo. */
export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}

/**
 * Judges pairs of battles that were begun with the same seed, each player in each seat once: `pairs` counts those in which the
 * first player took 0, half, 1, one and a half and 2 battles. A generalized sequential probability ratio test, as chess engines
 * are accepted by: it may be asked after every pair.
 */
export function judged(pairs: readonly number[], { least, most, error }: Hypotheses): Verdict {
  const played = pairs.reduce((sum, count) => sum + count, 0)
  const weights = pairs.map(count => count + PRIOR)
  const count = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (of: (share: number) => number): number =>
    weights.reduce((sum, weight, at) => sum + weight * of(at / (pairs.length - 1)), 0) / count
  const share = mean(each => each)
  const variance = mean(each => (each - share) ** 2)
  const [low, high] = [shareOf(least), shareOf(most)]
  const ratio = (count * (high - low) * (2 * share - low - high)) / (2 * variance)
  const bound = Math.log((1 - error) / error)
  const isDecided = played >= FEWEST && Math.abs(ratio) >= bound
  return { share, ratio, bound, isBetter: isDecided ? ratio > 0 : null }
}
