import type { Point } from '../../geometry/point'
import type { Mark, Token } from '../../engine/scene'
import { gap } from '../hit'
import type { Pen } from '../paint/pen'
import { footprint } from '../pieces/base'
import { BRASS, BRASS_INK, CREAM, INK, TARGET, TONES } from '../tokens'
import { all, at, bracketSize, tokenRect, type MarkFrame } from './frame'
import { arrow, brackets, cased, crossMark, pill, pillHeight, pillWidth } from './lines'
import { overlap, placeTags, type Rect, type Shy } from './place'
import { drawTag, tagSize, type Tag } from './tags'

/** Draws a token as a ghost; the stage lends its bitmaps. */
export type GhostPainter = (pen: Pen, token: Token, place: Point, facing: number) => void

/** Marks that stand above all: brackets, ghosts, crosses, words. Tags come last. */
export function drawOver(pen: Pen, marks: readonly Mark[], frame: MarkFrame, ghostOf: GhostPainter): void {
  const words: Rect[] = []
  const say = (text: string, place: Point, size = 14): void => {
    words.push(boxOfPill(pen, text, place, size))
    pill(pen, text, place, { size })
  }
  for (const mark of marks) {
    switch (mark.kind) {
      case 'brackets': {
        const token = frame.tokens.get(mark.token)
        if (!token) break
        const { x, y } = at(frame, token.at)
        const { w, h } = bracketSize(token, frame.camera.scale)
        const strong = mark.tone === 'danger' || mark.tone === 'chosen'
        brackets(
          pen,
          { x, y },
          w,
          h,
          strong && mark.tone === 'danger' ? TARGET : TONES[mark.tone],
          strong ? 3.5 : 2.4,
        )
        break
      }
      case 'outline':
        outlined(pen, mark, frame)
        break
      case 'ghost':
        ghost(pen, mark, frame, ghostOf)
        break
      case 'cross':
        crossMark(pen, at(frame, mark.at), 11)
        break
      case 'arrow': {
        const from = at(frame, mark.from)
        const to = at(frame, mark.to)
        arrow(pen, from, to, TONES[mark.tone], mark.tone === 'chosen')
        break
      }
      default:
    }
  }
  for (const mark of marks)
    if (mark.kind === 'path')
      for (const { at: place, text } of mark.pills) say(text, besidePath(frame, place), 14)
  labels(pen, marks, frame, words, say)
  for (const mark of marks) {
    if (mark.kind !== 'pill') continue
    const place = at(frame, mark.at)
    words.push(boxOfPill(pen, mark.text, place, 15))
    const light = mark.tone === 'chosen' || mark.tone === 'offer'
    pill(
      pen,
      mark.text,
      place,
      light ? { size: 15, fill: CREAM, text: INK, line: BRASS_INK } : { size: 14, line: TONES[mark.tone] },
    )
  }
  tags(pen, marks, frame, words)
}

const besidePath = (frame: MarkFrame, place: Point): Point => {
  const { x, y } = at(frame, place)
  return { x, y: y - 22 }
}

const boxOfPill = (pen: Pen, text: string, place: Point, size: number): Rect => {
  const w = pillWidth(pen, text, size)
  const h = pillHeight(size)
  return { x: place.x - w / 2, y: place.y - h / 2, w, h }
}

function outlined(pen: Pen, mark: Mark & { readonly kind: 'outline' }, frame: MarkFrame): void {
  const token = frame.tokens.get(mark.token)
  if (!token) return
  const { x, y } = at(frame, token.at)
  const { scale } = frame.camera
  pen.save()
  pen.translate(x, y)
  if (token.shape !== 'hex') pen.rotate((token.facing * Math.PI) / 180)
  footprint(pen, token.shape, token.side, token.width * scale, token.depth * scale, 5)
  cased(pen, { colour: mark.tone === 'danger' ? TARGET : TONES[mark.tone], width: 2.6 })
  pen.restore()
}

function ghost(
  pen: Pen,
  mark: Mark & { readonly kind: 'ghost' },
  frame: MarkFrame,
  ghostOf: GhostPainter,
): void {
  const token = frame.tokens.get(mark.token)
  if (!token) return
  ghostOf(pen, token, mark.at, mark.facing)
  const { x, y } = at(frame, mark.at)
  const { scale } = frame.camera
  pen.save()
  pen.translate(x, y)
  if (token.shape !== 'hex') pen.rotate((mark.facing * Math.PI) / 180)
  footprint(pen, token.shape, token.side, token.width * scale, token.depth * scale, 4.5)
  pen.setLineDash([7, 5])
  pen.lineWidth = 5
  pen.strokeStyle = 'rgba(20,16,6,.8)'
  pen.stroke()
  pen.lineWidth = 2.6
  pen.strokeStyle = mark.tone === 'refused' || mark.tone === 'danger' ? TARGET : BRASS
  pen.stroke()
  pen.restore()
}

const ROUND = [15, 345, 60, 300, 130, 230, 165, 195, 90, 270] as const

/** Words of rings, arcs, areas and cells, where they are seen and lie on nothing else. */
function labels(
  pen: Pen,
  marks: readonly Mark[],
  frame: MarkFrame,
  words: readonly Rect[],
  say: (text: string, place: Point, size?: number) => void,
): void {
  const busy = [...frame.tokens.values()].map(token => tokenRect(frame, token, 4))
  const best = (text: string, places: readonly Point[]): Point | undefined => {
    let found: Point | undefined
    let least = Infinity
    for (const [i, place] of places.entries()) {
      const box = boxOfPill(pen, text, place, 14)
      let price = i * 30 + (box.w * box.h - overlap(box, frame.clear)) * 20
      for (const other of [...busy, ...words]) price += overlap(box, other)
      if (price < least) {
        least = price
        found = place
      }
    }
    return found
  }
  const around = (centre: Point, radius: number, angles: readonly number[]): readonly Point[] =>
    angles.map(angle => {
      const a = ((angle - 90) * Math.PI) / 180
      return { x: centre.x + Math.cos(a) * radius, y: centre.y + Math.sin(a) * radius }
    })
  for (const mark of marks) {
    if (mark.kind === 'ring' && mark.label !== undefined) {
      const centre = at(frame, mark.at)
      const angles = mark.labelAt === undefined ? ROUND : [mark.labelAt, ...ROUND]
      const place = best(mark.label, around(centre, mark.radius * frame.camera.scale, angles))
      if (place) say(mark.label, place)
    } else if (mark.kind === 'arc' && mark.label !== undefined) {
      const angles = [0, mark.half * 0.6, -mark.half * 0.6].map(a => mark.facing + a)
      const place = best(mark.label, around(at(frame, mark.at), mark.radius * frame.camera.scale, angles))
      if (place) say(mark.label, place)
    } else if (mark.kind === 'area' && mark.label !== undefined) {
      const place = best(mark.label, innerPlaces(mark.outlines.flatMap(outline => all(frame, outline))))
      if (place) say(mark.label, place)
    } else if (mark.kind === 'arrow' && mark.label !== undefined) {
      const from = at(frame, mark.from)
      const to = at(frame, mark.to)
      const x = (from.x + to.x) / 2
      const y = (from.y + to.y) / 2
      const place = best(
        mark.label,
        [-24, 26, -48, 50, -76, 78].map(d => ({ x, y: y + d })),
      )
      if (place) say(mark.label, place)
    } else if (mark.kind === 'cells') {
      for (const cell of mark.cells)
        if (cell.label !== undefined) say(cell.label, cellPlace(all(frame, cell.outline)))
    }
  }
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

/** What a sight line must not lose under a tag: its course, where it is cut, what cuts it. */
function sightRects(marks: readonly Mark[], frame: MarkFrame): readonly Shy[] {
  const rects: Shy[] = []
  for (const mark of marks) {
    if (mark.kind !== 'sight') continue
    const from = at(frame, mark.from)
    const to = at(frame, mark.to)
    for (let i = 1; i < 12; i++) {
      const x = from.x + ((to.x - from.x) * i) / 12
      const y = from.y + ((to.y - from.y) * i) / 12
      rects.push({ x: x - 6, y: y - 6, w: 12, h: 12, weight: 3 })
    }
    for (const p of mark.blocker ? all(frame, mark.blocker) : []) {
      rects.push({ x: p.x - 16, y: p.y - 16, w: 32, h: 32, weight: 4 })
    }
    if (mark.blockedAt) {
      const cut = at(frame, mark.blockedAt)
      rects.push({ x: cut.x - 14, y: cut.y - 14, w: 28, h: 28, weight: 8 })
    }
  }
  return rects
}

/** A tag of something that is not on the canvas would speak of nothing. */
function seen(frame: MarkFrame, place: Point): boolean {
  const { x, y } = at(frame, place)
  return x > -20 && y > -20 && x < frame.width + 20 && y < frame.height + 20
}

function tags(pen: Pen, marks: readonly Mark[], frame: MarkFrame, words: readonly Rect[]): void {
  const list = marks.filter((mark): mark is Tag => mark.kind === 'tag' && seen(frame, mark.at))
  if (list.length === 0) return
  const wishes = list.map(tag => {
    const token = tag.token === undefined ? undefined : frame.tokens.get(tag.token)
    const place = at(frame, tag.at)
    const own = token && gap(token, tag.at) < 0.01 ? bracketSize(token, frame.camera.scale) : undefined
    // The name below the base belongs to it.
    const anchor = own
      ? { x: place.x - own.w, y: place.y - own.h, w: own.w * 2, h: own.h * 2 + 16 }
      : { x: place.x - 14, y: place.y - 14, w: 28, h: 28 }
    return { ...tagSize(pen, tag), anchor, first: tag.tone === 'danger' || tag.tone === 'chosen' }
  })
  const chosen = frame.selected === null ? undefined : frame.tokens.get(frame.selected)
  const kept = chosen ? [tokenRect(frame, chosen, 10)] : []
  const soft: Shy[] = [
    ...[...frame.tokens.values()].map(token => tokenRect(frame, token, 6)),
    ...words.map(word => ({ ...word, weight: 4 })),
  ]
  soft.push(...sightRects(marks, frame))
  const spots = placeTags(wishes, kept, soft, frame.clear)
  const order = list
    .map((tag, i) => ({ tag, i }))
    .toSorted((a, b) => Number(a.tag.tone === 'danger') - Number(b.tag.tone === 'danger'))
  for (const { tag, i } of order) {
    const spot = spots[i]
    const wish = wishes[i]
    if (spot && wish) drawTag(pen, tag, spot, wish.anchor)
  }
}
