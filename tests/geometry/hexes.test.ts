import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centre,
  facingTo,
  fromPlace,
  HEX_FACINGS,
  hexAt,
  hexDistance,
  hexLabel,
  hexLine,
  hexOfLabel,
  hexOutline,
  inLine,
  neighbour,
  onBoard,
  ring,
  toPlace,
  turn,
} from '../../src/geometry/hexes'
import { bearing, distance } from '../../src/geometry/point'
import { contains } from '../../src/geometry/polygons'
import { always } from './shapes'

const axis = fc.integer({ min: -40, max: 40 })
const hex = fc.record({ q: axis, r: axis })
const facing = fc.constantFrom(...HEX_FACINGS)

describe('hexes', () => {
  it('has its neighbours at 0, 60, 120, 180, 240 and 300 degrees', () => {
    const at = { q: 3, r: 2 }
    for (const side of HEX_FACINGS) {
      const apart = bearing(centre(at, 2), centre(neighbour(at, side), 2))
      expect(Math.min(Math.abs(apart - side * 60), Math.abs(apart - 360))).toBeLessThan(1e-9)
    }
  })

  it('has middles the root of 3 times its size apart', () => {
    for (const side of HEX_FACINGS) {
      expect(distance(centre({ q: 0, r: 0 }, 2), centre(neighbour({ q: 0, r: 0 }, side), 2))).toBeCloseTo(
        2 * Math.sqrt(3),
        10,
      )
    }
    expect(centre({ q: 2, r: -1 }, 1)).toEqual({ x: 3, y: 0 })
  })

  it('counts steps', () => {
    expect(hexDistance({ q: 0, r: 0 }, { q: 3, r: 0 })).toBe(3)
    expect(hexDistance({ q: 0, r: 0 }, { q: 2, r: 2 })).toBe(4)
    expect(hexDistance({ q: 0, r: 0 }, { q: 2, r: -2 })).toBe(2)
    expect(hexDistance({ q: -1, r: 3 }, { q: 4, r: -1 })).toBe(5)
  })

  it('turns a facing either way round', () => {
    expect(turn(5, 1)).toBe(0)
    expect(turn(0, -1)).toBe(5)
    expect(turn(2, 12)).toBe(2)
  })

  it('goes straight ahead and finds the way back', () => {
    expect(inLine({ q: 1, r: 1 }, 1, 3)).toEqual([
      { q: 2, r: 0 },
      { q: 3, r: -1 },
      { q: 4, r: -2 },
    ])
    expect(facingTo({ q: 1, r: 1 }, { q: 4, r: -2 })).toBe(1)
    expect(facingTo({ q: 0, r: 0 }, { q: 1, r: 1 })).toBeNull()
    expect(facingTo({ q: 2, r: 2 }, { q: 2, r: 2 })).toBeNull()
    always(
      fc.property(hex, facing, fc.integer({ min: 1, max: 30 }), (h, side, n) => {
        const last = inLine(h, side, n).at(-1)!
        expect(hexDistance(h, last)).toBe(n)
        expect(facingTo(h, last)).toBe(side)
        expect(facingTo(last, h)).toBe(turn(side, 3))
      }),
    )
  })

  it('draws lines of one hex a step, the same from both ends', () => {
    always(
      fc.property(hex, hex, (a, b) => {
        const line = hexLine(a, b)
        expect(line.length).toBe(hexDistance(a, b) + 1)
        expect(line[0]).toEqual(a)
        expect(line.at(-1)).toEqual(b)
        for (const [i, h] of line.slice(1).entries()) expect(hexDistance(line[i]!, h)).toBe(1)
        expect(hexLine(b, a)).toEqual(line.toReversed())
      }),
    )
  })

  it('puts rings of six times n hexes around one another', () => {
    expect(ring({ q: 5, r: 5 }, 0)).toEqual([{ q: 5, r: 5 }])
    expect(ring({ q: 0, r: 0 }, 1)).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ])
    for (let n = 1; n <= 5; n++) {
      const found = ring({ q: 2, r: -1 }, n)
      expect(new Set(found.map(hexLabel)).size).toBe(6 * n)
      expect(found.every(h => hexDistance(h, { q: 2, r: -1 }) === n)).toBe(true)
    }
  })

  it('comes back from its place and its middle', () => {
    always(
      fc.property(hex, fc.double({ min: 0.2, max: 5, noNaN: true }), (h, size) => {
        expect(fromPlace(toPlace(h))).toEqual(h)
        expect(hexAt(centre(h, size), size)).toEqual(h)
      }),
    )
  })

  it('is numbered by column and row, odd columns half a hex to the south', () => {
    expect(hexLabel(fromPlace({ column: 2, row: 3 }))).toBe('0304')
    expect(hexOfLabel('0304')).toEqual({ q: 2, r: 2 })
    expect(hexLabel(hexOfLabel('1209'))).toBe('1209')
    expect(() => hexOfLabel('A1')).toThrow('A1')
    const even = centre(fromPlace({ column: 0, row: 0 }), 1)
    const odd = centre(fromPlace({ column: 1, row: 0 }), 1)
    expect(odd.y - even.y).toBeCloseTo(Math.sqrt(3) / 2, 10)
  })

  it('holds the places of its outline, and its corners are its size from the middle', () => {
    const outline = hexOutline({ q: 1, r: 2 }, 1.5)
    const middle = centre({ q: 1, r: 2 }, 1.5)
    for (const corner of outline) expect(distance(corner, middle)).toBeCloseTo(1.5, 10)
    always(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (x, y) => {
          expect(contains(hexOutline(hexAt({ x, y }, 1.5), 1.5), { x, y })).toBe(true)
        },
      ),
    )
  })
})

describe('a hex board', () => {
  it('ends at its last column and row', () => {
    expect(onBoard(hexOfLabel('0101'), 20, 15)).toBe(true)
    expect(onBoard(hexOfLabel('2015'), 20, 15)).toBe(true)
    expect(onBoard(hexOfLabel('2115'), 20, 15)).toBe(false)
    expect(onBoard({ q: -1, r: 0 }, 20, 15)).toBe(false)
  })
})
