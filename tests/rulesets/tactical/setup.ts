import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical/state'
import type { Roll } from '../../../src/engine/chance'
import { seededChance } from '../../../src/engine/dice/seeded'
import { randomAction } from '../../../src/engine/random'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { NO_FOCUS } from '../../../src/engine/scene'
import { type Table, aboard, at, battle, battery, unit } from '../ww2/table'
import type { Cast } from './cast'

/** Plays a scenario at random, and says what was thrown. */
function throwing(t: Table, actions: number): readonly Roll[] {
  const rolls: Roll[] = []
  const io = { chance: seededChance('setup', 0, rolls), log: () => {} }
  const [scenario] = t.ruleset.scenarios
  if (!scenario) throw new Error(`${t.ruleset.id} has no scenario.`)
  let state: TacticalState = t.ruleset.begin(scenario, PLAIN_OPTIONS, io)
  let turned = 0
  const pick = (count: number) => {
    turned = (turned * 31 + 17) % 1009
    return turned % count
  }
  for (let i = 0; i < actions && !state.result; i++) {
    const [side] = state.toAct
    const action = side && randomAction(t.ruleset, state, side, pick)
    if (!action) break
    state = t.ruleset.play(state, action, io)
  }
  return rolls
}

/** Sections 1, 2 and 3: what one needs, units, scale, sides. */
export function setUpTests(c: Cast): void {
  const { t, tank, infantry, hmg } = c
  describe(`what one needs, ${t.ruleset.title}`, () => {
    it(`throws no dice but six-sided ones ${t.ids('1.1')}`, () => {
      const rolls = throwing(t, 400)
      expect(rolls.length).toBeGreaterThan(10)
      expect(new Set(rolls.map(({ sides }) => sides))).toEqual(new Set([6]))
    })

    it(`reads the deviation die as one of six directions ${t.ids('1.1', '5.25', 'R34')}`, () => {
      const state = battle('A fires', [unit('b', 'B', infantry.type, at(20, 20))], {
        batteries: [battery('guns', 'A', c.artillery.weapon)],
      })
      const { rolls } = t.play(state, { type: 'bombard', battery: 'guns', target: 'b' }, [3, 2, 6])
      expect(rolls.map(({ sides, faces }) => [sides, faces])).toEqual([
        [6, [3]],
        [6, [2]],
        [6, [6]],
      ])
    })

    it(`marks Disorganized and Suppressed units with chips of their own ${t.ids('1.2')}`, () => {
      const state = battle('A moves', [
        unit('a', 'A', tank.type, at(10, 30)),
        unit('b', 'A', tank.type, at(20, 30), 0, { status: 'Disorganized' }),
        unit('c', 'A', tank.type, at(30, 30), 0, { status: 'Suppressed' }),
      ])
      const { tokens } = t.ruleset.scene(state, NO_FOCUS)
      expect(tokens.map(({ id, chips }) => [id, chips.map(({ label, tone }) => [label, tone])])).toEqual([
        ['a', []],
        ['b', [['Disorganized', 'disorganized']]],
        ['c', [['Suppressed', 'suppressed']]],
      ])
    })

    it(`measures in inches on a table of 48 by 36 or less ${t.ids('1.3', '1.4', '1.5')}`, () => {
      const state = battle('A moves', [unit('a', 'A', tank.type, at(10, 30))])
      expect(t.ruleset.measure(state, at(3, 4), at(6, 8)).distance).toBeCloseTo(5, 9)
      for (const { board, ground } of t.ruleset.scenarios) {
        expect(board.kind === 'inches' && board.width <= 48 && board.height <= 36).toBe(true)
        expect(ground.features.length).toBeGreaterThan(10)
      }
    })
  })

  describe(`units, ${t.ruleset.title}`, () => {
    it(`shows one base for each unit on the table and none for those carried ${t.ids('2.1')}`, () => {
      const state = battle('A moves', [
        unit('a', 'A', c.apc, at(10, 30)),
        aboard('b', 'A', infantry.type, 'a'),
        unit('c', 'B', c.atGun.type, at(10, 10)),
      ])
      expect(t.ruleset.scene(state, NO_FOCUS).tokens.map(({ id }) => id)).toEqual(['a', 'c'])
    })

    it(`knows three qualities and refuses a fourth ${t.ids('2.2')}`, () => {
      const copy: { units: { quality: string }[] } = JSON.parse(JSON.stringify(t.ruleset.scenarios[0]))
      const accepts = (quality: string) => {
        for (const each of copy.units) each.quality = quality
        return t.ruleset.scenarioSchema.safeParse(copy).success
      }
      const given = ['Elite', 'Average', 'Green', 'Veteran', '']
      expect(given.map(accepts)).toEqual([true, true, true, false, false])
    })

    it(`stands units on squares of an inch ${t.ids('2.3', 'R3')}`, () => {
      const state = battle('A moves', [unit('a', 'A', tank.type, at(10, 30))])
      expect(t.ruleset.scene(state, NO_FOCUS).tokens[0]).toMatchObject({ width: 1, depth: 1, shape: 'base' })
    })

    it(`takes the tables as they stand, or doubled where an inch is 50 metres ${t.ids('2.4', '2.5', 'R47')}`, () => {
      const mayMove = (type: string, inches: number, infantryScale: boolean) => {
        const state = battle('A moves', [unit('a', 'A', type, at(20, 34))], { infantryScale })
        const path = [at(20, 34 - inches)]
        return t.refusalCodes(state, { type: 'move', unit: 'a', path, facing: 0 }).length === 0
      }
      for (const { type, move } of [tank, hmg]) {
        expect([move, move + 0.1].map(each => mayMove(type, each, false))).toEqual([true, false])
        expect([2 * move, 2 * move + 0.1].map(each => mayMove(type, each, true))).toEqual([true, false])
      }
    })
  })

  describe(`the sides, ${t.ruleset.title}`, () => {
    it(`are settled before the battle, without a die, and Side A moves first ${t.ids('3.1', '3.2', 'R48')}`, () => {
      for (const scenario of t.ruleset.scenarios) {
        const rolls: Roll[] = []
        const io = { chance: seededChance('sides', 0, rolls), log: () => {} }
        const state = t.ruleset.begin(scenario, PLAIN_OPTIONS, io)
        expect(rolls).toEqual([])
        expect(scenario.sides.A.name).not.toBe(scenario.sides.B.name)
        expect([state.step, state.toAct]).toEqual(state.turn === 0 ? ['deploy B', ['B']] : ['A moves', ['A']])
      }
    })
  })
}
