import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { SlotError, type SlotInfo, type SlotStore, type Trouble } from './slots'

interface SlotTables extends DBSchema {
  infos: { key: string; value: SlotInfo & { readonly hand?: string } }
  texts: { key: string; value: string }
  /** Slot and hand. */
  relieved: { key: [string, string]; value: true }
}
type Database = IDBPDatabase<SlotTables>
type Names = ('infos' | 'texts' | 'relieved')[]
type Writing = IDBPTransaction<SlotTables, Names, 'readwrite'>

/** How long the browser has to answer before it counts as a failure, in milliseconds. */
const PATIENCE = 5_000

/** Slots in the browser's IndexedDB. The database is opened when it is first asked for, and again if it was closed. */
export function browserSlots(name = 'pz8-tabletop'): SlotStore {
  let opened: Promise<Database> | null = null

  function tables(): Promise<Database> {
    if (opened) return opened
    const forget = (): void => {
      if (opened === opening) opened = null
    }
    const opening: Promise<Database> = openDB<SlotTables>(name, 2, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('infos', { keyPath: 'id' })
          database.createObjectStore('texts')
        }
        database.createObjectStore('relieved')
      },
      blocking(_now, _wanted, event) {
        // Another tab deletes the database, or waits with a newer version of the program for this connection.
        ;(event.target as IDBDatabase).close()
        forget()
      },
    })
    opened = opening
    opening.catch(forget)
    return opening
  }

  /** A connection that does not answer is given up; if it comes after all, it is closed. */
  function giveUp(): void {
    opened?.then(
      database => database.close(),
      () => undefined,
    )
    opened = null
  }

  async function begin<Mode extends IDBTransactionMode>(mode: Mode, names: Names) {
    // Strict: what is shown as kept also outlives a power cut.
    const open = (database: Database) => database.transaction(names, mode, { durability: 'strict' })
    const database = await tables()
    try {
      return open(database)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error
      // The connection was closed in between.
      if (opened) giveUp()
      return open(await tables())
    }
  }

  /** All requests, or nothing of them. */
  function write(
    names: Names,
    requests: (writing: Writing) => readonly (() => Promise<unknown>)[],
  ): Promise<void> {
    let running: Writing | null = null
    return guarded(
      giveUp,
      () => running,
      async () => {
        const writing = await begin('readwrite', names)
        running = writing
        const issued = [writing.done]
        issued[0]?.catch(() => undefined)
        try {
          for (const request of requests(writing)) {
            const answer = request().then(() => undefined)
            answer.catch(() => undefined)
            issued.push(answer)
          }
          // Committed before the answers come: a page that goes away in between takes nothing back with it.
          writing.commit()
        } catch (error) {
          abort(writing)
          throw error
        }
        await all(issued)
      },
    )
  }

  /** What is read decides what is written. */
  function change<T>(names: Names, work: (writing: Writing) => Promise<T>): Promise<T> {
    let running: Writing | null = null
    return guarded(
      giveUp,
      () => running,
      async () => {
        const writing = await begin('readwrite', names)
        running = writing
        writing.done.catch(() => undefined)
        try {
          const answer = await work(writing)
          await writing.done
          return answer
        } catch (error) {
          abort(writing)
          throw error
        }
      },
    )
  }

  return {
    list: () =>
      guarded(giveUp, nothing, async () => {
        const reading = await begin('readonly', ['infos'])
        const infos = await reading.objectStore('infos').getAll()
        return infos.map(bare).toSorted((a, b) => b.savedAt - a.savedAt)
      }),
    get: id =>
      guarded(giveUp, nothing, async () => {
        const reading = await begin('readonly', ['infos', 'texts'])
        const [info, text] = await all([
          reading.objectStore('infos').get(id),
          reading.objectStore('texts').get(id),
        ])
        return info && text !== undefined ? { info: bare(info), text } : null
      }),
    take: (id, hand) =>
      change(['infos', 'texts', 'relieved'], async writing => {
        const info = await writing.objectStore('infos').get(id)
        const text = await writing.objectStore('texts').get(id)
        if (!info || text === undefined) return null
        await relieve(writing, id, info.hand)
        await writing.objectStore('infos').put({ ...bare(info), hand })
        return { info: bare(info), text }
      }),
    put: ({ info, text }, hand) =>
      write(['infos', 'texts', 'relieved'], writing => {
        const relieved = writing.objectStore('relieved')
        return [
          // Where the hand has been relieved there is such an entry: a second one is an error that takes all of this back.
          () => relieved.add(true, [info.id, hand]),
          () => relieved.delete([info.id, hand]),
          () => writing.objectStore('infos').put({ ...info, hand }),
          () => writing.objectStore('texts').put(text, info.id),
        ]
      }),
    rename: (id, title) =>
      change(['infos'], async writing => {
        const info = await writing.objectStore('infos').get(id)
        if (info) await writing.objectStore('infos').put({ ...info, title })
      }),
    remove: id =>
      change(['infos', 'texts', 'relieved'], async writing => {
        const info = await writing.objectStore('infos').get(id)
        const text = await writing.objectStore('texts').get(id)
        await relieve(writing, id, info?.hand)
        await writing.objectStore('infos').delete(id)
        await writing.objectStore('texts').delete(id)
        return info && text !== undefined ? { info: bare(info), text } : null
      }),
    restore: ({ info, text }) =>
      change(['infos', 'texts'], async writing => {
        if (await writing.objectStore('infos').get(info.id)) return
        await writing.objectStore('infos').put(info)
        await writing.objectStore('texts').put(text, info.id)
      }),
  }
}

const nothing = (): null => null

const bare = ({ hand: _hand, ...info }: SlotTables['infos']['value']): SlotInfo => info

async function relieve(writing: Writing, id: string, hand: string | undefined): Promise<void> {
  if (hand !== undefined) await writing.objectStore('relieved').put(true, [id, hand])
}

function abort(writing: Writing): void {
  try {
    writing.abort()
  } catch {
    // It has ended already.
  }
}

/** All answers; of several failures the one that says most. */
async function all<T extends readonly unknown[]>(
  work: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T>
async function all(work: readonly Promise<unknown>[]): Promise<readonly unknown[]>
async function all(work: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const come = await Promise.allSettled(work)
  const failed = come.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (failed.length > 0) throw failed.find(reason => codeOf(reason) !== 'unavailable') ?? failed[0]
  return come.map(each => (each.status === 'fulfilled' ? each.value : undefined))
}

function codeOf(error: unknown): Trouble {
  const called = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (called === 'QuotaExceededError') return 'full'
  if (called === 'ConstraintError') return 'moved'
  return called === 'VersionError' ? 'newer' : 'unavailable'
}

/** Work on the database under the limit of patience. Whatever goes wrong is a SlotError. */
async function guarded<T>(
  giveUp: () => void,
  running: () => Writing | null,
  work: () => Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const writing = running()
      if (writing) abort(writing)
      giveUp()
      reject(new Error(`No answer within ${PATIENCE} milliseconds.`))
    }, PATIENCE)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw new SlotError(codeOf(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
