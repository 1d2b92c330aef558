import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { type Army, breaches, limitOf, opposed, pointsOf, unitNames, unitsOf } from '../../src/engine/armies'
import { armyOfChance } from '../../src/engine/armyOfChance'

const rulesets = await Promise.all(REGISTER.map(entry => entry.load()))
const withPoints = rulesets.flatMap(({ id, armies }) => (armies ? [{ id, rules: armies }] : []))

describe('army lists', () => {
  it('are there for the rulesets whose booklets have points', () => {
    expect(withPoints.map(({ id }) => id).toSorted()).toEqual(['fantasy', 'legio', 'sci-fi'])
  })

  it('call units by their own names, else by the name of the line with a number, else by what they are', () => {
    const line = { name: 'Hastati', count: 3, names: ['', ' The Red Bull '] }
    expect(unitNames(line, 'Heavy Foot')).toEqual(['Hastati 1', 'The Red Bull', 'Hastati 3'])
    expect(unitNames({ name: ' ', count: 1 }, 'Heavy Foot')).toEqual(['Heavy Foot'])
  })
})

for (const { id, rules } of withPoints) {
  const ready = (): Army => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    return army
  }

  describe(`army lists of ${id}`, () => {
    it('may have the most points of an ordinary army unless another limit is set', () => {
      expect(limitOf(rules, ready())).toBe(rules.points[1])
      expect(limitOf(rules, { ...ready(), limit: 60 })).toBe(60)
    })

    it('are fought with as they come, and not over their limit', () => {
      const army = ready()
      const points = pointsOf(rules, army, {})
      expect(breaches(rules, army, {})).toEqual([])
      expect(breaches(rules, { ...army, limit: points }, {})).toEqual([])
      const [said] = breaches(rules, { ...army, limit: points - 2 }, {})
      expect(said?.text).toBe(`${points} points, 2 over the limit of ${points - 2}.`)
      expect(breaches(rules, { ...army, lines: [] }, {})).toHaveLength(1)
      const [line] = army.lines
      const many = Array.from({ length: 4 }, () => ({ ...line!, count: 40 }))
      const told = breaches(rules, { ...army, limit: 1000, lines: many }, {}).map(({ text }) => text)
      expect(told).toContain('160 units, where a table has room for 150 a side.')
    })

    it('meet under a name each, and not under the same', () => {
      const army = ready()
      const { A, B } = opposed({ A: army, B: army })
      expect([A.name, B.name]).toEqual([army.name, `Other ${army.name}`])
      const nameless = opposed({ A: { ...army, name: ' ' }, B: army })
      expect([nameless.A.name, nameless.B.name]).toEqual(['Army', army.name])
    })

    it('take their names to the table', () => {
      const army = ready()
      const [first, ...rest] = army.lines
      if (!first) throw new Error('There is no line.')
      const named = { ...army, lines: [{ ...first, count: 2, names: ['Iron Ones', 'Old Guard'] }, ...rest] }
      expect(rules.schema.safeParse(named).success).toBe(true)
      const scenario = rules.battle({ A: named, B: army }, { seed: '1' })
      const names = (scenario as unknown as { readonly units: readonly { readonly name: string }[] }).units
        .map(({ name }) => name)
        .filter(name => ['Iron Ones', 'Old Guard'].includes(name))
      expect(names).toEqual(['Iron Ones', 'Old Guard'])
    })

    it('are put together by a seed for so many points, with somebody who leads where somebody can', () => {
      const peoples = new Set<string>()
      for (const points of [60, 100, 140]) {
        for (let at = 0; at < 20; at++) {
          const army = armyOfChance(rules, points, `seed ${at}`, {})
          if (!army) throw new Error('There is no army.')
          peoples.add(army.id)
          expect(army).toEqual(armyOfChance(rules, points, `seed ${at}`, {}))
          expect(rules.schema.safeParse(army).success).toBe(true)
          expect(breaches(rules, army, {})).toEqual([])
          const plain = army.lines.filter(line => !rules.leads(line.choices))
          const cheapest = Math.min(...plain.map(line => rules.cost(line.choices, {}).total))
          const cost = pointsOf(rules, army, {})
          expect(cost).toBeLessThanOrEqual(points)
          expect(cost > points - cheapest || unitsOf(army) >= rules.units[1]).toBe(true)
          const leaders = army.lines.filter(line => rules.leads(line.choices))
          expect(unitsOf({ lines: leaders })).toBe(id === 'sci-fi' ? 0 : 1)
        }
      }
      expect(peoples.size).toBeGreaterThan(2)
      const { name } = ready()
      for (let at = 0; at < 20; at++)
        expect(armyOfChance(rules, 80, `seed ${at}`, {}, name)?.name).not.toBe(name)
    })
  })
}
