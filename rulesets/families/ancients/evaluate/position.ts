import type { Side } from '../../../../src/engine/ids'
import { type Point, heading } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { foesOf } from '../melee/contact'
import { footing } from '../model/ground'
import type { Footing } from '../model/ways'
import type { Kind } from '../model/kinds'
import { defenceOf, kindOf, standing } from '../model/units'
import type { AncientState, Standing, Status } from '../model/state'
import { breakpointOf, lossesOf, weightOf } from '../sequence/victory'

/** A unit on the table with what is asked of it to value a position. */
export interface Piece {
  readonly unit: Standing
  readonly kind: Kind
  readonly ground: Footing
  readonly value: number
  /** What its loss would cost besides: how much nearer its army comes to breaking. */
  readonly stake: number
  readonly engaged: boolean
  readonly ahead: Point
  /** Would get away from its enemies if it were Shaken. */
  readonly flees: boolean
}

export interface Position {
  readonly book: Book
  readonly state: AncientState
  readonly sides: Readonly<Record<Side, readonly Piece[]>>
}

/** Everybody on the table, looked at once. */
export function positionOf(book: Book, state: AncientState): Position {
  const sides: Record<Side, Piece[]> = { A: [], B: [] }
  const lost = { A: lossesOf(book, state, 'A'), B: lossesOf(book, state, 'B') }
  const limits = { A: breakpointOf(state, 'A'), B: breakpointOf(state, 'B') }
  for (const unit of standing(state.units)) {
    const kind = kindOf(book, state, unit)
    const engaged = state.melees.some(melee => melee.a === unit.id || melee.b === unit.id)
    sides[unit.side].push({
      unit,
      kind,
      engaged,
      value: priceOf(book, state, unit, kind),
      stake:
        moraleOf(lost[unit.side] + weightOf(book, state, unit), limits[unit.side]) -
        moraleOf(lost[unit.side], limits[unit.side]),
      ground: footing(book, state, unit.at),
      ahead: heading(unit.facing),
      flees: kind.breaksOff && fastest(book, state, unit) < kind.move.open,
    })
  }
  return { book, state, sides }
}

/** Speed of the fastest enemy that a unit is in melee with; of ordinary foot where there is none. */
function fastest(book: Book, state: AncientState, unit: Standing): number {
  let most = 0
  for (const foe of foesOf(state, unit)) most = Math.max(most, kindOf(book, state, foe).move.open)
  return most === 0 ? 2 : most
}

/** What the loss of a unit costs: what it can do, and what it counts for the Breakpoint. */
function priceOf(book: Book, state: AncientState, unit: Standing, kind: Kind): number {
  const fight = kind.attack.foot + kind.attack.mounted + 1.2 * defenceOf(kind, unit)
  const quality = unit.quality === 'Veteran' ? 1.2 : unit.quality === 'Raw' ? 0.85 : 1
  return (12 + 7 * fight + (unit.missile === null ? 0 : 6)) * quality + 45 * weightOf(book, state, unit)
}

/** What losses cost beside the units: the nearer to the Breakpoint, the more. */
const MORALE = 320
const BROKEN = 1_500

/** What an army has lost with so many losses besides the units themselves. */
export function moraleOf(lost: number, limit: number): number {
  const share = Math.min(1, lost / limit)
  return MORALE * share * share + (lost >= limit ? BROKEN : 0)
}

/** What of a unit's value a rampage costs that is still to come, on the average. */
export const WILD = 0.15

/** What is left of a unit by its status. */
export const SHAPE: Readonly<Record<Status, number>> = {
  'Good order': 1,
  Disordered: 0.82,
  Shaken: 0.5,
  Lost: 0,
}

/** What shape a unit is in, or would be: a Shaken one in melee that cannot get away is as good as lost. */
export function shapeOf(piece: Piece, status: Status, engaged = piece.engaged): number {
  if (status !== 'Shaken') return SHAPE[status]
  if (!engaged) return SHAPE.Shaken
  return piece.flees ? 0.38 : 0.06
}
