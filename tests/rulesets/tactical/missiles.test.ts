import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import {
  type BattleMore,
  HIT,
  MISS,
  NORTH,
  SOUTH,
  aboard,
  at,
  battle,
  changed,
  sortie,
  statusOf,
  the,
  unit,
} from './table'
import { LATER } from './later'

const fire = (weapon: string): TacticalAction => ({ type: 'fire', unit: 'a', target: 'b', weapon })

function duel(
  mine: string,
  theirs: string,
  inches: number,
  more: BattleMore & { readonly also?: readonly TacticalUnit[]; readonly firer?: Partial<TacticalUnit> } = {},
): TacticalState {
  const { also = [], firer = {}, ...rest } = more
  return battle(
    'A fires',
    [
      unit('a', 'A', mine, at(20, 42), NORTH, firer),
      unit('b', 'B', theirs, at(20, 42 - inches), SOUTH),
      ...also,
    ],
    { height: 48, ...rest },
  )
}

for (const t of LATER) {
  const needed = (state: TacticalState, weapon: string) =>
    t.play(state, fire(weapon), [MISS]).log[0]?.reckonings?.[0]

  describe(`guided missiles, ${t.ruleset.title}`, () => {
    it(`hit with 1 more ${t.ids('5.16')}`, () => {
      expect(needed(duel('us-tow', 't-55', 15), 'atgw')).toMatchObject({ total: 3 })
      expect(needed(duel('us-tow', 't-55', 15), 'atgw')?.modifiers.map(each => each.clause)).toEqual([
        t.clause('5.16'),
      ])
      expect(needed(duel('us-tow', 't-55', 15.1), 'atgw')?.total).toBe(4)
      expect(needed(duel('us-tow', 't-55', 15, { firer: { quality: 'Green' } }), 'atgw')?.total).toBe(4)
      expect(needed(duel('soviet-sa-7', 'uh-1', 20), 'sam')?.total).toBe(3)
      expect(needed(duel('soviet-sa-7', 'uh-1', 20.1), 'sam')?.total).toBe(4)
    })

    it(`need 5 inches ${t.ids('7.9', '7.10', '7.8')}`, () => {
      expect(t.refusalCodes(duel('us-tow', 't-55', 5), fire('atgw'))).toEqual([])
      expect(t.refusalClauses(duel('us-tow', 't-55', 4.9), fire('atgw'))).toEqual([t.clause('7.9')])
      expect(t.refusalCodes(duel('soviet-sa-7', 'uh-1', 5), fire('sam'))).toEqual([])
      expect(t.refusalClauses(duel('soviet-sa-7', 'uh-1', 4.9), fire('sam'))).toEqual([t.clause('7.10')])
      expect(t.refusalClauses(duel('ah-1g', 't-55', 4.9), fire('helicopter-rockets'))).toEqual([
        t.clause('7.8'),
      ])
    })

    it(`reach 30 and 40 inches ${t.ids('7.1', 'R50')}`, () => {
      expect(t.refusalCodes(duel('us-tow', 't-55', 30), fire('atgw'))).toEqual([])
      expect(t.refusalCodes(duel('us-tow', 't-55', 30.1), fire('atgw'))).toEqual(['out-of-range'])
      expect(t.refusalCodes(duel('soviet-sa-7', 'uh-1', 40), fire('sam'))).toEqual([])
      expect(t.refusalCodes(duel('soviet-sa-7', 'uh-1', 40.1), fire('sam'))).toEqual(['out-of-range'])
    })

    it(`double their least range in an infantry scenario ${t.ids('R47')}`, () => {
      const wide = { infantryScale: true }
      expect(t.refusalCodes(duel('us-tow', 't-55', 9.9, wide), fire('atgw'))).toEqual(['too-near-missiles'])
      expect(t.refusalCodes(duel('us-tow', 't-55', 10, wide), fire('atgw'))).toEqual([])
    })

    it(`are no weapon against soft targets ${t.ids('8.2', 'R20')}`, () => {
      for (const soft of ['us-infantry', 'us-truck', 'soviet-zu-23']) {
        expect(t.refusalClauses(duel('us-tow', soft, 12), fire('atgw'))).toEqual([t.clause('8.2')])
      }
      expect(t.refusalCodes(duel('us-tow', 'm113', 12), fire('atgw'))).toEqual([])
      const { log } = t.play(duel('us-tow', 't-55', 12), fire('atgw'), [HIT, 1, 6])
      expect(log[0]?.reckonings?.[1]?.total).toBe(5)
    })

    it(`are fired once in the game, and a miss is a shot ${t.ids('5.42', '5.43', 'R51')}`, () => {
      for (const [type, weapon, theirs, clause] of [
        ['us-tow', 'atgw', 't-55', '5.42'],
        ['soviet-sa-7', 'sam', 'uh-1', '5.43'],
      ] as const) {
        const fired = t.play(duel(type, theirs, 12), fire(weapon), [MISS]).state
        expect(the(fired, 'a').expended).toEqual([weapon])
        const later = changed(fired, 'a', { attacked: false })
        expect(t.refusalCodes(later, fire(weapon))).toEqual(['missile-fired'])
        expect(t.refusalClauses(later, fire(weapon))).toEqual([t.clause(clause)])
        expect(t.allowed(later, 'A', 'fire:a')).toEqual([])
        // It stays on the table, moves, and may be fired at.
        const moving = { ...later, step: 'A moves' as const }
        expect(
          t.refusalCodes(moving, { type: 'move', unit: 'a', path: [at(20, 41)], facing: NORTH }),
        ).toEqual([])
      }
    })

    it(`are fired once by vehicles as well, which keep their other weapons; every turn by house rule ${t.ids('R51')}`, () => {
      const spent = (houseRules: readonly string[] = []) =>
        duel('bmp-1', 't-55', 12, { firer: { expended: ['atgw'] }, houseRules })
      const gun = t.ruleset.offers(spent(), 'A').find(each => each.id.startsWith('fire:a:') && !each.refusal)
      expect(t.refusalCodes(duel('bmp-1', 't-55', 12), fire('atgw'))).toEqual([])
      expect(t.refusalCodes(spent(), fire('atgw'))).toEqual(['missile-fired'])
      expect(gun?.options().map(each => each.token)).toEqual(['b'])
      expect(t.refusalCodes(spent(['vehicles-reload']), fire('atgw'))).toEqual([])
    })

    it.each(['us-tow', 'ah-1-tow'])(
      `are fired once by teams and helicopters whatever the house rule says: %s ${t.ids('R51')}`,
      type => {
        const houseRules = ['vehicles-reload']
        const state = duel(type, 't-55', 12, { firer: { expended: ['atgw'] }, houseRules })
        expect(t.refusalCodes(state, fire('atgw'))).toEqual(['missile-fired'])
      },
    )

    it(`have no place in close combat ${t.ids('R29', 'R50')}`, () => {
      const state = duel('us-tow', 'm113', 1.02)
      expect(t.refusalCodes(state, { type: 'assault', unit: 'a', target: 'b', weapon: 'atgw' })).toEqual([
        'not-hand-to-hand',
      ])
      expect(t.ruleset.offers(state, 'A').some(offer => offer.kind === 'assault')).toBe(false)
    })

    it(`leave a Suppressed enemy alone that only they could engage ${t.ids('R30')}`, () => {
      const state = changed(duel('us-tow', 'm113', 1.02), 'b', { status: 'Suppressed' })
      expect(t.refusalCodes(state, { type: 'assault', unit: 'a', target: 'b', weapon: 'atgw' })).toEqual([
        'not-hand-to-hand',
      ])
    })

    it(`against the air attack nothing on the ground ${t.ids('R50')}`, () => {
      for (const ground of ['us-infantry', 'm113']) {
        expect(t.refusalCodes(duel('soviet-sa-7', ground, 12), fire('sam'))).toEqual(['only-in-the-air'])
        expect(t.refusalClauses(duel('soviet-sa-7', ground, 12), fire('sam'))).toEqual([t.clause('R50')])
      }
    })

    it(`miss like any shot ${t.ids('R50', '5.10')}`, () => {
      const { state, rolls } = t.play(duel('soviet-sa-7', 'uh-1', 12), fire('sam'), [2])
      expect(rolls).toHaveLength(1)
      expect(statusOf(state, 'b')).toBe('OK')
    })
  })

  describe(`SAM teams and aircraft, ${t.ruleset.title}`, () => {
    const AIR: TacticalAction = { type: 'air', sortie: 'flight', target: 'b' }
    const raid = (also: readonly TacticalUnit[], more: BattleMore = {}) =>
      battle('A fires', [unit('b', 'B', 'm113', at(4, 10)), ...also], {
        width: 100,
        sorties: [sortie('flight', 'A', t.aircraft)],
        ...more,
      })
    const need = (state: TacticalState) => t.play(state, AIR, [MISS]).log[0]?.reckonings?.[0]?.total
    const team = (x: number, more: Partial<TacticalUnit> = {}) =>
      unit(`s${x}`, 'B', 'soviet-sa-7', at(x, 10), SOUTH, more)

    it(`take 1 off for each team within 40 inches of the target ${t.ids('12.6', 'R42', 'R1')}`, () => {
      expect(need(raid([]))).toBe(4)
      expect(need(raid([team(44)]))).toBe(5)
      expect(need(raid([team(44.1)]))).toBe(4)
      expect(need(raid([team(10), team(20)]))).toBe(6)
      expect(t.play(raid([team(44)]), AIR, [MISS]).cited).toContain(t.clause('12.6'))
    })

    it(`count beside the AA guns, near by too, Disorganized too, not Suppressed, not carried ${t.ids('12.5', '12.6', 'R42')}`, () => {
      const guns = unit('aa', 'B', 'soviet-zu-23', at(9, 10))
      expect(need(raid([team(6), guns]))).toBe(6)
      expect(need(raid([team(20, { status: 'Disorganized' })]))).toBe(5)
      expect(need(raid([team(20, { status: 'Suppressed' })]))).toBe(4)
      const loaded = [unit('car', 'B', 'us-truck', at(20, 10)), aboard('s', 'B', 'soviet-sa-7', 'car')]
      expect(need(raid(loaded))).toBe(4)
      expect(need(raid([unit('own', 'A', 'soviet-sa-7', at(20, 10))]))).toBe(4)
    })

    it(`spend nothing by it, but count no more once they have fired, but by house rule ${t.ids('R42', '5.43')}`, () => {
      const after = t.play(raid([team(20)]), AIR, [MISS]).state
      expect(the(after, 's20').expended).toBeUndefined()
      expect(need(raid([team(20, { expended: ['sam'] })]))).toBe(4)
      const always = { houseRules: ['sam-always-counts'] }
      expect(need(raid([team(20, { expended: ['sam'] })], always))).toBe(5)
    })

    it(`double their reach in an infantry scenario ${t.ids('R47')}`, () => {
      expect(need(raid([team(84)], { infantryScale: true }))).toBe(5)
      expect(need(raid([team(84.1)], { infantryScale: true }))).toBe(4)
    })
  })
}
