import type { UnitId } from '../../../../src/engine/ids'
import { overlapDepth } from '../../../../src/geometry/bases'
import { stripCrossings } from '../../../../src/geometry/lines'
import { type Point, type Polygon, heading } from '../../../../src/geometry/point'
import { type Box, bounds } from '../../../../src/geometry/polygons'
import { overlapDuring } from '../../../../src/geometry/sweep'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { type Terrain, isOnRoad, piecesAt, terrainOf } from '../model/ground'
import type { AncientState, AncientUnit } from '../model/state'
import { CONTACT, OVERLAP, baseAt, enemiesOf, kindOf, outlineOf, standing } from '../model/units'
import type { Course, Piece, Slide } from '../model/ways'
import { mayPass } from './manoeuvre'

/** The base on its course: where it is, the ground that it sweeps, and the whole slide as a step. */
interface Swept {
  readonly base: Polygon
  readonly box: Box
  readonly dx: number
  readonly dy: number
  readonly ahead: Point
}

type Span = readonly [number, number]

/**
 * What a base meets that slides straight on, keeping its facing. A base in contact at the start that the slide does not run into
 * is no hindrance.
 */
export function slide(book: Book, state: AncientState, unit: AncientUnit, course: Course): Slide {
  const { at, facing, way, length } = course
  const terrain = terrainOf(book, state)
  const ahead = heading(way)
  const dx = ahead.x * length
  const dy = ahead.y * length
  const base = baseAt(state, at, facing)
  const swept: Swept = { base, box: sweptBox(base, dx, dy), dx, dy, ahead }
  const isStandingOnRoad = isOnRoad(terrain, at)
  const roads = length > 0 ? roadSpans(terrain, at, { x: at.x + dx, y: at.y + dy }) : []
  const { needsOpen } = kindOf(book, state, unit)
  let rough = Infinity
  let closed = Infinity
  let closedBy = ''
  for (const piece of terrain.pieces) {
    const { effect, box } = piece
    const shuts = effect.closed || (needsOpen && !effect.open)
    if ((!effect.rough && !shuts) || isClearOf(swept.box, box)) continue
    const first = firstOutside(spansIn(piece, swept, length), roads, isStandingOnRoad) * length
    if (shuts) {
      if (first < closed) {
        closed = first
        closedBy = effect.label
      }
    } else if (effect.rough && first < rough) rough = first
  }
  const edge = edgeDistance(state, base, ahead, length)
  if (edge < closed) {
    closed = edge
    closedBy = 'edge'
  }
  return {
    rough,
    road: isStandingOnRoad ? roadRun(roads, length) : 0,
    closed,
    closedBy,
    unit: firstUnit(book, state, unit, course, swept),
    hold: firstHold(book, state, unit, swept, length),
  }
}

/** Where the first thing stands in the way of a slide. */
export function blockedAt(found: Slide): number {
  return Math.min(found.closed, found.unit?.at ?? Infinity, found.hold?.at ?? Infinity)
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

/** Whether two boxes have no ground in common. */
export function isClearOf(a: Box, b: Box): boolean {
  return a.minX >= b.maxX || a.maxX <= b.minX || a.minY >= b.maxY || a.maxY <= b.minY
}

/** Where a slide touches a convex outline that it runs into, as a share of the slide; null if it does not run into it. */
export function touchAt({ base, dx, dy }: Pick<Swept, 'base' | 'dx' | 'dy'>, outline: Polygon): Span | null {
  const span = overlapDuring(base, dx, dy, outline, OVERLAP)
  // They touch where they would begin to overlap by nothing.
  return span && (overlapDuring(base, dx, dy, outline, 0) ?? span)
}

/** The parts of the slide in which the base lies in a piece of ground. */
function spansIn(piece: Piece, { base, dx, dy }: Swept, length: number): readonly Span[] {
  return piece.parts.flatMap((part): readonly Span[] => {
    const span = overlapDuring(base, dx, dy, part, OVERLAP)
    if (!span) return []
    // It begins where the two touch, a little before they overlap by what counts.
    const touch = overlapDuring(base, dx, dy, part, 0) ?? span
    return [[Math.max(touch[0], span[0] - (3 * OVERLAP) / length), span[1]]]
  })
}

const NO_SPANS: readonly Span[] = []

/** The parts of the slide in which the centre is on a road. */
function roadSpans(terrain: Terrain, from: Point, to: Point): readonly Span[] {
  if (terrain.roads.length === 0) return NO_SPANS
  const box = bounds([from, to])
  const near = terrain.roads.filter(road => !isApart(box, road.box))
  return near.length === 0
    ? NO_SPANS
    : merged(near.flatMap(road => stripCrossings(road.line, road.width, from, to)))
}

function isApart(a: Box, b: Box): boolean {
  return a.minX > b.maxX || a.maxX < b.minX || a.minY > b.maxY || a.maxY < b.minY
}

/** Roads that follow one another this closely, as a share of the slide, are one. */
const SEAM = 1e-6

function merged(spans: readonly Span[]): readonly Span[] {
  const found: [number, number][] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last && from <= last[1] + SEAM) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

/** Where the first of some spans begins that is not covered by a road; Infinity if all are. */
function firstOutside(spans: readonly Span[], roads: readonly Span[], isStandingOnRoad: boolean): number {
  let first = Infinity
  for (const [from, to] of spans) {
    let at = from
    if (at <= ROUNDING && isStandingOnRoad && roads.length === 0) continue
    for (const [enter, leave] of roads) if (enter <= at + SEAM && leave > at) at = leave
    if (at < to - ROUNDING && at < first) first = at
  }
  return first
}

function roadRun(roads: readonly Span[], length: number): number {
  const first = roads[0]
  return first && first[0] <= SEAM ? first[1] * length : 0
}

/** How far a base may slide before a corner of it crosses the table's edge; Infinity where it does not. */
export function edgeDistance(state: AncientState, base: Polygon, ahead: Point, length: number): number {
  const { width, height } = state.scenario.board
  let least = length
  for (const { x, y } of base) {
    if (ahead.x > 0) least = Math.min(least, (width - x) / ahead.x)
    if (ahead.x < 0) least = Math.min(least, -x / ahead.x)
    if (ahead.y > 0) least = Math.min(least, (height - y) / ahead.y)
    if (ahead.y < 0) least = Math.min(least, -y / ahead.y)
  }
  return least < length ? Math.max(0, least) : Infinity
}

/** The first base that the slide would run into, and where the two touch. */
function firstUnit(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  { at, length, passing }: Course,
  swept: Swept,
): Slide['unit'] {
  let id: UnitId | null = null
  let nearest = Infinity
  const reach = state.scenario.base * Math.SQRT2
  const { ahead } = swept
  for (const other of standing(state.units)) {
    const x = other.at.x - at.x
    const y = other.at.y - at.y
    const forward = x * ahead.x + y * ahead.y
    // Corners reach no farther than this from where the two stand: most are nowhere near.
    if (forward < -reach || forward > Math.min(length, nearest) + reach) continue
    if (Math.abs(x * ahead.y - y * ahead.x) > reach || other.id === unit.id) continue
    if (passing && mayPass(book, state, unit, other)) continue
    const touch = touchAt(swept, outlineOf(state, other))
    if (!touch) continue
    const met = Math.max(0, touch[0]) * length
    if (met >= nearest) continue
    nearest = met
    id = other.id
  }
  return id === null ? null : { id, at: nearest }
}

/** The first outline with an enemy inside that the slide would cross from without. */
function firstHold(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  swept: Swept,
  length: number,
): Slide['hold'] {
  let first: Slide['hold'] = null
  for (const piece of heldPieces(book, state, unit)) {
    if (isClearOf(swept.box, piece.box)) continue
    if (piece.parts.some(part => overlapDepth(swept.base, part) > CONTACT)) continue
    for (const part of piece.parts) {
      const touch = touchAt(swept, part)
      if (!touch) continue
      const at = Math.max(0, touch[0]) * length
      if (!first || at < first.at) first = { piece, at }
    }
  }
  return first
}

const NO_PIECES: readonly Piece[] = []

/** Buildings and field defences that hold an enemy of a unit. */
function heldPieces(book: Book, state: AncientState, unit: AncientUnit): readonly Piece[] {
  const { holding } = terrainOf(book, state)
  if (holding.length === 0) return NO_PIECES
  const found = new Set<Piece>()
  for (const enemy of enemiesOf(state, unit.side))
    for (const piece of piecesAt(holding, enemy.at)) found.add(piece)
  return [...found]
}
