import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginSearch, rivals, stepped, weightsOf } from '../../src/opponents/spsa'
import { whim } from '../../src/opponents/stream'
import type { Weights } from '../../src/engine/ruleset'

/** How badly weights play that ought to be 2 and a half. */
const badly = ({ fire = 1, ground = 1 }: Weights): number =>
  (Math.log(fire) - Math.log(2)) ** 2 + (Math.log(ground) - Math.log(0.5)) ** 2

describe('a search for weights', () => {
  it('begins with what is there, and tries both ways from it', () => {
    const begun = beginSearch(['fire', 'ground'])
    expect(weightsOf(begun)).toEqual({ fire: 1, ground: 1 })
    const [one, other] = rivals(begun, 'seed')
    for (const part of ['fire', 'ground']) {
      expect(one[part]).not.toBe(1)
      expect((one[part] ?? 0) * (other[part] ?? 0)).toBeCloseTo(1, 9)
    }
  })

  it('stays where both ways play alike', () => {
    const begun = beginSearch(['fire', 'ground'])
    expect(weightsOf(stepped(begun, 'seed', 0.5))).toEqual(weightsOf(begun))
  })

  it('goes to the one that won', () => {
    const begun = beginSearch(['fire'])
    const [one] = rivals(begun, 'seed')
    const { fire: after = 1 } = weightsOf(stepped(begun, 'seed', 1))
    expect(Math.sign(Math.log(after))).toBe(Math.sign(Math.log(one['fire'] ?? 1)))
  })

  it('finds weights that play better, though each battle is a throw of the dice', () => {
    let search = beginSearch(['fire', 'ground'])
    const before = badly(weightsOf(search))
    for (let step = 0; step < 400; step++) {
      const [one, other] = rivals(search, 'seed')
      // The chance to win a battle falls with how badly one plays; eight battles are fought.
      const chance = 1 / (1 + Math.exp(3 * (badly(one) - badly(other))))
      let won = 0
      for (let at = 0; at < 8; at++) if (whim('battle', `${step} ${at}`) < chance) won += 1
      search = stepped(search, 'seed', won / 8)
    }
    expect(badly(weightsOf(search))).toBeLessThan(before / 10)
  })

  it('never goes beyond four times or a quarter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 300 }),
        fc.string(),
        (shares, seed) => {
          let search = beginSearch(['fire', 'ground'])
          for (const share of shares) {
            for (const weights of rivals(search, seed))
              for (const weight of Object.values(weights)) {
                expect(weight).toBeGreaterThanOrEqual(0.2499)
                expect(weight).toBeLessThanOrEqual(4.001)
              }
            search = stepped(search, seed, share)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})
