import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellAt,
  cellCentre,
  cellDistance4,
  cellDistance8,
  cellLabel,
  cellOfLabel,
  cellOutline,
  neighbours4,
  neighbours8,
} from '../../src/geometry/squares'
import { zoneAt, zonesApart } from '../../src/geometry/zones'
import { always } from './shapes'

const origin = { x: 2, y: 1 }
const count = fc.integer({ min: 0, max: 900 })
const cell = fc.record({ column: count, row: count })

describe('squares', () => {
  it('is found from a place, its western and northern sides included', () => {
    expect(cellAt({ x: 2, y: 1 }, origin, 3)).toEqual({ column: 0, row: 0 })
    expect(cellAt({ x: 4.9, y: 4 }, origin, 3)).toEqual({ column: 0, row: 1 })
    expect(cellAt({ x: 1.9, y: 1 }, origin, 3)).toEqual({ column: -1, row: 0 })
  })

  it('has its middle and corners where the grid puts them', () => {
    expect(cellCentre({ column: 1, row: 2 }, origin, 3)).toEqual({ x: 6.5, y: 8.5 })
    expect(cellOutline({ column: 1, row: 2 }, origin, 3)).toEqual([
      { x: 5, y: 7 },
      { x: 8, y: 7 },
      { x: 8, y: 10 },
      { x: 5, y: 10 },
    ])
  })

  it('has four neighbours across sides and four more across corners', () => {
    expect(neighbours4({ column: 4, row: 4 }).map(cellLabel)).toEqual(['E4', 'F5', 'E6', 'D5'])
    expect(neighbours8({ column: 4, row: 4 }).map(cellLabel)).toEqual([
      'E4',
      'F4',
      'F5',
      'F6',
      'E6',
      'D6',
      'D5',
      'D4',
    ])
  })

  it('counts steps with and without corners', () => {
    expect(cellDistance8({ column: 0, row: 0 }, { column: 3, row: 5 })).toBe(5)
    expect(cellDistance4({ column: 0, row: 0 }, { column: 3, row: 5 })).toBe(8)
  })

  it('is named by letter and number', () => {
    expect(cellLabel({ column: 3, row: 4 })).toBe('D5')
    expect(cellLabel({ column: 25, row: 0 })).toBe('Z1')
    expect(cellLabel({ column: 26, row: 0 })).toBe('AA1')
    expect(cellOfLabel('D5')).toEqual({ column: 3, row: 4 })
    expect(() => cellOfLabel('5D')).toThrow('5D')
    always(
      fc.property(cell, c => {
        expect(cellOfLabel(cellLabel(c))).toEqual(c)
        expect(cellAt(cellCentre(c, origin, 3), origin, 3)).toEqual(c)
      }),
    )
  })
})

describe('zones', () => {
  const zones = [
    { from: 0, to: 10 },
    { from: 10, to: 14 },
    { from: 14, to: 20 },
  ]

  it('gives a border to the zone that begins there and the end to the last', () => {
    expect(zoneAt(0, zones)).toBe(0)
    expect(zoneAt(9.99, zones)).toBe(0)
    expect(zoneAt(10, zones)).toBe(1)
    expect(zoneAt(20, zones)).toBe(2)
    expect(zoneAt(20.1, zones)).toBeNull()
    expect(zoneAt(-0.1, zones)).toBeNull()
  })

  it('counts the borders between two', () => {
    expect(zonesApart(0, 2)).toBe(2)
    expect(zonesApart(1, 1)).toBe(0)
  })
})
