import type { UnitId } from '../../../src/engine/ids'
import type { Pose } from '../../families/panzer8'
import { changedState } from '../changes'
import { asking, effectOn, elementOf } from '../lookup'
import type { D10Element, D10State } from '../state'

/**
 * The enemy is asked whether he answers an action: on the way that was gone, or where the element stands. An attack that follows a
 * move was answered on that way already.
 */
export function opened(
  state: D10State,
  unit: UnitId,
  track: readonly Pose[],
  hunted: UnitId | null = null,
): D10State {
  const element = elementOf(state, unit)
  const isAttackAfterMove =
    hunted === null &&
    track.length === 0 &&
    element.deeds.includes('move') &&
    element.deeds.includes('attack')
  if (isAttackAfterMove || isCovered(state, element)) return state
  return asking(state, { kind: 'react', unit, track, reached: 0, hunted })
}

/** Whether a card keeps the enemy from answering this action. */
function isCovered(state: D10State, element: D10Element): boolean {
  return effectOn(state, 'Heads down', element.id)?.act === element.acts
}

/** The state after one has answered: nobody does so earlier on the way any more. */
export function answeredTo(state: D10State, unit: UnitId, along: number | null): D10State {
  if (along === null) return state
  return changedState(state, {
    pending: state.pending.map(each =>
      each.kind === 'react' && each.unit === unit && each.track.length > 0
        ? { ...each, reached: along }
        : each,
    ),
  })
}

/** A result on an element: from then on it is answered where it stands, and what it was about to hunt is safe. */
export function interrupted(state: D10State, unit: UnitId): D10State {
  if (!state.pending.some(each => each.kind === 'react' && each.unit === unit)) return state
  return changedState(state, {
    pending: state.pending.map(each =>
      each.kind === 'react' && each.unit === unit ? { ...each, track: [], reached: 0, hunted: null } : each,
    ),
  })
}
