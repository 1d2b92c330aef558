import { REGISTER } from '../../rulesets'
import type { RegisterEntry } from '../engine/register'
import type { Ruleset } from '../engine/ruleset'

/** Where rulesets come from: the register, or in tests a list of their own. */
export interface Library {
  readonly entries: readonly RegisterEntry[]
  /** The same promise for the same id; a ruleset that could not be loaded is asked for again. */
  load(id: string): Promise<Ruleset>
  /** The ruleset, if it has been loaded already. */
  loaded(id: string): Ruleset | null
}

export function createLibrary(entries: readonly RegisterEntry[]): Library {
  const asked = new Map<string, Promise<Ruleset>>()
  const here = new Map<string, Ruleset>()
  return {
    entries,
    load(id) {
      const known = asked.get(id)
      if (known) return known
      const entry = entries.find(one => one.id === id)
      if (!entry) return Promise.reject(new Error(`There is no ruleset '${id}' in this version.`))
      const coming = entry.load().then(
        ruleset => {
          here.set(id, ruleset)
          return ruleset
        },
        (cause: unknown) => {
          asked.delete(id)
          throw new Error(`The rules of ${entry.title} did not come. Look whether there is a network.`, {
            cause,
          })
        },
      )
      asked.set(id, coming)
      return coming
    },
    loaded: id => here.get(id) ?? null,
  }
}

export const library: Library = createLibrary(REGISTER)
