import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { isEngaged, unitsOf } from '../contact'
import { type Standing, activeSide } from '../lookup'
import type { DivState, Objective } from '../state'
import { turnsToEnd } from './end'
import { isBarred, movesTo } from './reach'
import { attacks } from './threats'
import { isOnObjective } from '../objectives'

/** How much the end counts that is in sight, by the turns that are sure to come after this one. */
const IN_SIGHT: readonly number[] = [0.9, 0.55, 0.3, 0.15]
export const nearnessOfEnd = (state: DivState): number => IN_SIGHT[turnsToEnd(state)] ?? 0

/** Chance that one attack does not throw a unit off its place. */
const HOLDS = 0.6
/** Chance that one who attacks is there after it. */
const GETS_IN = 0.55
/** Chance that one who finds the way free arrives: before the other side has moved again, and later. */
const ARRIVES = { next: 0.95, later: 0.6 } as const
/** Chance that one who has to go round an enemy arrives. */
const GOES_ROUND = 0.2

/** Who is on an Objective, and who may yet come. */
interface Claim {
  readonly on: readonly Standing[]
  /** Chance of each that it comes, the likeliest first. */
  readonly coming: readonly number[]
}

/** Movement steps that a side is sure to have yet; for a unit, less the one in which it has moved already. */
function movesLeft(state: DivState, side: Side, unit: Standing): number {
  const left = turnsToEnd(state)
  const active = activeSide(state)
  const isMoving = state.step === `${side} moves`
  const isToCome = side === 'B' && active === 'A'
  return left + (isToCome || (isMoving && !unit.moved) ? 1 : 0)
}

function claimOf(state: DivState, objective: Objective, side: Side): Claim {
  const foes = unitsOf(state, otherSide(side))
  const on: Standing[] = []
  const coming: number[] = []
  for (const unit of unitsOf(state, side)) {
    if (isOnObjective(state, unit, objective)) on.push(unit)
    else coming.push(chanceToCome(state, unit, objective, foes))
  }
  return { on, coming: coming.filter(chance => chance > 0).toSorted((a, b) => b - a) }
}

/** Nobody goes farther in a move, by road, in inches. */
const FASTEST = 18

/** How far off the middle a unit still is on an Objective that has no area. */
const TOUCHES = 0.9

function chanceToCome(
  state: DivState,
  unit: Standing,
  { at, radius }: Objective,
  foes: readonly Standing[],
): number {
  const moves = movesLeft(state, unit.side, unit)
  if (moves === 0 || distance(unit.at, at) > moves * FASTEST + radius || isEngaged(state, unit)) return 0
  const needed = movesTo(state, unit, at, Math.max(radius, TOUCHES))
  if (needed > moves) return 0
  const held = foes.filter(foe => distance(foe.at, at) <= radius + state.scenario.base)
  if (!attacks(unit) && held.length > 0) return 0
  if (
    isBarred(
      state,
      unit.at,
      at,
      foes.filter(foe => !held.includes(foe)),
    )
  )
    return GOES_ROUND
  return needed <= 1 && moves === 1 ? ARRIVES.next : ARRIVES.later
}

/** How many are likely to come, a few at most: there is no room for more. */
const ROOM = 4
const number = ({ coming }: Claim): number => coming.slice(0, ROOM).reduce((sum, chance) => sum + chance, 0)

/** Chance that a side has somebody on an Objective in the end, who is there now or comes. A's last comers may be attacked yet: B moves last. */
function thereAtEnd(side: Side, own: Claim, other: Claim): number {
  const attackers = number(other)
  const each = own.on.length === 0 ? 0 : HOLDS ** (attackers / own.on.length)
  const nobodyStays = (1 - each) ** own.on.length
  const [likeliest = 0] = own.coming
  const comes = other.on.length > 0 ? 1 - (1 - GETS_IN) ** number(own) : likeliest
  const remains = side === 'A' ? HOLDS ** attackers : 1
  return 1 - nobodyStays * (1 - comes * remains)
}

/** Who is likely to hold an Objective when the battle ends: 1 for A, -1 for B (R32, R38). */
export function likelyHolder(state: DivState, objective: Objective): number {
  const [a, b] = [claimOf(state, objective, 'A'), claimOf(state, objective, 'B')]
  const [atEndA, atEndB] = [thereAtEnd('A', a, b), thereAtEnd('B', b, a)]
  if (objective.side === 'A') return 1 - 2 * atEndB * (1 - atEndA)
  if (objective.side === 'B') return 2 * atEndA * (1 - atEndB) - 1
  return atEndA * (1 - atEndB) - atEndB * (1 - atEndA)
}
