import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What the list of battles shows of a slot. */
export interface SlotInfo {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  readonly scenario: string
  readonly turn: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly over: boolean
}

/** A battle in a slot: the file's own text, so that a slot and an exported file are the same thing. */
export interface Slot {
  readonly info: SlotInfo
  readonly text: string
}

/** Where battles are kept. All of it may fail: every promise is rejected with a SlotError. */
export interface SlotStore {
  /** The latest first. */
  list(): Promise<readonly SlotInfo[]>
  get(id: string): Promise<Slot | null>
  put(slot: Slot): Promise<void>
  remove(id: string): Promise<void>
}

/** The browser could not keep or find a battle; the message is for the player. */
export class SlotError extends Error {
  readonly code: 'full' | 'unavailable'
  constructor(code: SlotError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SlotError'
    this.code = code
  }
}

interface SlotTables extends DBSchema {
  infos: { key: string; value: SlotInfo }
  texts: { key: string; value: string }
}

/** Slots in the browser's IndexedDB. The database is opened when it is first asked for, and again if it was closed. */
export function browserSlots(name = 'pz8-tabletop'): SlotStore {
  let opened: Promise<IDBPDatabase<SlotTables>> | null = null
  function tables(): Promise<IDBPDatabase<SlotTables>> {
    opened ??= openDB<SlotTables>(name, 1, {
      upgrade(database) {
        database.createObjectStore('infos', { keyPath: 'id' })
        database.createObjectStore('texts')
      },
      blocking(_now, _wanted, event) {
        // A newer version of the program, in another tab, waits for this connection.
        ;(event.target as IDBDatabase).close()
        opened = null
      },
      terminated() {
        opened = null
      },
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  return {
    list: () =>
      guarded(async () => {
        const infos = await (await tables()).getAll('infos')
        return infos.toSorted((a, b) => b.savedAt - a.savedAt)
      }),
    get: id =>
      guarded(async () => {
        const reading = (await tables()).transaction(['infos', 'texts'])
        const [info, text] = await Promise.all([
          reading.objectStore('infos').get(id),
          reading.objectStore('texts').get(id),
        ])
        return info && text !== undefined ? { info, text } : null
      }),
    put: ({ info, text }) =>
      guarded(async () => {
        const writing = (await tables()).transaction(['infos', 'texts'], 'readwrite')
        const puts = [writing.objectStore('infos').put(info), writing.objectStore('texts').put(text, info.id)]
        // Committed before the answers come: a page that goes away in between takes nothing back with it.
        writing.commit()
        await Promise.all([...puts, writing.done])
      }),
    remove: id =>
      guarded(async () => {
        const writing = (await tables()).transaction(['infos', 'texts'], 'readwrite')
        await Promise.all([
          writing.objectStore('infos').delete(id),
          writing.objectStore('texts').delete(id),
          writing.done,
        ])
      }),
  }
}

/** Slots that last as long as the page. @testonly */
export function memorySlots(): SlotStore {
  const slots = new Map<string, Slot>()
  return {
    list: () =>
      Promise.resolve([...slots.values()].map(slot => slot.info).toSorted((a, b) => b.savedAt - a.savedAt)),
    get: id => Promise.resolve(slots.get(id) ?? null),
    put(slot) {
      slots.set(slot.info.id, slot)
      return Promise.resolve()
    },
    remove(id) {
      slots.delete(id)
      return Promise.resolve()
    },
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.name === 'QuotaExceededError') {
      const said = 'The browser has no room left for battles. Export some and remove them here.'
      throw new SlotError('full', said, { cause: error })
    }
    const said = 'The browser does not keep battles just now. Export this one to keep it.'
    throw new SlotError('unavailable', said, { cause: error })
  }
}
