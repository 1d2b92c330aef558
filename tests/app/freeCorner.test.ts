import { describe, expect, it } from 'vitest'
import { freerCorner } from '../../src/app/battle/freeCorner'

const tools = { w: 200, h: 44 }
const edge = { width: 800, gap: 8 }
const piece = (x: number, y: number) => ({ x, y, reach: 15 })

describe('tools over the table', () => {
  it('lie at the left as long as that covers no more pieces than the right', () => {
    expect(freerCorner([], tools, edge)).toBe('left')
    expect(freerCorner([piece(400, 20), piece(100, 90)], tools, edge)).toBe('left')
    expect(freerCorner([piece(100, 20), piece(700, 20)], tools, edge)).toBe('left')
  })

  it('lie at the right where pieces stand at the left above, with their rims too', () => {
    expect(freerCorner([piece(100, 20)], tools, edge)).toBe('right')
    expect(freerCorner([piece(220, 60)], tools, edge)).toBe('right')
    expect(freerCorner([piece(224, 60)], tools, edge)).toBe('left')
    expect(freerCorner([piece(100, 20), piece(60, 20), piece(700, 20)], tools, edge)).toBe('right')
  })
})
