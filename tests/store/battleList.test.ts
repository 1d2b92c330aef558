import { describe, expect, it } from 'vitest'
import type { SlotStore } from '../../src/save/slots'
import { createBattleList } from '../../src/store/battleList'
import { createKeeping } from '../../src/store/keeping'
import { BROWSERS } from '../save/browsers'
import { memorySlots, slot } from '../save/memory'

const listOf = (slots: SlotStore) => createBattleList(createKeeping(slots, BROWSERS[0]![1]()()))

async function stocked() {
  const slots = memorySlots()
  await slots.put(slot('old', 1), 'h')
  await slots.put(slot('new', 2), 'h')
  const battleList = listOf(slots)
  await battleList.read()
  return battleList
}

describe('the battleList of battles', () => {
  it('lists the latest first', async () => {
    const battleList = await stocked()
    expect(battleList.store.getState().battles?.map(one => one.id)).toEqual(['new', 'old'])
  })

  it('renames, and keeps the name where an empty one is given', async () => {
    const battleList = await stocked()
    await battleList.rename('old', '  Saint-Aubin again ')
    await battleList.rename('new', '   ')
    const titles = battleList.store.getState().battles?.map(one => one.title)
    expect(titles).toEqual(['new', 'Saint-Aubin again'])
  })

  it('gives a battle with its text, or tells why it cannot', async () => {
    const battleList = await stocked()
    expect(await battleList.take('old')).toEqual(slot('old', 1))
    expect(await battleList.take('none')).toBeNull()
    const closed = listOf({
      ...memorySlots(),
      get: () => Promise.reject(new Error('It is closed.')),
    })
    expect(await closed.take('old')).toBeNull()
    expect(closed.store.getState().problem).toBe('It is closed.')
  })

  it('puts a removed battle back as it was', async () => {
    const battleList = await stocked()
    await battleList.remove('old')
    expect(battleList.store.getState().battles).toHaveLength(1)
    await battleList.putBack()
    expect(battleList.store.getState()).toMatchObject({ removed: null })
    expect(await battleList.take('old')).toEqual(slot('old', 1))
  })

  it('says what the browser says when it keeps nothing', async () => {
    const broken: SlotStore = { ...memorySlots(), list: () => Promise.reject(new Error('No room is left.')) }
    const battleList = listOf(broken)
    await battleList.read()
    expect(battleList.store.getState()).toMatchObject({ battles: [], problem: 'No room is left.' })
  })
})
