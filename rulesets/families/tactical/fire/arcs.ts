import { inArc, offArc } from '../../../../src/geometry/arcs'
import { type Degrees, type Point, heading } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Zone } from '../model/attacks'
import type { Book } from '../model/book'
import { type Standing, isOn, typeOf } from '../model/lookup'
import type { TacticalState } from '../model/state'
import type { Speciality, Subject } from '../text/subjects'
import type { UnitType, Weapon } from '../model/types'

/** How far to each side of its facing a unit fires, in degrees; null for all round (R4). */
export function halfArc(state: TacticalState, type: UnitType): Degrees | null {
  if (!type.arc) return null
  return isOn(state, 'narrow-arc') ? 22.5 : 45
}

/** What the arc of a unit is cited by: artillery, anti-tank guns and vehicles without a turret have each their own clause. */
export function arcSubject(type: UnitType, weapon: Weapon): Subject | Speciality {
  if (type.gun) return weapon.artillery ? 'artillery arc' : 'gun arc'
  return weapon.artillery ? 'self-propelled arc' : 'turretless arc'
}

/** Where a blow from a place falls on a unit (R5). Exactly 45 degrees is front, exactly 135 is side. */
export function zoneStruck(book: Book, state: TacticalState, from: Point, target: Standing): Zone {
  if (isOn(state, 'front-by-edge')) return zoneByEdges(from, target, typeOf(book, state, target).base / 2)
  const off = offArc(target.at, target.facing, from)
  if (inArc(off, 45)) return 'front'
  return inArc(off, 135) ? 'side' : 'back'
}

/** The zones by the lines along the front and the back edge of the base. */
function zoneByEdges(from: Point, target: Standing, half: number): Zone {
  const ahead = heading(target.facing)
  const forward = (from.x - target.at.x) * ahead.x + (from.y - target.at.y) * ahead.y
  if (forward >= half - WITHIN) return 'front'
  return forward >= -half - WITHIN ? 'side' : 'back'
}
