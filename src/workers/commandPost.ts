import type { Action } from '../engine/action'
import type { Side } from '../engine/ids'
import type { GameState } from '../engine/state'
import { shareStructure } from '../opponents/shareStructure'
import { foreseen, planOrders } from '../opponents/opponent'
import type { Character, Commander, Order, Plan } from '../opponents/order'
import { TEMPERS } from '../opponents/weights'
import { rulesetOf } from './rulesets'

/** A question as it goes to the worker: plain data. */
export interface Asked {
  /** Id of the ruleset. */
  readonly ruleset: string
  /** The position as the side knows it. Never the true one. */
  readonly view: GameState
  readonly side: Side
  readonly commander: Commander
  readonly character?: Character | undefined
  readonly seed: string
  /** Milliseconds that it may think. */
  readonly limit: number
  readonly without: readonly Action[]
}

/** What the worker answers to. */
export interface CommandPost {
  order(asked: Asked): Promise<Order | null>
}

/** Remembers the last plan, and holds the thinking to its time. */
export function commandPost(clock: () => number): CommandPost {
  let plan: Plan = { steps: [] }
  let owner = ''
  let last: GameState | null = null

  return {
    async order(asked) {
      const ruleset = await rulesetOf(asked.ruleset)
      if (!ruleset) throw new Error(`There is no ruleset '${asked.ruleset}'.`)
      const view = shareStructure(last, asked.view)
      last = view
      const { side, commander, character, seed, without } = asked
      const asker = [asked.ruleset, side, commander, character, seed].join(' ')
      if (asker !== owner) plan = { steps: [] }
      const known = without.length === 0 ? foreseen(plan, view) : null
      if (known) return known
      const end = clock() + asked.limit
      const question = { ruleset, view, side, seed, without, last: plan, mayGoOn: () => clock() < end }
      plan = planOrders(character ? { ...question, weights: TEMPERS[character] } : question, commander)
      owner = asker
      return plan.steps[0]?.order ?? null
    },
  }
}
