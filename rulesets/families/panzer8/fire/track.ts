import type { Action } from '../../../../src/engine/action'
import { once } from '../../../../src/engine/memo'
import type { Option } from '../../../../src/engine/offer'
import { figure } from '../../../../src/engine/say'
import { squareToSegment } from '../../../../src/geometry/outline'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { type Eye, eyeOf } from '../ground/eye'
import { type Sight, sightBetween, standsBetween } from '../ground/sight'
import type { Piece } from '../ground/terrain'
import { placeOf } from '../model/lookup'
import type { Sheets, Weapon } from '../model/sheet'
import type { Element, Field, Pose } from '../model/state'
import { firingEye, isInField, isSpanned, poseOnTrack, spanAgainst, trackLength } from './shot'

/** How far apart places on a way are looked at, in inches. */
const LOOK = 0.5

/** A place on a way, and how an element is seen there. */
export interface Place {
  readonly along: number
  readonly eye: Eye
}

/** The places of a way, half an inch apart, from so many inches on; the way of one element. */
export function placesOn(
  sheets: Sheets,
  element: Element,
  track: readonly Pose[],
  reached: number,
): readonly Place[] {
  if (track.length === 0) return []
  const length = trackLength(track) - reached
  const count = length <= 0 && track.length === 1 ? 0 : Math.max(1, Math.ceil(length / LOOK))
  const places: Place[] = []
  for (let step = 0; step <= count; step++) {
    const along = count === 0 ? reached : Math.round((reached + (length * step) / count) * 100) / 100
    const pose = poseOnTrack(track, along)
    if (pose) places.push({ along, eye: eyeOf(sheets, element, pose) })
  }
  return places
}

/** Whether any place of a way may be in range of a weapon: asked before the places are looked at one by one. */
export function mayReachWay(
  sheets: Sheets,
  state: Field,
  firer: Element,
  weapon: Weapon,
  target: Element,
  track: readonly Pose[],
): boolean {
  const at = placeOf(state, firer)
  const span = at && spanAgainst(sheets, firer, weapon, target)
  if (!span) return false
  // From edge to edge it may be nearer than the middles of the bases are.
  if (state.houseRules['edge-to-edge'] === true) return true
  const reach = span.most + WITHIN
  for (let i = 1; i < track.length; i++) {
    const [a, b] = [track[i - 1], track[i]]
    if (a && b && squareToSegment(at.x, at.y, a.at.x, a.at.y, b.at.x, b.at.y) <= reach * reach) return true
  }
  return false
}

/** A shot at an element so many inches along its way. */
export interface OnWay<Shot> {
  readonly along: number
  readonly shot: Shot
}

/**
 * The shots at an element at places of its way, the last place first, and no more than `most` of them; `shotAt` is null where a
 * shot is not allowed.
 */
export function shotsOnWay<Shot>(
  sheets: Sheets,
  state: Field,
  firer: Element,
  weapon: Weapon,
  target: Element,
  places: readonly Place[],
  shotAt: (from: Eye, at: Eye, along: number, sight: Sight) => Shot | null,
  most: number,
): readonly OnWay<Shot>[] {
  const shots: OnWay<Shot>[] = []
  const span = places.length === 0 ? null : spanAgainst(sheets, firer, weapon, target)
  const from = span && firingEye(sheets, state, firer)
  if (!span || !from) return shots
  // What stands between here mostly does so at the next place too: it is asked first.
  let blocker: Piece | null = null
  for (let at = places.length - 1; at >= 0 && shots.length < most; at--) {
    const place = places[at]
    if (!place || !isSpanned(state, span, from, place.eye)) continue
    if (!isInField({ firer, weapon, from, at: place.eye })) continue
    if (blocker && standsBetween(sheets, state, blocker, from, place.eye)) continue
    const sight = sightBetween(sheets, state, from, place.eye)
    blocker = sight.blocker
    if (!sight.clear) continue
    const shot = shotAt(from, place.eye, place.along, sight)
    if (shot !== null) shots.push({ along: place.along, shot })
  }
  return shots
}

/** The best of some shots, of equal ones that earliest on the way. */
export function bestOnWay<Shot>(
  shots: readonly OnWay<Shot>[],
  merit: (shot: Shot) => number,
): OnWay<Shot> | null {
  let best: OnWay<Shot> | null = null
  let most = -1
  for (const each of shots) {
    const value = merit(each.shot)
    if (value < most) continue
    best = each
    most = value
  }
  return best
}

/**
 * The best place of a way, and where one sees it first and last: to stop it early, or as late as can be. Each leads along
 * all the places between. `optionAt` says what it is to fire at one of them, called so.
 */
export function optionsOnWay<Shot, A extends Action>(
  shots: readonly OnWay<Shot>[],
  merit: (shot: Shot) => number,
  optionAt: (place: OnWay<Shot>, called: string) => Option<A>,
): readonly Option<A>[] {
  const best = bestOnWay(shots, merit)
  const [last] = shots
  const first = shots.at(-1)
  if (!best || !first || !last) return []
  const along = once((): readonly Option<A>[] =>
    shots
      .toReversed()
      .map(
        place =>
          named.find(one => one.place.along === place.along)?.option ??
          led(place, `${figure(place.along)}″ along its way`),
      ),
  )
  const led = (place: OnWay<Shot>, called: string): Option<A> => ({ ...optionAt(place, called), along })
  const named = [
    { place: best, called: 'on its way' },
    { place: first, called: 'early on its way' },
    { place: last, called: 'late on its way' },
  ]
    .filter(({ place }, at, all) => all.findIndex(other => other.place.along === place.along) === at)
    .map(({ place, called }) => ({ place, option: led(place, called) }))
  return named.map(({ option }) => option)
}
