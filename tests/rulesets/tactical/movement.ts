import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical/state'
import type { Degrees, Point } from '../../../src/geometry/point'
import { type BattleMore, EAST, NORTH, SOUTH, area, at, battle, strip, the, unit, wreck } from '../ww2/table'
import type { Cast } from './cast'

const to = (path: readonly Point[], facing: Degrees = NORTH): TacticalAction => ({
  type: 'move',
  unit: 'a',
  path,
  facing,
})

/** Section 4: movement over the ground, past others, and up to the enemy. */
export function movementTests(c: Cast): void {
  const { t, tank, infantry, hmg, mortar } = c
  const alone = (type: string, more: BattleMore = {}): TacticalState =>
    battle('A moves', [unit('a', 'A', type, at(20, 30)), unit('z', 'B', infantry.type, at(44, 3))], more)
  const north = (inches: number) => to([at(20, 30 - inches)])
  const codes = (state: TacticalState, action: TacticalAction) => t.refusalCodes(state, action)

  describe(`movement, ${t.ruleset.title}`, () => {
    it.each([
      [infantry.type, infantry.move],
      [hmg.type, hmg.move],
      [mortar.type, mortar.move],
      [c.truck, 4],
      [c.car, 6],
      [c.apc, 6],
      [tank.type, tank.move],
    ])(`moves %s %d inches in the open and not more ${t.ids('4.1')}`, (type, inches) => {
      expect(codes(alone(type), north(inches))).toEqual([])
      expect(codes(alone(type), north(inches + 0.5))).toEqual(['too-far'])
    })

    it(`pays 2 for an inch of rough ground, piece by piece ${t.ids('4.2', 'R23', 'R8', 'R9')}`, () => {
      for (const kind of ['wood', 'hill', 'building', 'rough'] as const) {
        // Two inches to its edge; what is left pays for half as many inside.
        const state = alone(tank.type, { ground: [area(kind, at(15, 20), 10, 8)] })
        const inside = (tank.move - 2) / 2
        expect(codes(state, north(2 + inside))).toEqual([])
        expect(codes(state, north(2 + inside + 0.1))).toEqual(['too-far-rough'])
      }
    })

    it(`pays half for an inch of road, through woods too ${t.ids('4.3', 'R23', 'R8')}`, () => {
      const road = strip('road', [at(20, 36), at(20, 0)])
      for (const ground of [[road], [area('wood', at(10, 10), 20, 25), road]]) {
        expect(codes(alone(c.truck, { ground }), north(8))).toEqual([])
        expect(codes(alone(c.truck, { ground }), north(8.1))).not.toEqual([])
      }
    })

    it(`counts whole moves by house rule ${t.ids('R23')}`, () => {
      const ground = [area('wood', at(15, 20), 10, 8)]
      const state = alone(tank.type, { ground, houseRules: ['whole-move'] })
      expect(codes(state, north(2.1))).toEqual(tank.move / 2 >= 2.1 ? [] : ['too-far-rough'])
      expect(codes(state, north(tank.move / 2 + 0.1))).toEqual(['too-far-rough'])
    })

    it(`halves on slow ground, and knows no deep water but by bridge ${t.ids('R8')}`, () => {
      const marsh = alone(tank.type, { ground: [area('marsh', at(10, 20), 20, 15)] })
      expect(codes(marsh, north(tank.move / 2))).toEqual([])
      expect(codes(marsh, north(tank.move / 2 + 0.1))).toEqual(['too-far-rough'])
      const river = area('river', at(0, 28), 48, 1)
      expect(codes(alone(tank.type, { ground: [river] }), north(3))).toEqual(['impassable'])
      const bridge = strip('bridge', [at(20, 27.8), at(20, 29.2)], 1)
      expect(codes(alone(tank.type, { ground: [river, bridge] }), north(3))).toEqual([])
    })

    it(`turns free of charge, guns too, in its own movement phase only ${t.ids('R22', '4.5')}`, () => {
      for (const type of [tank.type, c.atGun.type]) {
        const { state } = t.play(alone(type), to([], EAST))
        expect(the(state, 'a')).toMatchObject({ facing: EAST, spent: 0 })
        expect(codes({ ...alone(type), step: 'A fires' }, to([], EAST))).toEqual(['not-its-move'])
      }
      expect(codes(alone(c.atGun.type, { houseRules: ['guns-cannot-turn'] }), to([], EAST))).toEqual([
        'gun-cannot-turn',
      ])
    })

    it(`keeps Disorganized and Suppressed units where they are, and as they face ${t.ids('6.6', '6.9', 'R22')}`, () => {
      for (const [status, code] of [
        ['Disorganized', 'disorganized-cannot-move'],
        ['Suppressed', 'suppressed-cannot-move'],
      ] as const) {
        const state = battle('A moves', [unit('a', 'A', tank.type, at(20, 30), NORTH, { status })])
        expect(codes(state, north(1))).toEqual([code])
        expect(codes(state, to([], EAST))).toEqual([code])
      }
    })

    it(`does not move a gun by itself ${t.ids('4.5')}`, () => {
      expect(codes(alone(c.atGun.type), north(0.5))).toEqual(['gun-needs-tow'])
      expect(codes(alone(c.artillery.type), north(0.5))).toEqual(['gun-needs-tow'])
    })

    it(`passes through friends, but not by house rule, and rests on nobody ${t.ids('R24', 'R3')}`, () => {
      const state = (houseRules: readonly string[] = []) =>
        battle(
          'A moves',
          [
            unit('a', 'A', c.car, at(20, 30)),
            unit('friend', 'A', infantry.type, at(20, 28)),
            unit('z', 'B', infantry.type, at(44, 3)),
          ],
          { houseRules },
        )
      expect(codes(state(), north(4))).toEqual([])
      expect(codes(state(), north(1.5))).toEqual(['ends-on-unit'])
      expect(codes(state(['friends-block']), north(4))).toEqual(['friend-in-the-way'])
    })

    it(`drives past a wreck, but does not stop on it ${t.ids('R37', 'R24')}`, () => {
      const wrecks = [wreck('w', 'B', tank.type, at(20, 28))]
      expect(codes(alone(c.car, { wrecks }), north(4))).toEqual([])
      expect(codes(alone(c.car, { wrecks }), north(2))).toEqual(['ends-on-wreck'])
      expect(codes(alone(c.car, { wrecks, houseRules: ['wrecks-impassable'] }), north(4))).toEqual([
        'wreck-in-the-way',
      ])
    })

    it(`does not leave the table ${t.ids('R24')}`, () => {
      expect(codes(alone(c.car), to([at(20, 35.9)]))).toEqual([])
      expect(codes(alone(c.car), to([at(20, 36.5)]))).toContain('off-table')
    })
  })

  describe(`contact, ${t.ruleset.title}`, () => {
    const near = (foe = 27, more: BattleMore = {}, status = {}) =>
      battle(
        'A moves',
        [
          unit('a', 'A', tank.type, at(20, 30)),
          unit('b', 'B', infantry.type, at(20, foe), SOUTH, status),
          unit('z', 'B', infantry.type, at(44, 3)),
        ],
        more,
      )

    it(`ends the move, through nobody ${t.ids('R28', 'R24', 'R22')}`, () => {
      const { state } = t.play(near(), north(tank.move))
      // Bases an inch deep touch at a gap of 0.05.
      expect(the(state, 'a').at?.y).toBeCloseTo(28.05)
      expect(the(state, 'a')).toMatchObject({ stopped: true, facing: NORTH })
      expect(codes(state, to([at(22, 30)]))).toEqual(['stopped-in-contact'])
    })

    it(`is left in a later phase, but not nearer to the enemy ${t.ids('R28')}`, () => {
      const touching = near(28.95)
      expect(codes(touching, to([at(20, 32)]))).toEqual([])
      expect(codes(touching, to([at(20, 28)]))).toContain('held-in-contact')
    })

    it(`destroys the Suppressed by house rule only ${t.ids('R30')}`, () => {
      const status = { status: 'Suppressed' } as const
      expect(the(t.play(near(27, {}, status), north(3)).state, 'b').status).toBe('Suppressed')
      const overrun = near(27, { houseRules: ['lost-on-contact'] }, status)
      expect(the(t.play(overrun, north(3)).state, 'b').status).toBe('Destroyed')
    })

    it(`begins at the outline of a building with enemies inside; empty, it may be entered ${t.ids('5.32', 'R32')}`, () => {
      const ground = [area('building', at(18, 24), 4, 4)]
      const held = battle(
        'A moves',
        [unit('a', 'A', c.car, at(20, 30)), unit('b', 'B', infantry.type, at(20, 26))],
        { ground },
      )
      const { state } = t.play(held, north(4))
      expect(the(state, 'a').at?.y).toBeCloseTo(28.55)
      expect(the(state, 'a').stopped).toBe(true)
      expect(codes(alone(c.car, { ground }), north(4))).toEqual([])
    })
  })
}
