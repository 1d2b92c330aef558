import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserSlots } from '../../src/save/browserSlots'
import { SlotError, type SlotStore } from '../../src/save/slots'
import { memorySlots, slot } from './memory'

describe.each<readonly [string, () => SlotStore]>([
  ['of the browser', () => browserSlots(`test ${Math.random()}`)],
  ['of the page', memorySlots],
])('slots %s', (_name, open) => {
  it('keep battles under their ids and list the latest first', async () => {
    const slots = open()
    expect(await slots.list()).toEqual([])
    await slots.put(slot('one', 1), 'h')
    await slots.put(slot('two', 3), 'h')
    await slots.put(slot('three', 2), 'h')
    expect((await slots.list()).map(info => info.id)).toEqual(['two', 'three', 'one'])
    expect(await slots.get('three')).toEqual(slot('three', 2))
    await slots.put(slot('one', 9, 'fought on'), 'h')
    expect((await slots.get('one'))?.text).toBe('fought on')
    expect((await slots.list()).map(info => info.id)).toEqual(['one', 'two', 'three'])
    expect(await slots.remove('one')).toEqual(slot('one', 9, 'fought on'))
    expect(await slots.remove('never there')).toBeNull()
    expect(await slots.get('one')).toBeNull()
    expect(await slots.list()).toHaveLength(2)
  })

  it('are written by one hand at a time: who takes a slot relieves the hand before', async () => {
    const slots = open()
    await slots.put(slot('s', 1, 'first'), 'one')
    await slots.put(slot('s', 2, 'second'), 'one')
    expect(await slots.take('s', 'two')).toEqual(slot('s', 2, 'second'))
    await expect(slots.put(slot('s', 3, 'too late'), 'one')).rejects.toMatchObject({ code: 'moved' })
    await expect(slots.put(slot('s', 3, 'too late'), 'one')).rejects.toMatchObject({ code: 'moved' })
    expect(await slots.get('s')).toEqual(slot('s', 2, 'second'))
    await slots.put(slot('s', 4, 'third'), 'two')
    expect((await slots.get('s'))?.text).toBe('third')
    expect(await slots.take('none', 'three')).toBeNull()
  })

  it('once removed are not written by the hand that had them, and put back only where nothing is', async () => {
    const slots = open()
    await slots.put(slot('s', 1, 'first'), 'one')
    const removed = await slots.remove('s')
    await expect(slots.put(slot('s', 2, 'second'), 'one')).rejects.toMatchObject({ code: 'moved' })
    expect(await slots.list()).toEqual([])
    await slots.restore(removed!)
    expect(await slots.get('s')).toEqual(slot('s', 1, 'first'))
    await slots.take('s', 'two')
    await slots.put(slot('s', 3, 'third'), 'two')
    await slots.restore(removed!)
    expect((await slots.get('s'))?.text).toBe('third')
  })

  it('are given another name without being taken from the hand that writes them', async () => {
    const slots = open()
    await slots.put(slot('s', 1, 'first'), 'one')
    await slots.rename('s', 'Tuesday')
    await slots.rename('none', 'Tuesday')
    expect((await slots.get('s'))?.info.title).toBe('Tuesday')
    expect(await slots.list()).toHaveLength(1)
    await slots.put(slot('s', 2, 'second'), 'one')
    expect((await slots.get('s'))?.text).toBe('second')
  })
})

describe('slots of the browser', () => {
  it('are still there when opened again', async () => {
    await browserSlots('twice').put(slot('one'), 'h')
    expect(await browserSlots('twice').get('one')).toEqual(slot('one'))
  })

  it('that an earlier version of the program wrote are read and written on', async () => {
    const old = await openDB('earlier', 1, {
      upgrade(database) {
        database.createObjectStore('infos', { keyPath: 'id' })
        database.createObjectStore('texts')
      },
    })
    await old.put('infos', slot('one').info)
    await old.put('texts', slot('one').text, 'one')
    old.close()
    const slots = browserSlots('earlier')
    expect(await slots.take('one', 'h')).toEqual(slot('one'))
    await slots.put(slot('one', 2, 'fought on'), 'h')
    expect(await slots.get('one')).toEqual(slot('one', 2, 'fought on'))
  })

  it('say so where a newer version of the program has them', async () => {
    await openDB('later', 3).then(database => database.close())
    await expect(browserSlots('later').list()).rejects.toMatchObject({ code: 'newer' })
  })
})

type Method = (...given: readonly never[]) => unknown

/** Makes a method of the browser's database do something else for a while. */
function instead(owner: object, name: string, fault: (real: Method) => Method): () => void {
  const there = Object.getOwnPropertyDescriptor(owner, name)
  const real = (owner as Readonly<Record<string, Method>>)[name]!
  Object.defineProperty(owner, name, { value: fault(real), configurable: true, writable: true })
  return () => Object.defineProperty(owner, name, there!)
}

const quota = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const unknown = (): never => {
  throw new DOMException('no idea', 'UnknownError')
}

/** Runs something as soon as a transaction of the slots has begun to write. */
const onWriting = (then: (writing: IDBTransaction) => void) => (real: Method) =>
  function (this: IDBDatabase, ...given: readonly never[]) {
    const writing = real.apply(this, [...given]) as IDBTransaction
    if (writing.mode === 'readwrite') then(writing)
    return writing
  }

const putOf = (store: string, fault: () => never) => (real: Method) =>
  function (this: IDBObjectStore, ...given: readonly never[]): unknown {
    return this.name === store ? fault() : real.apply(this, [...given])
  }

const anotherVersion = (real: Method) =>
  function (this: IDBFactory): unknown {
    const opened = (version: number) => real.apply(this, ['much later', version] as unknown as never[])
    opened(9)
    return opened(1)
  }

const unanswered = (real: Method) =>
  function (this: IDBFactory): unknown {
    const opening = real.apply(this, ['another' as never]) as IDBOpenDBRequest
    return Object.assign(opening, { addEventListener: () => undefined })
  }

const {
  IDBFactory,
  IDBDatabase: Databases,
  IDBObjectStore: Stores,
  IDBTransaction: Transactions,
} = globalThis

/** Every step of a write, how it fails, and how that is told. */
const FAILURES: readonly (readonly [string, SlotError['code'], () => () => void])[] = [
  ['the database is denied', 'unavailable', () => instead(IDBFactory.prototype, 'open', () => denied)],
  ['it cannot be opened for want of room', 'full', () => instead(IDBFactory.prototype, 'open', () => quota)],
  ['it never opens', 'unavailable', () => instead(IDBFactory.prototype, 'open', unanswered)],
  ['another version has it', 'newer', () => instead(IDBFactory.prototype, 'open', anotherVersion)],
  ['no transaction begins', 'unavailable', () => instead(Databases.prototype, 'transaction', () => unknown)],
  [
    'the place of one who was relieved cannot be looked at',
    'unavailable',
    () => instead(Stores.prototype, 'add', () => unknown),
  ],
  ['its entry in the list fails', 'full', () => instead(Stores.prototype, 'put', putOf('infos', quota))],
  ['its text fails', 'full', () => instead(Stores.prototype, 'put', putOf('texts', quota))],
  [
    'its text fails in another way',
    'unavailable',
    () => instead(Stores.prototype, 'put', putOf('texts', unknown)),
  ],
  ['the commit fails', 'unavailable', () => instead(Transactions.prototype, 'commit', () => unknown)],
  [
    'it is taken back on the way',
    'unavailable',
    () =>
      instead(
        Databases.prototype,
        'transaction',
        onWriting(writing => queueMicrotask(() => writing.abort())),
      ),
  ],
  [
    'the disk is full when all is done',
    'full',
    () =>
      instead(
        Databases.prototype,
        'transaction',
        onWriting(writing => {
          const failing = writing as unknown as { _abort(name: string): void }
          writing.commit = () => failing._abort('QuotaExceededError')
        }),
      ),
  ],
  [
    'it never ends',
    'unavailable',
    () =>
      instead(
        Databases.prototype,
        'transaction',
        onWriting(writing => {
          // Kept busy without end, so that it cannot complete.
          const again = (): void => {
            writing.objectStore('infos').count().onsuccess = again
          }
          again()
          writing.commit = () => undefined
        }),
      ),
  ],
]

/** Lets the browser's patience come to its end, once all is under way that ever will be. */
async function runOutOfPatience(): Promise<void> {
  for (let round = 0; round < 100; round++) await new Promise(setImmediate)
  await vi.runOnlyPendingTimersAsync()
}

describe('a write of which a step fails', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(FAILURES)('says so, and leaves what was: %s', async (name, code, breakIt) => {
    // Its patience ends when the test says so, however busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slots = browserSlots(`failing ${name}`)
    const mended = /open|denied|version/.test(name) ? null : slots
    await mended?.put(slot('s', 1, 'before'), 'h')
    const mend = breakIt()
    try {
      const writing = slots.put(slot('s', 2, 'after'), 'h').catch((error: unknown) => error)
      if (name.includes('never')) await runOutOfPatience()
      const problem = await writing
      expect(problem).toBeInstanceOf(SlotError)
      expect(problem).toMatchObject({ code })
    } finally {
      mend()
    }
    expect((await slots.get('s'))?.text).toBe(mended ? 'before' : undefined)
    expect((await slots.list()).map(info => info.savedAt)).toEqual(mended ? [1] : [])
    // And what ends is over: the next write succeeds.
    await slots.put(slot('s', 3, 'again'), 'h')
    expect(await slots.get('s')).toEqual(slot('s', 3, 'again'))
  })

  it('is none where the connection was closed before it', async () => {
    const connections: IDBDatabase[] = []
    const mend = instead(
      Databases.prototype,
      'transaction',
      onWriting(writing => connections.push(writing.db)),
    )
    const slots = browserSlots('closed before')
    await slots.put(slot('s', 1, 'first'), 'h')
    connections[0]?.close()
    await slots.put(slot('s', 2, 'second'), 'h')
    mend()
    expect((await slots.get('s'))?.text).toBe('second')
  })

  it('is none where the database was deleted: it is made anew', async () => {
    const slots = browserSlots('deleted')
    await slots.put(slot('s', 1, 'first'), 'h')
    await deleteDB('deleted')
    await slots.put(slot('s', 2, 'second'), 'h')
    expect(await slots.get('s')).toEqual(slot('s', 2, 'second'))
  })
})
