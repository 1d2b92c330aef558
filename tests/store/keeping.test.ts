import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Slot, SlotError, type SlotStore } from '../../src/save/slots'
import { createBattleList } from '../../src/store/battleList'
import { type AtTable, createKeeping, type Keeping } from '../../src/store/keeping'
import { BROWSERS } from '../save/browsers'
import { memorySlots, slot } from '../save/memory'

/** A tab: how it keeps battles, and what its table was told. */
interface Tab {
  readonly keeping: Keeping
  readonly table: AtTable
  readonly told: (boolean | Slot | null)[]
}

const text = async (slots: SlotStore): Promise<string | undefined> => (await slots.get('s'))?.text

describe.each(BROWSERS)('battles kept by tabs of a browser %s', (name, browser) => {
  let slots: SlotStore
  let open: () => Tab
  /** While set, nothing can be written. */
  let trouble: SlotError['code'] | null
  /** While set, writes wait for it. */
  let gate: Promise<void> | null

  beforeEach(() => {
    const inner = memorySlots()
    const tab = browser()
    trouble = null
    gate = null
    slots = {
      ...inner,
      async put(each, hand) {
        await gate
        if (trouble) throw new SlotError(trouble)
        await inner.put(each, hand)
      },
    }
    open = () => {
      const told: Tab['told'] = []
      const table: AtTable = { displace: each => void told.push(each), back: each => void told.push(each) }
      return { keeping: createKeeping(slots, tab()), table, told }
    }
  })

  /** A tab with a battle at its table that was kept once. */
  async function playing(): Promise<Tab> {
    const tab = open()
    tab.keeping.begin('s', tab.table)
    tab.keeping.keep('s', () => slot('s', 1, 'first'))
    await vi.waitFor(async () => expect(await text(slots)).toBe('first'))
    // The lock of a new slot is there a moment later.
    await new Promise(resolve => setTimeout(resolve, 20))
    return tab
  }

  it('are only looked at by a second tab, which writes nothing', async () => {
    const [one, two] = [await playing(), open()]
    expect(await two.keeping.open('s', two.table)).toEqual(slot('s', 1, 'first'))
    expect(two.keeping.mine('s')).toBe(false)
    two.keeping.keep('s', () => slot('s', 2, 'of the second'))
    one.keeping.keep('s', () => slot('s', 3, 'of the first'))
    await vi.waitFor(async () => expect(await text(slots)).toBe('of the first'))
    expect(two.keeping.store.getState().unkept).toEqual([])
  })

  it('go over to another tab with the last action of the first', async () => {
    const [one, two] = [await playing(), open()]
    const slow: { end?: () => void } = {}
    gate = new Promise<void>(resolve => {
      slow.end = resolve
    })
    one.keeping.keep('s', () => slot('s', 2, 'last action'))
    const taking = two.keeping.takeOver('s', two.table)
    setTimeout(() => slow.end?.(), 60)
    expect(await taking).toEqual(slot('s', 2, 'last action'))
    expect([one, two].map(tab => tab.keeping.mine('s'))).toEqual([false, true])
    expect(one.told).toEqual([true])
    // The first writes no more.
    one.keeping.keep('s', () => slot('s', 3, 'too late'))
    two.keeping.keep('s', () => slot('s', 4, 'of the second'))
    await vi.waitFor(async () => expect(await text(slots)).toBe('of the second'))
    // And it may have it back.
    expect(await one.keeping.takeOver('s', one.table)).toEqual(slot('s', 4, 'of the second'))
    expect(two.told).toEqual([true])
  })

  it('stay where they are while their last action cannot be written', async () => {
    const [one, two] = [await playing(), open()]
    trouble = 'full'
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toHaveLength(1))
    await expect(two.keeping.takeOver('s', two.table)).rejects.toThrow('does not let go of it')
    expect(one.told).toEqual([])
    expect((await one.keeping.read('s'))?.text).toBe('unsaved')
    trouble = null
    expect((await two.keeping.takeOver('s', two.table))?.text).toBe('unsaved')
    expect(one.told).toEqual([true])
  })

  it('are played on when the write fails while they are handed over', async () => {
    const [one, two] = [await playing(), open()]
    gate = new Promise(resolve => setTimeout(resolve, 100))
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    trouble = 'full'
    await expect(two.keeping.takeOver('s', two.table)).rejects.toThrow('does not let go of it')
    expect(one.told).toEqual([true, false])
    trouble = null
    one.keeping.keep('s', () => slot('s', 3, 'played on'))
    await vi.waitFor(async () => expect(await text(slots)).toBe('played on'))
  })

  it('are removed and put back with the last action of the tab that plays them', async () => {
    const [one, two] = [await playing(), open()]
    const list = createBattleList(two.keeping)
    gate = new Promise(resolve => setTimeout(resolve, 60))
    one.keeping.keep('s', () => slot('s', 2, 'last action'))
    await list.remove('s')
    expect(list.store.getState().removed?.text).toBe('last action')
    await vi.waitFor(() => expect(one.told.at(-1)).toBeNull())
    one.keeping.keep('s', () => slot('s', 3, 'of a removed battle'))
    await list.putBack()
    expect(await text(slots)).toBe('last action')
    expect(list.store.getState()).toMatchObject({ removed: null, problem: null })
  })

  it('are renamed and go back to the tab that plays them', async () => {
    const [one, two] = [await playing(), open()]
    const list = createBattleList(two.keeping)
    one.keeping.keep('s', () => slot('s', 2, 'last action'))
    await list.rename('s', 'Tuesday')
    await vi.waitFor(() => expect(one.told).toHaveLength(2))
    expect(one.told[0]).toBe(true)
    expect(one.told[1]).toMatchObject({ info: { title: 'Tuesday' }, text: 'last action' })
    one.keeping.keep('s', () => slot('s', 3, 'played on'))
    await vi.waitFor(async () => expect(await text(slots)).toBe('played on'))
  })

  it('are neither removed nor renamed while the tab that plays them does not let go', async () => {
    const [one, two] = [await playing(), open()]
    const list = createBattleList(two.keeping)
    trouble = 'unavailable'
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toHaveLength(1))
    await list.remove('s')
    expect(list.store.getState()).toMatchObject({ removed: null })
    expect(list.store.getState().problem).toContain('does not let go of it')
    expect(await text(slots)).toBe('first')
  })

  it('that could not be written are still there when they are opened again, and are written in the end', async () => {
    const one = await playing()
    trouble = 'full'
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toHaveLength(1))
    // Another battle comes to this table meanwhile.
    one.keeping.begin('t', one.table)
    expect(one.keeping.store.getState().unkept).toEqual([{ id: 's', trouble: 'full' }])
    expect(await one.keeping.open('s', one.table)).toEqual(slot('s', 2, 'unsaved'))
    expect(one.keeping.mine('s')).toBe(true)
    trouble = null
    one.keeping.retry()
    await vi.waitFor(async () => expect(await text(slots)).toBe('unsaved'))
    expect(one.keeping.store.getState().unkept).toEqual([])
  })

  it('are let go of when another is at the table and they are written', async () => {
    const [one, two] = [await playing(), open()]
    one.keeping.begin('t', one.table)
    await vi.waitFor(async () => {
      await two.keeping.open('s', two.table)
      expect(two.keeping.mine('s')).toBe(true)
    })
  })

  it('that can be removed make room for those that could not be written', async () => {
    const one = await playing()
    await slots.put(slot('old'), 'h')
    trouble = 'full'
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toHaveLength(1))
    // Long after that it would be tried again by itself.
    for (let time = 0; time < 6; time++) {
      one.keeping.retry()
      await new Promise(resolve => setTimeout(resolve))
    }
    trouble = null
    await createBattleList(one.keeping).remove('old')
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toEqual([]))
  })

  it('that could not be written are put back as they were seen', async () => {
    const one = await playing()
    trouble = 'full'
    one.keeping.keep('s', () => slot('s', 2, 'unsaved'))
    await vi.waitFor(() => expect(one.keeping.store.getState().unkept).toHaveLength(1))
    const list = createBattleList(one.keeping)
    await list.remove('s')
    expect(one.keeping.store.getState().unkept).toEqual([])
    await list.putBack()
    expect(await text(slots)).toBe('unsaved')
  })

  it(`are lost to nobody where a tab was too busy to answer (${name})`, async () => {
    const [one, two] = [await playing(), open()]
    // What a tab without locks that heard nothing would do.
    await slots.take('s', 'another hand')
    await slots.put(slot('s', 5, 'of the other'), 'another hand')
    one.keeping.keep('s', () => slot('s', 2, 'of the busy one'))
    await vi.waitFor(() => expect(one.told).toEqual([true]))
    expect(one.keeping.store.getState().unkept).toEqual([{ id: 's', trouble: 'moved' }])
    expect(await text(slots)).toBe('of the other')
    expect((await one.keeping.read('s'))?.text).toBe('of the busy one')
    // Taking the battle up again, one has it as the other played it.
    expect((await one.keeping.takeOver('s', one.table))?.text).toBe('of the other')
    expect(one.keeping.store.getState().unkept).toEqual([])
    void two
  })
})
