import { otherSide } from '../../../src/engine/ids'
import { hexOf } from '../../../src/geometry/hexBoard'
import { hexDistance, inWedge } from '../../../src/geometry/hexes'
import {
  type AirState,
  type Aircraft,
  type Book,
  type Pose,
  type Standing,
  LOAD,
  TARGET,
  ceilingOf,
  isLoaded,
  killWorth,
  targetsOf,
  typeOf,
  valueOf,
} from '../../families/air'
import { toDestroy } from './attack'
import { attackReach, groundWeaponsOf } from './reach'

/** How near an aircraft comes to what it is to attack, lower is better, a dive bomber high. */
export function raidScore(book: Book, state: AirState, aircraft: Aircraft, pose: Pose): number {
  const enemy = targetsOf(state, otherSide(aircraft.side))
  if (enemy.length === 0) return 0
  let nearest = Infinity
  for (const { at } of enemy) {
    const hex = hexOf(state.scenario.board, at)
    const distance = hexDistance(pose.hex, hex)
    const isAway = distance > 1 && !inWedge(pose.hex, pose.facing, hex, 'wide')
    nearest = Math.min(nearest, Math.max(1, distance) + (isAway ? 3 : 0) + (distance === 0 ? 2 : 0))
  }
  const { diveBomber } = typeOf(book, aircraft)
  const bombs = isLoaded(aircraft)
  const height =
    diveBomber && aircraft.load === 'bombs'
      ? Math.abs(pose.level - ceilingOf(book, aircraft))
      : pose.level - 1
  // Nobody is the worse for having delivered: who is there and has still its load is at 0.
  const away = Math.min(nearest - 1, bombs ? FAR : NEAR) + height * (nearest < 8 ? 1 : 0.3)
  return -away * (bombs ? ON_THE_WAY : STRAFING)
}

/** Hexes from which on it is no matter how much farther it is, with a load and without. */
const FAR = 24
const NEAR = 8
/** What a hex nearer counts, with a load and without. */
const ON_THE_WAY = 3
const STRAFING = 1.5

/** What the best raid of an aircraft that may attack now is worth on average. */
export function bestRaid(book: Book, state: AirState, one: Standing): number {
  if (attackReach(state, one).length === 0) return 0
  let best = 0
  for (const weapon of groundWeaponsOf(one)) {
    const faces = Math.max(0, 7 - Math.max(2, toDestroy(book, state, one, weapon).total))
    const flak = (valueOf(book, state, one) + killWorth(state, otherSide(one.side))) / 6
    const load = weapon === 'strafing' ? 0 : (LOAD * 5) / 6
    best = Math.max(best, (faces / 6) * TARGET - flak - load)
  }
  return best
}
