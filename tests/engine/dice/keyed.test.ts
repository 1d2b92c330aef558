import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedFaces, seedPrint } from '../../../src/engine/dice/keyed'
import { sha256Hex } from '../../../src/engine/dice/sha256'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('SHA-256', () => {
  it('gives the values of the standard', () => {
    // FIPS 180-4, examples of one block, of two blocks, and of the empty message.
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('agrees with another program on any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => sha256Hex(text) === hashOf(text)),
    )
  })
})

describe('the dice of play', () => {
  it('are what anybody can work out from the seed, and from nothing else', () => {
    const seed = 'K7QF-2M0A'
    for (let at = 0; at < 50; at++) {
      const first = Number.parseInt(hashOf(`die ${at + 1} of ${seed}`).slice(0, 8), 16)
      expect(keyedFaces(seed)(at, 6)).toBe((first % 6) + 1)
    }
  })

  it.each([2, 6, 8, 10, 20])('of %i sides show every face equally often, whatever the seed', sides => {
    const throws = 60_000
    const counts = Array.from({ length: sides + 1 }, () => 0)
    for (let index = 0; index < throws; index++) {
      const face = keyedFaces(`battle ${index % 30}`)(Math.floor(index / 30), sides)
      counts[face] = (counts[face] ?? 0) + 1
    }
    const expected = throws / sides
    const square = counts.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts[0]).toBe(0)
    expect(square).toBeLessThan(45)
  })

  it('hang on every letter of the seed', () => {
    const start = (seed: string): string =>
      Array.from({ length: 20 }, (_, at) => keyedFaces(seed)(at, 6)).join('')
    expect(new Set(Array.from({ length: 500 }, (_, at) => start(`seed ${at}`))).size).toBe(500)
  })

  it('have a fingerprint that is the hash of the seed', () => {
    expect(seedPrint('K7QF-2M0A')).toBe(hashOf('K7QF-2M0A'))
  })
})
