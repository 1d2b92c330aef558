import type { Action } from '../../engine/action'
import type { Side, UnitId } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { distance } from '../../geometry/point'
import { awayOf } from './away'
import {
  type Assignment,
  type BattlePlan,
  type CareTask,
  LAST,
  type PlaceTask,
  type Places,
  isOfPlace,
} from './battlePlan'

/** Points that it costs if nobody holds a place who is to hold it; and in the last turns. */
const HELD = 50
const HELD_LATE = 80
/** Points for each inch that one who is to take a place is away from it, up to so many inches. */
const ON_THE_WAY = 1.2
const FAR = 30
/** Points for each inch that one is farther ahead of the others than so many inches: they are to arrive together. */
const ALONE = 4
const LOOSE = 4
/** Inches within which one is at a place, and over which beyond them he counts less for holding it. */
export const AT = 4
const BEYOND = 8
/** Inches that who delays keeps between himself and the enemy, and within which of the place he stays. */
const CAUGHT = 7
const BEFORE = 8
/** Points for each inch that the enemy is nearer than he should be to one who delays, or who is to be kept safe. */
const TOO_NEAR = 2
/** Of what the way to a place counts, so much does the way to an enemy who is to be struck at. */
const STRIKING = 0.4
/** Points that it costs to give oneself away before the enemy comes. */
const GIVEN_AWAY = 15

/**
 * The same rules to a side with a plan: what serves it is worth so much more, and is the merit 'plan'. The plan was made of
 * this view: whoever leaves the table since, aboard or lost, is no nearer to where he is to be than he was in it.
 */
export function serving<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  plan: BattlePlan,
  planner: Side,
  view: S,
): Ruleset<S, A> {
  if (plan.length === 0) return ruleset
  const served = (state: S, side: Side): number => {
    const service = serviceOf(ruleset, state, plan, view)
    return side === planner ? service : -service
  }
  return {
    ...ruleset,
    worth: (state, side) => ruleset.worth(state, side) + (state.result ? 0 : served(state, side)),
    merits: (state, side) => ({ ...ruleset.merits(state, side), plan: served(state, side) }),
    // What is estimated moves nobody.
    estimate(state, side, action, weights = {}) {
      const estimate = ruleset.estimate?.(state, side, action, weights) ?? null
      return estimate === null ? null : estimate + served(state, side) * (weights['plan'] ?? 1)
    },
  }
}

function serviceOf<S extends GameState>(ruleset: Places<S>, state: S, plan: BattlePlan, view: S): number {
  const { left } = ruleset.standing(state)
  const held = left?.label === 'turn' && left.count <= LAST ? HELD_LATE : HELD
  const serviceBy = (task: Assignment): number => {
    if (!isOfPlace(task)) return -carelessness(ruleset, state, task)
    if (task.kind === 'hold') return -held * (1 - heldBy(ruleset, state, task))
    if (task.kind === 'delay') return -delayOf(state, task)
    if (task.kind === 'take') return -wayOf(state, task, view)
    // Who is struck at is gone: that was the task.
    return findUnit(state, task.stake.id)?.at ? -STRIKING * wayOf(state, task, view) : 0
  }
  return plan.reduce((sum, task) => sum + serviceBy(task), 0)
}

/** What those who are to delay are too near the enemy, or too far from what they delay him at, in points. */
function delayOf(state: GameState, { units, stake }: PlaceTask): number {
  return units.reduce((sum, id) => {
    const off = offOf(state, id, stake)
    if (off === null) return sum
    return sum + TOO_NEAR * Math.max(0, CAUGHT - awayOf(state, id)) + ON_THE_WAY * Math.max(0, off - BEFORE)
  }, 0)
}

/** What it costs that some are within the enemy's reach who should not be, or have given themselves away. */
function carelessness<S extends GameState>(ruleset: Places<S>, state: S, { kind, units }: CareTask): number {
  return units.reduce((sum, id) => {
    if (!findUnit(state, id)?.at) return sum
    const care = ruleset.care?.(state, id) ?? null
    const within = care?.within ?? 0
    if (kind === 'keep') return sum + TOO_NEAR * Math.max(0, within - awayOf(state, id))
    return care?.kind === 'wait' ? sum : sum + GIVEN_AWAY
  }, 0)
}

/** How far a place is held by those who are to hold it: 1 is with enough. */
function heldBy<S extends GameState>(
  ruleset: Places<S>,
  state: S,
  { units, stake, need }: PlaceTask,
): number {
  let there = 0
  for (const id of units) {
    const off = offOf(state, id, stake)
    if (off !== null) there += Math.max(0, 1 - off / BEYOND) * (ruleset.presence?.(state, id) ?? 0)
  }
  return Math.min(1, there / need)
}

/** What is still to go for those who are to take a place, and how far they are drawn apart on the way, in points. */
function wayOf(state: GameState, { units, stake }: PlaceTask, view: GameState): number {
  const ways = units.flatMap(id => offOf(state, id, stake) ?? offOf(view, id, stake) ?? [])
  const mean = ways.reduce((sum, way) => sum + way, 0) / Math.max(1, ways.length)
  return ways.reduce((sum, way) => {
    const alone = way > 0 ? ALONE * Math.max(0, mean - way - LOOSE) : 0
    return sum + ON_THE_WAY * Math.min(FAR, way) + alone
  }, 0)
}

/** Inches from being at a place; null for one who is not on the table. */
function offOf(state: GameState, id: UnitId, { at }: PlaceTask['stake']): number | null {
  const from = findUnit(state, id)?.at
  return from ? Math.max(0, distance(from, at) - AT) : null
}
