import { otherSide } from '../../../src/engine/ids'
import { hexDistance } from '../../../src/geometry/hexes'
import {
  type AirState,
  type Aircraft,
  type Book,
  type Pose,
  type Posed,
  type Standing,
  onTable,
  poseOf,
  valueOf,
} from '../../families/air'
import { bears, canLaunch, mostAtOnce } from './aim'
import { hitChance, launchingOf } from './chances'
import { fittedOf } from './jet'
import { MISSILE_KINDS, type Missile } from './tables'

/** What a kill is worth beside the aircraft. */
const KILL = 30
/** What a missile that is still carried is worth, as long as there is time to fire it. */
const CARRIED = { HS: 9, RH: 9 } as const
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
  const value = valueOf(book, target) + KILL
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

/** What the best launch of an aircraft that may fire now gains on average. */
export function bestLaunch(book: Book, state: AirState, firer: Standing): number {
  let best = 0
  for (const target of onTable(state, otherSide(firer.side))) {
    if (!MISSILE_KINDS.some(each => canLaunch(state, firer, target, each))) continue
    best = Math.max(best, gainAt(book, state, firer, poseOf(state, firer), target, poseOf(state, target)))
  }
  return best
}

/** Of a launch at an enemy that will not have moved before; and at one that will. */
const STAYS = 0.35
const MOVES = 0.06

/** What missiles promise as all stand, and what those that are carried are worth. */
export function toCome(book: Book, state: AirState, { one, pose }: Posed, enemies: readonly Posed[]): number {
  const stock = stockOf(state, one)
  if (stock === 0) return 0
  let best = 0
  for (const enemy of enemies) {
    const stays = !one.activated && enemy.one.activated ? STAYS : MOVES
    best = Math.max(best, stays * gainAt(book, state, one, pose, enemy.one, enemy.pose))
  }
  return stock + best
}

/** How well an end pose serves missiles, its own and the enemy's. */
export function poseScore(book: Book, state: AirState, aircraft: Standing, pose: Pose): number {
  let shots = 0
  let danger = 0
  for (const enemy of onTable(state, otherSide(aircraft.side))) {
    const there = poseOf(state, enemy)
    shots = Math.max(shots, gainAt(book, state, aircraft, pose, enemy, there))
    danger += gainAt(book, state, enemy, there, aircraft, pose) * (enemy.activated ? 0.1 : 0.2)
  }
  return shots * 0.4 - danger
}
