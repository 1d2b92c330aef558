import { describe, expect, it } from 'vitest'
import { dangerNow } from '../../src/app/battle/danger'
import { preyOf } from '../../src/engine/foresight'
import { sceneNow } from '../../src/app/battle/marks'
import { seenNow } from '../../src/store/selectors'
import { duel } from '../engine/duel'
import type { DuelState } from '../engine/duelState'
import { beginning, laid, seedFor, type Laid } from '../store/table'

const now = ({ store }: Laid) => store.getState()

/** The duel with B's duellists where they are wanted: the second off the table. */
function facing(x: number): { readonly table: Laid; readonly view: DuelState } {
  const table = laid(beginning({}, { seed: seedFor('A') }))
  const view = seenNow(now(table)) as DuelState
  const units = view.units.map(unit =>
    unit.id === 'a1'
      ? { ...unit, at: { x: 2, y: 5 } }
      : unit.id === 'b1'
        ? { ...unit, at: { x, y: 5 } }
        : { ...unit, at: null },
  )
  return { table, view: { ...view, units } }
}

describe('whom an enemy could hit', () => {
  it('is told with the odds of its attack from where it stands', () => {
    // Within 5 inches a hit needs 4 or more, and 5 or 6 kills: a half, and a third of that.
    expect(preyOf(duel, facing(6).view, 'b1')).toEqual([
      expect.objectContaining({
        unit: 'a1',
        threat: expect.objectContaining({
          by: 'b1',
          hit: expect.closeTo(1 / 2),
          destroy: expect.closeTo(1 / 6),
        }),
      }),
    ])
  })

  it('is nobody beyond its range', () => {
    expect(preyOf(duel, facing(13).view, 'b1')).toEqual([])
  })
})

describe('the map of danger', () => {
  it('is drawn while it is asked for, for the chosen unit, by bands', () => {
    const { table } = facing(6)
    table.actions.chooseUnit('a1')
    expect(dangerNow(now(table))).toBe(null)
    table.actions.setTool('danger')
    const drawn = dangerNow(now(table)) ?? []
    const foes = (seenNow(now(table))?.units ?? []).filter(unit => unit.side === 'B' && unit.at)
    expect(foes.length).toBeGreaterThan(0)
    expect(drawn.every(mark => mark.kind === 'danger' || mark.kind === 'pill')).toBe(true)
    expect(sceneNow(now(table))?.marks).toEqual(expect.arrayContaining([...drawn]))
    table.actions.setTool('select')
    expect(sceneNow(now(table))?.marks.some(mark => mark.kind === 'danger')).toBe(false)
  })
})
