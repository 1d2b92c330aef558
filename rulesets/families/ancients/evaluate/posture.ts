import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Piece, Position } from './position'
import type { Book } from '../model/book'
import { rangeOf } from '../shooting/shot'
import { missileOf } from '../model/units'
import type { AncientState } from '../model/state'

/** What an inch nearer to the enemy is worth to those who fight hand to hand. */
const EAGER = 3
/** The same where nobody has to attack. */
const UNHURRIED = 1
/** The same for who has lost when night falls; with 6 the weaker computers are still before the enemy then. */
const HURRIED = 9

/** Small things that decide where nothing greater does. */
export function postureOf({ book, state, sides }: Position, side: Side): number {
  const enemies = sides[otherSide(side)]
  const line = lineOf(sides[side], enemies)
  let sum = 0
  for (const piece of sides[side]) {
    const { kind, ground, engaged } = piece
    if (!ground.open && kind.formed) sum -= 5
    if (kind.lightFoot && ground.conceals) sum += 2.5
    const { near, cosine } = engaged ? MET : nearestTo(piece, enemies)
    // Whoever comes nearer brings the enemy nearer as well: the way counts only for the side whose step it is.
    if (Number.isFinite(near) && state.step.startsWith(side))
      sum += eagerness(book, state, piece, Math.max(near, line - AHEAD))
    if (engaged) continue
    sum += 3 * cosine + company(sides[side], piece, state.scenario.base)
  }
  for (const unit of state.units)
    if (unit.side === side && unit.at === null && unit.status !== 'Lost') sum -= 60
  return sum
}

/** No farther ahead of the line than so many inches does anybody go for the sake of being near the enemy. */
const AHEAD = 3
/** What is farther away than so many inches counts no more for the line. */
const FAR = 30

/** How far from the enemy the line is: those who fight hand to hand, on the average, and those in melee at no distance. */
function lineOf(own: readonly Piece[], enemies: readonly Piece[]): number {
  let sum = 0
  let count = 0
  for (const piece of own) {
    const { unit, kind, engaged } = piece
    if (kind.attack.foot + kind.attack.mounted < 2 || unit.status === 'Shaken') continue
    count += 1
    if (!engaged) sum += Math.min(FAR, nearestTo(piece, enemies).near)
  }
  return count === 0 ? 0 : sum / count
}

/** How near the nearest enemy is, and how far a unit looks at it: 1 straight at it, -1 away. */
interface Nearest {
  readonly near: number
  readonly cosine: number
}

const MET: Nearest = { near: 0, cosine: 0 }

function nearestTo({ unit, ahead }: Piece, enemies: readonly Piece[]): Nearest {
  let near = Infinity
  let cosine = 0
  for (const enemy of enemies) {
    const dx = enemy.unit.at.x - unit.at.x
    const dy = enemy.unit.at.y - unit.at.y
    const away = Math.hypot(dx, dy)
    if (away >= near) continue
    near = away
    cosine = away > 0 ? (dx * ahead.x + dy * ahead.y) / away : 1
  }
  return { near, cosine }
}

/** Those who fight hand to hand want to come to grips; skirmishers to be in range and no nearer. */
function eagerness(book: Book, state: AncientState, { unit, kind }: Piece, near: number): number {
  if (unit.status === 'Shaken') return 0
  const weapon = missileOf(book, unit)
  const base = state.scenario.base
  const isFighter = kind.attack.foot + kind.attack.mounted >= 2
  const wanted = weapon && !isFighter ? rangeOf(state, weapon) * 0.5 + base : base
  const shy = unit.status === 'Disordered' ? 0.3 : unit.general === 'none' ? 1 : 0.7
  const haste = 1 + Math.min(2, state.turn / 8)
  const forward = -nearerFor(unit.side, state.scenario) * haste * shy * Math.max(0, near - wanted - 0.3)
  return !isFighter && near < wanted ? forward - (wanted - near) * 1.5 : forward
}

/** What an inch nearer is worth to a side in this battle. Who has won when night falls comes out too: it does better than waiting. */
function nearerFor(side: Side, { night, unhurried }: AncientState['scenario']): number {
  if (night && night !== side) return HURRIED
  return unhurried ? UNHURRIED : EAGER
}

/** Friends at one's side keep one's flanks. */
function company(own: readonly Piece[], piece: Piece, base: number): number {
  if (!piece.kind.formed) return 0
  let sum = 0
  for (const other of own) {
    if (other === piece || !other.kind.formed) continue
    const dx = other.unit.at.x - piece.unit.at.x
    const dy = other.unit.at.y - piece.unit.at.y
    const off = Math.abs(-dx * piece.ahead.y + dy * piece.ahead.x)
    const forward = Math.abs(dx * piece.ahead.x + dy * piece.ahead.y)
    if (off > base * 0.8 && off < base * 1.6) sum += Math.max(0, 1 - forward / (base * 2))
  }
  return Math.min(2, sum)
}
