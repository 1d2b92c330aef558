import { otherSide } from '../../src/engine/ids'
import { type Degrees, type Point, angleBetween, moveBy } from '../../src/geometry/point'
import type { Reason } from './act'
import { type Standing, inches, reason, vesselsOf } from './lookup'
import { isOnTable, landIn } from './passage'
import { sighting } from './spotting'
import type { CoastalState, Tubes, Vessel } from './state'
import { TORPEDO } from './tables'
import { covers } from './weapons'
import { contains } from '../../src/geometry/polygons'

/** R25: enemies that a vessel has spotted; else a Submarine that it may look for. */
export function spottedBy(state: CoastalState, vessel: Standing): 'spotted' | 'die' | null {
  let best: 'die' | null = null
  for (const target of vesselsOf(state, otherSide(vessel.side))) {
    const seen = sighting(state, vessel, target)
    if (seen === 'spotted') return 'spotted'
    if (seen === 'die') best = 'die'
  }
  return best
}

/** Why no torpedo can be launched from some tubes. */
export function tubesReasons(state: CoastalState, vessel: Standing, tubes: Tubes): readonly Reason[] {
  if (tubes.left <= 0) return [reason('coastal-R25', 'no-torpedo-left')]
  return spottedBy(state, vessel) ? [] : [reason('coastal-R25', 'nobody-to-launch-at')]
}

/** Where the counter of a torpedo is laid (10.1). */
export const counterAt = (state: CoastalState, from: Point, facing: Degrees): Point =>
  moveBy(from, facing, inches(state, TORPEDO.least))

/** Why a torpedo cannot be launched in a direction. */
export function bearingReasons(
  state: CoastalState,
  vessel: Standing,
  tubes: Tubes,
  facing: Degrees,
): readonly Reason[] {
  const off = angleBetween(facing, vessel.facing)
  if (!covers(tubes.arc, off))
    return [
      reason(tubes.arc === 'F' ? 'coastal-6.8' : 'coastal-R16', 'torpedo-arc', { off: Math.round(off) }),
    ]
  const at = counterAt(state, vessel.at, facing)
  if (!isOnTable(state, at)) return [reason('coastal-R27', 'counter-off-table')]
  if (landIn(state).some(area => contains(area, at))) return [reason('coastal-R13', 'counter-ashore')]
  return []
}

export const mayLaunch = (state: CoastalState, vessel: Standing): boolean =>
  vessel.tubes.some(tubes => tubes.left > 0) && spottedBy(state, vessel) !== null

export const torpedoesLeft = ({ tubes }: Vessel): number => tubes.reduce((sum, { left }) => sum + left, 0)
