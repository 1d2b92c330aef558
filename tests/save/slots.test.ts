import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { type Kept, autosave } from '../../src/save/autosave'
import { askPersistence } from '../../src/save/persistence'
import { type Slot, SlotError, type SlotStore, browserSlots, memorySlots } from '../../src/save/slots'
import { type Channel, claimSlot } from '../../src/save/tabs'

function slot(id: string, savedAt = 1, text = `battle ${id}`): Slot {
  return { info: { id, title: id, ruleset: 'duel', scenario: 'lawn', turn: 1, savedAt, over: false }, text }
}

describe.each<readonly [string, () => SlotStore]>([
  ['of the browser', () => browserSlots(`test ${Math.random()}`)],
  ['of the page', memorySlots],
])('slots %s', (_name, open) => {
  it('keep battles under their ids and list the latest first', async () => {
    const slots = open()
    expect(await slots.list()).toEqual([])
    await slots.put(slot('one', 1))
    await slots.put(slot('two', 3))
    await slots.put(slot('three', 2))
    expect((await slots.list()).map(info => info.id)).toEqual(['two', 'three', 'one'])
    expect(await slots.get('three')).toEqual(slot('three', 2))
    await slots.put(slot('one', 9, 'fought on'))
    expect((await slots.get('one'))?.text).toBe('fought on')
    expect((await slots.list()).map(info => info.id)).toEqual(['one', 'two', 'three'])
    await slots.remove('one')
    await slots.remove('never there')
    expect(await slots.get('one')).toBeNull()
    expect(await slots.list()).toHaveLength(2)
  })
})

describe('slots of the browser', () => {
  it('are still there when opened again', async () => {
    await browserSlots('twice').put(slot('one'))
    expect(await browserSlots('twice').get('one')).toEqual(slot('one'))
  })

  it('say in a sentence when the browser keeps nothing', async () => {
    const real = globalThis.indexedDB
    const broken = {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(globalThis, 'indexedDB', { value: broken, configurable: true })
    try {
      const slots = browserSlots('denied')
      await expect(slots.list()).rejects.toThrow(SlotError)
      await expect(slots.put(slot('one'))).rejects.toThrow('The browser does not keep battles just now.')
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { value: real, configurable: true })
    }
    // And it is asked again the next time.
    const slots = browserSlots('denied')
    await slots.put(slot('one'))
    expect(await slots.list()).toHaveLength(1)
  })
})

/** A store whose writes wait until they are let go. */
function slowStore() {
  const inner = memorySlots()
  const gates: (() => void)[] = []
  const written: string[] = []
  const store: SlotStore = {
    ...inner,
    async put(each) {
      await new Promise<void>(resolve => gates.push(resolve))
      written.push(each.text)
      await inner.put(each)
    },
  }
  const letGo = async (): Promise<void> => {
    gates.shift()?.()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { store, written, letGo, waiting: () => gates.length }
}

describe('saving every action', () => {
  it('writes at once, and while it writes keeps only the latest', async () => {
    const { store, written, letGo, waiting } = slowStore()
    const states: Kept['state'][] = []
    const saving = autosave(store, kept => states.push(kept.state))
    saving.save(() => slot('s', 1, 'first'))
    expect(waiting()).toBe(1)
    expect(saving.kept().state).toBe('writing')
    saving.save(() => slot('s', 2, 'second'))
    saving.save(() => slot('s', 3, 'third'))
    await letGo()
    await letGo()
    await saving.flush()
    expect(written).toEqual(['first', 'third'])
    expect(states).toEqual(['writing', 'kept'])
  })

  it('starts what waits when the page goes away, and listens no longer once closed', async () => {
    const { store, written, letGo, waiting } = slowStore()
    const page = new EventTarget()
    const saving = autosave(store, undefined, [page])
    saving.save(() => slot('s', 1, 'first'))
    saving.save(() => slot('s', 2, 'second'))
    page.dispatchEvent(new Event('pagehide'))
    expect(waiting()).toBe(2)
    await letGo()
    await letGo()
    await saving.close()
    expect(written).toEqual(['first', 'second'])
    saving.save(() => slot('s', 3, 'third'))
    saving.save(() => slot('s', 4, 'fourth'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(waiting()).toBe(1)
  })

  it('says when a battle could not be kept, and goes on trying with the next action', async () => {
    const inner = memorySlots()
    let full = true
    const store: SlotStore = {
      ...inner,
      put: each => (full ? Promise.reject(new SlotError('full', 'No room.')) : inner.put(each)),
    }
    const saving = autosave(store)
    saving.save(() => slot('s'))
    await saving.flush()
    expect(saving.kept()).toEqual({ state: 'failed', problem: 'No room.' })
    full = false
    saving.save(() => slot('s'))
    await saving.flush()
    expect(saving.kept()).toEqual({ state: 'kept' })
    expect(await store.get('s')).toEqual(slot('s'))
  })
})

describe('the place where battles live', () => {
  it('is asked to last, and says how much room there is', async () => {
    const asked: string[] = []
    const storage = {
      persisted: () => Promise.resolve(false),
      persist: () => {
        asked.push('persist')
        return Promise.resolve(true)
      },
      estimate: () => Promise.resolve({ usage: 10, quota: 1000 }),
    }
    expect(await askPersistence(storage)).toEqual({ promised: true, used: 10, allowed: 1000 })
    expect(asked).toEqual(['persist'])
    await askPersistence({ ...storage, persisted: () => Promise.resolve(true) })
    expect(asked).toEqual(['persist'])
  })

  it('may know nothing', async () => {
    const nothing = { promised: null, used: null, allowed: null }
    expect(await askPersistence({})).toEqual(nothing)
    expect(await askPersistence({ persist: () => Promise.reject(new Error('no')) })).toEqual(nothing)
  })
})

/** Channels that all hear one another, as tabs of one browser do. */
function browser() {
  const open = new Set<(event: { readonly data: unknown }) => void>()
  return (): Channel => {
    let own: ((event: { readonly data: unknown }) => void) | null = null
    return {
      postMessage(message) {
        const data: unknown = structuredClone(message)
        for (const hear of open) if (hear !== own) hear({ data })
      },
      addEventListener(_type, listener) {
        own = listener
        open.add(listener)
      },
      removeEventListener(_type, listener) {
        open.delete(listener)
      },
      close: () => undefined,
    }
  }
}

describe('two tabs', () => {
  const never = (): void => {
    throw new Error('It was lost.')
  }

  it('on one slot: the second hears that it is taken, and may take it over', async () => {
    const channel = browser()
    let lost = 0
    const first = claimSlot('s', 'tab 1', () => (lost += 1), channel(), 5)
    expect(await first.taken).toBe(false)
    const second = claimSlot('s', 'tab 2', never, channel(), 5)
    expect(await second.taken).toBe(true)
    expect(lost).toBe(0)
    second.takeOver()
    expect(lost).toBe(1)
    const third = claimSlot('s', 'tab 3', never, channel(), 5)
    expect(await third.taken).toBe(true)
  })

  it('on different slots do not meet', async () => {
    const channel = browser()
    const first = claimSlot('s', 'tab 1', never, channel(), 5)
    const second = claimSlot('t', 'tab 2', never, channel(), 5)
    expect([await first.taken, await second.taken]).toEqual([false, false])
  })

  it('that open it at the same moment agree on one', async () => {
    const channel = browser()
    const two = claimSlot('s', 'tab 2', never, channel(), 5)
    const one = claimSlot('s', 'tab 1', never, channel(), 5)
    expect([await one.taken, await two.taken]).toEqual([false, true])
    const four = claimSlot('t', 'tab 4', never, channel(), 5)
    const five = claimSlot('t', 'tab 5', never, channel(), 5)
    expect([await four.taken, await five.taken]).toEqual([false, true])
  })

  it('once released, let others have it, and heed no nonsense', async () => {
    const make = browser()
    const first = claimSlot('s', 'tab 1', never, make(), 5)
    await first.taken
    for (const nonsense of ['take', { kind: 'take' }, { kind: 'take', slot: 's', tab: 7 }, null]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      make().postMessage(nonsense)
    }
    first.release()
    const second = claimSlot('s', 'tab 2', never, make(), 5)
    expect(await second.taken).toBe(false)
  })
})
