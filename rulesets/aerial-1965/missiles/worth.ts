import { otherSide } from '../../../src/engine/ids'
import { hexDistance } from '../../../src/geometry/hexes'
import {
  type AirState,
  type Aircraft,
  type Book,
  type Pose,
  type Posed,
  type Standing,
  killWorth,
  onTable,
  poseOf,
  valueOf,
} from '../../families/air'
import { bears, mostAtOnce } from './aim'
import { hitChance, launchingOf } from './chances'
import { fittedOf } from './jet'
import { couldLaunch } from './reach'
import { MISSILES, MISSILE_KINDS, type Missile } from './tables'

/** What a missile that is still carried is worth, as long as there is time to fire it. */
const CARRIED = { HS: 13, RH: 13 } as const
/** Turns before the end in which missiles begin to lose their worth. */
const LATE = 3

/** What a missile is worth that is not fired: less and less towards the end of the battle. */
function carriedWorth(state: AirState, missile: Missile): number {
  const left = state.scenario.turns - state.turn + 1
  return CARRIED[missile] * Math.min(1, Math.max(0, left - 1) / LATE)
}

/** What the missiles of an aircraft are worth to it as it carries them. */
export const stockOf = (state: AirState, aircraft: Aircraft): number =>
  MISSILE_KINDS.reduce((sum, each) => sum + fittedOf(aircraft)[each] * carriedWorth(state, each), 0)

/** What the best number of missiles of a kind at a target gains on average, those fired counted as lost; 0 where none pays. */
function bestCount(
  book: Book,
  state: AirState,
  firer: Aircraft,
  target: Aircraft,
  missile: Missile,
  most: number,
  distance: number,
): number {
  const launching = launchingOf(book, state, firer, target, distance)
  const value = valueOf(book, state, target) + killWorth(state, firer.side)
  const cost = carriedWorth(state, missile)
  let best = 0
  for (let count = 1; count <= most; count++)
    best = Math.max(best, hitChance(launching, missile, count) * value - count * cost)
  return best
}

/** What the best launch of an aircraft in a pose at one in another would gain on average. */
function gainAt(
  book: Book,
  state: AirState,
  firer: Standing,
  own: Pose,
  target: Standing,
  there: Pose,
): number {
  let best = 0
  for (const missile of MISSILE_KINDS) {
    const most = mostAtOnce(state, firer, missile)
    if (most === 0 || !bears(state, own, there, missile)) continue
    const raised = firer.level === own.level ? firer : { ...firer, level: own.level }
    const distance = hexDistance(own.hex, there.hex)
    best = Math.max(best, bestCount(book, state, raised, target, missile, most, distance))
  }
  return best
}

/** What the best launch from an end pose gains on average. */
export function launchFrom(
  book: Book,
  state: AirState,
  firer: Standing,
  pose: Pose,
  enemies: readonly Posed[],
): number {
  let best = 0
  for (const enemy of enemies) best = Math.max(best, gainAt(book, state, firer, pose, enemy.one, enemy.pose))
  return best
}

/** What the best launch of an aircraft that may fire now gains on average. */
export const bestLaunch = (book: Book, state: AirState, firer: Standing): number =>
  launchFrom(
    book,
    state,
    firer,
    poseOf(state, firer),
    onTable(state, otherSide(firer.side)).map(one => ({ one, pose: poseOf(state, one), moved: true })),
  )

/** What a launch after the next movement of an aircraft would gain on average, if it can be brought about. */
export function launchToCome(book: Book, state: AirState, firer: Posed, target: Posed): number {
  let best = 0
  for (const missile of MISSILE_KINDS) {
    const most = mostAtOnce(state, firer.one, missile)
    if (most === 0 || !couldLaunch(book, firer.one, firer.pose, missile, target.pose)) continue
    const distance = Math.max(MISSILES[missile].least, hexDistance(firer.pose.hex, target.pose.hex))
    const there = { ...firer.one, level: target.pose.level }
    best = Math.max(best, bestCount(book, state, there, target.one, missile, most, distance))
  }
  return best
}
