import { describe, expect, it } from 'vitest'
import { type Shadow, shadowOn, unhidden } from '../../src/geometry/shadows'
import { isBlockedBy } from '../../src/geometry/sight'

const EYE = { x: 0, y: 0 }
const WEST = { x: -3, y: -6 }
const EAST = { x: 3, y: -6 }
const box = (minX: number, minY: number, maxX: number, maxY: number) => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
]

describe('a shadow on a line', () => {
  it('is thrown by the corners that are seen outermost', () => {
    // From (0, 0) past (1, -2) to (3, -6), and past (-0.5, -2) to (-1.5, -6).
    const thrown = shadowOn(EYE, WEST, EAST, box(-0.5, -3, 1, -2))
    expect(thrown?.whole[0]).toBeCloseTo(0.25, 12)
    expect(thrown?.whole[1]).toBeCloseTo(1, 12)
    const turned = shadowOn(EYE, EAST, WEST, box(-0.5, -3, 1, -2))
    expect(turned?.whole[0]).toBeCloseTo(0, 12)
    expect(turned?.whole[1]).toBeCloseTo(0.75, 12)
  })

  it('has a core that a line of sight runs through and does not graze', () => {
    const outline = box(-0.5, -3, 1, -2)
    const { core } = shadowOn(EYE, WEST, EAST, outline) ?? { core: [0, 0] }
    const to = (t: number) => ({ x: -3 + 6 * t, y: -6 })
    for (const [at, isBlocked] of [
      [core[0] - 1e-6, false],
      [core[0] + 1e-6, true],
      [core[1] - 1e-6, true],
      [core[1] + 1e-6, false],
    ] as const) {
      expect(isBlockedBy(outline, EYE, to(at))).toBe(isBlocked)
    }
  })

  it('is only that of what lies between: not of what is behind the line, behind the eye or beside both', () => {
    for (const away of [box(-1, -9, 1, -6.5), box(-1, 1, 1, 2), box(4, -4, 5, -2)]) {
      expect(shadowOn(EYE, WEST, EAST, away)).toBeNull()
    }
    // Half of it stands behind the line.
    expect(shadowOn(EYE, WEST, EAST, box(0, -7, 1.5, -5))?.whole[1]).toBeCloseTo(0.8, 12)
  })

  it('is none where the outline only touches the line, or is too narrow to stop a look', () => {
    expect(shadowOn(EYE, WEST, EAST, box(-1, -7, 1, -6))).toBeNull()
    expect(shadowOn(EYE, WEST, EAST, box(-1, -7, 1, -5.995))).toBeNull()
    expect(shadowOn(EYE, WEST, EAST, box(0, -4, 0.015, -3.9))).toBeNull()
  })

  it('is none on a line that is seen from its end, or has no length', () => {
    expect(shadowOn(EYE, { x: 0, y: -3 }, { x: 0, y: -6 }, box(-1, -2, 1, -1))).toBeNull()
    expect(shadowOn(EYE, WEST, WEST, box(-1, -2, 1, -1))).toBeNull()
  })
})

describe('what is left of a line', () => {
  const dark = (from: number, to: number, graze = 0): Shadow => ({
    whole: [from, to],
    core: [from + graze, to - graze],
  })

  it('is what no shadow hides, whatever their order and however they overlap', () => {
    expect(unhidden([])).toEqual([[0, 1]])
    expect(unhidden([dark(0.5, 0.7), dark(0.1, 0.3), dark(0.2, 0.4)])).toEqual([
      [0, 0.1],
      [0.4, 0.5],
      [0.7, 1],
    ])
    expect(unhidden([dark(-1, 2)])).toEqual([])
  })

  it('is a little more beside a shadow, but nothing between two that meet', () => {
    expect(unhidden([dark(0.25, 0.5, 0.125)])).toEqual([
      [0, 0.375],
      [0.375, 1],
    ])
    expect(unhidden([dark(0.25, 0.5, 0.0625), dark(0.5, 0.75, 0.0625)])).toEqual([
      [0, 0.3125],
      [0.6875, 1],
    ])
  })
})
