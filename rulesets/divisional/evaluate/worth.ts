import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { unitsOf } from '../contact'
import { isNearHq } from '../rally'
import { holderOf } from '../objectives'
import type { DivState } from '../state'
import { isInside } from '../rest'
import { combatsAhead } from './combats'
import { GOES, valueOf } from './values'

/** More than any position in play. */
const WON = 10_000

export type Merits = Readonly<
  Record<'forces' | 'guns' | 'objectives' | 'ground' | 'command' | 'combats', number>
>

const TURN_OF_FIRE = 9
const OBJECTIVE = 220
/** Nearer to an objective that is not held, for each inch, for the few that are nearest. */
const APPROACH = 7
const NEAREST = 4
const OUT_OF_RALLY = 14
const DUG_IN = 16

/** How good a position is for a side. 100 is about a battalion; worth(A) is -worth(B). */
export function worth(state: DivState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  return Object.values(merits(state, side)).reduce((sum, each) => sum + each, 0)
}

/** What a position is made of for a side. */
export function merits(state: DivState, side: Side): Merits {
  const own = partsOf(state, side)
  const other = partsOf(state, otherSide(side))
  const difference = (part: keyof typeof own): number => own[part] - other[part]
  return {
    forces: difference('forces'),
    guns: difference('guns'),
    objectives: difference('objectives'),
    ground: difference('ground'),
    command: difference('command'),
    combats: combatsAhead(state, side),
  }
}

/** How much Objectives weigh: more as the last turns come. */
function urgency(state: DivState): number {
  const { turns, days } = state.scenario
  const left = turns - state.turn + (days - state.day) * turns
  return 1 + 2 / (1 + Math.max(0, left))
}

function partsOf(state: DivState, side: Side) {
  let [forces, guns, command, ground] = [0, 0, 0, 0]
  const units = unitsOf(state, side)
  for (const unit of state.units) if (unit.side === side && !unit.lost) forces += valueOf(unit)
  for (const unit of units) {
    guns += unit.shots * TURN_OF_FIRE
    if (!isNearHq(state, unit)) command -= OUT_OF_RALLY * (unit.fp > 0 ? 2 : 1)
    if (isInside(state, unit)) ground += DUG_IN
  }
  let objectives = 0
  const goers = units.filter(unit => GOES.has(unit.type))
  for (const objective of state.scenario.objectives) {
    const isHeld = holderOf(state, objective) === side
    if (isHeld) objectives += OBJECTIVE * urgency(state)
    const near = goers
      .map(unit => distance(unit.at, objective.at))
      .toSorted((a, b) => a - b)
      .slice(0, isHeld ? 1 : NEAREST)
    for (const [rank, far] of near.entries()) ground -= (Math.min(24, far) * APPROACH) / (rank + 1)
  }
  return { forces, guns, objectives, ground, command }
}
