import { describe, expect, it } from 'vitest'
import { linesOf, type Tag } from '../../src/table/marks/tags'

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
