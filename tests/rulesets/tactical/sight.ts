import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical/state'
import { EAST, aboard, area, at, battle, smoke, strip, the, unit, wreck } from '../ww2/table'
import { type DuelMore, type Cast, duel, shot } from './cast'

/** Section 5: line of sight and visibility. */
export function sightTests(c: Cast): void {
  const { t, tank, infantry } = c
  const codes = (state: TacticalState) => t.refusalCodes(state, shot(tank.weapon))
  const clauses = (state: TacticalState) => t.refusalClauses(state, shot(tank.weapon))
  const line = (more: DuelMore = {}) => duel(tank.type, tank.type, 9, more)

  describe(`line of sight, ${t.ruleset.title}`, () => {
    it(`is needed for direct fire, and friends and enemies block it ${t.ids('5.1', '5.3', '5.4', 'R6')}`, () => {
      expect(codes(line())).toEqual([])
      for (const [side, clause] of [
        ['A', '5.3'],
        ['B', '5.4'],
      ] as const) {
        const others = [unit('c', side, infantry.type, at(14, 20))]
        expect(codes(line({ others }))).toEqual(['no-sight-unit'])
        expect(clauses(line({ others }))).toEqual([t.clause(clause)])
      }
      // Touching the edge of a base is not crossing it.
      expect(codes(line({ others: [unit('c', 'A', infantry.type, at(14, 20.5))] }))).toEqual([])
      const carried = [unit('car', 'A', c.truck, at(10, 24)), aboard('c', 'A', infantry.type, 'car')]
      expect(codes(line({ others: carried }))).toEqual([])
    })

    it.each(['wood', 'hill', 'building', 'rough', 'bunker'] as const)(
      `is blocked by a %s that contains neither end ${t.ids('5.5', 'R7', 'R8', 'R11')}`,
      kind => {
        expect(codes(line({ ground: [area(kind, at(13, 19), 2, 2)] }))).toEqual(['no-sight-ground'])
        // The area in which one end stands does not block, however deep.
        expect(codes(line({ ground: [area(kind, at(8, 18), 8, 4)] }))).toEqual([])
      },
    )

    it(`is not blocked by slow ground, field defences and roads ${t.ids('R8', 'R11')}`, () => {
      for (const kind of ['marsh', 'trench', 'earthwork', 'river'] as const)
        expect(codes(line({ ground: [area(kind, at(13, 19), 2, 2)] }))).toEqual([])
      expect(codes(line({ ground: [strip('road', [at(14, 10), at(14, 30)])] }))).toEqual([])
    })

    it(`is blocked by a burning wreck and by smoke ${t.ids('6.14', '11.22', 'R37', 'R6')}`, () => {
      const wrecks = [wreck('w', 'A', tank.type, at(14, 20))]
      expect(clauses(line({ wrecks }))).toEqual([t.clause('6.14')])
      expect(clauses(line({ smoke: [smoke('s', at(14, 20))] }))).toEqual([t.clause('11.22')])
      expect(clauses(line({ smoke: [smoke('s', at(19, 20))] }))).toEqual([t.clause('11.22')])
    })

    it(`goes over lower ground, ends in an area, or passes broken ground by house rules ${t.ids('R7', 'R8')}`, () => {
      const others = [unit('c', 'A', infantry.type, at(14, 20))]
      const hill = area('hill', at(8, 18), 4, 4)
      expect(codes(line({ others, ground: [hill] }))).toEqual(['no-sight-unit'])
      expect(codes(line({ others, ground: [hill], houseRules: ['high-ground'] }))).toEqual([])
      const deep = [area('wood', at(13.5, 18), 8, 4)]
      expect(codes(line({ ground: deep }))).toEqual([])
      expect(codes(line({ ground: deep, houseRules: ['sight-into-area'] }))).toEqual(['no-sight-ground'])
      const broken = [area('rough', at(13, 19), 2, 2)]
      expect(codes(line({ ground: broken, houseRules: ['broken-ground-open'] }))).toEqual([])
    })
  })

  describe(`visibility, ${t.ruleset.title}`, () => {
    const hidden = (
      target: string,
      inches: number,
      more: DuelMore = {},
      kind: 'wood' | 'trench' | 'marsh' | 'bunker' | 'rough' | 'building' | 'hill' = 'wood',
    ) => duel(tank.type, target, inches, { ground: [area(kind, at(10 + inches - 0.6, 18), 4, 4)], ...more })

    it(`shows whoever is no vehicle in rough ground from within 5 inches only ${t.ids('5.6', 'R1', 'R12')}`, () => {
      for (const type of [infantry.type, c.hmg.type, c.mortar.type, c.atGun.type]) {
        for (const kind of ['wood', 'rough', 'building', 'hill'] as const) {
          expect(codes(hidden(type, 5, {}, kind))).toEqual([])
          expect(codes(hidden(type, 5.02, {}, kind))).toEqual(['hidden'])
        }
      }
      expect(clauses(hidden(infantry.type, 8))).toEqual([t.clause('5.6')])
    })

    it(`hides tank hunters as well, and no other vehicle ${t.ids('5.7')}`, () => {
      expect(clauses(hidden(c.hunter.type, 8))).toEqual([t.clause('5.7')])
      for (const type of [tank.type, c.truck, c.apc]) expect(codes(hidden(type, 8))).toEqual([])
    })

    it(`hides nobody in trenches, bunkers and slow ground, but for a house rule ${t.ids('5.6', 'R8', 'R11')}`, () => {
      for (const kind of ['trench', 'bunker', 'marsh'] as const)
        expect(codes(hidden(infantry.type, 8, {}, kind))).toEqual([])
      expect(codes(hidden(infantry.type, 8, { houseRules: ['slow-ground-covers'] }, 'marsh'))).toEqual([
        'hidden',
      ])
    })

    it(`is given away by its own fire until the turn is over, or longer by house rule ${t.ids('5.8', 'R12')}`, () => {
      expect(codes(hidden(infantry.type, 8, { b: { gaveAway: true } }))).toEqual([])
      const seen = (houseRules: readonly string[]) => {
        const state = hidden(infantry.type, 8, { b: { gaveAway: true }, houseRules })
        return the(t.play(state, { type: 'end' }).state, 'b').gaveAway
      }
      expect([seen([]), seen(['marker-stays'])]).toEqual([false, true])
    })

    it(`doubles in an infantry scenario, and runs to the edge by house rule ${t.ids('2.5', 'R47', 'R1')}`, () => {
      expect(codes(hidden(infantry.type, 10, { infantryScale: true }))).toEqual([])
      expect(codes(hidden(infantry.type, 10.1, { infantryScale: true }))).toEqual(['hidden'])
      expect(codes(hidden(infantry.type, 5.4, { houseRules: ['edge-measuring'] }))).toEqual([])
    })
  })

  describe(`measuring, ${t.ruleset.title}`, () => {
    it(`is free, from centre to centre ${t.ids('R1', 'R14', '7.2')}`, () => {
      const state = battle('B moves', [
        unit('a', 'A', tank.type, at(10, 20), EAST),
        unit('b', 'B', infantry.type, at(13, 24)),
      ])
      expect(t.ruleset.measure(state, 'a', 'b').distance).toBeCloseTo(5, 9)
    })
  })
}
