import { useEffect, useState } from 'react'
import { openSlot } from '../store/current'

interface Said {
  readonly slot: string
  readonly problem: string | null
}

async function opened(slot: string, tell: (said: Said) => void): Promise<void> {
  tell({ slot, problem: await openSlot(slot) })
}

/** Puts the battle of a slot on the table; the sentence says why that cannot be, `again` tries it once more. */
export function useOpened(slot: string): { readonly problem: string | null; readonly again: () => void } {
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => void opened(slot, setSaid), [slot])
  return {
    problem: said?.slot === slot ? said.problem : null,
    again() {
      setSaid(null)
      void opened(slot, setSaid)
    },
  }
}
