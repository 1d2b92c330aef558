import { describe, expect, it } from 'vitest'
import type { AirState } from '../../../rulesets/families/air'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { chooseOrder } from '../../../src/opponents/opponent'
import { type Booklet, HOME, N, S, fly, h } from './table'

/** Sections 2 and 4, the solo rules and victory, as both booklets have them. */
export function sequenceSuite(
  { table, id, clauses }: Booklet,
  types: { readonly A: string; readonly B: string },
): void {
  const { SCENARIO, against, battle, citedAgainst, flyers, kit, plane, play, ruleset } = table

  const many = (own: number, enemy: number) => [
    ...Array.from(
      { length: own },
      (_, at) =>
        ({
          id: `a${at}`,
          side: 'A',
          name: `a${at}`,
          type: types.A,
          hex: `03${String(at + 3).padStart(2, '0')}`,
          facing: 2,
          level: 2,
        }) as const,
    ),
    ...Array.from(
      { length: enemy },
      (_, at) =>
        ({
          id: `b${at}`,
          side: 'B',
          name: `b${at}`,
          type: types.B,
          hex: `20${String(at + 3).padStart(2, '0')}`,
          facing: 4,
          level: 2,
        }) as const,
    ),
  ]
  const begun = (own: number, enemy: number, dice = [5, 2], rules: string[] = []) =>
    kit.begin({ ...SCENARIO, aircraft: many(own, enemy) } as never, dice, rules)
  const east = ['ahead', 'ahead'] as const

  describe('the sequence of play', () => {
    it(`rolls for the Initiative each turn, again when equal [${id}-2.1, ${id}-R2, ${id}-${clauses.dice}]`, () => {
      const first = begun(1, 1, [3, 3, 2, 6])
      expect(first.codes).toEqual(['initiative-equal', 'initiative'])
      expect(first.state.initiative).toBe('B')
      const both = battle(
        [plane('a', 'A', HOME, N, { activated: true }), plane('b', 'B', h(20, 5), S, { activated: true })],
        { step: 'end', go: null, toAct: ['A', 'B'] },
      )
      expect(play(both, { type: 'end' }, [6, 1]).state).toMatchObject({
        turn: 2,
        initiative: 'A',
        toAct: ['A'],
      })
    })
    it(`lets the player with the Initiative activate one of his aircraft first [${id}-2.2]`, () => {
      const { state } = begun(2, 2)
      expect(state.toAct).toEqual(['A'])
      expect(flyers(state, 'A')).toEqual(['a0', 'a1'])
      expect(citedAgainst(state, fly(east, 'b0'))).toEqual([`${id}-2.5`])
    })
    it(`activates two at a time where twice as many [${id}-2.3]`, () => {
      let { state } = begun(4, 2)
      expect(state.quota).toEqual({ A: 2, B: 1 })
      state = play(state, fly(east, 'a0')).state
      expect(state.toAct).toEqual(['A'])
      state = play(state, fly(east, 'a1')).state
      expect(state.toAct).toEqual(['B'])
    })
    it(`activates three where three times as many, and so on, rounded down [${id}-2.4, ${id}-R3]`, () => {
      expect(begun(6, 2).state.quota).toEqual({ A: 3, B: 1 })
      expect(begun(5, 3).state.quota).toEqual({ A: 1, B: 1 })
      expect(begun(8, 2).state.quota.A).toBe(4)
    })
    it(`counts before every go by house rule [${id}-R3]`, () => {
      const { state } = begun(4, 2, [5, 2], ['recount'])
      const fewer = { ...state, units: state.units.filter(each => each.id !== 'b1') }
      const after = play(play(fewer, fly(east, 'a0')).state, fly(east, 'a1')).state
      expect(play(after, fly(east, 'b0')).state.go).toEqual({ side: 'A', left: 4 })
    })
    it(`hands over to the other player after each go [${id}-2.5]`, () => {
      let { state } = begun(2, 2)
      state = play(state, fly(east, 'a0')).state
      expect(state.toAct).toEqual(['B'])
    })
    it(`has no pass: all that are left fly, and a side without any is skipped [${id}-R4]`, () => {
      let { state } = begun(2, 1, [2, 5])
      expect(state.quota).toEqual({ A: 2, B: 1 })
      state = play(state, fly(east, 'b0')).state
      state = play(state, fly(east, 'a0')).state
      expect(ruleset.offers(state, 'A').some(each => each.ends)).toBe(false)
      expect(play(state, fly(east, 'a1')).state.step).toBe('end')
    })
    it(`ends the turn when all have been activated [${id}-2.6]`, () => {
      let { state } = begun(1, 1)
      expect(citedAgainst(state, { type: 'end' })).toEqual([`${id}-2.6`])
      state = play(state, fly(east, 'a0')).state
      state = play(state, fly(east, 'b0')).state
      expect(state).toMatchObject({ step: 'end', toAct: ['A', 'B'] })
    })
    it(`activates nobody twice in a turn [${id}-3.10]`, () => {
      const state = battle([
        plane('a', 'A', HOME, N, { activated: true }),
        plane('c', 'A', h(12, 5)),
        plane('b', 'B', h(20, 5)),
      ])
      expect(citedAgainst(state, fly(['ahead', 'ahead']))).toEqual([`${id}-3.10`])
      expect(flyers(state, 'A')).toEqual(['c'])
    })
  })

  describe('tailing', () => {
    const tailed = (facing: 0 | 1, level = 2, rules: string[] = []) =>
      battle(
        [plane('a', 'A', HOME, N), plane('c', 'A', h(14, 5)), plane('b', 'B', h(10, 6), facing, { level })],
        { rules },
      )
    it(`is done by an enemy right behind with the same facing, at any altitude [${id}-4.1, ${id}-${clauses.tail}]`, () => {
      expect(flyers(tailed(0), 'A')).toEqual(['a'])
      expect(flyers(tailed(1), 'A')).toEqual(['a', 'c'])
      expect(flyers(tailed(0, 4), 'A')).toEqual(['a'])
      expect(flyers(tailed(0, 4, ['tail-level']), 'A')).toEqual(['a', 'c'])
      expect(flyers(tailed(0, 3, ['tail-level']), 'A')).toEqual(['a'])
    })
    it(`makes the tailed go before the others [${id}-4.2]`, () => {
      expect(citedAgainst(tailed(0), fly(['ahead', 'ahead'], 'c'))).toEqual([`${id}-4.2`])
    })
    it(`leaves the choice among several that are tailed [${id}-4.3]`, () => {
      const state = battle([
        plane('a', 'A', HOME),
        plane('c', 'A', h(14, 5)),
        plane('d', 'A', h(17, 2)),
        plane('b', 'B', h(10, 6)),
        plane('e', 'B', h(14, 6)),
      ])
      expect(flyers(state, 'A')).toEqual(['a', 'c'])
    })
    it(`is looked at for each choice of a go of several [${id}-${clauses['tailed goes']}]`, () => {
      const state = { ...tailed(0), go: { side: 'A', left: 2 } as const }
      const after = play(state, fly(['ahead', 'ahead'])).state
      expect(after.toAct).toEqual(['A'])
      expect(flyers(after, 'A')).toEqual(['c'])
    })
  })

  describe('the solo rules', () => {
    const cards = { ...SCENARIO, order: 'cards', aircraft: many(2, 2) } as never
    it(`have a card for each aircraft and no Initiative [${id}-${clauses.solo}.1, ${id}-${clauses.cards}]`, () => {
      const { state } = kit.begin(cards)
      expect(state).toMatchObject({ step: 'draw', toAct: ['A', 'B'], initiative: null })
    })
    it(`draw a card: its aircraft flies, until all have flown [${id}-${clauses.solo}.2]`, () => {
      let { state } = kit.begin(cards)
      state = play(state, { type: 'draw' }, [3]).state
      expect(state.toAct).toEqual(['B'])
      const drawn = state.drawn ?? ''
      expect(flyers(state, 'B')).toEqual([drawn])
      const other = drawn === 'b0' ? 'b1' : 'b0'
      expect(citedAgainst(state, fly(east, other))).toEqual([`${id}-${clauses.solo}.2`])
      state = play(state, fly(east, drawn)).state
      expect(state.step).toBe('draw')
      const flown = {
        ...state,
        units: state.units.map(each => (each.id === 'a0' ? each : { ...each, activated: true })),
      }
      const last = play(flown, { type: 'draw' }).state
      expect(play(last, fly(east, 'a0')).state.step).toBe('end')
    })
    it(`take the card of who was shot down out of the pack [${id}-${clauses.solo}.3]`, () => {
      const { state } = kit.begin(cards)
      const fewer = {
        ...state,
        units: state.units.map(each =>
          each.id === 'a0' ? { ...each, at: null, fate: 'Destroyed' as const } : each,
        ),
      }
      expect(play(fewer, { type: 'draw' }, [1]).state.drawn).toBe('a1')
    })
    it(`shuffle all cards at the start of the next turn [${id}-${clauses.solo}.4]`, () => {
      const { state } = kit.begin(cards)
      const over = {
        ...state,
        step: 'end' as const,
        units: state.units.map(each => ({ ...each, activated: true })),
      }
      const next = play(over, { type: 'end' }).state
      expect(next.step).toBe('draw')
      expect(next.units.every(each => !each.activated)).toBe(true)
    })
    it(`do not ask who is tailed [${id}-${clauses.solo}.5]`, () => {
      const state = battle(
        [plane('a', 'A', HOME, N), plane('c', 'A', h(14, 5)), plane('b', 'B', h(10, 6), N)],
        { drawn: 'c', scenario: { order: 'cards' } },
      )
      expect(flyers(state, 'A')).toEqual(['c'])
      expect(against(state, fly(east, 'c'))).toEqual([])
    })
  })

  describe('the order of the cards', () => {
    it(`may be chosen at set-up, and leaves how to fly to the computer [${id}-${clauses.cards}]`, () => {
      const { state } = kit.begin(SCENARIO, [], ['cards'])
      expect(state).toMatchObject({ step: 'draw', initiative: null, go: null })
      expect(ruleset.ribbon(state).steps[0]?.label).toBe('A card')
      expect(ruleset.soloRule).toBe('cards')
      const solo = (of: AirState) =>
        ruleset.soloPlayer?.(of, 'B', { chance: recordedChance([], []), log: () => {} })
      expect(solo(state)).toEqual({ type: 'draw' })
      const drawn = play(state, { type: 'draw' }, [2]).state
      expect(drawn.drawn).toBe('b')
      expect(solo(drawn)).toBeNull()
      const order = chooseOrder(ruleset, drawn, 'B', 'solo', 'solo', () => true)
      expect(order?.action).toMatchObject({ type: 'fly', unit: 'b' })
      expect(solo({ ...drawn, step: 'end' })).toEqual({ type: 'end' })
    })
  })

  describe('victory', () => {
    const last = (units: ReturnType<typeof plane>[], targets: object = {}) =>
      battle(
        units.map(each => ({ ...each, activated: true })),
        { turn: 6, step: 'end', go: null, toAct: ['A', 'B'], ...targets },
      )
    it(`goes to the side that has Destroyed more aircraft [${id}-${clauses.victory}]`, () => {
      const state = last([
        plane('a', 'A'),
        plane('b', 'B', h(20, 5)),
        plane('c', 'B', h(1, 1), N, { at: null, fate: 'Destroyed' }),
      ])
      expect(play(state, { type: 'end' }).state.result).toMatchObject({
        winner: 'A',
        why: { code: 'won-on-kills' },
      })
      const even = last([
        plane('a', 'A'),
        plane('b', 'B', h(20, 5)),
        plane('c', 'B', h(1, 1), N, { at: null, fate: 'left' }),
      ])
      expect(play(even, { type: 'end' }).state.result).toMatchObject({ winner: null })
    })
    it(`is refused nothing and allows nothing once a side has given up [${id}-${clauses['out of play']}]`, () => {
      const over = play(battle([plane('a', 'A'), plane('b', 'B', h(20, 5))]), {
        type: 'concede',
        side: 'A',
      }).state
      expect(over.result?.winner).toBe('B')
      expect(citedAgainst(over, { type: 'concede', side: 'B' })).toEqual([`${id}-${clauses['out of play']}`])
    })
  })
}
