import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import type { SciFiScenario } from '../../rulesets/sci-fi/scenario'
import { seededChance } from '../../src/engine/dice/seeded'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import type { Strength } from '../../src/opponents/order'
import { playMatch } from '../../src/opponents/selfPlay'

/** Orders that two computers of that strength give until the first turn has begun, or so many. */
function ordersToBegin(
  ruleset: Ruleset,
  scenario: Scenario,
  seed: string,
  strength: Strength,
  most: number,
): number {
  let orders = 0
  let hasBegun = false
  const watched: Ruleset = {
    ...ruleset,
    // A side looks at the battle before each of its orders.
    view(state, side) {
      hasBegun = state.turn > 0
      if (!hasBegun) orders += 1
      return ruleset.view(state, side)
    },
  }
  const seats = { A: strength, B: strength }
  playMatch(
    { ruleset: watched, scenario, options: PLAIN_OPTIONS, seats, seed },
    () => !hasBegun && orders < most,
  )
  return orders
}

const rulesets = await Promise.all(REGISTER.map(entry => entry.load()))

describe('The weakest computer, which errs, begins the battle and does not move its units to and fro without end', () => {
  for (const ruleset of rulesets) {
    for (const scenario of ruleset.scenarios) {
      const start = ruleset.begin(scenario, PLAIN_OPTIONS, {
        chance: seededChance('any', 0, []),
        log: () => {},
      })
      if (start.turn > 0) continue
      it(`${ruleset.title}: ${scenario.title}`, { timeout: 120_000 }, () => {
        const most = 8 * Math.max(10, start.units.length)
        expect(ordersToBegin(ruleset, scenario, 'lead 102', 'easy', most)).toBeLessThan(most)
      })
    }
  }
})

// The war is that of one seed in forty on which each new plan had the foot mount and dismount anew.
it('The expert deploys by its plan, and has nobody mount and dismount for each new one without end', {
  timeout: 120_000,
}, () => {
  const sciFi = rulesets.find(({ id }) => id === 'sci-fi')
  const war = sciFi?.scenarios.find(({ id }) => id === 'whatever-war') as SciFiScenario | undefined
  if (!sciFi || !war) throw new Error('There is no such war.')
  const abreast = war.objectives.map((each, at) => ({ ...each, at: { x: [13, 35][at] ?? 24, y: 18 } }))
  const scenario: SciFiScenario = { ...war, objectives: abreast }
  expect(ordersToBegin(sciFi, scenario, 'ww3 2', 'expert', 200)).toBeLessThan(100)
})
