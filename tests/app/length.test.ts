import { describe, expect, it } from 'vitest'
import { lengthOf } from '../../src/app/ui/length'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import { ruleset as colonial } from '../../rulesets/colonial'
import { ruleset as divisional } from '../../rulesets/divisional'
import { ruleset as ww1 } from '../../rulesets/ww1'

function named(ruleset: Pick<Ruleset, 'id' | 'scenarios'>, id: string): Scenario {
  const found = ruleset.scenarios.find(each => each.id === id)
  if (!found) throw new Error(`${ruleset.id} has no battle ${id}`)
  return found
}

describe('how long a battle lasts', () => {
  it('is said in what its ruleset counts', () => {
    expect(lengthOf(ww1, named(ww1, 'learn'))).toBe('6 turns')
    expect(lengthOf(colonial, named(colonial, 'square'))).toBe('50 cards')
  })

  it('is said in days where the die says how many turns a day has', () => {
    const bridges = { ...named(divisional, 'two-bridges'), days: 3 } as Scenario
    expect(lengthOf(divisional, bridges)).toBe('3 days')
  })
})
