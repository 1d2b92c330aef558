import { otherSide } from '../../../src/engine/ids'
import { angleBetween, bearing, distance, heading, type Point } from '../../../src/geometry/point'
import { distanceToLine } from '../../../src/geometry/lines'
import { ARC_TOLERANCE, WITHIN, isWithin } from '../../../src/geometry/tolerance'
import { gap } from '../../../src/geometry/bases'
import {
  type Cover,
  type Eye,
  HALF_FIELD,
  NO_COVER,
  type Pose,
  type Sight,
  type Weapon,
  baseOf,
  carriage,
  coverOf,
  crossesBase,
  eyeOf,
  isArmoured,
  isFoot,
  onTable,
  placeOf,
  sightBetween,
} from '../../families/panzer8'
import { type OnTable, elementOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import { CREW, NEAR } from '../tables'

/** A shot measured once: all that the rules of fire ask. */
export interface Shot {
  readonly firer: D20Element
  readonly target: D20Element
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
  /** The firer is behind the line on which the target's front edge lies. */
  readonly flank: boolean
  readonly near: boolean
}

/** The bearing of a weapon's field of fire. */
export const aimOf = (weapon: Weapon, facing: number): number =>
  weapon.field === 'rear' ? facing + 180 : facing

/** Where an element fires from: its own place, or that of the vehicle in which it sits. */
export function firingPose(state: D20State, firer: D20Element): Pose | null {
  if (firer.carriedBy === null) return firer.at && { at: firer.at, facing: firer.facing }
  const carrier = elementOf(state, firer.carriedBy)
  return carrier.at && { at: carrier.at, facing: carrier.facing }
}

/** The way of an element's last move as inches and poses. */
export function trackLength({ track }: D20Element): number {
  let length = 0
  for (let i = 1; i < track.length; i++) {
    const [a, b] = [track[i - 1], track[i]]
    if (a && b) length += distance(a.at, b.at)
  }
  return length
}

/** Its pose so many inches along that way. */
export function poseOnTrack({ track }: D20Element, inches: number): Pose | null {
  let left = inches
  let last = track[0]
  if (!last) return null
  for (const next of track.slice(1)) {
    const run = distance(last.at, next.at)
    if (run > 0 && left < run) {
      const t = left / run
      const at = { x: last.at.x + (next.at.x - last.at.x) * t, y: last.at.y + (next.at.y - last.at.y) * t }
      // Under way it looks where it goes.
      return { at, facing: left <= 0 ? last.facing : next.facing }
    }
    left -= run
    last = next
  }
  return left > WITHIN ? null : last
}

/** Where a target is fired upon; null if it cannot be found there. */
export function targetPose(state: D20State, target: D20Element, along: number | null): Pose | null {
  if (along !== null) return poseOnTrack(target, along)
  const at = placeOf(state, target)
  if (!at) return null
  const carrier = target.carriedBy === null ? target : elementOf(state, target.carriedBy)
  return { at, facing: carrier.facing }
}

/** Whether an element uses its AP value now: an anti-tank team may not be there. */
export function apOf(firer: D20Element, weapon: Weapon): Weapon['ap'] {
  return firer.team === false ? null : weapon.ap
}

/** Measures a shot; null where the firer or the target is nowhere. */
export function measureShot(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
  along: number | null,
): Shot | null {
  const stand = firingPose(state, firer)
  const pose = targetPose(state, target, along)
  if (!stand || !pose) return null
  const carrier = firer.carriedBy === null ? firer : elementOf(state, firer.carriedBy)
  const from = eyeOf(SHEETS, carrier, stand)
  const at = eyeOf(SHEETS, target, pose)
  return measureBetween(state, firer, weapon, target, from, at, along)
}

/** As `measureShot` where both ends are known. */
export function measureBetween(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
  from: Eye,
  at: Eye,
  along: number | null,
): Shot {
  const mode = isArmoured(typeOf(target)) ? 'AP' : 'HE/SA'
  const sight = sightBetween(SHEETS, state, from, at)
  const range = mode === 'AP' ? weapon.apRange : weapon.range
  const isRider = target.carriedBy !== null
  const away = sight.distance
  return {
    firer,
    target,
    weapon,
    mode,
    from,
    at,
    along,
    distance: away,
    range,
    reach: firer.suppressed ? Math.min(NEAR, range) : range,
    sight,
    cover: sight.clear
      ? coverOf(
          SHEETS,
          state,
          from,
          isRider ? { ...target, dugIn: false } : target,
          at,
          sight,
          coverKind(mode, weapon),
        )
      : NO_COVER,
    flank: [from.at, ...(state.houseRules['strict-flank'] === true ? from.base : [])].every(p =>
      isOnFlank(p, at, typeOf(target).depth),
    ),
    near: isWithin(away, NEAR) && !firer.suppressed && range > NEAR,
  }
}

/** Hull-down counts against AP alone; mortars and flame pass some of the cover by, whatever they are fired at. */
const coverKind = (mode: Shot['mode'], { kind }: Weapon): Parameters<typeof coverOf>[6] =>
  mode === 'HE/SA' || kind === 'M' || kind === 'F' ? kind : 'AP'

/** Whether somebody is behind the line through the front edge of a base. */
export function isOnFlank(from: Point, target: Pose, depth: number): boolean {
  const ahead = heading(target.facing)
  const forward = (from.x - target.at.x) * ahead.x + (from.y - target.at.y) * ahead.y
  return forward < depth / 2 - 1e-9
}

/** Whether the target lies in the field in which the weapon can fire now. */
export function isInField({ firer, weapon, from, at }: Shot): boolean {
  if (firer.carriedBy !== null && !firer.suppressed) return true
  if (weapon.field === 'all' && !firer.suppressed) return true
  if (distance(from.at, at.at) < 1e-9) return true
  return angleBetween(bearing(from.at, at.at), aimOf(weapon, from.facing)) <= HALF_FIELD + ARC_TOLERANCE
}

/** Half the width of the way that small arms need. */
const HALF_BASE = 0.6

/** Whether a base stands in a shot: across its line, or on the way one base wide that small arms need. */
function standsInLine({ weapon, mode, from, at }: Shot, base: readonly Point[]): boolean {
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

function* between(state: D20State, shot: Shot, side: D20Element['side']): Iterable<OnTable> {
  const { firer, target, from, at } = shot
  for (const each of onTable(state, side)) {
    if (each.id === firer.id || each.id === target.id) continue
    if (each.id === firer.carriedBy || each.carriedBy === firer.id) continue
    if (each.id === target.carriedBy) continue
    if (distanceToLine(each.at, [from.at, at.at]) > ASIDE) continue
    if (standsInLine(shot, baseOf(SHEETS, each))) yield each
  }
}

/** The first friend in the line of a shot; a firer who is elevated or has a mortar passes over those near to him. `past` never blocks. */
export function friendInLine(state: D20State, shot: Shot, past?: string): OnTable | null {
  const { firer, weapon, from, at } = shot
  const isOver = firer.elevated || weapon.kind === 'M'
  for (const each of between(state, shot, firer.side)) {
    if (each.id === past) continue
    if (isOver && distance(each.at, from.at) < distance(each.at, at.at)) continue
    return each
  }
  return null
}

/** Enemy infantry or a crew-served weapon on the way of small arms, at which the firer could fire instead. */
export function screenInLine(
  state: D20State,
  shot: Shot,
  couldFireAt: (other: OnTable) => boolean,
): OnTable | null {
  const { firer, weapon, target, along, cover, mode } = shot
  if (weapon.kind !== 'SA' || mode === 'AP') return null
  const type = typeOf(target)
  const isVehicle = ![
    'infantry',
    'engineer',
    'csw',
    'commander',
    'hq',
    'fo',
    'cavalry',
    'bicycle',
    'motorcycle',
  ].includes(type.class)
  if (isVehicle) return null
  if (along !== null && cover.kind === 'none') return null
  for (const each of between(state, shot, otherSide(firer.side))) {
    const kind = typeOf(each)
    if (!isFoot(kind) && kind.class !== 'csw') continue
    if (couldFireAt(each)) return each
  }
  return null
}

/** Passengers fire from vehicles, riders and crews do not. */
export function ridesOutside(state: D20State, element: D20Element): boolean {
  if (element.carriedBy === null) return false
  return carriage(SHEETS, elementOf(state, element.carriedBy), element) === 'rides'
}

/** What a crew fires in close defence: its machine guns. */
export const CLOSE_DEFENCE: Weapon = {
  id: 'main',
  name: 'machine gun',
  kind: 'SA',
  value: CREW,
  ap: null,
  least: 0,
  range: 8,
  apRange: 0,
  accuracy: 0,
  field: 'all',
  hull: false,
}
