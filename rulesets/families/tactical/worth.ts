import { type Side, otherSide } from '../../../src/engine/ids'
import { memoBy } from '../../../src/engine/memo'
import { angleBetween, bearing, distance } from '../../../src/geometry/point'
import { contains } from '../../../src/geometry/polygons'
import type { Book } from './book'
import { type Exposure, exposure } from './danger'
import { type Terrain, terrainOf } from './ground'
import { type Standing, isShaken, isVehicle, scaled, stands, typeOf, weaponOf } from './lookup'
import type { Objective, Status, Step, TacticalState, TacticalUnit } from './state'
import { wayTo } from './travel'
import type { UnitType } from './types'

/** What a position is worth to a side, by what it is good for: so that an opponent can say what an order gains. */
export interface Merits {
  /** Units, by what they are and in what shape. */
  readonly forces: number
  /** Objectives held, and the way to those that are not. */
  readonly objectives: number
  /** What the enemy's next fire may do, and what one's own may. */
  readonly fire: number
  /** Cover, reach of the HQs, and being where the fighting is. */
  readonly posture: number
  /** Batteries, aircraft and obstacles. */
  readonly support: number
}

/** How good a position is for a side: its merits together. 100 is about an ordinary unit; worth(A) is -worth(B). */
export function worth(book: Book, state: TacticalState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  const { forces, objectives, fire, posture, support } = merits(book, state, side)
  return forces + objectives + fire + posture + support
}

/** More than any position in play. */
const WON = 10_000
/** What a point of victory is worth. */
const POINT = 55

/** The merits of a position for a side; those of the other are the same with the opposite sign. */
export function merits(book: Book, state: TacticalState, side: Side): Merits {
  const both = position(book, state)
  const sign = side === 'A' ? 1 : -1
  return {
    forces: sign * (forcesOf(both, 'A') - forcesOf(both, 'B')),
    objectives: sign * objectivesFor(both),
    fire: sign * (fireOf(both, 'A') - fireOf(both, 'B')),
    posture: sign * (postureOf(both, 'A') - postureOf(both, 'B')),
    support: sign * (supportOf(both, 'A') - supportOf(both, 'B')),
  }
}

/** A unit with what is looked up again and again. */
interface Piece {
  readonly unit: TacticalUnit
  readonly type: UnitType
  /** Where it is: its own place, or that of the vehicle that has it. */
  readonly seat: Standing | null
  /** What its loss costs. */
  readonly value: number
  /** The same with all that it carries. */
  loaded: number
}

/** A position taken apart once. */
interface Position {
  readonly book: Book
  readonly state: TacticalState
  /** Turns still to play, the present one included. */
  readonly left: number
  readonly pieces: readonly Piece[]
  readonly sides: Readonly<Record<Side, readonly Piece[]>>
}

const SHAPE: Readonly<Record<Status, number>> = { OK: 1, Disorganized: 0.72, Suppressed: 0.45, Destroyed: 0 }

function position(book: Book, state: TacticalState): Position {
  const left = Math.max(0, state.scenario.turns - state.turn + 1)
  // What a unit can still do counts for less towards the end; what its loss gives the enemy does not.
  const use = 0.3 + 0.7 * Math.min(1, left / 4)
  const byId = new Map<string, Piece>()
  const sides: Record<Side, Piece[]> = { A: [], B: [] }
  for (const unit of state.units) {
    if (unit.status === 'Destroyed') continue
    const type = typeOf(book, state, unit)
    const points = state.scenario.victory.perUnit[otherSide(unit.side)] * (unit.isHq ? 2 : 1)
    const value = price(type, unit) * use + points * POINT
    const piece: Piece = { unit, type, seat: stands(unit) ? unit : null, value, loaded: value }
    byId.set(unit.id, piece)
    sides[unit.side].push(piece)
  }
  const pieces = [...sides.A, ...sides.B].map(piece => {
    const { carriedBy } = piece.unit
    const carrier = carriedBy === null ? undefined : byId.get(carriedBy)
    if (!carrier) return piece
    carrier.loaded += piece.value
    return piece
  })
  const seated = (piece: Piece): Piece => {
    const { carriedBy } = piece.unit
    const carrier = carriedBy === null ? undefined : byId.get(carriedBy)
    return carrier ? { ...piece, seat: carrier.seat } : piece
  }
  return {
    book,
    state,
    left,
    pieces,
    sides: { A: sides.A.map(seated), B: sides.B.map(seated) },
  }
}

const prices = memoBy((type: UnitType) => {
  const guns = type.weapons.length === 0 ? 0 : 25
  const antiTank = type.weapons.some(id => /75|88|long-50/.test(id)) ? 25 : 0
  const artillery = type.weapons.some(id => /artillery|rockets|mortar/.test(id)) ? 20 : 0
  const special = (type.engineers || type.clearsMines ? 10 : 0) + (type.antiAircraft ? 8 : 0)
  return 30 + guns + antiTank + artillery + special + (type.armoured ? 8 * type.defence : 0)
})

function price(type: UnitType, unit: TacticalUnit): number {
  const quality = unit.quality === 'Elite' ? 1.15 : unit.quality === 'Green' ? 0.85 : 1
  return prices(type) * quality * (unit.isHq ? 1.5 : 1)
}

/** Units by their shape: those that may rally are better off than those out of reach of their HQ. */
function forcesOf({ book, state, sides, left }: Position, side: Side): number {
  const reach = scaled(state, book.numbers.hqRange)
  let sum = 0
  for (const { unit, seat, value } of sides[side]) {
    if (!isShaken(unit)) {
      sum += value
      continue
    }
    const shape = SHAPE[unit.status]
    const far = seat ? farFromHq(sides[side], unit, seat, reach) : 0
    const rallies = far === 0 && left > 1 ? (1 - shape) * 0.25 : -Math.min(0.12, 0.04 + far * 0.01)
    sum += value * (shape + rallies)
  }
  return sum
}

/** Inches that a unit is out of reach of its HQ; 0 within it, and far for those that have none any more. */
function farFromHq(own: readonly Piece[], unit: TacticalUnit, seat: Standing, reach: number): number {
  const id = unit.isHq ? unit.id : unit.hq
  const hq = id === null ? undefined : own.find(each => each.unit.id === id)
  if (!hq?.seat) return 8
  return Math.max(0, distance(hq.seat.at, seat.at) - reach)
}

/** How the ground that counts stands: who has it, and who can be there in time with how much. */
function objectivesFor(all: Position): number {
  const { book, state, left } = all
  const { turns, objectives } = state.scenario
  const holdings = book.victory.holdings(book, state)
  const settled = 0.35 + 0.55 * (1 - left / Math.max(1, turns)) ** 2
  let sum = 0
  for (const objective of objectives) {
    const holder = holdings.find(each => each.id === objective.id)?.holder ?? null
    const held = holder === null ? 0 : holder === 'A' ? 1 : -1
    const [a, b] = [presence(all, 'A', objective), presence(all, 'B', objective)]
    const grip = (a - b) / (a + b + 0.35)
    const control = settled * held + (1 - settled) * grip
    sum += control * (control > 0 ? objective.points.A : objective.points.B) * POINT
  }
  return sum
}

/** Shares in which a side's nearest units count towards an objective: the first make the difference. */
const SHARES = [1, 0.7, 0.45, 0.25, 0.12]

function presence(all: Position, side: Side, objective: Objective): number {
  const found: number[] = []
  for (const piece of all.sides[side]) {
    const power = powerOf(piece)
    if (power === 0 || !piece.seat) continue
    found.push(power * inTime(turnsTo(all, piece, objective), all.left))
  }
  found.sort((x, y) => y - x)
  let sum = 0
  for (const [i, share] of SHARES.entries()) sum += share * (found[i] ?? 0)
  return sum
}

function powerOf({ unit, type }: Piece): number {
  if (unit.status === 'Suppressed') return 0.1
  const shape = unit.status === 'Disorganized' ? 0.5 : 1
  if (type.weapons.length === 0) return 0.25 * shape
  return (unit.isHq ? 0.5 : type.gun ? 0.6 : 1) * shape
}

/** What arriving after so many turns counts: the sooner the better, and hardly anything if the battle is over by then. */
function inTime(turns: number, left: number): number {
  const slack = left - turns
  return Math.exp(-turns / 3.2) * (slack <= 0 ? 0.05 : slack >= 3 ? 1 : 0.25 + 0.25 * slack)
}

/** Turns until a unit can stand on an objective, by its own feet or carried. */
function turnsTo({ book, state, sides }: Position, piece: Piece, objective: Objective): number {
  const { unit, type, seat } = piece
  if (!seat) return Number.POSITIVE_INFINITY
  const way = Math.max(0, wayTo(book, state, objective, seat.at) - objective.radius * 0.7)
  const own = scaled(state, type.move)
  if (unit.carriedBy !== null) {
    return way / scaled(state, typeOf(book, state, seat).move) + 0.4
  }
  const walking = own === 0 ? (way === 0 ? 0 : Number.POSITIVE_INFINITY) : way / own
  if (walking < 2.5 || (!type.rides && !type.gun)) return walking
  let best = walking
  for (const other of sides[unit.side]) {
    const mayTake = type.gun ? other.type.towsGuns : other.type.carriesFoot
    if (!mayTake || !other.seat || other.unit.status !== 'OK' || other.loaded > other.value) continue
    const speed = scaled(state, other.type.move)
    const meeting = distance(other.seat.at, seat.at) / (speed + own)
    best = Math.min(best, meeting + 1 + way / speed)
  }
  return Number.isFinite(best) ? best : 30
}

/** How much of what the next fire of a side may do counts now: less where the enemy moves before it. */
const NEXT_FIRE: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0.3, B: 0.3 },
  'deploy A': { A: 0.3, B: 0.5 },
  'A moves': { A: 0.55, B: 1 },
  'B fires': { A: 0.75, B: 0.35 },
  'B moves': { A: 1, B: 0.55 },
  'A fires': { A: 0.35, B: 0.75 },
  rally: { A: 0.35, B: 0.75 },
}

/** What a side's next fire is expected to gain. */
function fireOf({ book, state, sides, left }: Position, side: Side): number {
  const weight = NEXT_FIRE[state.step][side] * (left > 1 || firesAgain(state.step, side) ? 1 : 0)
  if (weight === 0) return 0
  const strikes = exposure(book, state)
  const targets = sides[otherSide(side)].flatMap(piece =>
    stands(piece.unit) ? [{ at: asItWillBe(state, piece.unit), value: piece.loaded }] : [],
  )
  let sum = 0
  for (const { unit } of sides[side]) {
    if (!stands(unit)) continue
    const by = asItWillBe(state, unit)
    let best = 0
    let all = 0
    for (const target of targets) {
      const gain = harm(strikes(by, target.at)) * target.value
      all += gain
      if (gain > best) best = gain
    }
    sum += best + 0.15 * (all - best)
  }
  return sum * weight
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
function postureOf(all: Position, side: Side): number {
  const { book, state, sides } = all
  const enemies = sides[otherSide(side)].flatMap(({ unit }) => (stands(unit) ? [unit] : []))
  const reach = scaled(state, book.numbers.hqRange)
  let sum = 0
  for (const piece of sides[side]) {
    const { unit, type, seat } = piece
    if (!seat) {
      if (unit.carriedBy === null && state.turn === 0) sum -= 60
      continue
    }
    sum -= 0.35 * Math.min(8, farFromHq(sides[side], unit, seat, reach * 0.8))
    if (unit.carriedBy !== null) {
      sum -= type.gun ? 5 : 3
      continue
    }
    const soft = !isVehicle(type)
    if (shelters(terrainOf(book, state))(seat)) sum += soft ? 5 : 2.5
    const near = nearest(enemies, seat)
    if (!near) continue
    const off = angleBetween(seat.facing, bearing(seat.at, near.at))
    if (type.arc) sum -= off / 30
    else if (type.armoured) sum -= off / 60
    sum += zeal(book, state, piece, seat, near)
  }
  return sum
}

/** Whether a unit stands in any kind of cover. */
const shelters = memoBy((terrain: Terrain) =>
  memoBy(({ at }: Standing) =>
    terrain.pieces.some(
      ({ effect, box, outline }) =>
        effect.cover !== 'none' &&
        at.x >= box.minX &&
        at.x <= box.maxX &&
        at.y >= box.minY &&
        at.y <= box.maxY &&
        contains(outline, at),
    ),
  ),
)

function nearest(enemies: readonly Standing[], to: Standing): Standing | null {
  let best: Standing | null = null
  let least = Number.POSITIVE_INFINITY
  for (const enemy of enemies) {
    const away = distance(enemy.at, to.at)
    if (away < least) {
      least = away
      best = enemy
    }
  }
  return best
}

/** Those who can fight want to be within reach of the enemy; those who cannot, out of it. */
function zeal(book: Book, state: TacticalState, piece: Piece, seat: Standing, near: Standing): number {
  const away = distance(seat.at, near.at)
  let range = 0
  for (const id of piece.type.weapons) range = Math.max(range, scaled(state, weaponOf(book, state, id).range))
  if (range === 0 || piece.unit.isHq) return away < 6 ? -(6 - away) : 0
  const speed = Math.max(1, scaled(state, piece.type.move))
  return 7 * Math.exp(-Math.max(0, away - range * 0.75) / speed / 4)
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
