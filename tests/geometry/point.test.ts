import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inArc, offArc } from '../../src/geometry/arcs'
import { type Point, along, angleBetween, bearing, distance, moveBy, normal } from '../../src/geometry/point'
import { isCloseCall, isWithin } from '../../src/geometry/tolerance'
import { always } from './shapes'

const coordinate = fc.double({ min: -50, max: 50, noNaN: true, noDefaultInfinity: true })
const place = fc.record({ x: coordinate, y: coordinate })

describe('places and directions', () => {
  it('measures the sides of a right triangle', () => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5)
  })

  it('counts directions clockwise from north', () => {
    const at = { x: 10, y: 10 }
    expect(bearing(at, { x: 10, y: 4 })).toBe(0)
    expect(bearing(at, { x: 14, y: 6 })).toBeCloseTo(45, 10)
    expect(bearing(at, { x: 14, y: 10 })).toBe(90)
    expect(bearing(at, { x: 10, y: 11 })).toBe(180)
    expect(bearing(at, { x: 2, y: 10 })).toBe(270)
    expect(bearing(at, { x: 9, y: 9 })).toBeCloseTo(315, 10)
  })

  it('moves exactly along the compass and by sine and cosine between', () => {
    expect(moveBy({ x: 3, y: 3 }, 90, 2)).toEqual({ x: 5, y: 3 })
    expect(moveBy({ x: 3, y: 3 }, -90, 2)).toEqual({ x: 1, y: 3 })
    expect(moveBy({ x: 3, y: 3 }, 360, 2)).toEqual({ x: 3, y: 1 })
    const at = moveBy({ x: 0, y: 0 }, 60, 2) // half of 2 to the north, 1.732 to the east
    expect(at.x).toBeCloseTo(1.7320508, 6)
    expect(at.y).toBeCloseTo(-1, 10)
  })

  it('takes the shorter way round between two directions', () => {
    expect(angleBetween(350, 20)).toBe(30)
    expect(angleBetween(20, 350)).toBe(30)
    expect(angleBetween(-90, 90)).toBe(180)
    expect(angleBetween(720, 0)).toBe(0)
  })

  it('brings any angle into one turn', () => {
    expect(normal(-30)).toBe(330)
    expect(normal(360)).toBe(0)
    expect(normal(-1e-20)).toBe(0)
  })

  it('returns to the start of a line at 0, its end at 1', () => {
    expect(along({ x: 2, y: 2 }, { x: 4, y: 8 }, 0.5)).toEqual({ x: 3, y: 5 })
    const b = { x: 0.1, y: 0.3 }
    expect(along({ x: 0.7, y: 0.2 }, b, 1)).toBe(b)
  })

  it('arrives where bearing and distance say', () => {
    always(
      fc.property(place, place, (a, b) => {
        const there = moveBy(a, bearing(a, b), distance(a, b))
        expect(distance(there, b)).toBeLessThan(1e-6)
      }),
    )
  })
})

describe('tolerances', () => {
  it('counts the limit itself, and a hundredth of an inch more, as inside', () => {
    expect(isWithin(12, 12)).toBe(true)
    expect(isWithin(12.009, 12)).toBe(true)
    expect(isWithin(12.011, 12)).toBe(false)
  })

  it('calls a twentieth of an inch on either side close', () => {
    expect(isCloseCall(11.96, 12)).toBe(true)
    expect(isCloseCall(12.04, 12)).toBe(true)
    expect(isCloseCall(11.94, 12)).toBe(false)
    expect(isCloseCall(12.06, 12)).toBe(false)
  })
})

describe('arcs', () => {
  const at = { x: 0, y: 0 }

  it('measures the angle off the facing', () => {
    expect(offArc(at, 0, { x: 5, y: 0 })).toBe(90)
    expect(offArc(at, 350, { x: 0, y: -3 })).toBeCloseTo(10, 10)
    expect(offArc(at, 90, { x: -1, y: 0 })).toBe(180)
    expect(offArc(at, 200, at)).toBe(0)
  })

  it('holds a target exactly on the limit and a tenth of a degree beyond it', () => {
    const within45 = (target: Point) => inArc(offArc(at, 0, target), 45)
    expect(within45({ x: 7, y: -7 })).toBe(true)
    expect(within45({ x: -7, y: -7 })).toBe(true)
    expect(within45(moveBy(at, 45.09, 20))).toBe(true)
    expect(within45(moveBy(at, 45.11, 20))).toBe(false)
    expect(within45({ x: 0, y: 7 })).toBe(false)
  })
})
