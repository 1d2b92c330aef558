import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import {
  type BattleMore,
  HIT,
  MISS,
  NORTH,
  aboard,
  area,
  at,
  battle,
  sortie,
  statusOf,
  unit,
} from '../ww2/table'
import { type Cast, QUALITIES, defended } from './cast'

const AIR = { type: 'air', sortie: 'flight', target: 'b' } as const

/** Section 12: air attacks and the guns that hamper them. */
export function airTests(c: Cast): void {
  const { t, tank, infantry } = c
  const kinds = Object.entries(c.aircraft)
  const kind = kinds[0]?.[0] ?? ''
  const raid = (
    more: BattleMore = {},
    also: readonly TacticalUnit[] = [],
    type = infantry.type,
  ): TacticalState =>
    battle('A fires', [unit('b', 'B', type, at(20, 20)), ...also], {
      sorties: [sortie('flight', 'A', kind)],
      ...more,
    })
  const need = (state: TacticalState) => t.allowed(state, 'A', 'air:flight')[0]?.reckonings?.[0]?.total

  describe(`air attacks, ${t.ruleset.title}`, () => {
    it(`are made in the fire phase, each once, and hit on 4 or more ${t.ids('12.1', '12.2', '12.3', 'R41')}`, () => {
      const { state } = t.play(raid(), AIR, [4, 6, 1])
      expect(statusOf(state, 'b')).toBe('Destroyed')
      const missed = t.play(raid(), AIR, [3])
      expect(missed.codes).toEqual(['bombs-miss'])
      expect(t.refusalCodes(missed.state, AIR)).toEqual(['sortie-flown'])
      expect(t.refusalCodes({ ...raid(), step: 'A moves' }, AIR)).toEqual(['sortie-not-its-phase'])
    })

    it(`reach any enemy, or by house rule only what a friend sees ${t.ids('R41')}`, () => {
      const ground = [area('wood', at(10, 10), 20, 20)]
      expect(t.refusalCodes(raid({ ground }), AIR)).toEqual([])
      const houseRules = ['aircraft-need-sight']
      expect(t.refusalCodes(raid({ houseRules }), AIR)).toEqual(['no-observer-for-aircraft'])
      expect(
        t.refusalCodes(raid({ houseRules }, [unit('eye', 'A', infantry.type, at(20, 26))]), AIR),
      ).toEqual([])
    })

    it(`count cover and quality ${t.ids('12.4', 'R41')}`, () => {
      expect(need(raid({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(5)
      for (const [quality, worth] of QUALITIES)
        expect(need(raid({ sorties: [sortie('flight', 'A', kind, quality)] }))).toBe(4 - worth)
    })

    it(`count 1 off for each AA gun within 6 inches of the target ${t.ids('12.5', 'R42', 'R47')}`, () => {
      const flak = (x: number, more = {}) => unit(`f${x}`, 'B', c.aaGun, at(x, 20), NORTH, more)
      expect(need(raid({}, [flak(26)]))).toBe(5)
      expect(need(raid({}, [flak(26.02)]))).toBe(4)
      expect(need(raid({}, [flak(25), flak(15)]))).toBe(6)
      expect(need(raid({ infantryScale: true }, [flak(32)]))).toBe(5)
      expect(need(raid({}, [flak(25, { status: 'Disorganized' })]))).toBe(5)
      expect(need(raid({}, [flak(25, { status: 'Suppressed' })]))).toBe(4)
      expect(
        need(raid({}, [unit('truck', 'B', c.truck, at(25, 20)), aboard('f', 'B', c.aaGun, 'truck')])),
      ).toBe(4)
      expect(need(raid({}, [], c.aaGun))).toBe(5)
    })

    it.each(kinds)(
      `%s has Attack Factor %i against soft and armour ${t.ids('12.7', 'R41')}`,
      (aircraft, factor) => {
        for (const type of [infantry.type, tank.type]) {
          const state = raid({ sorties: [sortie('flight', 'A', aircraft)] }, [], type)
          expect(t.play(state, AIR, [HIT, 1, 6]).log[0]?.reckonings?.[1]?.total).toBe(factor)
        }
      },
    )

    it(`meet half the Defence of armour, rounded up ${t.ids('12.8', 'R49')}`, () => {
      const played = t.play(raid({}, [], tank.type), AIR, [HIT, 1, 6])
      expect(defended(played)).toEqual({ total: Math.ceil(tank.defence / 2), clauses: [t.clause('12.8')] })
      expect(t.play(raid(), AIR, [MISS]).rolls).toHaveLength(1)
    })
  })
}
