import { lineOf, stateOf } from '../../engine/battle'
import type { Action } from '../../engine/action'
import type { Side, UnitId } from '../../engine/ids'
import { isRefereeAction } from '../../engine/rulings'
import { type Stated, goingBack } from '../../engine/stating'
import { session } from '../../store/current'
import { actions } from '../useSession'

/** How far back it is looked where somebody stood before. */
const MEMORY = 400

/** Does a deed in a stated situation: the statement first, as an act of the referee that all read, then the act itself. */
export function doStated(
  stated: Pick<Stated, 'places' | 'ground'>,
  pair: readonly (UnitId | null)[],
  reason: string,
  action: Action | null,
  side: Side,
): void {
  const { battle } = session.store.getState()
  if (!battle) return
  const { scenario } = battle
  const past = [
    ...lineOf(battle)
      .moments.slice(Math.max(0, battle.cursor - MEMORY), battle.cursor)
      .toReversed(),
    battle.opening,
  ].map(({ state }) => state)
  const places = [...stated.places, ...goingBack(scenario, stateOf(battle), pair, past)]
  const statement: Stated = { type: 'referee', do: 'state', reason, places, ground: stated.ground }
  if (places.length > 0 && !actions.perform(statement)) return
  if (action) actions.perform(action, { side })
}

/** Takes the last act back, and what was stated for it. */
export function takeBack(): void {
  actions.undo()
  const { battle } = session.store.getState()
  if (!battle) return
  const last = lineOf(battle).moments[battle.cursor - 1]?.step.action
  if (last && isRefereeAction(last) && last.do === 'state') actions.undo()
}
