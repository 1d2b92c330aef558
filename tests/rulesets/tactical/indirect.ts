import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import { type BattleMore, area, at, battery, battle, statusOf, unit } from '../ww2/table'
import { type Cast, QUALITIES } from './cast'

const BOMBARD = { type: 'bombard', battery: 'guns', target: 'b' } as const
/** A face that misses without silencing the battery. */
const WIDE = 3
const [NORTHWARDS, SOUTHWARDS] = [1, 4]

/** Section 5: indirect fire of batteries off the table. */
export function indirectTests(c: Cast): void {
  const { t, tank, infantry, artillery } = c
  const barrage = (
    more: BattleMore = {},
    others: readonly TacticalUnit[] = [],
    aim = at(20, 20),
  ): TacticalState =>
    battle('A fires', [unit('b', 'B', infantry.type, aim), ...others], {
      batteries: [battery('guns', 'A', artillery.weapon)],
      ...more,
    })
  const need = (state: TacticalState) => t.allowed(state, 'A', 'bombard:guns')[0]?.reckonings?.[0]?.total

  describe(`indirect fire, ${t.ruleset.title}`, () => {
    it(`comes from batteries off the table, once in a phase, and hits on 5 or 6 ${t.ids('5.2', '5.20', '5.22', 'R35')}`, () => {
      const { state } = t.play(barrage(), BOMBARD, [5, 6, 1])
      expect(statusOf(state, 'b')).toBe('Destroyed')
      expect(t.refusalCodes(state, BOMBARD)).toContain('battery-has-fired')
      expect(t.play(barrage(), BOMBARD, [4, NORTHWARDS, 5]).codes).toEqual(['deviates-nothing'])
      expect(t.refusalCodes(barrage({ batteries: [] }), BOMBARD)).toEqual(['no-such-battery'])
    })

    it(`reaches everywhere, seen or not; by house rule a friend has to see ${t.ids('5.21', 'R33')}`, () => {
      const ground = [area('wood', at(38, 0), 10, 10)]
      expect(t.refusalCodes(barrage({ ground }, [], at(47, 1)), BOMBARD)).toEqual([])
      const observed = barrage({ houseRules: ['observer'] }, [unit('eye', 'A', infantry.type, at(20, 30))])
      expect(t.refusalCodes(barrage({ houseRules: ['observer'] }), BOMBARD)).toEqual(['no-observer'])
      expect(t.refusalCodes(observed, BOMBARD)).toEqual([])
    })

    it(`counts cover and quality, and nothing for range ${t.ids('5.23', 'R33')}`, () => {
      expect(need(barrage({}, [], at(47, 1)))).toBe(5)
      for (const [quality, worth] of QUALITIES)
        expect(need(barrage({ batteries: [battery('guns', 'A', artillery.weapon, quality)] }))).toBe(
          5 - worth,
        )
      expect(need(barrage({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(6)
      expect(need(barrage({ ground: [area('bunker', at(18, 18), 4, 4)] }))).toBe(7)
    })

    it(`deviates when it misses: direction, then distance ${t.ids('5.24', '5.25', 'R16', 'R34')}`, () => {
      const { rolls, told } = t.play(barrage(), BOMBARD, [WIDE, NORTHWARDS, 4])
      expect(rolls).toHaveLength(3)
      expect(told).toEqual(['guns deviate 4 inches north, onto nothing.'])
      expect(t.play(barrage({ infantryScale: true }), BOMBARD, [WIDE, NORTHWARDS, 4]).told).toEqual([
        'guns deviate 8 inches north, onto nothing.',
      ])
      expect(t.play(barrage({}, [], at(20, 1)), BOMBARD, [WIDE, NORTHWARDS, 2]).codes).toEqual([
        'deviates-off',
      ])
    })

    it(`strikes whom it comes down on, friend or foe, without a roll to hit ${t.ids('R34', '9.4')}`, () => {
      for (const side of ['A', 'B'] as const) {
        const state = barrage({}, [unit('c', side, tank.type, at(20, 23))])
        const { codes, rolls } = t.play(state, BOMBARD, [WIDE, SOUTHWARDS, 3, 1, 6])
        expect(codes[0]).toBe('deviates-onto')
        expect(rolls.map(each => each.purpose).at(-1)).toBe('damage')
      }
    })

    it(`may be free in direction or harmless by house rules ${t.ids('R34')}`, () => {
      const free = t.play(barrage({ houseRules: ['free-deviation'] }), BOMBARD, [WIDE, 91, 4])
      expect(free.rolls[1]?.sides).toBe(360)
      expect(t.play(barrage({ houseRules: ['harmless-deviation'] }), BOMBARD, [WIDE]).codes).toEqual([
        'bombards-miss',
      ])
    })

    it(`ends for the game with a natural 1 or 2, after that shot ${t.ids('5.26', 'R35')}`, () => {
      for (const face of [1, 2]) {
        const { state, codes } = t.play(barrage(), BOMBARD, [face, NORTHWARDS, 3])
        expect(codes).toEqual(['deviates-nothing', 'falls-silent'])
        expect(t.refusalClauses(state, BOMBARD)).toContain(t.clause('5.26'))
      }
      expect(t.play(barrage(), BOMBARD, [3, NORTHWARDS, 3]).state.batteries[0]?.silent).toBe(false)
    })
  })
}
