import { describe, expect, it } from 'vitest'
import type { AncientScenario } from '../../../rulesets/families/ancients'
import { type Army, type ArmyChoices, pointsOf, unitsOf, withLine } from '../../../src/engine/armies'
import { REGULAR, SWORD } from '../ancients/worked'
import { ruleset } from './table'

const { armies } = ruleset
if (!armies) throw new Error('Legio VIII has armies.')
const rules = armies

const cost = (type: string, more: ArmyChoices = {}, houseRules = {}): number =>
  rules.cost(
    {
      type,
      quality: 'Average',
      manoeuvre: 'irregular',
      armour: 'unarmoured',
      arms: 'plain',
      missile: 'none',
      general: 'none',
      ...more,
    },
    houseRules,
  ).total

describe('points', () => {
  it('have an extra for War Wagons, pay each weapon under the house rule, and Peltasts nothing for being Regular [legio-13.10] [legio-R40]', () => {
    expect(cost('war-wagons')).toBe(10)
    expect(
      cost('heavy-foot', { ...SWORD, missile: 'longbow' }, { 'each-weapon-paid': true }) - cost('heavy-foot'),
    ).toBe(2)
    expect(cost('peltasts', REGULAR)).toBe(cost('peltasts'))
  })

  it('come to what the sample armies say [legio-90.3]', () => {
    const types: Readonly<Record<string, string>> = {
      'Heavy Foot': 'heavy-foot',
      'Light Foot': 'light-foot',
      'Heavy Cavalry': 'heavy-cavalry',
      'Light Cavalry': 'light-cavalry',
      'Shock Cavalry, not fully armoured': 'shock-cavalry',
      Elephants: 'elephants',
      Peltasts: 'peltasts',
    }
    const armour = ['unarmoured', 'shielded', 'armoured', 'fully armoured']
    for (const name of ['army_list_romans', 'army_list_pyrrhus']) {
      const rows = ruleset.rulebook.tables[name]?.rows ?? []
      let sum = 0
      for (const [, number, type, manoeuvre, quality, defence, weapon, , , each, points] of rows) {
        const arms =
          weapon === 'sword'
            ? 'sword'
            : weapon === 'pike'
              ? 'pike'
              : String(weapon).includes('Hoplites')
                ? 'hoplites'
                : 'plain'
        const found = cost(types[String(type)] ?? '', {
          manoeuvre: manoeuvre === 'Regular' ? 'regular' : 'irregular',
          quality: String(quality),
          armour: armour[Number(defence)] ?? '',
          arms,
        })
        expect(found).toBe(each)
        expect(found * Number(number)).toBe(points)
        sum += found * Number(number)
      }
      expect(sum).toBe(87)
    }
  })
})

describe('armies', () => {
  it('are ready in three matched pairs of 75 to 100 points and 10 to 14 units [legio-1.4]', () => {
    expect(rules.ready.map(army => army.id)).toEqual([
      'rome',
      'carthage',
      'macedon',
      'persia',
      'hussites',
      'crusaders',
    ])
    for (const army of rules.ready) {
      expect(rules.schema.safeParse(army).data).toEqual(army)
      const points = pointsOf(rules, army, {})
      expect(points).toBeGreaterThanOrEqual(75)
      expect(points).toBeLessThanOrEqual(100)
      expect(unitsOf(army)).toBeGreaterThanOrEqual(10)
      expect(unitsOf(army)).toBeLessThanOrEqual(14)
      expect(rules.check(army, {})).toEqual([])
    }
    const points = rules.ready.map(army => pointsOf(rules, army, {}))
    for (const [a, b] of [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const)
      expect(Math.abs((points[a] ?? 0) - (points[b] ?? 0))).toBeLessThanOrEqual(5)
  })

  it('are those of the battles, unit by unit [legio-90.3]', () => {
    const fielded: Readonly<Record<string, readonly [string, string]>> = {
      zama: ['rome', 'carthage'],
      gaugamela: ['macedon', 'persia'],
      'kutna-hora': ['crusaders', 'hussites'],
    }
    for (const scenario of ruleset.scenarios as readonly AncientScenario[]) {
      for (const [i, side] of (['A', 'B'] as const).entries()) {
        const army = rules.ready.find(each => each.id === fielded[scenario.id]?.[i])
        if (!army) throw new Error(scenario.id)
        const listed = army.lines.flatMap(line =>
          Array.from({ length: line.count }, () => ({
            type: line.choices['type'],
            quality: line.choices['quality'],
            armour: line.choices['armour'],
            arms: line.choices['arms'],
            general: line.choices['general'],
          })),
        )
        const units = scenario.units
          .filter(unit => unit.side === side)
          .map(({ type, quality, armour, arms, general }) => ({ type, quality, armour, arms, general }))
        expect(units).toEqual(listed)
      }
    }
  })

  it('say what of them the rules do not have so, and forbid nothing [legio-R40] [legio-R41] [legio-1.4]', () => {
    const [rome] = rules.ready
    if (!rome) throw new Error('No army.')
    const flagged = (choices: ArmyChoices) =>
      rules
        .check(
          withLine(rome, 0, { name: 'x', count: 1, choices: { ...rules.blank('heavy-foot'), ...choices } }),
          {},
        )
        .filter(flag => flag.line === 0)
        .map(flag => flag.clause)
    expect(flagged({})).toEqual([])
    expect(flagged({ ...rules.blank('peltasts'), manoeuvre: 'regular' })).toEqual(['legio-R40'])
    expect(flagged({ ...rules.blank('artillery'), general: 'normal' })).toEqual(['legio-R40'])
    expect(flagged({ ...rules.blank('elephants'), armour: 'armoured' })).toEqual(['legio-8.1'])
    expect(flagged({ missile: 'artillery' })).toEqual(['legio-R41'])
    const tiny: Army = { ...rome, lines: rome.lines.slice(5, 6) }
    expect(rules.check(tiny, {}).map(flag => flag.clause)).toEqual(['legio-1.4', 'legio-R46'])
    expect(rules.schema.safeParse(tiny).success).toBe(true)
  })

  it('are refused where the file is foreign or hostile [legio-13.0]', () => {
    const [rome] = rules.ready
    const bad = [
      { ...rome, ruleset: 'other' },
      { ...rome, lines: [{ name: 'x', count: 1, choices: { type: 'dragon' } }] },
      { ...rome, lines: [{ name: 'x', count: 1e9, choices: { type: 'knights' } }] },
      { ...rome, extra: 1 },
      null,
    ]
    for (const army of bad) expect(rules.schema.safeParse(army).success).toBe(false)
  })

  it('tell their Breakpoint: Generals twice, Scythed Chariots not [legio-14.1] [legio-14.3] [legio-14.4]', () => {
    const figures = (id: string) => {
      const army = rules.ready.find(each => each.id === id)
      return army ? rules.figures(army).map(({ label, value }) => `${label} ${value}`) : []
    }
    expect(figures('rome')).toEqual(['Strength 12', 'Breakpoint 6'])
    // 13 bases, two of them Scythed Chariots, one with Darius.
    expect(figures('persia')).toEqual(['Strength 12', 'Breakpoint 6'])
  })
})
