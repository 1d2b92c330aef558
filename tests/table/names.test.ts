import { describe, expect, it } from 'vitest'
import { withRoom } from '../../src/table/names'

const name = (text: string, x: number, y: number) => ({ text, at: { x, y } })

describe('names of pieces', () => {
  it('are all written where they have room', () => {
    const wanted = [name('I Legion', 100, 50), name('II Legion', 170, 50), name('Velites', 100, 80)]
    expect(withRoom(wanted)).toEqual(wanted)
  })

  it('give way to those that come first', () => {
    expect(withRoom([name('Cretan archers', 100, 50), name('Balearic slingers', 130, 55)])).toEqual([
      name('Cretan archers', 100, 50),
    ])
  })

  it('are cut at their comma before they are left out', () => {
    expect(withRoom([name('Elephants', 100, 50), name('Veterans, Hannibal', 160, 50)])).toEqual([
      name('Elephants', 100, 50),
      name('Veterans', 160, 50),
    ])
  })
})
