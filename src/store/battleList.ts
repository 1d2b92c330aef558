import { createStore } from 'zustand/vanilla'
import { browserSlots, type Slot, type SlotInfo, type SlotStore } from '../save/slots'

/** The list of battles kept in this browser. */
export interface BattleList {
  /** Null until it has been read. The latest first. */
  readonly battles: readonly SlotInfo[] | null
  readonly problem: string | null
  /** The battle that was removed last, as long as it may be put back. */
  readonly removed: Slot | null
}

export function createBattleList(slots: SlotStore) {
  const store = createStore<BattleList>(() => ({ battles: null, problem: null, removed: null }))

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      store.setState({ battles: await slots.list(), problem: null })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      store.setState({ problem, battles: store.getState().battles ?? [] })
    }
  }

  return {
    store,
    slots,
    read: () => attempt(() => Promise.resolve()),
    /** A battle with its text; null where it cannot be read, and the problem is told. */
    async take(id: string): Promise<Slot | null> {
      let found: Slot | null = null
      await attempt(async () => {
        found = await slots.get(id)
      })
      return found
    },
    rename: (id: string, title: string) =>
      attempt(async () => {
        const slot = await slots.get(id)
        if (slot && title.trim() !== '') {
          await slots.put({ ...slot, info: { ...slot.info, title: title.trim().slice(0, 200) } })
        }
      }),
    remove: (id: string) =>
      attempt(async () => {
        const slot = await slots.get(id)
        await slots.remove(id)
        store.setState({ removed: slot })
      }),
    putBack: () =>
      attempt(async () => {
        const { removed } = store.getState()
        if (removed) await slots.put(removed)
        store.setState({ removed: null })
      }),
  }
}

export const battleList = createBattleList(browserSlots())

/** A name for a slot that no other slot has. */
export function newSlotId(): string {
  return globalThis.crypto.randomUUID().slice(0, 13)
}
