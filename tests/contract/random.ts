import { lineOf } from '../../src/engine/battle'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import { picker, playAtRandom } from './sample'

/** A scenario with at most one house rule, or with all of them. */
export interface Setting {
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  readonly houseRules: HouseRules
  /** 'ww2 saint-aubin, blind-arty'. */
  readonly name: string
}

/** Actions after which a random battle must be over. */
const LONGEST = 4_000

/** Every scenario of every ruleset plain, with each house rule by itself, and with all. */
export function settingsOf(rulesets: readonly Ruleset[]): readonly Setting[] {
  return rulesets.flatMap(ruleset => {
    const ids = ruleset.houseRules.map(rule => rule.id)
    const choices = [[], ...ids.map(id => [id]), ids]
    return ruleset.scenarios.flatMap(scenario =>
      choices.map(chosen => {
        const said =
          chosen.length === 0 ? 'by the book' : chosen.length === 1 ? chosen[0] : 'every house rule'
        const name = `${ruleset.id} ${scenario.id}, ${said}`
        return { ruleset, scenario, houseRules: Object.fromEntries(chosen.map(id => [id, true])), name }
      }),
    )
  })
}

/** Settings for each scenario that are begun in a run of some seconds. */
const A_RUN = 3

/** All scenarios in turn, each with the next of its house rules: those of a day begin where those of the day before end. */
export function inTurn(settings: readonly Setting[], day: number): readonly Setting[] {
  const scenarios = new Set(settings.map(({ scenario }) => scenario))
  const groups = [...scenarios].map(scenario => settings.filter(each => each.scenario === scenario))
  const longest = Math.max(...groups.map(group => group.length))
  return Array.from({ length: longest }, (_, round) =>
    groups.flatMap(group => group[(day * A_RUN + round) % group.length] ?? []),
  ).flat()
}

/** The settings in another order for each seed. */
export function shuffled(settings: readonly Setting[], seed: string): readonly Setting[] {
  const pick = picker(`order of ${seed}`)
  const left = [...settings]
  return settings.flatMap(() => left.splice(pick(left.length), 1))
}

/** Plays a setting at random to its end. Answers how many actions that were, or what was wrong, in a sentence. */
export function playedOut(
  { ruleset, scenario, houseRules, name }: Setting,
  seed: string,
): { readonly actions: number; readonly problem: string | null } {
  try {
    const { battle } = playAtRandom(ruleset, scenario, seed, LONGEST, houseRules)
    return { actions: lineOf(battle).moments.length, problem: null }
  } catch (error) {
    return {
      actions: 0,
      problem: `${name}, seed '${seed}': ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}
