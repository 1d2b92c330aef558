import { describe, expect, it } from 'vitest'
import { memorySlots, type Slot, type SlotStore } from '../../src/save/slots'
import { createShelf } from '../../src/store/shelf'

const slot = (id: string, savedAt: number): Slot => ({
  info: { id, title: id, ruleset: 'duel', scenario: 'lawn', turn: 1, savedAt, over: false },
  text: `text of ${id}`,
})

async function stocked() {
  const slots = memorySlots()
  await slots.put(slot('old', 1))
  await slots.put(slot('new', 2))
  const shelf = createShelf(slots)
  await shelf.read()
  return shelf
}

describe('the shelf of battles', () => {
  it('lists the latest first', async () => {
    const shelf = await stocked()
    expect(shelf.store.getState().battles?.map(one => one.id)).toEqual(['new', 'old'])
  })

  it('renames, and keeps the name where an empty one is given', async () => {
    const shelf = await stocked()
    await shelf.rename('old', '  Saint-Aubin again ')
    await shelf.rename('new', '   ')
    const titles = shelf.store.getState().battles?.map(one => one.title)
    expect(titles).toEqual(['new', 'Saint-Aubin again'])
  })

  it('gives a battle with its text, or tells why it cannot', async () => {
    const shelf = await stocked()
    expect(await shelf.take('old')).toEqual(slot('old', 1))
    expect(await shelf.take('none')).toBeNull()
    const closed = createShelf({ ...memorySlots(), get: () => Promise.reject(new Error('It is closed.')) })
    expect(await closed.take('old')).toBeNull()
    expect(closed.store.getState().problem).toBe('It is closed.')
  })

  it('puts a removed battle back as it was', async () => {
    const shelf = await stocked()
    await shelf.remove('old')
    expect(shelf.store.getState().battles).toHaveLength(1)
    await shelf.putBack()
    expect(shelf.store.getState()).toMatchObject({ removed: null })
    expect(await shelf.slots.get('old')).toEqual(slot('old', 1))
  })

  it('says what the browser says when it keeps nothing', async () => {
    const broken: SlotStore = { ...memorySlots(), list: () => Promise.reject(new Error('No room is left.')) }
    const shelf = createShelf(broken)
    await shelf.read()
    expect(shelf.store.getState()).toMatchObject({ battles: [], problem: 'No room is left.' })
  })
})
