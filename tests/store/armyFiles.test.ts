import { describe, expect, it, vi } from 'vitest'
import { REGISTER } from '../../rulesets'
import { LARGEST_ARMY, readAnyArmy, textOfArmyFile, writeArmy } from '../../src/store/armies'

const ruleset = await REGISTER.find(entry => entry.id === 'sci-fi')?.load()
const rules = ruleset?.armies
if (!rules) throw new Error('These rules have no armies.')

const load = (id: string) => REGISTER.find(entry => entry.id === id)?.load() ?? Promise.resolve(null)

/** The army that a file holds, or the sentence that says why there is none. */
async function said(found: object): Promise<unknown> {
  const read = await readAnyArmy(JSON.stringify(found), load)
  return 'problem' in read ? read.problem : read.army
}

describe('an army file', () => {
  it('is judged by its size before it is read', async () => {
    const text = vi.fn(() => Promise.resolve(''))
    expect(await textOfArmyFile({ size: LARGEST_ARMY + 1, text })).toEqual({
      problem: 'This file is too large to be an army.',
    })
    expect(text).not.toHaveBeenCalled()
  })

  it('is read', async () => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    const text = writeArmy(army)
    const file = { size: text.length, text: () => Promise.resolve(text) }
    expect(await textOfArmyFile(file)).toEqual({ text })
    expect(await said(JSON.parse(text))).toEqual(army)
  })

  it('that is damaged says where', async () => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    const { lines, ...without } = army
    expect(await said(without)).toBe('This army is damaged: its list of units is missing or wrong.')
    const [first, ...others] = lines
    expect(await said({ ...army, lines: [...others, { ...first, count: 'many' }] })).toBe(
      `This army is damaged at line ${lines.length} of its list, ${first?.name}: its count is missing or wrong.`,
    )
    expect(await said({ ...army, lines: [{ name: 'X', count: 1 }] })).toBe(
      'This army is damaged at line 1 of its list, X: it is of no known kind.',
    )
    expect(await said({ ...army, more: 1 })).toBe('This army is damaged: it has something that no army has.')
  })

  it('that cannot be read gets a sentence', async () => {
    const text = () => Promise.reject(new Error('gone'))
    expect(await textOfArmyFile({ size: 1, text })).toEqual({ problem: 'This file could not be read.' })
  })

  it('of an unknown unit, an unknown choice, a wrong limit or other rules is refused with a sentence', async () => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    const { lines } = army
    const [first, ...others] = lines
    if (!first) throw new Error('There is no unit.')
    const withChoices = (choices: object) => ({ ...army, lines: [{ ...first, choices }, ...others] })
    expect(await said(army)).toEqual(army)
    expect(await said(withChoices({ ...first.choices, type: 'dragon' }))).toBe(
      `This army is damaged at line 1 of its list, ${first.name}: the unit 'dragon' is not in these rules.`,
    )
    expect(await said(withChoices({ ...first.choices, quality: 'Divine' }))).toBe(
      `This army is damaged at line 1 of its list, ${first.name}: its quality is 'Divine', which is not in these rules.`,
    )
    expect(await said({ ...army, limit: -4 })).toBe(
      'This army is damaged: its limit of points is missing or wrong.',
    )
    expect(await said({ ...army, lines: Array.from({ length: 61 }, () => first) })).toBe(
      'This army is damaged: its list of units is more than an army may have.',
    )
    expect(await said({ ...army, ruleset: 'chess' })).toBe(
      "This army is for rules that are not here: 'chess'.",
    )
    expect(await said({ ...army, ruleset: 'ww2' })).toMatch(/has no points to build armies with\.$/)
    expect(await said({ ...army, ruleset: 'legio' })).toMatch(/is not in these rules\.$/)
    const { name: _name, ...nameless } = first
    expect(await said({ ...army, lines: [nameless] })).toMatch(/its name is missing or wrong\.$/)
  })
})
