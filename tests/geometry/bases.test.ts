import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstContact, footprint, gap, isGapWithin, overlapDepth } from '../../src/geometry/bases'
import { isConvex } from '../../src/geometry/convex'
import { along, distance, moveBy, type Polygon } from '../../src/geometry/point'
import { always, blobIn, box, inches, mirrored, placeIn } from './shapes'

function close(a: Polygon, b: Polygon): void {
  expect(a.length).toBe(b.length)
  for (const [i, p] of a.entries()) expect(distance(p, b[i]!)).toBeLessThan(1e-9)
}

const unit = fc.record({ at: placeIn(6, 6), facing: inches(0, 360) })

describe('footprint', () => {
  it('has its front to the north at facing 0, the left corner first', () => {
    expect(footprint({ x: 5, y: 5 }, 0, 2, 4)).toEqual([
      { x: 4, y: 3 },
      { x: 6, y: 3 },
      { x: 6, y: 7 },
      { x: 4, y: 7 },
    ])
  })

  it('turns clockwise', () => {
    expect(footprint({ x: 5, y: 5 }, 90, 2, 4)).toEqual([
      { x: 7, y: 4 },
      { x: 7, y: 6 },
      { x: 3, y: 6 },
      { x: 3, y: 4 },
    ])
    const half = Math.SQRT1_2
    close(footprint({ x: 0, y: 0 }, 45, 1, 1), [
      { x: 0, y: -half },
      { x: half, y: 0 },
      { x: 0, y: half },
      { x: -half, y: 0 },
    ])
  })
})

describe('overlap and gap', () => {
  it('measures bases side by side', () => {
    const one = footprint({ x: 0, y: 0 }, 0, 1, 1)
    expect(gap(one, footprint({ x: 3, y: 0 }, 0, 1, 1))).toBe(2)
    expect(gap(one, footprint({ x: 4, y: 5 }, 0, 1, 1))).toBe(5) // corners 3 and 4 apart
    expect(overlapDepth(one, footprint({ x: 3, y: 0 }, 0, 1, 1))).toBe(0)
  })

  it('knows touching from overlapping', () => {
    const one = footprint({ x: 0, y: 0 }, 0, 1, 1)
    const touching = footprint({ x: 1, y: 1 }, 0, 1, 1)
    expect(gap(one, touching)).toBe(0)
    expect(overlapDepth(one, touching)).toBe(0)
    expect(overlapDepth(one, footprint({ x: 0.9, y: 0 }, 0, 1, 1))).toBeCloseTo(0.1, 10)
    // a base on its corner, 0.2 deep in the other's side
    const corner = footprint({ x: 0.5 + Math.SQRT1_2 - 0.2, y: 0 }, 45, 1, 1)
    expect(overlapDepth(one, corner)).toBeCloseTo(0.2, 10)
    expect(gap(one, corner)).toBe(0)
  })

  it('sees a base wholly inside an outline', () => {
    const house = box(0, 0, 6, 6)
    const base = footprint({ x: 3, y: 3 }, 0, 1, 1)
    expect(gap(house, base)).toBe(0)
    expect(gap(base, house)).toBe(0)
    expect(overlapDepth(base, house)).toBe(3.5) // out by the nearest side
  })

  it('finds a base in the notch of a bent building free, one in its arm not', () => {
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
    expect(isConvex(u)).toBe(false)
    expect(overlapDepth(footprint({ x: 3, y: 2 }, 0, 1, 1), u)).toBe(0)
    expect(gap(footprint({ x: 3, y: 2 }, 0, 1, 1), u)).toBe(0.5)
    // the middle of its front is 1 inch from both sides of the arm
    expect(overlapDepth(footprint({ x: 1, y: 2 }, 0, 1, 1), u)).toBe(1)
  })

  it('is the same whichever of two is asked, and on a mirrored board', () => {
    always(
      fc.property(unit, unit, (a, b) => {
        const one = footprint(a.at, a.facing, 1, 2)
        const other = footprint(b.at, b.facing, 1, 1)
        expect(overlapDepth(one, other)).toBeCloseTo(overlapDepth(other, one), 9)
        const apart = gap(one, other)
        expect(apart).toBeCloseTo(gap(other, one), 9)
        for (const within of [0, 0.05, 1, 3]) expect(isGapWithin(one, other, within)).toBe(apart <= within)
        const oneOver = footprint(mirrored(a.at, 6), -a.facing, 1, 2)
        const otherOver = footprint(mirrored(b.at, 6), -b.facing, 1, 1)
        expect(overlapDepth(oneOver, otherOver)).toBeCloseTo(overlapDepth(one, other), 9)
        expect(gap(oneOver, otherOver)).toBeCloseTo(gap(one, other), 9)
      }),
    )
  })

  it('knows which outlines bend one way only', () => {
    expect(isConvex(footprint({ x: 1, y: 2 }, 30, 1, 2))).toBe(true)
    const [a, b, c, d] = footprint({ x: 1, y: 2 }, 30, 1, 2)
    if (!a || !b || !c || !d) throw new Error('A base has four corners.')
    expect(isConvex([a, c, b, d])).toBe(false) // crosses itself
    expect(isConvex([a, b, along(a, c, 0.4), d])).toBe(false) // dented
    const star = [0, 144, 288, 72, 216].map(way => moveBy({ x: 0, y: 0 }, way, 1))
    expect(isConvex(star)).toBe(false) // bends one way, but goes round twice
  })

  it('is never apart and overlapping at once, and a push by the depth parts', () => {
    always(
      fc.property(unit, unit, (a, b) => {
        const one = footprint(a.at, a.facing, 1, 1)
        const other = footprint(b.at, b.facing, 1, 1)
        const depth = overlapDepth(one, other)
        expect(gap(one, other) > 0 && depth > 0).toBe(false)
        // no shorter push parts them: in 36 directions they still overlap
        for (let angle = 0; depth > 0.02 && angle < 360; angle += 10) {
          const by = depth - 0.01
          const x = a.at.x + by * Math.cos((angle * Math.PI) / 180)
          const y = a.at.y + by * Math.sin((angle * Math.PI) / 180)
          expect(overlapDepth(footprint({ x, y }, a.facing, 1, 1), other)).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('firstContact', () => {
  const base = { width: 1, depth: 1 }

  it('stops a head-on move at the gap asked for', () => {
    const other = footprint({ x: 10, y: 0 }, 0, 1, 1)
    // the middles are 1 apart when touching: after 9 of 12 inches, 0.05 earlier within 0.05
    expect(firstContact(base, 90, { x: 0, y: 0 }, { x: 12, y: 0 }, other, 0)).toBeCloseTo(9 / 12, 10)
    expect(firstContact(base, 90, { x: 0, y: 0 }, { x: 12, y: 0 }, other, 0.05)).toBeCloseTo(8.95 / 12, 10)
  })

  it('knows a move that passes by, ends short, or begins in contact', () => {
    const other = footprint({ x: 10, y: 0 }, 0, 1, 1)
    expect(firstContact(base, 90, { x: 0, y: 1.06 }, { x: 12, y: 1.06 }, other, 0.05)).toBeNull()
    expect(firstContact(base, 90, { x: 0, y: 0 }, { x: 8.9, y: 0 }, other, 0.05)).toBeNull()
    expect(firstContact(base, 90, { x: 9, y: 0 }, { x: 0, y: 0 }, other, 0.05)).toBe(0)
    expect(firstContact(base, 90, { x: 0, y: 0 }, { x: 0, y: 0 }, other, 0.05)).toBeNull()
  })

  it('is not in contact across a gap after a move too short to see', () => {
    const other = footprint({ x: 0, y: 1.502 }, 0, 1, 1) // a gap of 0.502
    for (const d of [1e-15, 1e-12, 1e-9]) {
      expect(firstContact(base, 0, { x: 0, y: 0 }, { x: 0, y: d }, other, 0.5)).toBeNull()
    }
  })

  it('meets corner first when it is turned', () => {
    const wall = box(10, -5, 1, 10)
    const at = firstContact(base, 45, { x: 0, y: 0 }, { x: 20, y: 0 }, wall, 0)
    expect(at).toBeCloseTo((10 - Math.SQRT1_2) / 20, 10)
  })

  it('agrees with taking the move in small steps', () => {
    always(
      fc.property(
        placeIn(20, 20),
        placeIn(20, 20),
        inches(0, 360),
        blobIn(20, 20),
        fc.constantFrom(0, 0.05, 0.5),
        (from, to, facing, other, within) => {
          const found = firstContact(base, facing, from, to, other, within)
          const length = distance(from, to)
          const gapAt = (t: number) => gap(footprint(along(from, to, t), facing, 1, 1), other)
          // in contact where it says (or never), and at no step before
          expect(found === null || gapAt(found) < within + 1e-6).toBe(true)
          for (let i = 0; found !== 0 && i < 100; i++) {
            const t = ((found ?? 1) * i) / 100
            expect(gapAt(t)).toBeGreaterThan(within - 1e-6 * Math.max(1, length))
          }
        },
      ),
    )
  })
})
