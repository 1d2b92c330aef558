import { memoLast } from '../../../src/engine/memo'
import {
  type Eye,
  type OnWay,
  type Pose,
  type Result,
  type Sight,
  type Weapon,
  firingEye,
  placesOn,
  shotsOnWay,
  isSpanned,
  mayReachWay,
  sightInReach,
  spanAgainst,
} from '../../families/panzer8'
import { effective } from '../combat/results'
import { SHEETS_OF_2011 as SHEETS, sheetsIn } from '../sheets'
import type { D10Element, D10State } from '../state'
import { canFire, targetReasons } from './limits'
import { chancesIn, columnOf, leadOf } from './reckon'
import { type Shot, answered, measureBetween, targetPlace, trackOf } from './shot'

/** What a shot is likely to come to. */
export function chancesOf(state: D10State, shot: Shot): { readonly hit: number; readonly destroy: number } {
  const chances = chancesIn(columnOf(shot), leadOf(state, shot))
  const isStar = shot.mode === 'AP' && shot.weapon.ap === '*' && state.houseRules['star-kills'] !== true
  let hit = 0
  let destroy = 0
  for (const [result, chance] of Object.entries(chances) as [Result, number][]) {
    const rolled = isStar && result === 'knocked out' ? 'suppressed' : result
    const means = effective(state, shot.target, rolled, shot.weapon.kind === 'M')
    if (means !== null) hit += chance
    if (means === 'knocked out') destroy += chance
  }
  return { hit, destroy }
}

/** The places of a way that is answered: asked of one and the same by everybody who might answer. */
const placesOf = memoLast((target: D10Element, track: readonly Pose[], reached: number) =>
  placesOn(SHEETS, target, track, reached),
)

/** The shots at an element on its way that are allowed, no earlier than has been answered; no more than `most` of them. */
export function shotsAlong(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
  most = Infinity,
): readonly OnWay<Shot>[] {
  const track = trackOf(state, target)
  if (track.length < 2) return []
  const places = placesOf(target, track, answered(state)?.reached ?? 0)
  const shotOn = (from: Eye, at: Eye, along: number, sight: Sight): Shot | null => {
    if (targetReasons(state, firer, target, along).length > 0) return null
    const shot = measureBetween(state, firer, weapon, target, from, at, along, sight)
    return canFire(state, shot) ? shot : null
  }
  return shotsOnWay(sheetsIn(state), state, firer, weapon, target, places, shotOn, most)
}

/** A shot at where a target is, if it is allowed; null if not. */
export function shotAt(state: D10State, firer: D10Element, weapon: Weapon, target: D10Element): Shot | null {
  if (targetReasons(state, firer, target, null).length > 0) return null
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, null)]
  const sight = from && at && sightInReach(sheetsIn(state), state, firer, weapon, target, from, at)
  if (!sight) return null
  const shot = measureBetween(state, firer, weapon, target, from, at, null, sight)
  return canFire(state, shot) ? shot : null
}

/** Whether a target may be, or may have been on its way, near enough for a weapon: asked before anything dearer. */
export function isNearEnough(
  state: D10State,
  firer: D10Element,
  weapon: Weapon,
  target: D10Element,
): boolean {
  const track = trackOf(state, target)
  if (track.length > 1) return mayReachWay(SHEETS, state, firer, weapon, target, track)
  const span = spanAgainst(SHEETS, firer, weapon, target)
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, null)]
  return span !== null && from !== null && at !== null && isSpanned(state, span, from, at)
}

/** Whether a target may be fired at on its way, or where it is. */
export function isOpen(state: D10State, firer: D10Element, weapon: Weapon, target: D10Element): boolean {
  if (shotsAlong(state, firer, weapon, target, 1).length > 0) return true
  return shotAt(state, firer, weapon, target) !== null
}

/** How good a shot is: a chance to knock out counts double. */
export const meritOf = (state: D10State, shot: Shot): number => {
  const { hit, destroy } = chancesOf(state, shot)
  return hit + destroy
}
