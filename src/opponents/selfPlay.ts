import type { Action } from '../engine/action'
import { seededChance } from '../engine/dice/seeded'
import { SIDES, type Side, type UnitId } from '../engine/ids'
import type { LogInput } from '../engine/log'
import type { Ruleset } from '../engine/ruleset'
import type { GameOptions, Scenario } from '../engine/scenario'
import type { GameState, Result } from '../engine/state'
import { foreseen, planOrders } from './opponent'
import type { Commander, Plan } from './order'
import type { Script } from './scripts/script'
import type { Question } from './think'

/** A battle between two computers, or between a computer and a sparring partner. */
export interface Match<S extends GameState, A extends Action> {
  readonly ruleset: Ruleset<S, A>
  readonly scenario: Scenario
  readonly options: GameOptions
  readonly seats: Readonly<Record<Side, Commander | Script>>
  readonly seed: string
}

/** How a battle between two computers went. */
export interface Played<S extends GameState> {
  /** Null where it was broken off or came to a dead end. */
  readonly result: Result | null
  readonly state: S
  readonly turns: number
  readonly orders: number
  /** Units of each side that were destroyed. */
  readonly losses: Readonly<Record<Side, number>>
  /** Orders that the rules refused, because of something that the side did not know. */
  readonly refused: number
}

/** More orders than any battle takes. */
const MOST = 5_000
/** Refusals in a row before a side is taken to have nothing to do. */
const TRIES = 12

/** Plays a battle to its end. Each side thinks on its own view. `mayGoOn` breaks it off. */
export function playMatch<S extends GameState, A extends Action>(
  match: Match<S, A>,
  mayGoOn: () => boolean = () => true,
): Played<S> {
  const { ruleset, seats } = match
  const chance = seededChance(match.seed, 0, [])
  const destroyed = new Set<UnitId>()
  const io = {
    chance,
    log(entry: LogInput): void {
      for (const effect of entry.effects ?? []) if (effect.kind === 'destroyed') destroyed.add(effect.unit)
    },
  }
  let state = ruleset.begin(match.scenario, match.options, io)
  const plans: Record<Side, Plan<S, A>> = { A: { steps: [] }, B: { steps: [] } }
  let orders = 0
  let refused = 0
  while (!state.result && orders < MOST && mayGoOn()) {
    const side = SIDES.find(each => state.toAct.includes(each) && ruleset.offers(state, each).length > 0)
    if (!side) break
    const action = nextAction(side)
    if (!action) break
    state = ruleset.play(state, action, io)
    orders += 1
  }
  const losses = { A: 0, B: 0 }
  for (const unit of state.units) if (destroyed.has(unit.id)) losses[unit.side] += 1
  return { result: state.result, state, turns: state.turn, orders, losses, refused }

  function ordered(side: Side, question: Question<S, A>): A | null {
    const seat = seats[side]
    // A partner whose whims were the same in the same position could go round in circles for ever.
    if (typeof seat === 'function') return seat({ ...question, seed: `${question.seed} ${orders}` })
    const plan = planOrders({ ...question, last: plans[side] }, seat)
    plans[side] = plan
    return plan.steps[0]?.order.action ?? null
  }

  function nextAction(side: Side): A | null {
    const view = ruleset.view(state, side)
    const known = foreseen(plans[side], view)
    if (known && !ruleset.refuse(state, known.action)) return known.action
    const without: A[] = []
    for (let tries = 0; tries < TRIES; tries++) {
      const question = { ruleset, view, side, seed: `${match.seed} ${side}`, mayGoOn, without }
      const action = ordered(side, question)
      if (!action) return null
      if (!ruleset.refuse(state, action)) return action
      refused += 1
      without.push(action)
    }
    return null
  }
}
