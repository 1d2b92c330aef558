import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical/state'
import { type BattleMore, EAST, NORTH, aboard, at, battle, mine, the, unit, wire } from '../ww2/table'
import type { Cast } from './cast'

const north = (y: number): TacticalAction => ({ type: 'move', unit: 'a', path: [at(20, y)], facing: EAST })

/** Section 11: minefields and wire. */
export function obstacleTests(c: Cast): void {
  const { t, tank, infantry, hmg } = c
  const before = (type: string, more: BattleMore, y = 30): TacticalState =>
    battle('A moves', [unit('a', 'A', type, at(20, y)), unit('z', 'B', infantry.type, at(45, 3))], more)
  // The counter's near edge lies at y 28, so a base an inch deep first overlaps it at y 28.5 (28.49 with the tolerance).
  const counter = (real: boolean, side: 'A' | 'B' = 'B', more: BattleMore = {}): BattleMore => ({
    ...more,
    mines: [mine('m', side, at(20, 27.5), real)],
  })

  describe(`minefields, ${t.ruleset.title}`, () => {
    it(`stop a unit where its base first overlaps the inch of the counter ${t.ids('11.1', '11.3', '11.30', 'R38', 'R22')}`, () => {
      const { state, log } = t.play(before(tank.type, counter(false)), north(27))
      expect(the(state, 'a').at?.y).toBeCloseTo(28.49)
      expect(the(state, 'a')).toMatchObject({ facing: NORTH, stopped: true })
      expect(log[1]?.reveals).toBe(true)
      expect(state.mines).toEqual([])
    })

    it(`are revealed, attack at once with 3 if they are real, and go ${t.ids('11.4', '11.5', '11.6', 'R38')}`, () => {
      // D6 + 3 against D6 and the whole Defence Factor: one higher.
      const [mineDie, own] = tank.defence === 3 ? [3, 2] : [6, 8 - tank.defence]
      const { state, cited } = t.play(before(tank.type, counter(true)), north(27), [mineDie, own])
      expect(the(state, 'a').status).toBe('Disorganized')
      expect(state.mines).toEqual([])
      expect(cited).toEqual(expect.arrayContaining([t.clause('11.5'), t.clause('11.6')]))
    })

    it(`strike friend and foe, and those who ride with them ${t.ids('R38', 'R27')}`, () => {
      const state = before(c.truck, counter(true, 'A'))
      const loaded = { ...state, units: [...state.units, aboard('foot', 'A', infantry.type, 'a')] }
      const after = t.play(loaded, north(27), [6, 1]).state
      expect([the(after, 'a').status, the(after, 'foot').status]).toEqual(['Destroyed', 'Destroyed'])
    })

    it(`do not hurt engineers and mine-clearing tanks, but stop them ${t.ids('11.7', '11.8', 'R38')}`, () => {
      for (const type of [c.engineers, c.roller]) {
        const { state } = t.play(before(type, counter(true), 29), north(27.5), [])
        expect(the(state, 'a')).toMatchObject({ status: 'OK', stopped: true })
        expect(state.mines).toEqual([])
      }
    })

    it(`hide which are real, one or two fakes to each, from the enemy ${t.ids('11.2', '11.4', 'R38', 'R54')}`, () => {
      const mines = [mine('m', 'B', at(20, 27.5), true), mine('n', 'B', at(24, 27.5), false)]
      const state = before(tank.type, { mines })
      expect(t.ruleset.view(state, 'B').mines.map(each => each.real)).toEqual([true, false])
      expect(t.ruleset.view(state, 'A').mines.map(each => each.real)).toEqual([null, null])
      for (const scenario of t.ruleset.scenarios) {
        const laid = (scenario as { mines?: readonly { real: boolean | null }[] }).mines ?? []
        const real = laid.filter(each => each.real === true).length
        const fake = laid.length - real
        expect(fake >= real && fake <= 2 * real).toBe(true)
      }
    })

    it(`let it go on in its next movement phase, or hold it by house rule ${t.ids('11.3', 'R38')}`, () => {
      for (const [houseRules, stopped] of [
        [[], false],
        [['minefield-holds'], true],
      ] as const) {
        const entered = t.play(before(tank.type, counter(false, 'B', { houseRules })), north(27)).state
        const next = t.force({ ...entered, step: 'rally', toAct: ['B'] }, { type: 'end' }).state
        expect(the(next, 'a').stopped).toBe(stopped)
      }
    })
  })

  describe(`wire, ${t.ruleset.title}`, () => {
    const strung = { wires: [wire('w', at(20, 28))] }

    it(`stops foot at its edge and attacks it once with 1 ${t.ids('11.10', '11.12', '11.13', 'R39')}`, () => {
      // 5 + 1 against 4 + 0: two higher.
      const { state } = t.play(before(infantry.type, strung, 29.5), north(27.8), [5, 4])
      expect(the(state, 'a').at?.y).toBeCloseTo(28.615)
      expect(the(state, 'a')).toMatchObject({ stopped: true, status: 'Suppressed' })
      expect(state.wires).toHaveLength(1)
      expect(the(t.play(before(hmg.type, strung, 29), north(28.3), [1, 6]).state, 'a').stopped).toBe(true)
      expect(t.play(before(infantry.type, strung, 28.6), north(26.7), []).rolls).toEqual([])
    })

    it(`is removed by engineers and tracks, which stop ${t.ids('11.14', '11.15', 'R39')}`, () => {
      for (const [type, clause] of [
        [c.engineers, '11.14'],
        [tank.type, '11.15'],
      ] as const) {
        const { state, cited } = t.play(before(type, strung, 29.5), north(27.8), [])
        expect(the(state, 'a')).toMatchObject({ stopped: true, status: 'OK' })
        expect(state.wires).toEqual([])
        expect(cited).toContain(t.clause(clause))
      }
    })

    it(`cannot be crossed on wheels ${t.ids('11.11', 'R39')}`, () => {
      for (const type of [c.truck, c.car]) {
        expect(t.refusalCodes(before(type, strung), north(27))).toEqual(['wheels-at-wire'])
      }
    })
  })
}
