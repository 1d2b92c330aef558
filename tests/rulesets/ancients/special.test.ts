import { describe, expect, it } from 'vitest'
import type { AncientAction, AncientState, AncientUnit } from '../../../rulesets/families/ancients'
import { seededChance } from '../../../src/engine/dice/seeded'
import { randomAction } from '../../../src/engine/random'
import { picker } from '../../contract/sample'
import {
  type BattleMore,
  EAST,
  END,
  MEMBERS,
  NORTH,
  SOUTH,
  type UnitMore,
  WEST,
  advance,
  area,
  arrow,
  at,
  attack,
  breakOff,
  charge,
  march,
  shoot,
  statusOf,
  strip,
  the,
  turn,
} from './members'

for (const t of MEMBERS) {
  const {
    id,
    those,
    allowed,
    attackOf,
    battle,
    clauses,
    codes,
    defenceOf,
    hasOffer,
    odds,
    play,
    refusal,
    ruleset,
    unit,
  } = t

  /** A bowman of side A who shoots at a target of side B, whose centre is at (12, 12). */
  function shotAt(
    type: string,
    more: UnitMore = {},
    others: readonly AncientUnit[] = [],
    rest: BattleMore = {},
  ): AncientState {
    return battle(
      'A shoots',
      [
        unit('a', 'A', 'light-foot', at(12, 15), NORTH, { missile: 'bow' }),
        unit('b', 'B', type, at(12, 12), SOUTH, more),
        ...others,
      ],
      rest,
    )
  }

  const SHOOT = shoot('a', 'b')
  const RAMPAGE: AncientAction = { type: 'rampage', unit: 'b' }

  /** Elephants b are shot at and Disordered, and the deviation die shows this face. */
  const ranWild = (state: AncientState, face: number) =>
    play(play(state, SHOOT, [6, 1]).state, RAMPAGE, [face])

  describe('Elephants', () => {
    it(`rampage when they become Disordered, in the direction of the deviation die, at full speed [${id}-11.1] [${id}-11.2] [${id}-R32] [${id}-R33] [${id}-1.1]`, () => {
      const wild = the(ranWild(shotAt('beasts'), arrow(EAST)).state, 'b')
      expect(wild).toMatchObject({ status: 'Disordered', at: at(15, 12), facing: 90, rampage: null })
      const north = the(ranWild(shotAt('beasts'), arrow(NORTH)).state, 'b')
      expect(north.at).toEqual(at(12, 9))
    })

    it(`do not when they are Shaken from Disordered, nor straight away, unless the house rule says so [${id}-R32]`, () => {
      expect(statusOf(play(shotAt('beasts', { status: 'Disordered' }), SHOOT, [6, 1]).state, 'b')).toBe(
        'Shaken',
      )
      const melee = (houseRules: readonly string[]) =>
        play(
          battle(
            'A attacks',
            [unit('a', 'A', 'heavy-foot', at(12, 13.5), NORTH), unit('b', 'B', 'beasts', at(12, 12), SOUTH)],
            { houseRules },
          ),
          attack('a', 'b'),
          [6, 3],
        ).state
      const shaken = melee([]) // 6 + 2 - 3 - 3 = 2
      expect(the(shaken, 'b')).toMatchObject({ status: 'Shaken', at: at(12, 12) })
      expect(shaken.pending).toEqual([])
      const wild = play(melee(['shaken-rampage']), RAMPAGE, [arrow(NORTH)]).state
      expect(the(wild, 'b')).toMatchObject({ status: 'Shaken', at: at(12, 9) })
    })

    it(`throw the deviation die before anybody does anything else [${id}-11.1] [${id}-11.2]`, () => {
      const hit = play(shotAt('beasts'), SHOOT, [6, 1]).state
      expect(hit).toMatchObject({ toAct: ['B'], step: 'A shoots', pending: [{ kind: 'rampage', unit: 'b' }] })
      expect(the(hit, 'b')).toMatchObject({ status: 'Disordered', at: at(12, 12) })
      expect(ruleset.offers(hit, 'A')).toEqual([])
      expect(ruleset.offers(hit, 'B').map(offer => offer.kind)).toEqual(['rampage'])
      expect([codes(hit, END), clauses(hit, END)]).toEqual([['rampage-first'], [`${id}-11.1`]])
      expect(codes(hit, { type: 'rampage', unit: 'a' })).toEqual(['not-wild'])
      const after = play(hit, RAMPAGE, [arrow(EAST)]).state
      expect(after).toMatchObject({ toAct: ['A'], pending: [] })
      expect(codes(after, RAMPAGE)).toEqual(['not-wild'])
    })

    it(`come out of an attack in few ways: where they run to is a throw of its own [${id}-R33]`, () => {
      const state = shotAt('beasts')
      expect(odds(state, SHOOT).branches).toHaveLength(2)
      expect(odds(play(state, SHOOT, [6, 1]).state, RAMPAGE).branches).toHaveLength(360)
    })

    it(`go in one of eight directions under the house rule [${id}-R33]`, () => {
      const state = shotAt('beasts', {}, [], { houseRules: ['eight-directions'] })
      expect(the(ranWild(state, 3).state, 'b').at).toEqual(at(15, 12))
    })

    it(`go 2 inches where rough ground is in the way [${id}-R32]`, () => {
      const state = shotAt('beasts', {}, [], { ground: [area('rough', at(13, 8), 6, 8)] })
      expect(the(ranWild(state, arrow(EAST)).state, 'b').at?.x).toBeCloseTo(14, 6)
    })

    it(`stop at the first base, friend or enemy, and must attack it in the next melee step of their side [${id}-11.3] [${id}-R32]`, () => {
      const friend = unit('f', 'B', 'heavy-foot', at(15, 12.5), SOUTH)
      const hit = ranWild(shotAt('beasts', {}, [friend]), arrow(EAST)).state
      expect(the(hit, 'b')).toMatchObject({ at: at(13.5, 12), rampage: { target: 'f', ready: false } })
      // Until then neither moves nor shoots.
      const moving: AncientState = { ...hit, step: 'B moves', toAct: ['B'] }
      expect(codes(moving, turn('f', EAST))).toEqual(['tied'])
      expect(codes(moving, turn('b', WEST))).toEqual(['tied'])
      const melee = play({ ...hit, step: 'A shoots', toAct: ['A'] }, END).state
      expect(melee.step).toBe('B attacks')
      expect(codes(melee, END)).toEqual(['must-attack'])
      // Disordered Elephants against the flank of foot without armour: 2 - 1 against 0.
      expect([attackOf(melee, attack('b', 'f')), defenceOf(melee, attack('b', 'f'))]).toEqual([1, 0])
      const after = play(melee, attack('b', 'f'), [3, 1]).state
      expect(statusOf(after, 'f')).toBe('Lost')
      expect(the(after, 'b')).toMatchObject({ rampage: null, at: at(13.5, 12) })
    })

    it(`fight an enemy they ran into, whatever side touches it [${id}-R32]`, () => {
      const enemy = unit('e', 'A', 'heavy-foot', at(15, 12.5), EAST)
      const hit = ranWild(shotAt('beasts', {}, [enemy]), arrow(EAST)).state
      expect(hit.melees).toMatchObject([{ a: 'e', b: 'b' }])
      const melee = play({ ...hit, step: 'A shoots', toAct: ['A'] }, END).state
      expect(allowed(melee, 'B', 'attack:b').map(option => option.token)).toEqual(['e'])
    })

    it(`stay where they are and charge what they already touch in that direction [${id}-R32]`, () => {
      const friend = unit('f', 'B', 'heavy-foot', at(13.5, 12), SOUTH)
      expect(the(ranWild(shotAt('beasts', {}, [friend]), arrow(EAST)).state, 'b')).toMatchObject({
        at: at(12, 12),
        rampage: { target: 'f' },
      })
    })

    it(`break off from an enemy they ran into when they are Shaken [${id}-11.18] [${id}-R32]`, () => {
      const rampage = { target: 'e', ready: true }
      const state = battle('B moves', [
        unit('e', 'A', 'heavy-foot', at(12, 13.5), NORTH),
        unit('b', 'B', 'beasts', at(12, 12), SOUTH, { status: 'Shaken', rampage }),
      ])
      expect(codes(state, END)).toEqual(['shaken-first'])
      expect(allowed(state, 'B', 'breakOff:b').map(option => option.at)).toEqual([at(12, 9)])
    })

    it(`tie friends and enemies that they ran into, who do not break off meanwhile [${id}-R32]`, () => {
      const wild = (target: string, more: UnitMore = {}) =>
        unit('w', 'A', 'beasts', at(13.5, 14), WEST, { rampage: { target, ready: false }, ...more })
      // Horse in melee to its front, with the Elephants at its flank.
      const horse = (side: 'A' | 'B', more: UnitMore = {}) =>
        unit('h', side, 'heavy horse', at(12, 14), NORTH, more)
      const foe = (side: 'A' | 'B') => unit('f', side, 'heavy-foot', at(12, 12.5), SOUTH)
      const away = breakOff('h', at(12, 18), SOUTH)
      const friends = (more: UnitMore = {}, wildMore: UnitMore = {}) =>
        battle('A moves', [horse('A', more), foe('B'), wild('h', wildMore)])
      expect(codes(friends(), away)).toContain('tied')
      expect(codes(friends({}, { rampage: null }), away)).not.toContain('tied')
      // A Shaken friend has neither the duty nor the right.
      expect(codes(friends({ status: 'Shaken' }), away)).toContain('tied')
      const enemies = (more: UnitMore = {}) => battle('B moves', [horse('B', more), foe('A'), wild('h')])
      expect(codes(enemies(), away)).toContain('tied')
      // A Shaken enemy has to break off.
      expect(codes(enemies({ status: 'Shaken' }), away)).not.toContain('tied')
    })

    it(`are in melee with an enemy that they ran into, of either side of the table, and with no other that they touch [${id}-R32]`, () => {
      for (const [own, other, step] of [
        ['A', 'B', 'B attacks'],
        ['B', 'A', 'A attacks'],
      ] as const) {
        const state = battle(step, [
          unit('w', own, 'beasts', at(12, 14), NORTH, { rampage: { target: 'e', ready: true } }),
          unit('e', other, 'heavy-foot', at(13.5, 14), NORTH),
          unit('x', other, 'heavy-foot', at(10.5, 14), NORTH),
        ])
        expect(state.melees.map(({ a, b }) => [a, b].toSorted())).toEqual([['e', 'w']])
      }
    })

    it(`run into nobody whom they do not reach in their 3 inches, and into whom they just touch [${id}-R32]`, () => {
      // The base of the other is 1.5 inches wide: 4.5 inches from middle to middle leave 3 between the bases.
      const past = (gap: number) => {
        const enemy = unit('e', 'A', 'heavy-foot', at(12 + 1.5 + gap, 12), WEST)
        return ranWild(shotAt('beasts', {}, [enemy]), arrow(EAST))
      }
      expect(the(past(3.5).state, 'b')).toMatchObject({ at: at(15, 12), rampage: null })
      expect(past(3.5).codes).toContain('rampages')
      expect(the(past(3.04).state, 'b').rampage).toEqual({ target: 'e', ready: false })
      expect(past(3).codes).toContain('rampages-into')
      expect(the(past(2).state, 'b').at?.x).toBeCloseTo(14, 6)
    })

    it(`are lost over the edge of the table [${id}-R32] [${id}-R16]`, () => {
      const state = battle('A shoots', [
        unit('a', 'A', 'light-foot', at(12, 4.5), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'beasts', at(12, 1.5), SOUTH),
      ])
      expect(the(ranWild(state, arrow(NORTH)).state, 'b')).toMatchObject({
        status: 'Lost',
        at: null,
      })
    })

    it(`keep their facing where the turned base has no room [${id}-R32]`, () => {
      const friend = unit('f', 'B', 'heavy-foot', at(14.4, 13.2), SOUTH)
      const wild = the(ranWild(shotAt('beasts', {}, [friend]), arrow(120)).state, 'b')
      expect(wild).toMatchObject({ facing: 180, rampage: { target: 'f' } })
    })
  })

  describe('Scythed Chariots', () => {
    const car = (more: UnitMore = {}, b = 'heavy-foot', other: UnitMore = {}) =>
      battle('A attacks', [
        unit('a', 'A', 'scythed-chariots', at(12, 12), NORTH, more),
        unit('b', 'B', b, at(12, 10.5), SOUTH, other),
      ])
    const ATTACK = attack('a', 'b')

    it(`fight like Shock Cavalry with 2 more after their charge, all bonuses added [${id}-11.6] [${id}-11.7] [${id}-R31]`, () => {
      expect(attackOf(car(), ATTACK)).toBe(3)
      expect(attackOf(car({ charged: true }), ATTACK)).toBe(5)
      expect(attackOf(car({ charged: true }, 'light-foot'), ATTACK)).toBe(7)
    })

    it(`are removed at the end of a melee step in which they attack or are attacked [${id}-11.8] [${id}-R31]`, () => {
      const fought = play(car({ charged: true }), ATTACK, [1, 6]).state
      expect(statusOf(fought, 'a')).toBe('Good order')
      expect(statusOf(play(fought, END).state, 'a')).toBe('Lost')
      const charged = (houseRules: readonly string[]) =>
        battle(
          'B attacks',
          [
            unit('a', 'A', 'scythed-chariots', at(12, 12), NORTH),
            unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
          ],
          { houseRules },
        )
      const struck = (houseRules: readonly string[]) =>
        play(charged(houseRules), attack('b', 'a'), [1, 6]).state
      expect(statusOf(play(struck([]), END).state, 'a')).toBe('Lost')
      expect(statusOf(play(struck(['scythed-stay']), END).state, 'a')).toBe('Good order')
    })

    it(`are eliminated by any damage from shooting [${id}-11.9]`, () => {
      const state = shotAt('scythed-chariots')
      expect(statusOf(play(state, SHOOT, [3, 1]).state, 'b')).toBe('Lost')
      expect(statusOf(play(state, SHOOT, [2, 1]).state, 'b')).toBe('Good order')
    })

    it(`are bound to no charge and make no breakthrough [${id}-R31] [${id}-R36]`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'scythed-chariots', at(12, 14), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 11), SOUTH),
      ])
      expect(codes(state, turn('a', EAST))).toEqual(['in-zone'])
      expect(codes(state, END)).toEqual([])
      const after = play(car({ charged: true }), ATTACK, [6, 1]).state
      expect(the(after, 'a').at).toEqual(at(12, 12))
    })
  })

  describe('Chariots', () => {
    it(`light move and fight as Heavy Cavalry, heavy as Shock Cavalry [${id}-11.10] [${id}-11.11] [${id}-R30]`, () => {
      const bound = (type: string) => {
        const state = battle('A moves', [
          unit('a', 'A', type, at(12, 14), NORTH),
          unit('b', 'B', 'heavy-foot', at(12, 11), SOUTH),
        ])
        return codes(state, END)
      }
      expect(bound('light-chariots')).toEqual([])
      expect(bound('heavy-chariots')).toEqual(['charge-first'])
    })

    it(`may be only on open ground or on a road [${id}-11.12] [${id}-R30] [${id}-R3]`, () => {
      const into = (kind: 'rough' | 'marsh' | 'earthwork', more: BattleMore = {}) => {
        const state = battle(
          'A moves',
          [unit('a', 'A', 'light-chariots', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2))],
          {
            ground: [area(kind, at(8, 12), 8, 4), ...(more.ground ?? [])],
          },
        )
        return codes(state, advance('a', 3))
      }
      for (const kind of ['rough', 'marsh', 'earthwork'] as const) expect(into(kind)).toEqual(['needs-open'])
      expect(into('rough', { ground: [strip('road', [at(12, 22), at(12, 2)])] })).toEqual([])
    })
  })

  describe('breaking off', () => {
    const locked = (
      type: string,
      foe: string,
      more: UnitMore = {},
      rest: BattleMore = {},
      others: readonly AncientUnit[] = [],
    ) =>
      battle(
        'A moves',
        [unit('a', 'A', type, at(12, 12), NORTH, more), unit('b', 'B', foe, at(12, 10.5), SOUTH), ...others],
        rest,
      )

    it(`is for Light Foot and mounted that are faster than every enemy in contact [${id}-11.14] [${id}-R34] [${id}-R28]`, () => {
      const may = (type: string, foe: string) => hasOffer(locked(type, foe), 'A', 'breakOff:a')
      expect(may('light-foot', 'heavy-foot')).toBe(true)
      expect(may('heavy horse', 'beasts')).toBe(true)
      expect(may('beasts', 'heavy-foot')).toBe(true)
      expect(may('light-foot', 'warbands')).toBe(false)
      expect(may('heavy-foot', 'heavy-foot')).toBe(false)
      for (const type of those('peltasts')) expect(may(type, 'heavy-foot')).toBe(false)
      expect(codes(locked('light-foot', 'warbands'), breakOff('a', at(12, 15), NORTH))).toEqual([
        'not-faster',
      ])
      expect(codes(locked('warbands', 'heavy-foot'), breakOff('a', at(12, 15), NORTH))).toEqual([
        'cannot-break-off',
      ])
    })

    it(`compares speeds for the ground where each stands [${id}-R34] [${id}-R3]`, () => {
      const ground = [area('rough', at(8, 11.3), 8, 4)]
      expect(
        codes(locked('heavy horse', 'heavy-foot', {}, { ground }), breakOff('a', at(12, 14), SOUTH)),
      ).toEqual(['not-faster'])
      // With its centre on a road it counts as in the open, and has its 4 inches against 2.
      const road = [...ground, strip('road', [at(12, 22), at(12, 11.5)])]
      expect(
        codes(locked('heavy horse', 'heavy-foot', {}, { ground: road }), breakOff('a', at(12, 16), SOUTH)),
      ).not.toContain('not-faster')
    })

    it(`is the move of the unit: a free turn of 180 degrees and the full distance straight away [${id}-11.15] [${id}-11.16] [${id}-11.17]`, () => {
      const state = locked('heavy horse', 'heavy-foot')
      const away = play(state, breakOff('a', at(12, 16), SOUTH)).state
      expect(the(away, 'a')).toMatchObject({ at: at(12, 16), facing: 180, moved: true })
      expect(away.melees).toEqual([])
      expect(codes(away, advance('a', 1, SOUTH))).toEqual(['has-moved'])
      expect(codes(state, breakOff('a', at(12, 15), SOUTH))).toEqual(['break-off-distance'])
      expect(codes(state, breakOff('a', at(14, 14), SOUTH))).toEqual(['break-off-straight'])
    })

    it(`goes any way for Light units, who face as they like at the end [${id}-R34]`, () => {
      const ways = allowed(locked('light horse', 'heavy-foot'), 'A', 'breakOff:a')
      expect(ways.length).toBeGreaterThan(10)
      expect(
        ways.every(
          option => option.at && Math.abs(Math.hypot(option.at.x - 12, option.at.y - 12) - 5) < 0.02,
        ),
      ).toBe(true)
      expect(codes(locked('light horse', 'heavy-foot'), breakOff('a', at(12, 17), EAST))).toEqual([])
    })

    it(`is not halved by disorder, but for the house rule [${id}-R34]`, () => {
      const d: UnitMore = { status: 'Disordered' }
      expect(codes(locked('heavy horse', 'heavy-foot', d), breakOff('a', at(12, 16), SOUTH))).toEqual([])
      expect(
        codes(
          locked('heavy horse', 'heavy-foot', d, { houseRules: ['halved-break-off'] }),
          breakOff('a', at(12, 14), SOUTH),
        ),
      ).toEqual([])
    })

    it(`stops at the edge of rough ground, or goes 2 inches through it [${id}-R34]`, () => {
      const ground = [area('rough', at(8, 15.75), 8, 6)]
      expect(
        the(
          play(locked('heavy horse', 'heavy-foot', {}, { ground }), breakOff('a', at(12, 15), SOUTH)).state,
          'a',
        ).at,
      ).toEqual(at(12, 15))
    })

    it(`cannot be made where a base, the edge or a nearer enemy is in the way [${id}-R34]`, () => {
      expect(
        codes(
          locked('heavy horse', 'heavy-foot', {}, {}, [unit('c', 'A', 'heavy-foot', at(12, 14))]),
          breakOff('a', at(12, 16), SOUTH),
        ),
      ).toEqual(['no-way-out'])
      expect(codes(locked('heavy horse', 'heavy-foot'), breakOff('a', at(12, 8), NORTH))).toEqual([
        'no-way-out',
      ])
      const edge = battle('A moves', [
        unit('a', 'A', 'heavy horse', at(12, 21), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 19.5), SOUTH),
      ])
      expect(hasOffer(edge, 'A', 'breakOff:a')).toBe(false)
    })

    it(`is a must for Shaken units, first thing in their movement step; who cannot is Routed [${id}-11.18] [${id}-6.12] [${id}-R35]`, () => {
      const shaken = (type: string) =>
        battle('rally', [
          unit('a', 'A', type, at(12, 12), NORTH, { status: 'Shaken' }),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
          unit('c', 'A', 'heavy-foot', at(20, 20)),
          unit('d', 'A', 'heavy-foot', at(17, 20)),
        ])
      const foot = play(shaken('heavy-foot'), END)
      expect(foot.codes).toContain('cannot-break-off-routed')
      expect(statusOf(foot.state, 'a')).toBe('Lost')
      const horse = play(shaken('heavy horse'), END).state
      expect(codes(horse, END)).toEqual(['shaken-first'])
      const fled = play(horse, breakOff('a', at(12, 16), SOUTH)).state
      expect(statusOf(fled, 'a')).toBe('Shaken')
      expect(codes(fled, END)).toEqual([])
    })

    it(`binds no Shaken unit that is not in melee: it stands still [${id}-6.12] [${id}-R35]`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH, { status: 'Shaken' }),
        unit('b', 'B', 'heavy-foot', at(2, 2)),
      ])
      expect(codes(state, advance('a', 1))).toEqual(['shaken-moves'])
      expect(codes(state, turn('a', EAST))).toEqual(['shaken-moves'])
      expect(codes(state, END)).toEqual([])
    })

    it(`leaves a unit shaken by shooting after its charge to attack at -2 [${id}-R35] [${id}-7.8]`, () => {
      const state = battle('A attacks', [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH, { status: 'Shaken' }),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
      ])
      expect(attackOf(state, attack('a', 'b'))).toBe(0)
    })
  })

  describe('compulsory charges', () => {
    const facing = (
      type: string,
      foe: string,
      other: UnitMore = {},
      more: UnitMore = {},
      y = 11,
      houseRules: readonly string[] = [],
    ) =>
      battle(
        'A moves',
        [unit('a', 'A', type, at(12, 14), NORTH, more), unit('b', 'B', foe, at(12, y), SOUTH, other)],
        { houseRules },
      )
    const isBound = (state: AncientState) => codes(state, END).includes('charge-first')

    it(`bind Warbands and Elephants to Heavy Foot of every kind [${id}-11.19] [${id}-11.20] [${id}-R36]`, () => {
      for (const type of ['warbands', 'beasts']) {
        expect(isBound(facing(type, 'heavy-foot'))).toBe(true)
        expect(isBound(facing(type, 'heavy-foot', { arms: 'pike' }))).toBe(true)
        for (const foe of those('war-wagons')) expect(isBound(facing(type, foe))).toBe(true)
        expect(isBound(facing(type, 'light-foot'))).toBe(false)
        expect(isBound(facing(type, 'heavy horse'))).toBe(false)
        for (const foe of those('peltasts')) expect(isBound(facing(type, foe))).toBe(false)
      }
      expect(clauses(facing('warbands', 'heavy-foot'), turn('a', EAST))).toEqual([`${id}-11.19`])
    })

    it(`bind Shock Cavalry to Heavy Foot without pikes, to Heavy Cavalry and to Shock Cavalry [${id}-11.21] [${id}-11.22] [${id}-R36]`, () => {
      for (const type of those('shock horse', 'knights', 'armoured horse', 'heavy-chariots')) {
        expect(isBound(facing(type, 'heavy-foot', { arms: 'pike' }))).toBe(false)
        for (const foe of those(
          'heavy-foot',
          'war-wagons',
          'heavy horse',
          'camelry',
          'light-chariots',
          'shock horse',
          'knights',
          'armoured horse',
          'heavy-chariots',
        )) {
          expect(isBound(facing(type, foe))).toBe(true)
        }
        for (const foe of those(
          'light-foot',
          'light horse',
          'beasts',
          'scythed-chariots',
          'peltasts',
          'warbands',
        )) {
          expect(isBound(facing(type, foe))).toBe(false)
        }
      }
      expect(isBound(facing('heavy horse', 'heavy-foot'))).toBe(false)
    })

    it(`hold only within the permitted distance, to the first base met, for units not Shaken and not in melee [${id}-R36]`, () => {
      expect(isBound(facing('warbands', 'heavy-foot', {}, {}, 9.5))).toBe(true)
      expect(isBound(facing('warbands', 'heavy-foot', {}, {}, 9.4))).toBe(false)
      expect(isBound(facing('warbands', 'heavy-foot', {}, { status: 'Disordered' }))).toBe(true)
      expect(isBound(facing('warbands', 'heavy-foot', {}, { status: 'Disordered' }, 10.9))).toBe(false)
      expect(isBound(facing('warbands', 'heavy-foot', {}, { status: 'Shaken' }))).toBe(false)
      const screened = battle('A moves', [
        unit('a', 'A', 'warbands', at(12, 14), NORTH),
        unit('s', 'B', 'light-foot', at(12, 12.3), SOUTH),
        unit('b', 'B', 'heavy-foot', at(12, 10.7), SOUTH),
      ])
      expect(isBound(screened)).toBe(false)
    })

    it(`drive such units straight on under the house rule [${id}-R36]`, () => {
      const state = facing('warbands', 'heavy-foot', {}, {}, 8, ['must-advance'])
      expect(codes(state, turn('a', EAST))).toEqual(['must-advance'])
      expect(codes(state, END)).toEqual(['advance-first'])
      expect(codes(state, advance('a', 3))).toEqual([])
      expect(codes(facing('warbands', 'heavy-foot', {}, {}, 8), turn('a', EAST))).toEqual([])
    })

    it(`drive them only as far as they may come: 3 inches would touch an enemy that is 3.03 away [${id}-R9] [${id}-R36]`, () => {
      const state = facing('warbands', 'heavy-foot', {}, {}, 9.47, ['must-advance'])
      expect(codes(state, charge('a', 'b'))).toEqual(['must-advance'])
      expect(codes(state, advance('a', 3))).toEqual(['must-advance'])
      const [only, ...others] = allowed(state, 'A', 'move:a')
      expect([only?.action, others]).toEqual([advance('a', 2.97), []])
      expect(codes(state, advance('a', 2.97))).toEqual([])
      expect(codes(play(state, advance('a', 2.97)).state, END)).toEqual([])
    })

    it(`bring no battle to a standstill under the house rule [${id}-R15] [${id}-R36]`, () => {
      const [first] = ruleset.scenarios
      if (!first) throw new Error('No battle.')
      // In these battles a unit comes within 3 inches and a touch of an enemy that it cannot reach.
      for (const seed of [17, 30, 38, 43]) {
        const io = { chance: seededChance(`advance ${seed}`, 0, []), log: () => undefined }
        const pick = picker(`advance ${seed}`)
        let state = ruleset.begin(first, { houseRules: { 'must-advance': true } }, io)
        for (let side = state.toAct[0]; side !== undefined; side = state.toAct[0]) {
          const action = randomAction(ruleset, state, side, pick)
          if (!action || ruleset.refuse(state, action)) throw new Error(`A standstill in battle ${seed}.`)
          state = ruleset.play(state, action, io)
        }
        expect(state.result).not.toBeNull()
      }
    })
  })

  describe('breakthrough', () => {
    const routing = (
      type: string,
      more: UnitMore = { charged: true },
      others: readonly AncientUnit[] = [],
      rest: BattleMore = {},
    ) =>
      battle(
        'A attacks',
        [
          unit('a', 'A', type, at(12, 12), NORTH, more),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
          ...others,
        ],
        rest,
      )
    const routed = (state: AncientState) => play(state, attack('a', 'b'), [6, 1]).state

    it(`takes Warbands, Elephants and Shock Cavalry 2 inches on when their charge routs the enemy [${id}-11.24] [${id}-R37]`, () => {
      for (const type of those(
        'warbands',
        'beasts',
        'shock horse',
        'knights',
        'armoured horse',
        'heavy-chariots',
      )) {
        expect(the(routed(routing(type)), 'a').at).toEqual(at(12, 10))
      }
      expect(the(routed(routing('heavy-foot')), 'a').at).toEqual(at(12, 12))
    })

    it(`is made only right after the own charge, not by Shaken units, nor beside another enemy [${id}-R37]`, () => {
      expect(the(routed(routing('warbands', {})), 'a').at).toEqual(at(12, 12))
      expect(the(routed(routing('warbands', { charged: true, status: 'Shaken' })), 'a').at).toEqual(
        at(12, 12),
      )
      const beside = unit('c', 'B', 'heavy-foot', at(13.5, 12.2), NORTH)
      expect(the(routed(routing('warbands', { charged: true }, [beside])), 'a').at).toEqual(at(12, 12))
      expect(the(routed(routing('warbands', { charged: true, status: 'Disordered' })), 'a').at).toEqual(
        at(12, 10),
      )
    })

    it(`stops before a friend, and engages an enemy whom it touches, in a new melee [${id}-R37]`, () => {
      const friend = unit('c', 'A', 'heavy-foot', at(12, 9.5), NORTH)
      expect(the(routed(routing('warbands', { charged: true }, [friend])), 'a').at).toEqual(at(12, 11))
      const second = unit('c', 'B', 'heavy-foot', at(12, 8.9), SOUTH)
      const met = routed(routing('warbands', { charged: true }, [second]))
      expect(the(met, 'a').at?.y).toBeCloseTo(10.4, 6)
      expect(met.melees).toMatchObject([{ a: 'a', b: 'c', begun: { A: 0, B: 0 } }])
      expect(codes(met, attack('a', 'c'))).toEqual(['has-fought'])
    })

    it(`goes its 2 inches in rough ground, but not over the edge of the table [${id}-R37] [${id}-R16]`, () => {
      expect(
        the(
          routed(routing('warbands', { charged: true }, [], { ground: [area('rough', at(8, 6), 8, 8)] })),
          'a',
        ).at,
      ).toEqual(at(12, 10))
      const edge = battle('A attacks', [
        unit('a', 'A', 'warbands', at(12, 2.5), NORTH, { charged: true }),
        unit('b', 'B', 'heavy-foot', at(12, 1), SOUTH),
      ])
      expect(the(routed(edge), 'a').at?.y).toBeCloseTo(0.75, 6)
    })
  })

  describe('Artillery', () => {
    it(`neither moves nor turns [${id}-R41] [${id}-2.1]`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'artillery', at(12, 18), NORTH),
        unit('b', 'B', 'heavy-foot', at(2, 2)),
      ])
      expect(codes(state, advance('a', 1))).toEqual(['never-moves'])
      expect(codes(state, turn('a', EAST))).toEqual(['never-moves'])
      expect(ruleset.offers(state, 'A').filter(offer => offer.unit === 'a')).toEqual([])
    })

    it(`is eliminated by a charge, a breakthrough or a rampage that touches it, and the enemy goes on unengaged [${id}-R41]`, () => {
      const charged = play(
        battle('A moves', [
          unit('a', 'A', 'heavy horse', at(12, 14), NORTH),
          unit('b', 'B', 'artillery', at(12, 11), SOUTH),
        ]),
        charge('a', 'b'),
      ).state
      expect(statusOf(charged, 'b')).toBe('Lost')
      expect(the(charged, 'a').at).toEqual(at(12, 12.5))
      expect(charged.melees).toEqual([])
      const through = play(
        battle('A attacks', [
          unit('a', 'A', 'warbands', at(12, 12), NORTH, { charged: true }),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
          unit('c', 'B', 'artillery', at(12, 8.9), SOUTH),
        ]),
        attack('a', 'b'),
        [6, 1],
      ).state
      expect(statusOf(through, 'c')).toBe('Lost')
      const engine = unit('e', 'A', 'artillery', at(15, 12), NORTH)
      expect(statusOf(ranWild(shotAt('beasts', {}, [engine]), arrow(EAST)).state, 'e')).toBe('Lost')
    })

    it(`is attacked with Defence 0 by friends that run wild [${id}-R41]`, () => {
      const engine = unit('e', 'B', 'artillery', at(15, 12), SOUTH)
      const hit = ranWild(shotAt('beasts', {}, [engine]), arrow(EAST)).state
      expect(statusOf(hit, 'e')).toBe('Good order')
      const melee = play({ ...hit, step: 'A shoots', toAct: ['A'] }, END).state
      expect(defenceOf(melee, attack('b', 'e'))).toBe(0)
    })
  })

  it(`refuses with the nearest thing that is allowed [${id}-4.0]`, () => {
    const state = battle('A moves', [
      unit('a', 'A', 'light-foot', at(12, 18), NORTH),
      unit('b', 'B', 'heavy-foot', at(2, 2)),
    ])
    const nearest = refusal(state, march('a', [at(17, 18)]))?.nearest
    expect(nearest && codes(state, nearest)).toEqual([])
    expect(nearest?.type === 'march' && nearest.path[0]?.x).toBeCloseTo(15, 1)
  })
}
