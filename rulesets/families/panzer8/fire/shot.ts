import { otherSide } from '../../../../src/engine/ids'
import { gap } from '../../../../src/geometry/bases'
import { squareToSegment } from '../../../../src/geometry/outline'
import { type Point, angleBetween, bearing, distance, heading } from '../../../../src/geometry/point'
import { ARC_TOLERANCE, WITHIN, isWithin } from '../../../../src/geometry/tolerance'
import { apart } from '../ground/apart'
import { type Cover, NO_COVER, coverOf, crossesBase } from '../ground/cover'
import { type Eye, eyeOf } from '../ground/eye'
import { HALF_FIELD, type Sight, sightBetween } from '../ground/sight'
import { baseOf, carriage, placeOf, stands, typeOf } from '../model/lookup'
import { type Sheets, type Weapon, isArmoured, isFoot, isVehicle } from '../model/sheet'
import type { Element, Field, Pose, Standing } from '../model/state'

/** A suppressed firer reaches no farther than this, in inches. */
export const SHAKEN_REACH = 4

/** A shot measured once: all that lies between a firer and his target. */
export interface Aim<E extends Element = Element> {
  readonly firer: E
  readonly target: E
  readonly weapon: Weapon
  /** AP at what is armoured, HE or small arms at everything else. */
  readonly mode: 'AP' | 'HE/SA'
  readonly from: Eye
  readonly at: Eye
  /** Inches along its way at which the target is fired upon; null: where it is. */
  readonly along: number | null
  readonly distance: number
  /** The greatest range of the value that is used, and what the firer reaches as it is. */
  readonly range: number
  readonly reach: number
  readonly sight: Sight
  readonly cover: Cover
}

/** The bearing of a weapon's field of fire. */
export const aimOf = (weapon: Weapon, facing: number): number =>
  weapon.field === 'rear' ? facing + 180 : facing

/** What an element fires from or stands in: its carrier, if it has one. */
function seatOf<S extends Field>(state: S, element: S['units'][number]): S['units'][number] {
  if (element.carriedBy === null) return element
  return state.units.find(each => each.id === element.carriedBy) ?? element
}

/** Where an element fires from: its own place, or that of the vehicle in which it sits; null if nowhere. */
export function firingPose(state: Field, firer: Element): Pose | null {
  const { at, facing } = seatOf(state, firer)
  return at && { at, facing }
}

/** The length of a way in inches. */
export function trackLength(track: readonly Pose[]): number {
  let length = 0
  for (let i = 1; i < track.length; i++) {
    const [a, b] = [track[i - 1], track[i]]
    if (a && b) length += distance(a.at, b.at)
  }
  return length
}

/** The pose so many inches along a way; null beyond its end, and for no way at all. */
export function poseOnTrack(track: readonly Pose[], inches: number): Pose | null {
  let left = inches
  let last = track[0]
  if (!last) return null
  for (const next of track) {
    const run = distance(last.at, next.at)
    if (run > 0 && left < run) {
      const t = left / run
      const place = { x: last.at.x + (next.at.x - last.at.x) * t, y: last.at.y + (next.at.y - last.at.y) * t }
      // Under way it looks where it goes.
      return { at: place, facing: left <= 0 ? last.facing : next.facing }
    }
    left -= run
    last = next
  }
  return left > WITHIN ? null : last
}

/** Where a target is fired upon, on this way if an inch of it is named; null if it cannot be found there. */
export function targetPose(
  state: Field,
  target: Element,
  along: number | null,
  track: readonly Pose[],
): Pose | null {
  if (along !== null) return poseOnTrack(track, along)
  const at = placeOf(state, target)
  return at && { at, facing: seatOf(state, target).facing }
}

/** Whoever an element's eyes are those of: the carrier of one who is carried. */
export const eyesOf = seatOf

/** Measures a shot between two ends, along a line of sight that is known already or is looked for. */
export function aimed<E extends Element>(
  sheets: Sheets,
  state: Field,
  firer: E,
  weapon: Weapon,
  target: E,
  from: Eye,
  at: Eye,
  along: number | null,
  sight: Sight = sightBetween(sheets, state, from, at),
): Aim<E> {
  const mode = isArmoured(typeOf(sheets, target)) ? 'AP' : 'HE/SA'
  const range = mode === 'AP' ? weapon.apRange : weapon.range
  // Who rides is not dug in, whatever he was before.
  const covered = target.carriedBy === null ? target : { ...target, dugIn: false }
  return {
    firer,
    target,
    weapon,
    mode,
    from,
    at,
    along,
    distance: sight.distance,
    range,
    reach: firer.suppressed ? Math.min(SHAKEN_REACH, range) : range,
    sight,
    cover: sight.clear ? coverOf(sheets, state, from, covered, at, sight, coverKind(mode, weapon)) : NO_COVER,
  }
}

/** Hull-down counts against AP alone; mortars and flame pass some of the cover by, whatever they are fired at. */
const coverKind = (mode: Aim['mode'], { kind }: Weapon): Parameters<typeof coverOf>[6] =>
  mode === 'HE/SA' || kind === 'M' || kind === 'F' ? kind : 'AP'

/** Whether somebody is behind the line through the front edge of a base. */
export function isOnFlank(from: Point, target: Pose, depth: number): boolean {
  const ahead = heading(target.facing)
  const forward = (from.x - target.at.x) * ahead.x + (from.y - target.at.y) * ahead.y
  return forward < depth / 2 - 1e-9
}

/** Whether the target lies in the field in which the weapon can fire now. */
export function isInField({
  firer,
  weapon,
  from,
  at,
}: Pick<Aim, 'firer' | 'weapon' | 'from' | 'at'>): boolean {
  if (firer.carriedBy !== null && !firer.suppressed) return true
  if (weapon.field === 'all' && !firer.suppressed) return true
  if (distance(from.at, at.at) < 1e-9) return true
  return angleBetween(bearing(from.at, at.at), aimOf(weapon, from.facing)) <= HALF_FIELD + ARC_TOLERANCE
}

/** Half the width of the way that small arms need. */
const HALF_BASE = 0.6

/** Whether a base stands in a shot: across its line, or on the way one base wide that small arms need. */
function standsInLine({ weapon, mode, from, at }: Aim, base: readonly Point[]): boolean {
  if (crossesBase(from.at, at.at, base)) return true
  if (weapon.kind !== 'SA' || mode === 'AP') return false
  return gap(stripOf(from.at, at.at), base) < 1e-9
}

function stripOf(a: Point, b: Point): readonly Point[] {
  const length = distance(a, b) || 1
  const x = (-(b.y - a.y) / length) * HALF_BASE
  const y = ((b.x - a.x) / length) * HALF_BASE
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
    { x: b.x - x, y: b.y - y },
    { x: a.x - x, y: a.y - y },
  ]
}

/** Farther off the line than this nobody stands in it. */
const ASIDE = 1.9

/** The first element of a side that stands in a shot and is so. */
function firstBetween<S extends Field>(
  sheets: Sheets,
  state: S,
  shot: Aim,
  side: Element['side'],
  isSo: (each: Standing<S['units'][number]>) => boolean,
): Standing<S['units'][number]> | null {
  const { firer, target } = shot
  const [a, b] = [shot.from.at, shot.at.at]
  for (const each of state.units as readonly S['units'][number][]) {
    if (each.side !== side || !stands(each)) continue
    if (squareToSegment(each.at.x, each.at.y, a.x, a.y, b.x, b.y) > ASIDE * ASIDE) continue
    if (each.id === firer.id || each.id === target.id) continue
    if (each.id === firer.carriedBy || each.carriedBy === firer.id) continue
    if (each.id === target.carriedBy) continue
    if (standsInLine(shot, baseOf(sheets, each)) && isSo(each)) return each
  }
  return null
}

/** The first friend in the line of a shot; a firer who is elevated or has a mortar passes over those near to him. `past` never blocks. */
export function friendInLine<S extends Field>(
  sheets: Sheets,
  state: S,
  shot: Aim,
  past?: string,
): Standing<S['units'][number]> | null {
  const { firer, weapon, from, at } = shot
  const isOver = firer.elevated || weapon.kind === 'M'
  return firstBetween(
    sheets,
    state,
    shot,
    firer.side,
    each => each.id !== past && !(isOver && distance(each.at, from.at) < distance(each.at, at.at)),
  )
}

/** Enemy infantry or a crew-served weapon on the way of small arms, at which the firer could fire instead. */
export function screenInLine<S extends Field>(
  sheets: Sheets,
  state: S,
  shot: Aim,
  couldFireAt: (other: Standing<S['units'][number]>) => boolean,
): Standing<S['units'][number]> | null {
  const { firer, weapon, target, along, cover, mode } = shot
  if (weapon.kind !== 'SA' || mode === 'AP') return null
  if (isVehicle(typeOf(sheets, target))) return null
  if (along !== null && cover.kind === 'none') return null
  return firstBetween(sheets, state, shot, otherSide(firer.side), each => {
    const type = typeOf(sheets, each)
    return (isFoot(type) || type.class === 'csw') && couldFireAt(each)
  })
}

/** Passengers sit inside, riders outside. */
export function ridesOutside(sheets: Sheets, state: Field, element: Element): boolean {
  if (element.carriedBy === null) return false
  return carriage(sheets, seatOf(state, element), element) === 'rides'
}

/** Inches between which a weapon can be used against a target. */
interface Span {
  readonly least: number
  readonly most: number
}

/** The inches between which a weapon can be used against a target; null where it has no value against such. */
export function spanAgainst(sheets: Sheets, firer: Element, weapon: Weapon, target: Element): Span | null {
  const isAp = isArmoured(typeOf(sheets, target))
  if ((isAp ? weapon.ap : weapon.value) === null) return null
  const range = isAp ? weapon.apRange : weapon.range
  return { least: weapon.least, most: firer.suppressed ? Math.min(SHAKEN_REACH, range) : range }
}

export function isSpanned(state: Field, { least, most }: Span, from: Eye, at: Eye): boolean {
  const away = apart(state, from, at)
  return isWithin(away, most) && away >= least - WITHIN
}

/** The line of sight of a shot that is worth measuring: there is a value for the target, and it is in range and in sight. */
export function sightInReach(
  sheets: Sheets,
  state: Field,
  firer: Element,
  weapon: Weapon,
  target: Element,
  from: Eye,
  at: Eye,
): Sight | null {
  const span = spanAgainst(sheets, firer, weapon, target)
  if (span === null || !isSpanned(state, span, from, at)) return null
  const sight = sightBetween(sheets, state, from, at)
  return sight.clear ? sight : null
}

/** The end of a line of sight at which an element fires: its own, or that of the vehicle in which it sits; null if nowhere. */
export function firingEye(sheets: Sheets, state: Field, firer: Element): Eye | null {
  const seat = seatOf(state, firer)
  return seat.at && eyeOf(sheets, seat, seat as Standing)
}

/** The end of a line of sight at which a target is fired upon; null if it cannot be found there. */
export function targetEye(
  sheets: Sheets,
  state: Field,
  target: Element,
  along: number | null,
  track: readonly Pose[],
): Eye | null {
  const isThere = along === null && target.carriedBy === null && target.at !== null
  const pose = isThere ? (target as Standing) : targetPose(state, target, along, track)
  return pose && eyeOf(sheets, target, pose)
}
