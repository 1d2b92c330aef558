import type { Action } from '../engine/action'
import { seededChance } from '../engine/dice/seeded'
import type { Side } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import { answered } from './answer'
import type { Commander, Order, Plan } from './order'
import { STYLES, styleOf } from './style'
import { type Question, think } from './think'

/**
 * The next order of a side, from its own view of the battle; null if it has nothing to do. Pure: the same question gets
 * the same answer. It reads no clock: `mayGoOn` says how long it may think. @testonly
 */
export function chooseOrder<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  view: S,
  side: Side,
  commander: Commander,
  seed: string,
  mayGoOn: () => boolean,
  without: readonly A[] = [],
): Order<A> | null {
  return planOrders({ ruleset, view, side, seed, mayGoOn, without }, commander).steps[0]?.order ?? null
}

/** The next order and those thought out with it. */
export function planOrders<S extends GameState, A extends Action>(
  question: Question<S, A>,
  commander: Commander,
): Plan<S, A> {
  const { view, side, last } = question
  if (view.result || !view.toAct.includes(side)) return { steps: [] }
  const plan = thoughtOut(question, commander)
  return view.turn > 0 ? plan : { ...plan, deploying: (last?.deploying ?? 0) + 1 }
}

/** What a commander of that kind orders in this position, and what follows from it. */
function thoughtOut<S extends GameState, A extends Action>(
  question: Question<S, A>,
  commander: Commander,
): Plan<S, A> {
  const { ruleset, view } = question
  if (commander !== 'solo') {
    const style = styleOf(commander, ruleset.forgives)
    const plan = think(question, style)
    return ruleset.takesTurns && style.answers ? answered(question, plan) : plan
  }
  const solo = soloOrder(question)
  return solo ? { steps: [{ before: view, order: solo }] } : think({ ...question, ruleset }, STYLES.expert)
}

/** What the published solo procedure does; null where there is none, where it leaves it open, or where it was refused. */
function soloOrder<S extends GameState, A extends Action>(question: Question<S, A>): Order<A> | null {
  const { ruleset, view, side, seed, without } = question
  if (!ruleset.soloPlayer || (without && without.length > 0)) return null
  const chance = seededChance(`${seed} solo ${JSON.stringify(view.units)} ${view.turn}`, 0, [])
  const action = ruleset.soloPlayer(view, side, { chance, log: () => {} })
  return action && { action, reason: { code: 'opponent-solo' }, considered: [] }
}

/**
 * The order that a plan foresaw for this position, if it foresaw it: then there is no need to think again.
 * Call it with each new view; whatever has come otherwise than foreseen makes it null.
 */
export function foreseen<S extends GameState, A extends Action>(plan: Plan<S, A>, view: S): Order<A> | null {
  const text = JSON.stringify(view)
  return plan.steps.find(step => JSON.stringify(step.before) === text)?.order ?? null
}
