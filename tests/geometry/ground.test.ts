import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaAt,
  groundIndex,
  pathCost,
  pathLegs,
  pointAtCost,
  rateAt,
  stretches,
  type GroundArea,
} from '../../src/geometry/ground'
import { along, distance, type Point } from '../../src/geometry/point'
import { always, blobIn, box, inches, mirrored, placeIn } from './shapes'

const wood: GroundArea = { outline: box(4, 0, 4, 10), rate: 2, label: 'wood', clause: 'rough', priority: 1 }
const road: GroundArea = {
  line: [
    { x: 0, y: 5 },
    { x: 20, y: 5 },
  ],
  width: 1,
  rate: 0.5,
  label: 'road',
  clause: 'roads',
  priority: 2,
}
const lake: GroundArea = { outline: box(12, 0, 4, 4), rate: Infinity, label: 'lake', priority: 3 }
const index = groundIndex([wood, road, lake])

describe('the ground at a place', () => {
  it('is that of the highest priority, outlines included', () => {
    expect(rateAt(index, { x: 1, y: 1 })).toBe(1)
    expect(rateAt(index, { x: 5, y: 1 })).toBe(2)
    expect(rateAt(index, { x: 5, y: 5.5 })).toBe(0.5)
    expect(rateAt(index, { x: 5, y: 5.52 })).toBe(2)
    expect(rateAt(index, { x: 4, y: 1 })).toBe(2)
    expect(rateAt(index, { x: 13, y: 1 })).toBe(Infinity)
    expect(areaAt(index, { x: 5, y: 5 })).toBe(road)
    expect(areaAt(index, { x: 1, y: 1 })).toBeNull()
  })

  it('is the costlier of two of one priority, in whatever order they are given', () => {
    const marsh: GroundArea = { outline: box(6, 0, 4, 10), rate: 3, label: 'marsh', priority: 1 }
    for (const areas of [
      [wood, marsh],
      [marsh, wood],
    ]) {
      expect(rateAt(groundIndex(areas), { x: 7, y: 1 })).toBe(3)
      expect(
        pathCost(groundIndex(areas), [
          { x: 4, y: 1 },
          { x: 10, y: 1 },
        ]),
      ).toBeCloseTo(2 * 2 + 4 * 3, 10)
    }
  })

  it('takes another rate for the open', () => {
    expect(
      pathCost(groundIndex([], 1.5), [
        { x: 0, y: 0 },
        { x: 3, y: 4 },
      ]),
    ).toBe(7.5)
  })
})

describe('the cost of a path', () => {
  it('pays each inch by the ground it crosses', () => {
    // 4 open + 4 wood at 2 + 2 open
    expect(
      pathCost(index, [
        { x: 0, y: 2 },
        { x: 10, y: 2 },
      ]),
    ).toBeCloseTo(14, 10)
    // along the road through the wood
    expect(
      pathCost(index, [
        { x: 0, y: 5 },
        { x: 10, y: 5 },
      ]),
    ).toBeCloseTo(5, 10)
    // down through the wood and across the road: 4.5 at 2, 1 at 0.5, 2.5 at 2
    expect(
      pathCost(index, [
        { x: 6, y: 0 },
        { x: 6, y: 8 },
      ]),
    ).toBeCloseTo(14.5, 10)
    expect(
      pathCost(index, [
        { x: 0, y: 2 },
        { x: 2, y: 2 },
        { x: 2, y: 5 },
        { x: 6, y: 5 },
      ]),
    ).toBeCloseTo(2 + 2.5 + 0.25 + 2, 10)
  })

  it('counts a run along the edge of a road as road, however the board lies', () => {
    // a road 1 inch wide to the south; its eastern edge is half an inch beside its middle
    const south = (x: number) => ({
      ...road,
      line: [
        { x, y: 0 },
        { x, y: 10 },
      ],
    })
    for (const x of [0, 0.1, 3.7, 11.3]) {
      for (const [at, edge] of [
        [x, x + 0.5],
        [24 - x, 24 - (x + 0.5)],
      ] as const) {
        expect(
          pathCost(groundIndex([south(at)]), [
            { x: edge, y: 1 },
            { x: edge, y: 9 },
          ]),
        ).toBeCloseTo(4, 6)
      }
    }
    // a road aslant by no more than rounding makes it, to either side
    for (const off of [-1e-13, 1e-13]) {
      const line = [
        { x: 5 + off, y: 0 },
        { x: 5, y: 10 },
      ]
      const ground = groundIndex([{ ...road, line }])
      for (const x of [4.5, 5.5]) {
        const beside = [
          { x, y: 1 },
          { x, y: 9 },
        ]
        expect(pathCost(ground, beside)).toBeCloseTo(4, 6)
      }
    }
  })

  it('is nothing for a path of one place and Infinity through a lake', () => {
    expect(pathCost(index, [{ x: 6, y: 2 }])).toBe(0)
    expect(pathCost(index, [])).toBe(0)
    expect(
      pathCost(index, [
        { x: 11, y: 2 },
        { x: 17, y: 2 },
      ]),
    ).toBe(Infinity)
    expect(
      pathCost(index, [
        { x: 10, y: 6 },
        { x: 16, y: 0 },
      ]),
    ).toBe(Infinity)
    // only the lake's corner touched
    expect(
      pathCost(index, [
        { x: 10, y: 2 },
        { x: 14, y: 6 },
      ]),
    ).toBeLessThan(6)
  })

  it('tells the pieces by name, neighbours of one name together', () => {
    const legs = pathLegs(index, [
      { x: 0, y: 2 },
      { x: 2, y: 2 },
      { x: 10, y: 2 },
    ])
    expect(legs.map(({ label }) => label)).toEqual(['open ground', 'wood', 'open ground'])
    expect(legs.map(({ length }) => length)).toEqual([4, 4, 2].map(n => expect.closeTo(n, 9)))
    expect(legs.map(({ cost }) => cost)).toEqual([4, 8, 2].map(n => expect.closeTo(n, 9)))
    expect(legs.map(({ clause }) => clause)).toEqual([undefined, 'rough', undefined])
    expect(pathLegs(index, [{ x: 0, y: 2 }])).toEqual([])
  })

  it('tells where the ground changes along a line', () => {
    const found = stretches(index, { x: 0, y: 2 }, { x: 10, y: 2 })
    expect(found.map(({ area }) => area)).toEqual([null, wood, null])
    expect(found.map(({ from }) => from)).toEqual([0, 0.4, 0.8].map(n => expect.closeTo(n, 9)))
    expect(found.map(({ to }) => to)).toEqual([0.4, 0.8, 1].map(n => expect.closeTo(n, 9)))
    expect(stretches(index, { x: 5, y: 2 }, { x: 5, y: 2 })).toEqual([{ from: 0, to: 1, area: wood }])
  })

  it('stops where the allowance runs out', () => {
    const path = [
      { x: 0, y: 2 },
      { x: 2, y: 2 },
      { x: 10, y: 2 },
    ]
    expect(pointAtCost(index, path, 1)).toEqual({ at: { x: 1, y: 2 }, index: 0 })
    const { at, index: segment } = pointAtCost(index, path, 7) // 4 open and 3 for 1.5 inches of wood
    expect(at.x).toBeCloseTo(5.5, 9)
    expect(segment).toBe(1)
    expect(pointAtCost(index, path, 20)).toEqual({ at: { x: 10, y: 2 }, index: 1 })
    const shore = pointAtCost(
      index,
      [
        { x: 10, y: 2 },
        { x: 14, y: 2 },
      ],
      9,
    )
    expect(shore.at.x).toBeCloseTo(12, 9)
    expect(pointAtCost(index, [{ x: 3, y: 3 }], 1)).toEqual({ at: { x: 3, y: 3 }, index: 0 })
    expect(() => pointAtCost(index, [], 1)).toThrow('point')
  })
})

describe('any ground', () => {
  const area: fc.Arbitrary<GroundArea> = fc.oneof(
    fc.record({
      outline: blobIn(20, 20),
      rate: fc.constantFrom(1.5, 2, 4),
      label: fc.constantFrom('wood', 'marsh'),
      priority: fc.constantFrom(1, 2),
    }),
    fc.record({
      line: fc.array(placeIn(20, 20), { minLength: 2, maxLength: 4 }),
      width: inches(0.2, 2),
      rate: fc.constantFrom(0.5, 3),
      label: fc.constantFrom('road', 'stream'),
      priority: fc.constantFrom(3, 4),
    }),
  )
  const areas = fc.array(area, { maxLength: 6 })
  const path = fc.array(placeIn(20, 20), { minLength: 2, maxLength: 5 })

  it('costs a path as much as its pieces', () => {
    always(
      fc.property(
        areas,
        path,
        fc.nat(3),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (some, points, at, t) => {
          const ground = groundIndex(some)
          const i = at % (points.length - 1)
          const split = along(points[i]!, points[i + 1]!, t)
          const parts =
            pathCost(ground, [...points.slice(0, i + 1), split]) +
            pathCost(ground, [split, ...points.slice(i + 1)])
          expect(parts).toBeCloseTo(pathCost(ground, points), 5)
          const legs = pathLegs(ground, points)
          expect(legs.reduce((sum, leg) => sum + leg.cost, 0)).toBeCloseTo(pathCost(ground, points), 6)
        },
      ),
    )
  })

  it('covers each line from end to end, with the area that counts at the middle of each piece', () => {
    always(
      fc.property(areas, placeIn(20, 20), placeIn(20, 20), (some, a, b) => {
        const ground = groundIndex(some)
        const found = stretches(ground, a, b)
        expect(found[0]!.from).toBe(0)
        expect(found.at(-1)!.to).toBe(1)
        for (const [i, { from, to, area: covering }] of found.entries()) {
          expect(from).toBe(i > 0 ? found[i - 1]!.to : 0)
          if ((to - from) * distance(a, b) < 0.05) continue
          const middle = along(a, b, (from + to) / 2)
          // the tolerance of 0.01 at outlines lets a place count as inside that a line misses
          expect(areaAt(ground, middle) === covering || isNearEdge(some, middle)).toBe(true)
        }
      }),
    )
  })

  it('costs the same backwards and on a mirrored board', () => {
    always(
      fc.property(areas, path, (some, points) => {
        const cost = pathCost(groundIndex(some), points)
        expect(pathCost(groundIndex(some), points.toReversed())).toBeCloseTo(cost, 6)
        const over = (p: Point) => mirrored(p, 20)
        const mirroredAreas = some.map(one =>
          'line' in one ? { ...one, line: one.line.map(over) } : { ...one, outline: one.outline.map(over) },
        )
        expect(pathCost(groundIndex(mirroredAreas), points.map(over))).toBeCloseTo(cost, 6)
      }),
    )
  })

  it('runs out exactly at the allowance', () => {
    always(
      fc.property(areas, path, fc.double({ min: 0, max: 1, noNaN: true }), (some, points, share) => {
        const ground = groundIndex(some)
        const allowance = pathCost(ground, points) * share
        const { at, index: segment } = pointAtCost(ground, points, allowance)
        expect(pathCost(ground, [...points.slice(0, segment + 1), at])).toBeCloseTo(allowance, 5)
      }),
    )
  })

  /** Whether the ground changes within 0.02 inch of a place. */
  function isNearEdge(some: readonly GroundArea[], { x, y }: Point): boolean {
    const ground = groundIndex(some)
    const here = areaAt(ground, { x, y })
    return [0, 45, 90, 135, 180, 225, 270, 315].some(angle => {
      const radians = (angle * Math.PI) / 180
      return areaAt(ground, { x: x + 0.03 * Math.cos(radians), y: y + 0.03 * Math.sin(radians) }) !== here
    })
  }
})
