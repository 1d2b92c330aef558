import { type Side, otherSide } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import { angleBetween, bearing, distance } from '../../../../src/geometry/point'
import { type Piece, type Position, farFromHq, positionOf } from './position'
import { lineUpOf } from './lineUp'
import type { Book } from '../model/book'
import { type Exposure, exposures } from './exposure'
import { type Standing, isShaken, isVehicle, scaled, stands } from '../model/lookup'
import { objectivesFor } from './objectives'
import type { Status, Step, TacticalState } from '../model/state'

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
  return {
    forces: sign * (forcesOf(position, 'A') - forcesOf(position, 'B')),
    objectives: sign * objectivesFor(position),
    fire: fireOf(position, side),
    danger: -fireOf(position, otherSide(side)),
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

/** How much of what the next fire of a side may do counts now: less where the enemy moves before it. */
const NEXT_FIRE: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0.3, B: 0.3 },
  'deploy A': { A: 0.3, B: 0.5 },
  'A moves': { A: 0.7, B: 1 },
  'B fires': { A: 0.75, B: 0.35 },
  'B moves': { A: 1, B: 0.7 },
  'A fires': { A: 0.35, B: 0.75 },
  rally: { A: 0.35, B: 0.75 },
}

/** What a side's next fire is expected to gain. */
function fireOf({ book, state, sides, left }: Position, side: Side): number {
  if (left <= 1 && !firesAgain(state.step, side)) return 0
  const strikes = exposures(book, state)
  const targets: { readonly at: Standing; readonly value: number }[] = []
  for (const { unit, loaded } of sides[otherSide(side)]) {
    if (stands(unit)) targets.push({ at: asItWillBe(state, unit), value: loaded })
  }
  let sum = 0
  for (const { unit, range } of sides[side]) {
    if (range === 0 || !stands(unit)) continue
    const strike = strikes(asItWillBe(state, unit))
    let best = 0
    let all = 0
    for (const target of targets) {
      const gain = harm(strike(target.at)) * target.value
      all += gain
      if (gain > best) best = gain
    }
    sum += best + 0.15 * (all - best)
  }
  return sum * NEXT_FIRE[state.step][side] * boldness(book, state, otherSide(side))
}

/**
 * How little a side may care for its losses: less the more it is behind on points, for then it has to attack, and no more
 * than usual while it leads. Counts more as the turns run out.
 */
function boldness(book: Book, state: TacticalState, side: Side): number {
  const behind = book.victory.points(book, state, otherSide(side)) - book.victory.points(book, state, side)
  const time = 0.8 + 0.2 * Math.min(1, state.turn / Math.max(1, state.scenario.turns))
  return 1 - time * Math.min(0.65, Math.max(-0.1, behind * 0.12))
}

/** Whether a side still fires in this turn, after the present step. */
function firesAgain(step: Step, side: Side): boolean {
  if (step === 'A moves') return true
  return side === 'A' && (step === 'B fires' || step === 'B moves')
}

/** The share of a unit's value that an attack is expected to cost: half a hit or so does not destroy but shakes. */
function harm({ hit, destroy }: Exposure): number {
  return destroy + 0.14 * (hit - destroy)
}

const hiddenAgain = memoBy((unit: Standing): Standing => ({ ...unit, gaveAway: false }))

/** Who fired in this turn is hidden again once it is over, before the enemy fires in the next. */
function asItWillBe(state: TacticalState, unit: Standing): Standing {
  if (!unit.gaveAway || (state.step !== 'A fires' && state.step !== 'rally')) return unit
  return hiddenAgain(unit)
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
