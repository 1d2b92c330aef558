import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Form, assigned, groupsOf, isTogether, paired, slots } from '../../src/geometry/formation'
import { distance, type Point } from '../../src/geometry/point'

const at = (x: number, y: number): Point => ({ x, y })
const anywhere = { spacing: 1, free: () => true }
const rounded = (places: readonly Point[]) =>
  places.map(({ x, y }) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0])

describe('places of a formation', () => {
  it('of a line lie to the left and right of its middle, square to where it faces', () => {
    expect(rounded(slots('line', 3, at(10, 10), 0, anywhere))).toEqual([
      [10, 10],
      [11, 10],
      [9, 10],
    ])
    const east = slots('line', 4, at(10, 10), 90, anywhere)
    expect(new Set(rounded(east).map(([x]) => x))).toEqual(new Set([10]))
    expect(
      rounded(east)
        .map(([, y]) => y)
        .toSorted((a = 0, b = 0) => a - b),
    ).toEqual([8.5, 9.5, 10.5, 11.5])
  })

  it('of a line of more than twelve are in two ranks', () => {
    const places = rounded(slots('line', 16, at(20, 20), 0, anywhere))
    expect(new Set(places.map(([, y]) => y))).toEqual(new Set([19.5, 20.5]))
    expect(new Set(places.map(([x]) => x)).size).toBe(8)
  })

  it('of a column are two abreast, one pair behind the other', () => {
    const places = rounded(slots('column', 6, at(10, 10), 0, anywhere))
    expect(new Set(places.map(([x]) => x))).toEqual(new Set([9.5, 10.5]))
    expect(new Set(places.map(([, y]) => y))).toEqual(new Set([9, 10, 11]))
  })

  it('go on beyond what is not free, and are fewer where there is no room', () => {
    const wall = { spacing: 1, free: (p: Point) => p.x < 10.2 }
    const line = slots('line', 3, at(10, 10), 0, wall)
    expect(rounded(line).map(([x]) => x)).toEqual([10, 9, 8])
    expect(slots('loose', 5, at(0, 0), 0, { spacing: 1, free: () => false })).toEqual([])
  })

  it('take what is better first, however far from the middle', () => {
    const cover = { spacing: 1, free: () => true, better: (p: Point) => p.y > 11 }
    const places = slots('loose', 4, at(10, 10), 0, cover)
    expect(places.every(({ y }) => y > 11)).toBe(true)
  })

  it('are never nearer to each other than their spacing, and hang together on open ground', () => {
    const form = fc.constantFrom<Form[]>('line', 'column', 'loose')
    fc.assert(
      fc.property(
        form,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 359 }),
        (of, n, facing) => {
          const places = slots(of, n, at(20, 20), facing, { spacing: 0.9, free: () => true })
          expect(places).toHaveLength(n)
          // Men in no order stray from their grid.
          expect(isTogether(places, of === 'loose' ? 1.48 : 0.91)).toBe(true)
          for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(0.899)
        },
      ),
    )
  })
})

describe('who goes where', () => {
  it('gives everybody a place of his own, and crosses nobody needlessly', () => {
    expect(assigned([at(0, 0), at(5, 0)], [at(5, 1), at(0, 1)])).toEqual([1, 0])
    expect(assigned([at(0, 0)], [at(9, 0), at(1, 0), at(4, 0)])).toEqual([1])
    expect(assigned([], [at(0, 0)])).toEqual([])
    expect(() => assigned([at(0, 0)], [])).toThrow(RangeError)
  })

  it('is never longer than any other order of the same figures', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) })
    const list = fc.array(place, { minLength: 5, maxLength: 5 })
    const length = (from: readonly Point[], to: readonly Point[], order: readonly number[]) =>
      order.reduce((sum, j, i) => sum + distance(from[i] ?? at(0, 0), to[j] ?? at(0, 0)) ** 2, 0)
    fc.assert(
      fc.property(list, list, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (from, to, other) => {
        const best = assigned(from, to)
        expect(new Set(best).size).toBe(5)
        expect(length(from, to, best)).toBeLessThanOrEqual(length(from, to, other) + 1e-9)
      }),
    )
  })
})

describe('cohesion', () => {
  it('is one chain of figures, each within the link of the next', () => {
    expect(isTogether([at(0, 0), at(2, 0), at(4, 0)], 2)).toBe(true)
    expect(isTogether([at(0, 0), at(2, 0), at(4.1, 0)], 2)).toBe(false)
    expect(isTogether([at(0, 0)], 2)).toBe(true)
    // Two pairs far apart: everybody has somebody near, and yet it is no chain.
    expect(groupsOf([at(0, 0), at(9, 0), at(1, 0), at(10, 0), at(11, 0)], 2)).toEqual([
      [1, 3, 4],
      [0, 2],
    ])
  })
})

describe('pairs for a charge', () => {
  it('are as many as can be, though somebody has to take the one farther off', () => {
    const far = [
      [1, 3],
      [2, Infinity],
    ]
    expect(paired(2, 2, (i, j) => far[i]?.[j] ?? Infinity)).toEqual([1, 0])
    expect(paired(3, 1, i => i + 1)).toEqual([0, -1, -1])
    expect(paired(1, 2, () => Infinity)).toEqual([-1])
  })
})
