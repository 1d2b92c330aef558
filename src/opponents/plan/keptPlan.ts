import type { Action } from '../../engine/action'
import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import type { Plan } from '../order'
import type { BattlePlan } from './battlePlan'

/** So many plans a side that deploys makes once all its units stand; then it keeps to the last of them. */
const MOST = 5

/** How often a side that deploys has thought since all its units stood, this time included; 0 before, and in the battle. */
export function timesOver<S extends GameState, A extends Action>(
  ruleset: Pick<Ruleset<S, A>, 'offers'>,
  view: S,
  side: Side,
  last: Plan<S, A> | undefined,
): number {
  const [first] = last?.steps ?? []
  if (view.turn > 0 || !first) return 0
  const isLeftToPlace = ruleset.offers(first.before, side).some(({ useful, refusal }) => useful && !refusal)
  return isLeftToPlace ? 0 : (last?.over ?? 0) + 1
}

/**
 * The plan that a side goes on with which has done over its deployment long enough; null where one is to be made. Whoever
 * stands may be put elsewhere as often as one likes, and with a new plan each time it could go on for ever.
 */
export function keptPlan(over: number, last: Plan | undefined): BattlePlan | null {
  return over > MOST ? (last?.steps[0]?.order.plan ?? null) : null
}
