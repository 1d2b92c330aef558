import { describe, expect, it } from 'vitest'
import type { AncientState, General } from '../../../rulesets/families/ancients'
import { END, MEMBERS, NORTH, type UnitMore, at, changed, rally, statusOf } from './members'

for (const t of MEMBERS) {
  const { id, battle, codes, hasOffer, play, unit } = t

  /** A Disordered unit with a General's unit whose base is so many inches away. */
  function near(
    away: number,
    more: UnitMore = { status: 'Disordered' },
    general: General = 'normal',
  ): AncientState {
    return battle('rally', [
      unit('a', 'A', 'heavy-foot', at(6, 12), NORTH, more),
      unit('g', 'A', 'heavy-foot', at(7.5 + away, 12), NORTH, { general }),
      unit('b', 'B', 'heavy-foot', at(20, 2)),
    ])
  }

  describe('rally', () => {
    it(`reaches 4 inches from a General, 6 from an Excellent one, 2 from a Really Bad one [${id}-10.1] [${id}-10.2] [${id}-10.3] [${id}-R39]`, () => {
      for (const [general, reach] of [
        ['normal', 4],
        ['excellent', 6],
        ['bad', 2],
      ] as const) {
        expect(codes(near(reach, { status: 'Disordered' }, general), rally('a'))).toEqual([])
        expect(codes(near(reach + 0.1, { status: 'Disordered' }, general), rally('a'))).toEqual([
          'no-general-near',
        ])
      }
      expect(codes(near(1, {}), rally('a'))).toEqual(['in-good-order'])
    })

    it(`puts a Disordered unit in good order on 5 or 6, and makes a Shaken one Disordered [${id}-10.4] [${id}-10.5]`, () => {
      expect(statusOf(play(near(1), rally('a'), [5]).state, 'a')).toBe('Good order')
      expect(statusOf(play(near(1), rally('a'), [4]).state, 'a')).toBe('Disordered')
      expect(statusOf(play(near(1, { status: 'Shaken' }), rally('a'), [6]).state, 'a')).toBe('Disordered')
    })

    it(`needs 4 of Veterans and 6 of Raw units [${id}-10.6] [${id}-10.7] [${id}-R39]`, () => {
      const after = (quality: 'Veteran' | 'Raw', face: number) =>
        statusOf(play(near(1, { status: 'Disordered', quality }), rally('a'), [face]).state, 'a')
      expect([after('Veteran', 3), after('Veteran', 4)]).toEqual(['Disordered', 'Good order'])
      expect([after('Raw', 5), after('Raw', 6)]).toEqual(['Disordered', 'Good order'])
    })

    it(`is possible in melee, by a General in whatever shape, who is always in reach of himself [${id}-R39]`, () => {
      const state = battle(
        'rally',
        [
          unit('g', 'A', 'heavy-foot', at(12, 12), NORTH, { general: 'bad', status: 'Shaken' }),
          unit('b', 'B', 'heavy-foot', at(12, 10.5)),
        ],
        { melees: [{ a: 'g', b: 'b' }] },
      )
      expect(statusOf(play(state, rally('g'), [6]).state, 'g')).toBe('Disordered')
    })

    it(`is one roll for each unit, Side A first, in the order of the owner [${id}-3.10] [${id}-R39]`, () => {
      const base = near(1)
      const state = {
        ...base,
        units: [
          ...base.units.slice(0, 2),
          unit('c', 'A', 'heavy-foot', at(6, 13.6), NORTH, { status: 'Shaken' as const }),
          unit('h', 'B', 'heavy-foot', at(12, 2), 180, {
            general: 'normal' as const,
            status: 'Disordered' as const,
          }),
        ],
      }
      expect(codes(state, rally('h'))).toEqual(['not-rallying'])
      const first = play(state, rally('c'), [1]).state
      expect(codes(first, rally('c'))).toEqual(['has-rolled'])
      const second = play(first, rally('a'), [6]).state
      // Nobody of A is left to roll: B rolls.
      expect([second.step, second.toAct]).toEqual(['rally', ['B']])
      expect(hasOffer(second, 'B', 'rally:h')).toBe(true)
      expect(play(second, rally(null), [1]).state.turn).toBe(2)
    })

    it(`may be rolled for all at once, or be left [${id}-10.1]`, () => {
      const state = changed(near(1), 'g', { status: 'Disordered' })
      const all = play(state, rally(null), [6, 1])
      expect([statusOf(all.state, 'a'), statusOf(all.state, 'g')]).toEqual(['Good order', 'Disordered'])
      expect(play(near(1), END).state.turn).toBe(2)
    })
  })
}
