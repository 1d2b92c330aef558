import { describe, expect, it } from 'vitest'
import type { AncientAction, AncientState } from '../../../rulesets/families/ancients'
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
  at,
  charge,
  march,
  strip,
  the,
  turn,
} from './members'

for (const t of MEMBERS) {
  const { id, rowsOf, battle, clauses, codes, offer, play, playAll, refusal, ruleset, unit } = t

  /** One unit of side A at (12, 18) facing north, the enemy far off. */
  function alone(type: string, more: UnitMore = {}, rest: BattleMore = {}): AncientState {
    return battle(
      'A moves',
      [unit('a', 'A', type, at(12, 18), NORTH, more), unit('b', 'B', 'heavy-foot', at(2, 2))],
      rest,
    )
  }

  /** The farthest that a unit may go straight ahead, by what the refusal of a much longer move names as nearest. */
  function farthest(state: AncientState, facing = NORTH): number {
    const nearest = refusal(state, { type: 'advance', unit: 'a', facing, distance: 20 })?.nearest
    return nearest?.type === 'advance' ? nearest.distance : 0
  }

  const REGULAR: UnitMore = { regular: true }

  describe('movement', () => {
    it.each(
      rowsOf([
        ['heavy-foot', 2, `[${id}-4.1]`],
        ['armoured horse', 3, `[${id}-4.2]`],
        ['peltasts', 3, `[${id}-4.3]`],
        ['warbands', 3, `[${id}-4.3]`],
        ['beasts', 3, `[${id}-4.5]`],
        ['heavy horse', 4, `[${id}-4.6]`],
        ['light-chariots', 4, `[${id}-4.7]`],
        ['heavy-chariots', 4, `[${id}-4.7]`],
        ['shock horse', 4, `[${id}-R29]`],
        ['knights', 4, `[${id}-R29]`],
      ] as const),
    )(`moves %s %i inches on open ground, and no farther [${id}-4.0] %s`, (type, inches) => {
      const state = alone(type)
      expect(codes(state, advance('a', inches))).toEqual([])
      expect(codes(state, advance('a', inches + 0.1))).toEqual(['too-far'])
      expect(the(play(state, advance('a', inches)).state, 'a').at).toEqual(at(12, 18 - inches))
    })

    it.each([
      ['light-foot', 3, `[${id}-4.4]`],
      ['light horse', 5, `[${id}-4.8]`],
    ])(`moves %s %i inches in any direction [${id}-4.14] %s`, (type, inches) => {
      const state = alone(type)
      for (const end of [at(12 + inches, 18), at(12 - inches, 18), at(12, 18 + inches)]) {
        expect(codes(state, march('a', [end]))).toEqual([])
      }
      expect(codes(state, march('a', [at(12 + inches + 0.1, 18)]))).toEqual(['too-far'])
    })

    it(`lets nobody move out of its step or twice [${id}-3.4] [${id}-3.7]`, () => {
      const state = alone('heavy-foot')
      expect(codes({ ...state, step: 'B moves', toAct: ['B'] }, advance('a', 1))).toEqual(['not-its-move'])
      const moved = play(state, advance('a', 1)).state
      expect(codes(moved, advance('a', 0.5))).toEqual(['has-moved'])
      expect(offer(moved, 'A', 'move:a').refusal?.reasons.map(reason => reason.code)).toEqual(['has-moved'])
      expect(offer(state, 'A', 'move:a').refusal).toBeUndefined()
      expect(ruleset.offers(state, 'B').filter(each => each.kind === 'move')).toEqual([])
    })

    describe('in rough ground', () => {
      const wood = (y: number) => [area('wood', at(8, y), 8, 4)]
      it.each(['warbands', 'heavy horse', 'armoured horse', 'beasts'])(
        `moves %s 2 inches [${id}-4.9]`,
        type => {
          expect(farthest(alone(type, {}, { ground: wood(16) }))).toBeCloseTo(2, 2)
        },
      )

      it(`keeps Light Foot at 3 inches, and slows Light Cavalry to 2 [${id}-4.9] [${id}-4.4]`, () => {
        const ground = wood(16)
        expect(codes(alone('light-foot', {}, { ground }), march('a', [at(12, 15)]))).toEqual([])
        expect(codes(alone('light horse', {}, { ground }), march('a', [at(12, 15.9)]))).toEqual([
          'too-far-rough',
        ])
      })

      it(`limits the whole move, or stops at the edge of the wood [${id}-R4]`, () => {
        // The front edge stands at 17.25; the wood begins 3 inches ahead, at 14.25.
        const state = alone('heavy horse', {}, { ground: wood(10.25) })
        expect(farthest(state)).toBeCloseTo(3, 2)
        expect(clauses(state, advance('a', 3.5))).toEqual([`${id}-R4`])
        // One inch ahead: two inches in rough ground reach farther than the edge.
        expect(farthest(alone('heavy horse', {}, { ground: wood(12.25) }))).toBeCloseTo(2, 2)
      })

      it(`counts by the inch under the house rule [${id}-R4]`, () => {
        // 1 inch in the open leaves 3 of 4, which are worth 1.5 in the wood.
        const state = alone('heavy horse', {}, { ground: wood(12.25), houseRules: ['pro-rata'] })
        expect(farthest(state)).toBeCloseTo(2.5, 2)
      })

      it(`is woods, buildings, broken ground and hills, but no gentle hill and no field [${id}-R3]`, () => {
        const onto = (
          kind: 'wood' | 'building' | 'rough' | 'hill' | 'field' | 'marsh',
          more: BattleMore = {},
        ) => farthest(alone('heavy horse', {}, { ground: [area(kind, at(8, 12), 8, 8)], ...more }))
        for (const kind of ['wood', 'building', 'rough', 'hill', 'marsh'] as const)
          expect(onto(kind)).toBeCloseTo(2, 2)
        expect(onto('field')).toBeCloseTo(4, 2)
        expect(onto('hill', { scenario: { gentle: ['hill'] } })).toBeCloseTo(4, 2)
        expect(onto('hill', { houseRules: ['open-hills'] })).toBeCloseTo(4, 2)
      })

      it(`closes deep water to everybody but by a bridge [${id}-R3]`, () => {
        const river = area('river', at(0, 14), 24, 1)
        expect(farthest(alone('heavy horse', {}, { ground: [river] }))).toBeCloseTo(17.25 - 15, 2)
        expect(codes(alone('heavy horse', {}, { ground: [river] }), advance('a', 3))).toEqual([
          'closed-ground',
        ])
        const bridge = strip('bridge', [at(12, 20), at(12, 8)])
        expect(farthest(alone('heavy horse', {}, { ground: [river, bridge] }))).toBeCloseTo(6, 1)
      })
    })

    describe('on a road', () => {
      const road = [strip('road', [at(12, 22), at(12, 2)])]
      it(`adds 1 inch to foot and 2 to mounted that spend the whole move on it [${id}-4.10] [${id}-4.11]`, () => {
        expect(farthest(alone('heavy-foot', {}, { ground: road }))).toBeCloseTo(3, 2)
        expect(farthest(alone('heavy horse', {}, { ground: road }))).toBeCloseTo(6, 2)
        expect(farthest(alone('beasts', {}, { ground: road }))).toBeCloseTo(5, 2)
      })

      it(`asks for the centre on it from the start to the end [${id}-R5]`, () => {
        const short = [strip('road', [at(12, 22), at(12, 15.9)])]
        // With its rounded end 2.5 inches of road are left: more than the 2 of open ground, less than 3.
        expect(farthest(alone('heavy-foot', {}, { ground: short }))).toBeCloseTo(2.5, 1)
        const beside = [strip('road', [at(14, 22), at(14, 2)])]
        expect(farthest(alone('heavy-foot', {}, { ground: beside }))).toBeCloseTo(2, 2)
      })

      it(`counts as open where it leads through a wood [${id}-R3]`, () => {
        const ground = [area('wood', at(6, 8), 12, 8), ...road]
        expect(farthest(alone('heavy horse', {}, { ground }))).toBeCloseTo(6, 2)
      })

      const bent = [strip('road', [at(12, 22), at(12, 16), at(14, 14)])]
      it(`may be followed round its bends, ending along it [${id}-R5]`, () => {
        const state = alone('heavy-foot', {}, { ground: bent })
        const round = march('a', [at(12, 16), at(12.7, 15.3)], 45)
        expect(codes(state, round)).toEqual([])
        expect(codes(state, march('a', [at(12, 16), at(12.7, 15.3)], NORTH))).toEqual(['ends-along-road'])
        expect(the(play(state, round).state, 'a').facing).toBe(45)
        expect(
          codes(alone('heavy-foot', {}, { ground: bent, houseRules: ['no-free-bends'] }), round),
        ).toEqual(['no-bends'])
        expect(codes(alone('heavy-foot'), round)).toEqual(['only-straight'])
      })

      it(`may not be followed round its bends out of the zone of an enemy [${id}-R5]`, () => {
        const near = battle(
          'A moves',
          [unit('a', 'A', 'heavy-foot', at(12, 18)), unit('b', 'B', 'heavy-foot', at(9.5, 18), EAST)],
          { ground: bent },
        )
        expect(codes(near, march('a', [at(12, 16), at(12.3, 15.7)], 45))).toEqual(['in-zone'])
      })
    })

    describe('manoeuvre', () => {
      it(`has Irregular units go straight ahead or turn up to 180 degrees [${id}-4.12]`, () => {
        const state = alone('heavy-foot')
        expect(codes(state, turn('a', SOUTH))).toEqual([])
        expect(codes(state, advance('a', 1, 45))).toEqual(['irregular'])
        const turned = play(state, turn('a', EAST)).state
        expect(the(turned, 'a')).toMatchObject({ at: at(12, 18), facing: 90, moved: true })
        expect(codes(turned, advance('a', 1, EAST))).toEqual(['has-moved'])
      })

      it(`lets Regular units and Peltasts turn up to 90 degrees and go half [${id}-4.13]`, () => {
        for (const [type, more, half] of rowsOf([
          ['heavy-foot', REGULAR, 1],
          ['peltasts', {}, 1.5],
          ['heavy horse', REGULAR, 2],
        ] as const)) {
          const state = alone(type, more)
          expect(codes(state, advance('a', half, EAST))).toEqual([])
          expect(codes(state, advance('a', half + 0.1, EAST))).toEqual(['too-far-turned'])
          expect(codes(state, advance('a', half, 95))).toEqual(['turn-too-wide'])
          expect(codes(state, turn('a', SOUTH))).toEqual([])
          expect(codes(state, advance('a', half * 2))).toEqual([])
          const after = the(play(state, advance('a', half, EAST)).state, 'a')
          expect(after.facing).toBe(90)
          expect(after.at?.x).toBeCloseTo(12 + half, 6)
        }
      })

      it(`turns on the centre, without wheels, and only where the base has room [${id}-R7]`, () => {
        const state = battle('A moves', [
          unit('a', 'A', 'heavy-foot', at(12, 18)),
          unit('c', 'A', 'heavy-foot', at(13.6, 18)),
          unit('b', 'B', 'heavy-foot', at(2, 2)),
        ])
        expect(codes(state, turn('a', 45))).toEqual(['no-room'])
        expect(codes(state, turn('a', 90))).toEqual([])
        expect(the(play(state, turn('a', SOUTH)).state, 'a').at).toEqual(at(12, 18))
      })

      it(`makes the turn first; the other way round is a house rule [${id}-R7]`, () => {
        const after: AncientAction = { type: 'advanceTurn', unit: 'a', facing: EAST, distance: 1 }
        expect(codes(alone('heavy-foot', REGULAR), after)).toEqual(['turn-comes-first'])
        const state = alone('heavy-foot', REGULAR, { houseRules: ['move-then-turn'] })
        expect(the(play(state, after).state, 'a')).toMatchObject({ at: at(12, 17), facing: 90 })
        expect(codes(state, { ...after, distance: 1.2 })).toEqual(['too-far-turned'])
        expect(codes(alone('heavy-foot', {}, { houseRules: ['move-then-turn'] }), after)).toEqual([
          'irregular',
        ])
      })

      it(`halves exactly, and halvings are caps that do not multiply [${id}-R6] [${id}-6.9]`, () => {
        const disordered = { status: 'Disordered', regular: true } as const
        expect(farthest(alone('warbands', disordered))).toBeCloseTo(1.5, 2)
        expect(farthest(alone('heavy-foot', disordered), EAST)).toBeCloseTo(1, 2)
        const multiplied = alone('heavy-foot', disordered, { houseRules: ['halvings-multiply'] })
        expect(farthest(multiplied, EAST)).toBeCloseTo(0.5, 2)
        expect(clauses(alone('heavy-foot', { status: 'Disordered' }), advance('a', 1.5))).toEqual([
          `${id}-6.9`,
        ])
        // The road bonus is added before the halving: 3 inches become 1.5.
        const road = [strip('road', [at(12, 22), at(12, 2)])]
        expect(farthest(alone('heavy-foot', disordered, { ground: road }))).toBeCloseTo(1.5, 2)
      })

      it(`lets Light units go along any chain and face any way at the end, free of charge [${id}-4.14] [${id}-R8]`, () => {
        const state = alone('light-foot')
        const corner = march('a', [at(13, 18), at(13, 20)], WEST)
        expect(codes(state, corner)).toEqual([])
        expect(the(play(state, corner).state, 'a')).toMatchObject({ at: at(13, 20), facing: 270 })
        expect(codes(state, march('a', [at(13, 18), at(13, 20.2)]))).toEqual(['too-far'])
      })

      it(`keeps everybody on the table [${id}-R16]`, () => {
        const edge = battle('A moves', [
          unit('a', 'A', 'heavy-foot', at(12, 1.5)),
          unit('b', 'B', 'heavy-foot', at(2, 22)),
        ])
        expect(codes(edge, advance('a', 1))).toEqual(['off-table'])
        expect(farthest(edge)).toBeCloseTo(0.75, 2)
        const light = battle('A moves', [
          unit('a', 'A', 'light-foot', at(1, 12)),
          unit('b', 'B', 'heavy-foot', at(2, 22)),
        ])
        expect(codes(light, march('a', [at(0.5, 12)]))).toEqual(['off-table'])
      })
    })

    describe('through others', () => {
      const behind = (type: string, facing: number, front = 'heavy-foot') =>
        battle('A moves', [
          unit('a', 'A', type, at(12, 18)),
          unit('c', 'A', front, at(12, 16.4), facing),
          unit('b', 'B', 'heavy-foot', at(2, 2)),
        ])
      it(`lets nobody pass, friend or enemy [${id}-4.16]`, () => {
        expect(codes(behind('heavy horse', NORTH), advance('a', 4))).toEqual(['friend-in-way'])
        expect(farthest(behind('heavy horse', NORTH))).toBeCloseTo(0.1, 2)
        expect(codes(behind('heavy horse', NORTH, 'light-foot'), advance('a', 4))).toEqual(['friend-in-way'])
        expect(codes(behind('light horse', NORTH), march('a', [at(12, 14)]))).toEqual(['friend-in-way'])
        const enemy = battle('A moves', [
          unit('a', 'A', 'light-foot', at(12, 18)),
          unit('b', 'B', 'heavy-foot', at(12, 16), NORTH),
        ])
        expect(codes(enemy, march('a', [at(12, 15)]))).toEqual(['enemy-in-way'])
        // Nor on one leg of several.
        expect(codes(enemy, march('a', [at(12, 18.5), at(12, 16.5)]))).toEqual(['enemy-in-way'])
        expect(codes(enemy, march('a', [at(12, 17.9), at(12, 18.4)]))).toEqual([])
      })

      it(`lets Light Foot pass friends that face its way or the opposite way within 5 degrees [${id}-4.17] [${id}-R11]`, () => {
        for (const facing of [NORTH, SOUTH, 5, 184]) {
          expect(codes(behind('light-foot', facing), march('a', [at(12, 15)]))).not.toContain('friend-in-way')
        }
        expect(codes(behind('light-foot', 8), march('a', [at(12, 15)]))).toEqual(['friend-in-way'])
        expect(codes(behind('light-foot', EAST), march('a', [at(12, 15)]))).toEqual(['friend-in-way'])
        // It has to end clear of every base: 3 inches from 18 end at 15, and the friend reaches from 15.65 to 17.15.
        expect(codes(behind('light-foot', NORTH), march('a', [at(12, 15)]))).toEqual(['no-room'])
        const nearer = battle('A moves', [
          unit('a', 'A', 'light-foot', at(12, 18)),
          unit('c', 'A', 'heavy-foot', at(12, 16.5)),
          unit('b', 'B', 'heavy-foot', at(2, 2)),
        ])
        expect(codes(nearer, march('a', [at(12, 15)]))).toEqual([])
      })

      it(`may touch bases, but not overlap them [${id}-R11]`, () => {
        const beside = battle('A moves', [
          unit('a', 'A', 'heavy-foot', at(12, 18)),
          unit('c', 'A', 'heavy-foot', at(13.5, 17)),
          unit('b', 'B', 'heavy-foot', at(2, 2)),
        ])
        expect(codes(beside, advance('a', 2))).toEqual([])
        const lapping = battle('A moves', [
          unit('a', 'A', 'heavy-foot', at(12, 18)),
          unit('c', 'A', 'heavy-foot', at(13.3, 15.5)),
          unit('b', 'B', 'heavy-foot', at(2, 2)),
        ])
        expect(codes(lapping, advance('a', 2))).toEqual(['friend-in-way'])
      })
    })

    describe('charges', () => {
      const ahead = (type: string, y: number, more: UnitMore = {}, x = 12) =>
        battle('A moves', [
          unit('a', 'A', type, at(12, 18), NORTH, more),
          unit('b', 'B', 'heavy-foot', at(x, y), SOUTH, { arms: 'pike' }),
        ])

      it(`go straight ahead and stop at the first touch [${id}-4.15] [${id}-R9]`, () => {
        const state = ahead('heavy horse', 13)
        const played = play(state, charge('a', 'b'))
        expect(the(played.state, 'a')).toMatchObject({ at: at(12, 14.5), charged: true, facing: 0 })
        expect(played.state.melees).toMatchObject([{ a: 'a', b: 'b', bond: 'bases' }])
        // There is no charge bonus: 4 inches reach an enemy whose front is 4 inches ahead, and no farther.
        expect(codes(ahead('heavy horse', 12.5), charge('a', 'b'))).toEqual([])
        expect(codes(ahead('heavy horse', 12.4), charge('a', 'b'))).toEqual(['too-far'])
      })

      it(`are made with no turn in the step: no other move ends in touch with the enemy [${id}-R9]`, () => {
        const aside = ahead('heavy-foot', 16.5, REGULAR, 14.2)
        expect(codes(aside, charge('a', 'b'))).toEqual(['not-straight-ahead'])
        expect(codes(ahead('heavy-foot', 14.5, REGULAR), advance('a', 2))).toEqual(['touches-enemy'])
        expect(farthest(ahead('heavy-foot', 14.5, REGULAR))).toBeCloseTo(1.94, 2)
        const light = ahead('light-foot', 16.5, {}, 14.2)
        expect(codes(light, march('a', [at(12.7, 17.5)]))).toEqual(['touches-enemy'])
      })

      it(`of Light units go along the facing they had, without a change of it [${id}-R8]`, () => {
        expect(the(play(ahead('light-foot', 14), charge('a', 'b')).state, 'a')).toMatchObject({
          at: at(12, 15.5),
          facing: 0,
        })
        expect(codes(ahead('light-foot', 14, {}, 15), charge('a', 'b'))).toEqual(['not-straight-ahead'])
      })

      it(`need more than a graze of 0.05 inch across the front [${id}-R9]`, () => {
        expect(codes(ahead('heavy-foot', 16, {}, 13.46), charge('a', 'b'))).toEqual(['not-straight-ahead'])
        expect(codes(ahead('heavy-foot', 16, {}, 13.4), charge('a', 'b'))).toEqual([])
      })

      it(`go half as far when Disordered [${id}-R9]`, () => {
        expect(codes(ahead('heavy horse', 14.5, { status: 'Disordered' }), charge('a', 'b'))).toEqual([])
        expect(codes(ahead('heavy horse', 14.4, { status: 'Disordered' }), charge('a', 'b'))).toEqual([
          'too-far-disordered',
        ])
      })

      it(`keep the facing of the charger; under the house rule it is lined up [${id}-R10]`, () => {
        const slanting = (rules: readonly string[]) =>
          battle(
            'A moves',
            [unit('a', 'A', 'heavy horse', at(12, 18)), unit('b', 'B', 'heavy-foot', at(12.4, 14), 150)],
            { houseRules: rules },
          )
        const plain = the(play(slanting([]), charge('a', 'b')).state, 'a')
        expect(plain.facing).toBe(0)
        expect(plain.at?.x).toBe(12)
        const lined = the(play(slanting(['lined-up']), charge('a', 'b')).state, 'a')
        expect(lined.facing).toBe(330)
        // Flush with the front of b: 1.5 inches from its centre on its facing of 150 degrees.
        expect(lined.at?.x).toBeCloseTo(12.4 + 1.5 * Math.sin((150 * Math.PI) / 180), 6)
        expect(lined.at?.y).toBeCloseTo(14 - 1.5 * Math.cos((150 * Math.PI) / 180), 6)
      })
    })

    describe('the zone in front of an enemy', () => {
      const facing = (
        place: { x: number; y: number },
        more: UnitMore = REGULAR,
        houseRules: readonly string[] = [],
      ) =>
        battle(
          'A moves',
          [unit('a', 'A', 'heavy-foot', place, NORTH, more), unit('b', 'B', 'heavy-foot', at(12, 10), SOUTH)],
          { houseRules },
        )

      it(`reaches 2 inches from its front, and who is in it cannot turn [${id}-4.18]`, () => {
        // b's front edge stands at 10.75, the zone ends at 12.75, and a's front edge is 0.75 ahead of its centre.
        for (const y of [13.5, 13, 12.4]) {
          expect(codes(facing(at(12, y)), turn('a', EAST))).toEqual(['in-zone'])
          expect(codes(facing(at(12, y)), advance('a', 0.5, EAST))).toEqual(['in-zone'])
          expect(codes(facing(at(12, y)), advance('a', 0.1))).toEqual([])
        }
        expect(codes(facing(at(12, 13.53)), turn('a', EAST))).toEqual([])
      })

      it(`is a rectangle as wide as the base; touching a long side of it does not count [${id}-R12]`, () => {
        expect(codes(facing(at(13.5, 12)), turn('a', EAST))).toEqual([])
        expect(codes(facing(at(13.4, 12)), turn('a', EAST))).toEqual(['in-zone'])
        // Flared, it is 1.25 inches wider where this base's near corner stands 1.25 inches ahead.
        expect(codes(facing(at(14.4, 12.75)), turn('a', EAST))).toEqual([])
        expect(codes(facing(at(14.4, 12.75), REGULAR, ['flared-zone']), turn('a', EAST))).toEqual(['in-zone'])
      })

      it(`is not there in front of an enemy in melee, but Shaken enemies hold too [${id}-R13]`, () => {
        const held = (b: UnitMore, engaged: boolean) =>
          battle(
            'A moves',
            [
              unit('a', 'A', 'heavy-foot', at(12.6, 12.5), NORTH, REGULAR),
              unit('b', 'B', 'heavy-foot', at(12, 10), SOUTH, b),
              unit('c', 'A', 'heavy-foot', engaged ? at(10.5, 10) : at(6, 20), EAST),
            ],
            { melees: engaged ? [{ a: 'c', b: 'b' }] : [] },
          )
        expect(codes(held({}, false), turn('a', SOUTH))).toEqual(['in-zone'])
        expect(codes(held({ status: 'Shaken' }, false), turn('a', SOUTH))).toEqual(['in-zone'])
        expect(codes(held({}, true), turn('a', SOUTH))).toEqual([])
      })

      it(`is tried at the end of the move of Light units, who may go anywhere without turning [${id}-R13] [${id}-R8]`, () => {
        const state = battle('A moves', [
          unit('a', 'A', 'light-foot', at(12, 13), NORTH),
          unit('b', 'B', 'heavy-foot', at(12, 10), SOUTH),
        ])
        expect(codes(state, march('a', [at(12, 15)], SOUTH))).toEqual([])
        expect(codes(state, march('a', [at(12, 13.4)], SOUTH))).toEqual(['in-zone'])
        expect(codes(state, march('a', [at(12.5, 13)], NORTH))).toEqual([])
        const outside = battle('A moves', [
          unit('a', 'A', 'light-foot', at(12, 15), NORTH),
          unit('b', 'B', 'heavy-foot', at(12, 10), SOUTH),
        ])
        expect(codes(outside, march('a', [at(12, 13)], SOUTH))).toEqual(['in-zone'])
      })
    })

    describe('of units in melee', () => {
      const locked = (
        more: UnitMore = {},
        rest: BattleMore = {},
        third: Parameters<typeof unit> | null = null,
      ) =>
        battle(
          'A moves',
          [
            unit('a', 'A', 'heavy-foot', at(12, 12), NORTH, more),
            unit('b', 'B', 'heavy-foot', at(10.5, 12), EAST),
            ...(third ? [unit(...third)] : []),
          ],
          { melees: [{ a: 'a', b: 'b' }], ...rest },
        )

      it(`is a turn of exactly 90 or 180 degrees, for example to face a flank attack [${id}-R14]`, () => {
        expect(codes(locked(), advance('a', 1))).toEqual(['engaged-moves'])
        expect(codes(locked(), turn('a', WEST))).toEqual([])
        expect(codes(locked(), turn('a', SOUTH))).toEqual([])
        expect(codes(locked(), turn('a', 300))).not.toEqual([])
        expect(codes(locked({}, { houseRules: ['engaged-cannot-turn'] }), turn('a', WEST))).toEqual([
          'engaged-cannot-turn',
        ])
        expect(codes(locked({ status: 'Shaken' }), turn('a', WEST))).toEqual(['shaken-moves'])
      })

      it(`is forbidden in the zone of another enemy [${id}-R14]`, () => {
        expect(codes(locked({}, {}, ['c', 'B', 'heavy-foot', at(12, 9.5), SOUTH]), turn('a', WEST))).toEqual([
          'in-zone',
        ])
      })

      it(`may not end the melee: one of the two fronts still takes part [${id}-R14]`, () => {
        // a's front touches the flank of b; turned away, no front would.
        const state = battle('A moves', [
          unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), EAST),
        ])
        expect(codes(state, turn('a', EAST))).toEqual(['turn-ends-melee'])
        expect(codes(state, turn('a', SOUTH))).toEqual(['turn-ends-melee'])
      })
    })

    it(`orders the step: Shaken units first, then compulsory charges, and no end before them [${id}-R15]`, () => {
      const state = battle('A moves', [
        unit('s', 'A', 'light-foot', at(4, 12), NORTH, { status: 'Shaken' }),
        unit('e', 'B', 'heavy-foot', at(4, 10.5), SOUTH),
        unit('w', 'A', 'warbands', at(12, 14), NORTH),
        unit('f', 'B', 'heavy-foot', at(12, 11), SOUTH),
        unit('m', 'A', 'heavy-foot', at(20, 18), NORTH),
      ])
      expect(codes(state, advance('m', 1))).toEqual(['shaken-first'])
      expect(codes(state, END)).toEqual(['shaken-first'])
      const prompt = (now: AncientState) =>
        ruleset.prompt(now, 'A', { unit: null, offer: null, target: null })
      expect(prompt(state)).toMatchObject({ code: 'prompt-shaken', facts: { count: 1 } })
      const away = offer(state, 'A', 'breakOff:s').options()[0]?.action
      if (!away) throw new Error('No way out.')
      const fled = play(state, away).state
      expect(codes(fled, advance('m', 1))).toEqual(['charge-first'])
      expect(prompt(fled)).toEqual({
        code: 'prompt-must-charge',
        facts: { unit: { unit: 'w' }, target: { unit: 'f' } },
      })
      expect(codes(fled, END)).toEqual(['charge-first'])
      expect(codes(fled, turn('w', EAST))).toEqual(['must-charge'])
      expect(codes(playAll(fled, charge('w', 'f')), advance('m', 1))).toEqual([])
    })

    it(`has a charge made right after the move that opened its way [${id}-R15]`, () => {
      const state = battle('A moves', [
        unit('w', 'A', 'warbands', at(12, 15), NORTH),
        unit('m', 'A', 'light-foot', at(12, 13.45), NORTH),
        unit('f', 'B', 'heavy-foot', at(12, 11), SOUTH),
        unit('x', 'A', 'heavy-foot', at(20, 18), NORTH),
      ])
      expect(codes(state, advance('x', 1))).toEqual([])
      expect(codes(play(state, march('m', [at(14, 13.45)])).state, advance('x', 1))).toEqual(['charge-first'])
    })
  })
}
