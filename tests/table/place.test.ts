import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, placeTags, type Rect, type Wish } from '../../src/table/marks/place'

const BOUNDS: Rect = { x: 0, y: 0, w: 1100, h: 760 }
const wish = (x: number, y: number, w = 190, h = 66, first = false): Wish => ({
  w,
  h,
  anchor: { x: x - 30, y: y - 30, w: 60, h: 60 },
  first,
})

describe('places for tags', () => {
  it('takes the right side first, then the left, below and above', () => {
    const alone = placeTags([wish(500, 400)], [], [], BOUNDS)[0]
    expect(alone).toMatchObject({ x: 542, y: 367, leader: false })
    const atRightEdge = placeTags([wish(1050, 400)], [], [], BOUNDS)[0]
    expect(atRightEdge?.x).toBe(1050 - 30 - 190 - 12)
    const between = [
      { x: 540, y: 362, w: 300, h: 76 },
      { x: 160, y: 362, w: 300, h: 76 },
    ]
    const below = placeTags([wish(500, 400)], between, [], BOUNDS)[0]
    expect(below?.y).toBe(400 + 30 + 12)
  })

  it('gives the chosen target its place first', () => {
    const spots = placeTags([wish(500, 400), wish(505, 402, 190, 66, true)], [], [], BOUNDS)
    expect(spots[1]).toMatchObject({ x: 547, leader: false })
  })

  it('leads a line to what it speaks of when it has to stand farther off', () => {
    const crowd = [{ x: 300, y: 250, w: 400, h: 300 }]
    const spot = placeTags([wish(500, 400)], crowd, [], BOUNDS)[0]
    expect(spot?.leader).toBe(true)
    expect(overlap(spot ?? BOUNDS, crowd[0] ?? BOUNDS)).toBe(0)
  })

  it('keeps tags off each other, off the chosen base and on the canvas wherever seven tokens stand', () => {
    const spot = fc.record({
      x: fc.integer({ min: 40, max: 1060 }),
      y: fc.integer({ min: 40, max: 720 }),
      w: fc.integer({ min: 120, max: 260 }),
      h: fc.integer({ min: 44, max: 84 }),
    })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 7 }), spot, (tokens, chosen) => {
        const kept: Rect = { x: chosen.x - 32, y: chosen.y - 32, w: 64, h: 64 }
        const spots = placeTags(
          tokens.map(t => wish(t.x, t.y, t.w, t.h)),
          [kept],
          tokens.map(t => ({ x: t.x - 24, y: t.y - 24, w: 48, h: 48 })),
          BOUNDS,
        )
        expect(spots).toHaveLength(tokens.length)
        for (const [i, a] of spots.entries()) {
          expect(overlap(a, BOUNDS)).toBeCloseTo(a.w * a.h, 6)
          expect(overlap(a, kept)).toBe(0)
          for (const b of spots.slice(i + 1)) expect(overlap(a, b)).toBe(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})
