import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { count } from './numbers'
import { openingState } from './Picture'

const lengths = new WeakMap<Scenario, string>()

/** How long a battle lasts at most, in what its ruleset counts: '12 turns', '50 cards'. */
export function lengthOf(ruleset: Ruleset, scenario: Scenario): string {
  let length = lengths.get(scenario)
  if (length === undefined) {
    const { left } = ruleset.standing(ruleset.view(openingState(ruleset, scenario), 'public'))
    length = left ? count(left.of, left.label) : 'no limit'
    lengths.set(scenario, length)
  }
  return length
}
