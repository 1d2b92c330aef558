import { distanceToLine } from '../../../../src/geometry/lines'
import { type Degrees, type Point, bearing, distance, moveBy } from '../../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { terrainOf } from '../model/ground'
import type { AncientState, Standing } from '../model/state'
import { isOn } from '../model/units'
import type { Allowance, Slide } from '../model/ways'
import { distancesOf, halvingsOf, longest, onRoad, shareOf } from './allowance'
import { isLight, lengthOf } from './manoeuvre'
import { isInRough } from './place'
import { blockedAt } from './slide'

/** A path of straight pieces, walked: what each of them meets. */
export interface Walked {
  readonly slides: readonly { readonly found: Slide; readonly length: number }[]
  readonly length: number
  /** Some part of the base is in rough ground somewhere. */
  readonly rough: boolean
  readonly wholeOnRoad: boolean
}

/** Walks a path. Light units keep their facing on the way; others face along the road. */
export function walked(book: Book, state: AncientState, unit: Standing, path: readonly Point[]): Walked {
  const light = isLight(book, state, unit)
  const slides: { found: Slide; length: number }[] = []
  let from: Point = unit.at
  let rough = isInRough(book, state, unit)
  let wholeOnRoad = onRoad(book, state, unit.at)
  for (const to of path) {
    const length = distance(from, to)
    if (length < ROUNDING) continue
    const way = bearing(from, to)
    const facing = light ? unit.facing : way
    const found = book.movement.slide(book, state, unit, { at: from, facing, way, length, passing: true })
    if (found.rough < length) rough = true
    if (found.road < length - WITHIN) wholeOnRoad = false
    slides.push({ found, length })
    from = to
  }
  return { slides, length: lengthOf(unit.at, path), rough, wholeOnRoad }
}

/** How far a path may go: the rough distance if any of it is rough, and more if all of it is on a road (R4, R5). */
export function allowanceOn(book: Book, state: AncientState, unit: Standing, path: Walked): Allowance {
  const { open, rough, bonus } = distancesOf(book, state, unit)
  const halvings = halvingsOf(book, state, unit, false)
  const isRough = path.rough && rough < open
  const full = isRough ? proRata(state, path, open, rough) : path.wholeOnRoad ? open + bonus : open
  const by = isRough ? 'rough' : path.wholeOnRoad && bonus > 0 ? 'road' : 'open'
  return { full, limit: full * shareOf(state, halvings), halvings, by }
}

/** Under the house rule each inch costs by its ground; a path is taken to be rough from where it first is. */
function proRata(state: AncientState, path: Walked, open: number, rough: number): number {
  if (!isOn(state, 'pro-rata')) return rough
  let before = 0
  for (const { found, length } of path.slides) {
    before += Math.min(found.rough, length)
    if (found.rough < length) break
  }
  return before >= open ? open : before + ((open - before) * rough) / open
}

/** How far a unit may go straight in a direction: as rough ground allows, and to so many inches before what is in the way. */
export function reachTowards(
  book: Book,
  state: AncientState,
  unit: Standing,
  way: Degrees,
  before = 0,
): number {
  const path = walked(book, state, unit, [moveBy(unit.at, way, longest(book, state, unit))])
  const { limit: slow } = allowanceOn(book, state, unit, { ...path, wholeOnRoad: false })
  const { limit: open } = allowanceOn(book, state, unit, { ...path, rough: false, wholeOnRoad: false })
  const found = path.slides[0]?.found
  if (!found) return open
  const allowed = found.rough >= open ? open : Math.max(slow, found.rough)
  return Math.min(allowed, blockedAt(found) - before)
}

/** The first so many inches of a path. */
export function firstInches(from: Point, path: readonly Point[], most: number): readonly Point[] {
  const kept: Point[] = []
  let left = most
  let last = from
  for (const next of path) {
    const length = distance(last, next)
    if (length < ROUNDING) continue
    if (length >= left - ROUNDING) return [...kept, moveBy(last, bearing(last, next), left)]
    kept.push(next)
    left -= length
    last = next
  }
  return kept
}

/** The ways along roads as far as a unit may go; only those that bend. */
export function roadPaths(book: Book, state: AncientState, unit: Standing): readonly (readonly Point[])[] {
  if (isOn(state, 'no-free-bends') || !onRoad(book, state, unit.at)) return []
  const most = longest(book, state, unit) * (unit.status === 'Disordered' ? 0.5 : 1)
  return terrainOf(book, state).roads.flatMap(({ line, width }) => {
    if (distanceToLine(unit.at, line) > width / 2 + WITHIN) return []
    const at = segmentAt(line, unit.at)
    const onward = firstInches(unit.at, line.slice(at + 1), most)
    const back = firstInches(unit.at, line.slice(0, at + 1).toReversed(), most)
    return [onward, back].filter(path => path.length > 1)
  })
}

/** The stretch of a line that is nearest to a place. */
function segmentAt(line: readonly Point[], at: Point): number {
  let best = 0
  let least = Infinity
  for (let i = 0; i + 1 < line.length; i++) {
    const away = distanceToLine(at, line.slice(i, i + 2))
    if (away < least) {
      least = away
      best = i
    }
  }
  return best
}
