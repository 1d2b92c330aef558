import type { Action } from '../../src/engine/action'
import { stateOf } from '../../src/engine/battle'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { begun, ordersIn, replayed, rulesetOf, storedIn } from './game'
import { COUNTS, GAMES } from './table'

export const COUNTS_FILE = 'tests/games/recorded/counts.txt'

/** A line for each position that is counted: how many orders are legal in it, and how many after all of them. */
export async function countsText(): Promise<string> {
  const lines: string[] = []
  for (const { ruleset: id, after, inputs } of COUNTS) {
    const ruleset = await rulesetOf(id)
    const scenario = GAMES.find(game => game.ruleset === id)?.scenario ?? ''
    const battle = replayed(ruleset, begun(ruleset, scenario), ordersIn(storedIn(id)).slice(0, after))
    const state = stateOf(battle)
    const orders = legal(ruleset, state, inputs)
    const io = { chance: seededChance('counts', 0, []), log: () => {} }
    const next = orders.reduce((sum, order) => {
      const chance = seededChance('counts', 0, [])
      return sum + legal(ruleset, ruleset.play(state, order, { ...io, chance }), inputs).length
    }, 0)
    lines.push(`${id} ${scenario} after ${after}: ${orders.length} orders, ${next} after them`)
  }
  return `${lines.join('\n')}\n`
}

/** The orders that the sides to act are offered and that the rules allow. */
function legal(ruleset: Ruleset, state: GameState, inputs: readonly string[] | undefined): readonly Action[] {
  return state.toAct.flatMap(side =>
    ruleset
      .offers(state, side)
      .filter(offer => !offer.refusal && (!inputs || inputs.includes(offer.input)))
      .flatMap(offer => offer.options().flatMap(option => (option.refusal ? [] : [option.action]))),
  )
}
