import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../../rulesets'
import { countedForces, isCountedOut, oneLess, oneMore } from '../../../src/engine/draft/counted'
import { begun } from '../../../src/engine/draft/enlist'
import type { Side } from '../../../src/engine/ids'
import type { Ruleset } from '../../../src/engine/ruleset'
import type { Scenario } from '../../../src/engine/scenario'

async function battleOf(id: string, scenario: string): Promise<{ ruleset: Ruleset; draft: Scenario }> {
  const ruleset = await REGISTER.find(each => each.id === id)?.load()
  const draft = ruleset?.scenarios.find(each => each.id === scenario)
  if (!ruleset || !draft) throw new Error('There is no such battle.')
  return { ruleset, draft }
}

/** What a side has, as it is read: '15 Infantry battalion'. */
const roll = (ruleset: Ruleset, draft: Scenario, side: Side) =>
  countedForces(ruleset, draft, side)?.map(({ name, count }) => `${count} ${name}`)

/** The formations of a battle. */
const entriesOf = (draft: Scenario) =>
  (draft as Scenario & { readonly formations: readonly Readonly<Record<string, unknown>>[] }).formations

const unitsOf = (ruleset: Ruleset, draft: Scenario, side: Side) =>
  begun(ruleset, draft, {})?.units.filter(unit => unit.side === side) ?? []

describe('forces that a battle counts', () => {
  it('are those of WW1 and of Divisions, and no others', async () => {
    const counted: string[] = []
    for (const entry of REGISTER) {
      const ruleset = await entry.load()
      if (ruleset.scenarios.some(each => isCountedOut(ruleset, each))) counted.push(ruleset.id)
    }
    expect(counted.toSorted()).toEqual(['divisional', 'ww1'])
  })

  it('grow and shrink one by one, and the battle begins with them', async () => {
    const { ruleset, draft } = await battleOf('ww1', 'learn')
    expect(roll(ruleset, draft, 'A')).toEqual([
      '15 Infantry battalion',
      '2 Tank company',
      '1 Machine gun company',
    ])
    const more = oneMore(ruleset, draft, 'A', 'infantry', {})!
    expect(roll(ruleset, more, 'A')?.[0]).toBe('16 Infantry battalion')
    expect(roll(ruleset, more, 'B')).toEqual(roll(ruleset, draft, 'B'))
    expect(unitsOf(ruleset, more, 'A')).toHaveLength(19)
    expect(oneLess(ruleset, more, 'A', 'infantry')).toEqual(draft)
    // The last one takes its entry with it, and comes back as one.
    const none = oneLess(ruleset, draft, 'A', 'mg')
    expect(roll(ruleset, none, 'A')).toHaveLength(2)
    expect(roll(ruleset, oneMore(ruleset, none, 'A', 'mg', {})!, 'A')).toEqual(roll(ruleset, draft, 'A'))
    expect(unitsOf(ruleset, oneMore(ruleset, draft, 'B', 'tank', {})!, 'B')).toHaveLength(8)
  })

  it('take the middle of a die where dice gave the number', async () => {
    const { ruleset, draft } = await battleOf('ww1', 'western-front-1916')
    expect(roll(ruleset, draft, 'A')?.[2]).toBe('D6 Machine gun company')
    expect(roll(ruleset, oneMore(ruleset, draft, 'A', 'mg', {})!, 'A')?.[2]).toBe('4 Machine gun company')
    expect(roll(ruleset, oneLess(ruleset, draft, 'A', 'mg'), 'A')?.[2]).toBe('3 Machine gun company')
  })

  it('are whole Divisions, each with a name and a sign that no other has', async () => {
    const { ruleset, draft } = await battleOf('divisional', 'sand-ridge')
    const next = oneMore(ruleset, draft, 'A', 'german-panzer-1941', {})!
    expect(roll(ruleset, next, 'A')).toContain('1 German Panzer Division 1941')
    expect(unitsOf(ruleset, next, 'A').length).toBe(unitsOf(ruleset, draft, 'A').length + 11)
    expect(oneLess(ruleset, next, 'A', 'german-panzer-1941')).toEqual(draft)
    const signs = entriesOf(next).map(each => each['sign'])
    expect(new Set(signs).size).toBe(signs.length)
    const two = oneMore(ruleset, next, 'A', 'german-panzer-1941', {})!
    expect(entriesOf(two).map(each => each['name'])).toContain('German Panzer Division 1941, 2')
    expect(new Set(entriesOf(two).map(each => each['id'])).size).toBe(7)
    // A battalion comes with its Division only.
    expect(oneMore(ruleset, draft, 'A', 'medium-tank', {})).toBeNull()
  })
})
