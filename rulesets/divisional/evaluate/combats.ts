import { type Side } from '../../../src/engine/ids'
import { factorsOf, marginOf } from '../combat'
import { foesOf, unitsOf } from '../contact'
import type { Standing } from '../lookup'
import { activeSide } from '../lookup'
import type { DivState } from '../state'
import { FP_FOR_FIGHTING, RESULTS } from '../tables'
import { lossOf } from './values'

/** The side whose combats come next. */
export function nextToFight(state: DivState): Side {
  const side = activeSide(state)
  if (!state.step.endsWith('rallies')) return side
  return side === 'A' ? 'B' : 'A'
}

/** What giving way is worth besides the Fatigue Points, for each inch. */
const GROUND_LOST = 6

/** What the combats that must come are worth to a side, each contact by the mean of its dice. */
export function combatsAhead(state: DivState, side: Side): number {
  const attacking = nextToFight(state)
  const isFighting = state.step.endsWith('fights')
  let sum = 0
  for (const unit of unitsOf(state, attacking)) {
    let best = -Infinity
    for (const foe of foesOf(state, unit)) {
      if (isFighting && !state.toFight.some(({ by, on }) => by === unit.id && on === foe.id)) continue
      best = Math.max(best, meanOf(state, unit, foe))
    }
    if (best > -Infinity) sum += best
  }
  return attacking === side ? sum : -sum
}

/** The mean worth of a combat to the unit that attacks. */
export function meanOf(state: DivState, unit: Standing, foe: Standing): number {
  const [own, other] = factorsOf(state, unit, foe)
  let sum = 0
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const [mine, theirs] = [own.total + a, other.total + b]
      const margin = marginOf(mine, theirs)
      const { fp, withdraws } = RESULTS[margin]
      const inches = withdraws === 'difference' ? Math.abs(mine - theirs) : withdraws
      const isLost = mine < theirs
      const isTie = margin === 'tie'
      const ownLoss = lossOf(unit, FP_FOR_FIGHTING + (isLost ? fp : 0)) + (isLost ? inches * GROUND_LOST : 0)
      const otherLoss =
        lossOf(foe, FP_FOR_FIGHTING + (!isLost && !isTie ? fp : 0)) +
        (!isLost && !isTie ? inches * GROUND_LOST : 0)
      sum += otherLoss - ownLoss
    }
  }
  return sum / 36
}
