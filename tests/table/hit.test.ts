import { describe, expect, it } from 'vitest'
import type { Token } from '../../src/engine/scene'
import { along } from '../../src/table/effects'
import { gap, handlePlace, tokenAt } from '../../src/table/hit'
import { measured } from '../../src/table/measure'

const token = (id: string, x: number, y: number, facing = 0, shape: Token['shape'] = 'base'): Token => ({
  id,
  side: 'A',
  at: { x, y },
  facing,
  width: 2,
  depth: 1,
  shape,
  silhouette: 'tank',
  paint: 'olive',
  name: id,
  chips: [],
  spent: false,
})

describe('what lies under a pointer', () => {
  it('measures from the footprint as it is turned', () => {
    expect(gap(token('a', 0, 0), { x: 1.5, y: 0 })).toBeCloseTo(0.5, 9)
    expect(gap(token('a', 0, 0, 90), { x: 1.5, y: 0 })).toBeCloseTo(1, 9)
    expect(gap(token('a', 0, 0, 90), { x: 0.4, y: 0.9 })).toBe(0)
  })

  it('takes the token on top, or the nearest within reach', () => {
    const tokens = [token('a', 0, 0), token('b', 0.5, 0), token('c', 6, 0)]
    expect(tokenAt(tokens, { x: 0.2, y: 0 }, 0.3)).toBe('b')
    expect(tokenAt(tokens, { x: 4.8, y: 0 }, 0.3)).toBe('c')
    expect(tokenAt(tokens, { x: 3.5, y: 0 }, 0.3)).toBe(null)
  })

  it('puts the knob before the front edge', () => {
    const place = handlePlace(token('a', 5, 5, 90), 0.5)
    expect(place.x).toBeCloseTo(6, 9)
    expect(place.y).toBeCloseTo(5, 9)
  })
})

describe('along a path', () => {
  it('goes by length, not by legs', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
    ]
    expect(along(path, 0.5)).toEqual({ x: 2, y: 0 })
    expect(along(path, 1)).toEqual({ x: 3, y: 1 })
    expect(along([], 0.5)).toBe(null)
  })

  it('says the length measured in inches with one decimal', () => {
    const marks = measured(
      [
        { x: 0, y: 0 },
        { x: 3, y: 4 },
        { x: 3, y: 5.25 },
      ],
      { kind: 'inches', width: 48, height: 36 },
    )
    expect(marks.at(-1)).toMatchObject({ kind: 'pill', text: '6.3″', at: { x: 3, y: 5.25 } })
  })
})
