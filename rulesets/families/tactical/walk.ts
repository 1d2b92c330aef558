import type { UnitId } from '../../../src/engine/ids'
import type { Reason } from '../../../src/engine/refusal'
import { firstContact, footprint, gap, overlapDepth } from '../../../src/geometry/bases'
import { type Degrees, type Point, type Polygon, along, bearing, distance } from '../../../src/geometry/point'
import { contains, crossings } from '../../../src/geometry/polygons'
import { ROUNDING } from '../../../src/geometry/tolerance'
import type { Book } from './book'
import { isNear, touches } from './contact'
import { type Piece, terrainOf } from './ground'
import { CONTACT, OVERLAP, type Standing, enemiesOf, isOn, outlineOf, stands, typeOf } from './lookup'
import { countersNear } from './obstacles'
import { wreckOutline } from './sight'
import type { TacticalState } from './state'

/** A place on a path: the piece of it and how far along that piece, 0 to 1. */
export interface PathPlace {
  readonly piece: number
  readonly t: number
}

/** Why a base comes to a halt on its way. */
export interface Halt extends PathPlace {
  readonly by: 'contact' | 'counter' | 'goal'
  readonly at: Point
}

/** What bars the way, and from where. */
export interface Bar extends PathPlace {
  readonly reason: Reason
}

/** A path followed on the table, the cost of the ground not considered. */
export interface Walk {
  /** Start, bends and end as walked: to the halt if there is one. */
  readonly points: readonly Point[]
  readonly end: Point
  readonly facing: Degrees
  readonly halt: Halt | null
  /** What bars the way before the end, in the order in which it is met. */
  readonly bars: readonly Bar[]
}

/** An enemy touched at the start, and the wall through which it is. */
interface Hold {
  readonly foe: Standing
  readonly wall: Piece | null
}

/** What a base may run into on a straight piece of its way. */
interface Course {
  readonly book: Book
  readonly state: TacticalState
  readonly unit: Standing
  readonly base: { readonly width: number; readonly depth: number }
  readonly enemies: readonly Standing[]
  /** Counters and sections that the base overlaps already: it does not enter them again until it has left. */
  readonly already: readonly string[]
}

/**
 * Follows a path of straight pieces from where a unit stands, its base turned along each piece (R22): to the end, or to the
 * place where contact, a minefield, wire or the `goal` halts it. `facing` is what it turns to at the end.
 */
export function walk(
  book: Book,
  state: TacticalState,
  unit: Standing,
  path: readonly Point[],
  facing: Degrees,
  goal?: { readonly id: UnitId; readonly outline: Polygon },
): Walk {
  const size = typeOf(book, state, unit).base
  const base = { width: size, depth: size }
  const enemies = enemiesOf(state, unit.side)
  const already = book.obstacles.under(state, outlineOf(book, state, unit))
  const course: Course = { book, state, unit, base, enemies, already }
  const points: Point[] = [unit.at]
  const bars: Bar[] = []
  let holds = holdsOf(book, state, unit)
  let from = unit.at
  let way = unit.facing
  let piece = -1
  for (const to of path) {
    piece += 1
    if (distance(from, to) < ROUNDING) continue
    way = bearing(from, to)
    const edge = tableEdge(state, from, to)
    if (edge !== null) {
      bars.push({ piece, t: edge, reason: { code: 'off-table', clause: book.cite['table edge'] } })
    }
    const turned = footprint(from, way, size, size)
    const still = holds.filter(hold => isStillHeld(book, state, hold, turned))
    for (const { foe } of still) {
      const closer = (foe.at.x - from.x) * (to.x - from.x) + (foe.at.y - from.y) * (to.y - from.y)
      if (closer > ROUNDING * distance(from, to)) bars.push({ piece, t: 0, reason: heldBy(book, foe) })
    }
    const met = [
      ...meetEnemies(course, still, turned, way, from, to),
      ...meetWalls(course, still, way, from, to),
      ...meetCounters(course, way, from, to),
      ...meetFriends(course, goal?.id, way, from, to),
      ...meetGoal(course, goal?.outline, way, from, to),
    ].toSorted((a, b) => a.t - b.t)
    for (const event of met) {
      if ('reason' in event) bars.push({ piece, t: event.t, reason: event.reason })
      else {
        const at = along(from, to, event.t)
        if (distance(at, points.at(-1) ?? at) > ROUNDING) points.push(at)
        return { points, end: at, facing: way, halt: { by: event.by, at, piece, t: event.t }, bars }
      }
    }
    holds = still
    points.push(to)
    from = to
  }
  return { points, end: from, facing, halt: null, bars }
}

type Met = { readonly t: number; readonly by: Halt['by'] } | { readonly t: number; readonly reason: Reason }

function heldBy(book: Book, foe: Standing): Reason {
  return { code: 'held-in-contact', clause: book.cite['stop on contact'], facts: { foe: { unit: foe.id } } }
}

/** Where a straight piece leaves the table, as a parameter; null if it does not. */
function tableEdge(state: TacticalState, from: Point, to: Point): number | null {
  const { width, height } = state.scenario.board
  if (to.x >= -ROUNDING && to.y >= -ROUNDING && to.x <= width + ROUNDING && to.y <= height + ROUNDING)
    return null
  const shares = [
    to.x < 0 ? from.x / (from.x - to.x) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > width ? (width - from.x) / (to.x - from.x) : 1,
    to.y > height ? (height - from.y) / (to.y - from.y) : 1,
  ]
  return Math.max(0, Math.min(...shares))
}

/** Whom the unit touches as it sets out, directly or through a wall. */
function holdsOf(book: Book, state: TacticalState, unit: Standing): readonly Hold[] {
  const foes = book.contact.foes(book, state, unit).filter(stands)
  if (foes.length === 0) return []
  const outline = outlineOf(book, state, unit)
  return foes.map(foe => {
    if (touches(outline, outlineOf(book, state, foe))) return { foe, wall: null }
    const wall = terrainOf(book, state).fortified.find(
      piece =>
        touches(outline, piece.outline) &&
        (contains(piece.outline, foe.at) || contains(piece.outline, unit.at)),
    )
    return { foe, wall: wall ?? null }
  })
}

function isStillHeld(book: Book, state: TacticalState, { foe, wall }: Hold, turned: Polygon): boolean {
  return touches(turned, wall ? wall.outline : outlineOf(book, state, foe))
}

/** Whether a round thing comes within reach of a base moving from `from` to `to`. */
function isOnTheWay(course: Course, at: Point, radius: number, from: Point, to: Point): boolean {
  const reach = radius + course.base.width * Math.SQRT1_2 + CONTACT * 2
  const dx = to.x - from.x
  const dy = to.y - from.y
  const px = at.x - from.x
  const py = at.y - from.y
  const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)))
  const x = px - dx * t
  const y = py - dy * t
  return x * x + y * y <= reach * reach
}

function meetEnemies(
  course: Course,
  still: readonly Hold[],
  turned: Polygon,
  way: Degrees,
  from: Point,
  to: Point,
): readonly Met[] {
  const { book, state, base } = course
  const met: Met[] = []
  for (const enemy of course.enemies) {
    const radius = typeOf(book, state, enemy).base * Math.SQRT1_2
    if (!isOnTheWay(course, enemy.at, radius, from, to)) continue
    if (still.some(hold => hold.foe === enemy && hold.wall === null)) continue
    const outline = outlineOf(book, state, enemy)
    const t = firstContact(base, way, from, to, outline, CONTACT)
    if (t === null) continue
    if (t < ROUNDING && overlapDepth(turned, outline) > OVERLAP) {
      met.push({ t: 0, reason: noRoom(book, enemy) })
    } else met.push({ t, by: 'contact' })
  }
  return met
}

function noRoom(book: Book, enemy: Standing): Reason {
  return { code: 'no-room-to-turn', clause: book.cite['overlap'], facts: { other: { unit: enemy.id } } }
}

/** Buildings and field defences with enemies inside halt a base at their outline (R32). */
function meetWalls(
  course: Course,
  still: readonly Hold[],
  way: Degrees,
  from: Point,
  to: Point,
): readonly Met[] {
  const { book, state, unit, base, enemies } = course
  if (!book.customs.fortificationsEngage(state)) return []
  const met: Met[] = []
  for (const piece of terrainOf(book, state).fortified) {
    if (!crossesBox(piece, from, to, base.width) || contains(piece.outline, unit.at)) continue
    const near = enemies.filter(enemy => isNear(piece, enemy.at, typeOf(book, state, enemy).base))
    if (near.length === 0) continue
    const entry = crossings(piece.outline, from, to).find(([enter, leave]) => leave > enter)?.[0]
    const inside = near.find(enemy => contains(piece.outline, enemy.at))
    if (!inside) {
      if (entry === undefined) continue
      const besieged = near.some(enemy => touches(outlineOf(book, state, enemy), piece.outline))
      if (besieged) met.push({ t: entry, by: 'contact' })
    } else if (still.some(hold => hold.wall === piece)) {
      if (entry !== undefined) met.push({ t: entry, reason: heldBy(book, inside) })
    } else {
      const t = firstContact(base, way, from, to, piece.outline, CONTACT)
      if (t !== null) met.push({ t, by: 'contact' })
    }
  }
  return met
}

function crossesBox({ box }: Piece, from: Point, to: Point, base: number): boolean {
  const reach = base * Math.SQRT1_2 + CONTACT * 2
  return (
    Math.max(from.x, to.x) >= box.minX - reach &&
    Math.min(from.x, to.x) <= box.maxX + reach &&
    Math.max(from.y, to.y) >= box.minY - reach &&
    Math.min(from.y, to.y) <= box.maxY + reach
  )
}

/** Minefields and wire halt a base where it first overlaps them; wheels cannot come upon wire at all (R38, R39). */
function meetCounters(course: Course, way: Degrees, from: Point, to: Point): readonly Met[] {
  const { book, state, unit, base, already } = course
  const met: Met[] = []
  const { locomotion } = typeOf(book, state, unit)
  for (const { id, kind, at, outline } of countersNear(state)) {
    if (!isOnTheWay(course, at, Math.SQRT1_2, from, to) || already.includes(id)) continue
    const t = firstContact(base, way, from, to, outline, 0)
    if (t === null) continue
    if (kind === 'wire' && locomotion === 'wheeled') {
      met.push({ t, reason: { code: 'wheels-at-wire', clause: book.cite['wheels cannot cross wire'] } })
    } else met.push({ t, by: 'counter' })
  }
  return met
}

/** Friends and wrecks bar the way where a house rule says so; else one passes. */
function meetFriends(
  course: Course,
  goal: UnitId | undefined,
  way: Degrees,
  from: Point,
  to: Point,
): readonly Met[] {
  const { book, state, unit, base } = course
  const met: Met[] = []
  const meet = (outline: Polygon, reason: Reason): void => {
    const start = footprint(from, way, base.width, base.depth)
    if (gap(start, outline) <= OVERLAP) {
      const end = footprint(to, way, base.width, base.depth)
      if (overlapDepth(end, outline) > OVERLAP) met.push({ t: 0, reason })
      return
    }
    const t = firstContact(base, way, from, to, outline, 0)
    // To stop just where the bases touch is allowed.
    if (t !== null && (1 - t) * distance(from, to) > OVERLAP) met.push({ t, reason })
  }
  if (isOn(state, 'friends-block')) {
    for (const friend of state.units) {
      if (friend.side !== unit.side || friend.id === unit.id || friend.id === goal || !stands(friend))
        continue
      const radius = typeOf(book, state, friend).base * Math.SQRT1_2
      if (!isOnTheWay(course, friend.at, radius, from, to)) continue
      meet(outlineOf(book, state, friend), {
        code: 'friend-in-the-way',
        clause: book.cite['passing through'],
        facts: { other: { unit: friend.id } },
      })
    }
  }
  if (isOn(state, 'wrecks-impassable')) {
    for (const wreck of state.wrecks) {
      const radius = typeOf(book, state, wreck).base * Math.SQRT1_2
      if (!isOnTheWay(course, wreck.at, radius, from, to)) continue
      meet(wreckOutline(book, state, wreck), { code: 'wreck-in-the-way', clause: book.cite['wreck'] })
    }
  }
  return met
}

function meetGoal(
  course: Course,
  goal: Polygon | undefined,
  way: Degrees,
  from: Point,
  to: Point,
): readonly Met[] {
  if (!goal) return []
  const t = firstContact(course.base, way, from, to, goal, CONTACT)
  return t === null ? [] : [{ t, by: 'goal' }]
}

/** Why a base cannot rest at a place: units and wrecks that it would overlap (R3, R24). `except` is left out. */
export function unrest(
  book: Book,
  state: TacticalState,
  unit: { readonly id: UnitId; readonly type: string },
  at: Point,
  facing: Degrees,
  except?: UnitId,
): readonly Reason[] {
  const size = typeOf(book, state, unit).base
  const half = size * Math.SQRT1_2
  let outline: Polygon | null = null
  const overlaps = (place: Point, base: number, other: () => Polygon): boolean => {
    const reach = half + base * Math.SQRT1_2
    const dx = place.x - at.x
    const dy = place.y - at.y
    if (dx * dx + dy * dy >= reach * reach) return false
    outline ??= footprint(at, facing, size, size)
    return overlapDepth(outline, other()) > OVERLAP + ROUNDING
  }
  const reasons: Reason[] = []
  for (const other of state.units) {
    if (other.id === unit.id || other.id === except || !stands(other)) continue
    if (overlaps(other.at, typeOf(book, state, other).base, () => outlineOf(book, state, other))) {
      reasons.push({
        code: 'ends-on-unit',
        clause: book.cite['overlap'],
        facts: { other: { unit: other.id } },
      })
    }
  }
  for (const wreck of state.wrecks) {
    if (overlaps(wreck.at, typeOf(book, state, wreck).base, () => wreckOutline(book, state, wreck))) {
      reasons.push({ code: 'ends-on-wreck', clause: book.cite['wreck'] })
    }
  }
  return reasons
}

/** The path cut off at a place, without the start. */
export function cutAt(start: Point, path: readonly Point[], place: PathPlace): readonly Point[] {
  const from = place.piece === 0 ? start : path[place.piece - 1]
  const to = path[place.piece]
  if (!from || !to) return path
  const kept = path.slice(0, place.piece)
  return place.t * distance(from, to) < ROUNDING ? kept : [...kept, along(from, to, place.t)]
}
