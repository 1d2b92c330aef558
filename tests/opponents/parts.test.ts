import { describe, expect, it } from 'vitest'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import { shareStructure } from '../../src/opponents/shareStructure'
import { judge } from '../../src/opponents/judge'
import { whim } from '../../src/opponents/stream'
import { NO_BATTLES, counted, rateOf } from '../../src/opponents/tally'
import { oddsOf } from '../../src/engine/odds'
import { seededChance } from '../../src/engine/dice/seeded'
import { duel } from '../engine/duel'

describe('a whim', () => {
  it('belongs to seed and key alone and is spread over 0 to 1', () => {
    expect(whim('a', 'b')).toBe(whim('a', 'b'))
    expect(whim('a', 'b')).not.toBe(whim('b', 'a'))
    const lots = Array.from({ length: 2_000 }, (_, at) => whim('seed', String(at)))
    for (const lot of lots) expect(lot >= 0 && lot < 1).toBe(true)
    // 200 are expected in each tenth, with a standard deviation of 13.4.
    for (let tenth = 0; tenth < 10; tenth++) {
      const count = lots.filter(lot => Math.floor(lot * 10) === tenth).length
      expect(count).toBeGreaterThan(140)
      expect(count).toBeLessThan(260)
    }
  })
})

describe('the judgement of an order', () => {
  const [scenario] = duel.scenarios
  if (!scenario) throw new Error('The duel has a scenario.')
  const begun = duel.begin(scenario, PLAIN_OPTIONS, { chance: seededChance('judge', 0, []), log: () => {} })
  const state = { ...begun, toAct: ['A' as const] }

  it('is the expected worth, though equal outcomes are looked at once', () => {
    for (const view of [state, duel.view(state, 'A')]) {
      const action = { type: 'shoot', unit: 'a1', target: 'b1' } as const
      const judged = judge(duel, view, 'A', action)
      const { branches } = oddsOf(duel, view, action)
      const mean = branches.reduce((sum, way) => sum + way.chance * duel.worth(way.state, 'A'), 0)
      expect(judged.worth).toBeCloseTo(mean, 9)
      expect(judged.worth).toBeGreaterThan(duel.worth(view, 'A'))
      expect(judged.after).toBeNull()
    }
  })

  it('shows the position after an order without dice', () => {
    const judged = judge(duel, state, 'A', { type: 'step', unit: 'a1', to: { x: 2, y: 2 } })
    expect(judged.after?.units.find(unit => unit.id === 'a1')?.at).toEqual({ x: 2, y: 2 })
  })
})

describe('grafting', () => {
  it('keeps what is alike and is equal to the new', () => {
    const last = { board: { size: [1, 2] }, units: [{ id: 'a' }, { id: 'b', at: null }], turn: 1 }
    const next = structuredClone({
      ...last,
      turn: 2,
      units: [{ id: 'a' }, { id: 'b', at: { x: 1 } }, { id: 'c' }],
    })
    const shared = shareStructure(last, next)
    expect(shared).toEqual(next)
    expect(shared.board).toBe(last.board)
    expect(shared.units[0]).toBe(last.units[0])
    expect(shared.units[1]).not.toBe(last.units[1])
    expect(shareStructure(last, structuredClone(last))).toBe(last)
    expect(shareStructure(null, next)).toBe(next)
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
    expect(Object.keys(shareStructure({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a'])
  })
})

describe('a tally', () => {
  const battle = {
    result: { winner: 'A' as const, why: { code: 'x' } },
    state: { turn: 5, toAct: [], units: [], result: null },
    turns: 5,
    orders: 40,
    losses: { A: 1, B: 3 },
    refused: 0,
  }

  it('counts wins, draws, battles without an end and losses', () => {
    const drawn = { ...battle, result: { winner: null, why: { code: 'x' } } }
    const tally = [battle, battle, drawn, { ...battle, result: null }].reduce(counted, NO_BATTLES)
    expect(tally).toEqual({
      played: 4,
      wins: { A: 2, B: 0 },
      draws: 1,
      unfinished: 1,
      turns: 20,
      orders: 160,
      losses: { A: 4, B: 12 },
    })
  })

  it('knows how sure a rate is: 8 of 10 lies between 49 and 94 in 100', () => {
    // Wilson: (0.8 + 0.19208) / 1.38416 and 1.96 / 1.38416 x sqrt(0.016 + 0.009604).
    const { share, low, high } = rateOf(8, 10)
    expect(share).toBe(0.8)
    expect(low).toBeCloseTo(0.4902, 3)
    expect(high).toBeCloseTo(0.9433, 3)
    expect(rateOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  })
})
