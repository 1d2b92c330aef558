import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBattle } from '../../src/save/decode'
import { LONGEST_LINK, decodeLink, encodeLink } from '../../src/save/links'
import { fileOf, fought, loadDuel } from './saved'

describe('a link', () => {
  it('carries a whole battle in letters that every address may hold', async () => {
    const link = await encodeLink(fileOf())
    if (!link.ok) throw new Error(link.problem)
    expect(link.fragment).toMatch(/^[\w-]+$/)
    expect(link.fragment.length).toBeLessThan(fileOf().length * 0.6)
    const linked = await decodeLink(link.fragment)
    if (!linked.ok) throw new Error(linked.problem)
    const decoded = await decodeBattle(linked.text, loadDuel)
    expect(decoded.ok && decoded.battle).toEqual(fought)
  })

  it('carries any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async text => {
        const value = JSON.stringify({ text })
        const link = await encodeLink(value)
        expect(link.ok && (await decodeLink(link.fragment))).toEqual({ ok: true, text: value })
      }),
      { numRuns: 50 },
    )
  })

  it('is not made where it would be too long', async () => {
    const noise = Array.from({ length: 40_000 }, (_, at) =>
      String.fromCharCode(33 + ((at * at * 7919) % 90)),
    ).join('')
    const unlike = Array.from({ length: 9_000 }, (_, at) => Math.sin(at)).join(' ')
    const link = await encodeLink(noise + unlike)
    expect(link.ok ? link.fragment.length : link.problem).toMatch(
      new RegExp(`too long for a link: \\d+ of ${LONGEST_LINK} characters`),
    )
  })

  it('that is damaged, foreign or a bomb gets a sentence', async () => {
    const damaged = { ok: false, problem: 'The link is damaged: a part of it may be missing.' }
    expect(await decodeLink('')).toEqual(damaged)
    expect(await decodeLink('a b')).toEqual(damaged)
    expect(await decodeLink('<script>')).toEqual(damaged)
    expect(await decodeLink('AAAA')).toEqual(damaged)
    const link = await encodeLink(fileOf())
    if (!link.ok) throw new Error(link.problem)
    expect(await decodeLink(link.fragment.slice(0, -20))).toEqual(damaged)
    const bomb = await encodeLink(' '.repeat(8 * 1024 * 1024))
    expect(bomb.ok && (await decodeLink(bomb.fragment))).toEqual({
      ok: false,
      problem: 'The link holds more than any battle.',
    })
  })

  it('whatever stands in it, never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async fragment => {
        const linked = await decodeLink(fragment)
        expect(typeof linked.ok).toBe('boolean')
      }),
    )
  })
})
