import { memoBy } from '../../../src/engine/memo'
import {
  type OnWay,
  type Weapon,
  firingEye,
  placesOn,
  shotsOnWay,
  sightInReach,
} from '../../families/panzer8'
import { qualityOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import { canFire, targetReasons } from './limits'
import { bandsOf, damageColumn, heSa, toHit } from './reckon'
import { type Shot, measureBetween, targetPlace } from './shot'

/** How good a shot is, to choose the best place on a way: chance to knock out counts double. */
export function meritOf(state: D20State, shot: Shot): number {
  const given = { state, shot }
  const above = (least: number): number => Math.min(1, Math.max(0, (21 - least) / 20))
  if (shot.mode === 'HE/SA') {
    const [, suppresses = 99, knocksOut = 99] = bandsOf(heSa(given, shot.weapon.value ?? 0).total)
    return above(suppresses) + above(knocksOut)
  }
  const { suppresses, knocksOut } = damageColumn(given)
  const quality = qualityOf(shot.firer)
  const hit = shot.weapon.kind === 'F' ? 1 : above(Math.min(20, toHit(given).total))
  return hit * (above(suppresses - quality) + above(knocksOut - quality))
}

/** The places of an element's last way at which it is looked at. */
const placesOf = memoBy((target: D20Element) => placesOn(SHEETS, target, target.track, 0))

/** The shots at a target on its way that are allowed; no more than `most` of them. */
export const shotsAlong = (
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
  most = Infinity,
): readonly OnWay<Shot>[] =>
  shotsOnWay(
    SHEETS,
    state,
    firer,
    weapon,
    target,
    target.track.length === 0 ? [] : placesOf(target),
    (from, at, along, sight) => {
      if (targetReasons(state, firer, target, along).length > 0) return null
      const shot = measureBetween(state, firer, weapon, target, from, at, along, sight)
      return canFire(state, shot) ? shot : null
    },
    most,
  )

/** A shot at where a target is, if it is allowed; null if not. */
export function shotAt(state: D20State, firer: D20Element, weapon: Weapon, target: D20Element): Shot | null {
  if (targetReasons(state, firer, target, null).length > 0) return null
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, null)]
  const sight = from && at && sightInReach(SHEETS, state, firer, weapon, target, from, at)
  if (!sight) return null
  const shot = measureBetween(state, firer, weapon, target, from, at, null, sight)
  return canFire(state, shot) ? shot : null
}

/** Whether a target may be fired at where it is, or on its way. */
export function isWorthwhile(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
): boolean {
  return (
    shotAt(state, firer, weapon, target) !== null || shotsAlong(state, firer, weapon, target, 1).length > 0
  )
}
