import { describe, expect, it } from 'vitest'
import type { AncientScenario } from '../../../rulesets/families/ancients'
import { type Army, type ArmyChoices, pointsOf, unitsOf, withLine } from '../../../src/engine/armies'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { END, play, ruleset } from './table'

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

const REGULAR = { manoeuvre: 'regular' }
const SHIELDED = { armour: 'shielded' }
const ARMOURED = { armour: 'armoured' }
const SWORD = { arms: 'sword' }

/** The table of worked examples of the rulebook, by the words in which it names each unit. */
const WORKED: Readonly<Record<string, () => number>> = {
  'Light Foot, unarmoured, javelin, sling or bow': () => cost('light-foot', { missile: 'bow' }),
  'Light Foot, shielded': () => cost('light-foot', SHIELDED),
  'Light Foot, unarmoured, longbow or crossbow': () => cost('light-foot', { missile: 'longbow' }),
  'Heavy Foot, Irregular, unarmoured': () => cost('heavy-foot'),
  'Heavy Foot, Irregular, shielded': () => cost('heavy-foot', SHIELDED),
  'Heavy Foot, Irregular, armoured and shielded': () => cost('heavy-foot', ARMOURED),
  'Heavy Foot, Regular, armoured and shielded': () => cost('heavy-foot', { ...REGULAR, ...ARMOURED }),
  'Heavy Foot, Regular, armoured and shielded, Raw': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, quality: 'Raw' }),
  'Heavy Foot, Regular, armoured and shielded, sword, axe or halberd': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, ...SWORD }),
  'Heavy Foot, Regular, armoured and shielded, sword, axe or halberd, Veteran': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, ...SWORD, quality: 'Veteran' }),
  'Heavy Foot, Regular, fully armoured, sword, axe or halberd': () =>
    cost('heavy-foot', { ...REGULAR, armour: 'fully armoured', ...SWORD }),
  'Heavy Foot, Regular, shielded, pike': () => cost('heavy-foot', { ...REGULAR, ...SHIELDED, arms: 'pike' }),
  'Peltasts, shielded': () => cost('peltasts', SHIELDED),
  'Warbands, Irregular, shielded': () => cost('warbands', SHIELDED),
  'Warbands, Irregular, shielded, sword or axe': () => cost('warbands', { ...SHIELDED, ...SWORD }),
  'Light Cavalry': () => cost('light-cavalry'),
  'Heavy Cavalry, Irregular': () => cost('heavy-cavalry'),
  'Heavy Cavalry, Regular': () => cost('heavy-cavalry', REGULAR),
  'Shock Cavalry not fully armoured, Irregular': () => cost('shock-cavalry'),
  'Shock Cavalry not fully armoured, Regular': () => cost('shock-cavalry', REGULAR),
  'Knights or Cataphracts, Irregular': () => cost('knights'),
  'Knights or Cataphracts, Regular': () => cost('cataphracts', REGULAR),
  'Elephants, Irregular': () => cost('elephants'),
  'Camelry, Irregular': () => cost('camelry'),
  'Light Chariots, Irregular': () => cost('light-chariots'),
  'Heavy Chariots, Irregular': () => cost('heavy-chariots'),
  'Scythed Chariots, Irregular': () => cost('scythed-chariots'),
  'War Wagons, Irregular': () => cost('war-wagons'),
  'War Wagons, Irregular, crossbow': () => cost('war-wagons', { missile: 'crossbow' }),
  'Artillery (see ruling legio-R41)': () => cost('artillery', { missile: 'artillery' }),
}

describe('points', () => {
  it('are 2 for every unit, 1 for mounted, and its factors [legio-13.0] [legio-13.1] [legio-13.2] [legio-13.3] [legio-13.4] [legio-R28]', () => {
    expect(cost('light-foot')).toBe(3)
    expect(cost('light-cavalry')).toBe(4)
    expect(cost('elephants')).toBe(11)
    const reckoned = rules.cost({ type: 'knights', manoeuvre: 'regular' }, {})
    expect([reckoned.base, ...reckoned.modifiers].map(line => [line.clause, line.value])).toEqual([
      ['legio-13.1', 2],
      ['legio-13.2', 1],
      ['legio-13.3', 4],
      ['legio-13.4', 3],
      ['legio-13.11', 1],
    ])
  })

  it('are 1 more for swords, axes, halberds, longbows or crossbows, once [legio-13.5] [legio-R40]', () => {
    expect(cost('heavy-foot', SWORD) - cost('heavy-foot')).toBe(1)
    expect(cost('heavy-foot', { missile: 'crossbow' }) - cost('heavy-foot')).toBe(1)
    expect(cost('heavy-foot', { missile: 'bow', arms: 'pike' }) - cost('heavy-foot')).toBe(0)
    expect(cost('heavy-foot', { ...SWORD, missile: 'longbow' }) - cost('heavy-foot')).toBe(1)
    expect(
      cost('heavy-foot', { ...SWORD, missile: 'longbow' }, { 'each-weapon-paid': true }) - cost('heavy-foot'),
    ).toBe(2)
  })

  it('go with quality and Regular troops [legio-13.6] [legio-13.7] [legio-13.11]', () => {
    const plain = cost('heavy-foot')
    expect([
      cost('heavy-foot', { quality: 'Raw' }),
      cost('heavy-foot', { quality: 'Veteran' }),
      cost('heavy-foot', REGULAR),
    ]).toEqual([plain - 1, plain + 1, plain + 1])
    expect(cost('peltasts', REGULAR)).toBe(cost('peltasts'))
    expect(cost('heavy-foot', { general: 'excellent' })).toBe(plain)
  })

  it('have their extras for Artillery, Scythed Chariots and War Wagons [legio-13.8] [legio-13.9] [legio-13.10] [legio-R40] [legio-R41]', () => {
    expect([cost('artillery'), cost('scythed-chariots'), cost('war-wagons')]).toEqual([4, 6, 10])
  })

  it('come to what the table of worked examples says [legio-90.2]', () => {
    const rows = ruleset.rulebook.tables['points_worked']?.rows ?? []
    expect(rows.length).toBe(Object.keys(WORKED).length)
    for (const [name, , points] of rows) expect(WORKED[String(name)]?.()).toBe(points)
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

describe('unit types', () => {
  it('are those of the table that puts the printed ones together [legio-90.1]', () => {
    const rows = ruleset.rulebook.tables['unit_types']?.rows ?? []
    expect(rows.length).toBe(ruleset.muster.length)
    for (const [name, , open, rough, foot, mounted] of rows) {
      const plain = String(name).replace(', not fully armoured', '')
      const entry = ruleset.muster.find(each => each.name === plain)
      const facts = new Map(entry?.facts.map(fact => [fact.label, fact.value]))
      expect(facts.get('Move')).toBe(`${open}\u2033`)
      const said = rough === 'not allowed' ? 'not allowed' : rough === 0 ? 'none' : `${rough}\u2033`
      expect(facts.get('In rough')).toBe(said)
      expect([facts.get('Against foot'), facts.get('Against mounted')]).toEqual([
        String(foot),
        String(mounted),
      ])
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

  it('can be fought against each other on open ground [legio-R2] [legio-3.2]', () => {
    for (const A of rules.ready.slice(0, 3)) {
      for (const B of rules.ready.slice(3)) {
        const scenario = rules.battle({ A, B })
        expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
      }
    }
    const [A, B] = rules.ready
    if (!A || !B) throw new Error('No armies.')
    const begun = ruleset.begin(rules.battle({ A, B }), PLAIN_OPTIONS, {
      chance: recordedChance([], []),
      log: () => undefined,
    })
    expect([begun.step, begun.toAct]).toEqual(['deploy B', ['B']])
    // Both are drawn up already and may be moved about; nobody stands in touch with the enemy or on another.
    const ready = play(play(begun, END).state, END).state
    expect([ready.step, ready.turn, ready.melees]).toEqual(['A moves', 1, []])
    expect(ready.strength).toEqual({ A: 12, B: 12 })
  })
})
