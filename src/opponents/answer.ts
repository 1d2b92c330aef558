import type { Action } from '../engine/action'
import { otherSide } from '../engine/ids'
import type { GameState } from '../engine/state'
import { waysOf } from './judge'
import type { Considered, Order, Plan } from './order'
import { STYLES, type Style } from './style'
import { type Question, think } from './think'

/** An order that is felt to be worse than the best by more points than this is not looked into. */
const CLOSE = 15
/** So many of the best are looked into. */
const MOST = 4
/** Of what may come of an order, so many ways are followed, those that are most likely. */
const WAYS = 4
/** An order takes the place of the best only if it is better by so many points. */
const MARGIN = 3
/** Positions that are looked at in all, at most, and orders that are given one after the other. */
const POSITIONS = 30_000
const DEEP = 14

/** How both sides go on: as the expert at sight, only that he gives up sooner on what throws dice and promises nothing. */
const ANSWERING: Style = { ...STYLES.expert, plans: false, rounds: 1, hopeless: 3 }

/** An order, and what it is worth once the enemy has answered. */
interface Answered<A extends Action> {
  readonly considered: Considered<A>
  readonly worth: number
}

/**
 * Looks into the best orders of a plan: each is given, the side goes on until it is the enemy's turn, and he answers as well as
 * he can until it is the side's turn again. What comes of the dice on the way is weighed by its chance. Gives the order that is
 * best then, for battles in which the sides take turns within a turn. What was broken off does not count.
 */
export function answered<S extends GameState, A extends Action>(
  question: Question<S, A>,
  plan: Plan<S, A>,
): Plan<S, A> {
  const order = plan.steps[0]?.order
  const best = order?.considered[0]
  if (!order || best?.action !== order.action) return plan
  const close = order.considered.filter(({ gain }) => gain >= best.gain - CLOSE).slice(0, MOST)
  if (close.length < 2) return plan
  let positions = 0
  const mayGoOn = (): boolean => {
    positions += 1
    return positions < POSITIONS && question.mayGoOn()
  }
  const found: Answered<A>[] = []
  for (const considered of close) {
    const worth = onAverage({ ...question, mayGoOn }, question.view, considered.action, false, 0)
    if (!mayGoOn()) break
    found.push({ considered, worth })
  }
  const [first] = found
  const [last] = found.toSorted((a, b) => b.worth - a.worth)
  if (!first || !last || last.worth - first.worth < MARGIN) return plan
  return { steps: [{ before: question.view, order: instead(order, last, first) }] }
}

/** The order that is given in the place of another. */
function instead<A extends Action>(order: Order<A>, chosen: Answered<A>, other: Answered<A>): Order<A> {
  const { action, label, unit } = chosen.considered
  const facts = { label, gain: Math.round(chosen.worth - other.worth), other: other.considered.label }
  return {
    ...order,
    action,
    reason:
      unit === null
        ? { code: 'opponent-answered-side', facts }
        : { code: 'opponent-answered', facts: { ...facts, unit: { unit } } },
    considered: [chosen.considered, ...order.considered.filter(each => each !== chosen.considered)],
  }
}

/** What a position is worth to the asking side once an order is carried out, and the enemy has answered. */
function onAverage<S extends GameState, A extends Action>(
  question: Question<S, A>,
  state: S,
  action: A,
  hasAnswered: boolean,
  deep: number,
): number {
  const likely = waysOf(question.ruleset, state, action)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, WAYS)
  const all = likely.reduce((sum, way) => sum + way.chance, 0)
  return likely.reduce(
    (sum, way) => sum + (way.chance / all) * followed(question, way.state, hasAnswered, deep + 1),
    0,
  )
}

/** Goes on with the best order of whose turn it is, to the end of the enemy's or of the whole turn. */
function followed<S extends GameState, A extends Action>(
  question: Question<S, A>,
  state: S,
  hasAnswered: boolean,
  deep: number,
): number {
  const { ruleset, view, side, seed, mayGoOn } = question
  const [next, another] = state.toAct
  const isOver = state.result !== null || state.turn !== view.turn || next === undefined || another
  if (isOver || (hasAnswered && next === side) || deep > DEEP || !mayGoOn()) return ruleset.worth(state, side)
  const own = { ruleset, view: ruleset.view(state, next), side: next, seed, mayGoOn }
  const action = think(own, ANSWERING).steps[0]?.order.action
  if (!action || ruleset.refuse(state, action)) return ruleset.worth(state, side)
  return onAverage(question, state, action, hasAnswered || next === otherSide(side), deep)
}
