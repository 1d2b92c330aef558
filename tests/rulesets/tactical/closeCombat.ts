import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical/state'
import {
  EAST,
  NORTH,
  SOUTH,
  type UnitMore,
  aboard,
  area,
  at,
  battle,
  statusOf,
  the,
  unit,
} from '../ww2/table'
import { type Cast, defended } from './cast'

/** Section 5: close combat. */
export function closeCombatTests(c: Cast): void {
  const { t, tank, infantry } = c
  const assault = { type: 'assault', unit: 'a', target: 'b', weapon: infantry.weapon } as const
  const melee = (target: string, b: UnitMore = {}, facing = SOUTH, a: UnitMore = {}): TacticalState =>
    battle('A fires', [
      unit('a', 'A', infantry.type, at(20, 21.05), NORTH, a),
      unit('b', 'B', target, at(20, 20), facing, b),
    ])

  describe(`close combat, ${t.ruleset.title}`, () => {
    it(`is between units in contact and hits without a roll ${t.ids('5.30', '5.31', 'R3', 'R29')}`, () => {
      const { rolls } = t.play(melee(infantry.type), assault, [1, 6])
      expect(rolls.map(each => each.purpose)).toEqual(['damage'])
      const apart = {
        ...melee(infantry.type),
        units: [unit('a', 'A', infantry.type, at(20, 21.2)), the(melee(infantry.type), 'b')],
      }
      expect(t.refusalCodes(apart, assault)).toEqual(['not-in-contact'])
      expect(
        t.odds(melee(infantry.type, {}, SOUTH, { status: 'Disorganized', quality: 'Green' }), assault).hit,
      ).toBeCloseTo(1, 12)
    })

    it(`counts no range, least range or arc ${t.ids('R29', 'R4')}`, () => {
      const gun = battle('A fires', [
        unit('a', 'A', c.atGun.type, at(20, 21), SOUTH),
        unit('b', 'B', infantry.type, at(20, 20)),
      ])
      expect(t.refusalCodes(gun, { ...assault, weapon: c.atGun.weapon })).toEqual([])
    })

    it(`halves armour from the side and the back ${t.ids('R29', 'R49', '9.2', '9.3')}`, () => {
      const half = Math.ceil(tank.defence / 2)
      expect(defended(t.play(melee(tank.type), assault, [1, 6])).total).toBe(tank.defence)
      expect(defended(t.play(melee(tank.type, {}, EAST), assault, [1, 6])).total).toBe(half)
      expect(defended(t.play(melee(tank.type, {}, NORTH), assault, [1, 6])).total).toBe(half)
    })

    it(`is the unit's one attack, and the enemy strikes back in its own phase ${t.ids('R15', 'R29')}`, () => {
      const { state } = t.play(melee(infantry.type), assault, [1, 6])
      expect(t.refusalCodes(state, assault)).toEqual(['has-fired'])
      expect(t.refusalCodes(state, { ...assault, unit: 'b', target: 'a' })).toEqual(['not-its-fire-phase'])
    })

    it(`destroys the Suppressed without dice, but not by contact alone ${t.ids('6.12', 'R30')}`, () => {
      const state = melee(tank.type, { status: 'Suppressed' })
      expect(statusOf(t.play(state, { type: 'end' }).state, 'b')).toBe('Suppressed')
      expect(statusOf(t.play(state, assault, []).state, 'b')).toBe('Destroyed')
    })

    it(`gives an HQ no saving roll, aboard neither ${t.ids('6.19', 'R18', 'R27')}`, () => {
      // Two higher: Suppressed.
      const two = infantry.soft === 2 ? [3, 3] : [2, 3]
      const { state, rolls } = t.play(melee(infantry.type, { isHq: true }), assault, two)
      expect([statusOf(state, 'b'), rolls.length]).toEqual(['Suppressed', 1])
      const riding = melee(c.truck)
      const hq = { ...riding, units: [...riding.units, aboard('hq', 'B', c.hq, 'b', { isHq: true })] }
      expect(statusOf(t.play(hq, assault, two).state, 'hq')).toBe('Suppressed')
    })

    it(`reaches the nearest unit inside a building that one touches, both ways, cover or not ${t.ids('5.32', 'R32')}`, () => {
      const inside = battle(
        'A fires',
        [
          unit('a', 'A', infantry.type, at(20, 28.52)),
          unit('b', 'B', infantry.type, at(20, 26)),
          unit('c', 'B', infantry.type, at(20, 24.5)),
        ],
        { ground: [area('building', at(18, 24), 4, 4)] },
      )
      expect(t.refusalCodes(inside, assault)).toEqual([])
      expect(t.refusalCodes(inside, { ...assault, target: 'c' })).toEqual(['not-in-contact'])
      expect(
        t.refusalCodes({ ...inside, step: 'B fires', toAct: ['B'] }, { ...assault, unit: 'b', target: 'a' }),
      ).toEqual([])
    })
  })
}
