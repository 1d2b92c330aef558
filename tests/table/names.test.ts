import { describe, expect, it } from 'vitest'
import { type Covered, coverOf, withRoom } from '../../src/table/names'

/** A name under a base of 40 by 40 pixels whose middle is 25 above. */
const name = (text: string, x: number, y: number) => ({
  text,
  of: text,
  at: { x, y },
  beside: { x, away: 24, y: y - 32 },
})
const base = (of: string, x: number, y: number): Covered => ({
  of,
  left: x - 20,
  right: x + 20,
  top: y - 20,
  bottom: y + 20,
})
const places = (...args: Parameters<typeof withRoom>) =>
  withRoom(...args).map(({ text, at }) => [text, Math.round(at.x), Math.round(at.y)])

describe('names of pieces', () => {
  it('are all written under their bases where they have room', () => {
    const wanted = [name('I Legion', 100, 50), name('II Legion', 170, 50), name('Velites', 100, 80)]
    expect(places(wanted, [])).toEqual([
      ['I Legion', 100, 50],
      ['II Legion', 170, 50],
      ['Velites', 100, 80],
    ])
  })

  it('cover what they are drawn on: as much above their place as below it', () => {
    const { x, y, w, h } = coverOf({ of: 'a', text: 'Velites', at: { x: 100, y: 50 } })
    expect([x + w / 2, y + h / 2]).toEqual([100, 50])
    // Seven letters of 12.5 pixels in a narrow face, with their halo.
    expect(w).toBeGreaterThan(40)
    expect(h).toBeGreaterThanOrEqual(13)
  })

  it('stand beside their base where another base or name is under it', () => {
    // 'Elephants' is about 53 pixels wide: to the right it begins 24 pixels from the middle of its base.
    const wanted = [name('Elephants', 100, 50)]
    expect(places(wanted, [base('Elephants', 100, 25), base('Velites', 100, 66)])).toEqual([
      ['Elephants', 151, 18],
    ])
    expect(places(wanted, [base('Velites', 100, 66), base('Triarii', 150, 25)])).toEqual([
      ['Elephants', 49, 18],
    ])
    expect(places([name('Velites', 100, 50), ...wanted], [])).toEqual([
      ['Velites', 100, 50],
      ['Elephants', 151, 18],
    ])
  })

  it('lie on a base only where they are asked for', () => {
    const round = [base('a', 100, 66), base('b', 150, 25), base('c', 50, 25)]
    expect(places([name('Elephants', 100, 50)], round)).toEqual([])
    expect(places([{ ...name('Elephants', 100, 50), needed: true }], round)).toEqual([['Elephants', 100, 50]])
  })

  it('are cut at their comma, and left out where even that has no room', () => {
    const wanted = [name('Elephants', 100, 50), name('Veterans, Hannibal', 160, 50)]
    const round = [base('a', 210, 25), base('b', 110, 25)]
    expect(places(wanted, round)).toEqual([
      ['Elephants', 100, 50],
      ['Veterans', 160, 50],
    ])
    const closed = [base('a', 180, 25), base('b', 70, 25)]
    expect(places([name('Elephants', 100, 50), name('Cretan archers', 125, 55)], closed)).toEqual([
      ['Elephants', 100, 50],
    ])
  })
})
