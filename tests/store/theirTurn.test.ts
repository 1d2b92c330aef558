import { describe, expect, it } from 'vitest'
import { sceneNow } from '../../src/app/battle/marks'
import { stepsShown, theirTurnNow } from '../../src/store/theirTurn'
import { beginning, laid, seedFor, type Laid } from './table'

const step = (unit: string, x: number, y: number) => ({ type: 'step', unit, to: { x, y } })
const shoot = (unit: string, target: string) => ({ type: 'shoot', unit, target })
const END = { type: 'end' }

const now = ({ store }: Laid) => store.getState()
const told = (table: Laid) =>
  theirTurnNow(now(table))?.deeds.map(({ number, kind, step: at, entry }) => [
    number,
    kind,
    at,
    entry.units[0],
  ])

/** A ends its turn without an act; B moves b1 and shoots with it, and ends. */
function afterTheirTurn(): Laid {
  const table = laid(beginning({}, { seed: seedFor('A') }))
  const b1 = now(table).battle?.opening.state.units.find(({ id }) => id === 'b1')?.at
  if (!b1) throw new Error('b1 is not on the table.')
  for (const action of [END, step('b1', b1.x - 1, b1.y), shoot('b1', 'a1'), END]) {
    expect(table.actions.perform(action)).toBe(true)
  }
  return table
}

describe("the other side's turn", () => {
  it('tells its moves and attacks in order, with the steps that they belong to', () => {
    expect(told(afterTheirTurn())).toEqual([
      [1, 'move', 2, 'b1'],
      [2, 'attack', 3, 'b1'],
    ])
  })

  it('is nothing to tell before it has had one', () => {
    expect(theirTurnNow(now(laid(beginning({}, { seed: seedFor('A') }))))).toBe(null)
  })

  it('stays on the table until something is done, and is told on request afterwards', () => {
    const table = afterTheirTurn()
    const arrows = () => sceneNow(now(table))?.marks.filter(({ kind }) => kind === 'arrow').length
    expect(theirTurnNow(now(table))?.fresh).toBe(true)
    expect(arrows()).toBe(2)
    table.actions.putAway()
    expect(arrows()).toBe(0)
    table.actions.putAway()
    const a1 = now(table).battle?.opening.state.units.find(({ id }) => id === 'a1')?.at
    table.actions.perform(step('a1', (a1?.x ?? 0) + 1, a1?.y ?? 0))
    expect(theirTurnNow(now(table))?.fresh).toBe(false)
    expect(arrows()).toBe(0)
    expect(told(table)).toHaveLength(2)
  })

  it('is gone through deed by deed, and left as the battle stands', () => {
    const table = afterTheirTurn()
    const place = () => sceneNow(now(table))?.tokens.find(({ id }) => id === 'b1')?.at.x
    const stands = place() ?? 0
    table.actions.review(0, false)
    expect(stepsShown(now(table))).toBe(1)
    expect(place()).toBeCloseTo(stands + 1)
    table.actions.review(1, false)
    expect(place()).toBeCloseTo(stands)
    table.actions.review(7, true)
    expect(now(table).review).toEqual({ at: 2, runs: false })
    table.actions.closeReview()
    expect(stepsShown(now(table))).toBe(now(table).battle?.cursor)
  })

  it('is gone as soon as somebody is chosen or something is done', () => {
    const table = afterTheirTurn()
    table.actions.review(1, false)
    table.actions.chooseUnit('a1')
    expect(now(table).review).toBe(null)
    table.actions.review(1, false)
    table.actions.perform(END)
    expect(now(table).review).toBe(null)
  })
})
