import { REGISTER } from '../../rulesets/index'
import type { Ruleset } from '../engine/ruleset'

const loaded = new Map<string, Promise<Ruleset>>()

/** The ruleset of an id, fetched once; null where this version has none. Rejects with a sentence where it could not be fetched: a new worker may. */
export async function rulesetOf(id: string): Promise<Ruleset | null> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry) return null
  const loading = loaded.get(id) ?? entry.load()
  loaded.set(id, loading)
  try {
    return await loading
  } catch (cause) {
    throw new Error(`The rules of ${entry.title} could not be fetched. Look whether there is a network.`, {
      cause,
    })
  }
}
