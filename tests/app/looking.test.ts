import { afterEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../src/app/battle/handle'
import { revealTarget } from '../../src/app/battle/looking'
import type { Session } from '../../src/store/sessionState'
import * as selectors from '../../src/store/selectors'
import type { TableHandle } from '../../src/table/props'

/** A table of 390 by 400 pixels, ten of them to a board unit, and a target in question at a place. */
function look(x: number, y: number, review = false) {
  const reveal = vi.fn()
  table.current = {
    element: { clientWidth: 390, clientHeight: 400 },
    screenOf: (at: { x: number; y: number }) => ({ x: at.x * 10, y: at.y * 10 }),
    reveal,
  } as unknown as TableHandle
  vi.spyOn(selectors, 'chosenOption').mockReturnValue({
    action: { type: 'x' },
    label: 'x',
    at: { x, y },
  })
  vi.spyOn(selectors, 'seenNow').mockReturnValue({ units: [] } as never)
  revealTarget({ review } as unknown as Session)
  return reveal
}

describe('a target whose odds are shown', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    table.current = null
  })

  it('is brought into sight from beyond the edge of the screen', () => {
    expect(look(50, 20)).toHaveBeenCalledWith({ x: 50, y: 20 })
    expect(look(20, -3)).toHaveBeenCalledWith({ x: 20, y: -3 })
  })

  it('stays where it is while it is seen, so that a second press meets it', () => {
    expect(look(38, 39)).not.toHaveBeenCalled()
  })

  it('moves nothing while a past moment is looked at', () => {
    expect(look(50, 20, true)).not.toHaveBeenCalled()
  })
})
