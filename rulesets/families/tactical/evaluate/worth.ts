import { type Side, otherSide } from '../../../../src/engine/ids'
import { angleBetween, bearing, distance } from '../../../../src/geometry/point'
import { type Piece, type Position, farFromHq, positionOf } from './position'
import { lineUpOf } from './lineUp'
import type { Book } from '../model/book'
import { type Standing, isShaken, isVehicle, scaled, stands } from '../model/lookup'
import { nextFire } from './nextFire'
import { objectivesFor } from './objectives'
import type { Status, TacticalState } from '../model/state'

/**
 * What a position is good for, in points, so that an opponent can say what an order gains.
 * forces: units, by what they are and in what shape. objectives: those held, and the way to those that are not.
 * fire: what one's own next fire may do; danger: what the enemy's may. posture: cover, reach of the HQs, being where the
 * fighting is. support: batteries, aircraft and obstacles.
 */
export type Merits = Readonly<
  Record<'forces' | 'objectives' | 'fire' | 'danger' | 'posture' | 'support', number>
>

/** More than any position in play. */
const WON = 10_000

/** How good a position is for a side: its merits together. 100 is about an ordinary unit; worth(A) is -worth(B). */
export function worth(book: Book, state: TacticalState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  const { forces, objectives, fire, danger, posture, support } = merits(book, state, side)
  return forces + objectives + fire + danger + posture + support
}

/** The merits of a position for a side; those of the other are the same with the opposite sign. */
export function merits(book: Book, state: TacticalState, side: Side): Merits {
  const position = positionOf(book, state)
  const sign = side === 'A' ? 1 : -1
  const fire = nextFire(position)
  return {
    forces: sign * (forcesOf(position, 'A') - forcesOf(position, 'B')),
    objectives: sign * objectivesFor(position),
    fire: fire[side],
    danger: -fire[otherSide(side)],
    posture: sign * (postureOf(position, 'A') - postureOf(position, 'B')),
    support: sign * (supportOf(position, 'A') - supportOf(position, 'B')),
  }
}

const SHAPE: Readonly<Record<Status, number>> = { OK: 1, Disorganized: 0.72, Suppressed: 0.45, Destroyed: 0 }

/** Units by their shape: those that may rally are better off than those out of reach of their HQ. */
function forcesOf(position: Position, side: Side): number {
  const { book, state, sides, left } = position
  const reach = scaled(state, book.numbers.hqRange)
  let sum = 0
  for (const piece of sides[side]) {
    const { unit, value } = piece
    if (!isShaken(unit)) {
      sum += value
      continue
    }
    const shape = SHAPE[unit.status]
    const far = farFromHq(position, piece, reach)
    const rallies = far === 0 && left > 1 ? (1 - shape) * 0.25 : -Math.min(0.12, 0.04 + far * 0.01)
    sum += value * (shape + rallies)
  }
  return sum
}

/** Small things that decide where nothing greater does. */
function postureOf(position: Position, side: Side): number {
  const { book, state, sides } = position
  const enemies = sides[otherSide(side)].flatMap(({ unit }) => (stands(unit) ? [unit] : []))
  const reach = scaled(state, book.numbers.hqRange) * 0.8
  let sum = lineUpOf(position, side)
  for (const piece of sides[side]) {
    const { unit, type, seat } = piece
    if (!seat) {
      if (unit.carriedBy === null && state.turn === 0) sum -= 60
      continue
    }
    sum -= 0.4 * Math.min(8, farFromHq(position, piece, reach))
    const near = nearest(enemies, seat)
    if (unit.carriedBy !== null || !near) continue
    const away = distance(seat.at, near.at)
    if (piece.sheltered && away < 18) sum += isVehicle(type) ? 1.5 : 4
    const off = angleBetween(seat.facing, bearing(seat.at, near.at))
    if (type.arc) sum -= off / 25
    else if (type.armoured) sum -= off / 50
    sum += zeal(piece, away)
  }
  return sum
}

function nearest(enemies: readonly Standing[], to: Standing): Standing | null {
  let best: Standing | null = null
  let least = Number.POSITIVE_INFINITY
  for (const enemy of enemies) {
    const away = (enemy.at.x - to.at.x) ** 2 + (enemy.at.y - to.at.y) ** 2
    if (away < least) {
      least = away
      best = enemy
    }
  }
  return best
}

/** Those who can fight want to be within reach of the enemy; those who cannot, out of it. */
function zeal({ unit, range, speed }: Piece, away: number): number {
  if (range === 0 || unit.isHq) return away < 6 ? away - 6 : 0
  return 8 * Math.exp(-Math.max(0, away - range * 0.75) / Math.max(1, speed) / 4)
}

/** What lies beside the units: batteries that can still fire, aircraft that have not flown, obstacles in the enemy's way. */
function supportOf({ state, left }: Position, side: Side): number {
  let sum = 0
  for (const battery of state.batteries) {
    if (battery.side === side && !battery.silent) sum += 3.5 * Math.min(left - 1, 6)
  }
  for (const sortie of state.sorties) if (sortie.side === side && !sortie.flown) sum += 5 * Math.min(left, 4)
  for (const mine of state.mines) if (mine.side === side) sum += 3
  return sum
}
