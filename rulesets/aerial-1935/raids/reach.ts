import { otherSide } from '../../../src/engine/ids'
import { facingOf, hexOf, isSame } from '../../../src/geometry/hexBoard'
import { hexDistance, neighbour } from '../../../src/geometry/hexes'
import {
  type AirState,
  type GroundTarget,
  type Standing,
  hexOfAircraft,
  isOn,
  targetsOf,
} from '../../families/air'
import type { GroundWeapon } from '../tables'

/** Whether a ground target is in a hex next to an aircraft. */
export const isAdjacent = (state: AirState, aircraft: Standing, target: GroundTarget): boolean =>
  hexDistance(hexOfAircraft(state, aircraft), hexOf(state.scenario.board, target.at)) === 1

/** Whether a ground target is in the hex straight ahead. */
export const isAhead = (state: AirState, aircraft: Standing, target: GroundTarget): boolean =>
  isSame(
    neighbour(hexOfAircraft(state, aircraft), facingOf(aircraft.facing)),
    hexOf(state.scenario.board, target.at),
  )

/** Whether a house rule wants the target of a weapon straight ahead. */
export const mustBeAhead = (state: AirState, weapon: GroundWeapon): boolean =>
  weapon !== 'bombs' && isOn(state, 'target-ahead')

/** What an aircraft has of each kind of ground attack: its load, and frontal guns that are not jammed. */
export const groundWeaponsOf = ({
  load = 'none',
  frontJammed = false,
}: Standing): readonly GroundWeapon[] => [
  ...(load === 'none' ? [] : [load]),
  ...(frontJammed ? [] : ['strafing' as const]),
]

/** Enemy ground targets next to an aircraft, if it has anything to attack them with. */
export const attackReach = (state: AirState, aircraft: Standing): readonly GroundTarget[] =>
  groundWeaponsOf(aircraft).length === 0
    ? []
    : targetsOf(state, otherSide(aircraft.side)).filter(each => isAdjacent(state, aircraft, each))
