import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical'
import type { Roll } from '../../../src/engine/chance'
import { seededChance } from '../../../src/engine/dice/seeded'
import { randomAction } from '../../../src/engine/random'
import { NO_FOCUS } from '../../../src/engine/scene'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { FAMILY, itsOwn, SCI_FI, WW2, WW2_2010 } from '../tactical/editions'
import { type Table, aboard, at, battle, unit } from '../tactical/table'

/** Plays the first scenario of an edition at random, and says what was thrown. */
function throwing(t: Table, actions: number): readonly Roll[] {
  const rolls: Roll[] = []
  const io = { chance: seededChance('setup', 0, rolls), log: () => {} }
  const scenario = t.ruleset.scenarios[0]
  if (!scenario) throw new Error(`${t.ruleset.id} has no scenario.`)
  let state: TacticalState = t.ruleset.begin(scenario, PLAIN_OPTIONS, io)
  let turned = 0
  for (let i = 0; i < actions && !state.result; i++) {
    const side = state.toAct[0]
    const action =
      side &&
      randomAction(t.ruleset, state, side, count => {
        turned = (turned * 31 + 17) % 1009
        return turned % count
      })
    if (!action) break
    state = t.ruleset.play(state, action, io)
  }
  return rolls
}

/** Whether a unit may move straight north by so many inches. */
function mayMove(t: Table, type: string, inches: number, infantryScale: boolean): boolean {
  const state = battle('A moves', [unit('a', 'A', type, at(20, 30))], { infantryScale })
  const move = { type: 'move', unit: 'a', path: [at(20, 30 - inches)], facing: 0 } as const
  return t.refusalCodes(state, move).length === 0
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`what one needs, ${t.ruleset.title}`, () => {
    it(`throws no dice but six-sided ones ${t.ids('1.1')}`, () => {
      const rolls = throwing(t, 400)
      expect(rolls.length).toBeGreaterThan(10)
      expect(new Set(rolls.map(({ sides }) => sides))).toEqual(new Set([6]))
    })

    it(`reads the deviation die as one of six directions ${t.ids('1.1', '5.25', 'R34')}`, () => {
      const state = battle('A fires', [unit('b', 'B', 'german-infantry', at(20, 20))], {
        batteries: [
          {
            id: 'guns',
            side: 'A',
            name: 'guns',
            weapon: 'medium-artillery',
            quality: 'Average',
            attacked: false,
            silent: false,
          },
        ],
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
        unit('a', 'A', 'sherman', at(10, 30)),
        unit('b', 'A', 'sherman', at(20, 30), 0, { status: 'Disorganized' }),
        unit('c', 'A', 'sherman', at(30, 30), 0, { status: 'Suppressed' }),
      ])
      const { tokens } = t.ruleset.scene(state, NO_FOCUS)
      expect(tokens.map(({ id, chips }) => [id, chips.map(({ label, tone }) => [label, tone])])).toEqual([
        ['a', []],
        ['b', [['Disorganized', 'disorganized']]],
        ['c', [['Suppressed', 'suppressed']]],
      ])
    })

    it(`measures in inches ${t.ids('1.3')}`, () => {
      const state = battle('A moves', [unit('a', 'A', 'sherman', at(10, 30))])
      expect(t.ruleset.scenarios.every(({ board }) => board.kind === 'inches')).toBe(true)
      expect(t.ruleset.measure(state, at(3, 4), at(6, 8)).distance).toBeCloseTo(5, 9)
    })
  })

  describe(`units, ${t.ruleset.title}`, () => {
    it(`shows one base for each unit on the table and none for those carried ${t.ids('2.1')}`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'half-track', at(10, 30)),
        aboard('b', 'A', 'us-infantry', 'a'),
        unit('c', 'B', 'pak-40', at(10, 10)),
      ])
      expect(t.ruleset.scene(state, NO_FOCUS).tokens.map(({ id }) => id)).toEqual(['a', 'c'])
    })

    it(`knows three qualities and refuses a fourth ${t.ids('2.2')}`, () => {
      const scenario = t.ruleset.scenarios[0]
      const copy: { units: { quality: string }[] } = JSON.parse(JSON.stringify(scenario))
      const accepts = (quality: string) => {
        for (const each of copy.units) each.quality = quality
        return t.ruleset.scenarioSchema.safeParse(copy).success
      }
      expect(['Elite', 'Average', 'Green', 'Veteran', ''].map(accepts)).toEqual([
        true,
        true,
        true,
        false,
        false,
      ])
    })

    it(`stands units on squares of an inch ${t.ids('2.3', 'R3')}`, () => {
      const state = battle('A moves', [unit('a', 'A', 'sherman', at(10, 30))])
      expect(t.ruleset.scene(state, NO_FOCUS).tokens[0]).toMatchObject({ width: 1, depth: 1, shape: 'base' })
    })

    it(`counts the distances of the tables as inches of 100 metres ${t.ids('2.4')}`, () => {
      expect([4, 4.1].map(inches => mayMove(t, 'sherman', inches, false))).toEqual([true, false])
    })

    it(`doubles them where an inch is 50 metres ${t.ids('2.5', 'R47')}`, () => {
      expect([8, 8.1].map(inches => mayMove(t, 'sherman', inches, true))).toEqual([true, false])
      expect([2, 2.1].map(inches => mayMove(t, 'us-hmg', inches, true))).toEqual([true, false])
    })
  })

  describe(`the sides, ${t.ruleset.title}`, () => {
    it(`are settled before the battle, without a die, and Side A moves first ${t.ids('3.1', '3.2', 'R48')}`, () => {
      for (const scenario of t.ruleset.scenarios) {
        const rolls: Roll[] = []
        const state = t.ruleset.begin(scenario, PLAIN_OPTIONS, {
          chance: seededChance('sides', 0, rolls),
          log: () => {},
        })
        expect(rolls).toEqual([])
        expect(scenario.sides.A.name).not.toBe(scenario.sides.B.name)
        expect([state.step, state.toAct]).toEqual(state.turn === 0 ? ['deploy B', ['B']] : ['A moves', ['A']])
      }
    })
  })
}

describe('the size of a battle', () => {
  it('is one battalion or two a side in 2010: never more than two HQs [ww2-2010-1.4, ww2-2010-R60]', () => {
    for (const scenario of WW2_2010.ruleset.scenarios) {
      const state = WW2_2010.ruleset.begin(scenario, PLAIN_OPTIONS, {
        chance: seededChance('size', 0, []),
        log: () => {},
      })
      for (const side of ['A', 'B'] as const) {
        const hqs = state.units.filter(each => each.side === side && each.isHq).length
        expect(hqs >= 1 && hqs <= 2).toBe(true)
      }
    }
  })

  it('holds one battle for a beginner, with a company a side and at most ten turns', () => {
    const scenario = WW2.ruleset.scenarios[0]
    expect([scenario?.id, (scenario?.turns ?? 99) <= 10]).toEqual(['saint-aubin', true])
  })
})
