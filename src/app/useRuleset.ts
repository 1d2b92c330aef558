import { useCallback } from 'react'
import type { Ruleset } from '../engine/ruleset'
import { library } from '../store/library'
import { useFetched } from './useFetched'

/** A ruleset by id: null while it is on its way, a sentence where it cannot be had; `again` asks for it at once. */
export function useRuleset(id: string | undefined): {
  readonly ruleset: Ruleset | null
  readonly problem: string | null
  readonly again?: () => void
} {
  const entry = library.entries.find(one => one.id === id)
  const fetched = useCallback(() => library.load(id ?? ''), [id])
  const { value, missing, stale, again } = useFetched(entry ? fetched : null)
  if (id === undefined) return { ruleset: null, problem: null }
  if (!entry) return { ruleset: null, problem: `There is no ruleset '${id}' in this version.` }
  const ruleset = library.loaded(id) ?? value
  if (ruleset || !missing) return { ruleset, problem: null }
  return stale
    ? {
        ruleset,
        problem: `The rules of ${entry.title} did not come. Load the page anew.`,
        again: () => location.reload(),
      }
    : {
        ruleset,
        problem: `The rules of ${entry.title} did not come. They are asked for again by themselves.`,
        again,
      }
}
