import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/geometry/point'
import { MISS, NORTH, SOUTH, area, at, battle, the, unit, wire } from './table'
import { LATER } from './later'

const far = unit('far', 'B', 'us-infantry', at(44, 3))
const move = (to: Point) => ({ type: 'move', unit: 'a', path: [to], facing: NORTH }) as const

for (const t of LATER) {
  describe(`teams with recoilless guns, ATGW and SAM, ${t.ruleset.title}`, () => {
    it.each(['us-m40', 'us-tow', 'us-redeye'])(
      `move an inch, have Defence 0 and ride as infantry does: %s ${t.ids('4.1', '4.4', '9.1', 'R21', 'R26')}`,
      type => {
        const state = battle('A moves', [
          unit('a', 'A', type, at(20, 29.3)),
          unit('truck', 'A', 'us-truck', at(20, 28)),
          far,
        ])
        expect(t.refusalCodes(state, move(at(20, 30.3)))).toEqual([])
        expect(t.refusalCodes(state, move(at(20, 30.4)))).toEqual(['too-far'])
        const mount = { type: 'mount', unit: 'a', transport: 'truck', path: [at(20, 28)] } as const
        expect(the(t.play(state, mount).state, 'a').carriedBy).toBe('truck')
        const shot = { type: 'fire', unit: 'a', target: 'b', weapon: 'hmg' } as const
        const units = [unit('a', 'A', 'us-hmg', at(20, 30)), unit('b', 'B', type, at(20, 27))]
        const { log } = t.play(battle('A fires', units), shot, [6, 1, 6])
        expect(log[0]?.reckonings?.[2]).toMatchObject({ total: 0, modifiers: [] })
      },
    )

    it.each(['us-m40', 'us-tow', 'us-redeye'])(
      `meet wire as infantry does: %s ${t.ids('11.12', '11.13', 'R39')}`,
      type => {
        const state = battle('A moves', [unit('a', 'A', type, at(20, 29)), far], {
          wires: [wire('w', at(20, 28))],
        })
        // 1 + 1 against 6 + 0: it is attacked, and stands.
        const played = t.play(state, move(at(20, 28.2)), [1, 6])
        expect(played.rolls).toHaveLength(1)
        expect(the(played.state, 'a')).toMatchObject({ stopped: true, status: 'OK' })
      },
    )

    it(`fire recoilless guns all round and as often as they like ${t.ids('7.1', '7.2', '8.1', 'R44')}`, () => {
      const duel = (theirs: string, inches: number) =>
        battle('A fires', [
          unit('a', 'A', 'us-m40', at(20, 30), SOUTH),
          unit('b', 'B', theirs, at(20, 30 - inches), SOUTH),
        ])
      const shot = { type: 'fire', unit: 'a', target: 'b', weapon: 'rcl' } as const
      expect(t.refusalCodes(duel('t-55', 10), shot)).toEqual([])
      expect(t.refusalCodes(duel('t-55', 10.1), shot)).toEqual(['out-of-range'])
      const factor = (theirs: string) =>
        t.play(duel(theirs, 4), shot, [6, 1, 6]).log[0]?.reckonings?.[1]?.total
      expect([factor('us-infantry'), factor('t-55')]).toEqual([2, 4])
      expect(the(t.play(duel('t-55', 4), shot, [MISS]).state, 'a').expended).toBeUndefined()
    })
  })

  describe(`amphibious vehicles, ${t.ruleset.title}`, () => {
    const wet = (type: string) =>
      battle('A moves', [unit('a', 'A', type, at(20, 34)), far], {
        ground: [area('river', at(0, 10), 48, 23)],
      })

    it(`swim at half distance, where others find no way ${t.ids('R8')}`, () => {
      // The PT-76 moves 4: an inch to the bank, and the 3 that are left pay for 1.5 inches of water.
      expect(t.refusalCodes(wet('pt-76'), move(at(20, 31.5)))).toEqual([])
      expect(t.refusalCodes(wet('pt-76'), move(at(20, 31.4)))).toEqual(['too-far-rough'])
      expect(t.refusalCodes(wet('t-55'), move(at(20, 32)))).toEqual(['impassable'])
    })
  })
}
