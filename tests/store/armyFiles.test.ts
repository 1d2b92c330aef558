import { describe, expect, it, vi } from 'vitest'
import { REGISTER } from '../../rulesets'
import { LARGEST_ARMY, readArmyFile, writeArmy } from '../../src/store/armies'

const ruleset = await REGISTER.find(entry => entry.id === 'sci-fi')?.load()
const rules = ruleset?.armies
if (!rules) throw new Error('These rules have no armies.')

describe('an army file', () => {
  it('is judged by its size before it is read', async () => {
    const text = vi.fn(() => Promise.resolve(''))
    expect(await readArmyFile(rules, { size: LARGEST_ARMY + 1, text })).toEqual({
      problem: 'This file is too large to be an army.',
    })
    expect(text).not.toHaveBeenCalled()
  })

  it('is read', async () => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    const text = writeArmy(army)
    expect(await readArmyFile(rules, { size: text.length, text: () => Promise.resolve(text) })).toEqual({
      army,
    })
  })

  it('that is damaged says where', async () => {
    const [army] = rules.ready
    if (!army) throw new Error('There is no ready army.')
    const problemOf = async (found: object): Promise<unknown> => {
      const text = JSON.stringify(found)
      return readArmyFile(rules, { size: text.length, text: () => Promise.resolve(text) })
    }
    const { lines, ...without } = army
    expect(await problemOf(without)).toEqual({
      problem: 'This army is damaged: its list of units is missing or wrong.',
    })
    const [first, ...others] = lines
    expect(await problemOf({ ...army, lines: [...others, { ...first, count: 'many' }] })).toEqual({
      problem: `This army is damaged at unit ${lines.length} of its list: its count is missing or wrong.`,
    })
    expect(await problemOf({ ...army, lines: [{ name: 'X', count: 1 }] })).toEqual({
      problem: 'This army is damaged at unit 1 of its list: it is of no known kind.',
    })
    expect(await problemOf({ ...army, ruleset: 'chess' })).toEqual({
      problem: "This army is not of this ruleset: it says 'chess'.",
    })
    expect(await problemOf({ ...army, more: 1 })).toEqual({
      problem: 'This army is damaged: it has something that no army has.',
    })
  })

  it('that cannot be read gets a sentence', async () => {
    const text = () => Promise.reject(new Error('gone'))
    expect(await readArmyFile(rules, { size: 1, text })).toEqual({ problem: 'This file could not be read.' })
  })
})
