import type { Side } from '../../../../src/engine/ids'
import { type Degrees, type Point, distance, moveBy } from '../../../../src/geometry/point'
import { contains } from '../../../../src/geometry/polygons'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { type Standing, isAirborne, isOn, outlineOf, scaled, stands, typeOf } from '../model/lookup'
import type { TacticalState } from '../model/state'
import type { Io } from '../text/said'

/** Where a shot that misses its point of aim comes down (R34). */
export interface Deviation {
  readonly at: Point
  readonly inches: number
  readonly direction: Degrees
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
/** The six arrows of the deviation die. */
const ARROWS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** Rolls direction, then distance. */
export function deviate(book: Book, state: TacticalState, aim: Point, by: Side, io: Io): Deviation {
  const clause = book.cite['deviation dice']
  const ways = isOn(state, 'free-deviation') ? 360 : ARROWS.length
  // Whoever throws a die of his own has to know which face stands for which way.
  const purpose = 'deviation direction, 1 north and on clockwise'
  const direction = io.chance.pick(ways, { purpose, by, clause, from: aim }) * (360 / ways)
  const inches = scaled(state, io.chance.die(6, { purpose: 'deviation distance', by, clause }))
  return { at: moveBy(aim, direction, inches), inches, direction }
}

/** A direction in words: one of the six arrows, or the nearest of eight points of the compass. */
export function directionName(state: TacticalState, direction: Degrees): string {
  return isOn(state, 'free-deviation')
    ? (COMPASS[Math.round(direction / 45) % 8] ?? 'north')
    : (ARROWS[Math.round(direction / 60) % 6] ?? 'north')
}

/** All 36 places at which a shot may come down, equally likely, in the order of the dice. With free deviation those of the six arrows stand for all. */
export function deviations(state: TacticalState, aim: Point): readonly Point[] {
  return ARROWS.flatMap((_, arrow) =>
    [1, 2, 3, 4, 5, 6].map(face => moveBy(aim, arrow * 60, scaled(state, face))),
  )
}

export function isOnTable(state: TacticalState, place: Point): boolean {
  const { width, height } = state.scenario.board
  return place.x >= 0 && place.y >= 0 && place.x <= width && place.y <= height
}

/** Whether a base of this size, however turned, can cover the place: the quick look before the close one. */
function isNear(at: Point, place: Point, base: number): boolean {
  return Math.abs(at.x - place.x) < base && Math.abs(at.y - place.y) < base
}

/** Whom a shot strikes that comes down at a place, friend or enemy: of several the nearest, of those as near the firer's own. */
export function struckAt(book: Book, state: TacticalState, place: Point, firer: Side): Standing | null {
  if (!isOnTable(state, place)) return null
  let best: Standing | null = null
  for (const unit of state.units) {
    if (
      !stands(unit) ||
      isAirborne(book, state, unit) ||
      !isNear(unit.at, place, typeOf(book, state, unit).base)
    )
      continue
    if (!contains(outlineOf(book, state, unit), place)) continue
    const lead = best ? distance(best.at, place) - distance(unit.at, place) : 1
    if (lead > ROUNDING || (lead > -ROUNDING && unit.side === firer && best?.side !== firer)) best = unit
  }
  return best
}
