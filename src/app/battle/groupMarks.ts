import type { UnitId } from '../../engine/ids'
import type { Mark } from '../../engine/scene'
import { seenNow, tell } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { type Carried, groupNow, plannedTogether } from '../../store/together'
import { apart, placeOf } from './places'

/** Who is moved together: an outline each. */
export function groupMarks(session: Session): readonly Mark[] {
  return [
    ...groupNow(session).map((token): Mark => ({ kind: 'outline', token, tone: 'chosen' })),
    ...othersMarks(session, plannedTogether(session), session.plan?.unit ?? null),
  ]
}

/** Where the others end who go with the one in the hand, and why some of them do not. */
export function othersMarks(
  session: Session,
  carried: readonly Carried[],
  leader: UnitId | null,
): readonly Mark[] {
  const { ruleset } = session
  const view = seenNow(session)
  if (!ruleset || !view) return []
  return carried.flatMap(({ unit, trace, action, refusal }): readonly Mark[] => {
    if (unit === leader && action !== null) return []
    const at = placeOf(view, unit)
    if (!at) return []
    const { stop } = trace
    const ghost: Mark = {
      kind: 'ghost',
      token: unit,
      at: stop.at,
      facing: stop.facing,
      tone: 'chosen',
      ...(stop.figures && { figures: stop.figures }),
    }
    const moves = action !== null && (apart(at, stop.at) > 0.01 || trace.legs.length > 0)
    if (!refusal) return moves ? [ghost] : []
    const [first] = refusal.reasons
    const tag: Mark = {
      kind: 'tag',
      short: true,
      token: unit,
      at: moves ? stop.at : at,
      tone: 'refused',
      figures: [],
      bar: [],
      lines: [tell(ruleset, view, first)],
      ...(first.clause ? { clause: first.clause } : {}),
    }
    return moves ? [ghost, tag] : [tag]
  })
}
