import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalUnit } from '../../../rulesets/families/tactical'
import { EDITIONS, FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
import {
  type BattleMore,
  type UnitMore,
  HIT,
  MISS,
  NORTH,
  aboard,
  at,
  battle,
  statusOf,
  unit,
} from '../tactical/table'

const RALLY: TacticalAction = { type: 'rally' }

const hq = (more: UnitMore = {}, x = 20) =>
  unit('hq', 'A', 'us-hq', at(x, 30), NORTH, { isHq: true, ...more })

/** A shaken unit of A so many inches from its HQ. */
function shaken(
  unitMore: UnitMore = {},
  inches = 12,
  more: BattleMore = {},
  ...also: readonly TacticalUnit[]
) {
  return battle(
    'rally',
    [
      hq(),
      unit('a', 'A', 'us-infantry', at(20 + inches, 30), NORTH, {
        status: 'Disorganized',
        hq: 'hq',
        ...unitMore,
      }),
      unit('b', 'B', 'german-infantry', at(2, 2)),
      ...also,
    ],
    more,
  )
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`rally, ${t.ruleset.title}`, () => {
    it(`succeeds on 5 or 6 and makes a Disorganized unit OK ${t.ids('10.1', '10.3', '10.4', '3.7')}`, () => {
      for (const face of [5, 6]) expect(statusOf(t.play(shaken(), RALLY, [face]).state, 'a')).toBe('OK')
      for (const face of [1, 4])
        expect(statusOf(t.play(shaken(), RALLY, [face]).state, 'a')).toBe('Disorganized')
    })

    it(`makes a Suppressed unit Disorganized, one level at a time ${t.ids('10.5', 'R43')}`, () => {
      expect(statusOf(t.play(shaken({ status: 'Suppressed' }), RALLY, [HIT]).state, 'a')).toBe('Disorganized')
    })

    it(`needs 4 of an Elite unit and 6 of a Green one ${t.ids('10.6', '10.7')}`, () => {
      const after = (quality: 'Elite' | 'Green', face: number) =>
        statusOf(t.play(shaken({ quality }), RALLY, [face]).state, 'a')
      expect(after('Elite', 4)).toBe('OK')
      expect(after('Elite', 3)).toBe('Disorganized')
      expect(after('Green', 6)).toBe('OK')
      expect(after('Green', 5)).toBe('Disorganized')
    })

    it(`is over for units whose HQ is lost ${t.ids('6.18', 'R19')}`, () => {
      const state = shaken()
      const units = state.units.map(each =>
        each.id === 'hq' ? { ...each, status: 'Destroyed' as const, at: null } : each,
      )
      expect(t.refusalCodes({ ...state, units }, RALLY)).toEqual(['no-unit-to-rally'])
    })

    it(`works by an HQ that is itself shaken or carried, and an HQ rallies itself ${t.ids('6.18', 'R19')}`, () => {
      const truck = unit('truck', 'A', 'us-truck', at(20, 30))
      const a = unit('a', 'A', 'us-infantry', at(32, 30), NORTH, { status: 'Disorganized', hq: 'hq' })
      const carried = battle('rally', [truck, aboard('hq', 'A', 'us-hq', 'truck', { isHq: true }), a])
      expect(statusOf(t.play(carried, RALLY, [HIT]).state, 'a')).toBe('OK')
      const alone = battle('rally', [hq({ status: 'Suppressed' })])
      expect(statusOf(t.play(alone, RALLY, [HIT]).state, 'hq')).toBe('Disorganized')
      const both = battle('rally', [hq({ status: 'Suppressed' }), a])
      const after = t.play(both, RALLY, [MISS, HIT]).state
      expect([statusOf(after, 'hq'), statusOf(after, 'a')]).toEqual(['Suppressed', 'OK'])
    })

    it(`measures a carried unit and its HQ from their transports ${t.ids('6.18', 'R19', 'R27')}`, () => {
      const state = (x: number) =>
        battle('rally', [
          hq(),
          unit('truck', 'A', 'us-truck', at(x, 30)),
          aboard('a', 'A', 'us-infantry', 'truck', { status: 'Disorganized', hq: 'hq' }),
        ])
      expect(statusOf(t.play(state(32), RALLY, [HIT]).state, 'a')).toBe('OK')
      expect(t.refusalCodes(state(32.1), RALLY)).toEqual(['no-unit-to-rally'])
    })

    it(`does not mind contact with the enemy or having fired ${t.ids('R43')}`, () => {
      const foe = unit('foe', 'B', 'german-infantry', at(32, 29))
      const state = shaken({ attacked: true, gaveAway: true }, 12, {}, foe)
      expect(statusOf(t.play(state, RALLY, [HIT]).state, 'a')).toBe('OK')
    })

    it(`is rolled by side A in list order, then by side B ${t.ids('R43', 'R16')}`, () => {
      const state = shaken(
        {},
        12,
        {},
        unit('a2', 'A', 'us-infantry', at(20, 24), NORTH, { status: 'Suppressed', hq: 'hq' }),
        unit('hq-b', 'B', 'german-hq', at(5, 2), NORTH, { isHq: true }),
        unit('b2', 'B', 'german-infantry', at(8, 2), NORTH, { status: 'Disorganized', hq: 'hq-b' }),
      )
      const first = t.play(state, RALLY, [MISS, HIT])
      expect(statusOf(first.state, 'a')).toBe('Disorganized')
      expect(statusOf(first.state, 'a2')).toBe('Disorganized')
      expect(first.state).toMatchObject({ step: 'rally', toAct: ['B'] })
      const second = t.play(first.state, RALLY, [HIT])
      expect(second.rolls.map(roll => roll.by)).toEqual(['B'])
      expect(statusOf(second.state, 'b2')).toBe('OK')
      expect(second.state).toMatchObject({ turn: 2, step: 'A moves' })
    })

    it(`is done in its own phase only ${t.ids('3.7', '10.1')}`, () => {
      expect(t.refusalCodes({ ...shaken(), step: 'A fires' }, RALLY)).toEqual(['not-rally-phase'])
    })

    it(`is for the shaken, and may be let pass ${t.ids('10.1')}`, () => {
      expect(t.refusalCodes(shaken({ status: 'OK' }), RALLY)).toEqual(['no-unit-to-rally'])
      const passed = t.play(shaken(), { type: 'end' }).state
      expect(statusOf(passed, 'a')).toBe('Disorganized')
    })

    it(`has the exact odds ${t.ids('10.3')}`, () => {
      const { branches } = t.odds(shaken(), RALLY)
      const rallied = branches.filter(branch => statusOf(branch.state, 'a') === 'OK')
      expect(rallied.reduce((sum, branch) => sum + branch.chance, 0)).toBeCloseTo(1 / 3, 12)
    })
  })
}

/** By the tables of WW2. */
for (const t of EDITIONS) {
  describe(`the headquarters of a unit, ${t.ruleset.title}`, () => {
    it(`is for units within 12 inches of their HQ ${t.ids('10.2', 'R1')}`, () => {
      expect(t.refusalCodes(shaken({}, 12), RALLY)).toEqual([])
      expect(t.refusalCodes(shaken({}, 12.02), RALLY)).toEqual(['no-unit-to-rally'])
      expect(t.refusalCodes(shaken({}, 24, { infantryScale: true }), RALLY)).toEqual([])
      expect(t.refusalCodes(shaken({}, 12.4, { houseRules: ['edge-measuring'] }), RALLY)).toEqual([])
    })

    it(`is by the unit's own HQ only, or by any of its side by house rule ${t.ids('R19')}`, () => {
      const other = unit('other', 'A', 'us-hq', at(33, 30), NORTH, { isHq: true })
      expect(t.refusalCodes(shaken({}, 13, {}, other), RALLY)).toEqual(['no-unit-to-rally'])
      expect(t.refusalCodes(shaken({}, 13, { houseRules: ['any-hq'] }, other), RALLY)).toEqual([])
      const theirs = unit('theirs', 'B', 'german-hq', at(33, 28), NORTH, { isHq: true })
      expect(t.refusalCodes(shaken({}, 13, { houseRules: ['any-hq'] }, theirs), RALLY)).toEqual([
        'no-unit-to-rally',
      ])
    })
  })
}
