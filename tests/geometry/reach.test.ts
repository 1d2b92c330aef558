import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundIndex, pathCost, type GroundArea } from '../../src/geometry/ground'
import { distance, moveBy, type Point, type Polygon } from '../../src/geometry/point'
import { bounds, contains, distanceToPolygon } from '../../src/geometry/polygons'
import { costTo, pathTo, reachField, reachOutlines, spread, type ReachField } from '../../src/geometry/reach'
import { always, blobIn, box, mirrored, placeIn } from './shapes'

const board = { width: 48, height: 36 }
const open = groundIndex([])
const middle = { x: 24, y: 18 }

/** Even-odd over all outlines. */
function isWithin(outlines: readonly Polygon[], p: Point): boolean {
  return outlines.filter(outline => contains(outline, p)).length % 2 === 1
}

function toEdge(outlines: readonly Polygon[], p: Point): number {
  let least = Infinity
  for (const outline of outlines) {
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length]!
      least = Math.min(least, distanceToPolygon(p, [a, b]))
    }
  }
  return least
}

function areaOf(outline: Polygon): number {
  let twice = 0
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!
    twice += a.x * b.y - b.x * a.y
  }
  return Math.abs(twice) / 2
}

describe('open ground', () => {
  const field = reachField(open, middle, 6, { board })

  it('is reached in a true circle', () => {
    const [circle, ...others] = reachOutlines(field)
    expect(others).toEqual([])
    for (const p of circle!) expect(Math.abs(distance(p, middle) - 6)).toBeLessThan(0.02)
    expect(Math.abs(areaOf(circle!) - Math.PI * 36)).toBeLessThan(0.5)
  })

  it('costs the straight distance', () => {
    for (let angle = 0; angle < 360; angle += 17) {
      const p = moveBy(middle, angle, 4.4)
      expect(costTo(field, p)).toBeCloseTo(4.4, 6)
      expect(pathTo(field, p)).toEqual([middle, p])
      expect(costTo(field, moveBy(middle, angle, 6))).toBeCloseTo(6, 6)
      expect(costTo(field, moveBy(middle, angle, 6.001))).toBe(Infinity)
      expect(pathTo(field, moveBy(middle, angle, 6.001))).toBeNull()
    }
  })

  it('ends at the edge of the table', () => {
    const corner = reachField(open, { x: 2.1, y: 1.3 }, 6, { board })
    const [outline] = reachOutlines(corner)
    const { minX, minY, maxX } = bounds(outline!)
    expect(minX).toBe(0)
    expect(minY).toBe(0)
    expect(maxX).toBeCloseTo(8.1, 1)
    expect(costTo(corner, { x: 0, y: 0 })).toBeCloseTo(Math.hypot(2.1, 1.3), 6)
    expect(costTo(corner, { x: -0.2, y: 1 })).toBe(Infinity)
  })

  it('is nothing with nothing left to move', () => {
    const none = reachField(open, middle, 0, { board })
    expect(reachOutlines(none)).toEqual([])
    expect(spread(none, 1)).toEqual([])
    expect(costTo(none, { x: 25, y: 18 })).toBe(Infinity)
    expect(costTo(none, middle)).toBe(0)
  })
})

describe('roads, woods and lakes', () => {
  const road: GroundArea = {
    line: [
      { x: 0, y: 18 },
      { x: 48, y: 18 },
    ],
    width: 1,
    rate: 0.5,
    label: 'road',
    priority: 2,
  }

  it('reaches twice as far along a road', () => {
    const field = reachField(groundIndex([road]), middle, 6, { board })
    expect(costTo(field, { x: 35.9, y: 18 })).toBeCloseTo(5.95, 2)
    expect(costTo(field, { x: 36.1, y: 18 })).toBe(Infinity)
    const { minX, maxX, minY } = bounds(reachOutlines(field)[0]!)
    expect(maxX).toBeCloseTo(36, 1)
    expect(minX).toBeCloseTo(12, 1)
    // 0.5 inch of road and the rest open: a little farther than 6 to the side
    expect(minY).toBeCloseTo(18 - 6.25, 1)
    expect(spread(field, 1).some(p => p.x > 35.7)).toBe(true)
    expect(spread(field, 1).some(p => p.x < 12.3)).toBe(true)
  })

  it('uses the road on the way to a place beside it', () => {
    const field = reachField(groundIndex([road]), middle, 6, { board })
    // Straight there would cost more than 7. Along the road 7 inches (3.5), then 1.5 to the side with the road left
    // at the best angle: sine 1/2, so 1.5 / cos 30 = 1.732 less the 0.866 gained, 0.433 of road: 3.5 + 1.299 all told.
    const target = { x: 31, y: 16 }
    const path = pathTo(field, target)!
    expect(path.length).toBeLessThanOrEqual(4)
    const best = 3.5 - 0.433 + 1.732
    expect(pathCost(groundIndex([road]), path)).toBeLessThan(best + 0.05)
    expect(costTo(field, target)).toBeLessThan(best + 0.1)
  })

  it('finds a road narrower than its usual grid', () => {
    const track = { ...road, width: 0.3 }
    const field = reachField(groundIndex([track]), middle, 6, { board })
    expect(costTo(field, { x: 35.5, y: 18 })).toBeLessThan(5.9)
  })

  it('gets half as far in a wood', () => {
    const wood: GroundArea = { outline: box(24, 0, 24, 36), rate: 2, label: 'wood', priority: 1 }
    const field = reachField(groundIndex([wood]), { x: 22, y: 18 }, 6, { board })
    const [outline] = reachOutlines(field)
    const { minX, maxX } = bounds(outline!)
    expect(minX).toBeCloseTo(16, 1)
    expect(maxX).toBeCloseTo(26, 1) // 2 open, 4 for 2 inches of wood
    expect(costTo(field, { x: 25.95, y: 18 })).toBeCloseTo(5.9, 2)
  })

  it('leaves a hole where nobody can go, and goes around', () => {
    const lake: GroundArea = { outline: box(25, 16, 2, 4), rate: Infinity, label: 'lake', priority: 3 }
    const field = reachField(groundIndex([lake]), middle, 8, { board })
    const outlines = reachOutlines(field)
    expect(isWithin(outlines, { x: 26, y: 18 })).toBe(false)
    expect(outlines.length).toBe(2)
    expect(costTo(field, { x: 26, y: 18 })).toBe(Infinity)
    // round the corner (25, 16), then along the north side to (27, 16) and down
    const around = Math.hypot(1, 2) + 2 + Math.hypot(1, 2)
    const path = pathTo(field, { x: 28, y: 18 })!
    expect(pathCost(groundIndex([lake]), path)).toBeGreaterThanOrEqual(around - 1e-6)
    expect(pathCost(groundIndex([lake]), path)).toBeLessThan(around + 0.15)
  })

  it('does not leak through a narrow river', () => {
    const river: GroundArea = {
      line: [
        { x: 20, y: 0 },
        { x: 27, y: 36 },
      ],
      width: 0.1,
      rate: Infinity,
      label: 'river',
      priority: 3,
    }
    const field = reachField(groundIndex([river]), { x: 20, y: 18 }, 8, { board })
    expect(costTo(field, { x: 25, y: 18 })).toBe(Infinity)
    expect(costTo(field, { x: 23.2, y: 18 })).toBeCloseTo(3.2, 6)
  })

  it('does not pass blocked places', () => {
    const blocked = (p: Point) => Math.abs(p.x - 26) < 0.8 && p.y > 10
    const field = reachField(open, middle, 6, { board, blocked })
    expect(costTo(field, { x: 28, y: 18 })).toBe(Infinity)
    expect(costTo(field, { x: 25, y: 18 })).toBeCloseTo(1, 6)
    expect(isWithin(reachOutlines(field), { x: 27.5, y: 18 })).toBe(false)
    const wide = reachField(open, { x: 24, y: 12 }, 8, { board, blocked })
    const path = pathTo(wide, { x: 28, y: 12 })!
    expect(path.length).toBeGreaterThan(2)
    expect(path.some(blocked)).toBe(false)
  })
})

describe('any ground', () => {
  const area: fc.Arbitrary<GroundArea> = fc.oneof(
    fc.record({
      outline: blobIn(24, 20),
      rate: fc.constantFrom(1.5, 2, Infinity),
      label: fc.constant('area'),
      priority: fc.constant(1),
    }),
    fc.record({
      line: fc.array(placeIn(24, 20), { minLength: 2, maxLength: 4 }),
      width: fc.constantFrom(0.75, 1),
      rate: fc.constantFrom(0.5, 3),
      label: fc.constant('line'),
      priority: fc.constant(2),
    }),
  )
  const areas = fc.array(area, { maxLength: 6 })
  const table = { width: 24, height: 20 }
  const few = 60 // each tries hundreds of places

  function places(field: ReachField): readonly Point[] {
    const found: Point[] = []
    for (let x = 0.37; x < 24; x += 1.3) for (let y = 0.21; y < 20; y += 1.3) found.push({ x, y })
    return found.filter(p => distance(p, field.start) < 14)
  }

  /** Out of reach, but with places in reach on both sides of it: where two ways about slow ground meet, outlines are drawn over the gap. */
  function isInGap(field: ReachField, { x, y }: Point): boolean {
    const inReach = (dx: number, dy: number): boolean =>
      Number.isFinite(costTo(field, { x: x + dx, y: y + dy }))
    return (inReach(-0.25, 0) && inReach(0.25, 0)) || (inReach(0, -0.25) && inReach(0, 0.25))
  }

  it('gives paths that start and end where they should and never cost more than allowed', () => {
    always(
      fc.property(areas, placeIn(24, 20), fc.constantFrom(3, 6), (some, start, allowance) => {
        const ground = groundIndex(some)
        const field = reachField(ground, start, allowance, { board: table })
        for (const p of places(field)) {
          const path = pathTo(field, p)
          const cost = costTo(field, p)
          expect(path === null).toBe(cost === Infinity)
          if (!path) continue
          expect(path[0]).toEqual(start)
          expect(path.at(-1)).toEqual(p)
          const exact = pathCost(ground, path)
          expect(exact).toBeLessThanOrEqual(allowance + 1e-6)
          // straightened paths may cost a little more than the cheapest known, to save bends
          expect(exact).toBeLessThan(cost + 0.2)
        }
      }),
      few,
    )
  })

  it('draws outlines around all that has a path and around nothing else, but for a hair at the edge', () => {
    always(
      fc.property(areas, placeIn(24, 20), fc.constantFrom(3, 6), (some, start, allowance) => {
        const field = reachField(groundIndex(some), start, allowance, { board: table })
        const outlines = reachOutlines(field)
        for (const p of places(field)) {
          const reached = pathTo(field, p) !== null
          const isAsDrawn = reached === isWithin(outlines, p) || toEdge(outlines, p) < 0.15
          expect(isAsDrawn || (!reached && isInGap(field, p))).toBe(true)
        }
      }),
      few,
    )
  })

  it('is never better than the crow nor worse than the straight way', () => {
    always(
      fc.property(areas, placeIn(24, 20), (some, start) => {
        const ground = groundIndex(some)
        const fastest = Math.min(1, ...some.map(({ rate }) => rate))
        const field = reachField(ground, start, 6, { board: table })
        for (const p of places(field)) {
          const cost = costTo(field, p)
          expect(cost).toBeGreaterThanOrEqual(distance(start, p) * fastest - 1e-6)
          const straight = pathCost(ground, [start, p])
          expect(straight > 5.9 || cost <= straight + 1e-6).toBe(true)
        }
      }),
      few,
    )
  })

  function overLeftForRight(some: readonly GroundArea[]): readonly GroundArea[] {
    const over = (p: Point) => mirrored(p, 24)
    return some.map(one =>
      'line' in one ? { ...one, line: one.line.map(over) } : { ...one, outline: one.outline.map(over) },
    )
  }

  it('finds paths that cost exactly the same on a mirrored board', () => {
    always(
      fc.property(areas, placeIn(24, 20), (some, start) => {
        const ground = groundIndex(some)
        const other = groundIndex(overLeftForRight(some))
        const field = reachField(ground, start, 6, { board: table })
        for (const p of places(field)) {
          const path = pathTo(field, p) ?? []
          const over = path.map(q => mirrored(q, 24))
          // grazing an edge at a shallow angle, rounding is worth some millionths of an inch
          expect(pathCost(other, over)).toBeCloseTo(pathCost(ground, path), 4)
        }
      }),
      few,
    )
  })

  it('costs the same within a hundredth at 99 of 100 places of boards chosen once', () => {
    const boards = fc.sample(fc.tuple(areas, fc.noShrink(placeIn(24, 20))), { numRuns: 120, seed: 8 })
    const gaps: number[] = []
    for (const [some, start] of boards) {
      const field = reachField(groundIndex(some), start, 6, { board: table })
      const other = reachField(groundIndex(overLeftForRight(some)), mirrored(start, 24), 6, { board: table })
      const inside = places(field).filter(p => costTo(field, p) < 5.8)
      gaps.push(...inside.map(p => Math.abs(costTo(other, mirrored(p, 24)) - costTo(field, p))))
    }
    expect(gaps.length).toBeGreaterThan(500)
    expect(gaps.filter(gap => gap < 0.01).length / gaps.length).toBeGreaterThan(0.99)
  })

  it('spreads reachable places apart, nearest first, the same each time', () => {
    always(
      fc.property(areas, placeIn(24, 20), (some, start) => {
        const field = reachField(groundIndex(some), start, 6, { board: table })
        const found = spread(field, 1.5)
        expect(spread(field, 1.5)).toEqual(found)
        const far = found.map(p => distance(start, p))
        expect(far).toEqual(far.toSorted((a, b) => a - b))
        for (const [i, p] of found.entries()) {
          expect(costTo(field, p)).toBeLessThanOrEqual(6 + 1e-6)
          for (const q of found.slice(0, i)) expect(distance(p, q)).toBeGreaterThan(1.5 - 1e-6)
        }
      }),
      few,
    )
  })
})
