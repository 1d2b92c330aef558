import { type Side, otherSide } from '../../../../src/engine/ids'
import { chancesOf } from '../fire/chances'
import { canShoot, weaponsOf } from '../fire/toHit'
import type { Book, Posed } from '../model/book'
import { type Standing, ceilingOf, findAircraft, onTable, stands, targetsOf, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Pose } from '../model/state'
import { poseOf } from '../movement/manoeuvres'
import { killsOf } from '../sequence/victory'
import { bearing, cramped, hold } from './pose'

/** More than any position in play. */
const WON = 10_000
const SOUND = 100
const DAMAGED = 55
/** What an attack that is still to be made counts of its mean: less than all, or nobody would gain by making it. */
const IN_HAND = 0.6
/** A ground target that stands. */
export const TARGET = 90

/** What a position is worth to a side, by parts. */
interface Merits {
  readonly aircraft: number
  readonly kills: number
  readonly targets: number
  readonly shots: number
  readonly position: number
}

/** What an aircraft is worth as it is. */
export const valueOf = (book: Book, aircraft: Aircraft): number => {
  const { front, defence, mps } = typeOf(book, aircraft)
  const whole = SOUND + (front + defence - 5) * 5 + (mps - 5) * 2
  return aircraft.damaged ? whole * (DAMAGED / SOUND) : whole
}

/** How good a position is for a side: 100 is about an undamaged aircraft; worth(A) is -worth(B). */
export function worth(book: Book, state: AirState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  const parts = merits(book, state, side)
  return parts.aircraft + parts.kills + parts.targets + parts.shots + parts.position
}

/** The parts of a worth: aircraft, kills, ground targets, shots in hand and to come, position. */
export function merits(book: Book, state: AirState, side: Side): Merits {
  const own = sideMerits(book, state, side)
  const other = sideMerits(book, state, otherSide(side))
  return {
    aircraft: own.aircraft - other.aircraft,
    kills: own.kills - other.kills,
    targets: own.targets - other.targets,
    shots: own.shots - other.shots,
    position: own.position - other.position,
  }
}

function sideMerits(book: Book, state: AirState, side: Side): Merits {
  const own = onTable(state, side)
  const enemies = onTable(state, otherSide(side)).map(one => ({ one, pose: poseOf(state, one) }))
  let aircraft = 0
  let shots = IN_HAND * inHand(book, state, side)
  let position = 0
  for (const one of own) {
    aircraft += valueOf(book, one)
    const pose = poseOf(state, one)
    position += lureOf(book, state, one, pose) - cramped(state, pose) * 4
    position +=
      Math.min(pose.level, ceilingOf(book, one)) -
      (one.frontJammed === true ? 14 : 0) -
      (one.rearJammed === true ? 5 : 0)
    shots += toCome(book, state, one, pose, enemies)
    for (const part of book.parts) shots += part.toCome?.(book, state, { one, pose }, enemies) ?? 0
    for (const enemy of enemies) position += hold(pose, enemy.pose) * 0.5
  }
  return {
    aircraft,
    kills: killsOf(state, side) * 30,
    targets: targetsOf(state, side).length * TARGET,
    shots,
    position,
  }
}

/** What draws an aircraft to where it is, part by part. */
const lureOf = (book: Book, state: AirState, one: Aircraft, pose: Pose): number =>
  book.parts.reduce((sum, part) => sum + (part.lure?.(book, state, one, pose) ?? 0), 0)

/** Shots that bear as all stand: of an aircraft that has still to go less, since the enemy or it moves first. */
function toCome(book: Book, state: AirState, one: Standing, pose: Pose, enemies: readonly Posed[]): number {
  let best = 0
  for (const enemy of enemies) {
    for (const weapon of weaponsOf(book, one)) {
      const faces = bearing(book, state, one, pose, enemy.pose, weapon)
      // An enemy that has gone this turn stays where it is until this one goes.
      const stays = !one.activated && enemy.one.activated ? 7 : one.activated ? 2 : 3
      best = Math.max(best, faces * stays)
    }
  }
  return best
}

/** What an attack that may be made right now is worth on average: of who has moved, and of who may fire back. */
function inHand(book: Book, state: AirState, side: Side): number {
  const { active, pending } = state
  if (pending) {
    const [one, target] = [findAircraft(state, pending.unit), findAircraft(state, pending.target)]
    return stands(one) && stands(target) && one.side === side ? bestShot(book, state, one, [target], true) : 0
  }
  if (!active || active.stage !== 'fire' || active.fired.length > 0) return 0
  const one = findAircraft(state, active.unit)
  if (!stands(one) || one.side !== side) return 0
  return Math.max(
    bestShot(book, state, one, onTable(state, otherSide(side)), false),
    ...book.parts.map(part => part.inHand?.(book, state, one) ?? 0),
  )
}

function bestShot(
  book: Book,
  state: AirState,
  one: Standing,
  targets: readonly Standing[],
  back: boolean,
): number {
  let best = 0
  for (const target of targets) {
    for (const weapon of weaponsOf(book, one)) {
      if (!canShoot(book, state, one, target, weapon, back)) continue
      const { damaged, destroyed } = chancesOf(book, state, one, weapon, target, back)
      const value = valueOf(book, target)
      best = Math.max(best, destroyed * (value + 30) + damaged * (value - DAMAGED))
    }
  }
  return best
}
