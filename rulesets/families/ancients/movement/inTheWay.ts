import type { Reason } from '../../../../src/engine/refusal'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, because } from '../model/limits'
import type { AncientState, Standing } from '../model/state'
import { unitOf } from '../model/units'
import type { Allowance, Slide } from '../model/ways'
import type { WayAhead } from './allowance'
import { closedReason } from './rest'
import { blockedAt } from './slide'

/** Whether something stands in the way of a slide of so many inches. */
export function isBarred(found: Slide, length: number): boolean {
  return blockedAt(found) < length - WITHIN
}

/** What stands in the way of a slide of so many inches; null if nothing does. */
export function barReason(
  book: Book,
  state: AncientState,
  unit: Standing,
  found: Slide,
  length: number,
): Reason | null {
  if (!isBarred(found, length)) return null
  if (found.closed < length - WITHIN) return closedReason(book, state, unit, found.closedBy)
  if (found.unit && found.unit.at < length - WITHIN) {
    const other = unitOf(state, found.unit.id)
    const code = other.side === unit.side ? 'friend-in-way' : 'enemy-in-way'
    return because(book, code, 'no passing', { other: { unit: other.id } })
  }
  return because(book, 'held-ground', 'area melee', { ground: found.hold?.piece.effect.label ?? '' })
}

/** A straight move of so many inches. */
export interface StraightMove extends AskedOf {
  readonly distance: number
  /** Looked at only when it is asked for, for it costs more than all the rest. */
  readonly way: () => WayAhead
}

const barred: Limit<StraightMove> = {
  isBroken: ({ way, distance }) => isBarred(way().found, distance),
  reason: ({ book, state, unit, way, distance }) => barReason(book, state, unit, way().found, distance),
}

const overLong: Limit<StraightMove> = {
  isBroken: ({ way, distance }) => isOver(way().allowance, distance),
  reason: ({ book, way, distance }) =>
    isOver(way().allowance, distance) ? overLimit(book, way().allowance, distance) : null,
}

/** How far a straight move may go: what stands in its way, and its allowance. */
export const TOO_FAR: Limits<StraightMove> = [[barred, overLong]]

/** Whether a straight move of so many inches is barred or over-long. */
export function isTooFar({ found, allowance }: WayAhead, distance: number): boolean {
  return isBarred(found, distance) || isOver(allowance, distance)
}

function isOver({ limit }: Allowance, distance: number): boolean {
  return distance > limit + WITHIN
}

/** By how much a move is too long, and what limits it. */
export function overLimit(book: Book, allowance: Allowance, length: number): Reason {
  const facts = { by: length - allowance.limit, limit: allowance.limit }
  if (allowance.halvings.includes('disordered'))
    return because(book, 'too-far-disordered', 'disordered moves', facts)
  if (allowance.halvings.includes('turned')) return because(book, 'too-far-turned', 'regular', facts)
  if (allowance.halvings.includes('shot')) return because(book, 'too-far-shot', 'slow missiles', facts)
  if (allowance.by === 'rough') return because(book, 'too-far-rough', 'rough terrain', facts)
  if (allowance.by === 'edge of rough') return because(book, 'too-far-edge', 'partly rough', facts)
  return because(book, 'too-far', 'movement table', facts)
}
