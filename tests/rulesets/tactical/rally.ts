import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import {
  type BattleMore,
  HIT,
  MISS,
  NORTH,
  type UnitMore,
  aboard,
  at,
  battle,
  statusOf,
  unit,
} from '../ww2/table'
import type { Cast } from './cast'

const RALLY = { type: 'rally' } as const

/** Section 10: rally, where any HQ of the side serves. */
export function rallyTests(c: Cast): void {
  const { t, infantry } = c
  const shaken = (
    a: UnitMore = {},
    inches = 5,
    more: BattleMore = {},
    others: readonly TacticalUnit[] = [],
  ): TacticalState =>
    battle(
      'rally',
      [
        unit('hq', 'A', c.hq, at(20, 30), NORTH, { isHq: true }),
        unit('a', 'A', infantry.type, at(20 + inches, 30), NORTH, { status: 'Disorganized', hq: 'hq', ...a }),
        ...others,
      ],
      more,
    )

  describe(`rally, ${t.ruleset.title}`, () => {
    it(`needs 5 or 6, and brings a Disorganized unit in order ${t.ids('10.1', '10.3', '10.4')}`, () => {
      expect(statusOf(t.play(shaken(), RALLY, [5]).state, 'a')).toBe('OK')
      expect(statusOf(t.play(shaken(), RALLY, [4]).state, 'a')).toBe('Disorganized')
    })

    it(`makes a Suppressed unit Disorganized, one level and one roll a phase ${t.ids('10.5', 'R43')}`, () => {
      const { state, rolls } = t.play(shaken({ status: 'Suppressed' }), RALLY, [HIT])
      expect([statusOf(state, 'a'), rolls.length]).toEqual(['Disorganized', 1])
    })

    it(`needs 4 of an Elite unit and 6 of a Green one ${t.ids('10.6', '10.7')}`, () => {
      const rallies = (quality: 'Elite' | 'Green', face: number) =>
        statusOf(t.play(shaken({ quality }), RALLY, [face]).state, 'a') === 'OK'
      expect([rallies('Elite', 3), rallies('Elite', 4), rallies('Green', 5), rallies('Green', 6)]).toEqual([
        false,
        true,
        false,
        true,
      ])
    })

    it(`is for units within 12 inches of any HQ of their side ${t.ids('10.2', 'R1', 'R19', 'R47')}`, () => {
      expect(t.refusalCodes(shaken({}, 12), RALLY)).toEqual([])
      expect(t.refusalCodes(shaken({}, 12.02), RALLY)).toEqual(['no-unit-to-rally'])
      expect(t.refusalCodes(shaken({}, 24, { infantryScale: true }), RALLY)).toEqual([])
      const other = unit('other', 'A', c.hq, at(36, 30), NORTH, { isHq: true })
      expect(t.refusalCodes(shaken({}, 13, {}, [other]), RALLY)).toEqual([])
      const theirs = unit('theirs', 'B', c.hq, at(36, 30), NORTH, { isHq: true })
      expect(t.refusalCodes(shaken({}, 13, {}, [theirs]), RALLY)).toEqual(['no-unit-to-rally'])
    })

    it(`is by its own HQ only, by house rule ${t.ids('R19')}`, () => {
      const other = unit('other', 'A', c.hq, at(36, 30), NORTH, { isHq: true })
      const own = { houseRules: ['own-hq'] }
      expect(t.refusalCodes(shaken({}, 13, own, [other]), RALLY)).toEqual(['no-unit-to-rally'])
      expect(t.refusalCodes(shaken({}, 12, own, [other]), RALLY)).toEqual([])
    })

    it(`works by an HQ that is shaken or carried, for those aboard too, and ends with the last HQ ${t.ids('R19', 'R27')}`, () => {
      const truck = unit('truck', 'A', c.truck, at(20, 30))
      const a = unit('a', 'A', infantry.type, at(32, 30), NORTH, { status: 'Disorganized' })
      const carried = battle('rally', [
        truck,
        aboard('hq', 'A', c.hq, 'truck', { isHq: true, status: 'Suppressed' }),
        a,
      ])
      const after = t.play(carried, RALLY, [MISS, HIT]).state
      expect([statusOf(after, 'hq'), statusOf(after, 'a')]).toEqual(['Suppressed', 'OK'])
      const lost = shaken()
      const units = lost.units.map(each =>
        each.id === 'hq' ? { ...each, status: 'Destroyed' as const, at: null } : each,
      )
      expect(t.refusalCodes({ ...lost, units }, RALLY)).toEqual(['no-unit-to-rally'])
    })

    it(`is rolled by side A, then by side B, whatever they have done ${t.ids('3.7', 'R43', 'R16')}`, () => {
      const others = [
        unit('hqb', 'B', c.hq, at(5, 2), NORTH, { isHq: true }),
        unit('b', 'B', infantry.type, at(8, 2), NORTH, { status: 'Disorganized', attacked: true }),
      ]
      const first = t.play(shaken({}, 5, {}, others), RALLY, [HIT])
      expect(first.state).toMatchObject({ step: 'rally', toAct: ['B'] })
      const second = t.play(first.state, RALLY, [HIT])
      expect([statusOf(second.state, 'b'), second.state.step]).toEqual(['OK', 'A moves'])
    })
  })
}
