import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import { type BattleMore, EAST, NORTH, aboard, at, battle, the, unit } from '../ww2/table'
import type { Cast } from './cast'

const mount: TacticalAction = { type: 'mount', unit: 'foot', transport: 'truck', path: [at(20, 28)] }
const drive = (y: number, id = 'truck'): TacticalAction => ({
  type: 'move',
  unit: id,
  path: [at(20, y)],
  facing: NORTH,
})

/** Section 4: transports, guns in tow; section 6: what those aboard suffer. */
export function transportTests(c: Cast): void {
  const { t, infantry, hmg } = c
  const codes = (state: TacticalState, action: TacticalAction) => t.refusalCodes(state, action)
  const phase = (units: readonly TacticalUnit[], more: BattleMore = {}) =>
    battle('A moves', [...units, unit('z', 'B', infantry.type, at(45, 3))], more)
  // Bases an inch deep touch at 1.05 between centres.
  const beside = (
    gap: number,
    foot: Partial<TacticalUnit> = {},
    truck: Partial<TacticalUnit> = {},
    type = c.truck,
  ) =>
    phase([
      unit('foot', 'A', infantry.type, at(20, 29.05 + gap), NORTH, foot),
      unit('truck', 'A', type, at(20, 28), NORTH, truck),
    ])

  describe(`mounting, ${t.ruleset.title}`, () => {
    it(`takes infantry aboard that reaches it within half its distance ${t.ids('4.4', '4.6', 'R25', 'R26')}`, () => {
      const half = infantry.move / 2
      const { state } = t.play(beside(half - 0.05), mount)
      expect(the(state, 'foot')).toMatchObject({ at: null, carriedBy: 'truck', halved: true })
      expect(the(state, 'truck')).toMatchObject({ halved: true })
      expect(codes(beside(half + 0.1), mount)).toEqual(['too-far'])
    })

    it(`halves the transport's whole movement, before and after ${t.ids('4.6', 'R25')}`, () => {
      const mounted = t.play(beside(0.5, {}, { spent: 1.5 }), mount).state
      expect(codes(mounted, drive(27.5))).toEqual([])
      expect(codes(mounted, drive(27))).toEqual(['too-far'])
      expect(codes(beside(0.5, {}, { spent: 2.5 }), mount)).toEqual(['moved-too-far'])
    })

    it(`needs both in order ${t.ids('R25')}`, () => {
      expect(codes(beside(0.5, { status: 'Disorganized' }), mount)).toEqual(['disorganized-cannot-move'])
      expect(codes(beside(0.5, {}, { status: 'Suppressed' }), mount)).toEqual(['suppressed-cannot-move'])
    })

    it(`carries one base, and none in cars and tanks ${t.ids('4.4', 'R26')}`, () => {
      const full = beside(0.5)
      const loaded = { ...full, units: [...full.units, aboard('other', 'A', hmg.type, 'truck')] }
      expect(codes(loaded, mount)).toEqual(['is-full'])
      for (const type of [c.car, c.tank.type])
        expect(codes(beside(0.5, {}, {}, type), mount)).toEqual(['cannot-carry'])
      expect(codes(beside(0.5, {}, {}, c.apc), mount)).toEqual([])
    })
  })

  describe(`dismounting, ${t.ruleset.title}`, () => {
    const riding = (truck: Partial<TacticalUnit> = {}) =>
      phase([
        unit('truck', 'A', c.truck, at(20, 28), NORTH, truck),
        aboard('foot', 'A', infantry.type, 'truck'),
      ])
    const down = { type: 'dismount', unit: 'foot', at: at(21.03, 28), facing: EAST } as const

    it(`sets the passenger down in contact, to walk on half its distance ${t.ids('4.7', 'R25')}`, () => {
      const { state } = t.play(riding(), down)
      expect(the(state, 'foot')).toMatchObject({ carriedBy: null, facing: EAST, halved: true })
      const walk = (x: number): TacticalAction => ({
        type: 'move',
        unit: 'foot',
        path: [at(x, 28)],
        facing: EAST,
      })
      expect(codes(state, walk(21.03 + infantry.move / 2))).toEqual([])
      expect(codes(state, walk(21.2 + infantry.move / 2))).toEqual(['too-far'])
      expect(codes(state, drive(26))).toEqual([])
      expect(codes(state, drive(25.9))).toEqual(['too-far'])
      expect(codes(riding(), { ...down, at: at(22, 28) })).toEqual(['not-touching'])
    })

    it(`leaves a shaken transport if it is in order itself ${t.ids('R25')}`, () => {
      expect(codes(riding({ status: 'Suppressed' }), down)).toEqual([])
    })
  })

  describe(`limbering, ${t.ruleset.title}`, () => {
    const gunAt = (gap: number) =>
      phase([unit('truck', 'A', c.truck, at(20, 30)), unit('gun', 'A', c.atGun.type, at(20, 28.95 - gap))])
    const limber: TacticalAction = { type: 'limber', unit: 'truck', gun: 'gun', path: [at(20, 28)] }

    it(`takes a gun in tow within half the distance of the vehicle ${t.ids('4.5', '4.8', 'R25')}`, () => {
      const { state } = t.play(gunAt(1.9), limber)
      expect(the(state, 'gun')).toMatchObject({ at: null, carriedBy: 'truck' })
      expect(codes(gunAt(2.1), { ...limber, path: [at(20, 26)] })).toEqual(['too-far'])
    })

    it(`sets it down in contact, any facing, at the price of half its distance ${t.ids('4.9', 'R25', 'R22')}`, () => {
      const state = phase([
        unit('truck', 'A', c.truck, at(20, 30)),
        aboard('gun', 'A', c.atGun.type, 'truck'),
      ])
      const unlimber: TacticalAction = { type: 'unlimber', unit: 'gun', at: at(20, 31.03), facing: EAST }
      const after = t.play(state, unlimber).state
      expect(the(after, 'gun')).toMatchObject({ carriedBy: null, facing: EAST })
      expect(codes(after, drive(28))).toEqual([])
      expect(codes(after, drive(27.9))).toEqual(['too-far'])
    })

    it(`tows or carries, not both, unless a house rule lets it ${t.ids('R26')}`, () => {
      const towing = (houseRules: readonly string[]) =>
        phase(
          [
            unit('foot', 'A', infantry.type, at(20, 29.2)),
            unit('truck', 'A', c.truck, at(20, 28)),
            aboard('gun', 'A', c.atGun.type, 'truck'),
          ],
          { houseRules },
        )
      expect(codes(towing([]), mount)).toEqual(['is-full'])
      expect(codes(towing(['tow-and-carry']), mount)).toEqual([])
    })
  })

  describe(`those aboard, ${t.ruleset.title}`, () => {
    const hit = (dice: readonly number[], type: string, cargo: Partial<TacticalUnit> = {}) => {
      const state = battle('A fires', [
        unit('a', 'A', c.tank.type, at(10, 20), EAST),
        unit('b', 'B', c.truck, at(14, 20)),
        aboard('cargo', 'B', type, 'b', cargo),
      ])
      return t.play(state, { type: 'fire', unit: 'a', target: 'b', weapon: c.tank.weapon }, dice).state
    }

    it(`suffer what their transport suffers, each by its own status ${t.ids('6.16', 'R27')}`, () => {
      // D6 + factor against D6 + 0: two higher than the truck.
      const two = [6, 1, c.tank.soft - 1]
      expect(the(hit(two, infantry.type), 'cargo').status).toBe('Suppressed')
      expect(the(hit(two, infantry.type, { status: 'Suppressed' }), 'cargo').status).toBe('Destroyed')
    })

    it(`are lost with it, and so is a gun in tow ${t.ids('6.16', '6.17', 'R27')}`, () => {
      for (const type of [infantry.type, c.atGun.type]) {
        const after = hit([6, 6, 1], type)
        expect([the(after, 'b').status, the(after, 'cargo').status]).toEqual(['Destroyed', 'Destroyed'])
      }
      expect(hit([6, 6, 1], c.atGun.type).wrecks.map(each => each.id)).toEqual(['wreck-b'])
    })

    it(`cannot be shot at and do not fire, but infantry in a carrier does by house rule ${t.ids('R26')}`, () => {
      const state = (type: string, houseRules: readonly string[] = []) =>
        battle(
          'A fires',
          [
            unit('truck', 'A', type, at(10, 20)),
            aboard('a', 'A', infantry.type, 'truck'),
            unit('b', 'B', infantry.type, at(11.5, 20)),
          ],
          { houseRules },
        )
      const fire: TacticalAction = { type: 'fire', unit: 'a', target: 'b', weapon: infantry.weapon }
      expect(codes(state(c.apc), fire)).toEqual(['carried-cannot-fire'])
      expect(codes(state(c.apc, ['fire-from-transports']), fire)).toEqual([])
      expect(codes(state(c.truck, ['fire-from-transports']), fire)).toEqual(['carried-cannot-fire'])
    })
  })
}
