import { distanceToLine } from '../../../src/geometry/lines'
import { contains } from '../../../src/geometry/polygons'
import { WITHIN, isWithin } from '../../../src/geometry/tolerance'
import {
  type Aim,
  type Cover,
  type ElementType,
  type Eye,
  type Sight,
  type Pose,
  type Weapon,
  aimed,
  isOnFlank,
  isVehicle,
  outlineOf,
  ridesOutside as rides,
  smokeIn,
  firingEye,
  targetEye,
} from '../../families/panzer8'
import { typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS, sheetsIn } from '../sheets'
import type { D10Element, D10State, Pending } from '../state'
import { NEAR } from '../tables'

/** A shot measured once: all that the rules of fire ask. */
export interface Shot extends Aim<D10Element> {
  /** No part of the firer is to the target's front. */
  readonly flank: boolean
  readonly near: boolean
  readonly smoke: boolean
}

/** Who is answered, before or after something else is decided; null if nobody is. */
export function answered(state: D10State): Extract<Pending, { kind: 'react' }> | null {
  for (const each of state.pending) if (each.kind === 'react') return each
  return null
}

/** The way on which an element is answered; empty for everybody else. */
export function trackOf(state: D10State, element: D10Element): readonly Pose[] {
  const asked = answered(state)
  return asked?.unit === element.id ? asked.track : []
}

/** Where a target is fired upon; null if it cannot be found there. */
export const targetPlace = (state: D10State, target: D10Element, along: number | null): Eye | null =>
  targetEye(SHEETS, state, target, along, trackOf(state, target))

/** Measures a shot; null where the firer or the target is nowhere. */
export function measureShot(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
  along: number | null,
): Shot | null {
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, along)]
  return from && at && measureBetween(state, firer, weapon, target, from, at, along)
}

/** As `measureShot` where both ends are known, and perhaps the line of sight between them. */
export function measureBetween(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
  from: Eye,
  at: Eye,
  along: number | null,
  sight?: Sight,
): Shot {
  const aim = aimed(sheetsIn(state), state, firer, weapon, target, from, at, along, sight)
  const isShort = state.houseRules['short-weapons'] === true && aim.range <= NEAR
  return {
    firer,
    target,
    weapon,
    mode: aim.mode,
    from,
    at,
    along,
    distance: aim.distance,
    range: aim.range,
    reach: aim.reach,
    sight: aim.sight,
    cover: aim.cover,
    flank: isFlankShot(state, typeOf(target), from, at),
    near: isWithin(aim.distance, NEAR) && !firer.suppressed && !isShort,
    smoke: aim.cover.kind === 'smoke' || isInSmoke(state, from, at),
  }
}

/** Whether every corner of a firer's base is behind the line through the target's front edge, or on it. */
function isFlankShot(state: D10State, target: ElementType, from: Eye, at: Eye): boolean {
  if (state.houseRules['flank-vehicles'] === true && !isVehicle(target) && target.class !== 'csw')
    return false
  return outlineOf(from).every(corner => isOnFlank(corner, at, target.depth + 2 * WITHIN))
}

/** Whether a target, or the line of sight to it, touches smoke. */
export function isInSmoke(state: D10State, { at: start }: Pick<Eye, 'at'>, end: Eye): boolean {
  const smoke = smokeIn(state)
  if (smoke.length === 0) return false
  const { at } = end
  const base = outlineOf(end)
  return smoke.some(({ at: middle }) => {
    const reach = SHEETS.smoke + WITHIN
    return (
      distanceToLine(middle, [start, at]) <= reach ||
      contains(base, middle) ||
      distanceToLine(middle, [...base, ...base.slice(0, 1)]) <= reach
    )
  })
}

/** Soft or hard cover of a target: hull-down and smoke are counted by themselves. */
export const isSheltered = ({ kind }: Cover): boolean => kind === 'soft' || kind === 'hard'

/** Passengers fire from vehicles, riders and crews do not. */
export const ridesOutside = (state: D10State, element: D10Element): boolean => rides(SHEETS, state, element)

/** Whether this is a time for answers to an element of the other side. */
export const isReaction = (state: D10State, element: D10Element): boolean => element.side !== state.active
