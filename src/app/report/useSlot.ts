import { useOpened } from '../useOpened'
import { useSession } from '../useSession'

/** Puts the battle of a slot on the table for reading; the sentence says why that cannot be. */
export function useSlot(slot: string) {
  const { problem, again } = useOpened(slot)
  const ruleset = useSession(now => (now.slot === slot ? now.ruleset : null))
  const battle = useSession(now => (now.slot === slot ? now.battle : null))
  const chair = useSession(now => now.chair)
  const curtain = useSession(now => now.curtain)
  // Behind a curtain the eyes are nobody's: only what both sides know is shown.
  return { ruleset, battle, viewer: curtain ? ('public' as const) : chair, problem, again }
}
