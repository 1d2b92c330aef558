import { createStore } from 'zustand/vanilla'
import type { Slot, SlotInfo } from '../save/slots'
import { type Keeping, keeping } from './keeping'

/** The list of battles kept in this browser. */
export interface BattleList {
  /** Null until it has been read. The latest first. */
  readonly battles: readonly SlotInfo[] | null
  readonly problem: string | null
  /** The battle that was removed last, as long as it may be put back. */
  readonly removed: Slot | null
}

/** `isListed`: what of all that is kept stands in this list. */
export function createBattleList(
  kept: Pick<Keeping, 'slots' | 'alone' | 'read' | 'removed'>,
  isListed: (info: SlotInfo) => boolean = ({ army }) => army === undefined,
) {
  const { slots } = kept
  const store = createStore<BattleList>(() => ({ battles: null, problem: null, removed: null }))

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      store.setState({ battles: (await slots.list()).filter(isListed), problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      store.setState({ problem, battles: store.getState().battles ?? [] })
    }
  }

  return {
    store,
    read: () => attempt(() => Promise.resolve()),
    /** A battle with its text; null where it cannot be read, and the problem is told. */
    async take(id: string): Promise<Slot | null> {
      let found: Slot | null = null
      await attempt(async () => {
        found = await kept.read(id)
      })
      return found
    },
    rename: (id: string, title: string) =>
      attempt(async () => {
        const name = title.trim().slice(0, 200)
        if (name !== '') await kept.alone(id, () => slots.rename(id, name))
      }),
    remove: (id: string) =>
      attempt(async () => {
        const removed = await kept.alone(id, async () => {
          // With what could not be written: it is put back as it was seen.
          const seen = await kept.read(id)
          const stored = await slots.remove(id)
          return seen ?? stored
        })
        kept.removed(id)
        store.setState({ removed })
      }),
    putBack: () =>
      attempt(async () => {
        const { removed } = store.getState()
        if (removed) await kept.alone(removed.info.id, () => slots.restore(removed))
        store.setState({ removed: null })
      }),
  }
}

export const battleList = createBattleList(keeping)
