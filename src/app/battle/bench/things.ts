import type { Ruleset } from '../../../engine/ruleset'
import type { GameState } from '../../../engine/state'
import { type Thing, thingsOf } from '../../../engine/tableActs'
import { PLAIN_OPTIONS } from '../../../engine/ruleset'
import { startBattle, stateOf } from '../../../engine/battle'

/** A list of things: those that lie there, and one from which another is made. */
export interface Lying {
  readonly list: string
  readonly lying: readonly Thing[]
  readonly pattern: Thing
}

const patterns = new WeakMap<Ruleset, ReadonlyMap<string, Thing>>()

/** One of each list of things that any battle of a ruleset has. */
function patternsOf(ruleset: Ruleset): ReadonlyMap<string, Thing> {
  const known = patterns.get(ruleset)
  if (known) return known
  const found = new Map<string, Thing>()
  for (const scenario of ruleset.scenarios) {
    const begun = stateOf(startBattle(ruleset, scenario, PLAIN_OPTIONS, 'patterns'))
    for (const { list, things } of thingsOf(begun)) {
      const [first] = things
      if (first && !found.has(list)) found.set(list, first)
    }
  }
  patterns.set(ruleset, found)
  return found
}

/** What may be laid on the table in this battle, list by list. */
export function thingsToLay(ruleset: Ruleset, state: GameState): readonly Lying[] {
  const now = new Map(thingsOf(state).map(({ list, things }) => [list, things]))
  const lists = new Set([...now.keys(), ...patternsOf(ruleset).keys()])
  return [...lists].flatMap(list => {
    const lying = now.get(list) ?? []
    const pattern = lying[0] ?? patternsOf(ruleset).get(list)
    return pattern ? [{ list, lying, pattern }] : []
  })
}
