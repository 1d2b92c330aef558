import { createStore } from 'zustand/vanilla'
import { autosave, type Kept, type PageSigns } from '../save/autosave'
import { browserSlots } from '../save/browserSlots'
import { askedLocks, type Channel, type Release, webLocks } from '../save/locks'
import type { Slot, SlotStore } from '../save/slots'
import { slotTabs, type Tabs, type Wish } from '../save/tabs'

/** What happens to the battle at the table when another tab wants it. */
export interface AtTable {
  /** It is being handed over, or not after all: nothing may be done here meanwhile. */
  displace(displaced: boolean): void
  /** The other tab changed something about it and gave it back; null where it was removed. */
  back(slot: Slot | null): void
}

interface Hold {
  readonly hand: string
  readonly table: AtTable
  /** Null until the browser has given the lock of a new slot, which nobody else can want. */
  release: Release | null
  leaving: boolean
}

export type Keeping = ReturnType<typeof createKeeping>

/** How battles are kept by this tab: every action as it happens, each battle by one tab at a time. */
export function createKeeping(slots: SlotStore, tabs: Tabs, pages: readonly PageSigns[] = []) {
  const store = createStore<Kept>(() => ({ writing: false, unkept: [] }))
  const holds = new Map<string, Hold>()
  let atTable: string | null = null
  const saving = autosave(slots, heard, pages)

  function heard(kept: Kept): void {
    store.setState(kept)
    for (const { id, trouble } of kept.unkept) if (trouble === 'moved') lose(id)
    tidy()
  }

  /** Another tab has gone on with it, as can be where the browser has no locks. */
  function lose(id: string): void {
    const hold = holds.get(id)
    if (!hold) return
    drop(id)
    hold.table.displace(true)
  }

  function drop(id: string): void {
    holds.get(id)?.release?.()
    holds.delete(id)
  }

  /** Lets go of battles that are no longer at the table, once they are written. */
  function tidy(): void {
    for (const [id, { leaving }] of holds) {
      if (id !== atTable && !leaving && saving.waiting(id) === null) drop(id)
    }
  }

  function hold(id: string, table: AtTable, release: Release | null): Hold {
    const own: Hold = { hand: newName(), table, release, leaving: false }
    holds.set(id, own)
    return own
  }

  const asked = (id: string) => (wish: Wish) => void handOver(id, wish)

  async function handOver(id: string, wish: Wish): Promise<void> {
    const own = holds.get(id)
    if (!own || own.leaving) return
    // What cannot be written is not handed over: it would be lost.
    if (store.getState().unkept.some(each => each.id === id)) return saving.retry()
    own.leaving = true
    own.table.displace(true)
    const written = await saving.flush(id)
    own.leaving = false
    if (holds.get(id) !== own) return
    if (!written) return own.table.displace(false)
    drop(id)
    if (wish === 'play') return
    const release = await tabs.again(id, asked(id))
    if (!release) return
    try {
      own.table.back(await taken(id, own.table, release))
    } catch {
      // It stays where it is, and can be taken over by hand.
    }
  }

  async function taken(id: string, table: AtTable, release: Release | null): Promise<Slot | null> {
    if (!release) return slots.get(id)
    const own = hold(id, table, release)
    let slot: Slot | null = null
    try {
      slot = await slots.take(id, own.hand)
    } finally {
      if (!slot) drop(id)
    }
    return slot
  }

  return {
    store,
    slots,
    /** Has a new slot for the table, which no other tab knows yet. */
    begin(id: string, table: AtTable): void {
      atTable = id
      const own = hold(id, table, null)
      void tabs.hold(id, asked(id)).then(release => {
        if (holds.get(id) === own) own.release = release
        else release?.()
      })
      tidy()
    },
    /** Reads a battle for the table. Where another tab has it, it may be looked at only. */
    async open(id: string, table: AtTable): Promise<Slot | null> {
      atTable = id
      tidy()
      const unsaved = saving.waiting(id)
      if (unsaved && holds.has(id)) return unsaved()
      if (holds.has(id)) return slots.get(id)
      return taken(id, table, await tabs.hold(id, asked(id)))
    },
    /** Takes a battle over from the tab that has it, as it stands when that tab has written its last action. */
    async takeOver(id: string, table: AtTable): Promise<Slot | null> {
      atTable = id
      const release = await tabs.ask(id, 'play', asked(id))
      if (!release) throw new Error(NOT_LET_GO)
      saving.forget(id)
      return taken(id, table, release)
    },
    /** Whether this tab writes a battle. */
    mine: (id: string): boolean => holds.has(id),
    /** Keeps a battle as it is now, where this tab may write it. */
    keep(id: string, make: () => Slot): void {
      const own = holds.get(id)
      if (own) saving.save(id, own.hand, make)
    },
    /** Does something to a slot while no other tab writes it. Rejected where another does not let go of it. */
    async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
      if (holds.has(id)) {
        await saving.flush(id)
        return work()
      }
      const nobody = (): void => undefined
      const release = (await tabs.hold(id, nobody)) ?? (await tabs.ask(id, 'moment', nobody))
      if (!release) throw new Error(NOT_LET_GO)
      try {
        return await work()
      } finally {
        release()
      }
    },
    /** A battle as it is now, even where it could not be written. */
    async read(id: string): Promise<Slot | null> {
      return saving.waiting(id)?.() ?? slots.get(id)
    },
    /** The slot was removed: nothing more of it is written. */
    removed(id: string): void {
      if (atTable === id) atTable = null
      saving.forget(id)
      drop(id)
      // There may be room now for what could not be written.
      saving.retry()
    },
    retry: saving.retry,
    close: saving.close,
  }
}

const NOT_LET_GO =
  'The tab that has this battle does not let go of it: it may be busy, or could not keep its last action. Look there, or close it, and try again.'

/** A name that nothing else has. */
export function newName(): string {
  const letters = globalThis.crypto.getRandomValues(new Uint8Array(6))
  return [...letters].map(each => each.toString(16).padStart(2, '0')).join('')
}

/** The tabs of this browser: by its own locks, or where it has none by asking around. */
function browserTabs(): Tabs {
  const channel = openChannel()
  const manager = globalThis.navigator?.locks
  return slotTabs(manager ? webLocks(manager) : askedLocks(channel, newName()), channel)
}

function openChannel(): Channel {
  try {
    return new BroadcastChannel('pz8-slots')
  } catch {
    // A page that reaches no other tab is alone.
    return { postMessage: () => undefined, addEventListener: () => undefined }
  }
}

const pages = typeof window === 'undefined' ? [] : [window, document]

const tabs = browserTabs()

export const keeping: Keeping = createKeeping(browserSlots(), tabs, pages)

/** The same slots and tabs for army lists: one may be at hand while a battle lies on the table. */
export const listKeeping: Keeping = createKeeping(keeping.slots, tabs, pages)
