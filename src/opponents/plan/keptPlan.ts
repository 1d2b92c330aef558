import type { GameState } from '../../engine/state'
import type { Plan } from '../order'
import type { BattlePlan } from './battlePlan'

/** More plans than a side makes that comes to an end by itself: as the battles are, four is the most that was seen. */
const MOST = 10

/**
 * The plan that a side goes on with which has planned its deployment often enough; null where one is to be made. Whoever
 * stands may be put elsewhere as often as one likes, and with a new plan each time it could go on for ever.
 */
export function keptPlan(view: GameState, last: Plan | undefined): BattlePlan | null {
  const hasPlannedEnough = view.turn === 0 && (last?.deploying ?? 0) >= MOST
  return hasPlannedEnough ? (last?.steps[0]?.order.plan ?? null) : null
}
