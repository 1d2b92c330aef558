import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { COUNTS_FILE, countsText } from './counts'
import { begun, ordersIn, replayed, rulesetOf, storedIn, textOf } from './game'
import { positionsFileOf, positionsOf } from './positions'
import { GAMES } from './table'

// Where a rule changed on purpose, `npm run record` writes the games, counts and positions anew; its difference is part of the change.

it('keeps a whole game of every ruleset', () => {
  expect(GAMES.map(({ ruleset }) => ruleset)).toEqual(REGISTER.map(({ id }) => id))
})

describe.each(GAMES)('the recorded game of $ruleset', ({ ruleset: id, scenario, attacks }) => {
  it('is played to its end again as it was, word by word', async () => {
    const ruleset = await rulesetOf(id)
    const stored = storedIn(id)
    const orders = ordersIn(stored)
    expect(orders.length).toBeGreaterThan(20)
    const battle = replayed(ruleset, begun(ruleset, scenario), orders)
    expect(textOf(ruleset, battle)).toBe(stored)
    // Its positions ask what they asked, and a computer thinks them worth what it thought.
    expect(positionsOf(ruleset, battle)).toBe(readFileSync(positionsFileOf(id), 'utf8'))
  })

  it('has dice thrown in each of its main attacks', () => {
    const thrown = new Set(
      ordersIn(storedIn(id)).flatMap(({ action, dice }) => (dice.length > 0 ? action.type : [])),
    )
    expect(attacks.filter(type => !thrown.has(type))).toEqual([])
    expect(attacks.length).toBeGreaterThan(0)
  })
})

it('has as many legal orders in fixed positions, and after each of them, as it had', async () => {
  expect(await countsText()).toBe(readFileSync(COUNTS_FILE, 'utf8'))
})
