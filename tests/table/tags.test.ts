import { describe, expect, it } from 'vitest'
import { linesOf, shortTag, type Tag, wrapped } from '../../src/table/marks/tags'

const tag = (lines: readonly string[], more: Partial<Tag> = {}): Tag => ({
  kind: 'tag',
  at: { x: 0, y: 0 },
  tone: 'refused',
  figures: [],
  bar: [],
  lines,
  ...more,
})

describe('the lines of a tag', () => {
  it('say first what is refused with its clause, then the figures', () => {
    expect(linesOf(tag(['Hidden: 7.2 inches, seen only within 5.'], { clause: 'ww2-5.6' }))).toEqual([
      'Hidden (5.6)',
      '7.2 inches, seen only within 5.',
    ])
    expect(linesOf(tag(['1.9 inches too far. It can stop here.'], { clause: 'ww2-4.1' }))).toEqual([
      '1.9 inches too far (4.1)',
      'It can stop here.',
    ])
    expect(linesOf(tag(['Out of range: 12.4 of 12 inches.']))).toEqual(['Out of range', '12.4 of 12 inches.'])
    expect(linesOf(tag(['A wreck is in the way.'], { clause: 'ww2-4.9' }))).toEqual([
      'A wreck is in the way (4.9)',
    ])
  })

  it('leave alone what is promised and what has lines of its own', () => {
    const lines = ['\u22121 over half range: 8.5 of 12 inches']
    expect(linesOf(tag(lines, { tone: 'offer', clause: 'ww2-5.11' }))).toEqual(lines)
    const two = ['Hidden in the wood', '7.2 inches, seen only within 5']
    expect(linesOf(tag(two, { clause: 'ww2-5.6' }))).toEqual([`${two[0]} (5.6)`, two[1]])
  })
})

describe('a long sentence', () => {
  it('goes on in lines as even as they come', () => {
    const line = 'Rifles 1 have mounted, dismounted, limbered or unlimbered already in this phase (R25)'
    const lines = wrapped(line)
    expect(lines).toHaveLength(2)
    expect(lines.join(' ')).toBe(line)
    for (const each of lines) expect(each.length).toBeLessThanOrEqual(46)
    expect(wrapped('Out of range (7.1)')).toEqual(['Out of range (7.1)'])
  })
})

describe('a short tag', () => {
  it('has the numbers without bar and modifiers', () => {
    const figures = [
      { value: '50%', label: 'hit' },
      { value: '21%', label: 'destroy' },
    ]
    const full = tag(['\u22121 over half range'], {
      tone: 'offer',
      figures,
      bar: [{ share: 0.2, outcome: 'destroyed' }],
    })
    const { bar, lines, figures: kept } = shortTag(full)
    expect([bar, lines]).toEqual([[], []])
    expect(kept.map(({ value }) => value)).toEqual(['50%', '21%'])
  })

  it('says of a refusal what is the matter, with its clause', () => {
    const short = shortTag(tag(['Hidden: 7.2 inches, seen only within 5.'], { clause: 'ww2-5.6' }))
    expect(linesOf(short)).toEqual(['Hidden (5.6)'])
  })
})
