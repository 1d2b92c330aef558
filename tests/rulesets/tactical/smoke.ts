import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical/state'
import { type BattleMore, EAST, WEST, at, battery, battle, the, unit } from '../ww2/table'
import { type Cast, shot } from './cast'

const SCREEN = at(14, 20)
const from = (id: string): TacticalAction => ({ type: 'smoke', from: id, at: SCREEN })
const WIDE = 3
const SOUTHWARDS = 4

/** Section 11: smoke. */
export function smokeTests(c: Cast): void {
  const { t, tank, artillery, mortar } = c
  const field = (firer: string, more: BattleMore = {}): TacticalState =>
    battle(
      'A fires',
      [unit('a', 'A', firer, at(10, 20), EAST), unit('b', 'B', tank.type, at(18, 20), WEST)],
      {
        batteries: [battery('guns', 'A', artillery.weapon)],
        ...more,
      },
    )

  describe(`smoke, ${t.ruleset.title}`, () => {
    it(`is fired indirectly on 5 or 6, instead of an ordinary shot ${t.ids('11.20', '11.21', 'R40')}`, () => {
      const { state } = t.play(field(tank.type), from('guns'), [5])
      expect(state.smoke).toMatchObject([{ at: SCREEN, phasesLeft: 2 }])
      expect(t.refusalCodes(state, { type: 'bombard', battery: 'guns', target: 'b' })).toEqual([
        'battery-has-fired',
      ])
      const missed = t.play(field(tank.type), from('guns'), [WIDE, SOUTHWARDS, 3]).state
      expect(missed.smoke[0]?.at).toEqual(at(14, 23))
      expect(t.play(field(tank.type), from('guns'), [2, SOUTHWARDS, 3]).state.batteries[0]?.silent).toBe(true)
    })

    it(`is fired directly by artillery on 4 or more; a miss gives none ${t.ids('11.20', 'R40')}`, () => {
      expect(t.play(field(artillery.type), from('a'), [4]).state.smoke).toHaveLength(1)
      const missed = t.play(field(artillery.type), from('a'), [3]).state
      expect(missed.smoke).toEqual([])
      expect(the(missed, 'a')).toMatchObject({ attacked: true, gaveAway: true })
    })

    it(`comes from artillery only, and from mortars by house rule ${t.ids('R40')}`, () => {
      for (const type of [tank.type, mortar.type])
        expect(t.refusalCodes(field(type), from('a'))).toEqual(['makes-no-smoke'])
      expect(t.refusalCodes(field(mortar.type, { houseRules: ['mortar-smoke'] }), from('a'))).toEqual([])
    })

    it(`blocks sight from the moment it is placed ${t.ids('11.22', 'R40', 'R6')}`, () => {
      expect(t.refusalCodes(field(tank.type), shot(tank.weapon))).toEqual([])
      const screened = t.play(field(tank.type), from('guns'), [6]).state
      expect(t.refusalClauses(screened, shot(tank.weapon))).toEqual([t.clause('11.22')])
    })

    it(`goes at the end of the fire phase after the one in which it was placed ${t.ids('11.23', 'R40')}`, () => {
      let state = t.play(field(tank.type), from('guns'), [6]).state
      const steps: string[] = []
      while (state.smoke.length > 0) {
        steps.push(`${state.turn} ${state.step}`)
        state = t.play(state, { type: 'end' }).state
      }
      expect(steps).toEqual(['1 A fires', '2 A moves', '2 B fires'])
    })
  })
}
