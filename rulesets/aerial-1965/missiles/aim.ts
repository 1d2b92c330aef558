import type { Reason } from '../../../src/engine/refusal'
import { type WedgeWidth, hexDistance, inWedge } from '../../../src/geometry/hexes'
import { type AirState, type Pose, type Standing, isOn, poseOf } from '../../families/air'
import { fittedOf } from './jet'
import { MISSILES, type Missile } from './tables'
import type { MissileCode } from './words'

const clause = (id: string): string => `aerial-1965-${id}`

/** House rules that open or close the arc of a kind (R13). */
const WIDTHS = { HS: ['wide-hs', 'narrow-hs'], RH: ['wide-rh', 'narrow-rh'] } as const

export function widthOf(state: AirState, missile: Missile): WedgeWidth {
  const [wide, narrow] = WIDTHS[missile]
  return isOn(state, wide) ? 'wide' : isOn(state, narrow) ? 'row' : 'narrow'
}

/** Whether two fly the same way (R26). */
function sameWay(state: AirState, own: Pose, other: Pose): boolean {
  const sides = (other.facing - own.facing + 6) % 6
  return sides === 0 || (isOn(state, 'near-course') && (sides === 1 || sides === 5))
}

/** Whether a target lies where a missile reaches: level, distance, arc, course, and nothing else. */
export function bears(state: AirState, own: Pose, target: Pose, missile: Missile): boolean {
  if (own.level !== target.level) return false
  const { least, most, chases } = MISSILES[missile]
  const distance = hexDistance(own.hex, target.hex)
  if (distance < least || distance > most) return false
  if (chases && !sameWay(state, own, target)) return false
  return inWedge(own.hex, own.facing, target.hex, widthOf(state, missile))
}

/** How many missiles of a kind an aircraft may fire at once (R21). */
export function mostAtOnce(state: AirState, aircraft: Standing, missile: Missile): number {
  const left = fittedOf(aircraft)[missile]
  return isOn(state, 'two-at-most') ? Math.min(2, left) : left
}

/** Whether an aircraft can fire so many missiles at a target: what `launchReasons` says, asked often. */
export const canLaunch = (state: AirState, firer: Standing, target: Standing, missile: Missile): boolean =>
  target.side !== firer.side &&
  fittedOf(firer)[missile] > 0 &&
  bears(state, poseOf(state, firer), poseOf(state, target), missile)

/** Why an aircraft cannot fire so many missiles at a target from where it is, the weightiest first. */
export function launchReasons(
  state: AirState,
  firer: Standing,
  target: Standing | undefined,
  missile: Missile,
  count: number,
): readonly Reason<MissileCode>[] {
  const { least, most, chases, clauses } = MISSILES[missile]
  if (!target) return [{ code: 'no-target', clause: clause('R28') }]
  if (target.side === firer.side) return [{ code: 'own-side', clause: clause('R28') }]
  const left = fittedOf(firer)[missile]
  if (left === 0) return [{ code: 'none-left', clause: clause('1.4'), facts: { missile } }]
  const limit = mostAtOnce(state, firer, missile)
  if (count > limit) return [{ code: 'too-many-missiles', clause: clause('R21'), facts: { limit, missile } }]
  const [own, other] = [poseOf(state, firer), poseOf(state, target)]
  const distance = hexDistance(own.hex, other.hex)
  const reasons: Reason<MissileCode>[] = []
  if (distance > 0 && !inWedge(own.hex, own.facing, other.hex, widthOf(state, missile)))
    reasons.push({ code: 'not-in-front', clause: clause(clauses.arc) })
  if (distance > most)
    reasons.push({ code: 'out-of-range', clause: clause(clauses.range), facts: { distance, limit: most } })
  if (distance < least)
    reasons.push({ code: 'too-near', clause: clause(clauses.range), facts: { distance, least } })
  if (own.level !== other.level) {
    const levels = { own: own.level, level: other.level }
    reasons.push({ code: 'not-level', clause: clause(clauses.level), facts: levels })
  }
  if (chases && !sameWay(state, own, other))
    reasons.push({ code: 'not-same-way', clause: clause(clauses.course) })
  return reasons
}
