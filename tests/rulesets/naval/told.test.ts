import { describe, expect, it } from 'vitest'
import { SIDES } from '../../../src/engine/ids'
import { ruleset } from '../../../rulesets/naval'
import type { NavalScenario } from '../../../rulesets/naval/state'

const scenarios = ruleset.scenarios as readonly NavalScenario[]
/** What holding the sea counts in a battle, as it is told. */
const counted = ({ hold }: NavalScenario): readonly string[] =>
  SIDES.flatMap(side => (hold[side] ? [`counts ${hold[side].points} points`] : []))

describe('what is told about holding the sea', () => {
  it.each(scenarios)('is what it counts, in both briefings of $id [naval-R35]', scenario => {
    for (const side of SIDES)
      for (const words of counted(scenario)) expect(scenario.briefing[side]).toContain(words)
  })

  it('is what it counts, in the lesson [naval-R35]', () => {
    const taught = scenarios.find(({ id }) => id === ruleset.lesson?.scenario)
    expect(taught && counted(taught)).toHaveLength(1)
    for (const words of taught ? counted(taught) : []) expect(ruleset.lesson?.farewell).toContain(words)
  })
})
