import { describe, expect, it } from 'vitest'
import type { SpaceState } from '../../../rulesets/space/state'
import { lineOf } from '../../../src/engine/battle'
import { seededChance } from '../../../src/engine/dice/seeded'
import { HEX_FACINGS, neighbour } from '../../../src/geometry/hexes'
import { picker, playAtRandom } from '../../contract/sample'
import { N, S, battle, h, rock, ruleset, ship } from './table'

/** A position and what may come of it, as a computer looks at them one after the other. */
function looks(state: SpaceState, seed: string): readonly SpaceState[] {
  const pick = picker(seed)
  const io = { chance: seededChance(seed, 0, []), log: () => {} }
  const options = state.toAct.flatMap(side =>
    ruleset.offers(state, side).flatMap(offer => (offer.refusal ? [] : offer.options().slice(0, 6))),
  )
  const tried = Array.from({ length: 8 }, () => options[pick(options.length)])
  return [state, ...tried.flatMap(option => (option ? [ruleset.play(state, option.action, io)] : [])), state]
}

describe('what a position in space is worth', () => {
  it('does not hang on what was looked at before', () => {
    let looked = 0
    for (const scenario of ruleset.scenarios) {
      const { battle } = playAtRandom(ruleset, scenario, `worth ${scenario.id}`, 3_000)
      for (const [at, { state }] of lineOf(battle).moments.entries()) {
        if (at % 5 !== 0 || state.result) continue
        const found = looks(state as SpaceState, `${scenario.id} ${at}`)
        const worths = found.map(each => ruleset.worth(each, 'A'))
        // Of other objects nothing can be remembered.
        expect(found.map(each => ruleset.worth(structuredClone(each), 'A'))).toEqual(worths)
        looked += found.length
      }
    }
    expect(looked).toBeGreaterThan(500)
  })

  it('asks for a ship that is the same whether it has moved, and what lies in its way', () => {
    const own = h(12, 4)
    const state = battle([ship('a', 'A', own, S), ship('b', 'B', h(12, 10), N, { activated: true })])
    const active = { ship: 'a', stage: 'fire', spent: 4, trail: [], fired: true, launched: false } as const
    const asteroids = HEX_FACINGS.map(facing => rock(`belt ${facing}`, neighbour(own, facing)))
    const found = [state, { ...state, active }, state, { ...state, asteroids }, state]
    const worths = found.map(each => ruleset.worth(each, 'A'))
    expect(found.map(each => ruleset.worth(structuredClone(each), 'A'))).toEqual(worths)
    expect(new Set(worths).size).toBe(3)
  })
})
