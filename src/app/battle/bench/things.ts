import type { Ruleset } from '../../../engine/ruleset'
import type { GameState } from '../../../engine/state'
import {
  nameOfOne,
  patternOf,
  type Thing,
  type ThingPattern,
  thingsOf,
  thingTold,
} from '../../../engine/things'
import { PLAIN_OPTIONS } from '../../../engine/ruleset'
import { startBattle, stateOf } from '../../../engine/battle'

/** A list of things: those that lie there, and what others can be made like. */
export interface Lying {
  readonly list: string
  readonly lying: readonly { readonly thing: Thing; readonly name: string; readonly told: string }[]
  readonly patterns: readonly ThingPattern[]
}

const patterns = new WeakMap<Ruleset, ReadonlyMap<string, Thing>>()

/** One of each list of things that any battle of a ruleset has. */
function firstOfEach(ruleset: Ruleset): ReadonlyMap<string, Thing> {
  const known = patterns.get(ruleset)
  if (known) return known
  const found = new Map<string, Thing>()
  for (const scenario of ruleset.scenarios) {
    const begun = stateOf(startBattle(ruleset, scenario, PLAIN_OPTIONS, 'patterns'))
    for (const { list, things } of thingsOf(ruleset, begun)) {
      const [first] = things
      if (first && !found.has(list)) found.set(list, first)
    }
  }
  patterns.set(ruleset, found)
  return found
}

/** A pattern where the ruleset gives none: one like another that lies there. */
function likeOne(list: string, { id: _id, at: _at, side, ...like }: Thing): ThingPattern {
  const name = nameOfOne(list)
  return { name, told: `a ${name}`, sided: side !== undefined, like }
}

/** What lies on the table in this battle and what may be laid there, list by list. */
export function thingsToLay(ruleset: Ruleset, state: GameState): readonly Lying[] {
  const now = new Map(thingsOf(ruleset, state).map(({ list, things }) => [list, things]))
  const told = new Map((ruleset.things ?? []).map(each => [each.list, each.patterns]))
  const lists = new Set([...now.keys(), ...told.keys(), ...firstOfEach(ruleset).keys()])
  return [...lists].map(list => {
    const lying = now.get(list) ?? []
    const first = lying[0] ?? firstOfEach(ruleset).get(list)
    return {
      list,
      lying: lying.map(thing => ({
        thing,
        name: patternOf(ruleset, list, thing)?.name ?? nameOfOne(list),
        told: thingTold(ruleset, list, thing),
      })),
      patterns: told.get(list) ?? (first ? [likeOne(list, first)] : []),
    }
  })
}
