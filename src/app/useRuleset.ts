import { useEffect, useState } from 'react'
import type { Ruleset } from '../engine/ruleset'
import { library } from '../store/library'

/** A ruleset by id: null while it is on its way, an error's sentence where it cannot be had. */
export function useRuleset(id: string | undefined): {
  readonly ruleset: Ruleset | null
  readonly problem: string | null
} {
  const [come, setCome] = useState<{ id: string; ruleset: Ruleset | null; problem: string | null } | null>(
    null,
  )
  useEffect(() => {
    if (id === undefined) return undefined
    let wanted = true
    library.load(id).then(
      ruleset => {
        if (wanted) setCome({ id, ruleset, problem: null })
      },
      (error: unknown) => {
        if (wanted)
          setCome({ id, ruleset: null, problem: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      wanted = false
    }
  }, [id])
  if (id === undefined) return { ruleset: null, problem: null }
  const ready = library.loaded(id)
  if (ready) return { ruleset: ready, problem: null }
  return come?.id === id ? come : { ruleset: null, problem: null }
}
