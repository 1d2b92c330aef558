import { describe, expect, it } from 'vitest'
import { SIDES } from '../../../src/engine/ids'
import { ruleset } from '../../../rulesets/naval'
import type { NavalScenario } from '../../../rulesets/naval/state'
import { PLATE, begin } from './table'

const scenarios = ruleset.scenarios as readonly NavalScenario[]
const NUMBERS = new Map([
  [8, 'eight'],
  [12, 'twelve'],
  [28, 'twenty-eight'],
])

/** What holding the sea counts in a battle, and for how long it is to be held, as it is told. */
const counted = ({ hold }: NavalScenario): readonly string[] =>
  SIDES.flatMap(side => {
    const { turns, points } = hold[side] ?? { turns: 0, points: 0 }
    const last = turns === 1 ? 'last turn' : `last ${NUMBERS.get(turns) ?? turns} turns`
    return turns === 0 ? [] : [`counts ${points} points`, last]
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
    expect(taught && counted(taught)).toHaveLength(4)
    for (const words of taught ? counted(taught) : []) expect(ruleset.lesson?.farewell).toContain(words)
  })

  it('stands in the list of what counts, with damage and flight [naval-R35]', () => {
    expect(ruleset.standing(begin(PLATE, [6, 1]).state).prizes).toEqual([
      { name: 'each damage that stands (a ship sunk: its Defence and Attack)', points: { A: 1, B: 1 } },
      { name: 'the sea held in the last turn', points: { A: 4, B: 0 } },
      { name: 'the sea held in the last 28 turns', points: { A: 0, B: 5 } },
      { name: 'the enemy gone home', points: { A: 4, B: 4 } },
    ])
  })
})
