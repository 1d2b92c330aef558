import type { Side } from '../../../../src/engine/ids'
import { distance } from '../../../../src/geometry/point'
import { POINT, type Piece, type Position } from './position'

/** How the ground that counts stands, for side A: who has it, and who can be there in time with how much. */
export function objectivesFor(position: Position): number {
  const { book, state, left } = position
  const { turns, objectives } = state.scenario
  if (objectives.length === 0) return 0
  const holdings = book.victory.holdings(book, state)
  const settled = 0.3 + 0.6 * (1 - left / Math.max(1, turns)) ** 2
  let sum = 0
  for (const [i, objective] of objectives.entries()) {
    const holder = holdings.find(each => each.id === objective.id)?.holder ?? null
    const held = holder === null ? 0 : holder === 'A' ? 1 : -1
    const a = presence(position, 'A', i, objective.radius)
    const b = presence(position, 'B', i, objective.radius)
    const grip = (a - b) / (a + b + 0.35)
    const { A, B } = objective.points
    sum += settled * held * (held > 0 ? A : B) + (1 - settled) * PULL * grip * ((A + B) / 2)
  }
  return sum * POINT
}

/** How much more the way to an objective counts than its possession: nobody takes it who does not set out. */
const PULL = 2

/** Shares in which a side's nearest units count towards an objective: the first make the difference. */
const SHARES = [1, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2]

function presence(position: Position, side: Side, objective: number, radius: number): number {
  const found: number[] = []
  for (const piece of position.sides[side]) {
    const power = powerOf(piece)
    if (power === 0 || !piece.seat) continue
    found.push(power * inTime(turnsTo(position, piece, objective, radius), position.left))
  }
  found.sort((x, y) => y - x)
  let sum = 0
  for (const [i, share] of SHARES.entries()) sum += share * (found[i] ?? 0)
  return sum
}

function powerOf({ unit, type }: Piece): number {
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
