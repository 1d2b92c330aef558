import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { stateOf } from '../../src/engine/battle'
import type { Offer } from '../../src/engine/offer'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { playAtRandom } from './sample'

/** Where the hand goes from a unit: near, far, off to every side, and off the table. */
const PULLS = [
  [3, 0],
  [0, 3],
  [9, 2],
  [-9, -3],
  [2, 14],
  [-25, 1],
  [4, -4],
] as const

/** Offers that carry a piece, a few of each position of a battle that was played at random. */
function* carriedIn(ruleset: Ruleset): Generator<readonly [GameState, Offer]> {
  const [scenario] = ruleset.scenarios
  if (!scenario) return
  const { battle } = playAtRandom(ruleset, scenario, 'left', 8000)
  const stride = Math.max(1, Math.floor(battle.cursor / 15))
  for (let at = 0; at <= battle.cursor; at += stride) {
    const state = stateOf(battle, at)
    for (const side of state.toAct) {
      const view = ruleset.view(state, side)
      const offers = ruleset.offers(view, side)
      for (const offer of offers.filter(one => one.input === 'path' && one.trace && !one.refusal).slice(0, 4))
        yield [view, offer]
    }
  }
}

describe('what is left where a refused way stops', () => {
  it.each(REGISTER.map(entry => [entry.id, entry] as const))(
    'is what is left of the way to that place: %s',
    async (_, entry) => {
      const ruleset = await entry.load()
      const wrong: string[] = []
      for (const [view, offer] of carriedIn(ruleset)) {
        const from = view.units.find(({ id }) => id === offer.unit)?.at
        if (!from || !offer.trace) continue
        for (const [dx, dy] of PULLS) {
          const pulled = offer.trace([{ x: from.x + dx, y: from.y + dy }])
          const { refusal, stop, left, legs } = pulled
          if (!refusal || legs.length === 0) continue
          const there = offer.trace([stop.at], stop.facing)
          // Another way to the same place may cost something else.
          if (there.refusal || JSON.stringify(there.action) !== JSON.stringify(refusal.nearest)) continue
          const [said, is] = [Math.max(0, stop.left ?? left), Math.max(0, there.left)]
          if (Math.abs(said - is) > 0.05) wrong.push(`${offer.id} by ${dx}, ${dy}: ${said}, and ${is}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})
