import { crossStrip } from './lines'
import { crossFlat, flatten, isInsideOrNear, roomFor, sortFirst, squareToSegment, type Flat } from './outline'
import { along, distance, type Point, type Polygon } from './point'
import { bounds } from './polygons'
import { ROUNDING, WITHIN } from './tolerance'

/** Ground that costs something of its own to cross: an area, or a line (a road, a stream) with a width in inches. */
export type GroundArea = GroundWorth &
  ({ readonly outline: Polygon } | { readonly line: readonly Point[]; readonly width: number })

interface GroundWorth {
  /** Cost of an inch; Infinity where nobody can go. */
  readonly rate: number
  /** What the table calls it: 'wood', 'road'. */
  readonly label: string
  readonly clause?: string
  /** Where areas overlap the highest counts; of two alike the costlier. */
  readonly priority: number
}

interface Prepared {
  readonly area: GroundArea
  readonly flat: Flat
  /** Half the width of a line; -1 for an area. */
  readonly radius: number
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Ground made ready for paths; the highest priority first. */
export interface GroundIndex {
  readonly open: number
  readonly areas: readonly Prepared[]
  /** Where crossings are worked out, so that no path makes garbage. */
  readonly work: GroundWork
}

interface GroundWork {
  readonly pairs: Float64Array
  /** For each stretch found on a segment: where it begins, where it ends and which area. */
  readonly from: Float64Array
  readonly to: Float64Array
  readonly which: Int32Array
  readonly cuts: Float64Array
}

/** Makes ground ready for paths. `openRate` is the cost of an inch outside all areas. */
export function groundIndex(areas: readonly GroundArea[], openRate = 1): GroundIndex {
  let room = 8
  let most = 4
  const prepared = areas.map(area => {
    const points = 'outline' in area ? area.outline : area.line
    const radius = 'outline' in area ? -1 : area.width / 2
    const flat = flatten(points)
    const needed = roomFor(flat)
    room = Math.max(room, needed)
    most += needed / 2
    const grown = Math.max(radius, 0) + WITHIN
    const { minX, minY, maxX, maxY } = bounds(points)
    return {
      area,
      flat,
      radius,
      minX: minX - grown,
      minY: minY - grown,
      maxX: maxX + grown,
      maxY: maxY + grown,
    }
  })
  const sorted = prepared.toSorted((a, b) => b.area.priority - a.area.priority || b.area.rate - a.area.rate)
  const work = {
    pairs: new Float64Array(room),
    from: new Float64Array(most),
    to: new Float64Array(most),
    which: new Int32Array(most),
    cuts: new Float64Array(most * 2 + 2),
  }
  return { open: openRate, areas: sorted, work }
}

/** The area that counts at a place, or null in the open; on an outline counts as inside. */
export function areaAt(index: GroundIndex, p: Point): GroundArea | null {
  const { x, y } = p
  for (const one of index.areas) {
    if (x >= one.minX && x <= one.maxX && y >= one.minY && y <= one.maxY && covers(one, x, y)) return one.area
  }
  return null
}

/** The cost of an inch at a place. */
export function rateAt(index: GroundIndex, p: Point): number {
  return areaAt(index, p)?.rate ?? index.open
}

function covers({ flat, radius }: Prepared, x: number, y: number): boolean {
  if (radius < 0) return isInsideOrNear(flat, x, y, WITHIN)
  const limit = (radius + WITHIN) * (radius + WITHIN)
  let px = flat[0] ?? 0
  let py = flat[1] ?? 0
  for (let i = 0; i < flat.length; i += 2) {
    const qx = flat[i] ?? 0
    const qy = flat[i + 1] ?? 0
    if (squareToSegment(x, y, px, py, qx, qy) <= limit) return true
    px = qx
    py = qy
  }
  return false
}

/** Finds which areas a segment runs through and writes them to `index.work`; returns how many stretches. */
function gather(index: GroundIndex, ax: number, ay: number, bx: number, by: number): number {
  const { areas, work } = index
  const minX = ax < bx ? ax : bx
  const maxX = ax < bx ? bx : ax
  const minY = ay < by ? ay : by
  const maxY = ay < by ? by : ay
  let count = 0
  for (let i = 0; i < areas.length; i++) {
    const one = areas[i]
    if (!one || one.minX > maxX || one.maxX < minX || one.minY > maxY || one.maxY < minY) continue
    const found =
      one.radius < 0
        ? crossFlat(one.flat, ax, ay, bx, by, work.pairs)
        : crossStrip(one.flat, one.radius, ax, ay, bx, by, work.pairs)
    for (let j = 0; j < found; j += 2) {
      work.from[count] = work.pairs[j] ?? 0
      work.to[count] = work.pairs[j + 1] ?? 0
      work.which[count] = i
      count++
    }
  }
  return count
}

/** Writes the sorted places at which the ground changes along a segment, 0 and 1 included; returns how many. */
function cut(work: GroundWork, found: number): number {
  let count = 0
  work.cuts[count++] = 0
  work.cuts[count++] = 1
  for (let i = 0; i < found; i++) {
    work.cuts[count++] = work.from[i] ?? 0
    work.cuts[count++] = work.to[i] ?? 0
  }
  sortFirst(work.cuts, count)
  return count
}

/** The area that counts at parameter `t` of a gathered segment: the first in order of priority; -1 in the open. */
function winner(work: GroundWork, found: number, t: number): number {
  for (let i = 0; i < found; i++) {
    if ((work.from[i] ?? 0) <= t && (work.to[i] ?? 0) >= t) return work.which[i] ?? -1
  }
  return -1
}

/** Whether a gathered segment lies in one area, or in the open, from end to end: as most do. */
function isUniform(work: GroundWork, found: number): boolean {
  return found === 0 || (found === 1 && work.from[0] === 0 && work.to[0] === 1)
}

/** The area of a segment that lies in one from end to end; null in the open. */
function areaAllAlong({ areas, work }: GroundIndex, found: number): GroundArea | null {
  return found === 0 ? null : (areas[work.which[0] ?? 0]?.area ?? null)
}

/** What a straight step costs; Infinity through ground where nobody can go. */
export function legCost(index: GroundIndex, ax: number, ay: number, bx: number, by: number): number {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  if (length < ROUNDING) return 0
  const found = gather(index, ax, ay, bx, by)
  const { work, areas, open } = index
  if (isUniform(work, found)) return length * (areaAllAlong(index, found)?.rate ?? open)
  const cuts = cut(work, found)
  let cost = 0
  for (let i = 0; i + 1 < cuts; i++) {
    const from = work.cuts[i] ?? 0
    const to = work.cuts[i + 1] ?? 0
    const run = (to - from) * length
    if (run < ROUNDING) continue
    cost += run * (areas[winner(work, found, (from + to) / 2)]?.area.rate ?? open)
  }
  return cost
}

/** A part of a segment, by parameters 0..1, in one area (null: in the open). */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly area: GroundArea | null
}

/** The ground along the line from `a` to `b`, in order, from 0 to 1 without gaps. */
export function stretches(index: GroundIndex, a: Point, b: Point): readonly Stretch[] {
  const length = distance(a, b)
  if (length < ROUNDING) return [{ from: 0, to: 1, area: areaAt(index, a) }]
  const { work, areas } = index
  const found = gather(index, a.x, a.y, b.x, b.y)
  if (isUniform(work, found)) return [{ from: 0, to: 1, area: areaAllAlong(index, found) }]
  const cuts = cut(work, found)
  const made: { from: number; to: number; area: GroundArea | null }[] = []
  for (let i = 0; i + 1 < cuts; i++) {
    const from = work.cuts[i] ?? 0
    const to = work.cuts[i + 1] ?? 0
    if ((to - from) * length < ROUNDING) continue
    const area = areas[winner(work, found, (from + to) / 2)]?.area ?? null
    const last = made.at(-1)
    if (last && last.area === area) last.to = to
    else made.push({ from: last?.to ?? 0, to, area })
  }
  const last = made.at(-1)
  if (last) last.to = 1
  return made
}

/** What a path costs: each inch at the rate of the ground that it crosses. Infinity if some of it is impassable. */
export function pathCost(index: GroundIndex, points: readonly Point[]): number {
  let cost = 0
  let last = points[0]
  for (const next of points) {
    if (last) cost += legCost(index, last.x, last.y, next.x, next.y)
    last = next
  }
  return cost
}

/** What a path crosses, in order, neighbours of one label together: 'open 3.0, wood 1.5'. */
export interface PathLeg {
  readonly label: string
  /** Inches. */
  readonly length: number
  readonly cost: number
  readonly clause?: string
}

/** The pieces of a path by ground; `openLabel` names what lies outside all areas. */
export function pathLegs(
  index: GroundIndex,
  points: readonly Point[],
  openLabel = 'open ground',
): readonly PathLeg[] {
  const legs: LegDraft[] = []
  let last: Point | null = null
  for (const next of points) {
    if (last) {
      const whole = distance(last, next)
      if (whole < ROUNDING) continue
      for (const { from, to, area } of stretches(index, last, next)) {
        addLeg(legs, area, (to - from) * whole, index.open, openLabel)
      }
    }
    last = next
  }
  return legs
}

type LegDraft = { -readonly [field in keyof PathLeg]: PathLeg[field] }

/** A further piece of a path: part of the leg before it if the ground is the same. */
function addLeg(
  legs: LegDraft[],
  area: GroundArea | null,
  length: number,
  openRate: number,
  openLabel: string,
): void {
  const label = area?.label ?? openLabel
  const clause = area?.clause
  const cost = length * (area?.rate ?? openRate)
  const before = legs.at(-1)
  if (before && before.label === label && before.clause === clause) {
    before.length += length
    before.cost += cost
  } else legs.push(clause === undefined ? { label, length, cost } : { label, length, cost, clause })
}

/** Where an allowance runs out along a path: the place and the segment it lies on; the path's end if it suffices. */
export function pointAtCost(
  index: GroundIndex,
  points: readonly Point[],
  allowance: number,
): { readonly at: Point; readonly index: number } {
  let left = allowance
  let last = points[0]
  if (!last) throw new Error('A path needs a point')
  for (let i = 0; i + 1 < points.length; i++) {
    const next = points[i + 1]
    if (!next) break
    const whole = distance(last, next)
    for (const { from, to, area } of stretches(index, last, next)) {
      const length = (to - from) * whole
      if (length < ROUNDING) continue
      const cost = length * (area?.rate ?? index.open)
      if (cost > left + ROUNDING)
        return { at: along(last, next, from + (to - from) * (left / cost)), index: i }
      left -= cost
    }
    last = next
  }
  return { at: last, index: Math.max(0, points.length - 2) }
}
