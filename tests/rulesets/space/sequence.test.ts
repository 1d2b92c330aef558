import { describe, expect, it } from 'vitest'
import { pointsOf, resultOf } from '../../../rulesets/space/victory'
import { quotaOf } from '../../../rulesets/space/sequence'
import { NO_FOCUS } from '../../../src/engine/scene'
import { ruleset } from '../../../rulesets/space'
import {
  N,
  S,
  SCENARIO,
  after,
  battle,
  codesAgainst,
  go,
  h,
  hasMoved,
  play,
  rock,
  ship,
  the,
  torpedo,
  where,
} from './table'

const fleet = (side: 'A' | 'B', count: number, activated = false) =>
  Array.from({ length: count }, (_, i) =>
    ship(
      `${side.toLowerCase()}${i + 1}`,
      side,
      h(side === 'A' ? 2 : 24, i * 2 + (side === 'A' ? 2 : -8)),
      N,
      { activated },
    ),
  )
const over = (a: number, b: number, more: Parameters<typeof battle>[1] = {}) =>
  battle([...fleet('A', a, true), ...fleet('B', b, true)], {
    step: 'end',
    toAct: ['A', 'B'],
    go: null,
    ...more,
  })
const end = { type: 'end' } as const

describe('the Initiative', () => {
  it('goes to the higher of two dice at the beginning of each turn, and it activates first [space-2.1, space-2.2]', () => {
    const b = play(over(2, 2), end, [3, 5])
    expect([b.state.turn, b.state.initiative, b.state.toAct]).toEqual([2, 'B', ['B']])
    expect(play(over(2, 2), end, [4, 2]).state.toAct).toEqual(['A'])
  })
  it('is rolled again as long as the dice are equal [space-R2]', () => {
    const { state, codes } = play(over(2, 2), end, [3, 3, 6, 6, 1, 2])
    expect([state.initiative, codes]).toEqual(['B', ['initiative-equal', 'initiative-equal', 'initiative']])
  })
})

describe('activation', () => {
  it('is two ships at a time for a side twice as strong [space-2.3]', () => {
    const { state } = play(over(4, 2), end, [6, 1])
    expect([state.quota, state.go]).toEqual([
      { A: 2, B: 1 },
      { side: 'A', left: 2 },
    ])
  })
  it('is three for three times, and so on [space-2.4]', () => {
    expect(play(over(6, 2), end, [1, 6]).state.quota).toEqual({ A: 3, B: 1 })
    expect(quotaOf(8, 2)).toBe(4)
  })
  it('counts ships on the table before the Initiative, for the whole turn [space-R3]', () => {
    expect([quotaOf(5, 2), quotaOf(2, 5), quotaOf(3, 2)]).toEqual([2, 1, 1])
    const lost = over(4, 3)
    const one = {
      ...lost,
      units: lost.units.map(each =>
        each.id === 'b3' ? { ...each, at: null, fate: 'Destroyed' as const } : each,
      ),
    }
    expect(play(one, end, [6, 1]).state.quota.A).toBe(2)
  })
  it('is counted before every go by the house rule [space-R3]', () => {
    const units = [...fleet('A', 2), ship('b1', 'B', h(24, 0), N, { activated: true })]
    const done = { type: 'done', ship: 'a1' } as const
    expect(play(hasMoved(battle(units), 'a1'), done).state.go).toEqual({ side: 'A', left: 1 })
    expect(play(hasMoved(battle(units, { rules: ['recount'] }), 'a1'), done).state.go).toEqual({
      side: 'A',
      left: 2,
    })
  })
  it('alternates, each ship finished before the next, until all have acted [space-2.5, space-2.6, space-R4]', () => {
    const state = battle([...fleet('A', 2), ...fleet('B', 1)])
    const moved = after(state, go('FF', 'a1'))
    expect(codesAgainst(moved, go('FF', 'a2'))).toEqual(['another-is-active'])
    const b = after(moved, { type: 'done', ship: 'a1' })
    expect([b.toAct, b.go]).toEqual([['B'], { side: 'B', left: 1 }])
    expect(codesAgainst(b, go('FF', 'a2'))).toEqual(['not-its-go'])
    // B has no ship left then, so A goes on; after that the turn is over.
    const a = after(b, go('FF', 'b1'), { type: 'done', ship: 'b1' })
    expect(a.toAct).toEqual(['A'])
    expect(codesAgainst(a, end)).toEqual(['turn-not-over'])
    const last = after(a, go('FF', 'a2'), { type: 'done', ship: 'a2' })
    expect([last.step, last.toAct]).toEqual(['end', ['A', 'B']])
  })
  it('of two ships in one go leaves the second to the same side [space-2.3, space-R4]', () => {
    const state = battle([...fleet('A', 2), ...fleet('B', 1)], {
      quota: { A: 2, B: 1 },
      go: { side: 'A', left: 2 },
    })
    const next = after(state, go('FF', 'a1'), { type: 'done', ship: 'a1' })
    expect([next.toAct, next.go]).toEqual([['A'], { side: 'A', left: 1 }])
  })
  it('cannot be passed over [space-R4]', () => {
    const state = battle([...fleet('A', 1), ...fleet('B', 1)])
    expect(ruleset.offers(state, 'A').some(offer => offer.ends)).toBe(false)
  })
})

describe('the end of the turn', () => {
  it('runs torpedoes first, then asteroids, and takes the markers off as the next begins [space-R26, space-7.7, space-5.4, space-8.3]', () => {
    const units = [
      ship('a', 'A', h(5, 5), N, { activated: true, cloaked: true, firedBack: true }),
      ship('b', 'B', h(5, 3), N, { activated: true, jumped: true }),
    ]
    // The torpedo reaches b before the asteroid is where it passed.
    const state = battle(units, {
      step: 'end',
      toAct: ['A', 'B'],
      go: null,
      torpedoes: [torpedo('t1', 'A', h(5, 4))],
      asteroids: [rock('r', h(6, 3))],
    })
    const { state: next, codes } = play(state, end, [1, 1, 6, 6, 6, 1])
    expect(codes).toEqual(['torpedo-none', 'asteroids-drift', 'initiative'])
    expect(where(next.asteroids[0])).toBe('6,4')
    expect(the(next, 'a')).toMatchObject({ activated: false, cloaked: false, firedBack: false })
    expect(the(next, 'b').jumped).toBe(false)
  })
})

describe('victory', () => {
  it('goes to the side that alone has ships on the table at the end of a turn [space-R31]', () => {
    const state = over(1, 1)
    const gone = {
      ...state,
      units: state.units.map(each =>
        each.side === 'B' ? { ...each, at: null, fate: 'Destroyed' as const } : each,
      ),
    }
    const { state: done } = play(gone, end)
    expect([done.result?.winner, done.toAct]).toEqual(['A', []])
    const none = { ...gone, units: gone.units.map(each => ({ ...each, at: null, fate: 'left' as const })) }
    expect(play(none, end).state.result?.winner).toBeNull()
  })
  it('goes by points at the turn limit: 2 for each Destroyed, 1 for each Damaged, on the table or gone [space-R31]', () => {
    const state = over(3, 3, { turn: SCENARIO.turns })
    expect(resultOf(state)?.winner).toBeNull()
    const hurt = {
      ...state,
      units: state.units.map(each => {
        if (each.id === 'b1') return { ...each, at: null, fate: 'Destroyed' as const, damaged: true }
        if (each.id === 'a1') return { ...each, damaged: true }
        return each.id === 'a2' ? { ...each, at: null, fate: 'left' as const, damaged: true } : each
      }),
    }
    expect([pointsOf(hurt, 'A'), pointsOf(hurt, 'B')]).toEqual([2, 2])
    const more = {
      ...hurt,
      units: hurt.units.map(each => (each.id === 'b2' ? { ...each, damaged: true } : each)),
    }
    expect(play(more, end).state.result).toMatchObject({ winner: 'A', why: { code: 'won-on-points' } })
    expect(resultOf({ ...more, turn: 3 })).toBeNull()
  })
  it('counts ships that get away where the scenario says so, and then decides by points alone [space-R31]', () => {
    const escape = { side: 'A', edge: 'east', points: 3 } as const
    const state = battle([ship('a', 'A', h(27, 0), 1), ship('b', 'B', h(5, 3), S)], { scenario: { escape } })
    const { state: away, codes } = play(state, go('F'))
    expect([codes, pointsOf(away, 'A')]).toEqual([['escapes'], 3])
    expect(resultOf(away)?.winner).toBe('A')
    const north = play(
      battle([ship('a', 'A', h(27, -13), N), ship('b', 'B', h(5, 3))], { scenario: { escape } }),
      go('F'),
    )
    expect([north.codes, pointsOf(north.state, 'A')]).toEqual([['leaves'], 0])
  })
  it('says beforehand what a ship counts, and one that gets away where that counts [space-R31]', () => {
    const ships = [
      { name: 'each ship Destroyed', points: { A: 2, B: 2 } },
      { name: 'each ship Damaged', points: { A: 1, B: 1 } },
    ]
    const escape = { side: 'B', edge: 'east', points: 3 } as const
    const prizes = (scenario: Parameters<typeof battle>[1]) =>
      ruleset.standing(battle([ship('a', 'A', h(5, 0), 1)], scenario)).prizes
    expect(prizes({})).toEqual(ships)
    expect(prizes({ scenario: { escape } })).toEqual([
      ...ships,
      { name: 'each ship escaped', points: { A: 0, B: 3 } },
    ])
  })
  it('goes to the other side when one gives up [space-R31]', () => {
    expect(play(over(1, 1), { type: 'concede', side: 'A' }).state.result?.winner).toBe('B')
  })
})

describe('what the table says', () => {
  it('names the step and the ship whose turn it is [space-2.5]', () => {
    const state = battle([...fleet('A', 3), ...fleet('B', 2)])
    const ribbon = ruleset.ribbon(state)
    expect(ribbon.steps.map(step => step.label)).toEqual([
      'Initiative',
      'Blue ship 1 of 3',
      'Red ship 0 of 2',
      'Torpedoes run',
    ])
    expect(ribbon.at).toBe(1)
    expect(ruleset.prompt(state, 'A', NO_FOCUS)).toEqual({
      code: 'prompt-choose',
      facts: { count: 3, adjective: 'Blue' },
    })
    expect(ruleset.prompt(hasMoved(state, 'a1'), 'A', NO_FOCUS).code).toBe('prompt-moved')
  })
  it('shows a ship on its card with its points, range and dice [space-3.1, space-4.8, space-4.11]', () => {
    const state = battle([ship('a', 'A', h(5, 5), N, { damaged: true }), ship('b', 'B', h(9, 9))])
    expect(ruleset.card(state, 'a').facts.map(fact => fact.value)).toEqual(['3', '9', '1 die', 'yes'])
    expect(ruleset.card(state, 'b').chips).toEqual(['Undamaged', 'Torpedo aboard'])
  })
  it('is worth to one side what it costs the other, and more with more ships [space-R31]', () => {
    const more = battle([...fleet('A', 3), ...fleet('B', 2)])
    expect(ruleset.worth(more, 'A')).toBeGreaterThan(50)
    expect(ruleset.worth(more, 'B')).toBeCloseTo(-ruleset.worth(more, 'A'))
  })
})
