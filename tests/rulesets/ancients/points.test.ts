import { describe, expect, it } from 'vitest'
import { type Army, type ArmyChoices, pointsOf, unitsOf, withLine } from '../../../src/engine/armies'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { worked as workedInFantasy } from '../fantasy/worked'
import { worked as workedInLegio } from '../legio/worked'
import { END, FANTASY, LEGIO } from './members'
import { type Cost, REGULAR, SWORD } from './worked'

for (const [t, worked] of [
  [LEGIO, workedInLegio],
  [FANTASY, workedInFantasy],
] as const) {
  const { id, ruleset, play, those, muster } = t
  const { armies: rules } = ruleset
  if (!rules) throw new Error(`${ruleset.title} has armies.`)

  const cost: Cost = (type, more = {}, houseRules = {}) =>
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
    it(`are 2 for every unit, 1 for mounted, and its factors [${id}-13.0] [${id}-13.1] [${id}-13.2] [${id}-13.3] [${id}-13.4] [${id}-R28]`, () => {
      expect(cost('light-foot')).toBe(3)
      const [horse] = those('light-cavalry', 'light-mounted')
      const [beast] = those('elephants', 'monsters')
      const [armoured] = those('cataphracts', 'shock-mounted-armoured')
      if (!horse || !beast || !armoured) throw new Error('No such troops.')
      expect(cost(horse)).toBe(4)
      expect(cost(beast)).toBe(11)
      const reckoned = rules.cost({ type: armoured, manoeuvre: 'regular' }, {})
      expect([reckoned.base, ...reckoned.modifiers].map(line => [line.clause, line.value])).toEqual([
        [`${id}-13.1`, 2],
        [`${id}-13.2`, 1],
        [`${id}-13.3`, 4],
        [`${id}-13.4`, 3],
        [`${id}-13.11`, 1],
      ])
    })

    it(`are 1 more for swords, axes, halberds, longbows or crossbows, once [${id}-13.5] [${id}-R40]`, () => {
      expect(cost('heavy-foot', SWORD) - cost('heavy-foot')).toBe(1)
      expect(cost('heavy-foot', { missile: 'crossbow' }) - cost('heavy-foot')).toBe(1)
      expect(cost('heavy-foot', { missile: 'bow', arms: 'pike' }) - cost('heavy-foot')).toBe(0)
      expect(cost('heavy-foot', { ...SWORD, missile: 'longbow' }) - cost('heavy-foot')).toBe(1)
    })

    it(`go with quality and Regular troops, and a General costs nothing [${id}-13.6] [${id}-13.7] [${id}-13.11] [${id}-R40]`, () => {
      const plain = cost('heavy-foot')
      expect([
        cost('heavy-foot', { quality: 'Raw' }),
        cost('heavy-foot', { quality: 'Veteran' }),
        cost('heavy-foot', REGULAR),
      ]).toEqual([plain - 1, plain + 1, plain + 1])
      expect(cost('light-foot', REGULAR)).toBe(cost('light-foot'))
      expect(cost('heavy-foot', { general: 'excellent' })).toBe(plain)
    })

    it(`have their extras for Artillery and Scythed Chariots [${id}-13.8] [${id}-13.9] [${id}-R40] [${id}-R41]`, () => {
      expect([cost('artillery'), cost('scythed-chariots')]).toEqual([4, 6])
    })

    it(`come to what the table of worked examples says [${id}-90.2]`, () => {
      const rows = ruleset.rulebook.tables['points_worked']?.rows ?? []
      const examples = worked(cost)
      expect(rows.length).toBe(Object.keys(examples).length)
      for (const [name, , points] of rows) expect(examples[String(name)]?.()).toBe(points)
    })
  })

  describe('unit types', () => {
    it(`are those of the table that puts the printed ones together [${id}-90.1]`, () => {
      const rows = ruleset.rulebook.tables['unit_types']?.rows ?? []
      expect(rows.length).toBe(muster.length)
      for (const [name, , open, rough, foot, mounted] of rows) {
        const plain = String(name).replace(', not fully armoured', '')
        const entry = muster.find(each => each.name === plain)
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
    it(`are ready with 75 to 100 points and 10 to 14 units each [${id}-1.4]`, () => {
      for (const army of rules.ready) {
        expect(rules.schema.safeParse(army).data).toEqual(army)
        const points = pointsOf(rules, army, {})
        expect(points).toBeGreaterThanOrEqual(75)
        expect(points).toBeLessThanOrEqual(100)
        expect(unitsOf(army)).toBeGreaterThanOrEqual(10)
        expect(unitsOf(army)).toBeLessThanOrEqual(14)
        expect(rules.check(army, {})).toEqual([])
      }
    })

    it(`say what of them the rules do not have so, and forbid nothing [${id}-R40] [${id}-1.4]`, () => {
      const line = { name: 'x', count: 1, choices: { ...rules.blank('heavy-foot') } }
      const army: Army = {
        format: 'pz8-army',
        version: 1,
        ruleset: id,
        id: 'test',
        name: 'Test',
        setting: '',
        lines: [line, { ...line, count: 11, choices: { ...line.choices, general: 'normal' } }],
      }
      const flagged = (choices: ArmyChoices) =>
        rules
          .check(
            withLine(army, 0, {
              name: 'x',
              count: 1,
              choices: { ...rules.blank('heavy-foot'), ...choices },
            }),
            {},
          )
          .filter(flag => flag.line === 0)
          .map(flag => flag.clause)
      const [beast] = those('elephants', 'monsters')
      if (!beast) throw new Error('No beasts.')
      expect(flagged({})).toEqual([])
      expect(flagged({ ...rules.blank('light-foot'), manoeuvre: 'regular' })).toEqual([`${id}-R40`])
      expect(flagged({ ...rules.blank('artillery'), general: 'normal' })).toEqual([`${id}-R40`])
      expect(flagged({ ...rules.blank(beast), armour: 'armoured' })).toEqual([`${id}-8.1`])
      const tiny: Army = { ...army, lines: [line] }
      expect(rules.check(tiny, {}).map(flag => flag.clause)).toEqual([`${id}-1.4`, `${id}-R46`])
      expect(rules.schema.safeParse(tiny).success).toBe(true)
    })

    it(`can be fought against each other on open ground [${id}-R2] [${id}-3.2]`, () => {
      for (const A of rules.ready.slice(0, 3)) {
        for (const B of rules.ready.slice(3)) {
          const scenario = rules.battle({ A, B }, { seed: `${A.id} ${B.id}` })
          expect(ruleset.scenarioSchema.safeParse(scenario).success).toBe(true)
          // Magic is dealt before a battle that has it.
          const dice = id === 'fantasy' ? [1, 1] : []
          const io = { chance: recordedChance(dice, []), log: () => undefined }
          const begun = ruleset.begin(scenario, PLAIN_OPTIONS, io)
          expect([begun.step, begun.toAct]).toEqual(['deploy B', ['B']])
          // Both are drawn up already and may be moved about; nobody stands in touch with the enemy or on another.
          const ready = play(play(begun, END).state, END).state
          expect([ready.step, ready.turn, ready.melees]).toEqual(['A moves', 1, []])
        }
      }
    })
  })
}
