import { describe, expect, it } from 'vitest'
import type { AncientState } from '../../../rulesets/families/ancients'
import { moveBy } from '../../../src/geometry/point'
import {
  type BattleMore,
  EAST,
  END,
  MEMBERS,
  NORTH,
  SOUTH,
  type UnitMore,
  area,
  at,
  changed,
  shoot,
  statusOf,
  the,
} from './members'

for (const t of MEMBERS) {
  const { id, allowed, attackOf, battle, clauses, codes, defenceOf, offer, play, refusal, ruleset, unit } = t

  /** Light Foot of side A with its front edge at (12, 12), facing north, and a target `away` inches from there, straight ahead. */
  function range(
    weapon: string,
    away: number,
    more: UnitMore = {},
    target: UnitMore = {},
    rest: BattleMore = {},
  ): AncientState {
    return battle(
      'A shoots',
      [
        unit('a', 'A', weapon === 'artillery' ? 'artillery' : 'light-foot', at(12, 12.75), NORTH, {
          missile: weapon,
          ...more,
        }),
        unit('b', 'B', 'heavy-foot', at(12, 12 - away - 0.75), SOUTH, target),
      ],
      rest,
    )
  }

  /** The ruling on shooting from behind: the one thing that the two number differently. */
  const behind = ruleset.houseRules.find(rule => rule.id === 'flank-shooting')?.ruling
  const SHOOT = shoot('a', 'b')

  describe('shooting', () => {
    it.each([
      ['javelin', 2, `[${id}-5.8]`],
      ['sling', 3, `[${id}-5.9]`],
      ['bow', 4, `[${id}-5.10]`],
      ['crossbow', 4, `[${id}-5.11]`],
      ['longbow', 6, `[${id}-5.12]`],
    ])(
      `reaches %s %i inches from the middle of the front [${id}-5.0] [${id}-5.1] [${id}-5.6] %s`,
      (weapon, inches) => {
        expect(codes(range(weapon, inches), SHOOT)).toEqual([])
        expect(codes(range(weapon, inches + 0.1), SHOOT)).toEqual(['out-of-range'])
      },
    )

    it(`reaches as far to every side, to the nearest place of the other base [${id}-5.6] [${id}-R19]`, () => {
      for (const facing of [NORTH, EAST, SOUTH, 270, 45, 200]) {
        for (const turned of [0, 90, 180]) {
          const state = (away: number) =>
            battle('A shoots', [
              unit('a', 'A', 'light-foot', at(12, 12), facing, { missile: 'bow' }),
              unit('b', 'B', 'heavy-foot', moveBy(at(12, 12), facing, away + 1.5), facing + turned),
            ])
          expect(codes(state(3.99), SHOOT)).toEqual([])
          expect(codes(state(4.1), SHOOT)).toEqual(['out-of-range'])
        }
      }
    })

    it(`wants a missile weapon, the right step, and nobody in melee, Shaken or twice [${id}-5.1] [${id}-6.13] [${id}-3.5] [${id}-3.8]`, () => {
      expect(codes(range('bow', 3, { missile: null }), SHOOT)).toEqual(['no-missiles'])
      expect(codes({ ...range('bow', 3), step: 'B shoots', toAct: ['B'] }, SHOOT)).toEqual([
        'not-its-shooting',
      ])
      expect(codes(range('bow', 3, { status: 'Shaken' }), SHOOT)).toEqual(['shaken-shoots'])
      expect(clauses(range('bow', 3, { status: 'Shaken' }), SHOOT)).toEqual([`${id}-6.13`])
      expect(codes(play(range('bow', 3), SHOOT, [1, 6]).state, SHOOT)).toEqual(['has-shot'])
      const locked = battle('A shoots', [
        unit('a', 'A', 'light-foot', at(12, 12), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'heavy-foot', at(12, 8)),
        unit('c', 'B', 'heavy-foot', at(12, 13.5), NORTH),
      ])
      expect(codes(locked, SHOOT)).toEqual(['engaged-shoots'])
    })

    it(`is an opposed roll: 1 more than the target with its Defence disorders it, a tie is a miss [${id}-5.15] [${id}-5.25] [${id}-5.26] [${id}-R45]`, () => {
      const state = range('bow', 2, {}, { armour: 'armoured' })
      expect(statusOf(play(state, SHOOT, [5, 2]).state, 'b')).toBe('Disordered')
      expect(statusOf(play(state, SHOOT, [4, 2]).state, 'b')).toBe('Good order')
      // However high it is, one hit does no more: 6 against 1 and 0 is 5 higher.
      expect(statusOf(play(range('bow', 2), SHOOT, [6, 1]).state, 'b')).toBe('Disordered')
    })

    it(`shakes a Disordered unit and does nothing more to a Shaken one, shot by shot [${id}-5.27] [${id}-5.28] [${id}-R45]`, () => {
      expect(statusOf(play(range('bow', 2, {}, { status: 'Disordered' }), SHOOT, [6, 1]).state, 'b')).toBe(
        'Shaken',
      )
      expect(statusOf(play(range('bow', 2, {}, { status: 'Shaken' }), SHOOT, [6, 1]).state, 'b')).toBe(
        'Shaken',
      )
      const two = battle('A shoots', [
        unit('a', 'A', 'light-foot', at(11.2, 12.75), NORTH, { missile: 'bow' }),
        unit('c', 'A', 'light-foot', at(12.8, 12.75), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'heavy-foot', at(12, 10)),
      ])
      const first = play(two, shoot('c', 'b'), [6, 1]).state
      expect(statusOf(play(first, SHOOT, [6, 1]).state, 'b')).toBe('Shaken')
    })

    describe('modifiers', () => {
      it(`takes 1 off over half range, not at exactly half [${id}-5.16]`, () => {
        expect(attackOf(range('bow', 2), SHOOT)).toBe(0)
        expect(attackOf(range('bow', 2.1), SHOOT)).toBe(-1)
      })

      const cover = (
        kind: 'rough' | 'wood' | 'building' | 'earthwork',
        houseRules: readonly string[] = [],
        also: 'rough' | null = null,
      ) => {
        const ground = [
          area(kind, at(10, 8), 4, 4, 'one'),
          ...(also ? [area(also, at(10, 8), 4, 4, 'two')] : []),
        ]
        return attackOf(range('bow', 1.5, {}, {}, { ground, houseRules }), SHOOT)
      }
      it(`takes 1 off for rough ground and buildings, 2 for fortifications, the worst one only [${id}-5.17] [${id}-5.18] [${id}-5.20] [${id}-R44]`, () => {
        expect(cover('rough')).toBe(-1)
        expect(cover('wood')).toBe(-1)
        expect(cover('building')).toBe(-1)
        expect(cover('earthwork')).toBe(-2)
        expect(cover('earthwork', [], 'rough')).toBe(-2)
        expect(cover('earthwork', ['cover-adds-up'], 'rough')).toBe(-3)
      })

      it(`looks at the centre of the base for cover [${id}-R44] [${id}-R3]`, () => {
        const beside = range('bow', 1.5, {}, {}, { ground: [area('rough', at(12.2, 8), 4, 4)] })
        expect(attackOf(beside, SHOOT)).toBe(0)
        const marsh = range('bow', 1.5, {}, {}, { ground: [area('marsh', at(10, 8), 4, 4)] })
        expect(attackOf(marsh, SHOOT)).toBe(0)
        const hiding = range(
          'bow',
          1.5,
          {},
          {},
          { ground: [area('marsh', at(10, 8), 4, 4)], houseRules: ['slow-ground-hides'] },
        )
        expect(attackOf(hiding, SHOOT)).toBe(-1)
      })

      it(`counts disorder, quality, longbows and crossbows of the shooter [${id}-5.19] [${id}-5.21] [${id}-5.22] [${id}-5.23] [${id}-5.24] [${id}-6.10] [${id}-2.2]`, () => {
        expect(attackOf(range('bow', 2, { status: 'Disordered' }), SHOOT)).toBe(-1)
        expect(attackOf(range('bow', 2, { quality: 'Raw' }), SHOOT)).toBe(-1)
        expect(attackOf(range('bow', 2, { quality: 'Veteran' }), SHOOT)).toBe(1)
        expect(attackOf(range('longbow', 2), SHOOT)).toBe(1)
        expect(attackOf(range('crossbow', 2), SHOOT)).toBe(1)
        expect(attackOf(range('longbow', 4, { quality: 'Veteran', status: 'Disordered' }), SHOOT)).toBe(0)
      })

      it(`adds the full Defence of the target from every side [${id}-8.1] [${behind}]`, () => {
        const from = (facing: number, houseRules: readonly string[] = []) =>
          defenceOf(
            battle(
              'A shoots',
              [
                unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
                unit('b', 'B', 'heavy-foot', at(12, 10), facing, { armour: 'fully armoured' }),
              ],
              { houseRules },
            ),
            SHOOT,
          )
        expect(from(SOUTH)).toBe(3)
        expect(from(NORTH)).toBe(3)
        expect(from(NORTH, ['flank-shooting'])).toBe(2)
        expect(from(SOUTH, ['flank-shooting'])).toBe(3)
      })
    })

    describe('arc', () => {
      const aside = (x: number, y: number, houseRules: readonly string[] = []) =>
        battle(
          'A shoots',
          [
            unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'longbow' }),
            unit('b', 'B', 'heavy-foot', at(x, y)),
          ],
          { houseRules },
        )

      it(`opens at 45 degrees from the front corners; any part of the target in it is enough [${id}-5.7] [${id}-R19]`, () => {
        // The right line starts at (12.75, 12): at y 11 it has come to x 13.75. The base of b reaches from x - 0.75 and y + 0.75.
        expect(codes(aside(14.4, 10.25), SHOOT)).toEqual([])
        expect(codes(aside(15.3, 10.25), SHOOT)).toEqual([])
        // Its near top corner at (15.3, 9.5) lies outside: at y 9.5 the arc ends at 15.25.
        expect(codes(aside(16.1, 10.25), SHOOT)).toContain('outside-arc')
        expect(codes(aside(12, 15), SHOOT)).toContain('outside-arc')
        expect(codes(aside(15.3, 10.25, ['centre-in-arc']), SHOOT)).toContain('outside-arc')
        expect(codes(aside(14.4, 10.25, ['centre-in-arc']), SHOOT)).toEqual([])
      })

      it(`measures to the nearest visible part of the target inside the arc [${id}-R19] [${id}-5.6]`, () => {
        // From (12, 12) to the near corner (13.65, 11): inside the arc, which there reaches to 13.75.
        const found = play(aside(14.4, 10.25), SHOOT, [1, 6]).log[0]?.facts?.['distance']
        expect(found).toBeUndefined()
        expect(
          ruleset.measure(aside(14.4, 10.25), 'a', 'b').lines.some(line => line.code === 'measure-near'),
        ).toBe(true)
      })
    })

    describe('line of sight', () => {
      it(`is blocked by any unit in between, friend or enemy [${id}-5.2] [${id}-R20]`, () => {
        for (const side of ['A', 'B'] as const) {
          const state = battle('A shoots', [
            unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'longbow' }),
            unit('b', 'B', 'heavy-foot', at(12, 7.5)),
            unit('c', side, 'heavy-foot', at(12, 9.8)),
          ])
          expect(codes(state, SHOOT)).toEqual(['no-sight-unit'])
        }
      })

      it(`finds any part of the target that is not behind the other [${id}-R20]`, () => {
        const state = battle('A shoots', [
          unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'longbow' }),
          unit('b', 'B', 'heavy-foot', at(12, 7.5)),
          unit('c', 'B', 'heavy-foot', at(12.8, 9.8)),
        ])
        expect(codes(state, SHOOT)).toEqual([])
      })

      it(`is decided exactly beside a corner, however little shows there [${id}-R20]`, () => {
        // The target's near edge lies 5.91 inches ahead, from 0.25 to 1.75 beside the way straight on. A corner 2 inches ahead and
        // `beside` the way hides all of it up to 2.955 times as far aside; 1.09 aside it is 6.01 away.
        const past = (beside: number) =>
          battle('A shoots', [
            unit('a', 'A', 'light-foot', at(12, 20), NORTH, { missile: 'longbow' }),
            unit('b', 'B', 'heavy-foot', at(13, 12.59)),
            unit('c', 'B', 'heavy-foot', at(11.25 + beside, 16.5)),
          ])
        expect(codes(past(0.372), SHOOT)).toEqual([])
        expect(codes(past(0.39), SHOOT)).toEqual(['no-sight-unit'])
      })

      it(`is blocked by ground that is not open, but not by slow ground or fortifications [${id}-5.3] [${id}-R20] [${id}-R3]`, () => {
        const through = (kind: 'wood' | 'hill' | 'marsh' | 'earthwork' | 'building') =>
          codes(range('longbow', 5, {}, {}, { ground: [area(kind, at(6, 9), 12, 1)] }), SHOOT)
        expect(through('wood')).toEqual(['no-sight-ground'])
        expect(through('hill')).toEqual(['no-sight-ground'])
        expect(through('building')).toEqual(['no-sight-ground'])
        expect(through('marsh')).toEqual([])
        expect(through('earthwork')).toEqual([])
      })

      it(`runs through 2 inches at most of the ground in which the shooter or the target stands [${id}-R20]`, () => {
        const wood = (depth: number) =>
          range('longbow', 4, {}, {}, { ground: [area('wood', at(6, 12 - depth), 12, depth + 3)] })
        expect(codes(wood(1.9), SHOOT)).toEqual([])
        expect(codes(wood(2.2), SHOOT)).toEqual(['no-sight-ground'])
      })

      it(`sees units in rough ground, woods and buildings only from within 2 inches [${id}-5.4] [${id}-R21]`, () => {
        for (const kind of ['rough', 'wood', 'building'] as const) {
          const away = (inches: number) =>
            range('bow', inches, {}, {}, { ground: [area(kind, at(6, 12 - inches - 4), 12, 4)] })
          expect(codes(away(2), SHOOT)).toEqual([])
          expect(codes(away(2.1), SHOOT)).toEqual(['hidden'])
        }
      })

      it(`sees those that have shot in this turn from farther away, until the turn ends [${id}-5.5] [${id}-R21]`, () => {
        const ground = [area('wood', at(6, 5), 12, 4)]
        const state = battle(
          'B shoots',
          [
            unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
            unit('b', 'B', 'light-foot', at(12, 8.25), SOUTH, { missile: 'bow' }),
            unit('d', 'A', 'light-foot', at(18, 22), NORTH, { missile: 'bow' }),
          ],
          { ground },
        )
        const inStep5 = (from: AncientState): AncientState => ({ ...from, step: 'A shoots', toAct: ['A'] })
        expect(codes(inStep5(state), SHOOT)).toEqual(['hidden'])
        const shot = play(state, shoot('b', 'a'), [1, 6]).state
        expect(codes(inStep5(shot), SHOOT)).toEqual([])
        const next = play({ ...shot, step: 'rally', toAct: ['A'] }, END).state
        expect(next.turn).toBe(2)
        expect(codes(inStep5(next), SHOOT)).toEqual(['hidden'])
      })

      it(`keeps them revealed until the end of the next shooting step of the enemy under the house rule [${id}-R21]`, () => {
        const state = battle(
          'rally',
          [
            unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow', revealed: true }),
            unit('b', 'B', 'light-foot', at(12, 8.25), SOUTH, { missile: 'bow', revealed: true }),
          ],
          { houseRules: ['revealed-longer'] },
        )
        const next = play(state, END).state
        expect(the(next, 'a').revealed).toBe(true)
        const afterShooting = play({ ...next, step: 'B shoots', toAct: ['B'] }, END).state
        expect(the(afterShooting, 'a').revealed).toBe(false)
        // Their own shooting step hides nobody.
        expect(the(afterShooting, 'b').revealed).toBe(true)
      })
    })

    it(`does not let a unit shoot that was just charged, though it may be the target of others [${id}-R17] [${id}-R18]`, () => {
      const state = (houseRules: readonly string[]) =>
        battle(
          'B shoots',
          [
            unit('a', 'A', 'heavy horse', at(12, 10.5), NORTH, { charged: true, moved: true }),
            unit('b', 'B', 'light-foot', at(12, 9), SOUTH, { missile: 'bow' }),
            unit('c', 'B', 'light-foot', at(15, 9), 225, { missile: 'bow' }),
          ],
          { houseRules },
        )
      expect(codes(state([]), shoot('b', 'a'))).toEqual(['engaged-shoots'])
      expect(codes(state([]), shoot('c', 'a'))).toEqual([])
      expect(codes(state(['shoot-at-charger']), shoot('b', 'a'))).toEqual([])
      expect(codes(state(['no-shooting-into-melee']), shoot('c', 'a'))).toEqual(['target-engaged'])
    })

    it(`measures first: what is out of range is refused and costs nothing, but wastes the shot under the house rule [${id}-R45]`, () => {
      const far = range('bow', 4.5)
      expect(refusal(far, SHOOT)?.reasons[0]).toMatchObject({ code: 'out-of-range', facts: { limit: 4 } })
      const wasted = play(range('bow', 4.5, {}, {}, { houseRules: ['wasted-shots'] }), SHOOT)
      expect(wasted.codes).toEqual(['shot-falls-short'])
      expect(the(wasted.state, 'a').shot).toBe(true)
    })

    describe('crossbows', () => {
      it(`that shot in step 2 move at most half in step 4 [${id}-11.30] [${id}-R43]`, () => {
        const state = battle('B moves', [
          unit('a', 'A', 'heavy-foot', at(12, 22)),
          unit('b', 'B', 'heavy-foot', at(12, 4), SOUTH, { missile: 'crossbow', shotIn: 1 }),
          unit('c', 'B', 'heavy-foot', at(16, 4), SOUTH, { missile: 'bow', shotIn: 1 }),
        ])
        const go = (id: string, distance: number) =>
          codes(state, { type: 'advance', unit: id, facing: SOUTH, distance })
        expect(go('b', 1)).toEqual([])
        expect(go('b', 1.2)).toEqual(['too-far-shot'])
        expect(codes(state, { type: 'turn', unit: 'b', facing: EAST })).toEqual([])
        expect(go('c', 2)).toEqual([])
      })

      it(`that moved more than half in step 1 do not shoot in step 5 [${id}-R43]`, () => {
        const moved = (distance: number, houseRules: readonly string[] = []) => {
          const state = battle(
            'A moves',
            [
              unit('a', 'A', 'heavy-foot', at(12, 14), NORTH, { missile: 'crossbow' }),
              unit('b', 'B', 'heavy-foot', at(12, 9)),
            ],
            { houseRules },
          )
          const after = play(state, { type: 'advance', unit: 'a', facing: NORTH, distance }).state
          return codes({ ...after, step: 'A shoots', toAct: ['A'] }, SHOOT)
        }
        expect(moved(1)).toEqual([])
        expect(moved(1.5)).toEqual(['moved-too-far'])
        expect(moved(1.5, ['letter-of-crossbows'])).toEqual([])
      })

      it(`of Side B shoot in step 2 however far they moved in the turn before [${id}-R43]`, () => {
        const state = battle('B moves', [
          unit('a', 'A', 'heavy-foot', at(12, 9)),
          unit('b', 'B', 'heavy-foot', at(12, 4), SOUTH, { missile: 'crossbow' }),
        ])
        const after = play(state, { type: 'advance', unit: 'b', facing: SOUTH, distance: 1.5 }).state
        expect(the(after, 'b').movedFar).toBe(true)
        expect(codes({ ...after, turn: 2, step: 'B shoots', toAct: ['B'] }, shoot('b', 'a'))).toEqual([])
      })
    })

    describe('of Artillery', () => {
      it(`reaches 8 inches at +2, and the target adds no Defence [${id}-R41]`, () => {
        const state = range('artillery', 4, {}, { armour: 'fully armoured' })
        expect(attackOf(state, SHOOT)).toBe(2)
        expect(defenceOf(state, SHOOT)).toBe(0)
        expect(attackOf(range('artillery', 4.1), SHOOT)).toBe(1)
        expect(codes(range('artillery', 8), SHOOT)).toEqual([])
        expect(codes(range('artillery', 8.1), SHOOT)).toEqual(['out-of-range'])
      })

      it(`reloads through the turn after a shot [${id}-R41]`, () => {
        const in2 = (shotIn: number) => changed({ ...range('artillery', 4), turn: 5 }, 'a', { shotIn })
        expect(codes(in2(4), SHOOT)).toEqual(['reloads'])
        expect(codes(in2(3), SHOOT)).toEqual([])
        expect(codes(in2(0), SHOOT)).toEqual([])
      })
    })

    it(`offers every enemy near enough to be thought of, with its reason if it may not be shot at [${id}-5.15]`, () => {
      const state = battle('A shoots', [
        unit('a', 'A', 'light-foot', at(12, 12.75), NORTH, { missile: 'bow' }),
        unit('b', 'B', 'heavy-foot', at(12, 9)),
        unit('c', 'B', 'heavy-foot', at(12, 15)),
      ])
      expect(allowed(state, 'A', 'shoot:a').map(option => option.token)).toEqual(['b'])
      const refused = offer(state, 'A', 'shoot:a')
        .options()
        .find(option => option.token === 'c')
      expect(refused?.refusal?.reasons.map(reason => reason.clause)).toContain(`${id}-5.7`)
    })
  })
}
