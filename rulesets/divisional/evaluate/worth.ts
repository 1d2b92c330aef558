import { memoRecent } from '../../../src/engine/memo'
import type { Side } from '../../../src/engine/ids'
import { type Point, distance } from '../../../src/geometry/point'
import { unitsOf } from '../contact'
import { isNearHq } from '../rally'
import { holderOf } from '../objectives'
import type { Standing } from '../lookup'
import type { DivState } from '../state'
import { isInside } from '../rest'
import { lossesOf } from '../victory'
import { combatsAhead } from './combats'
import { turnsLeft, turnsToDusk } from './end'
import { likelyHolder, nearnessOfEnd } from './ending'
import { attacks, shareOf, threatsOf } from './threats'
import { OUT_OF_RALLY, valueOf } from './values'

/** More than any position in play. */
const WON = 10_000

export type Merits = Readonly<
  Record<'forces' | 'guns' | 'objectives' | 'ground' | 'command' | 'combats' | 'threats' | 'danger', number>
>

/** A turn of fire that may still be used on this day: in the morning the guns have all again (R18). */
const TURN_OF_FIRE = 9
const OBJECTIVE = 220
/** Nearer to an objective that is not held, for each inch, for the few that are nearest. */
const APPROACH = 7
const NEAREST = 4
/** Farther off than this it makes no difference, in inches. */
const FARTHEST = 24
const DUG_IN = 16
/** What winning the battle counts besides the Objectives, when it is about to end. */
const DECISION = 500
/** Objectives that have to be sure before the battle is. */
const DOUBT = 0.7
/** Of equally many Objectives the bases lost decide: so many of them are as good as half an Objective. */
const LOSSES = 3

/** How good a position is for a side. 100 is about a battalion; worth(A) is -worth(B). */
export function worth(state: DivState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  return Object.values(merits(state, side)).reduce((sum, each) => sum + each, 0)
}

const partsFor = memoRecent((state: DivState): Merits => {
  const [own, other] = [partsOf(state, 'A'), partsOf(state, 'B')]
  const difference = (part: keyof typeof own): number => own[part] - other[part]
  return {
    forces: difference('forces'),
    guns: difference('guns'),
    objectives: objectivesFor(state),
    ground: difference('ground'),
    command: difference('command'),
    combats: combatsAhead(state, 'A'),
    threats: own.threats,
    danger: -other.threats,
  }
})

/** What a position is made of for a side. */
export function merits(state: DivState, side: Side): Merits {
  const parts = partsFor(state)
  if (side === 'A') return parts
  return {
    forces: -parts.forces,
    guns: -parts.guns,
    objectives: -parts.objectives,
    ground: -parts.ground,
    command: -parts.command,
    combats: -parts.combats,
    threats: -parts.danger,
    danger: -parts.threats,
  }
}

/** How much Objectives weigh: more as the last turns come. */
const urgency = (state: DivState): number => 1 + 2 / (1 + turnsLeft(state))

/** Objectives for side A: who holds them now, and the nearer the end is, who will hold them then and so win (R38). */
function objectivesFor(state: DivState): number {
  const near = nearnessOfEnd(state)
  let [held, expected] = [0, 0]
  for (const objective of state.scenario.objectives) {
    const holder = holderOf(state, objective)
    held += holder === null ? 0 : holder === 'A' ? 1 : -1
    if (near > 0) expected += likelyHolder(state, objective)
  }
  const losses = Math.tanh((lossesOf(state, 'B') - lossesOf(state, 'A')) / LOSSES) / 2
  const decision = near * DECISION * Math.tanh((expected + losses) / DOUBT)
  return OBJECTIVE * urgency(state) * ((1 - near) * held + near * expected) + decision
}

function partsOf(state: DivState, side: Side) {
  let [forces, guns, command, ground] = [0, 0, 0, 0]
  const units = unitsOf(state, side)
  const turns = turnsToDusk(state)
  for (const unit of state.units) if (unit.side === side && !unit.lost) forces += valueOf(unit)
  for (const unit of units) {
    guns += Math.min(unit.shots, turns) * TURN_OF_FIRE
    if (!isNearHq(state, unit)) command -= OUT_OF_RALLY * (unit.fp > 0 ? 2 : 1)
    if (isInside(state, unit)) ground += DUG_IN
  }
  const goers = units.filter(attacks)
  for (const objective of state.scenario.objectives) {
    const isHeld = holderOf(state, objective) === side
    const near = nearestOf(goers, objective.at, isHeld ? 1 : NEAREST)
    for (const [rank, far] of near.entries()) ground -= (Math.min(FARTHEST, far) * APPROACH) / (rank + 1)
  }
  const share = shareOf(state, side)
  return { forces, guns, command, ground, threats: share === 0 ? 0 : share * threatsOf(state, side) }
}

/** How far off the nearest few units are from a place, the nearest first. */
function nearestOf(units: readonly Standing[], at: Point, count: number): readonly number[] {
  const near: number[] = []
  for (const unit of units) {
    const far = distance(unit.at, at)
    if (near.length === count && far >= (near.at(-1) ?? 0)) continue
    const rank = near.findIndex(each => each > far)
    near.splice(rank === -1 ? near.length : rank, 0, far)
    if (near.length > count) near.pop()
  }
  return near
}
