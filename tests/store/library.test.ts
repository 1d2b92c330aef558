import { describe, expect, it, vi } from 'vitest'
import { createLibrary } from '../../src/store/library'
import { freshSeed, plainBeginning } from '../../src/store/tonight'
import { duel } from '../engine/duel'

const entry = (load: () => Promise<typeof duel>) => ({
  id: 'duel',
  title: 'Duel',
  subtitle: '',
  group: { title: 'Tests', note: '' },
  note: 'two men on a lawn',
  board: 'inches' as const,
  look: 'meadow' as const,
  load,
})

describe('the library', () => {
  it('loads a ruleset once', async () => {
    const load = vi.fn(() => Promise.resolve(duel))
    const library = createLibrary([entry(load)])
    expect(library.loaded('duel')).toBeNull()
    await Promise.all([library.load('duel'), library.load('duel')])
    expect(load).toHaveBeenCalledTimes(1)
    expect(library.loaded('duel')).toBe(duel)
  })

  it('tries again after a failure and knows nothing of others', async () => {
    const load = vi.fn(() => Promise.resolve(duel)).mockRejectedValueOnce(new Error('offline'))
    const library = createLibrary([entry(load)])
    await expect(library.load('duel')).rejects.toThrow(
      'The rules of Duel did not come. Look whether there is a network.',
    )
    await expect(library.load('duel')).resolves.toBe(duel)
    await expect(library.load('chess')).rejects.toThrow("There is no ruleset 'chess'")
  })
})

describe('tonight', () => {
  it('seats the person at the side that the scenario is made for', () => {
    const [scenario] = duel.scenarios
    const { rules } = plainBeginning(scenario!)
    expect(rules.seats[scenario!.solo].kind).toBe('person')
    expect(plainBeginning(scenario!, 'B').rules.seats).toMatchObject({
      A: { kind: 'computer' },
      B: { kind: 'person' },
    })
  })

  it('makes seeds of 160 bits that can be read out', () => {
    const counted = (bytes: Uint8Array) => bytes.map((_, at) => at)
    expect(freshSeed(counted)).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ')
    expect(freshSeed(bytes => bytes.fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ')
    const drawn = new Set(Array.from({ length: 2_000 }, () => freshSeed()))
    expect(drawn.size).toBe(2_000)
  })

  it('draws seeds from the cryptographic source and from nothing else', () => {
    const plain = vi.spyOn(Math, 'random')
    const secret = vi.spyOn(globalThis.crypto, 'getRandomValues')
    freshSeed()
    expect(plain).not.toHaveBeenCalled()
    expect(secret).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})
