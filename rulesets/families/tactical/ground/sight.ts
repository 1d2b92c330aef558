import type { Code } from '../text/words'
import type { Side } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import type { Mark } from '../../../../src/engine/scene'
import { footprint } from '../../../../src/geometry/bases'
import { type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { contains, insideLength } from '../../../../src/geometry/polygons'
import {
  type Blocker,
  blockersBetween,
  firstBlockedAt,
  isBlockedBy,
  isClear,
} from '../../../../src/geometry/sight'
import { WITHIN, isWithin } from '../../../../src/geometry/tolerance'
import type { Book, SightLine, SightPart } from '../model/book'
import { piecesAt, terrainOf } from './ground'
import {
  distanceTo,
  isAirborne,
  isOn,
  isVehicle,
  longestReach,
  outlineOf,
  scaled,
  type Standing,
  stands,
  typeOf,
} from '../model/lookup'
import type { Smoke, TacticalState, Wreck } from '../model/state'
import { clauseOf, type Speciality, type Subject } from '../text/subjects'
import type { Limit } from '../text/said'

/** A thing on the table that can stand in a line of sight. */
interface Obstacle {
  readonly id: string
  readonly label: string
  readonly side: Side | null
  readonly kind: 'unit' | 'wreck' | 'smoke'
  readonly outline: Polygon
}

const SMOKE_SIZE = 1

const smokeOutline = memoBy((smoke: Smoke) => footprint(smoke.at, 0, SMOKE_SIZE, SMOKE_SIZE))

/** The outline of a wreck: that of the vehicle which it was. */
export function wreckOutline(book: Book, state: TacticalState, wreck: Wreck): Polygon {
  const { base } = typeOf(book, state, wreck)
  return footprint(wreck.at, wreck.facing, base, base)
}

/** Whether a thing whose corners lie within `radius` of its middle is near enough to a line to be looked at closely. */
function isNearLine(at: Point, radius: number, from: Point, dx: number, dy: number, square: number): boolean {
  const px = at.x - from.x
  const py = at.y - from.y
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square))
  const x = px - dx * t
  const y = py - dy * t
  return x * x + y * y < radius * radius
}

function blocks({ kind, outline }: Obstacle, from: Point, to: Point): boolean {
  if (kind === 'smoke' && (isDeepIn(outline, from) || isDeepIn(outline, to))) return true
  return isBlockedBy(outline, from, to)
}

const nobody = (): boolean => false

/** Inside by more than the tolerance: an end on the edge of smoke only touches it. */
function isDeepIn(outline: Polygon, p: Point): boolean {
  const [a, , c] = outline
  return a !== undefined && c !== undefined
    ? p.x > Math.min(a.x, c.x) + WITHIN &&
        p.x < Math.max(a.x, c.x) - WITHIN &&
        p.y > Math.min(a.y, c.y) + WITHIN &&
        p.y < Math.max(a.y, c.y) - WITHIN
    : false
}

/** Units, wrecks and smoke in the way of a line, in this order. `until` one is enough. */
function inTheWay(
  book: Book,
  state: TacticalState,
  from: Point,
  to: Point,
  ignore: readonly string[],
  until: 'one' | 'all',
): readonly Obstacle[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const isHigh = isOn(state, 'high-ground') && (isOnHill(book, state, from) || isOnHill(book, state, to))
  const found: Obstacle[] = []
  /** Whether enough is found. */
  const meets = (thing: Obstacle): boolean => {
    if (!blocks(thing, from, to)) return false
    found.push(thing)
    return until === 'one'
  }
  const farthest = longestReach(book, state)
  for (const unit of state.units) {
    if (!stands(unit) || !isNearLine(unit.at, farthest, from, dx, dy, square)) continue
    // What flies is in nobody's way.
    if (ignore.includes(unit.id) || isAirborne(book, state, unit)) continue
    const radius = typeOf(book, state, unit).base * Math.SQRT1_2
    if (radius < farthest && !isNearLine(unit.at, radius, from, dx, dy, square)) continue
    if (isHigh && !isOnHill(book, state, unit.at)) continue
    const { id, name: label, side } = unit
    if (meets({ id, label, side, kind: 'unit', outline: outlineOf(book, state, unit) })) return found
  }
  for (const wreck of state.wrecks) {
    const { id, name: label, at } = wreck
    const radius = typeOf(book, state, wreck).base * Math.SQRT1_2
    if (!isNearLine(at, radius, from, dx, dy, square) || ignore.includes(id)) continue
    const outline = wreckOutline(book, state, wreck)
    if (meets({ id, label, side: null, kind: 'wreck', outline })) return found
  }
  for (const smoke of state.smoke) {
    const { id, at } = smoke
    if (!isNearLine(at, SMOKE_SIZE * Math.SQRT1_2, from, dx, dy, square) || ignore.includes(id)) continue
    const outline = smokeOutline(smoke)
    if (meets({ id, label: 'smoke', side: null, kind: 'smoke', outline })) return found
  }
  return found
}

function isOnHill(book: Book, state: TacticalState, place: Point): boolean {
  return piecesAt(book, state, place).some(piece => piece.kind === 'hill')
}

/** Which pieces of terrain a line may ignore: for the house rule on high ground, those that are no hills. */
function overlooked(book: Book, state: TacticalState, from: Point, to: Point): (id: string) => boolean {
  if (!isOn(state, 'high-ground')) return nobody
  if (!isOnHill(book, state, from) && !isOnHill(book, state, to)) return nobody
  const { byId } = terrainOf(book, state)
  return id => {
    const piece = byId.get(id)
    if (!piece || piece.kind === 'hill') return false
    const { minX, minY, maxX, maxY } = piece.box
    return !isOnHill(book, state, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
  }
}

/** The piece into which a line runs too deep (house rule), if it does. */
function tooDeep(book: Book, state: TacticalState, from: Point, to: Point): Blocker | null {
  if (!isOn(state, 'sight-into-area')) return null
  const limit = scaled(state, book.numbers.seenWithin)
  for (const { id, outline, effect } of piecesAt(book, state, to)) {
    if (!effect.blocksSight || isWithin(insideLength(outline, from, to), limit)) continue
    return { id, outline, ends: 'open' }
  }
  return null
}

/** Whether a line of sight is clear of ground and of all that stands on it. The hot path: no list is made. */
function clear(book: Book, state: TacticalState, from: Point, to: Point, ignore: readonly string[]): boolean {
  const { sight: terrain } = terrainOf(book, state)
  if (!isClear(terrain, from, to, overlooked(book, state, from, to))) return false
  if (tooDeep(book, state, from, to)) return false
  return inTheWay(book, state, from, to, ignore, 'one').length === 0
}

/** The first thing in the way of a line, as `side` sees it. */
function firstInTheWay(
  book: Book,
  state: TacticalState,
  from: Point,
  to: Point,
  ignore: readonly string[],
  side: Side | null,
): SightLine['blocker'] {
  const terrain = terrainOf(book, state)
  const found: { outline: Polygon; label: string; at: Point; subject: Subject | Speciality }[] = []
  const piece =
    blockersBetween(terrain.sight, from, to, overlooked(book, state, from, to))[0] ??
    tooDeep(book, state, from, to)
  if (piece) {
    found.push({
      outline: piece.outline,
      label: withArticle(terrain.byId.get(piece.id)?.effect.label ?? 'ground'),
      at: firstBlockedAt(piece, from, to),
      subject: 'ground blocks',
    })
  }
  for (const thing of inTheWay(book, state, from, to, ignore, 'all')) {
    const { outline } = thing
    found.push({
      outline,
      label: thing.kind === 'wreck' ? 'a burning wreck' : thing.label,
      at: contains(outline, from) ? from : firstBlockedAt({ id: thing.id, outline, ends: 'never' }, from, to),
      subject: subjectOf(thing, side),
    })
  }
  return found.toSorted((a, b) => distance(from, a.at) - distance(from, b.at))[0] ?? null
}

/** 'a wood', 'an orchard', 'broken ground'. */
function withArticle(label: string): string {
  if (label.endsWith('ground')) return label
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}

function subjectOf(thing: Obstacle, side: Side | null): Subject | Speciality {
  if (thing.kind === 'wreck') return 'wreck blocks'
  if (thing.kind === 'smoke') return 'smoke blocks'
  return side === null || thing.side === side ? 'friend blocks' : 'enemy blocks'
}

const IN_THE_WAY: Readonly<Partial<Record<Subject | Speciality, Code>>> = {
  'wreck blocks': 'no-sight-wreck',
  'smoke blocks': 'no-sight-smoke',
  'ground blocks': 'no-sight-ground',
}

/** Section 5: line of sight and the 5 inches within which hidden units are seen. */
export const sight: SightPart = {
  line(book, state, from, to, ignore, side) {
    const blocker = firstInTheWay(book, state, from, to, ignore, side ?? null)
    return { distance: distance(from, to), clear: blocker === null, blocker }
  },
  clear,
  seenWithin(book, state, target) {
    if (!target.at || target.gaveAway) return Number.POSITIVE_INFINITY
    const type = typeOf(book, state, target)
    if (type.seesAll) return Number.POSITIVE_INFINITY
    if (isVehicle(type) && !type.tankDestroyer) return Number.POSITIVE_INFINITY
    return book.ground.conceals(book, state, target.at)
      ? scaled(state, book.numbers.seenWithin)
      : Number.POSITIVE_INFINITY
  },
  unhindered(book, state, viewer, target) {
    return typeOf(book, state, viewer).seesAll || typeOf(book, state, target).seesAll
  },
  ignored(_book, _state, viewer, target) {
    return [viewer.id, target.id]
  },
  sees: (book, state, viewer, target) => !isBroken(QUICKEST, { book, state, viewer, target }),
  unseen(book, state, viewer, target) {
    if (stands(viewer) && stands(target)) return reasonsOf(UNSEEN, { book, state, viewer, target })
    return [{ code: 'not-on-table', clause: book.cite['line of sight'] }]
  },
}

/** One who looks, and one who may be seen. */
interface Look {
  readonly book: Book
  readonly state: TacticalState
  readonly viewer: Standing
  readonly target: Standing
}

/** Whether nothing can come between the two. */
const isUnhindered = ({ book, state, viewer, target }: Look): boolean =>
  book.sight.unhindered(book, state, viewer, target)

/** Whatever is in the way, those in contact see each other. */
const areInContact = ({ book, state, viewer, target }: Look): boolean =>
  book.contact.foes(book, state, viewer).some(foe => foe.id === target.id)

/** Something stands in the way. */
const BLOCKED: Limit<Look> = {
  broken(look) {
    if (isUnhindered(look)) return false
    const { book, state, viewer, target } = look
    const ends = book.sight.ignored(book, state, viewer, target)
    return !book.sight.clear(book, state, viewer.at, target.at, ends) && !areInContact(look)
  },
  why({ book, state, viewer, target }) {
    const ends = book.sight.ignored(book, state, viewer, target)
    const { blocker } = book.sight.line(book, state, viewer.at, target.at, ends, viewer.side)
    if (!blocker) return [{ code: 'no-sight-ground', clause: book.cite['line of sight'] }]
    const mark: Mark = {
      kind: 'sight',
      from: viewer.at,
      to: target.at,
      tone: 'refused',
      blockedAt: blocker.at,
      blocker: blocker.outline,
    }
    return [
      {
        code: IN_THE_WAY[blocker.subject] ?? 'no-sight-unit',
        clause: clauseOf(book, blocker.subject),
        facts: { blocker: blocker.label },
        marks: [mark],
      },
    ]
  },
}

/** It hides, and is seen only from near by. */
const HIDDEN: Limit<Look> = {
  broken(look) {
    const { book, state, viewer, target } = look
    const limit = book.sight.seenWithin(book, state, target)
    if (limit === Number.POSITIVE_INFINITY) return false
    if (isWithin(distanceTo(book, state, viewer.at, target), limit)) return false
    return !isUnhindered(look) && !areInContact(look)
  },
  why({ book, state, viewer, target }) {
    const subject = typeOf(book, state, target).tankDestroyer ? 'tank destroyer hides' : 'foot hides'
    const facts = {
      distance: distanceTo(book, state, viewer.at, target),
      limit: book.sight.seenWithin(book, state, target),
    }
    return [{ code: 'hidden', clause: clauseOf(book, subject), facts }]
  },
}

const UNSEEN: readonly Limit<Look>[] = [BLOCKED, HIDDEN]
/** The same, what is quickly answered first. */
const QUICKEST: readonly Limit<Look>[] = [HIDDEN, BLOCKED]
