import type { Action } from '../../engine/action'
import type { Side, UnitId } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { distance } from '../../geometry/point'
import type { Assignment, BattlePlan, Places } from './battlePlan'

/** Points that it costs if nobody holds a place who is to hold it; and in the last turns. */
const HELD = 50
const HELD_LATE = 80
const LAST = 3
/** Points for each inch that one who is to take a place is away from it, up to so many inches. */
const ON_THE_WAY = 1.2
const FAR = 30
/** Points for each inch that one is farther ahead of the others than so many inches: they are to arrive together. */
const ALONE = 4
const LOOSE = 4
/** Inches within which one is at a place, and over which beyond them he counts less for holding it. */
export const AT = 4
const BEYOND = 8

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
  return plan.reduce(
    (sum, task) =>
      sum + (task.kind === 'hold' ? -held * (1 - heldBy(ruleset, state, task)) : -wayOf(state, task, view)),
    0,
  )
}

/** How far a place is held by those who are to hold it: 1 is with enough. */
function heldBy<S extends GameState>(
  ruleset: Places<S>,
  state: S,
  { units, stake, need }: Assignment,
): number {
  let there = 0
  for (const id of units) {
    const off = offOf(state, id, stake)
    if (off !== null) there += Math.max(0, 1 - off / BEYOND) * (ruleset.presence?.(state, id) ?? 0)
  }
  return Math.min(1, there / need)
}

/** What is still to go for those who are to take a place, and how far they are drawn apart on the way, in points. */
function wayOf(state: GameState, { units, stake }: Assignment, view: GameState): number {
  const ways = units.flatMap(id => offOf(state, id, stake) ?? offOf(view, id, stake) ?? [])
  const mean = ways.reduce((sum, way) => sum + way, 0) / Math.max(1, ways.length)
  return ways.reduce((sum, way) => {
    const alone = way > 0 ? ALONE * Math.max(0, mean - way - LOOSE) : 0
    return sum + ON_THE_WAY * Math.min(FAR, way) + alone
  }, 0)
}

/** Inches from being at a place; null for one who is not on the table. */
function offOf(state: GameState, id: UnitId, { at }: Assignment['stake']): number | null {
  const from = findUnit(state, id)?.at
  return from ? Math.max(0, distance(from, at) - AT) : null
}
