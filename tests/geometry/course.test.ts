import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInArea } from '../../src/geometry/areas'
import { courseSectors, courseTo, lengthOfCourse, posesOf, turnTo } from '../../src/geometry/course'
import { distance, moveBy } from '../../src/geometry/point'

const HANDLING = { straight: 1, pivot: 45 }
const START = { at: { x: 10, y: 10 }, facing: 0, run: 0 }

describe('courses', () => {
  it('go straight and pivot at the end of each leg', () => {
    const poses = posesOf(START, [
      { ahead: 2, turn: 45 },
      { ahead: Math.SQRT2, turn: 0 },
    ])
    expect(poses[0]).toEqual({ at: { x: 10, y: 8 }, facing: 45, run: 0 })
    expect(poses[1]?.at.x).toBeCloseTo(11)
    expect(poses[1]?.at.y).toBeCloseTo(7)
    expect(poses[1]?.run).toBeCloseTo(Math.SQRT2)
  })

  it('turn the shorter way', () => {
    expect([turnTo(350, 10), turnTo(10, 350), turnTo(0, 180)]).toEqual([20, -20, 180])
  })

  it('lead straight to what lies ahead, and bend once towards what does not', () => {
    expect(courseTo(START, { x: 10, y: 6 }, HANDLING, 6)).toEqual([{ ahead: 4, turn: 0 }])
    const legs = courseTo(START, { x: 12, y: 7 }, HANDLING, 6)
    expect(legs?.map(({ ahead }) => ahead)[0]).toBe(1)
    expect(legs?.[0]?.turn).toBeCloseTo(45)
  })

  it('do not lead to what is too near to turn to, behind, or too far', () => {
    expect(courseTo(START, { x: 10.5, y: 9.5 }, HANDLING, 6)).toBeNull()
    expect(courseTo(START, { x: 10, y: 13 }, HANDLING, 6)).toBeNull()
    expect(courseTo(START, { x: 10, y: 3 }, HANDLING, 6)).toBeNull()
  })

  const place = fc.record({
    off: fc.double({ min: -179, max: 179, noNaN: true }),
    far: fc.double({ min: 0.1, max: 7, noNaN: true }),
  })

  it('pivot no sooner and no sharper than they may, and end where they are to', () => {
    fc.assert(
      fc.property(place, ({ off, far }) => {
        const to = moveBy(START.at, off, far)
        const legs = courseTo(START, to, HANDLING, 6)
        if (!legs) return
        // What lies less than a hundredth of a degree off the bow is straight ahead: over 7 inches that is 0.0013.
        expect(distance(posesOf(START, legs).at(-1)?.at ?? START.at, to)).toBeLessThan(0.0013)
        expect(lengthOfCourse(legs)).toBeLessThanOrEqual(6 + 1e-5)
        for (const { ahead, turn } of legs) {
          expect(Math.abs(turn)).toBeLessThanOrEqual(45)
          expect(turn === 0 || ahead >= 1 - 1e-9).toBe(true)
        }
      }),
    )
  })

  it('lead to what lies in their sectors, and to nothing else', () => {
    const sectors = courseSectors(START, HANDLING, 6, 0.2)
    fc.assert(
      fc.property(place, ({ off, far }) => {
        const to = moveBy(START.at, off, far)
        const near = [0.15, -0.15].flatMap(by => [
          { x: to.x + by, y: to.y },
          { x: to.x, y: to.y + by },
        ])
        const inside = near.map(each => isInArea(sectors, each))
        // Near a rim it may be either.
        const leads = courseTo(START, to, HANDLING, 6) !== null
        expect(leads || !inside.every(Boolean)).toBe(true)
        expect(!leads || inside.some(Boolean) || isInArea(sectors, to)).toBe(true)
      }),
    )
  })
})
