import type { Degrees, Point } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { isOnRoad, terrainOf } from '../model/ground'
import { isOn, kindOf, missileOf, scaled } from '../model/units'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { type Slide, isInRough, slide } from './slide'

/** Why a move is limited to half of its full distance. */
export type Halving = 'turned' | 'disordered' | 'shot'

/** How far a unit may go straight ahead, and which part of it is what. All in inches. */
export interface Allowance {
  /** Full distance of the move before it is halved. */
  readonly full: number
  /** Most that it may go now. */
  readonly limit: number
  readonly halvings: readonly Halving[]
  /** Where rough ground limits it, and whether a road lengthens it. */
  readonly by: 'open' | 'rough' | 'road' | 'edge of rough'
}

/** Longest slide that any unit can make: its open distance with the bonus of a road. */
export function longest(book: Book, state: AncientState, unit: AncientUnit): number {
  const kind = kindOf(book, state, unit)
  return scaled(state, kind.move.open + (kind.mounted ? book.numbers.roadMounted : book.numbers.roadFoot))
}

/** What halves a unit's move in this step (R6): a turn before it, disorder, and crossbows that shot. */
export function halvingsOf(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  hasTurned: boolean,
): readonly Halving[] {
  const found: Halving[] = []
  if (hasTurned) found.push('turned')
  if (unit.status === 'Disordered') found.push('disordered')
  if (missileOf(book, unit)?.slow === true && unit.shotIn === state.turn) found.push('shot')
  return found
}

/** The share of its full distance that a unit may go: halvings are caps, they do not multiply (R6). */
export function shareOf(state: AncientState, halvings: readonly Halving[]): number {
  if (halvings.length === 0) return 1
  return isOn(state, 'halvings-multiply') ? 0.5 ** halvings.length : 0.5
}

/** How far a straight slide may go, as the ground along it allows (R4, R5, R6). */
export function allowanceOf(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  found: Slide,
  halvings: readonly Halving[],
  isWhole = true,
): Allowance {
  const kind = kindOf(book, state, unit)
  const open = scaled(state, kind.move.open)
  const rough = Math.min(open, scaled(state, kind.move.rough))
  const share = shareOf(state, halvings)
  const bonus = scaled(state, kind.mounted ? book.numbers.roadMounted : book.numbers.roadFoot)
  const byRoad = isWhole && found.road > 0 ? Math.min(found.road, (open + bonus) * share) : 0
  const byGround = overGround(state, open * share, rough * share, found.rough)
  if (byRoad > byGround.limit) return { full: open + bonus, limit: byRoad, halvings, by: 'road' }
  const full = byGround.by === 'rough' ? rough : open
  return { full, limit: byGround.limit, halvings, by: byGround.by }
}

/** Open distance, cut where rough ground begins or to the rough distance if that goes farther (R4). */
function overGround(
  state: AncientState,
  open: number,
  rough: number,
  edge: number,
): { readonly limit: number; readonly by: Allowance['by'] } {
  if (edge >= open) return { limit: open, by: 'open' }
  if (isOn(state, 'pro-rata')) {
    if (rough === 0) return { limit: edge, by: 'edge of rough' }
    return { limit: edge + ((open - edge) * rough) / open, by: 'rough' }
  }
  return edge > rough ? { limit: edge, by: 'edge of rough' } : { limit: rough, by: 'rough' }
}

/** The way straight ahead of a unit on a facing: what lies there, and how far it may go. */
export interface Way {
  readonly found: Slide
  readonly allowance: Allowance
  /** The farthest it can come: its allowance, or what is in the way. */
  readonly reach: number
}

/** The way of a unit that turns to `facing` (if that is another) and goes straight ahead. */
export function wayAhead(book: Book, state: AncientState, unit: Standing, facing: Degrees): Way {
  const hasTurned = facing !== unit.facing
  const through = passer(book, unit.side, unit, state)
  const found = slide(book, state, unit, unit.at, facing, facing, longest(book, state, unit), through)
  const allowance = allowanceOf(
    book,
    state,
    unit,
    found,
    halvingsOf(book, state, unit, hasTurned),
    !hasTurned,
  )
  return { found, allowance, reach: Math.min(allowance.limit, blockedAt(found)) }
}

/** Where the first thing stands in the way of a slide. */
export function blockedAt(found: Slide): number {
  return Math.min(found.closed, found.unit?.at ?? Infinity, found.hold?.at ?? Infinity)
}

function passer(book: Book, side: AncientUnit['side'], unit: AncientUnit, state: AncientState) {
  const kind = kindOf(book, state, unit)
  return (other: Standing): boolean => {
    if (!kind.passesFriends || other.side !== side) return false
    const off = Math.abs(((unit.facing - other.facing + 540) % 360) - 180)
    return off <= 5 || off >= 175
  }
}

/** A unit's full distance on the ground where it stands, as speeds are compared for breaking off (R34). */
export function speedOf(book: Book, state: AncientState, unit: Standing): number {
  const kind = kindOf(book, state, unit)
  return scaled(state, isInRough(book, state, unit.at, unit.facing) ? kind.move.rough : kind.move.open)
}

/** Whether a place is on a road, for the bends that may be followed. */
export function onRoad(book: Book, state: AncientState, at: Point): boolean {
  return isOnRoad(terrainOf(book, state), at)
}
