// A computer of one tree, put together with its rules in one file: built from any checkout, this one's or another.
import { REGISTER } from '../../rulesets'
import type { Action } from '../../src/engine/action'
import type { Side } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { foreseen, planOrders } from '../../src/opponents/opponent'
import type { Plan, Strength } from '../../src/opponents/order'

/** What a computer is asked: the position as its side knows it, and what was found to be refused. */
interface Asked {
  readonly view: GameState
  readonly side: Side
  readonly without?: readonly Action[]
}

/** A computer that plays one side of one battle, and how long it has thought. */
export interface Commanding {
  readonly order: (asked: Asked) => Action | null
  readonly spent: { milliseconds: number; orders: number }
}

/** The ruleset of that id. Rejects where there is none. */
export async function rulesetOf(id: string): Promise<Ruleset> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry)
    throw new Error(`There is no ruleset '${id}'. There are: ${REGISTER.map(each => each.id).join(' ')}`)
  return entry.load()
}

/** A computer of this tree. It keeps its plan as long as the battle goes as it foresaw. */
export function commanding(ruleset: Ruleset, strength: Strength, seed: string): Commanding {
  const spent = { milliseconds: 0, orders: 0 }
  let plan: Plan = { steps: [] }
  const thought = ({ view, side, without = [] }: Asked): Action | null => {
    const known = without.length === 0 ? foreseen(plan, view) : null
    if (known) return known.action
    plan = planOrders({ ruleset, view, side, seed, mayGoOn: () => true, without, last: plan }, strength)
    return plan.steps[0]?.order.action ?? null
  }
  return {
    spent,
    order(asked) {
      const start = performance.now()
      const action = thought(asked)
      spent.milliseconds += performance.now() - start
      spent.orders += 1
      return action
    },
  }
}
