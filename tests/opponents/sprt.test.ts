import { describe, expect, it } from 'vitest'
import { judged, shareOf } from '../../src/opponents/sprt'
import { whim } from '../../src/opponents/stream'

const HYPOTHESES = { least: 0, most: 40, error: 0.05 }

/** Pairs of battles in which the first player wins each with this chance, until it is decided. */
function fought(chance: number, seed: string): { readonly isBetter: boolean | null; readonly pairs: number } {
  const counts = [0, 0, 0, 0, 0]
  for (let pair = 1; pair <= 20_000; pair++) {
    const wins = [1, 2].filter(battle => whim(seed, `${pair} ${battle}`) < chance).length
    counts[2 * wins] = (counts[2 * wins] ?? 0) + 1
    const { isBetter } = judged(counts, HYPOTHESES)
    if (isBetter !== null) return { isBetter, pairs: pair }
  }
  return { isBetter: null, pairs: 20_000 }
}

describe('Elo', () => {
  it('is what chess players mean by it', () => {
    expect(shareOf(0)).toBe(0.5)
    // 10 / 11 and 1 / 11 by its definition.
    expect(shareOf(400)).toBeCloseTo(10 / 11, 12)
    expect(shareOf(-400)).toBeCloseTo(1 / 11, 12)
  })
})

describe('a sequential test', () => {
  it('is the ratio of the likelihoods of two means, as a normal distribution has them', () => {
    // 100 pairs: 20 lost both, 30 one each, 50 won both. Mean 0.65, variance 0.2 x 0.4225 + 0.3 x 0.0225 + 0.5 x 0.1225 = 0.1525.
    const { share, ratio, bound } = judged([20, 0, 30, 0, 50], HYPOTHESES)
    const high = 1 / (1 + 10 ** -0.1)
    const byHand = (100 * ((0.65 - 0.5) ** 2 - (0.65 - high) ** 2)) / (2 * 0.1525)
    expect(share).toBeCloseTo(0.65, 3)
    expect(ratio).toBeCloseTo(byHand, 1)
    expect(bound).toBeCloseTo(Math.log(19), 12)
  })

  it('decides nothing on a few pairs, however clear', () => {
    expect(judged([0, 0, 0, 0, 20], HYPOTHESES).isBetter).toBeNull()
    expect(judged([0, 0, 0, 0, 40], HYPOTHESES).isBetter).toBe(true)
  })

  it('does not call a player better than itself', () => {
    expect(judged([0, 0, 200, 0, 0], HYPOTHESES).isBetter).toBe(false)
  })

  it('is wrong about as seldom as it was told to be', () => {
    const times = 60
    const told = (chance: number) =>
      Array.from({ length: times }, (_, at) => fought(chance, `sprt ${chance} ${at}`))
    const equal = told(0.5)
    const better = told(shareOf(40))
    // 1 in 20 of 60 is 3; more than 8 would come up in one of 200 such tests.
    expect(equal.filter(({ isBetter }) => isBetter).length).toBeLessThanOrEqual(8)
    expect(better.filter(({ isBetter }) => !isBetter).length).toBeLessThanOrEqual(8)
    expect(equal.every(({ isBetter }) => isBetter !== null)).toBe(true)
  })
})
