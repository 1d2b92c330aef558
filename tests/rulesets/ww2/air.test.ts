import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import { EDITIONS, FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
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
} from '../tactical/table'

const AIR: TacticalAction = { type: 'air', sortie: 'flight', target: 'b' }

function raid(more: BattleMore & { readonly type?: string; readonly also?: readonly TacticalUnit[] } = {}) {
  return battle(
    'A fires',
    [unit('b', 'B', more.type ?? 'german-infantry', at(20, 20)), ...(more.also ?? [])],
    {
      sorties: [sortie('flight', 'A', 'fighter-bomber')],
      ...more,
    },
  )
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`air attacks, ${t.ruleset.title}`, () => {
    const need = (state: TacticalState) => t.allowed(state, 'A', 'air:flight')[0]?.reckonings?.[0]?.total

    it(`are made in the fire phase and hit on 4 or more ${t.ids('12.2', '12.3')}`, () => {
      const { state, rolls } = t.play(raid(), AIR, [4, 4, 3])
      expect(rolls.map(roll => roll.purpose)).toEqual(['to hit from the air', 'damage'])
      expect(statusOf(state, 'b')).toBe('Destroyed')
      expect(t.play(raid(), AIR, [3]).told).toEqual(['Flight attacks b: a miss.'])
      expect(t.refusalCodes({ ...raid(), step: 'A moves' }, AIR)).toEqual(['sortie-not-its-phase'])
    })

    it(`are limited: each is made once, hit or miss, any number in a phase ${t.ids('12.1', 'R41')}`, () => {
      const two = raid({ sorties: [sortie('flight', 'A', 'fighter-bomber'), sortie('wing', 'A', 'bomber')] })
      const { state } = t.play(two, AIR, [MISS])
      expect(t.refusalCodes(state, AIR)).toEqual(['sortie-flown'])
      expect(t.refusalCodes(state, { ...AIR, sortie: 'wing' })).toEqual([])
      expect(t.ruleset.offers(raid({ sorties: [] }), 'A').some(offer => offer.kind === 'air')).toBe(false)
    })

    it(`reach any enemy on the table, hidden or not ${t.ids('R41')}`, () => {
      const ground = [area('wood', at(10, 10), 20, 20)]
      expect(t.refusalCodes(raid({ ground }), AIR)).toEqual([])
    })

    it(`reach only what a friend on the ground sees by house rule ${t.ids('R41')}`, () => {
      const houseRules = ['aircraft-need-sight']
      expect(t.refusalCodes(raid({ houseRules }), AIR)).toEqual(['no-observer-for-aircraft'])
      const also = [unit('eye', 'A', 'us-infantry', at(20, 26))]
      expect(t.refusalCodes(raid({ houseRules, also }), AIR)).toEqual([])
    })

    it(`count cover and quality ${t.ids('12.4', 'R41')}`, () => {
      expect(need(raid())).toBe(4)
      expect(need(raid({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(5)
      expect(need(raid({ ground: [area('bunker', at(18, 18), 4, 4)] }))).toBe(6)
      expect(need(raid({ sorties: [sortie('flight', 'A', 'bomber', 'Elite')] }))).toBe(3)
      expect(need(raid({ sorties: [sortie('flight', 'A', 'bomber', 'Green')] }))).toBe(5)
    })

    const flak = (id: string, x: number, more: Partial<TacticalUnit> = {}) =>
      unit(id, 'B', 'flak-20', at(x, 20), NORTH, more)

    it(`count 1 off for each AA gun within 6 inches of the target ${t.ids('12.5', 'R42')}`, () => {
      expect(need(raid({ also: [flak('f', 26)] }))).toBe(5)
      expect(need(raid({ also: [flak('f', 26.02)] }))).toBe(4)
      expect(need(raid({ also: [flak('f', 25), flak('g', 15)] }))).toBe(6)
    })

    it(`count the target itself, and AA guns that are Disorganized or have fired ${t.ids('R42')}`, () => {
      expect(need(raid({ type: 'flak-88' }))).toBe(5)
      expect(need(raid({ also: [flak('f', 25, { status: 'Disorganized', attacked: true })] }))).toBe(5)
    })

    it(`do not count AA guns that are Suppressed, limbered or the attacker's own ${t.ids('R42')}`, () => {
      expect(need(raid({ also: [flak('f', 25, { status: 'Suppressed' })] }))).toBe(4)
      expect(
        need(
          raid({
            also: [unit('truck', 'B', 'german-truck', at(25, 20)), aboard('f', 'B', 'flak-20', 'truck')],
          }),
        ),
      ).toBe(4)
      expect(need(raid({ also: [unit('f', 'A', 'flak-20', at(25, 20))] }))).toBe(4)
    })

    it(`double the reach of AA guns in an infantry scenario ${t.ids('12.5', 'R47')}`, () => {
      expect(need(raid({ also: [flak('f', 32)], infantryScale: true }))).toBe(5)
      expect(need(raid({ also: [flak('f', 32.1)], infantryScale: true }))).toBe(4)
    })

    it(`meet half the Defence of armour, rounded up ${t.ids('12.8', 'R49')}`, () => {
      const { log } = t.play(raid({ type: 'tiger-i' }), AIR, [HIT, 1, 6])
      expect(log[0]?.reckonings?.[2]).toMatchObject({ total: 3 })
      expect(log[0]?.reckonings?.[2]?.modifiers[0]?.clause).toBe(t.clause('12.8'))
    })

    it(`have no further effect when they miss ${t.ids('R41')}`, () => {
      const { state, rolls } = t.play(raid(), AIR, [MISS])
      expect(rolls).toHaveLength(1)
      expect(statusOf(state, 'b')).toBe('OK')
    })

    it(`may be aimed at enemies in contact with a friend, but by house rule ${t.ids('R31')}`, () => {
      const also = [unit('a', 'A', 'us-infantry', at(20, 21))]
      expect(t.refusalCodes(raid({ also }), AIR)).toEqual([])
      expect(t.refusalCodes(raid({ also, houseRules: ['no-fire-into-contact'] }), AIR)).toEqual([
        'friend-in-contact',
      ])
    })
  })
}

/** By the tables of WW2. */
for (const t of EDITIONS) {
  describe(`the factors of aircraft, ${t.ruleset.title}`, () => {
    it.each([
      ['fighter-bomber', 2],
      ['dive-bomber', 3],
      ['tank-buster', 3],
      ['bomber', 4],
    ] as const)(
      `%s has Attack Factor %i against soft and armour ${t.ids('12.7', 'R41')}`,
      (aircraft, factor) => {
        for (const type of ['german-infantry', 'pz-iv-h']) {
          const state = raid({ type, sorties: [sortie('flight', 'A', aircraft)] })
          expect(t.play(state, AIR, [HIT, 1, 6]).log[0]?.reckonings?.[1]?.total).toBe(factor)
        }
      },
    )
  })
}
