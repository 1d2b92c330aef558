import Flatbush from 'flatbush'
import { isConvex } from './convex'
import { crossFlat, flatten, isInsideOrNear, roomFor, squareToOutline, type Flat } from './outline'
import { along, type Point, type Polygon } from './point'
import { bounds } from './polygons'
import { WITHIN } from './tolerance'

/**
 * Something that may stand in a line of sight. `ends`: 'never' blocks whenever the line crosses it (units, wrecks,
 * smoke); 'open' does not while one end of the line is inside it (woods, hills, buildings).
 */
export interface Blocker {
  readonly id: string
  readonly outline: Polygon
  readonly ends: 'never' | 'open'
}

interface Prepared {
  readonly blocker: Blocker
  readonly flat: Flat
  readonly convex: boolean
}

/** Blockers made ready for many lines. It does not change; make a new one when something moves. */
export interface SightIndex {
  readonly all: readonly Prepared[]
  /** Absent while there are so few that looking at each is quicker. */
  readonly boxes: Flatbush | null
  /** Where crossings are worked out, so that no query makes garbage. */
  readonly work: Float64Array
}

/** Below this many blockers each is looked at in turn. */
const FEW = 8

/** Makes blockers ready for lines of sight. */
export function sightIndex(blockers: readonly Blocker[]): SightIndex {
  let room = 8
  const all = blockers.map(blocker => {
    const flat = flatten(blocker.outline)
    room = Math.max(room, roomFor(flat))
    return { blocker, flat, convex: isConvex(blocker.outline) }
  })
  return { all, boxes: all.length < FEW ? null : boxesAround(blockers), work: new Float64Array(room) }
}

function boxesAround(blockers: readonly Blocker[]): Flatbush {
  const boxes = new Flatbush(blockers.length, 8)
  for (const { outline } of blockers) {
    const { minX, minY, maxX, maxY } = bounds(outline)
    boxes.add(minX, minY, maxX, maxY)
  }
  boxes.finish()
  return boxes
}

/**
 * Whether no blocker stands between two places. Lines that only touch an outline, or run less than 0.01 inch inside
 * it, are not blocked by it. The same answer in both directions. `ignore` leaves blockers out (firer and target).
 */
export function isClear(index: SightIndex, from: Point, to: Point, ignore: (id: string) => boolean): boolean {
  // Always reckoned from the same end, so that rounding cannot make the two directions differ.
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y)
  const ax = turned ? to.x : from.x
  const ay = turned ? to.y : from.y
  const bx = turned ? from.x : to.x
  const by = turned ? from.y : to.y
  const { all, boxes, work } = index
  if (!boxes) {
    for (const one of all) {
      if (stands(one, ax, ay, bx, by, work) && !ignore(one.blocker.id)) return false
    }
    return true
  }
  const slope = bx - ax
  const fall = by - ay
  const meets = (i: number, minX: number, minY: number, maxX: number, maxY: number): boolean => {
    if (missesBox(ax, ay, slope, fall, minX, minY, maxX, maxY)) return false
    const one = all[i]
    return one !== undefined && stands(one, ax, ay, bx, by, work) && !ignore(one.blocker.id)
  }
  return !boxes.collides(ax, Math.min(ay, by), bx, Math.max(ay, by), meets)
}

/** Whether a single outline stands in a line whatever its ends: `isClear` for what is asked about once. */
export function isBlockedBy(outline: Polygon, from: Point, to: Point): boolean {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y)
  const a = turned ? to : from
  const b = turned ? from : to
  const flat = flatten(outline)
  const convex = isConvex(outline)
  const work = convex ? NO_ROOM : new Float64Array(roomFor(flat))
  return crosses(flat, convex, a.x, a.y, b.x, b.y, work)
}

/** What bends only one way needs none. */
const NO_ROOM = new Float64Array(0)

/** All blockers between two places, the one nearest to `from` first. */
export function blockersBetween(
  index: SightIndex,
  from: Point,
  to: Point,
  ignore: (id: string) => boolean,
): readonly Blocker[] {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y)
  const a = turned ? to : from
  const b = turned ? from : to
  const { all, boxes, work } = index
  const stays = (i: number): boolean => {
    const one = all[i]
    return one !== undefined && stands(one, a.x, a.y, b.x, b.y, work) && !ignore(one.blocker.id)
  }
  const standing = boxes
    ? boxes.search(
        a.x,
        Math.min(a.y, b.y),
        b.x,
        Math.max(a.y, b.y),
        (i, minX, minY, maxX, maxY) =>
          !missesBox(a.x, a.y, b.x - a.x, b.y - a.y, minX, minY, maxX, maxY) && stays(i),
      )
    : [...all.keys()].filter(stays)
  const found: { readonly blocker: Blocker; readonly at: number; readonly i: number }[] = []
  for (const i of standing) {
    const one = all[i]
    if (one) found.push({ blocker: one.blocker, at: entry(one.flat, from, to, work), i })
  }
  return found.toSorted((one, other) => one.at - other.at || one.i - other.i).map(({ blocker }) => blocker)
}

/** The place at which a line of sight first runs into a blocker; the far end if it does not. */
export function firstBlockedAt(blocker: Blocker, from: Point, to: Point): Point {
  const flat = flatten(blocker.outline)
  return along(from, to, entry(flat, from, to, new Float64Array(roomFor(flat))))
}

/** Where a line first runs more than 0.01 inch inside an outline, 0..1; 1 if it does not. */
function entry(flat: Flat, from: Point, to: Point, work: Float64Array): number {
  const shortest = WITHIN / Math.hypot(to.x - from.x, to.y - from.y)
  const count = crossFlat(flat, from.x, from.y, to.x, to.y, work)
  for (let i = 0; i < count; i += 2) {
    const enter = work[i] ?? 0
    if ((work[i + 1] ?? 0) - enter > shortest) return enter
  }
  return 1
}

/** Whether the box lies wholly to one side of the line (the ends are seen to by the search). */
function missesBox(
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const side = dx * ((minY + maxY) / 2 - ay) - dy * ((minX + maxX) / 2 - ax)
  const reach = (Math.abs(dx) * (maxY - minY) + Math.abs(dy) * (maxX - minX)) / 2
  return side > reach || side < -reach
}

/** Whether a blocker stands in a line (which must be given from its western end). */
function stands(one: Prepared, ax: number, ay: number, bx: number, by: number, work: Float64Array): boolean {
  if (!crosses(one.flat, one.convex, ax, ay, bx, by, work)) return false
  if (one.blocker.ends === 'never') return true
  return !isInsideOrNear(one.flat, ax, ay, WITHIN) && !isInsideOrNear(one.flat, bx, by, WITHIN)
}

/**
 * Whether a line runs through an outline rather than touches it: more than 0.01 inch of it is inside, and a line
 * drawn 0.01 inch to either side of it still meets the outline there.
 */
function crosses(
  flat: Flat,
  convex: boolean,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  work: Float64Array,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  if (square <= WITHIN * WITHIN) return false
  const run = Math.sqrt(square)
  const limit = WITHIN * run
  let left = false
  let right = false
  let enter = Infinity
  let leave = -Infinity
  const length = flat.length
  let px = (flat[length - 2] ?? 0) - ax
  let py = (flat[length - 1] ?? 0) - ay
  let side = dx * py - dy * px
  for (let i = 0; i < length; i += 2) {
    const qx = (flat[i] ?? 0) - ax
    const qy = (flat[i + 1] ?? 0) - ay
    const next = dx * qy - dy * qx
    if (next > limit) right = true
    else if (next < -limit) left = true
    if (side < 0 !== next < 0) {
      const share = side / (side - next)
      const t = (dx * (px + (qx - px) * share) + dy * (py + (qy - py) * share)) / square
      if (t < enter) enter = t
      if (t > leave) leave = t
    }
    px = qx
    py = qy
    side = next
  }
  if (!left || !right) return false
  if (enter < 0) enter = 0
  if (leave > 1) leave = 1
  if ((leave - enter) * run <= WITHIN) return false
  return convex || crossesBent(flat, ax, ay, bx, by, run, work)
}

/** `crosses` for an outline that is not convex, stretch by stretch. */
function crossesBent(
  flat: Flat,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  run: number,
  work: Float64Array,
): boolean {
  const count = crossFlat(flat, ax, ay, bx, by, work)
  let narrow: number[] | null = null
  for (let i = 0; i < count; i += 2) {
    const from = work[i] ?? 0
    const to = work[i + 1] ?? 0
    if ((to - from) * run <= WITHIN) continue
    const middle = (from + to) / 2
    const depth = squareToOutline(flat, ax + (bx - ax) * middle, ay + (by - ay) * middle)
    if (depth > WITHIN * WITHIN) return true
    narrow ??= []
    narrow.push(from, to)
  }
  if (!narrow) return false
  const ox = (-(by - ay) / run) * WITHIN
  const oy = ((bx - ax) / run) * WITHIN
  for (let i = 0; i < narrow.length; i += 2) {
    const from = narrow[i] ?? 0
    const to = narrow[i + 1] ?? 0
    if (meetsWithin(flat, ax + ox, ay + oy, bx + ox, by + oy, from, to, work)) {
      if (meetsWithin(flat, ax - ox, ay - oy, bx - ox, by - oy, from, to, work)) return true
    }
  }
  return false
}

function meetsWithin(
  flat: Flat,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  from: number,
  to: number,
  work: Float64Array,
): boolean {
  const count = crossFlat(flat, ax, ay, bx, by, work)
  for (let i = 0; i < count; i += 2) {
    if ((work[i] ?? 0) < to && (work[i + 1] ?? 0) > from) return true
  }
  return false
}
