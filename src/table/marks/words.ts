import type { Point } from '../../geometry/point'
import type { Mark } from '../../engine/scene'
import type { Pen } from '../paint/pen'
import { BRASS_INK, CREAM, INK, TONES } from '../tokens'
import { all, at, nameRect, tokenRect, type MarkFrame } from './frame'
import { pill, pillHeight, pillWidth, type PillLook } from './lines'
import { overlap, type Rect, type Shy } from './place'
import { about } from './rects'

type PathMark = Mark & { readonly kind: 'path' }

/** Words in a pill with what they cover. */
interface Word extends Rect {
  readonly text: string
  readonly at: Point
  readonly look: PillLook
}

/** Words that stand on the canvas, and what they had to keep clear of. */
interface Sheet {
  readonly pen: Pen
  readonly frame: MarkFrame
  readonly words: Word[]
  /** What is to be read there already, or lies over the table: names, flags, chips, tools. */
  readonly read: readonly Rect[]
  readonly busy: readonly Shy[]
}

/** Steps of one inch and less along a path, as boxes that words keep off. */
const STEP = 14

/**
 * The pills of all marks: of paths beside them, of the place in hand beside the base there, of rings, arcs and areas
 * where they are seen. Returns where words stand now.
 */
export function drawWords(pen: Pen, marks: readonly Mark[], frame: MarkFrame): readonly Rect[] {
  const words = layWords(pen, marks, frame)
  for (const { text, at: place, look } of words) pill(pen, text, place, look)
  return words
}

/** Where the pills of all marks stand: none on another, nor on a name, a flag or a chip; what has no room is left out. */
export function layWords(pen: Pen, marks: readonly Mark[], frame: MarkFrame): readonly Word[] {
  const paths = marks.filter((mark): mark is PathMark => mark.kind === 'path')
  const read = [...frame.names.values(), ...frame.signs, ...frame.covers()]
  const sheet: Sheet = { pen, frame, words: [], read, busy: busyWith(marks, paths, frame) }
  const pills = marks.filter(mark => mark.kind === 'pill')
  for (const mark of pills) {
    if (mark.tone !== 'chosen' && mark.tone !== 'offer') continue
    const look = { size: 15, fill: CREAM, text: INK, line: BRASS_INK }
    const place = best(sheet, mark.text, 15, around(sheet, mark.text, 15, at(frame, mark.at)))
    if (place && (place.alone || mark.tone === 'chosen')) say(sheet, mark.text, place.at, look)
  }
  for (const path of paths) besidePath(sheet, path)
  labels(sheet, marks, paths.length > 0)
  for (const mark of pills) {
    if (mark.tone === 'chosen' || mark.tone === 'offer') continue
    const centre = at(frame, mark.at)
    const place = best(sheet, mark.text, 14, [centre, ...around(sheet, mark.text, 14, centre)])
    if (place?.alone && (place.free || paths.length === 0)) {
      say(sheet, mark.text, place.at, { size: 14, line: TONES[mark.tone] })
    }
  }
  return sheet.words
}

const boxOf = (pen: Pen, text: string, place: Point, size: number): Rect => {
  const w = pillWidth(pen, text, size)
  const h = pillHeight(size)
  return { x: place.x - w / 2, y: place.y - h / 2, w, h }
}

function say({ pen, words }: Sheet, text: string, place: Point, look: PillLook): void {
  words.push({ ...boxOf(pen, text, place, look.size ?? 14), text, at: place, look })
}

/** What words had better not lie on: bases, the place in hand and the piece there, paths. */
function busyWith(marks: readonly Mark[], paths: readonly PathMark[], frame: MarkFrame): readonly Shy[] {
  const tokens = [...frame.tokens.values()]
  const busy: Shy[] = tokens.map(token => tokenRect(frame, token, 4))
  for (const token of tokens) {
    const name = nameRect(frame, token)
    if (name) busy.push(name)
  }
  const chosen = frame.selected === null ? undefined : frame.tokens.get(frame.selected)
  for (const mark of marks) {
    if (mark.kind === 'cross' || mark.kind === 'melee')
      busy.push({ ...about(at(frame, mark.at), 24), weight: 6 })
    if (mark.kind !== 'ghost') continue
    const token = frame.tokens.get(mark.token)
    if (token)
      busy.push({ ...tokenRect(frame, { ...token, at: mark.at, facing: mark.facing }, 6), weight: 6 })
  }
  for (const path of paths) {
    const last = path.points.at(-1)
    if (chosen && last) busy.push({ ...tokenRect(frame, { ...chosen, at: last }, 6), weight: 6 })
    for (const p of along(all(frame, path.points))) busy.push({ ...about(p, 5), weight: 5 })
  }
  return busy
}

function along(points: readonly Point[]): readonly Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1]
    if (!from) return []
    const steps = Math.min(60, Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP)))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 0.5)) / steps,
      y: from.y + ((to.y - from.y) * (step + 0.5)) / steps,
    }))
  })
}

/** A place for words: `free` where nothing that matters lies under it, `alone` where nothing to be read does. */
interface Place {
  readonly at: Point
  readonly free: boolean
  readonly alone: boolean
}

/** What it costs to lie on something that is to be read: more than anything else. */
const UNREADABLE = 1e5

/** A place about which something would be seen, moved so far that all of it is seen. */
function heldIn(clear: Rect, place: Point, box: Rect): Point {
  const [right, below] = [clear.x + clear.w, clear.y + clear.h]
  const [wide, high] = [box.w / 2, box.h / 2]
  const isSeenInPart =
    place.x > clear.x - wide && place.x < right + wide && place.y > clear.y - high && place.y < below + high
  if (!isSeenInPart || box.w > clear.w) return place
  const x = Math.min(right - wide, Math.max(clear.x + wide, place.x))
  const y = Math.min(below - high, Math.max(clear.y + high, place.y))
  return { x, y }
}

/** The cheapest of some places, the earlier ones being preferred. */
function best(
  { pen, frame, words, read, busy }: Sheet,
  text: string,
  size: number,
  places: readonly Point[],
): Place | undefined {
  let found: Place | undefined
  let least = Infinity
  for (const [i, wished] of places.entries()) {
    const place = heldIn(frame.clear, wished, boxOf(pen, text, wished, size))
    const box = boxOf(pen, text, place, size)
    let covered = (box.w * box.h - overlap(box, frame.clear)) * 20
    for (const other of words) covered += overlap(box, { ...other, x: other.x - 3, w: other.w + 6 }) * 6
    let price = i * 30 + (box.w * box.h - overlap(box, frame.board)) * 0.3
    for (const other of busy) {
      const over = overlap(box, other) * (other.weight ?? 2)
      // The rim of a base may be covered, its middle not.
      if (other.weight !== undefined || over > other.w * other.h * 0.5) covered += over
      else price += over
    }
    price += covered
    const alone = ![...words, ...read].some(other => overlap(box, other) > 0)
    if (!alone) price += UNREADABLE
    if (price >= least) continue
    least = price
    found = { at: place, free: covered < 40, alone }
  }
  return found
}

/** Places about a base at a point: left and a little below, left, right, below, above and at the corners. */
function around({ pen, frame }: Sheet, text: string, size: number, { x, y }: Point): readonly Point[] {
  const chosen = frame.selected === null ? undefined : frame.tokens.get(frame.selected)
  const half = chosen ? (Math.max(chosen.width, chosen.depth) / 2) * frame.camera.scale + 8 : 14
  const w = pillWidth(pen, text, size) / 2
  const h = pillHeight(size) / 2
  return [half + 6, half + 30, half + 64].flatMap(far => [
    { x: x - far - w, y: y + h },
    { x: x - far - w, y: y - h },
    { x, y: y + far + h },
    { x, y: y - far - h },
    { x: x + far + w, y: y + h },
    { x: x + far + w, y: y - h },
    { x: x - w, y: y + far + h },
    { x: x + w, y: y + far + h },
    { x: x - w, y: y - far - h },
    { x: x + w, y: y - far - h },
  ])
}

/** Words of a path's stretches on either side of it; a stretch with no room for them is told by the panel alone. */
function besidePath(sheet: Sheet, path: PathMark): void {
  const { frame, pen } = sheet
  const points = all(frame, path.points)
  for (const { at: place, text } of path.pills) {
    const p = at(frame, place)
    const { x: nx, y: ny } = normalAt(points, p)
    const reach = (Math.abs(nx) * pillWidth(pen, text, 14)) / 2 + (Math.abs(ny) * pillHeight(14)) / 2
    const places = [12, 30, 52].flatMap(gap =>
      [0, -30, 30].flatMap(slide =>
        [1, -1].map(way => ({
          x: p.x + nx * way * (reach + gap) - ny * slide,
          y: p.y + ny * way * (reach + gap) + nx * slide,
        })),
      ),
    )
    const found = best(sheet, text, 14, places)
    if (found?.free && found.alone) say(sheet, text, found.at, { size: 14 })
  }
}

/** The direction across a line of points where it passes nearest to `p`, upwards on the canvas. */
function normalAt(points: readonly Point[], p: Point): Point {
  let found: Point = { x: 0, y: -1 }
  let least = Infinity
  for (const [i, to] of points.entries()) {
    const from = points[i - 1]
    if (!from) continue
    const dx = to.x - from.x
    const dy = to.y - from.y
    const length = Math.hypot(dx, dy)
    if (length < 1) continue
    const t = Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (length * length)))
    const gap = Math.hypot(from.x + dx * t - p.x, from.y + dy * t - p.y)
    if (gap >= least) continue
    least = gap
    const up = dx >= 0 ? 1 : -1
    found = { x: (dy / length) * up, y: (-dx / length) * up }
  }
  return found
}

const ROUND = [15, 345, 60, 300, 130, 230, 165, 195, 90, 270] as const

const onRing = (centre: Point, radius: number, angles: readonly number[]): readonly Point[] =>
  angles.map(angle => {
    const a = ((angle - 90) * Math.PI) / 180
    return { x: centre.x + Math.cos(a) * radius, y: centre.y + Math.sin(a) * radius }
  })

/** Words of rings, arcs, areas and cells, where they are seen and lie on nothing else. */
function labels(sheet: Sheet, marks: readonly Mark[], moving: boolean): void {
  const { frame } = sheet
  const name = (text: string, places: readonly Point[]): void => {
    const place = best(sheet, text, 14, places)
    if (place?.alone && (place.free || !moving)) say(sheet, text, place.at, { size: 14 })
  }
  for (const mark of marks) {
    if (mark.kind === 'ring' && mark.label !== undefined) {
      const angles = mark.labelAt === undefined ? ROUND : [mark.labelAt, ...ROUND]
      name(mark.label, onRing(at(frame, mark.at), mark.radius * frame.camera.scale, angles))
    } else if (mark.kind === 'arc' && mark.label !== undefined) {
      const angles = [0, mark.half * 0.6, -mark.half * 0.6].map(a => mark.facing + a)
      name(mark.label, onRing(at(frame, mark.at), mark.radius * frame.camera.scale, angles))
    } else if (mark.kind === 'area' && mark.label !== undefined) {
      const points = mark.outlines.flatMap(outline => all(frame, outline))
      name(mark.label, [...outerPlaces(sheet.pen, mark.label, points), ...innerPlaces(points)])
    } else if (mark.kind === 'arrow' && mark.label !== undefined) {
      const from = at(frame, mark.from)
      const to = at(frame, mark.to)
      const x = (from.x + to.x) / 2
      const y = (from.y + to.y) / 2
      name(
        mark.label,
        [-24, 26, -48, 50, -76, 78].map(d => ({ x, y: y + d })),
      )
    } else if (mark.kind === 'cells') {
      if (mark.label !== undefined) {
        // Words of all cells stand at the far end of them, not on the piece that they belong to.
        const far = mark.cells.at(-1)?.outline ?? []
        name(mark.label, [
          ...innerPlaces(all(frame, far)),
          ...mark.cells.map(cell => cellPlace(all(frame, cell.outline))),
        ])
      }
      for (const cell of mark.cells) {
        if (cell.label !== undefined) inCell(sheet, cell.label, all(frame, cell.outline))
      }
    }
  }
}

/** In its cell; a little lower where the words of the cell beside it reach so far; not at all where there is no room. */
function inCell(sheet: Sheet, text: string, outline: readonly Point[]): void {
  const wished = cellPlace(outline)
  const place = heldIn(sheet.frame.clear, wished, boxOf(sheet.pen, text, wished, 14))
  const lower = { x: place.x, y: place.y + pillHeight(14) + 6 }
  const read = [...sheet.words, ...sheet.read]
  const isFree = (at: Point) => !read.some(other => overlap(boxOf(sheet.pen, text, at, 14), other) > 0)
  const free = [place, lower].find(isFree)
  if (free) say(sheet, text, free, { size: 14 })
}

/** Places above, below and beside an area that is too small for words: they would hide what stands in it. */
function outerPlaces(pen: Pen, text: string, points: readonly Point[]): readonly Point[] {
  const [w, h] = [pillWidth(pen, text, 14) / 2, pillHeight(14) / 2]
  const [x0, x1] = [Math.min(...points.map(p => p.x)), Math.max(...points.map(p => p.x))]
  const [y0, y1] = [Math.min(...points.map(p => p.y)), Math.max(...points.map(p => p.y))]
  if (x1 - x0 > w * 4 && y1 - y0 > h * 8) return []
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return [
    { x, y: y0 - h - 4 },
    { x, y: y1 + h + 4 },
    { x: x1 + w + 6, y },
    { x: x0 - w - 6, y },
  ]
}

/** Places within an outline near its top, its sides and its foot. */
function innerPlaces(points: readonly Point[]): readonly Point[] {
  const seen = points.filter((_, i) => i % Math.max(1, Math.floor(points.length / 24)) === 0)
  let cx = 0
  let cy = 0
  for (const p of seen) {
    cx += p.x / seen.length
    cy += p.y / seen.length
  }
  return seen
    .toSorted((a, b) => a.y - b.y)
    .map(p => {
      const length = Math.hypot(cx - p.x, cy - p.y) || 1
      const step = Math.min(length * 0.5, 34)
      return { x: p.x + ((cx - p.x) * step * 1.6) / length, y: p.y + ((cy - p.y) * step) / length }
    })
}

/** Tall cells (zones) wear their words at the top, hexes and squares below their middle. */
function cellPlace(points: readonly Point[]): Point {
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const p of points) {
    x0 = Math.min(x0, p.x)
    x1 = Math.max(x1, p.x)
    y0 = Math.min(y0, p.y)
    y1 = Math.max(y1, p.y)
  }
  return { x: (x0 + x1) / 2, y: y1 - y0 > (x1 - x0) * 2 ? y0 + 32 : y0 + (y1 - y0) * 0.5 }
}
