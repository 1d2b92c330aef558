import { expect } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import type { Side } from '../../../src/engine/ids'
import { FAMILY, FULL, itsOwn, SCI_FI } from '../tactical/editions'
import {
  type BattleMore,
  NORTH,
  SOUTH,
  at,
  battery,
  battle,
  changed,
  smoke,
  the,
  unit,
} from '../tactical/table'

const END: TacticalAction = { type: 'end' }

function both(
  more: BattleMore = {},
  a: Partial<TacticalUnit> = {},
  b: Partial<TacticalUnit> = {},
): TacticalState {
  return battle(
    'A moves',
    [
      unit('a', 'A', 'sherman', at(20, 30), NORTH, { hq: 'hqa', ...a }),
      unit('hqa', 'A', 'us-hq', at(22, 32), NORTH, { isHq: true }),
      unit('b', 'B', 'pz-iv-h', at(20, 6), SOUTH, { hq: 'hqb', ...b }),
      unit('hqb', 'B', 'german-hq', at(22, 4), SOUTH, { isHq: true }),
    ],
    more,
  )
}

const inStep = (state: TacticalState, step: TacticalState['step'], side: Side): TacticalState => ({
  ...state,
  step,
  toAct: [side],
})

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`the turn, ${t.ruleset.title}`, () => {
    it(`runs A moves, B fires, B moves, A fires, both rally ${t.ids('3.2', '3.3', '3.4', '3.5', '3.6', '3.7')}`, () => {
      let state = both()
      const steps: (readonly [string, readonly Side[], number])[] = []
      for (let i = 0; i < 5; i++) {
        steps.push([state.step, state.toAct, state.turn])
        state = t.play(state, END).state
      }
      expect(steps).toEqual([
        ['A moves', ['A'], 1],
        ['B fires', ['B'], 1],
        ['B moves', ['B'], 1],
        ['A fires', ['A'], 1],
        // Nobody is to rally: the log says so, and the next turn begins.
        ['A moves', ['A'], 2],
      ])
    })

    it(`lets A rally, then B, whoever has somebody to rally ${t.ids('3.7', '10.1', 'R43')}`, () => {
      const shaken = both({}, { status: 'Disorganized' }, { status: 'Suppressed' })
      const first = t.play(inStep(shaken, 'A fires', 'A'), END)
      expect(first.state).toMatchObject({ step: 'rally', toAct: ['A'] })
      expect(t.ruleset.offers(first.state, 'A').find(offer => offer.ends)?.kind).toBe('rally')
      const second = t.play(first.state, { type: 'rally' }, [5])
      expect(second.state).toMatchObject({ step: 'rally', toAct: ['B'] })
      const third = t.play(second.state, { type: 'rally' }, [4])
      expect(third.state).toMatchObject({ step: 'A moves', turn: 2 })
      expect(the(third.state, 'a').status).toBe('OK')
      expect(the(third.state, 'b').status).toBe('Suppressed')
    })

    it(`may be left without rallying, and passes over a side with nobody to rally ${t.ids('10.1')}`, () => {
      const shaken = both({}, {}, { status: 'Disorganized' })
      const rally = t.play(inStep(shaken, 'A fires', 'A'), END)
      expect(rally.state).toMatchObject({ step: 'rally', toAct: ['B'] })
      expect(rally.told).toEqual(['Both rally.', 'Allies have nobody to rally.', 'Germans may rally.'])
      expect(t.play(rally.state, END).state).toMatchObject({ step: 'A moves', turn: 2 })
    })

    it(`makes fresh what moved and what fired, each at its own phase ${t.ids('4.1', 'R15')}`, () => {
      const tired = both(
        { batteries: [{ ...battery('x', 'B', 'medium-artillery'), attacked: true }] },
        { spent: 3, halved: true, stopped: true },
        { attacked: true },
      )
      const fires = t.play(tired, END).state
      expect(the(fires, 'b').attacked).toBe(false)
      expect(fires.batteries[0]?.attacked).toBe(false)
      expect(the(fires, 'a').spent).toBe(3)
      const next = t.play(inStep(fires, 'rally', 'B'), END).state
      expect(the(next, 'a')).toMatchObject({ spent: 0, halved: false, stopped: false })
    })

    it(`shows its steps by the names of the sides ${t.ids('3.2')}`, () => {
      expect(t.ruleset.ribbon(inStep(both(), 'B moves', 'B'))).toEqual({
        at: 2,
        turns: 12,
        steps: [
          { label: 'Allies move', short: 'Move', side: 'A' },
          { label: 'Germans fire', short: 'Fire', side: 'B' },
          { label: 'Germans move', short: 'Move', side: 'B' },
          { label: 'Allies fire', short: 'Fire', side: 'A' },
          { label: 'Both rally', short: 'Rally', side: null },
        ],
      })
    })

    it(`has nothing to offer to the side that waits ${t.ids('3.4', '3.6')}`, () => {
      expect(t.ruleset.offers(both(), 'B')).toEqual([])
      expect(t.ruleset.offers(inStep(both(), 'A fires', 'A'), 'B')).toEqual([])
    })
  })

  describe(`length and victory, ${t.ruleset.title}`, () => {
    const hill = {
      id: 'hill',
      name: 'the hill',
      at: at(20, 18),
      radius: 2,
      points: { A: 5, B: 3 },
      holder: null,
    }
    const onHill = { at: at(20, 19) }

    it(`ends after the last turn by the points of the scenario ${t.ids('R46')}`, () => {
      const state = both({ turn: 12, scenario: { objectives: [hill] } }, onHill)
      const { state: over, told } = t.play(inStep(state, 'A fires', 'A'), END)
      expect(over).toMatchObject({ toAct: [], result: { winner: 'A' } })
      expect(told.at(-1)).toBe('Allies win by 5 points to 0.')
      expect(t.ruleset.offers(over, 'A')).toEqual([])
      expect(t.refusalCodes(over, END)).toEqual(['engine-battle-over'])
    })

    it(`is a draw within the margin ${t.ids('R46')}`, () => {
      const scenario = { objectives: [hill], victory: { perUnit: { A: 1, B: 1 }, margin: 6 } }
      const state = both({ turn: 12, scenario }, onHill)
      expect(t.play(inStep(state, 'A fires', 'A'), END).state.result).toMatchObject({ winner: null })
    })

    it(`counts enemy units destroyed, an HQ double ${t.ids('6.18', 'R46')}`, () => {
      const lost = { status: 'Destroyed', at: null } as const
      const state = both({ turn: 12, scenario: { victory: { perUnit: { A: 2, B: 1 }, margin: 1 } } }, lost)
      const more = changed(state, 'hqb', lost)
      const { state: over, told } = t.play(inStep(more, 'A fires', 'A'), END)
      expect(over.result?.winner).toBe('A')
      expect(told.at(-1)).toBe('Allies win by 4 points to 1.')
    })

    it(`says beforehand what a unit destroyed and an HQ count for ${t.ids('6.18', 'R46')}`, () => {
      const counting = (perUnit: { A: number; B: number }) =>
        t.ruleset.standing(both({ scenario: { victory: { perUnit, margin: 1 } } })).prizes
      expect(counting({ A: 2, B: 1 })).toEqual([
        { name: 'each unit destroyed', points: { A: 2, B: 1 } },
        { name: 'a headquarters', points: { A: 4, B: 2 } },
      ])
      expect(counting({ A: 0, B: 0 })).toEqual([])
    })

    it(`gives ground to the side that stands there alone, not Suppressed, and leaves it to it ${t.ids('R46')}`, () => {
      const scenario = { objectives: [hill] }
      const holder = (state: TacticalState) =>
        t.play(inStep(state, 'B fires', 'B'), END).state.holdings[0]?.holder
      expect(holder(both({ scenario }, onHill))).toBe('A')
      expect(holder(both({ scenario }, { ...onHill, status: 'Suppressed' }))).toBe(null)
      expect(holder(both({ scenario }, { ...onHill, status: 'Disorganized' }))).toBe('A')
      expect(holder(both({ scenario }, onHill, { at: at(20, 17) }))).toBe(null)
      expect(holder(both({ scenario }, { at: at(20, 20.2) }))).toBe(null)
      const held = { ...both({ scenario }), holdings: [{ id: 'hill', holder: 'B' as const }] }
      expect(holder(held)).toBe('B')
      expect(t.play(inStep(both({ scenario }, onHill), 'B fires', 'B'), END).told[0]).toBe(
        'Allies hold the hill.',
      )
    })

    it(`is lost at once by a side without units, or that concedes ${t.ids('R46')}`, () => {
      const alone = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 20)),
        unit('b', 'B', 'german-infantry', at(20, 17)),
      ])
      const shot: TacticalAction = { type: 'fire', unit: 'a', target: 'b', weapon: 'early-75mm' }
      const { state } = t.play(alone, shot, [6, 6, 1])
      expect(state).toMatchObject({ toAct: [], result: { winner: 'A' } })
      const given = t.play(both(), { type: 'concede', side: 'A' })
      expect(given.state).toMatchObject({ toAct: [], result: { winner: 'B' } })
      expect(given.told).toEqual(['Allies concede: Germans win.'])
    })
  })
}

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`smoke and the turn, ${t.ruleset.title} ${t.ids('11.23')}`, () => {
    it(`goes at the end of the fire phase after the one in which it was placed ${t.ids('11.23', 'R40')}`, () => {
      const placed = inStep(both({ smoke: [smoke('s', at(20, 18))] }), 'B fires', 'B')
      const moves = t.play(placed, END).state
      expect(moves.smoke).toHaveLength(1)
      const fires = t.play(moves, END).state
      expect(fires.smoke).toHaveLength(1)
      const { state, told } = t.play(fires, END)
      expect(state.smoke).toEqual([])
      expect(told[0]).toBe('1 smoke screen clears.')
      // Placed in phase 4 it lives to the end of phase 2 of the next turn.
      const late = t.play(inStep(both({ smoke: [smoke('s', at(20, 18))] }), 'A fires', 'A'), END).state
      expect(late.smoke).toHaveLength(1)
      expect(t.play(t.play(late, END).state, END).state.smoke).toEqual([])
    })
  })
}
