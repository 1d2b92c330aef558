import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { along, distance } from '../../src/geometry/point'
import {
  bounds,
  contains,
  crossings,
  distanceToPolygon,
  insideLength,
  segmentsCross,
} from '../../src/geometry/polygons'
import { always, blobIn, box, mirrored, placeIn, turned } from './shapes'

const square = box(2, 2, 4, 4)
/** A U open to the north: two arms 2 wide and 6 high with 2 between them. */
const u = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 4 },
  { x: 4, y: 4 },
  { x: 4, y: 0 },
  { x: 6, y: 0 },
  { x: 6, y: 6 },
  { x: 0, y: 6 },
]

describe('contains', () => {
  it('counts the outline and a hundredth of an inch beyond it as inside', () => {
    expect(contains(square, { x: 4, y: 4 })).toBe(true)
    expect(contains(square, { x: 2, y: 3 })).toBe(true)
    expect(contains(square, { x: 6, y: 6 })).toBe(true)
    expect(contains(square, { x: 6.009, y: 4 })).toBe(true)
    expect(contains(square, { x: 6.011, y: 4 })).toBe(false)
    expect(contains(square, { x: 6.009, y: 6.009 })).toBe(false)
  })

  it('leaves out the notch of a bent outline', () => {
    expect(contains(u, { x: 1, y: 1 })).toBe(true)
    expect(contains(u, { x: 3, y: 1 })).toBe(false)
    expect(contains(u, { x: 3, y: 5 })).toBe(true)
  })
})

describe('bounds and distance', () => {
  it('puts the smallest box around a slanted outline', () => {
    const slanted = [
      { x: 3, y: 1 },
      { x: 5, y: 4 },
      { x: -1, y: 2 },
    ]
    expect(bounds(slanted)).toEqual({ minX: -1, minY: 1, maxX: 5, maxY: 4 })
  })

  it('measures to the nearest edge or corner, and nothing from inside', () => {
    expect(distanceToPolygon({ x: 4, y: 4 }, square)).toBe(0)
    expect(distanceToPolygon({ x: 9, y: 5 }, square)).toBe(3)
    expect(distanceToPolygon({ x: 9, y: 10 }, square)).toBe(5)
    expect(distanceToPolygon({ x: 3, y: 1 }, u)).toBe(1)
  })
})

describe('crossings', () => {
  it('gives the stretch inside as shares of the line', () => {
    expect(crossings(square, { x: 0, y: 4 }, { x: 8, y: 4 })).toEqual([[0.25, 0.75]])
  })

  it('cuts a stretch at the ends of the line', () => {
    expect(crossings(square, { x: 4, y: 4 }, { x: 8, y: 4 })).toEqual([[0, 0.5]])
    expect(crossings(square, { x: 3, y: 4 }, { x: 5, y: 4 })).toEqual([[0, 1]])
    expect(crossings(square, { x: 7, y: 4 }, { x: 9, y: 4 })).toEqual([])
  })

  it('gives both arms of a bent outline', () => {
    expect(crossings(u, { x: -2, y: 1 }, { x: 8, y: 1 })).toEqual([
      [0.2, 0.4],
      [0.6, 0.8],
    ])
    expect(insideLength(u, { x: -2, y: 1 }, { x: 8, y: 1 })).toBeCloseTo(4, 10)
  })

  it('counts a run along the outline as inside, whichever side the outline lies on', () => {
    expect(insideLength(square, { x: 0, y: 2 }, { x: 8, y: 2 })).toBeCloseTo(4, 10)
    expect(insideLength(square, { x: 0, y: 6 }, { x: 8, y: 6 })).toBeCloseTo(4, 10)
    expect(insideLength(square, { x: 2, y: 0 }, { x: 2, y: 8 })).toBeCloseTo(4, 10)
    expect(insideLength(square, { x: 6, y: 8 }, { x: 6, y: 0 })).toBeCloseTo(4, 10)
  })

  it('does not count a corner that is only touched', () => {
    expect(crossings(square, { x: 0, y: 4 }, { x: 4, y: 0 })).toEqual([])
    expect(crossings(square, { x: 2, y: 0 }, { x: 2, y: 2 })).toEqual([])
  })

  it('goes through corners', () => {
    expect(crossings(square, { x: 0, y: 0 }, { x: 8, y: 8 })).toEqual([[0.25, 0.75]])
    // through the inner corner of the U at (2, 4) and out of it into the open notch
    expect(insideLength(u, { x: 0, y: 6 }, { x: 4, y: 2 })).toBeCloseTo(Math.hypot(2, 2), 10)
  })

  it('is the same line backwards', () => {
    always(
      fc.property(blobIn(20, 20), placeIn(20, 20), placeIn(20, 20), (blob, a, b) => {
        const there = crossings(blob, a, b)
        const back = crossings(blob, b, a)
          .map(([from, to]) => [1 - to, 1 - from] as const)
          .toReversed()
        expect(back.length).toBe(there.length)
        for (const [i, [from, to]] of there.entries()) {
          expect(back[i]![0]).toBeCloseTo(from, 6)
          expect(back[i]![1]).toBeCloseTo(to, 6)
        }
        expect(insideLength(blob, a, b)).toBeCloseTo(insideLength(blob, b, a), 8)
      }),
    )
  })

  it('has its stretches in order, inside, and nothing inside between them', () => {
    always(
      fc.property(blobIn(20, 20), placeIn(20, 20), placeIn(20, 20), (blob, a, b) => {
        fc.pre(distance(a, b) > 0.1)
        const found = crossings(blob, a, b)
        let sum = 0
        let last = 0
        for (const [from, to] of found) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThan(from)
          expect(contains(blob, along(a, b, (from + to) / 2))).toBe(true)
          const between = (from - last) * distance(a, b)
          const outside = along(a, b, (last + from) / 2)
          expect(between < 1e-6 || distanceToPolygon(outside, blob) > 0).toBe(true)
          sum += to - from
          last = to
        }
        expect(insideLength(blob, a, b)).toBeCloseTo(sum * distance(a, b), 8)
      }),
    )
  })

  it('adds up when the line is cut in two', () => {
    always(
      fc.property(
        blobIn(20, 20),
        placeIn(20, 20),
        placeIn(20, 20),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (blob, a, b, t) => {
          const middle = along(a, b, t)
          const parts = insideLength(blob, a, middle) + insideLength(blob, middle, b)
          expect(parts).toBeCloseTo(insideLength(blob, a, b), 6)
        },
      ),
    )
  })

  it('is the same on a mirrored and on a turned board', () => {
    always(
      fc.property(blobIn(20, 20), placeIn(20, 20), placeIn(20, 20), (blob, a, b) => {
        const length = insideLength(blob, a, b)
        const over = blob.map(p => mirrored(p, 20))
        expect(insideLength(over, mirrored(a, 20), mirrored(b, 20))).toBeCloseTo(length, 6)
        const round = blob.map(p => turned(p, 33))
        expect(insideLength(round, turned(a, 33), turned(b, 33))).toBeCloseTo(length, 6)
      }),
    )
  })
})

describe('segmentsCross', () => {
  it('finds a crossing, a touch and an overlap', () => {
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }, { x: 4, y: 0 })).toBe(true)
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 2, y: 0 }, { x: 2, y: 3 })).toBe(true)
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 3, y: 0 }, { x: 9, y: 0 })).toBe(true)
  })

  it('knows what only comes near', () => {
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 2, y: 1e-12 }, { x: 2, y: 3 })).toBe(false)
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 5, y: 0 }, { x: 9, y: 0 })).toBe(false)
    expect(segmentsCross({ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 1, y: 0 }, { x: 5, y: 4 })).toBe(false)
  })
})
