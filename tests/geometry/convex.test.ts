import { expect, it } from 'vitest'
import { isConvex } from '../../src/geometry/convex'
import type { Polygon } from '../../src/geometry/point'

/** Corners on a circle of 2 inches, every `step`th of `count`. */
const star = (count: number, step: number): Polygon =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at * step) / count
    return { x: 5 + 2 * Math.sin(angle), y: 5 - 2 * Math.cos(angle) }
  })

it('takes outlines that bend one way and go round once, either way round, with corners in line', () => {
  for (const corners of [3, 4, 5, 6, 12]) {
    expect(isConvex(star(corners, 1))).toBe(true)
    expect(isConvex(star(corners, 1).toReversed())).toBe(true)
  }
  const square: Polygon = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ]
  expect(isConvex(square)).toBe(true)
  expect(isConvex(square.toReversed())).toBe(true)
})

it('refuses what bends both ways, and what goes round twice while bending one way', () => {
  const notch: Polygon = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 2, y: 1 },
    { x: 0, y: 4 },
  ]
  expect(isConvex(notch)).toBe(false)
  expect(isConvex(notch.toReversed())).toBe(false)
  expect(isConvex(star(5, 2))).toBe(false)
  expect(isConvex(star(5, 3))).toBe(false)
})
