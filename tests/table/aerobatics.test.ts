import { describe, expect, it } from 'vitest'
import { fallAt, headingAlong, STRIKES } from '../../src/table/aerobatics'

describe('a fall', () => {
  it('begins where the aircraft flew and ends where its shadow lies', () => {
    const [from, ground] = [
      { x: 100, y: 80 },
      { x: 140, y: 130 },
    ]
    expect(fallAt(from, ground, 0)).toEqual({ at: from, turned: 0, size: 1 })
    const last = fallAt(from, ground, STRIKES)
    expect(last.at.x).toBeCloseTo(140)
    expect(last.at.y).toBeCloseTo(130)
    expect(last.size).toBeLessThan(0.5)
    expect(fallAt(from, ground, 1)).toEqual(last)
  })
})

describe('the heading along a path', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 0, y: -10 },
    { x: 10, y: -10 },
  ]
  it('is that of the leg it is on', () => {
    expect(headingAlong(path, 0.2)).toBe(0)
    expect(headingAlong(path, 0.9)).toBe(90)
  })
  it('is none where nothing moves', () => {
    expect(headingAlong([{ x: 0, y: 0 }], 0.5)).toBeNull()
    expect(headingAlong([], 0)).toBeNull()
  })
})
