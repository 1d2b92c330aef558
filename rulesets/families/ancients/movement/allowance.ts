import { memoBy, memoRecent } from '../../../../src/engine/memo'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { isOnRoad, terrainOf } from '../model/ground'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { isOn, kindOf, missileOf, scaled } from '../model/units'
import type { Allowance, Halving, Slide } from '../model/ways'
import { isInRough } from './place'
import { blockedAt } from './slide'

function roadBonus(book: Book, state: AncientState, unit: AncientUnit): number {
  const { roadMounted, roadFoot } = book.numbers
  const bonus = { foot: roadFoot, mounted: roadMounted, none: 0 }
  return scaled(state, bonus[kindOf(book, state, unit).road])
}

/** A unit's distances: on open ground, in rough ground, and what a road adds. */
export function distancesOf(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
): { readonly open: number; readonly rough: number; readonly bonus: number } {
  const { move } = kindOf(book, state, unit)
  const pace = book.condition.pace(state, unit)
  const open = scaled(state, move.open) * pace
  const rough = Math.min(open, scaled(state, move.rough) * pace)
  return { open, rough, bonus: roadBonus(book, state, unit) * pace }
}

/** Longest slide that any unit can make: its open distance with the bonus of a road. */
export function longest(book: Book, state: AncientState, unit: AncientUnit): number {
  const { open, bonus } = distancesOf(book, state, unit)
  return open + bonus
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
  if (unit.shotIn === state.turn && missileOf(book, unit)?.slow === true) found.push('shot')
  return found
}

/** The share of its full distance that a unit may go: halvings are caps, they do not multiply (R6). */
export function shareOf(state: AncientState, halvings: readonly Halving[]): number {
  if (halvings.length === 0) return 1
  return isOn(state, 'halvings-multiply') ? 0.5 ** halvings.length : 0.5
}

/** How far a straight slide may go, as the ground along it allows (R4, R5, R6). Only a `whole` move has the bonus of a road. */
export function allowanceOf(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  found: Slide,
  halvings: readonly Halving[],
  whole = true,
): Allowance {
  const { open, rough, bonus } = distancesOf(book, state, unit)
  const share = shareOf(state, halvings)
  const byRoad = whole && found.road > 0 ? Math.min(found.road, (open + bonus) * share) : 0
  const byGround = overGround(state, open * share, rough * share, found.rough)
  if (byRoad > byGround.limit) return { full: open + bonus, limit: byRoad, halvings, by: 'road' }
  return { full: byGround.by === 'rough' ? rough : open, limit: byGround.limit, halvings, by: byGround.by }
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
export interface WayAhead {
  readonly found: Slide
  readonly allowance: Allowance
  /** The farthest it can come: its allowance, or what is in the way. */
  readonly reach: number
}

/** What lies ahead is asked of the same unit by offers, refusal and play, and by what has to be done first. */
const ahead = memoBy((book: Book) =>
  memoRecent((state: AncientState) => {
    const known = new Map<AncientUnit, WayAhead>()
    return (unit: Standing): WayAhead => {
      const found = known.get(unit) ?? lookedAhead(book, state, unit, unit.facing)
      known.set(unit, found)
      return found
    }
  }),
)

/** The way of a unit that turns to `facing` (if that is another) and goes straight ahead. */
export function wayAhead(book: Book, state: AncientState, unit: Standing, facing: Degrees): WayAhead {
  return facing === unit.facing ? ahead(book)(state)(unit) : lookedAhead(book, state, unit, facing)
}

function lookedAhead(book: Book, state: AncientState, unit: Standing, facing: Degrees): WayAhead {
  const hasTurned = facing !== unit.facing
  const found = book.movement.slide(book, state, unit, {
    at: unit.at,
    facing,
    way: facing,
    length: longest(book, state, unit),
    passing: true,
  })
  const halvings = halvingsOf(book, state, unit, hasTurned)
  const allowance = allowanceOf(book, state, unit, found, halvings, !hasTurned)
  return { found, allowance, reach: Math.min(allowance.limit, blockedAt(found)) }
}

/** A unit's full distance on the ground where it stands, as speeds are compared for breaking off (R34). */
export function speedOf(book: Book, state: AncientState, unit: Standing): number {
  const { move } = kindOf(book, state, unit)
  const pace = book.condition.pace(state, unit)
  return scaled(state, isInRough(book, state, unit) ? move.rough : move.open) * pace
}

/** Whether a place is on a road, for the bends that may be followed. */
export function onRoad(book: Book, state: AncientState, at: Point): boolean {
  return isOnRoad(terrainOf(book, state), at)
}
