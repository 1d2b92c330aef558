import { type Side, otherSide } from '../../../../src/engine/ids'
import { type Piece, type Position, SHAPE, WILD, moraleOf, positionOf, shapeOf } from './position'
import type { Book } from '../model/book'
import { type Fate, fateOf } from './chances'
import { RISK, forecastOf } from './forecast'
import { aimFor, leadOfShot, rangeOf, shotOf } from '../shooting/shot'
import { missileOf } from '../model/units'
import { postureOf } from './posture'
import { isInReach } from '../sequence/rallying'
import type { AncientState, Step } from '../model/state'
import { breakpointOf, lossesOf } from '../sequence/victory'

/** What a position is worth to a side, by what it is good for. */
export interface Merits {
  /** Units, by what they are, in what shape, and how near the army is to breaking. */
  readonly forces: number
  /** What one's own next attacks in melee may do. */
  readonly melee: number
  /** What one's own charges that lie open may do. */
  readonly charges: number
  readonly shooting: number
  /** What the enemy's attacks, charges and shots may do. */
  readonly danger: number
  /** Facing the enemy, keeping together, coming to grips, and ground. */
  readonly posture: number
}

const WON = 10_000

/** How good a position is for a side. 100 is about an ordinary unit; worth(A) is -worth(B). */
export function worth(book: Book, state: AncientState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  const { forces, melee, charges, shooting, danger, posture } = merits(book, state, side)
  const own = Object.values(book.merits(state, side))
  return own.reduce((sum, each) => sum + each, forces + melee + charges + shooting + danger + posture)
}

/** The merits of a position for a side; those of the other are the same with the opposite sign. */
export function merits(book: Book, state: AncientState, side: Side): Merits {
  const all = positionOf(book, state)
  const other = otherSide(side)
  const ahead = forecastOf(all)
  const sign = side === 'A' ? 1 : -1
  const apart = (of: (position: Position, side: Side) => number): number =>
    sign * (of(all, 'A') - of(all, 'B'))
  return {
    forces: apart(forcesOf),
    melee: ahead[side].melee,
    charges: ahead[side].charges,
    shooting: shootingOf(all, side),
    danger: -(ahead[other].melee + ahead[other].charges + shootingOf(all, other)),
    posture: apart(postureOf),
  }
}

/** Whether a side still has a rally before its next movement step, in which its Shaken units in melee are Routed. */
function ralliesFirst(step: Step, side: Side): boolean {
  return side === 'A' || step === 'A shoots' || step === 'B attacks' || step === 'rally'
}

function forcesOf({ book, state, sides }: Position, side: Side): number {
  let sum = 0
  for (const piece of sides[side]) {
    const { unit, value } = piece
    const shape = shapeOf(piece, unit.status)
    sum += value * shape
    if (state.pending.some(each => each.unit === unit.id)) sum -= value * WILD
    const isLate = piece.engaged && unit.status === 'Shaken' && !ralliesFirst(state.step, side)
    if (shape < 1 && !isLate && isInReach(book, state, unit)) sum += value * (1 - shape) * 0.28
  }
  return sum - moraleOf(lossesOf(book, state, side), breakpointOf(state, side))
}

/** What an attack is expected to cost its target. */
function costOf(piece: Piece, fate: Fate, engaged = piece.engaged): number {
  const now = shapeOf(piece, piece.unit.status)
  const wild = piece.kind.rampages && piece.unit.status === 'Good order' ? WILD : 0
  // Who is Shaken in melee and cannot get away is mostly lost.
  const doomed = engaged && !piece.flees ? 0.8 : 0
  return (
    piece.stake * (fate.lost + doomed * fate.shaken) * RISK +
    piece.value *
      (fate.disordered * Math.max(0, now - SHAPE.Disordered + wild) +
        fate.shaken * Math.max(0, now - shapeOf(piece, 'Shaken', engaged)) +
        fate.lost * now)
  )
}

const NEXT_SHOT: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0.2, B: 0.2 },
  'deploy A': { A: 0.2, B: 0.2 },
  'A moves': { A: 0.7, B: 0.9 },
  'B shoots': { A: 0.7, B: 0.35 },
  'A attacks': { A: 0.7, B: 0.35 },
  'B moves': { A: 0.9, B: 0.4 },
  'A shoots': { A: 0.35, B: 0.5 },
  'B attacks': { A: 0.35, B: 0.5 },
  rally: { A: 0.4, B: 0.6 },
}

/** What a side's next shots are expected to gain. */
function shootingOf({ book, state, sides }: Position, side: Side): number {
  const weight = NEXT_SHOT[state.step][side]
  const base = state.scenario.base
  let sum = 0
  for (const { unit, engaged } of sides[side]) {
    const weapon = missileOf(book, unit)
    if (!weapon || engaged || unit.status === 'Shaken') continue
    const range = rangeOf(state, weapon)
    let best = 0
    for (const target of sides[otherSide(side)]) {
      if (target.unit.status === 'Shaken') continue
      const away = Math.hypot(target.unit.at.x - unit.at.x, target.unit.at.y - unit.at.y)
      if (away > range + base * 1.3) continue
      const aim = aimFor(book, state, unit, target.unit)
      if (aim.at === null || aim.distance > range) continue
      const shot = shotOf(book, state, unit, target.unit, weapon, aim.distance)
      const lead = leadOfShot(book, state, shot)
      best = Math.max(best, costOf(target, fateOf(book, state, target.unit, lead, 'shooting')))
    }
    sum += best * (weapon.engine ? 0.6 : 1)
  }
  return sum * weight
}
