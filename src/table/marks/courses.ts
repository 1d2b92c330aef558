import type { Point } from '../../geometry/point'
import type { Mark } from '../../engine/scene'
import { gap } from '../hit'
import { TAU, type Pen } from '../paint/pen'
import { BRASS, BRASS_INK, CREAM, TARGET, TONES } from '../tokens'
import { all, at, type MarkFrame } from './frame'
import { cased, crossMark, hatched, straight } from './lines'
import type { Rect } from './place'
import { about, spanning } from './rects'

/** Sight lines and paths: over the bases, under the piece in the hand and all words. */
export const isLine = (mark: Mark): boolean => mark.kind === 'sight' || mark.kind === 'path'

/** Draws them, and returns where. */
export function drawLines(pen: Pen, marks: readonly Mark[], frame: MarkFrame): readonly Rect[] {
  for (const mark of marks) if (mark.kind === 'sight') sight(pen, mark, frame)
  for (const mark of marks) if (mark.kind === 'path') path(pen, mark, frame)
  return marks.map(mark => spanning(all(frame, pointsOf(mark)).map(p => about(p, WIDE))))
}

/** Half the width in pixels of the widest thing on a line: the cross where sight is cut. */
const WIDE = 18

function pointsOf(mark: Mark): readonly Point[] {
  if (mark.kind === 'path') return mark.points
  return mark.kind === 'sight' ? [mark.from, mark.to, ...(mark.blocker ?? [])] : []
}

/** How far from a point a line should stop so as not to run over the base there. */
function trim(frame: MarkFrame, point: Point): number {
  for (const token of frame.tokens.values()) {
    if (gap(token, point) === 0) return Math.min(token.width, token.depth) * frame.camera.scale * 0.56
  }
  return 0
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= distance || length === 0) return from
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}

function sight(pen: Pen, mark: Mark & { readonly kind: 'sight' }, frame: MarkFrame): void {
  const from = at(frame, mark.from)
  const to = at(frame, mark.to)
  const start = towards(from, to, trim(frame, mark.from))
  const end = towards(to, from, trim(frame, mark.to))
  if (mark.blocker) hatched(pen, all(frame, mark.blocker))
  if (!mark.blockedAt) {
    const colour = mark.tone === 'danger' ? BRASS : TONES[mark.tone]
    straight(pen, start, end, { colour, width: mark.tone === 'plain' ? 2.2 : 3 })
    return
  }
  const cut = at(frame, mark.blockedAt)
  straight(pen, start, cut, { colour: CREAM, width: 2.6 })
  straight(pen, cut, end, { colour: TARGET, width: 2.4, dash: [3, 8] })
  crossMark(pen, cut, 9)
}

function path(pen: Pen, mark: Mark & { readonly kind: 'path' }, frame: MarkFrame): void {
  const points = all(frame, mark.points)
  if (points.length < 2) return
  pen.beginPath()
  for (const [i, p] of points.entries()) {
    if (i === 0) pen.moveTo(p.x, p.y)
    else pen.lineTo(p.x, p.y)
  }
  const refused = mark.tone === 'refused' || mark.tone === 'danger'
  cased(
    pen,
    refused
      ? { colour: TARGET, width: 3, dash: [2, 8] }
      : { colour: mark.tone === 'plain' ? CREAM : BRASS, width: 4 },
  )
  if (points.length > 14) return
  for (const p of points.slice(1, -1)) {
    pen.beginPath()
    pen.arc(p.x, p.y, 6, 0, TAU)
    pen.fillStyle = BRASS
    pen.fill()
    pen.strokeStyle = BRASS_INK
    pen.lineWidth = 2
    pen.stroke()
  }
}
