import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceToLine, strip, stripCrossings } from '../../src/geometry/lines'
import { along, distance } from '../../src/geometry/point'
import { contains } from '../../src/geometry/polygons'
import { always, inches, placeIn } from './shapes'

const bent = [
  { x: 0, y: 10 },
  { x: 10, y: 10 },
  { x: 10, y: 0 },
]

describe('distanceToLine', () => {
  it('is measured to the nearest piece', () => {
    expect(distanceToLine({ x: 4, y: 7 }, bent)).toBe(3)
    expect(distanceToLine({ x: 13, y: 14 }, bent)).toBe(5)
    expect(distanceToLine({ x: 10, y: -2 }, bent)).toBe(2)
    expect(distanceToLine({ x: 3, y: 4 }, [{ x: 0, y: 0 }])).toBe(5)
    expect(distanceToLine({ x: 3, y: 4 }, [])).toBe(Infinity)
  })
})

describe('strip', () => {
  it('draws a straight line as a box', () => {
    const outline = strip(
      [
        { x: 1, y: 5 },
        { x: 9, y: 5 },
      ],
      2,
    )
    expect(outline).toEqual([
      { x: 1, y: 4 },
      { x: 9, y: 4 },
      { x: 9, y: 6 },
      { x: 1, y: 6 },
    ])
  })

  it('mitres a right-angled bend', () => {
    // north-west side: (0,9), (9,9), (9,0); south-east side: (0,11), (11,11), (11,0)
    const expected = [
      { x: 0, y: 9 },
      { x: 9, y: 9 },
      { x: 9, y: 0 },
      { x: 11, y: 0 },
      { x: 11, y: 11 },
      { x: 0, y: 11 },
    ]
    const outline = strip(bent, 2)
    expect(outline.length).toBe(expected.length)
    for (const [i, p] of outline.entries()) expect(distance(p, expected[i]!)).toBeLessThan(1e-9)
  })

  it('keeps its width where the line turns back on itself', () => {
    const flat = strip(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 4, y: 0 },
      ],
      2,
    )
    expect(flat.map(p => [p.x, Math.abs(p.y)])).toEqual([0, 10, 4, 4, 10, 0].map(x => [x, 1]))
    const down = strip(
      [
        { x: 0, y: 0 },
        { x: 0, y: 10 },
        { x: 0, y: 4 },
      ],
      2,
    )
    expect(down.map(p => [Math.abs(p.x), p.y])).toEqual([0, 10, 4, 4, 10, 0].map(y => [1, y]))
  })

  it('cuts the corners of a needle at twice half its width', () => {
    const [, left, , , right] = strip(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 0, y: 0.5 },
      ],
      2,
    )
    for (const corner of [left, right]) expect(distance(corner!, { x: 10, y: 0 })).toBeCloseTo(2, 9)
  })

  it('leaves out doubled points and makes nothing of a single one', () => {
    const twice = [bent[0]!, bent[0]!, bent[1]!, bent[1]!, bent[2]!]
    expect(strip(twice, 2)).toEqual(strip(bent, 2))
    expect(strip([{ x: 1, y: 1 }], 2)).toEqual([])
  })
})

describe('stripCrossings', () => {
  it('crosses a road at right angles over its width', () => {
    const road = [
      { x: 0, y: 5 },
      { x: 20, y: 5 },
    ]
    expect(stripCrossings(road, 2, { x: 8, y: 0 }, { x: 8, y: 10 })).toEqual([[0.4, 0.6]])
    expect(stripCrossings(road, 2, { x: 8, y: 0 }, { x: 8, y: 3 })).toEqual([])
  })

  it('follows a road along its middle as one stretch', () => {
    const road = [
      { x: 0, y: 5 },
      { x: 4, y: 5 },
      { x: 9, y: 5 },
    ]
    expect(stripCrossings(road, 1, { x: 1, y: 5 }, { x: 8, y: 5 })).toEqual([[0, 1]])
  })

  it('rounds the ends', () => {
    const road = [
      { x: 5, y: 5 },
      { x: 10, y: 5 },
    ]
    // enters the half circle of radius 1 about (5, 5) at x = 4
    expect(stripCrossings(road, 2, { x: 0, y: 5 }, { x: 10, y: 5 })).toEqual([[0.4, 1]])
    // 0.6 above the middle: the circle is entered 0.8 before its middle, at x = 4.2
    const [only] = stripCrossings(road, 2, { x: 0, y: 4.4 }, { x: 10, y: 4.4 })
    expect(only![0]).toBeCloseTo(0.42, 10)
  })

  it('takes points too near to tell apart as one', () => {
    // so short that its square is lost in rounding, and with it its direction
    const spot = [
      { x: 0, y: 1.5717277847026288e-162 },
      { x: 5e-324, y: 0 },
    ]
    const [only] = stripCrossings(spot, 0.7, { x: 0, y: 0 }, { x: 2, y: 0 })
    expect(only![1]).toBeCloseTo(0.175, 10) // 0.35 of 2 inches
  })

  it('meets a bent road twice', () => {
    // the line from (0, 4) to (14, 4) meets only the piece x = 10; that from (5, 15) to (15, 5) only the corner's rim
    expect(stripCrossings(bent, 2, { x: 0, y: 4 }, { x: 20, y: 4 })).toEqual([[0.45, 0.55]])
    const diagonal = stripCrossings(bent, 2, { x: 2, y: 20 }, { x: 12, y: 0 })
    expect(diagonal.length).toBe(2)
  })

  it('is inside exactly where the distance to the line is at most half the width', () => {
    const line = fc.array(placeIn(20, 20), { minLength: 2, maxLength: 5 })
    always(
      fc.property(
        line,
        placeIn(20, 20),
        placeIn(20, 20),
        fc.double({ min: 0.2, max: 3, noNaN: true }),
        (points, a, b, width) => {
          const found = stripCrossings(points, width, a, b)
          for (let i = 0; i <= 40; i++) {
            const off = distanceToLine(along(a, b, i / 40), points) - width / 2
            if (Math.abs(off) < 1e-6) continue
            expect(found.some(([from, to]) => from <= i / 40 && i / 40 <= to)).toBe(off < 0)
          }
        },
      ),
    )
  })

  it('agrees with the outline of a straight strip along its sides', () => {
    const road = [
      { x: 2, y: 10 },
      { x: 18, y: 12 },
    ]
    const outline = strip(road, 1.5)
    always(
      fc.property(inches(4, 16), inches(8, 14), (x, y) => {
        const p = { x, y }
        fc.pre(Math.abs(distanceToLine(p, road) - 0.75) > 0.02)
        expect(contains(outline, p)).toBe(distanceToLine(p, road) < 0.75)
      }),
    )
  })
})
