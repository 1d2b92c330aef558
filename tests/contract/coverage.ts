import type { Ruleset } from '../../src/engine/ruleset'
import { type Problems, enough } from './count'
import { needsOf, occurringIn } from './needs'
import type { RandomBattle } from './sample'

/** What need not occur in a ruleset's battles, by its name in `needsOf`, and why. */
export type Excused = Readonly<Record<string, string>>

/** Everything that may happen by the schemas happened in one of the battles, or is excused; nothing is excused in vain. */
export function* unplayed(
  ruleset: Ruleset,
  battles: readonly RandomBattle[],
  excused: Excused = {},
): Problems {
  const occurred = new Set(battles.flatMap(battle => [...occurringIn(battle)]))
  const needs = needsOf(ruleset)
  for (const need of needs) {
    if (!occurred.has(need) && !(need in excused)) yield `Never in ${battles.length} battles: ${need}.`
  }
  for (const name of Object.keys(excused)) {
    if (occurred.has(name)) yield `Excused though it occurs: ${name}.`
    if (!needs.includes(name)) yield `Excused though nobody asks for it: ${name}.`
  }
  yield* enough(needs.length, 'acts, outcomes and decisions', 5)
}
