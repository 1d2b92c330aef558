import { ROUNDING, WITHIN } from './tolerance'

/** A stretch of a path, up to so many inches from its beginning, over ground that allows so many inches in one move. */
export interface Stage {
  readonly to: number
  readonly rate: number
}

/** The rate of the slowest ground of a path between two places of it, in inches from its beginning; Infinity if there is none. */
export function slowestBetween(stages: readonly Stage[], from: number, to: number): number {
  let slowest = Infinity
  let begin = 0
  for (const stage of stages) {
    if (stage.to > from + ROUNDING && begin < to - ROUNDING && stage.rate < slowest) slowest = stage.rate
    begin = stage.to
  }
  return slowest
}

/** Whether the first so many inches of a path can be gone in one: the slowest ground rules them all. `share` cuts every rate. */
export function isWhole(stages: readonly Stage[], length: number, share: number): boolean {
  return length <= slowestBetween(stages, 0, length) * share + WITHIN
}

/**
 * Whether the first so many inches can be gone in two halves of a move, each of at most half the rate of its own slowest ground.
 * Where the halves meet matters only at the edges of ground and where the first one is used up.
 */
export function isInHalves(stages: readonly Stage[], length: number, share: number): boolean {
  const half = share / 2
  let begin = 0
  let slowest = Infinity
  for (const stage of stages) {
    if (begin >= length) break
    // The first half ends within this stage, as late as it may.
    slowest = Math.min(slowest, stage.rate)
    const latest = Math.min(stage.to, length, slowest * half)
    if (latest < begin - ROUNDING) return false
    if (length - latest <= slowestBetween(stages, latest, length) * half + WITHIN) return true
    begin = stage.to
  }
  return false
}

/** How many inches of a path can be gone in one or in two halves; all of it if that much is allowed. */
export function farthestAlong(
  stages: readonly Stage[],
  length: number,
  share: number,
  mayHalve: boolean,
): number {
  const fits = (upTo: number): boolean =>
    isWhole(stages, upTo, share) || (mayHalve && isInHalves(stages, upTo, share))
  if (fits(length)) return length
  let least = 0
  let most = length
  for (let step = 0; step < 24; step++) {
    const middle = (least + most) / 2
    if (fits(middle)) least = middle
    else most = middle
  }
  // What the tolerance gives is not gone on purpose.
  return Math.max(0, least - WITHIN)
}
