import { describe, expect, it } from 'vitest'
import { farthestAlong, isInHalves, isWhole, slowestBetween } from '../../src/geometry/slowest'

/** Three inches that allow 8, then three that allow 4. */
const MIXED = [
  { to: 3, rate: 8 },
  { to: 6, rate: 4 },
]

describe('the slowest ground of a path', () => {
  it('is that of the stretches between two places', () => {
    expect(slowestBetween(MIXED, 0, 3)).toBe(8)
    expect(slowestBetween(MIXED, 0, 3.5)).toBe(4)
    expect(slowestBetween(MIXED, 3, 6)).toBe(4)
    expect(slowestBetween([], 0, 0)).toBe(Infinity)
  })

  it('rules a whole move, however little of it there is', () => {
    expect(isWhole([{ to: 8, rate: 8 }], 8, 1)).toBe(true)
    expect(isWhole(MIXED, 4, 1)).toBe(true)
    expect(isWhole(MIXED, 5, 1)).toBe(false)
    expect(isWhole(MIXED, 3, 0.5)).toBe(true)
    expect(isWhole(MIXED, 3.5, 0.5)).toBe(false)
  })

  it('rules each half of a move that is gone in two', () => {
    // 4 inches at 8, of which 3 are used, and 2 at 4.
    expect(isInHalves(MIXED, 5, 1)).toBe(true)
    expect(isInHalves(MIXED, 5.5, 1)).toBe(false)
    // What one half leaves over the other cannot use.
    const late = [
      { to: 5, rate: 8 },
      { to: 8, rate: 4 },
    ]
    expect(isInHalves(late, 6, 1)).toBe(true)
    expect(isInHalves(late, 6.2, 1)).toBe(false)
  })

  it('says how far along one gets', () => {
    expect(farthestAlong([{ to: 9, rate: 8 }], 9, 1, true)).toBeCloseTo(8, 2)
    expect(farthestAlong(MIXED, 6, 1, true)).toBeCloseTo(5, 2)
    expect(farthestAlong(MIXED, 6, 1, false)).toBeCloseTo(4, 2)
    expect(farthestAlong(MIXED, 2, 1, true)).toBe(2)
  })
})
