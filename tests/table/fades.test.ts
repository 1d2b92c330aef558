import { describe, expect, it } from 'vitest'
import { createFades, FADE_MS, type Pace } from '../../src/table/fades'

/** A clock that is set by hand, and the frames that wait for it. */
function slowly() {
  let time = 1000
  let waiting: (() => void)[] = []
  const pace: Pace = { now: () => time, frame: step => waiting.push(step) }
  let drawn = 0
  const fades = createFades(() => drawn++, pace)
  const pass = (ms: number) => {
    time += ms
    const due = waiting
    waiting = []
    for (const step of due) step()
  }
  return { fades, pass, drawn: () => drawn, waiting: () => waiting.length }
}

describe('what is new on the table', () => {
  it('comes up within 120 ms and then rests', () => {
    const { fades, pass, drawn, waiting } = slowly()
    fades.see(['ring'], false)
    expect(fades.share('ring')).toBe(0)
    pass(60)
    expect(fades.share('ring')).toBe(0.5)
    pass(FADE_MS - 60)
    expect(fades.share('ring')).toBe(1)
    expect(drawn()).toBe(2)
    expect(waiting()).toBe(0)
  })

  it('does not come again while it stays, and comes again when it was away', () => {
    const { fades, pass } = slowly()
    fades.see(['ring'], false)
    pass(200)
    fades.see(['ring', 'arc'], false)
    expect([fades.share('ring'), fades.share('arc')]).toEqual([1, 0])
    fades.see(['arc'], false)
    fades.see(['ring', 'arc'], false)
    expect(fades.share('ring')).toBe(0)
  })

  it('is there at once where nothing may move', () => {
    const { fades, waiting } = slowly()
    fades.see(['ring'], true)
    expect(fades.share('ring')).toBe(1)
    expect(waiting()).toBe(0)
  })
})
