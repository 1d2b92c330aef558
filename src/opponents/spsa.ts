import { whim } from './stream'
import type { Weights } from '../engine/ruleset'

/**
 * Simultaneous perturbation stochastic approximation, after Spall: all weights are shaken at once, up or down by lot, the two
 * ways so found fight each other, and all take a step towards the one that won. It needs two players for a step, however many
 * weights there are.
 */
export interface Search {
  /** Logarithms of the weights, by part. */
  readonly at: Weights
  /** Steps that have been made. */
  readonly steps: number
}

/** How far a weight is shaken, and how far it may go with a step, both as logarithms; they fall as the search goes on. */
const SHAKE = 0.35
const STRIDE = 0.12
const SHAKE_FALL = 0.101
const STRIDE_FALL = 0.602
/** So many steps are taken as if they had been made before, so that the first ones are not wild. */
const CALM = 10
/** No weight is tried beyond so much of what the ruleset says, either way. */
const FARTHEST = Math.log(4)

/** A search that begins with the weights as they are. */
export function beginSearch(parts: readonly string[]): Search {
  return { at: Object.fromEntries(parts.map(part => [part, 0])), steps: 0 }
}

/** The two sets of weights that are to fight for the next step; the lots belong to the seed. */
export function rivals({ at, steps }: Search, seed: string): readonly [Weights, Weights] {
  const shake = shakeOf(steps)
  const shaken = (sign: number): Weights =>
    Object.fromEntries(
      Object.entries(at).map(([part, log]) => [
        part,
        Math.exp(within(log + sign * lotOf(seed, steps, part) * shake)),
      ]),
    )
  return [shaken(1), shaken(-1)]
}

/** The search after a step: `share` is that of the battles that the first of the rivals won, draws counted half. */
export function stepped({ at, steps }: Search, seed: string, share: number): Search {
  const stride = (STRIDE * CALM ** STRIDE_FALL) / (steps + CALM) ** STRIDE_FALL
  const pull = ((2 * share - 1) * stride * SHAKE) / shakeOf(steps)
  const next = Object.entries(at).map(([part, log]) => [part, within(log + pull * lotOf(seed, steps, part))])
  return { at: Object.fromEntries(next), steps: steps + 1 }
}

/** The weights where a search has come to. */
export const weightsOf = ({ at }: Search): Weights =>
  Object.fromEntries(Object.entries(at).map(([part, log]) => [part, Math.exp(log)]))

const shakeOf = (steps: number): number => SHAKE / (1 + steps) ** SHAKE_FALL

const within = (log: number): number => Math.min(FARTHEST, Math.max(-FARTHEST, log))

const lotOf = (seed: string, steps: number, part: string): 1 | -1 =>
  whim(seed, `${steps} ${part}`) < 0.5 ? 1 : -1
