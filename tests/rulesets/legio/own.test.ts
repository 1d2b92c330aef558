import { describe, expect, it } from 'vitest'
import type { AncientState } from '../../../rulesets/families/ancients'
import {
  NORTH,
  SOUTH,
  WEST,
  type UnitMore,
  advance,
  area,
  at,
  attack,
  attackOf,
  battle,
  charge,
  clauses,
  codes,
  defenceOf,
  ruleset,
  shoot,
  unit,
} from './table'

const ATTACK = attack('a', 'b')

/** Two units front to front in the attacker's first turn of the melee, or after it. */
const front = (a: string, b: string, more: UnitMore = {}, other: UnitMore = {}, begun = 1): AncientState =>
  battle(
    'A attacks',
    [unit('a', 'A', a, at(12, 12), NORTH, more), unit('b', 'B', b, at(12, 10.5), SOUTH, other)],
    { melees: [{ a: 'a', b: 'b', begun: { A: begun, B: 1 } }] },
  )
const later = (a: string, b: string, more: UnitMore = {}, other: UnitMore = {}): AncientState =>
  front(a, b, more, other, 2)

describe('Hoplites', () => {
  it('give Hoplites 1 against Hoplites in every turn [legio-7.6] [legio-R48]', () => {
    const hoplites: UnitMore = { arms: 'hoplites' }
    expect(attackOf(front('heavy-foot', 'heavy-foot', hoplites, hoplites), ATTACK)).toBe(3)
    expect(attackOf(later('heavy-foot', 'heavy-foot', hoplites, hoplites), ATTACK)).toBe(3)
    expect(attackOf(front('heavy-foot', 'heavy-foot', hoplites), ATTACK)).toBe(2)
  })
})

describe('War Wagons', () => {
  it('are Heavy Foot, fully armoured, and move 2 inches everywhere [legio-11.25] [legio-R47] [legio-R28]', () => {
    const state = battle(
      'A moves',
      [unit('a', 'A', 'war-wagons', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2))],
      {
        ground: [area('rough', at(8, 10), 8, 12)],
      },
    )
    expect(codes(state, advance('a', 2))).toEqual([])
    expect(codes(state, advance('a', 2.1))).not.toEqual([])
    const struck = (type: string) =>
      battle('A attacks', [
        unit('a', 'A', type, at(12, 12), NORTH),
        unit('b', 'B', 'war-wagons', at(12, 10.5), SOUTH),
      ])
    // They are foot: Peltasts attack them with 2, not 1.
    expect(attackOf(struck('peltasts'), attack('a', 'b'))).toBe(2)
    expect(defenceOf(struck('peltasts'), attack('a', 'b'))).toBe(3)
  })

  it('may not charge, but attack who has touched them [legio-11.26] [legio-R47]', () => {
    const state = battle('A moves', [
      unit('a', 'A', 'war-wagons', at(12, 13), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 11), SOUTH),
    ])
    expect(clauses(state, charge('a', 'b'))).toEqual(['legio-11.26'])
    const met = battle('A attacks', [
      unit('a', 'A', 'war-wagons', at(12, 12), NORTH),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
    ])
    expect(attackOf(met, attack('a', 'b'))).toBe(2)
  })

  it('keep their Defence whole on the flank and in the rear [legio-11.27]', () => {
    const flank = battle('A attacks', [
      unit('a', 'A', 'heavy-foot', at(13.5, 12), WEST),
      unit('b', 'B', 'war-wagons', at(12, 12), SOUTH),
    ])
    expect(defenceOf(flank, attack('a', 'b'))).toBe(3)
  })

  it('shoot with a missile weapon through the arc of their front [legio-R47]', () => {
    const state = battle('A shoots', [
      unit('a', 'A', 'war-wagons', at(12, 12.75), NORTH, { missile: 'crossbow' }),
      unit('b', 'B', 'heavy-foot', at(12, 9)),
      unit('c', 'B', 'heavy-foot', at(16, 13)),
    ])
    expect(codes(state, shoot('a', 'b'))).toEqual([])
    expect(codes(state, shoot('a', 'c'))).toContain('outside-arc')
  })
})
describe('Camelry', () => {
  it('counts as Heavy Cavalry and moves 3 inches on all ground [legio-11.28] [legio-11.29] [legio-R47]', () => {
    for (const ground of [[], [area('rough', at(8, 10), 8, 12)]]) {
      const state = battle(
        'A moves',
        [unit('a', 'A', 'camelry', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2))],
        { ground },
      )
      expect(codes(state, advance('a', 3))).toEqual([])
      expect(codes(state, advance('a', 3.1))).not.toEqual([])
    }
  })
})
describe('Knights', () => {
  it('move 4 inches, and 3 under the house rule [legio-R29]', () => {
    const go = (houseRules: readonly string[]) =>
      codes(
        battle(
          'A moves',
          [unit('a', 'A', 'knights', at(12, 18), NORTH), unit('b', 'B', 'heavy-foot', at(2, 2))],
          { houseRules },
        ),
        advance('a', 4),
      )
    expect([go([]), go(['slow-knights'])]).toEqual([[], ['too-far']])
  })
})
describe('Artillery', () => {
  it('stays at home under the house rule [legio-R41]', () => {
    const scenario = ruleset.scenarios.find(each => each.id === 'kutna-hora')
    if (!scenario) throw new Error('No such battle.')
    const begun = (houseRules: Readonly<Record<string, boolean>>) =>
      ruleset
        .begin(scenario, { houseRules }, { chance: undefined as never, log: () => undefined })
        .units.filter(each => each.type === 'artillery').length
    expect([begun({}), begun({ 'no-artillery': true })]).toEqual([1, 0])
  })
})

describe('Kutná Hora', () => {
  it('begins on the march: nobody deploys, and no foot of the Hussites faces the enemy [legio-R2]', () => {
    const scenario = ruleset.scenarios.find(each => each.id === 'kutna-hora')
    if (!scenario) throw new Error('No such battle.')
    const begun = ruleset.begin(
      scenario,
      { houseRules: {} },
      { chance: undefined as never, log: () => undefined },
    )
    expect(begun.toAct).toEqual(['A'])
    expect(ruleset.offers(begun, 'A').filter(({ kind }) => kind === 'deploy')).toEqual([])
    const foot = begun.units.filter(({ side, type }) => side === 'B' && type === 'heavy-foot')
    expect(foot.map(({ facing }) => facing)).toEqual(foot.map(() => 90))
  })
})

describe('Foot in full armour', () => {
  it('has Defence 3, and 2 on its flank [legio-8.1] [legio-8.2]', () => {
    const full: UnitMore = { armour: 'fully armoured' }
    expect(defenceOf(front('heavy-foot', 'peltasts', {}, full), ATTACK)).toBe(3)
    const flank = battle('A attacks', [
      unit('a', 'A', 'heavy-foot', at(13.5, 12), WEST),
      unit('b', 'B', 'heavy-foot', at(12, 12), SOUTH, full),
    ])
    expect(defenceOf(flank, ATTACK)).toBe(2)
  })
})
