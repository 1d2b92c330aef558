import * as fc from 'fast-check'
import type { Point, Polygon } from '../../src/geometry/point'

/**
 * Holds a property to be true of all examples tried. A counterexample is shown as it was found, with its seed: making
 * it smaller goes through numbers of every size and can take minutes.
 */
export function always<Ts>(property: fc.IPropertyWithHooks<Ts>, runs = 100): void {
  fc.assert(property, { endOnFailure: true, numRuns: runs })
}

/** Numbers with an end, for coordinates in inches. */
export function inches(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
}

export function placeIn(width: number, height: number): fc.Arbitrary<Point> {
  return fc.record({ x: inches(0, width), y: inches(0, height) })
}

/** An outline around a middle, one corner in each of several directions, seldom convex. */
export function blobIn(width: number, height: number, size = 4): fc.Arbitrary<Polygon> {
  return fc
    .tuple(placeIn(width, height), fc.array(inches(size / 4, size), { minLength: 3, maxLength: 12 }))
    .map(([at, radii]) =>
      radii.map((radius, i) => {
        const angle = (i / radii.length) * 2 * Math.PI
        return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
      }),
    )
}

export function box(x: number, y: number, width: number, height: number): Polygon {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** A board turned over, left for right, about its middle line. */
export function mirrored(p: Point, width: number): Point {
  return { x: width - p.x, y: p.y }
}

/** A board turned by some degrees about the origin. */
export function turned(p: Point, degrees: number): Point {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  return { x: p.x * c - p.y * s, y: p.x * s + p.y * c }
}
