import { describe, expect, it } from 'vitest'
import type { AncientState, AncientUnit } from '../../../rulesets/families/ancients'
import { NO_FOCUS } from '../../../src/engine/scene'
import { oddsOfOption } from '../../../src/engine/odds'
import { type Degrees, type Point, moveBy } from '../../../src/geometry/point'
import {
  type BattleMore,
  EAST,
  END,
  MEMBERS,
  NORTH,
  SOUTH,
  type UnitMore,
  WEST,
  area,
  at,
  attack,
  changed,
  charge,
  march,
  statusOf,
  the,
} from './members'

for (const t of MEMBERS) {
  const {
    id,
    those,
    rowsOf,
    allowed,
    attackOf,
    battle,
    codes,
    defenceOf,
    force,
    hasOffer,
    odds,
    play,
    ruleset,
    unit,
  } = t

  const ATTACK = attack('a', 'b')

  /** Two units front to front, the attacker of side A south of the defender, in the attacker's first turn of the melee. */
  function front(
    a: string,
    b: string,
    more: UnitMore = {},
    other: UnitMore = {},
    rest: BattleMore = {},
  ): AncientState {
    return battle(
      'A attacks',
      [unit('a', 'A', a, at(12, 12), NORTH, more), unit('b', 'B', b, at(12, 10.5), SOUTH, other)],
      rest,
    )
  }

  /** The same after the attacker's first turn. */
  function later(a: string, b: string, more: UnitMore = {}, other: UnitMore = {}): AncientState {
    return front(a, b, more, other, { melees: [{ a: 'a', b: 'b', begun: { A: 2, B: 1 } }] })
  }

  /** An attacker at a place against a unit at (12, 12) that faces south. */
  function against(
    place: Point,
    facing: Degrees,
    b: UnitMore = { armour: 'fully armoured' },
    rest: BattleMore = {},
    type = 'heavy-foot',
  ): AncientState {
    return battle(
      'A attacks',
      [unit('a', 'A', 'heavy-foot', place, facing), unit('b', 'B', type, at(12, 12), SOUTH, b)],
      rest,
    )
  }

  describe('melee', () => {
    it(`takes place between enemies in contact; the side whose step it is attacks [${id}-6.1] [${id}-3.6] [${id}-3.9]`, () => {
      const state = front('heavy-foot', 'heavy-foot')
      expect(allowed(state, 'A', 'attack:a').map(option => option.token)).toEqual(['b'])
      expect(codes(state, attack('b', 'a'))).toEqual(['not-its-attack'])
      const apart = battle('A attacks', [
        unit('a', 'A', 'heavy-foot', at(12, 12)),
        unit('b', 'B', 'heavy-foot', at(12, 10.4)),
      ])
      expect(codes(apart, ATTACK)).toEqual(['not-in-melee'])
    })

    it('is marked between both with crossed swords, and never with the sign of what is refused', () => {
      const { marks } = ruleset.scene(later('heavy-foot', 'heavy-foot'), NO_FOCUS)
      expect(marks.filter(({ kind }) => kind === 'melee')).toEqual([{ kind: 'melee', at: at(12, 11.25) }])
      expect(marks.some(({ kind }) => kind === 'cross')).toBe(false)
    })

    it(`is an opposed roll: attack factor against Defence, ties and worse do nothing [${id}-6.5] [${id}-R22]`, () => {
      // Heavy Foot against foot has 2, the armoured defender 2.
      const state = front('heavy-foot', 'heavy-foot', {}, { armour: 'armoured' })
      expect([attackOf(state, ATTACK), defenceOf(state, ATTACK)]).toEqual([2, 2])
      expect(statusOf(play(state, ATTACK, [3, 3]).state, 'b')).toBe('Good order')
      const worse = play(state, ATTACK, [1, 6]).state
      expect([statusOf(worse, 'a'), statusOf(worse, 'b')]).toEqual(['Good order', 'Good order'])
    })

    it(`disorders by 1, shakes by 2 and routs by 3 or more [${id}-6.0] [${id}-6.6] [${id}-6.7] [${id}-6.8]`, () => {
      const state = front('heavy-foot', 'heavy-foot', {}, { armour: 'armoured' })
      expect(statusOf(play(state, ATTACK, [4, 3]).state, 'b')).toBe('Disordered')
      expect(statusOf(play(state, ATTACK, [5, 3]).state, 'b')).toBe('Shaken')
      const routed = play(state, ATTACK, [6, 3])
      expect(the(routed.state, 'b')).toMatchObject({ status: 'Lost', at: null })
      expect(statusOf(play(state, ATTACK, [6, 1]).state, 'b')).toBe('Lost')
      expect(routed.state.melees).toEqual([])
      // 36 pairs of dice: 5 differ by 1, 4 by 2, and 6 by 3 or more.
      expect(odds(state, ATTACK).outcomes.map(each => Math.round(each.chance * 36))).toEqual([6, 4, 5, 21])
    })

    it(`shakes who is Disordered again, routs who is Shaken again, and leaves a Shaken unit be that is only Disordered [${id}-6.11] [${id}-6.14] [${id}-R25] [${id}-90.1]`, () => {
      const b = (status: AncientUnit['status'], lead: 1 | 2 | 3, houseRules: readonly string[] = []) =>
        statusOf(
          play(
            front('heavy-foot', 'heavy-foot', {}, { armour: 'armoured', status }, { houseRules }),
            ATTACK,
            [lead + 1, 1],
          ).state,
          'b',
        )
      expect([b('Disordered', 1), b('Disordered', 2), b('Disordered', 3)]).toEqual([
        'Shaken',
        'Shaken',
        'Lost',
      ])
      expect([b('Shaken', 1), b('Shaken', 2), b('Shaken', 3)]).toEqual(['Shaken', 'Lost', 'Lost'])
      expect(b('Shaken', 1, ['shaken-break'])).toBe('Lost')
    })

    it(`has natural dice mean nothing special and totals go below zero [${id}-R22]`, () => {
      const state = front('light horse', 'armoured horse', { quality: 'Raw', status: 'Shaken' })
      expect([attackOf(state, ATTACK), defenceOf(state, ATTACK)]).toEqual([-3, 3])
      expect(statusOf(play(state, ATTACK, [6, 1]).state, 'b')).toBe('Good order')
    })

    it(`adds nothing of section 7 to the defender, but for the house rule [${id}-R22]`, () => {
      const b = (other: UnitMore, houseRules: readonly string[] = []) =>
        defenceOf(front('heavy-foot', 'heavy-foot', {}, other, { houseRules }), ATTACK)
      const rule = ['defender-modifiers']
      expect([b({ quality: 'Veteran' }), b({ quality: 'Raw' }), b({ status: 'Shaken' })]).toEqual([0, 0, 0])
      expect([
        b({ quality: 'Veteran' }, rule),
        b({ quality: 'Raw' }, rule),
        b({ status: 'Disordered' }, rule),
        b({ status: 'Shaken' }, rule),
      ]).toEqual([1, -1, -1, -2])
    })

    describe('of several units', () => {
      const three = (rest: BattleMore = {}) =>
        battle(
          'A attacks',
          [
            unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
            unit('b', 'B', 'heavy-foot', at(11.2, 10.5), SOUTH),
            unit('c', 'B', 'heavy-foot', at(12.8, 10.5), SOUTH),
          ],
          rest,
        )

      it(`makes exactly one attack each, on one enemy of its choice, before the step may end [${id}-R23] [${id}-3.6]`, () => {
        expect(allowed(three(), 'A', 'attack:a').map(option => option.token)).toEqual(['b', 'c'])
        expect(codes(three(), END)).toEqual(['must-attack'])
        const after = play(three(), attack('a', 'c'), [1, 6]).state
        expect(codes(after, ATTACK)).toEqual(['has-fought'])
        expect(codes(after, END)).toEqual([])
      })

      it(`suffers no more than one attack on each side [${id}-6.3] [${id}-R23]`, () => {
        const state = battle('A attacks', [
          unit('a', 'A', 'heavy-foot', at(11.2, 12), NORTH),
          unit('c', 'A', 'heavy-foot', at(12.8, 12), NORTH),
          unit('d', 'A', 'heavy-foot', at(13.5, 10.4), WEST),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
        ])
        const first = play(state, ATTACK, [1, 6]).state
        expect(the(first, 'b').struck).toEqual(['front'])
        expect(codes(first, attack('c', 'b'))).toEqual(['side-taken'])
        // The one on the flank has a side of its own, and the one without a free side does not hold up the step.
        const second = play(first, attack('d', 'b'), [1, 6]).state
        expect(codes(second, END)).toEqual([])
      })

      it(`attacks what it is in melee with whichever of its edges is touched; only its front under the house rule [${id}-R23]`, () => {
        const flanked = (houseRules: readonly string[]) =>
          battle(
            'A attacks',
            [
              unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
              unit('b', 'B', 'heavy-foot', at(10.5, 12), EAST),
            ],
            { houseRules },
          )
        expect(codes(flanked([]), ATTACK)).toEqual([])
        expect(codes(flanked(['front-edge-only']), ATTACK)).toEqual(['front-edge-only'])
      })

      it(`does not fight in a step that began before the contact [${id}-R23]`, () => {
        const state = front(
          'heavy-foot',
          'heavy-foot',
          {},
          {},
          { melees: [{ a: 'a', b: 'b', begun: { A: 0, B: 0 } }] },
        )
        expect(codes(state, ATTACK)).toEqual(['contact-too-late'])
      })
    })

    describe('by side of contact', () => {
      it(`is on the flank or in the rear only wholly behind the front of the enemy [${id}-6.4] [${id}-R24]`, () => {
        // b at (12, 12) faces south: the line of its front is y 12.75, tolerance 0.05.
        expect(defenceOf(against(at(13.5, 12), WEST), ATTACK)).toBe(2)
        expect(defenceOf(against(at(13.5, 12.04), WEST), ATTACK)).toBe(2)
        expect(defenceOf(against(at(13.5, 12.2), WEST), ATTACK)).toBe(3)
        expect(defenceOf(against(at(12, 13.5), NORTH), ATTACK)).toBe(3)
        expect(defenceOf(against(at(12, 10.5), SOUTH), ATTACK)).toBe(2)
      })

      it(`names front, left, right and rear, a corner by the longer contact [${id}-R24]`, () => {
        const sideOf = (place: Point, facing: Degrees) =>
          the(play(against(place, facing), ATTACK, [1, 6]).state, 'b').struck[0]
        expect(sideOf(at(12, 13.5), NORTH)).toBe('front')
        expect(sideOf(at(13.5, 11.5), WEST)).toBe('left')
        expect(sideOf(at(10.5, 11.5), EAST)).toBe('right')
        expect(sideOf(at(12.6, 10.5), SOUTH)).toBe('rear')
        expect(sideOf(at(13.5, 12.2), WEST)).toBe('front')
      })

      it.each([
        ['left', 225, 'on a tie the flank'],
        ['left', 250, 'the flank where the contact with it is longer'],
        ['rear', 200, 'the rear where that is longer'],
        ['right', 135, 'on a tie the other flank'],
        ['right', 110, 'the other flank where that is longer'],
        ['rear', 160, 'the rear beside the other flank'],
      ] as const)(
        `counts a contact with a rear corner as %s at %i degrees: %s [${id}-R24]`,
        (side, facing, _why) => {
          // b at (12, 12) faces south; the middle of the attacker's front edge stands on one of its rear corners.
          const corner = at(facing > 180 ? 12.75 : 11.25, 11.25)
          const state = against(moveBy(corner, facing + 180, 0.75), facing)
          expect(the(play(state, ATTACK, [1, 6]).state, 'b').struck).toEqual([side])
        },
      )

      it(`is judged at each attack: a turn in between changes it [${id}-R24]`, () => {
        const state = against(at(13.5, 12), WEST)
        expect(defenceOf(changed(state, 'b', { facing: EAST }), ATTACK)).toBe(3)
      })

      it(`halves the Defence rounding up: 3 to 2, 2 to 1, 1 and 0 stay [${id}-8.2]`, () => {
        const flank = (armour: AncientUnit['armour']) =>
          defenceOf(against(at(13.5, 12), WEST, { armour }), ATTACK)
        expect([flank('fully armoured'), flank('armoured'), flank('shielded'), flank('unarmoured')]).toEqual([
          2, 1, 1, 0,
        ])
      })
    })

    describe('attack factors', () => {
      it.each(
        rowsOf([
          ['light-foot', 1, 0],
          ['heavy-foot', 2, 2],
          ['peltasts', 2, 1],
          ['warbands', 2, 1],
          ['light horse', 0, 0],
          ['heavy horse', 1, 1],
          ['shock horse', 2, 2],
          ['knights', 2, 2],
          ['armoured horse', 2, 2],
          ['beasts', 2, 3],
          ['camelry', 1, 1],
          ['light-chariots', 1, 1],
          ['heavy-chariots', 2, 2],
          ['war-wagons', 2, 2],
        ] as const),
      )(
        `of %s are %i against foot and %i against mounted [${id}-7.1] [${id}-R28] [${id}-R29] [${id}-R30]`,
        (type, foot, mounted) => {
          expect(attackOf(later(type, 'heavy-foot'), ATTACK)).toBe(foot)
          expect(attackOf(later(type, 'heavy horse'), ATTACK)).toBe(mounted)
        },
      )

      it.each(
        rowsOf([
          ['light horse', 1],
          ['heavy horse', 2],
          ['shock horse', 2],
          ['knights', 3],
          ['armoured horse', 3],
          ['beasts', 3],
          ['light-chariots', 1],
          ['heavy-chariots', 1],
          ['scythed-chariots', 1],
          ['camelry', 2],
          ['war-wagons', 3],
        ] as const),
      )(`are met by the Defence of %s, %i, and of foot by armour [${id}-8.1]`, (type, defence) => {
        expect(defenceOf(front('heavy-foot', type), ATTACK)).toBe(defence)
        const armours = ['unarmoured', 'shielded', 'armoured'] as const
        expect(
          armours.map(armour => defenceOf(front('heavy-foot', 'warbands', {}, { armour }), ATTACK)),
        ).toEqual([0, 1, 2])
      })
    })

    describe('attack modifiers', () => {
      it(`give Warbands and Shock Cavalry 1 in the first turn on open ground [${id}-7.2] [${id}-7.3]`, () => {
        for (const type of those('warbands', 'shock horse', 'knights', 'armoured horse', 'heavy-chariots')) {
          expect(attackOf(front(type, 'heavy-foot'), ATTACK)).toBe(3)
          expect(attackOf(later(type, 'heavy-foot'), ATTACK)).toBe(2)
        }
        for (const type of those('peltasts')) expect(attackOf(front(type, 'heavy-foot'), ATTACK)).toBe(2)
      })

      it(`ask for open ground under both centres [${id}-R27] [${id}-R3]`, () => {
        const on = (y: number, kind: 'rough' | 'earthwork' | 'marsh') =>
          attackOf(front('warbands', 'heavy-foot', {}, {}, { ground: [area(kind, at(8, y), 8, 1)] }), ATTACK)
        expect(on(11.8, 'rough')).toBe(2)
        expect(on(10, 'rough')).toBe(2)
        expect(on(10, 'marsh')).toBe(2)
        expect(on(10, 'earthwork')).toBe(2)
        expect(on(14, 'rough')).toBe(3)
      })

      it(`give cavalry 2 against Light Foot in the first turn on open ground, Elephants not [${id}-7.4] [${id}-R27] [${id}-R28]`, () => {
        expect(attackOf(front('light horse', 'light-foot'), ATTACK)).toBe(2)
        expect(attackOf(front('heavy horse', 'light-foot'), ATTACK)).toBe(3)
        for (const type of those('camelry')) expect(attackOf(front(type, 'light-foot'), ATTACK)).toBe(3)
        expect(attackOf(front('light-chariots', 'light-foot'), ATTACK)).toBe(3)
        expect(attackOf(later('heavy horse', 'light-foot'), ATTACK)).toBe(1)
        // Both bonuses: 2, 1 for shock, 2 against Light Foot.
        expect(attackOf(front('shock horse', 'light-foot'), ATTACK)).toBe(5)
      })

      it(`give swords, axes and halberds 1 after the first turn [${id}-7.5] [${id}-R48]`, () => {
        expect(attackOf(front('heavy-foot', 'heavy-foot', { arms: 'sword' }), ATTACK)).toBe(2)
        expect(attackOf(later('heavy-foot', 'heavy-foot', { arms: 'sword' }), ATTACK)).toBe(3)
      })

      it(`count disorder, shaking and quality [${id}-7.7] [${id}-7.8] [${id}-7.9] [${id}-7.10]`, () => {
        const a = (more: UnitMore) => attackOf(front('heavy-foot', 'heavy-foot', more), ATTACK)
        expect([
          a({ status: 'Disordered' }),
          a({ status: 'Shaken' }),
          a({ quality: 'Raw' }),
          a({ quality: 'Veteran' }),
        ]).toEqual([1, 0, 1, 3])
      })

      it(`take 1 off Heavy Foot in rough ground and 2 off pikes [${id}-7.11] [${id}-7.12] [${id}-R48]`, () => {
        const ground = [area('rough', at(8, 11.4), 8, 4)]
        expect(attackOf(front('heavy-foot', 'heavy-foot', {}, {}, { ground }), ATTACK)).toBe(1)
        expect(attackOf(front('heavy-foot', 'heavy-foot', { arms: 'pike' }, {}, { ground }), ATTACK)).toBe(0)
        for (const type of those('war-wagons'))
          expect(attackOf(front(type, 'heavy-foot', {}, {}, { ground }), ATTACK)).toBe(1)
        expect(attackOf(front('light-foot', 'heavy-foot', {}, {}, { ground }), ATTACK)).toBe(1)
        const his = [area('rough', at(8, 8), 8, 3)]
        expect(attackOf(front('heavy-foot', 'heavy-foot', {}, {}, { ground: his }), ATTACK)).toBe(2)
      })

      it(`take 1 off who fights pikes from the front without pikes, mounted too [${id}-7.13] [${id}-R48]`, () => {
        const pike: UnitMore = { arms: 'pike' }
        expect(attackOf(front('heavy-foot', 'heavy-foot', {}, pike), ATTACK)).toBe(1)
        expect(attackOf(front('beasts', 'heavy-foot', {}, pike), ATTACK)).toBe(1)
        expect(attackOf(front('heavy-foot', 'heavy-foot', pike, pike), ATTACK)).toBe(2)
        expect(attackOf(against(at(13.5, 12), WEST, pike), ATTACK)).toBe(2)
      })

      it(`take 1 off Elephants against Light Foot [${id}-7.14]`, () => {
        expect(attackOf(front('beasts', 'light-foot'), ATTACK)).toBe(1)
      })
    })

    describe('first turn', () => {
      it(`is counted for each pair and each side by its own melee steps after the contact [${id}-R27]`, () => {
        const start = battle('A moves', [
          unit('a', 'A', 'warbands', at(12, 13), NORTH),
          unit('b', 'B', 'warbands', at(12, 10.5), SOUTH),
        ])
        const met = play(start, charge('a', 'b')).state
        // Nobody can shoot: the shooting step is passed over.
        const first = play(met, END).state
        expect(first.step).toBe('A attacks')
        expect(attackOf(first, ATTACK)).toBe(3)
        const afterFirst = play(play(first, ATTACK, [1, 6]).state, END).state
        expect(afterFirst.step).toBe('B moves')
        const second = play(afterFirst, END).state
        expect(second.step).toBe('B attacks')
        expect(attackOf(second, attack('b', 'a'))).toBe(3)
        const turn2 = play(play(second, attack('b', 'a'), [1, 6]).state, END).state
        expect([turn2.turn, turn2.step]).toEqual([2, 'A moves'])
        const third = play(turn2, END).state
        expect(third.step).toBe('A attacks')
        expect(attackOf(third, ATTACK)).toBe(2)
      })

      it(`is the game turn of the contact under the house rule [${id}-R27]`, () => {
        const state = (turn: number) =>
          front(
            'warbands',
            'heavy-foot',
            {},
            {},
            {
              turn,
              houseRules: ['first-game-turn'],
              melees: [{ a: 'a', b: 'b', begun: { A: 1, B: 0 }, since: 1 }],
            },
          )
        expect([attackOf(state(1), ATTACK), attackOf(state(2), ATTACK)]).toEqual([3, 2])
      })

      it(`starts afresh for a pair that parted and meets again [${id}-R27]`, () => {
        const state = battle(
          'A moves',
          [
            unit('a', 'A', 'light horse', at(12, 12), NORTH),
            unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
          ],
          { melees: [{ a: 'a', b: 'b', begun: { A: 3, B: 3 } }] },
        )
        const parted = play(state, { type: 'breakOff', unit: 'a', at: at(12, 17), facing: NORTH }).state
        expect(parted.melees).toEqual([])
        const back = play(changed(parted, 'a', { moved: false }), charge('a', 'b')).state
        expect(back.melees).toMatchObject([{ begun: { A: 0, B: 0 } }])
      })
    })

    it(`is foretold for a charge as the bases will stand after it [${id}-4.15] [${id}-6.5] [${id}-6.8]`, () => {
      // Shock Cavalry on open ground: 2 + 1 + die against 1 + die, +2 in all.
      const start = battle('A moves', [
        unit('a', 'A', 'shock horse', at(12, 15), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH, { armour: 'shielded' }),
      ])
      const [option] = allowed(start, 'A', 'charge:a')
      expect(option?.reckonings?.map(each => each.total)).toEqual([3, 1])
      const foretold = oddsOfOption(ruleset, start, option!)
      // Of 36 pairs of dice 26 are above once 2 is added, and 15 by three or more: as many as those of the bare die above.
      expect(foretold.hit).toBeCloseTo(26 / 36)
      expect(foretold.destroy).toBeCloseTo(15 / 36)
      // Wholly behind the front it will be a flank, and 3 is halved to 2; sticking out ahead of it, it is the front.
      const full = (x: number, facing: Degrees) =>
        battle('A moves', [
          unit('a', 'A', 'shock horse', at(x, 15), NORTH),
          unit('b', 'B', 'heavy-foot', at(12, 10.5), facing, { armour: 'fully armoured' }),
        ])
      const totals = (state: AncientState) =>
        allowed(state, 'A', 'charge:a')[0]?.reckonings?.map(each => each.total)
      expect(totals(full(12, WEST))).toEqual([3, 2])
      expect(totals(full(11.5, WEST))).toEqual([3, 3])
      expect(totals(full(12, NORTH))).toEqual([3, 2])
    })

    describe('at buildings and field defences', () => {
      const house = (kind: 'building' | 'earthwork') => [area(kind, at(10, 7), 4, 3)]
      const before = (kind: 'building' | 'earthwork', b: UnitMore = {}, rest: BattleMore = {}) =>
        battle(
          'A moves',
          [
            unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
            unit('b', 'B', 'heavy-foot', at(12, 8.2), NORTH, b),
            unit('c', 'B', 'heavy-foot', at(10.4, 8), NORTH),
          ],
          { ground: house(kind), ...rest },
        )

      it(`stops a charge at the outline, in melee with the nearest unit inside [${id}-6.2] [${id}-R38]`, () => {
        const met = play(before('building'), charge('a', 'b')).state
        expect(the(met, 'a').at).toEqual(at(12, 10.75))
        expect(met.melees).toMatchObject([{ a: 'a', b: 'b', bond: 'area', area: 'building' }])
        expect(codes(before('building'), charge('a', 'c'))).not.toEqual([])
        // Turning on the spot does not end it.
        const turned = play(
          { ...met, step: 'B moves', toAct: ['B'] },
          { type: 'turn', unit: 'b', facing: EAST },
        ).state
        expect(turned.melees).toMatchObject([{ a: 'a', b: 'b' }])
      })

      it(`has every contact with a unit in buildings be frontal, and counts sides by direction [${id}-R38]`, () => {
        const b: UnitMore = { armour: 'fully armoured' }
        const step = (kind: 'building' | 'earthwork') => {
          const met = play(before(kind, b), charge('a', 'b')).state
          return {
            ...met,
            step: 'A attacks' as const,
            melees: met.melees.map(each => ({ ...each, begun: { A: 1, B: 0 } })),
          }
        }
        expect(defenceOf(step('building'), ATTACK)).toBe(3)
        expect(the(play(step('building'), ATTACK, [1, 6]).state, 'b').struck).toEqual(['rear'])
        // In a field defence the side counts: b faces away, so this is the rear.
        expect(defenceOf(step('earthwork'), ATTACK)).toBe(2)
      })

      it(`adds 1 to the Defence behind walls under the house rule only [${id}-R38]`, () => {
        const inside = (houseRules: readonly string[]) =>
          defenceOf(
            front(
              'heavy-foot',
              'heavy-foot',
              {},
              {},
              { ground: [area('earthwork', at(10, 9), 4, 2)], houseRules },
            ),
            ATTACK,
          )
        expect([inside([]), inside(['walls-defend'])]).toEqual([0, 1])
      })

      it(`lets nobody else walk in where the enemy is [${id}-R38]`, () => {
        const state = battle(
          'A moves',
          [unit('a', 'A', 'light-foot', at(12, 12), NORTH), unit('b', 'B', 'heavy-foot', at(11, 8), NORTH)],
          { ground: house('building') },
        )
        expect(codes(state, march('a', [at(13, 12), at(13, 10)]))).toEqual(['held-ground'])
        const empty = battle(
          'A moves',
          [unit('a', 'A', 'light-foot', at(12, 12), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2), NORTH)],
          { ground: house('building') },
        )
        expect(codes(empty, march('a', [at(13, 12), at(13, 10)]))).toEqual([])
      })
    })

    describe('saving roll of a General', () => {
      const led = (more: UnitMore = {}, rest: BattleMore = {}) =>
        front('heavy-foot', 'heavy-foot', {}, { armour: 'armoured', general: 'normal', ...more }, rest)
      it(`lowers the damage by one level on 4 or more [${id}-6.15] [${id}-R26]`, () => {
        expect(statusOf(play(led(), ATTACK, [6, 1, 4]).state, 'b')).toBe('Shaken')
        expect(statusOf(play(led(), ATTACK, [6, 1, 3]).state, 'b')).toBe('Lost')
        expect(statusOf(play(led(), ATTACK, [2, 1, 4]).state, 'b')).toBe('Good order')
      })

      it(`needs 5 of a Raw unit and 3 of a Veteran one [${id}-6.16] [${id}-6.17]`, () => {
        expect(statusOf(play(led({ quality: 'Raw' }), ATTACK, [2, 1, 4]).state, 'b')).toBe('Disordered')
        expect(statusOf(play(led({ quality: 'Raw' }), ATTACK, [2, 1, 5]).state, 'b')).toBe('Good order')
        expect(statusOf(play(led({ quality: 'Veteran' }), ATTACK, [2, 1, 3]).state, 'b')).toBe('Good order')
      })

      it(`lowers the result before it meets the present state, and is not rolled for nothing [${id}-R26]`, () => {
        // Routed becomes Shaken, and a Shaken unit that is Shaken again is Routed.
        expect(statusOf(play(led({ status: 'Shaken' }), ATTACK, [6, 1, 6]).state, 'b')).toBe('Lost')
        expect(statusOf(play(led({ status: 'Shaken' }), ATTACK, [2, 1]).state, 'b')).toBe('Shaken')
      })

      it(`saves from shooting as well, unless the house rule says melee only [${id}-R26]`, () => {
        const shot = (houseRules: readonly string[], dice: readonly number[]) => {
          const state = battle(
            'A shoots',
            [
              unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
              unit('b', 'B', 'heavy-foot', at(12, 10), SOUTH, { general: 'normal' }),
            ],
            { houseRules },
          )
          return statusOf(play(state, { type: 'shoot', unit: 'a', target: 'b' }, dice).state, 'b')
        }
        expect(shot([], [6, 1, 4])).toBe('Good order')
        expect(shot(['save-in-melee-only'], [6, 1])).toBe('Disordered')
      })
    })

    it(`goes by what is engaged now: fronts that touch, not flanks that brush [${id}-R9]`, () => {
      const side = battle('A attacks', [
        unit('a', 'A', 'heavy-foot', at(12, 12), NORTH),
        unit('b', 'B', 'heavy-foot', at(13.5, 12.3), NORTH),
      ])
      expect(hasOffer(side, 'A', 'attack:a')).toBe(false)
      expect(force(side, END).state.step).toBe('B moves')
    })
  })
}
