import { advise } from '../../store/advising'
import { session } from '../../store/current'
import type { Adviser } from '../../store/ports'
import { reveal } from './looking'
import { ui } from './ui'

let adviser: Adviser | null = null

/** Who is asked for advice at the table; until the table is left. */
export function counselBy(one: Adviser): () => void {
  adviser = one
  return () => {
    adviser = null
    ui.set({ advised: false })
  }
}

/** Asks what the computer would do in the player's place: it is chosen, said with its reason, and not done. */
export async function askAdvice(): Promise<void> {
  if (!adviser || ui.get().advised) return
  ui.set({ advised: true })
  try {
    const advised = await advise(session, adviser)
    if (advised === 'chosen') reveal(session.store.getState().focus.unit)
    if (advised === 'nothing')
      session.actions.say({ text: 'The computer knows nothing better than to go on.' })
  } catch (error) {
    session.actions.say({
      text: `There is no advice now: ${error instanceof Error ? error.message : String(error)}`,
    })
  } finally {
    ui.set({ advised: false })
  }
}
