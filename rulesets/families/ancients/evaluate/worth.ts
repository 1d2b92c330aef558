import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Point } from '../../../../src/geometry/point'
import { type Piece, type Position, SHAPE, WILD, moraleOf, positionOf, shapeOf } from './position'
import type { Book } from '../model/book'
import { type Fate, fateOf } from './chances'
import { foesOf } from '../melee/contact'
import { leadOf } from '../melee/fight'
import { aimFor, leadOfShot, rangeOf, shotOf } from '../shooting/shot'
import { missileOf, scaled } from '../model/units'
import { postureOf } from './posture'
import { isInReach } from '../sequence/rallying'
import type { AncientState, Standing, Step } from '../model/state'
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
  const sign = side === 'A' ? 1 : -1
  const apart = (of: (position: Position, side: Side) => number): number =>
    sign * (of(all, 'A') - of(all, 'B'))
  return {
    forces: apart(forcesOf),
    melee: meleeOf(all, side),
    charges: chargesOf(all, side),
    shooting: shootingOf(all, side),
    danger: -(meleeOf(all, other) + chargesOf(all, other) + shootingOf(all, other)),
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

/** Of what a loss would cost its army beside the unit, so much counts while the loss only may come. */
const RISK = 0.6

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

/** How much of what a side's next attacks may do counts now: the sooner they come the more. */
const NEXT_MELEE: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0, B: 0 },
  'deploy A': { A: 0, B: 0 },
  'A moves': { A: 0.95, B: 0.7 },
  'B shoots': { A: 1, B: 0.72 },
  'A attacks': { A: 1, B: 0.78 },
  'B moves': { A: 0.7, B: 0.95 },
  'A shoots': { A: 0.72, B: 1 },
  'B attacks': { A: 0.78, B: 1 },
  rally: { A: 0.8, B: 0.65 },
}

/** What the next attacks of a side's units that are in melee are expected to gain. */
function meleeOf({ book, state, sides }: Position, side: Side): number {
  const weight = NEXT_MELEE[state.step][side]
  if (weight === 0 || state.melees.length === 0) return 0
  const targets = new Map(sides[otherSide(side)].map(piece => [piece.unit.id, piece]))
  const suffered = new Map<string, number>()
  for (const { unit } of sides[side]) {
    const foes = foesOf(state, unit)
    if (foes.length === 0) continue
    let best = 0
    let whom = ''
    for (const foe of foes) {
      const target = targets.get(foe.id)
      if (!target) continue
      const gain = costOf(target, fateOf(book, state, foe, leadOf(book, state, unit, foe), 'melee'))
      if (gain > best) {
        best = gain
        whom = foe.id
      }
    }
    const hasFought = unit.fought && state.step.startsWith(side)
    suffered.set(whom, (suffered.get(whom) ?? 0) + best * (hasFought ? 0.6 : 1))
  }
  let sum = 0
  for (const [id, harm] of suffered) {
    const target = targets.get(id)
    sum += Math.min(harm, ((target?.value ?? 0) + (target?.stake ?? 0)) * 0.95)
  }
  return sum * weight
}

/** How much of what a side's charges may do counts now: they come with its next movement step. */
const NEXT_CHARGE: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0.2, B: 0.2 },
  'deploy A': { A: 0.2, B: 0.2 },
  'A moves': { A: 0.32, B: 0.6 },
  'B shoots': { A: 0.32, B: 0.6 },
  'A attacks': { A: 0.32, B: 0.65 },
  'B moves': { A: 0.6, B: 0.32 },
  'A shoots': { A: 0.6, B: 0.32 },
  'B attacks': { A: 0.65, B: 0.32 },
  rally: { A: 0.65, B: 0.4 },
}

/** How much the charges of the other side are minded: the later in the day, the less, or nobody would ever come to grips. */
function patience(state: AncientState): number {
  return Math.max(0.25, 1 - Math.max(0, state.turn - 3) / 10)
}

/** What charges straight ahead may do that lie open, or nearly so. */
function chargesOf({ book, state, sides }: Position, side: Side): number {
  const weight =
    NEXT_CHARGE[state.step][side] * (side === state.step[0] || state.step === 'rally' ? 1 : patience(state))
  const base = state.scenario.base
  let sum = 0
  for (const { unit, kind, engaged, ahead } of sides[side]) {
    if (engaged || !kind.mayCharge || unit.status === 'Shaken' || book.condition.stilled(state, unit))
      continue
    const reach =
      scaled(state, kind.move.open) *
      book.condition.pace(state, unit) *
      (unit.status === 'Disordered' ? 0.5 : 1)
    let best = 0
    for (const target of sides[otherSide(side)]) {
      const dx = target.unit.at.x - unit.at.x
      const dy = target.unit.at.y - unit.at.y
      const off = Math.abs(-dx * ahead.y + dy * ahead.x)
      if (off > base * 1.05) continue
      const gapAhead = dx * ahead.x + dy * ahead.y - base
      if (gapAhead < -0.2 || gapAhead > reach + 1.5) continue
      const near = gapAhead <= reach ? 1 : 0.5
      const straight = off <= base * 0.9 ? 1 : 0.6
      const gain = costOf(
        target,
        fateOf(
          book,
          state,
          target.unit,
          leadOf(book, state, arrivedAt(unit, ahead, gapAhead), target.unit),
          'melee',
        ),
        true,
      )
      best = Math.max(best, gain * near * straight)
    }
    sum += best
  }
  return sum * weight
}

/** A unit where its charge would bring it. */
function arrivedAt(unit: Standing, ahead: Point, length: number): Standing {
  const d = Math.max(0, length)
  return { ...unit, charged: true, at: { x: unit.at.x + ahead.x * d, y: unit.at.y + ahead.y * d } }
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
