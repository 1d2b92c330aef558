import { chosenOffer } from '../../store/selectors'
import { session } from '../../store/current'
import type { Plan, Session } from '../../store/sessionState'
import type { Point } from '../../geometry/point'

// A planned way may be bent: its end becomes a corner, and the next press goes on from there.

const corners = new WeakMap<Plan, readonly Point[]>()
/** Whether the way that is planned may be led on round a corner at its end. */
export function mayTurnCorner(state: Session): boolean {
  const offer = chosenOffer(state)
  const { plan } = state
  return (
    plan !== null &&
    plan.trace.refusal === null &&
    plan.points.length > 0 &&
    offer?.input === 'path' &&
    !offer.steering
  )
}

/** The end of the planned way becomes a corner. */
export function turnCorner(): void {
  const state = session.store.getState()
  if (!state.plan || !mayTurnCorner(state)) return
  corners.set(state.plan, state.plan.points)
  session.actions.say({ text: 'A corner is set. Press where the way shall go on to.' })
}

/** The points of a way to a place that is pressed: round the corners that were set for it. */
export function roundCorners(plan: Plan | null, at: Point): readonly Point[] {
  const before = plan === null ? undefined : corners.get(plan)
  return before ? [...before, at] : [at]
}
