import type { UnitId } from '../../../../src/engine/ids'
import { heading, type Degrees, type Point, type Polygon } from '../../../../src/geometry/point'
import { bounds, type Box } from '../../../../src/geometry/polygons'
import { stripCrossings } from '../../../../src/geometry/lines'
import { overlapDuring } from '../../../../src/geometry/sweep'
import { overlapDepth } from '../../../../src/geometry/bases'
import { clipped, seenFrom, shadow } from '../../../../src/geometry/clip'
import { angleBetween } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { type Piece, type Terrain, isOnRoad, terrainOf } from '../model/ground'
import { CONTACT, OVERLAP, baseAt, kindOf, outlineOf, standing } from '../model/units'
import { holdsOf } from '../melee/contact'
import type { AncientState, AncientUnit, Standing } from '../model/state'

/** What ends or limits a straight slide. Distances in inches from its start; Infinity where there is nothing. */
export interface Slide {
  /** Where the base first comes into rough ground. */
  readonly rough: number
  /** As far as the centre stays on a road from the start; 0 where it does not stand on one. */
  readonly road: number
  /** Where ground that is closed to the unit begins, or the table ends. */
  readonly closed: number
  /** What the closed ground is called; 'edge' for the edge of the table. */
  readonly closedBy: string
  /** The first base in the way. */
  readonly unit: { readonly id: UnitId; readonly at: number } | null
  /** The outline of a building or field defence with an enemy inside, met before any base. */
  readonly hold: { readonly piece: Piece; readonly at: number } | null
}

type Span = readonly [number, number]

/**
 * What a base meets that slides from `at` along `way` (degrees), keeping its facing, for `length` inches. Bases in `through`
 * are passed. A base in contact at the start that the slide does not run into is no hindrance.
 */
export function slide(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  at: Point,
  facing: Degrees,
  way: Degrees,
  length: number,
  through: (other: Standing) => boolean = () => false,
): Slide {
  const terrain = terrainOf(book, state)
  const kind = kindOf(book, state, unit)
  const step = heading(way)
  const dx = step.x * length
  const dy = step.y * length
  const base = baseAt(state, at, facing)
  const swept = sweptBox(base, dx, dy)
  const roads = length > 0 ? roadSpans(terrain, at, { x: at.x + dx, y: at.y + dy }) : []
  const isStandingOnRoad = isOnRoad(terrain, at)
  let rough = Infinity
  let closed = Infinity
  let closedBy = ''
  for (const piece of terrain.pieces) {
    const { effect, box } = piece
    const shuts = effect.closed || (kind.needsOpen && !effect.open)
    if ((!effect.rough && !shuts) || isClearOf(swept, box)) continue
    const first = firstOutside(spansIn(piece, base, dx, dy), roads, isStandingOnRoad) * length
    if (shuts) {
      if (first < closed) {
        closed = first
        closedBy = effect.label
      }
    } else if (effect.rough && first < rough) rough = first
  }
  const edge = edgeDistance(state, base, step, length)
  if (edge < closed) {
    closed = edge
    closedBy = 'edge'
  }
  return {
    rough,
    road: isStandingOnRoad ? roadRun(roads, length) : 0,
    closed,
    closedBy,
    unit: firstUnit(state, unit, base, swept, dx, dy, length, through),
    hold: firstHold(book, state, unit, base, swept, dx, dy, length),
  }
}

function sweptBox(base: Polygon, dx: number, dy: number): Box {
  const { minX, minY, maxX, maxY } = bounds(base)
  return {
    minX: minX + Math.min(0, dx),
    minY: minY + Math.min(0, dy),
    maxX: maxX + Math.max(0, dx),
    maxY: maxY + Math.max(0, dy),
  }
}

function isClearOf(a: Box, b: Box): boolean {
  return a.minX >= b.maxX || a.maxX <= b.minX || a.minY >= b.maxY || a.maxY <= b.minY
}

/** The parts of the slide in which the base lies in a piece of ground. */
function spansIn(piece: Piece, base: Polygon, dx: number, dy: number): readonly Span[] {
  const length = Math.hypot(dx, dy)
  return piece.parts.flatMap((part): readonly Span[] => {
    const span = overlapDuring(base, dx, dy, part, OVERLAP)
    if (!span) return []
    // It begins where the two touch, a little before they overlap by what counts.
    const touch = overlapDuring(base, dx, dy, part, 0) ?? span
    return [[Math.max(touch[0], span[0] - (3 * OVERLAP) / length), span[1]]]
  })
}

/** The parts of the slide in which the centre is on a road. */
function roadSpans(terrain: Terrain, from: Point, to: Point): readonly Span[] {
  return merged(terrain.roads.flatMap(road => stripCrossings(road.line, road.width, from, to)))
}

function merged(spans: readonly Span[]): readonly Span[] {
  const found: [number, number][] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last && from <= last[1] + 1e-6) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

/** Where the first of some spans begins that is not covered by a road; Infinity if all are. */
function firstOutside(spans: readonly Span[], roads: readonly Span[], isStandingOnRoad: boolean): number {
  let first = Infinity
  for (const [from, to] of spans) {
    let at = from
    if (at <= 1e-9 && isStandingOnRoad && roads.length === 0) continue
    for (const [enter, leave] of roads) if (enter <= at + 1e-6 && leave > at) at = leave
    if (at < to - 1e-9 && at < first) first = at
  }
  return first
}

function roadRun(roads: readonly Span[], length: number): number {
  const first = roads[0]
  return first && first[0] <= 1e-6 ? first[1] * length : 0
}

/** How far a base may slide before a corner of it crosses the table's edge. */
function edgeDistance(state: AncientState, base: Polygon, step: Point, length: number): number {
  const { width, height } = state.scenario.board
  let least = length
  for (const { x, y } of base) {
    if (step.x > 1e-12) least = Math.min(least, (width - x) / step.x)
    if (step.x < -1e-12) least = Math.min(least, -x / step.x)
    if (step.y > 1e-12) least = Math.min(least, (height - y) / step.y)
    if (step.y < -1e-12) least = Math.min(least, -y / step.y)
  }
  return least < length ? Math.max(0, least) : Infinity
}

/** The first base that the slide would run into, and where the two touch. */
function firstUnit(
  state: AncientState,
  unit: AncientUnit,
  base: Polygon,
  swept: Box,
  dx: number,
  dy: number,
  length: number,
  through: (other: Standing) => boolean,
): Slide['unit'] {
  let first: Slide['unit'] = null
  const reach = state.scenario.base
  for (const other of standing(state.units)) {
    const { x, y } = other.at
    if (other.id === unit.id || x < swept.minX - reach || x > swept.maxX + reach) continue
    if (y < swept.minY - reach || y > swept.maxY + reach || through(other)) continue
    const outline = outlineOf(state, other)
    const span = overlapDuring(base, dx, dy, outline, OVERLAP)
    if (!span) continue
    // They touch where they would begin to overlap by nothing.
    const touch = overlapDuring(base, dx, dy, outline, 0) ?? span
    const at = Math.max(0, touch[0]) * length
    if (!first || at < first.at) first = { id: other.id, at }
  }
  return first
}

/** The first outline with an enemy inside that the slide would cross from without. */
function firstHold(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  base: Polygon,
  swept: Box,
  dx: number,
  dy: number,
  length: number,
): Slide['hold'] {
  let first: Slide['hold'] = null
  for (const piece of heldPieces(book, state, unit)) {
    if (isClearOf(swept, piece.box)) continue
    if (piece.parts.some(part => overlapDepth(base, part) > CONTACT)) continue
    for (const part of piece.parts) {
      const span = overlapDuring(base, dx, dy, part, OVERLAP)
      if (!span) continue
      const touch = overlapDuring(base, dx, dy, part, 0) ?? span
      const at = Math.max(0, touch[0]) * length
      if (!first || at < first.at) first = { piece, at }
    }
  }
  return first
}

/** Buildings and field defences that hold an enemy of a unit and not the unit itself. */
export function heldPieces(book: Book, state: AncientState, unit: AncientUnit): readonly Piece[] {
  const found = new Set<Piece>()
  if (!terrainOf(book, state).pieces.some(piece => piece.effect.holds)) return []
  for (const enemy of standing(state.units)) {
    if (enemy.side !== unit.side) for (const piece of holdsOf(book, state, enemy)) found.add(piece)
  }
  return [...found]
}

/** Whether a base at a place overlaps ground closed to the unit; the ground's name, or null. Roads and bridges lead through (R3, R30). */
export function closedAt(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  at: Point,
  facing: Degrees,
): string | null {
  const { width, height } = state.scenario.board
  const base = baseAt(state, at, facing)
  if (base.some(p => p.x < -OVERLAP || p.y < -OVERLAP || p.x > width + OVERLAP || p.y > height + OVERLAP))
    return 'edge'
  const terrain = terrainOf(book, state)
  if (isOnRoad(terrain, at)) return null
  const kind = kindOf(book, state, unit)
  const box = bounds(base)
  const piece = terrain.pieces.find(
    each =>
      (each.effect.closed || (kind.needsOpen && !each.effect.open)) &&
      !isClearOf(box, each.box) &&
      each.parts.some(part => overlapDepth(base, part) > OVERLAP),
  )
  return piece ? piece.effect.label : null
}

/** Whether a base at a place lies partly in rough terrain: with its centre on a road it does not (R3, R4). */
export function isInRough(book: Book, state: AncientState, at: Point, facing: Degrees): boolean {
  const terrain = terrainOf(book, state)
  const pieces = terrain.pieces.filter(piece => piece.effect.rough)
  if (pieces.length === 0 || isOnRoad(terrain, at)) return false
  const base = baseAt(state, at, facing)
  const box = bounds(base)
  return pieces.some(
    piece => !isClearOf(box, piece.box) && piece.parts.some(part => overlapDepth(base, part) > OVERLAP),
  )
}

/** Bases that a base at a place would overlap. */
export function overlapped(
  state: AncientState,
  unit: AncientUnit,
  at: Point,
  facing: Degrees,
): readonly Standing[] {
  const near = standing(state.units).filter(
    other =>
      other.id !== unit.id &&
      Math.abs(other.at.x - at.x) < state.scenario.base * 1.5 &&
      Math.abs(other.at.y - at.y) < state.scenario.base * 1.5,
  )
  if (near.length === 0) return []
  const base = baseAt(state, at, facing)
  return near.filter(other => overlapDepth(base, outlineOf(state, other)) > OVERLAP)
}

/** Whether a friend may be passed through: it faces the same way or the opposite way within 5 degrees (R11). */
export function mayPass(book: Book, state: AncientState, unit: AncientUnit, other: Standing): boolean {
  if (!kindOf(book, state, unit).passesFriends || other.side !== unit.side) return false
  const off = angleBetween(unit.facing, other.facing)
  return off <= 5 || off >= 175
}

/** Whether a slide straight ahead meets the other base with more than a graze across the front (R9). */
export function meetsFront(state: AncientState, at: Point, facing: Degrees, other: Polygon): boolean {
  const half = state.scenario.base / 2
  const seen = seenFrom(at, facing, other)
  const ahead = clipped(seen, 0, -1, CONTACT - half)
  return (
    shadow(
      ahead.map(p => p.x),
      -half,
      half,
    ) > CONTACT
  )
}
