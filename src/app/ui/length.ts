import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { count } from './numbers'
import { openingState } from './Picture'

/** How long a battle lasts at most, in what its ruleset counts: '12 turns', '50 cards'. */
export function lengthOf(ruleset: Ruleset, scenario: Scenario): string {
  const { left } = ruleset.standing(ruleset.view(openingState(ruleset, scenario), 'public'))
  return left ? count(left.of, left.label) : 'no limit'
}
