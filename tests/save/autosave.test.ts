import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosave, type Kept } from '../../src/save/autosave'
import { SlotError, type SlotStore } from '../../src/save/slots'
import { memorySlots, slot } from './memory'

/** A store whose writes wait until they are let go. */
function slowStore() {
  const inner = memorySlots()
  const gates: (() => void)[] = []
  const written: string[] = []
  const store: SlotStore = {
    ...inner,
    async put(each, hand) {
      await new Promise<void>(resolve => gates.push(resolve))
      written.push(each.text)
      await inner.put(each, hand)
    },
  }
  const letGo = async (): Promise<void> => {
    gates.shift()?.()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { store, written, letGo, waiting: () => gates.length }
}

/** A store that fails as long as there is trouble. */
function failingStore() {
  const inner = memorySlots()
  const state: { trouble: SlotError['code'] | null; tried: number } = { trouble: 'full', tried: 0 }
  const put: SlotStore['put'] = (each, hand) => {
    state.tried += 1
    return state.trouble ? Promise.reject(new SlotError(state.trouble)) : inner.put(each, hand)
  }
  return { state, store: { ...inner, put } }
}

const soon = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined)

describe('saving every action', () => {
  it('writes at once, and while it writes keeps only the latest', async () => {
    const { store, written, letGo, waiting } = slowStore()
    const saving = autosave(store)
    saving.save('s', 'h', () => slot('s', 1, 'first'))
    expect(waiting()).toBe(1)
    expect(saving.kept()).toEqual({ writing: true, unkept: [] })
    saving.save('s', 'h', () => slot('s', 2, 'second'))
    saving.save('s', 'h', () => slot('s', 3, 'third'))
    expect(saving.waiting('s')?.().text).toBe('third')
    await letGo()
    expect(saving.kept().writing).toBe(true)
    await letGo()
    expect(await saving.flush('s')).toBe(true)
    expect(written).toEqual(['first', 'third'])
    expect(saving.kept()).toEqual({ writing: false, unkept: [] })
    expect(saving.waiting('s')).toBeNull()
  })

  it('starts what waits when the page goes away, and listens no longer once closed', async () => {
    const { store, written, letGo, waiting } = slowStore()
    const page = new EventTarget()
    const saving = autosave(store, undefined, [page])
    saving.save('s', 'h', () => slot('s', 1, 'first'))
    saving.save('s', 'h', () => slot('s', 2, 'second'))
    page.dispatchEvent(new Event('pagehide'))
    page.dispatchEvent(new Event('pagehide'))
    expect(waiting()).toBe(2)
    await letGo()
    await letGo()
    await saving.close()
    expect(written).toEqual(['first', 'second'])
    saving.save('s', 'h', () => slot('s', 3, 'third'))
    saving.save('s', 'h', () => slot('s', 4, 'fourth'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(waiting()).toBe(1)
  })
})

describe('a battle that cannot be written', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is told at once, stays told while it is tried, and is written by itself when that is possible again', async () => {
    const { state, store } = failingStore()
    const heard: Kept[] = []
    const saving = autosave(store, kept => heard.push(kept))
    saving.save('s', 'h', () => slot('s', 1, 'first'))
    await soon()
    const failed = { writing: false, unkept: [{ id: 's', trouble: 'full' }] }
    expect(saving.kept()).toEqual(failed)
    heard.length = 0
    await vi.advanceTimersByTimeAsync(20_000)
    expect(state.tried).toBeGreaterThan(4)
    expect(heard.every(kept => kept.unkept.length === 1)).toBe(true)
    state.trouble = null
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saving.kept()).toEqual({ writing: false, unkept: [] })
    expect((await store.get('s'))?.text).toBe('first')
    const { tried } = state
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.tried).toBe(tried)
  })

  it('is tried less and less often, but twice a minute', async () => {
    const { state, store } = failingStore()
    const saving = autosave(store)
    saving.save('s', 'h', () => slot('s'))
    await vi.advanceTimersByTimeAsync(40_000)
    const { tried } = state
    expect(tried).toBeLessThan(10)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.tried).toBe(tried + 2)
  })

  it.each(['visibilitychange', 'pageshow', 'online'])('is tried at a sign of the page: %s', async sign => {
    const { state, store } = failingStore()
    const page = new EventTarget()
    const saving = autosave(store, undefined, [page])
    saving.save('s', 'h', () => slot('s'))
    await soon()
    state.trouble = null
    page.dispatchEvent(new Event(sign))
    await soon()
    expect(saving.kept().unkept).toEqual([])
  })

  it('is tried with the next action, and on request', async () => {
    const { state, store } = failingStore()
    const saving = autosave(store)
    saving.save('s', 'h', () => slot('s', 1, 'first'))
    await soon()
    expect(await saving.flush('s')).toBe(false)
    state.trouble = null
    saving.save('s', 'h', () => slot('s', 2, 'second'))
    await soon()
    expect(saving.kept().unkept).toEqual([])
    expect((await store.get('s'))?.text).toBe('second')
    state.trouble = 'unavailable'
    saving.save('s', 'h', () => slot('s', 3, 'third'))
    await soon()
    state.trouble = null
    saving.retry()
    expect(await saving.flush('s')).toBe(true)
    expect((await store.get('s'))?.text).toBe('third')
  })

  it('is not forgotten over another battle that can be', async () => {
    const { state, store } = failingStore()
    const saving = autosave(store)
    saving.save('one', 'h', () => slot('one', 1, 'unsaved'))
    await soon()
    state.trouble = null
    saving.save('two', 'h', () => slot('two'))
    await soon()
    expect(saving.kept().unkept).toEqual([{ id: 'one', trouble: 'full' }])
    expect(saving.waiting('one')?.().text).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saving.kept().unkept).toEqual([])
    expect((await store.get('one'))?.text).toBe('unsaved')
  })

  it('because it cannot be put into words, is told too', async () => {
    const store = memorySlots()
    const saving = autosave(store)
    saving.save('s', 'h', () => {
      throw new TypeError('a number too large')
    })
    await soon()
    expect(saving.kept().unkept).toEqual([{ id: 's', trouble: 'unwritable' }])
    expect(await saving.flush('s')).toBe(false)
    // Taken back, it can be written again.
    saving.save('s', 'h', () => slot('s', 2, 'taken back'))
    await soon()
    expect(saving.kept().unkept).toEqual([])
    expect((await store.get('s'))?.text).toBe('taken back')
  })

  it('because nobody answers, is told after a second and until there is an answer', async () => {
    const { store, letGo } = slowStore()
    const heard: Kept[] = []
    const saving = autosave(store, kept => heard.push(kept))
    saving.save('s', 'h', () => slot('s', 1, 'first'))
    await vi.advanceTimersByTimeAsync(900)
    expect(saving.kept()).toEqual({ writing: true, unkept: [] })
    await vi.advanceTimersByTimeAsync(200)
    expect(heard.at(-1)).toEqual({ writing: false, unkept: [{ id: 's', trouble: 'slow' }] })
    saving.save('s', 'h', () => slot('s', 2, 'second'))
    expect(saving.kept().unkept).toHaveLength(1)
    void letGo()
    await soon()
    expect(heard.at(-1)).toEqual({ writing: true, unkept: [] })
    void letGo()
    await soon()
    expect(heard.at(-1)).toEqual({ writing: false, unkept: [] })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saving.kept()).toEqual({ writing: false, unkept: [] })
  })

  it('because another hand has it, is not tried again', async () => {
    const { state, store } = failingStore()
    state.trouble = 'moved'
    const saving = autosave(store)
    saving.save('s', 'h', () => slot('s', 1, 'mine'))
    await vi.advanceTimersByTimeAsync(60_000)
    saving.retry()
    expect(state.tried).toBe(1)
    expect(saving.kept().unkept).toEqual([{ id: 's', trouble: 'moved' }])
    expect(saving.waiting('s')?.().text).toBe('mine')
    saving.forget('s')
    expect(saving.kept()).toEqual({ writing: false, unkept: [] })
  })

  it('but is given up meanwhile, is neither told nor tried', async () => {
    const { state, store } = failingStore()
    const saving = autosave(store)
    saving.save('s', 'h', () => slot('s'))
    saving.forget('s')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.tried).toBe(1)
    expect(saving.kept()).toEqual({ writing: false, unkept: [] })
  })
})
