import { type Degrees, type Point, distance, heading, moveBy } from '../../src/geometry/point'
import {
  type AncientState,
  type AncientUnit,
  type Book,
  type ChargeAhead,
  type Course,
  MOVEMENT,
  type MovementPart,
  type Slide,
  type Standing,
  baseAt,
  closedAt,
  edgeDistance,
  enemiesOf,
  longest,
  meetsFront,
  nearestInside,
  outlineOf,
  overlappedAt,
  piecesAt,
  terrainOf,
  touchAt,
  wayAhead,
} from '../families/ancients'
import { bindsThere } from './bound'
import { FLYING } from './kinds'

/** Whether a unit flies. */
export function flies({ type }: Pick<AncientUnit, 'type'>): boolean {
  return type === FLYING
}

/** The movement of the family, in which some fly: over units and ground, held by no zone (R52). */
export const flight: MovementPart = {
  slide: (book, state, unit, course) =>
    flies(unit) ? flown(book, state, unit, course) : MOVEMENT.slide(book, state, unit, course),
  charges: (book, state, unit) =>
    flies(unit) ? swoops(book, state, unit) : MOVEMENT.charges(book, state, unit),
  isHeldByZones: unit => !flies(unit),
  flights: (_book, state, unit) => (flies(unit) ? perches(state, unit) : []),
  binds: bindsThere,
}

/** Nothing but the edge of the table ends a flight; one that runs wild stops at the first base, and before water where it would end. */
function flown(book: Book, state: AncientState, unit: AncientUnit, course: Course): Slide {
  const { at, facing, way, length, passing } = course
  const edge = edgeDistance(state, baseAt(state, at, facing), heading(way), length)
  const free: Slide = {
    rough: Infinity,
    road: 0,
    closed: edge,
    closedBy: edge < Infinity ? 'edge' : '',
    unit: null,
    hold: null,
  }
  if (passing) return free
  const ground = MOVEMENT.slide(book, state, unit, course)
  const end = { at: moveBy(at, way, Math.min(length, ground.unit?.at ?? length)), facing }
  const under = ground.closed < edge ? closedAt(book, state, unit, end) : null
  const isShut = under !== null && under !== 'edge'
  return { ...free, unit: ground.unit, ...(isShut && { closed: ground.closed, closedBy: ground.closedBy }) }
}

/** Every enemy straight ahead whom the front would meet where nobody else is in the way, and the outlines that hold one. */
function swoops(book: Book, state: AncientState, unit: Standing): readonly ChargeAhead[] {
  const { facing } = unit
  const { allowance } = wayAhead(book, state, unit, facing)
  const length = longest(book, state, unit)
  const ahead = heading(facing)
  const swept = { base: outlineOf(state, unit), dx: ahead.x * length, dy: ahead.y * length }
  const { holding } = terrainOf(book, state)
  const held = new Set<string>()
  const found: ChargeAhead[] = []
  const add = (targets: readonly Standing[], distance: number, area: string | null): void => {
    const place = { at: moveBy(unit.at, facing, distance), facing }
    const isFree = !overlappedAt(state, unit, place) && closedAt(book, state, unit, place) === null
    if (!isFree || targets.length === 0) return
    found.push({ targets: targets.map(({ id }) => id), distance, allowance, area, beyond: true })
  }
  for (const enemy of enemiesOf(state, unit.side)) {
    const inside = piecesAt(holding, enemy.at)
    for (const piece of inside) {
      if (held.has(piece.id)) continue
      held.add(piece.id)
      const touches = piece.parts.flatMap(part => touchAt(swept, part)?.[0] ?? [])
      if (touches.length === 0) continue
      const distance = Math.max(0, Math.min(...touches)) * length
      const place = { at: moveBy(unit.at, facing, distance), facing }
      add(nearestInside(book, state, unit, piece.id, place), distance, piece.id)
    }
    if (inside.length > 0) continue
    const outline = outlineOf(state, enemy)
    const touch = touchAt(swept, outline)
    if (touch && meetsFront(state.scenario.base, unit, outline))
      add([enemy], Math.max(0, touch[0]) * length, null)
  }
  return found.toSorted((a, b) => a.distance - b.distance)
}

/** How far from an enemy's edge a flyer waits for its next charge, in inches, and on which sides: its rear and both flanks. */
const WAITS = 1.2
const SIDES = [180, 90, 270] as const
/** So many of the nearest enemies are thought of. */
const NEAREST = 4

/** Places behind and beside the enemies, facing them. */
function perches(
  state: AncientState,
  unit: Standing,
): readonly { readonly path: readonly Point[]; readonly facing: Degrees }[] {
  const away = state.scenario.base + WAITS
  const near = enemiesOf(state, unit.side)
    .toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at))
    .slice(0, NEAREST)
  return near.flatMap(enemy =>
    SIDES.map(turned => ({
      path: [moveBy(enemy.at, enemy.facing + turned, away)],
      facing: enemy.facing + turned + 180,
    })),
  )
}
