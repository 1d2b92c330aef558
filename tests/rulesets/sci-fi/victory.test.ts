import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { type AnyAction, at, battle, tableOf, unit } from '../tactical/table'

const t = tableOf(ruleset)

describe('who wins where a scenario names nothing to be won', () => {
  const ended = (lost: readonly string[], sides: readonly (readonly [string, 'A' | 'B'])[]) => {
    const units = sides.map(([id, side], i) =>
      lost.includes(id)
        ? unit(id, side, 'infantry', null, 0, { status: 'Destroyed' })
        : unit(id, side, 'infantry', at(4 + i * 3, side === 'A' ? 33 : 3)),
    )
    const state = { ...battle('rally', units, { turn: 12 }), toAct: ['B' as const] }
    return t.force(state, { type: 'end' })
  }
  const THREE = [
    ['a1', 'A'],
    ['a2', 'A'],
    ['b1', 'B'],
    ['b2', 'B'],
    ['b3', 'B'],
  ] as const

  it('is who has lost the smaller share of his units when the last turn is over [sci-fi-R46]', () => {
    const one = ended(['a1', 'b1'], THREE)
    expect(one.state.result).toMatchObject({ winner: 'B', why: { code: 'won-on-losses' } })
    expect(one.told.at(-1)).toBe('Germans win: 33 percent of their units are lost, of Allies 50 percent.')
    expect(ended(['b1'], THREE).state.result?.winner).toBe('A')
  })

  it('is nobody with equal shares [sci-fi-R46]', () => {
    expect(ended([], THREE).state.result).toMatchObject({ winner: null })
    const even = [...THREE, ['a3', 'A'], ['a4', 'A'], ['b4', 'B']] as const
    expect(ended(['a1', 'b1'], even).state.result).toMatchObject({
      winner: null,
      why: { code: 'draw-on-losses' },
    })
  })

  it('is the other at once where a side has no units left, or concedes [sci-fi-R46]', () => {
    const gone = ended(['a1', 'a2'], THREE)
    expect(gone.state.result).toMatchObject({ winner: 'B', why: { code: 'won-by-destruction' } })
    const state = battle('A moves', [
      unit('a', 'A', 'infantry', at(9, 9)),
      unit('b', 'B', 'infantry', at(30, 30)),
    ])
    expect(t.play(state, { type: 'concede', side: 'A' }).state.result?.winner).toBe('B')
  })
})

describe('what both players see', () => {
  it('is every unit, hidden or not: concealment only forbids direct fire [sci-fi-R60]', () => {
    const state = battle(
      'B fires',
      [unit('a', 'A', 'infantry', at(20, 30)), unit('b', 'B', 'infantry', at(20, 23))],
      {
        ground: [
          { id: 'wood', kind: 'wood', shape: { area: [at(18, 28), at(22, 28), at(22, 32), at(18, 32)] } },
        ],
      },
    )
    const fire: AnyAction = { type: 'fire', unit: 'b', target: 'a', weapon: 'infantry' }
    expect(t.refusalCodes(state, fire)).toEqual(['hidden'])
    for (const viewer of ['A', 'B', 'public'] as const) {
      expect(ruleset.view(state, viewer).units).toEqual(state.units)
    }
  })
})
