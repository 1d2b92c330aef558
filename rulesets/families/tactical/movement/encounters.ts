import type { UnitId } from '../../../../src/engine/ids'
import { firstContact, footprint, gap, overlapDepth } from '../../../../src/geometry/bases'
import { type Degrees, type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { crossings } from '../../../../src/geometry/polygons'
import { CONTACT, OVERLAP, ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { enemiesAt, touches } from '../ground/contact'
import { type Piece, isIn, terrainOf } from '../ground/ground'
import { type Standing, isAirborne, isOn, outlineOf, stands, typeOf } from '../model/lookup'
import { countersNear, hasCounters } from '../obstacles/obstacles'
import { wreckOutline } from '../ground/sight'
import type { TacticalState } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Reason } from '../text/said'

/** What brings a base to a halt that is no refusal. */
export type HaltedBy = 'contact' | 'counter' | 'goal'

/** An enemy touched at the start, and the wall through which it is. */
export interface Hold {
  readonly foe: Standing
  readonly wall: Piece | null
}

/** What a base may run into on a straight piece of its way. */
export interface Course {
  readonly book: Book
  readonly state: TacticalState
  readonly unit: Standing
  readonly base: { readonly width: number; readonly depth: number }
  /** Enemies on the ground who are near enough to its way to be met. */
  readonly enemies: readonly Standing[]
  /** Counters and sections that the base overlaps already: it does not enter them again until it has left. */
  readonly already: readonly string[]
}

/** A place on a straight piece, 0 to 1, where the base is halted, or where something bars its way. */
export type Met =
  | { readonly t: number; readonly by: HaltedBy }
  | { readonly t: number; readonly reason: Reason }

export function heldBy(book: Book, foe: Standing): Reason {
  return { code: 'held-in-contact', clause: book.cite['stop on contact'], facts: { foe: { unit: foe.id } } }
}

/** Whom the unit touches as it sets out, directly or through a wall. */
export function holdsOf(book: Book, state: TacticalState, unit: Standing): readonly Hold[] {
  const foes = book.contact.foes(book, state, unit).filter(stands)
  if (foes.length === 0) return []
  const outline = outlineOf(book, state, unit)
  return foes.map(foe => {
    if (touches(outline, outlineOf(book, state, foe))) return { foe, wall: null }
    const wall = terrainOf(book, state).fortified.find(
      piece => touches(outline, piece.outline) && (isIn(piece, foe.at) || isIn(piece, unit.at)),
    )
    return { foe, wall: wall ?? null }
  })
}

export function isStillHeld(book: Book, state: TacticalState, { foe, wall }: Hold, turned: Polygon): boolean {
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

/** The enemy brings it to a halt. This and the others below add what they find to `met`: most pieces of a way meet nothing. */
export function meetEnemies(
  course: Course,
  met: Met[],
  still: readonly Hold[],
  way: Degrees,
  from: Point,
  to: Point,
): void {
  const { book, state, base } = course
  for (const enemy of course.enemies) {
    const radius = typeOf(book, state, enemy).base * Math.SQRT1_2
    if (!isOnTheWay(course, enemy.at, radius, from, to)) continue
    if (still.some(hold => hold.foe === enemy && hold.wall === null)) continue
    const outline = outlineOf(book, state, enemy)
    const t = firstContact(base, way, from, to, outline, CONTACT)
    if (t === null) continue
    if (t < ROUNDING && overlapDepth(footprint(from, way, base.width, base.depth), outline) > OVERLAP) {
      met.push({ t: 0, reason: noRoom(book, enemy) })
    } else met.push({ t, by: 'contact' })
  }
}

function noRoom(book: Book, enemy: Standing): Reason {
  return { code: 'no-room-to-turn', clause: book.cite['overlap'], facts: { other: { unit: enemy.id } } }
}

/** Buildings and field defences with enemies inside halt a base at their outline (R32). */
export function meetWalls(
  course: Course,
  met: Met[],
  still: readonly Hold[],
  way: Degrees,
  from: Point,
  to: Point,
): void {
  const { book, state, unit, base } = course
  for (const piece of terrainOf(book, state).fortified) {
    if (!crossesBox(piece, from, to, base.width) || isIn(piece, unit.at)) continue
    const near = enemiesAt(book, state, piece, unit.side)
    if (near.length === 0) continue
    const entry = crossings(piece.outline, from, to).find(([enter, leave]) => leave > enter)?.[0]
    const inside = near.find(enemy => isIn(piece, enemy.at))
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
export function meetCounters(course: Course, met: Met[], way: Degrees, from: Point, to: Point): void {
  const { book, state, unit, base, already } = course
  if (!book.obstacles || !hasCounters(state)) return
  const { locomotion } = typeOf(book, state, unit)
  for (const { id, kind, at, outline } of countersNear(state)) {
    if (!isOnTheWay(course, at, Math.SQRT1_2, from, to) || already.includes(id)) continue
    const t = firstContact(base, way, from, to, outline, 0)
    if (t === null) continue
    if (kind === 'wire' && locomotion === 'wheeled') {
      met.push({ t, reason: { code: 'wheels-at-wire', clause: clauseOf(book, 'wheels cannot cross wire') } })
    } else met.push({ t, by: 'counter' })
  }
}

/** Friends and wrecks bar the way where a house rule says so; else one passes. */
export function meetFriends(
  course: Course,
  met: Met[],
  goal: UnitId | undefined,
  way: Degrees,
  from: Point,
  to: Point,
): void {
  const { book, state, unit, base } = course
  const areFriendsBarred = isOn(state, 'friends-block')
  const areWrecksBarred = isOn(state, 'wrecks-impassable')
  if (!areFriendsBarred && !areWrecksBarred) return
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
  if (areFriendsBarred) {
    for (const friend of state.units) {
      if (friend.side !== unit.side || friend.id === unit.id || friend.id === goal || !stands(friend))
        continue
      if (isAirborne(book, state, friend)) continue
      const radius = typeOf(book, state, friend).base * Math.SQRT1_2
      if (!isOnTheWay(course, friend.at, radius, from, to)) continue
      meet(outlineOf(book, state, friend), {
        code: 'friend-in-the-way',
        clause: book.cite['passing through'],
        facts: { other: { unit: friend.id } },
      })
    }
  }
  if (areWrecksBarred) {
    for (const wreck of state.wrecks) {
      const radius = typeOf(book, state, wreck).base * Math.SQRT1_2
      if (!isOnTheWay(course, wreck.at, radius, from, to)) continue
      meet(wreckOutline(book, state, wreck), { code: 'wreck-in-the-way', clause: book.cite['wreck'] })
    }
  }
}

export function meetGoal(
  course: Course,
  met: Met[],
  goal: Polygon | undefined,
  way: Degrees,
  from: Point,
  to: Point,
): void {
  if (!goal) return
  const t = firstContact(course.base, way, from, to, goal, CONTACT)
  if (t !== null) met.push({ t, by: 'goal' })
}
