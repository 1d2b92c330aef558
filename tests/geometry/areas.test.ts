import { describe, expect, it } from 'vitest'
import { areaWhere, isInArea } from '../../src/geometry/areas'
import { distance } from '../../src/geometry/point'
import { bounds } from '../../src/geometry/polygons'
import { box } from './shapes'

const middle = { x: 10, y: 10 }
const table = { minX: 0, minY: 0, maxX: 20, maxY: 20.1 }

describe('an area drawn from what holds in it', () => {
  it('is a ring with a hole, each edge where it is', () => {
    const ring = areaWhere(table, 0.5, p => distance(p, middle) <= 6 && distance(p, middle) >= 2)
    expect(ring).toHaveLength(2)
    for (const outline of ring) {
      const radius = Math.round(distance(outline[0] ?? middle, middle))
      expect([2, 6]).toContain(radius)
      for (const p of outline) expect(distance(p, middle)).toBeCloseTo(radius, 1)
    }
    expect(isInArea(ring, { x: 10, y: 14 })).toBe(true)
    expect(isInArea(ring, { x: 10, y: 11 })).toBe(false)
    expect(isInArea(ring, { x: 10, y: 17 })).toBe(false)
  })

  it('ends with its box, also where the last cell is a narrow one', () => {
    expect(areaWhere(table, 0.25, () => true).map(bounds)).toEqual([table])
    expect(areaWhere(table, 0.25, ({ y }) => y > 20)).toHaveLength(1)
  })

  it('is empty where nothing holds, and of an empty box', () => {
    expect(areaWhere(table, 1, () => false)).toEqual([])
    expect(areaWhere(bounds([]), 1, () => true)).toEqual([])
  })

  it('counts what lies in a hole as outside, and an island in it as inside', () => {
    const island = [box(0, 0, 9, 9), box(2, 2, 5, 5), box(4, 4, 1, 1)]
    expect([1, 3, 4.5, 8, 12].map(x => isInArea(island, { x, y: x }))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })
})
