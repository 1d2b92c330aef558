import type { Side, UnitId } from '../../../../src/engine/ids'
import { distance } from '../../../../src/geometry/point'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { cargoOf, findUnit, lossPoints, stands, typeOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { POINT, type Piece, type Position } from './position'

/** How the ground that counts stands, for side A: who has it, who can be there in time with how much, and how it will end. */
export function objectivesFor(position: Position): number {
  const { book, state, left } = position
  const { turns, objectives } = state.scenario
  if (objectives.length === 0) return 0
  const holdings = book.victory.holdings(book, state)
  const settled = 0.3 + 0.6 * (1 - left / Math.max(1, turns)) ** 2
  const near = ENDING[left] ?? 0
  let sum = 0
  let lead = near > 0 ? lossesLead(position) : 0
  for (const [i, objective] of objectives.entries()) {
    const holder = holdings.find(each => each.id === objective.id)?.holder ?? null
    const held = holder === null ? 0 : holder === 'A' ? 1 : -1
    const [mine, theirs] = [
      coming(position, 'A', i, objective.radius),
      coming(position, 'B', i, objective.radius),
    ]
    const [a, b] = [presence(position, mine), presence(position, theirs)]
    const grip = (a - b) / (a + b + 0.35)
    const { A, B } = objective.points
    sum += settled * held * (held > 0 ? A : B) + (1 - settled) * PULL * grip * ((A + B) / 2)
    if (near === 0) continue
    const [atEndA, atEndB] = [thereAtEnd(position, 'A', mine), thereAtEnd(position, 'B', theirs)]
    const unchanged = atEndA * atEndB + (1 - atEndA) * (1 - atEndB)
    lead += A * (atEndA * (1 - atEndB) + (held > 0 ? unchanged : 0))
    lead -= B * (atEndB * (1 - atEndA) + (held < 0 ? unchanged : 0))
  }
  return sum * POINT + near * DECISION * winning(lead, state.scenario.victory.margin, left)
}

/** How much the end that is in sight counts, by the turns left. */
const ENDING: readonly number[] = [0, 1, 0.7, 0.4, 0.2]
/** What winning the battle on points counts beside the points, when it is about to end. */
const DECISION = 350

/** From -1 to 1: how sure side A is to win with such a lead on points, as far as one can see. */
function winning(lead: number, margin: number, left: number): number {
  const doubt = 0.8 + 0.6 * left
  const needed = Math.max(1, margin) - 0.5
  return (Math.tanh((lead - needed) / doubt) + Math.tanh((lead + needed) / doubt)) / 2
}

/** Points for enemies destroyed that side A has more than side B. */
function lossesLead({ state }: Position): number {
  let lead = 0
  for (const unit of state.units) {
    if (unit.status !== 'Destroyed') continue
    lead += unit.side === 'B' ? lossPoints(state, unit) : -lossPoints(state, unit)
  }
  return lead
}

/** Chance that one who stands on an objective still does when the battle ends, by the fire that is still to come. */
const STAYS = 0.8
/** Chance that one who can still get there does. */
const ARRIVES = 0.6

/** How likely a side has somebody on an objective when the battle ends. */
function thereAtEnd(position: Position, side: Side, found: readonly Coming[]): number {
  const moves = movesLeft(position, side)
  let nobody = 1
  let arriving = 0
  for (const { power, turns, isThere } of found) {
    if (power < 0.15) continue
    if (isThere) nobody *= 1 - STAYS * Math.min(1, power + 0.2)
    else if (turns <= moves) arriving = ARRIVES
  }
  return 1 - nobody * (1 - arriving)
}

/** Movement phases that a side still has, the present one included. */
function movesLeft({ state, left }: Position, side: Side): number {
  const isOver = side === 'A' ? state.step !== 'A moves' : state.step === 'A fires' || state.step === 'rally'
  return left - (isOver ? 1 : 0)
}

/** How much more the way to an objective counts than its possession: nobody takes it who does not set out. */
const PULL = 2

/** Shares in which a side's nearest units count towards an objective: the first make the difference. */
const SHARES = [1, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2]

/** A unit on its way to an objective, or there: what it counts there, and the turns it takes. */
interface Coming {
  readonly power: number
  readonly turns: number
  readonly isThere: boolean
}

function coming(position: Position, side: Side, objective: number, radius: number): readonly Coming[] {
  const found: Coming[] = []
  for (const piece of position.sides[side]) {
    const power = powerOf(piece)
    if (power === 0 || !piece.seat) continue
    const turns = turnsTo(position, piece, objective, radius)
    found.push({ power, turns, isThere: turns < 1 && standsOn(position, piece, objective) })
  }
  return found
}

function standsOn({ state }: Position, { unit }: Piece, objective: number): boolean {
  const place = state.scenario.objectives[objective]
  return place !== undefined && stands(unit) && isWithin(distance(unit.at, place.at), place.radius)
}

function presence({ left }: Position, coming: readonly Coming[]): number {
  const found = coming.map(({ power, turns }) => power * inTime(turns, left)).toSorted((x, y) => y - x)
  let sum = 0
  for (const [i, share] of SHARES.entries()) sum += share * (found[i] ?? 0)
  return sum
}

/** How much a unit counts where an objective is fought for: a sound platoon is 1, a transport what is aboard, an empty one nothing. */
export function presenceOf(book: Book, state: TacticalState, id: UnitId): number {
  const unit = findUnit(state, id)
  if (!unit || unit.status === 'Destroyed' || unit.isHq) return 0
  const power = (each: TacticalUnit): number => {
    const type = typeOf(book, state, each)
    return each.isHq || type.weapons.length === 0 ? 0 : powerOf({ unit: each, type })
  }
  return cargoOf(state, id).reduce((sum, each) => sum + power(each), power(unit))
}

function powerOf({ unit, type }: Pick<Piece, 'unit' | 'type'>): number {
  if (type.flies) return 0
  if (unit.status === 'Suppressed') return 0.1
  const shape = unit.status === 'Disorganized' ? 0.5 : 1
  if (type.weapons.length === 0) return 0.2 * shape
  return (unit.isHq ? 0.35 : type.gun ? 0.6 : 1) * shape
}

/** What arriving after so many turns counts: the sooner the better, and hardly anything if the battle is over by then. */
function inTime(turns: number, left: number): number {
  const slack = left - turns
  return Math.exp(-turns / 3.2) * (slack <= 0 ? 0.05 : slack >= 3 ? 1 : 0.25 + 0.25 * slack)
}

/** Turns until a unit can stand on an objective, by its own feet or carried. */
export function turnsTo(position: Position, piece: Piece, objective: number, radius: number): number {
  const { type, seat, speed, carrier, unit } = piece
  if (!seat) return FAR
  const way = Math.max(0, ((carrier ?? piece).ways[objective] ?? FAR) - radius * 0.7)
  if (carrier) return way / Math.max(0.5, carrier.speed) + 0.35
  const walking = speed === 0 ? (way === 0 ? 0 : FAR) : way / speed
  if (walking < 2.5 || (!type.rides && !type.gun)) return walking
  let best = walking
  for (const other of position.sides[unit.side]) {
    const mayTake = type.gun ? other.type.towsGuns : other.type.carriesFoot
    if (!mayTake || !other.seat || other.unit.status !== 'OK' || other.loaded > other.value) continue
    const meeting = distance(other.seat.at, seat.at) / (other.speed + speed)
    best = Math.min(best, meeting + 1 + way / other.speed)
  }
  return best
}

const FAR = 30
