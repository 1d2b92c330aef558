import { describe, expect, it } from 'vitest'
import { createStorage, whereKept } from '../../src/store/storage'

const MEGABYTE = 1024 * 1024

describe('the place where battles live', () => {
  it('is known once the browser has answered', async () => {
    const said = { promised: true, used: 3 * MEGABYTE, allowed: null }
    const storage = createStorage(() => Promise.resolve(said))
    expect(storage.store.getState().said).toBeNull()
    await storage.ask()
    expect(storage.store.getState().said).toEqual(said)
  })

  it('is told with the promise, or with the danger, and the room in use', () => {
    expect(whereKept({ promised: true, used: 1.5 * MEGABYTE, allowed: null })).toBe(
      'Battles live in this browser, which promises not to clear them by itself. 1.5 MB are in use.',
    )
    const danger =
      'Battles live in this browser only, and it may clear them when room is short. Save to a file what you would miss.'
    expect(whereKept({ promised: false, used: null, allowed: null })).toBe(danger)
    expect(whereKept({ promised: null, used: null, allowed: null })).toBe(danger)
    expect(whereKept(null)).toBe(danger)
  })
})
