import type { Action } from '../../engine/action'
import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import type { Plan } from '../order'
import type { BattlePlan } from './battlePlan'

/**
 * The plan by which a side that deploys goes on once all its units stand, from what it thought out before; null where one is
 * to be made. Whoever stands may be put elsewhere as often as one likes, and with a new plan each time it could go on for ever.
 */
export function keptPlan<S extends GameState, A extends Action>(
  ruleset: Pick<Ruleset<S, A>, 'offers'>,
  view: S,
  side: Side,
  last: Plan<S, A> | undefined,
): BattlePlan | null {
  const [first] = last?.steps ?? []
  if (view.turn > 0 || !first) return null
  const isLeftToPlace = ruleset.offers(first.before, side).some(({ useful, refusal }) => useful && !refusal)
  return isLeftToPlace ? null : (first.order.plan ?? null)
}
