import { describe, expect, it } from 'vitest'
import { ordersIn, rulesetOf } from './game'
import { fightAgain, skirmishText, skirmishesIn, skirmishesOf } from './skirmishes'
import { GAMES } from './table'

// Where a rule, a number or a word changed on purpose, `npm run record` writes the skirmishes anew; its difference is part of the change.

const rulesets = await Promise.all(GAMES.map(({ ruleset }) => rulesetOf(ruleset)))

describe.each(rulesets)('skirmishes of $id', { timeout: 120_000 }, ruleset => {
  const stored = skirmishesIn(ruleset.id)
  const skirmishes = skirmishesOf(ruleset).map((each, at) => ({ ...each, text: stored[at] ?? '' }))

  it.each(skirmishes)('keeps what is asked and done in $name', ({ text, ...skirmish }) => {
    expect(skirmishText(ruleset, skirmish, fightAgain(ruleset, skirmish, ordersIn(text)))).toBe(text)
  })
})
