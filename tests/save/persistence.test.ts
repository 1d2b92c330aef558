import { describe, expect, it } from 'vitest'
import { askPersistence } from '../../src/save/persistence'

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
