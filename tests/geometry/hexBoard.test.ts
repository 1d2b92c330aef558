import { describe, expect, it } from 'vitest'
import { bordersOf, outlineOf, sizeOf } from '../../src/geometry/hexBoard'
import { neighbour, ring } from '../../src/geometry/hexes'

const BOARD = { kind: 'hexes', columns: 20, rows: 20, size: 1, ...sizeOf(20, 20, 1) } as const
const HEX = { q: 6, r: 4 }

describe('borders of a patch of hexes', () => {
  it('of one hex are its six sides', () => {
    const [border, ...more] = bordersOf(BOARD, [HEX])
    expect(more).toEqual([])
    expect(border).toHaveLength(6)
    expect(border).toEqual(expect.arrayContaining([...outlineOf(BOARD, HEX)]))
  })
  it('of two side by side leave out the side between them', () => {
    expect(bordersOf(BOARD, [HEX, neighbour(HEX, 1)]).map(each => each.length)).toEqual([10])
  })
  it('of two that are apart are two', () => {
    expect(bordersOf(BOARD, [HEX, { q: 10, r: 4 }]).map(each => each.length)).toEqual([6, 6])
  })
  it('go about a hole too', () => {
    const borders = bordersOf(BOARD, ring(HEX, 1))
    expect(borders.map(each => each.length).toSorted((a, b) => a - b)).toEqual([6, 18])
  })
  it('of none are none', () => {
    expect(bordersOf(BOARD, [])).toEqual([])
  })
})
