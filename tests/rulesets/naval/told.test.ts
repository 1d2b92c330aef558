import { describe, expect, it } from 'vitest'
import { SIDES } from '../../../src/engine/ids'
import { ruleset } from '../../../rulesets/naval'
import type { NavalScenario } from '../../../rulesets/naval/state'

const scenarios = ruleset.scenarios as readonly NavalScenario[]
const NUMBERS = new Map([
  [8, 'eight'],
  [12, 'twelve'],
  [26, 'twenty-six'],
])

/** What holding the sea counts in a battle, and for how long it is to be held, as it is told. */
const counted = ({ hold }: NavalScenario): readonly string[] =>
  SIDES.flatMap(side => {
    const { turns, points } = hold[side] ?? { turns: 0, points: 0 }
    return turns === 0 ? [] : [`counts ${points} points`, `last ${NUMBERS.get(turns) ?? turns} turns`]
  })

describe('what is told about holding the sea', () => {
  it.each(scenarios)('is what it counts, in both briefings of $id [naval-R35]', scenario => {
    for (const side of SIDES)
      for (const words of counted(scenario)) expect(scenario.briefing[side]).toContain(words)
  })

  it.each(scenarios)(
    'and what a fleet that goes home leaves to its enemy, in both of $id [naval-R35]',
    scenario => {
      expect(scenario.flight).toBeGreaterThan(0)
      for (const side of SIDES)
        expect(scenario.briefing[side]).toContain(
          `A fleet that goes home leaves its enemy ${scenario.flight} points.`,
        )
    },
  )

  it('is what it counts, in the lesson [naval-R35]', () => {
    const taught = scenarios.find(({ id }) => id === ruleset.lesson?.scenario)
    expect(taught && counted(taught)).toHaveLength(2)
    for (const words of taught ? counted(taught) : []) expect(ruleset.lesson?.farewell).toContain(words)
  })
})
