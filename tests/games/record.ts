import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { chooseOrder } from '../../src/opponents/opponent'
import { randomAction } from '../../src/engine/random'
import { playOut } from '../contract/sample'
import { COUNTS_FILE, countsText } from './counts'
import { begun, fileOf, ordersIn, replayed, rulesetOf, storedIn, textOf } from './game'
import { positionsFileOf, positionsOf } from './positions'
import { fight, fightAgain, skirmishFileOf, skirmishText, skirmishesOf } from './skirmishes'
import { GAMES } from './table'

// Not a test: `npm run record` plays the games anew and writes them down.

it.each(GAMES)(
  'writes down a game of $ruleset',
  { timeout: 600_000 },
  async ({ ruleset: id, scenario, strength }) => {
    const ruleset = await rulesetOf(id)
    const battle = begun(ruleset, scenario)
    const played = playOut(ruleset, { scenario: battle.scenario, battle }, 4_000, (view, side, pick) => {
      const order = chooseOrder(ruleset, view, side, strength, `recorded ${pick(1000)}`, () => true)
      return order?.action ?? randomAction(ruleset, view, side, pick)
    })
    writeFileSync(fileOf(id), textOf(ruleset, played.battle))
  },
)

it.each(GAMES)(
  'writes down what positions of it ask and are worth: $ruleset',
  async ({ ruleset: id, scenario }) => {
    const ruleset = await rulesetOf(id)
    const battle = replayed(ruleset, begun(ruleset, scenario), ordersIn(storedIn(id)))
    writeFileSync(positionsFileOf(id), positionsOf(ruleset, battle))
  },
)

it.each(GAMES)('writes down skirmishes of $ruleset', { timeout: 600_000 }, async ({ ruleset: id }) => {
  const ruleset = await rulesetOf(id)
  const texts = skirmishesOf(ruleset).map(each =>
    skirmishText(ruleset, each, fightAgain(ruleset, each, fight(ruleset, each))),
  )
  writeFileSync(skirmishFileOf(id), texts.join(''))
})

it('writes down the counts of legal orders', { timeout: 600_000 }, async () => {
  writeFileSync(COUNTS_FILE, await countsText())
})
