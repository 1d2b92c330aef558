import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { HOOKS } from './hooks'

const loaded = await Promise.all(REGISTER.map(async entry => ({ entry, ruleset: await entry.load() })))

it('knows secrets only of rulesets that there are', () => {
  const ids = new Set(REGISTER.map(entry => entry.id))
  expect(Object.keys(HOOKS).filter(id => !ids.has(id))).toEqual([])
})

it('lists each ruleset once, under its own id and board', () => {
  expect(new Set(REGISTER.map(entry => entry.id)).size).toBe(REGISTER.length)
  for (const { entry, ruleset } of loaded) {
    expect(ruleset.id).toBe(entry.id)
    for (const scenario of ruleset.scenarios) expect(scenario.board.kind).toBe(entry.board)
  }
})

it('tries each ruleset in a file of its own, so that the workers share them', () => {
  const without = REGISTER.filter(({ id }) => !existsSync(`tests/contract/rulesets/${id}.test.ts`))
  expect(without.map(({ id }) => id)).toEqual([])
})
