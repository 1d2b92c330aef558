import { isWithin } from '../../../src/geometry/tolerance'
import {
  type Aim,
  type Eye,
  type Sight,
  type Weapon,
  aimed,
  friendInLine as friendIn,
  isOnFlank,
  ridesOutside as rides,
  screenInLine as screenIn,
  firingEye,
  outlineOf,
  targetEye,
} from '../../families/panzer8'
import { type OnTable, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import { CREW, NEAR } from '../tables'

/** A shot measured once: all that the rules of fire ask. */
export interface Shot extends Aim<D20Element> {
  /** The firer is behind the line on which the target's front edge lies. */
  readonly flank: boolean
  readonly near: boolean
}

/** Where a target is fired upon; null if it cannot be found there. */
export const targetPlace = (state: D20State, target: D20Element, along: number | null): Eye | null =>
  targetEye(SHEETS, state, target, along, target.track)

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
  const [from, at] = [firingEye(SHEETS, state, firer), targetPlace(state, target, along)]
  return from && at && measureBetween(state, firer, weapon, target, from, at, along)
}

/** As `measureShot` where both ends are known, and perhaps the line of sight between them. */
export function measureBetween(
  state: D20State,
  firer: D20Element,
  weapon: Weapon,
  target: D20Element,
  from: Eye,
  at: Eye,
  along: number | null,
  sight?: Sight,
): Shot {
  const aim = aimed(SHEETS, state, firer, weapon, target, from, at, along, sight)
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
    flank: [from.at, ...(state.houseRules['strict-flank'] === true ? outlineOf(from) : [])].every(p =>
      isOnFlank(p, at, typeOf(target).depth),
    ),
    near: isWithin(aim.distance, NEAR) && !firer.suppressed && aim.range > NEAR,
  }
}

/** The first friend in the line of a shot; a firer who is elevated or has a mortar passes over those near to him. `past` never blocks. */
export const friendInLine = (state: D20State, shot: Shot, past?: string): OnTable | null =>
  friendIn(SHEETS, state, shot, past)

/** Enemy infantry or a crew-served weapon on the way of small arms, at which the firer could fire instead. */
export const screenInLine = (
  state: D20State,
  shot: Shot,
  couldFireAt: (other: OnTable) => boolean,
): OnTable | null => screenIn(SHEETS, state, shot, couldFireAt)

/** Passengers fire from vehicles, riders and crews do not. */
export const ridesOutside = (state: D20State, element: D20Element): boolean => rides(SHEETS, state, element)

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
