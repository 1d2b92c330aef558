import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical/state'
import type { Side } from '../../../src/engine/ids'
import { NORTH, SOUTH, type UnitMore, at, battle, changed, the, unit } from '../ww2/table'
import type { Cast } from './cast'

const END: TacticalAction = { type: 'end' }

/** Section 3: the phases of a turn; and how a battle ends (R46). */
export function sequenceTests(c: Cast): void {
  const { t, tank, infantry } = c
  const both = (a: UnitMore & { at?: { x: number; y: number } } = {}, more = {}): TacticalState =>
    battle(
      'A moves',
      [
        { ...unit('a', 'A', tank.type, at(20, 30), NORTH, { hq: 'hqa' }), ...a },
        unit('hqa', 'A', c.hq, at(22, 32), NORTH, { isHq: true }),
        unit('b', 'B', tank.type, at(20, 6), SOUTH, { hq: 'hqb' }),
        unit('hqb', 'B', c.hq, at(22, 4), SOUTH, { isHq: true }),
      ],
      more,
    )
  const inStep = (state: TacticalState, step: TacticalState['step'], side: Side): TacticalState => ({
    ...state,
    step,
    toAct: [side],
  })

  describe(`the turn, ${t.ruleset.title}`, () => {
    it(`runs A moves, B fires, B moves, A fires, both rally ${t.ids('3.2', '3.3', '3.4', '3.5', '3.6', '3.7')}`, () => {
      let state = both({ status: 'Disorganized' })
      const steps: unknown[] = []
      for (let i = 0; i < 5; i++) {
        steps.push([state.turn, state.step, state.toAct])
        state = t.play(state, END).state
      }
      expect(steps).toEqual([
        [1, 'A moves', ['A']],
        [1, 'B fires', ['B']],
        [1, 'B moves', ['B']],
        [1, 'A fires', ['A']],
        [1, 'rally', ['A']],
      ])
      expect([state.turn, state.step]).toEqual([2, 'A moves'])
    })

    it(`has nothing to offer to the side that waits ${t.ids('3.3', '3.4', '3.5', '3.6')}`, () => {
      for (const [step, side, other] of [
        ['A moves', 'A', 'B'],
        ['B fires', 'B', 'A'],
        ['B moves', 'B', 'A'],
        ['A fires', 'A', 'B'],
      ] as const) {
        const state = inStep(both(), step, side)
        const kind = step.endsWith('moves') ? 'move' : 'fire'
        expect(t.ruleset.offers(state, other)).toEqual([])
        expect(t.ruleset.offers(state, side).some(offer => offer.kind === kind)).toBe(true)
      }
    })

    it(`makes fresh what moved and what fired, each at its own phase ${t.ids('4.1', 'R15')}`, () => {
      const tired = { spent: 2, stopped: true, attacked: true }
      const fires = t.play(inStep(both(tired), 'B moves', 'B'), END).state
      expect(the(fires, 'a')).toMatchObject({ attacked: false, spent: 2 })
      const next = t.play(inStep(both(tired), 'A fires', 'A'), END).state
      expect([next.turn, next.step]).toEqual([2, 'A moves'])
      expect(the(next, 'a')).toMatchObject({ spent: 0, stopped: false })
    })
  })

  describe(`the end, ${t.ruleset.title}`, () => {
    const hill = {
      id: 'hill',
      name: 'the hill',
      at: at(20, 18),
      radius: 2,
      points: { A: 5, B: 3 },
      holder: null,
    }

    it(`comes after the last turn, by the points of the scenario ${t.ids('R46')}`, () => {
      const scenario = { objectives: [hill] }
      const last = both({ at: at(20, 19) }, { turn: 12, scenario })
      const { state, told } = t.play(inStep(last, 'A fires', 'A'), END)
      expect(state).toMatchObject({ toAct: [], result: { winner: 'A' } })
      expect(told.at(-1)).toBe('Allies win by 5 points to 0.')
      const even = both(
        { at: at(20, 19) },
        { turn: 12, scenario: { ...scenario, victory: { perUnit: { A: 1, B: 1 }, margin: 6 } } },
      )
      expect(t.play(inStep(even, 'A fires', 'A'), END).state.result).toMatchObject({ winner: null })
    })

    it(`comes at once for a side without units, or that concedes ${t.ids('R46')}`, () => {
      const alone = battle('A fires', [
        unit('a', 'A', tank.type, at(20, 20)),
        unit('b', 'B', infantry.type, at(20, 17)),
      ])
      const { state } = t.play(
        alone,
        { type: 'fire', unit: 'a', target: 'b', weapon: tank.weapon },
        [6, 6, 1],
      )
      expect(state.result).toMatchObject({ winner: 'A' })
      expect(t.play(both(), { type: 'concede', side: 'A' }).state.result).toMatchObject({ winner: 'B' })
    })

    it(`counts an HQ double among the enemy units destroyed ${t.ids('R46')}`, () => {
      const lost = { status: 'Destroyed', at: null } as const
      const victory = { perUnit: { A: 2, B: 1 }, margin: 1 }
      const state = changed(changed(both({}, { turn: 12, scenario: { victory } }), 'a', lost), 'hqb', lost)
      expect(t.play(inStep(state, 'A fires', 'A'), END).told.at(-1)).toBe('Allies win by 4 points to 1.')
    })
  })
}
