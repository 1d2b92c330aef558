import type { Point } from '../../geometry/point'
import type { Mark } from '../../engine/scene'
import { clamp, TAU, type Pen } from '../paint/pen'
import { CREAM, DESTROY, INK, INK_2, LABEL, outcomeColour, PAPER, PAPER_DULL } from '../tokens'
import type { Rect, Spot } from './place'
import { middle } from './place'

/** A tag of the scene. */
export type Tag = Mark & { readonly kind: 'tag' }

const PAD = 10
const SHORT_PAD = 8
const LEFT_OF_REFUSAL = 28

/** `ww2-5.6` is `5.6` on a tag. */
const clauseNumber = (clause: string): string => clause.slice(clause.lastIndexOf('-') + 1)

/** What is the matter, and what about it: 'Hidden: 7.2 inches, seen only within 5.' stands in two lines. */
function halves(line: string): readonly string[] {
  const [, head, rest] = /^(.+?)[:.] (.+)$/.exec(line) ?? []
  if (head === undefined || rest === undefined) return [line]
  return [head, rest.charAt(0).toUpperCase() + rest.slice(1)]
}

/** So many letters stand in one line of a refusal; a longer one goes on in the next. */
const LETTERS = 46

/** A sentence in lines as even as they come. */
export function wrapped(line: string): readonly string[] {
  const count = Math.ceil(line.length / LETTERS)
  if (count === 1) return [line]
  const lines: string[] = []
  let now = ''
  for (const word of line.split(' ')) {
    if (now !== '' && now.length + word.length / 2 > line.length / count && lines.length < count - 1) {
      lines.push(now)
      now = word
    } else now = now === '' ? word : `${now} ${word}`
  }
  return [...lines, now]
}

/** The lines of a tag; a refusal's first line carries its clause unless the words have it. */
export function linesOf(tag: Tag): readonly string[] {
  if (tag.tone !== 'refused' || tag.figures.length > 0) return tag.lines
  const lines = tag.lines.length === 1 ? tag.lines.flatMap(halves) : tag.lines
  if (tag.clause === undefined) return lines
  const number = clauseNumber(tag.clause)
  return lines.map((line, i) =>
    i === 0 && !lines.some(l => l.includes(`(${number})`)) ? `${line.replace(/\.$/, '')} (${number})` : line,
  )
}

/**
 * A tag in few words, for a table full of them: its numbers alone, or only what is the matter. The panel says the rest, and
 * so does the tag itself as soon as it is pointed at.
 */
export function shortTag(tag: Tag): Tag {
  if (isRefusal(tag)) {
    const [first] = linesOf(tag)
    return { ...tag, short: true, lines: first === undefined ? [] : [first] }
  }
  if (tag.figures.length === 0) return tag
  return {
    ...tag,
    short: true,
    figures: tag.figures.map(figure => ({ ...figure, label: '' })),
    bar: [],
    lines: [],
  }
}

const STRONG = `700 19px ${LABEL}`
const SHORT = `700 15px ${LABEL}`
const WORD = `500 15px ${LABEL}`
const LINE = `500 14px ${LABEL}`
const LINE_STRONG = `700 14px ${LABEL}`

function textWidth(pen: Pen, font: string, text: string): number {
  pen.font = font
  return pen.measureText(text).width
}

/** The lines of a refusal as they are drawn: what is the matter in strong letters, none too long. */
const rowsOf = (tag: Tag): readonly { readonly text: string; readonly font: string }[] =>
  linesOf(tag).flatMap((line, i) => wrapped(line).map(text => ({ text, font: i ? LINE : LINE_STRONG })))

const isRefusal = (tag: Tag): boolean => tag.tone === 'refused' && tag.figures.length === 0

/** Size of a tag in pixels. */
export function tagSize(pen: Pen, tag: Tag): { readonly w: number; readonly h: number } {
  pen.save()
  pen.letterSpacing = '0px'
  const lines = linesOf(tag)
  let w = 0
  if (isRefusal(tag)) {
    const rows = rowsOf(tag)
    for (const { text, font } of rows) w = Math.max(w, textWidth(pen, font, text))
    pen.restore()
    return { w: Math.ceil(w + LEFT_OF_REFUSAL + PAD), h: rows.length * 16 + (tag.short ? 8 : 12) }
  }
  let head = 0
  for (const figure of tag.figures) {
    if (tag.short) head += textWidth(pen, SHORT, figure.value) + 10
    else head += textWidth(pen, STRONG, figure.value) + 4 + textWidth(pen, WORD, figure.label) + 16
  }
  const columns = isDistribution(tag) ? tag.bar.length * COLUMN : 112
  w = Math.max(head - (tag.short ? 10 : 16), tag.bar.length > 0 ? columns : 0)
  for (const line of lines) w = Math.max(w, textWidth(pen, LINE, line))
  pen.restore()
  if (tag.short) return { w: Math.ceil(w + SHORT_PAD * 2), h: 24 }
  const h = (tag.figures.length > 0 ? 27 : 5) + barHeight(tag) + lines.length * 17 + 7
  return { w: Math.ceil(w + PAD * 2), h }
}

/** Draws a tag in its place: a luggage label with a beak towards what it speaks of. */
export function drawTag(pen: Pen, tag: Tag, spot: Spot, anchor: Rect): void {
  const { x, y, w, h } = spot
  const off = isRefusal(tag)
  const best = tag.tone === 'danger' || tag.tone === 'chosen'
  const paper = off ? PAPER_DULL : PAPER
  pen.save()
  pen.letterSpacing = '0px'
  pen.shadowColor = 'rgba(10,8,2,.6)'
  pen.shadowBlur = 9
  pen.shadowOffsetY = 3
  pen.beginPath()
  pen.roundRect(x, y, w, h, 4)
  pen.fillStyle = paper
  pen.fill()
  pen.shadowColor = 'transparent'
  if (!spot.leader) beak(pen, spot, middle(anchor), paper)
  pen.strokeStyle = off ? '#8d846e' : best ? DESTROY : INK_2
  pen.lineWidth = best ? 2 : 1
  if (off) pen.setLineDash([4, 3])
  pen.beginPath()
  pen.roundRect(x + 0.5, y + 0.5, w - 1, h - 1, 4)
  pen.stroke()
  pen.setLineDash([])
  pen.textBaseline = 'alphabetic'
  if (off) refusal(pen, tag, x, y)
  else if (tag.short) shortFigures(pen, tag, x, y)
  else promise(pen, tag, x, y, w)
  pen.restore()
}

function refusal(pen: Pen, tag: Tag, x: number, y: number): void {
  pen.fillStyle = '#3b372d'
  pen.textAlign = 'left'
  for (const [i, { text, font }] of rowsOf(tag).entries()) {
    pen.font = font
    pen.fillText(text, x + LEFT_OF_REFUSAL, y + (tag.short ? 16 : 18) + i * 16)
  }
  stopSign(pen, x + 14, y + (tag.short ? 12 : 15), 7)
}

function promise(pen: Pen, tag: Tag, x: number, y: number, w: number): void {
  let top = y + 5
  if (tag.figures.length > 0) {
    figures(pen, tag, x, y, w)
    top = y + 29
  }
  if (tag.bar.length > 0) {
    if (isDistribution(tag)) distribution(pen, tag, x + PAD, top, w - PAD * 2)
    else bar(pen, tag, x + PAD, top, w - PAD * 2)
    top += barHeight(tag)
  }
  pen.fillStyle = INK_2
  pen.font = LINE
  pen.textAlign = 'left'
  for (const [i, line] of linesOf(tag).entries()) pen.fillText(line, x + PAD, top + 12 + i * 17)
}

function figures(pen: Pen, tag: Tag, x: number, y: number, w: number): void {
  const base = y + 21
  const last = tag.figures.length - 1
  let left = x + PAD
  for (const [i, figure] of tag.figures.entries()) {
    const width = textWidth(pen, STRONG, figure.value)
    const words = textWidth(pen, WORD, figure.label)
    // The last of several stands at the right, as its column does in the list.
    if (i === last && last > 0) left = x + w - PAD - width - 4 - words
    const colour = figure.strong || (i === last && last > 0) ? DESTROY : INK
    pen.textAlign = 'left'
    pen.fillStyle = colour
    pen.font = STRONG
    pen.fillText(figure.value, left, base)
    pen.font = WORD
    pen.fillText(figure.label, left + width + 4, base)
    left += width + 4 + words + 16
  }
}

/** '50%  21%': as in the panel's list, the second in red. */
function shortFigures(pen: Pen, tag: Tag, x: number, y: number): void {
  let left = x + SHORT_PAD
  pen.font = SHORT
  pen.textAlign = 'left'
  for (const [i, figure] of tag.figures.entries()) {
    pen.fillStyle = i > 0 ? DESTROY : INK
    pen.fillText(figure.value, left, y + 17)
    left += textWidth(pen, SHORT, figure.value) + 10
  }
}

const FIGURE = `700 13px ${LABEL}`
const FIGURE_HIGH = 17

/** What the first figure of a tag covers where it stands alone about a place; the sign of a refusal likewise. */
export function figureAt(pen: Pen, tag: Tag, { x, y }: Point): Rect {
  const [first] = tag.figures
  const w = first ? textWidth(pen, FIGURE, first.value) + 8 : FIGURE_HIGH
  return { x: x - w / 2, y: y - FIGURE_HIGH / 2, w, h: FIGURE_HIGH }
}

/** Draws the first figure of a tag, or the sign of a refusal, alone on a slip of paper. */
export function drawFigure(pen: Pen, tag: Tag, { x, y, w, h }: Rect): void {
  const [first] = tag.figures
  pen.save()
  pen.beginPath()
  pen.roundRect(x, y, w, h, 3)
  pen.fillStyle = first ? PAPER : PAPER_DULL
  pen.fill()
  pen.strokeStyle = INK_2
  pen.lineWidth = 1
  pen.stroke()
  if (first) {
    pen.letterSpacing = '0px'
    pen.font = FIGURE
    pen.fillStyle = INK
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(first.value, x + w / 2, y + h / 2 + 1)
  } else stopSign(pen, x + w / 2, y + h / 2, 5.5)
  pen.restore()
}

/** Outcomes that are numbers: a column for each. */
const isDistribution = (tag: Tag): boolean => tag.bar[0]?.count !== undefined
const COLUMN = 26
/** The highest column, the chance above it and the number below it. */
const RISE = 30
const CAPTION = 13
const SMALL = `600 11px ${LABEL}`

function barHeight(tag: Tag): number {
  if (tag.bar.length === 0) return 0
  return isDistribution(tag) ? RISE + CAPTION * 2 + 4 : 15
}

/** How many, and how likely each: in hundredths above the columns. */
function distribution(pen: Pen, tag: Tag, x: number, y: number, w: number): void {
  const most = Math.max(0.01, ...tag.bar.map(({ share }) => share))
  const step = w / tag.bar.length
  const floor = y + CAPTION + RISE
  pen.textAlign = 'center'
  pen.font = SMALL
  for (const [i, { share, tone, count }] of tag.bar.entries()) {
    const middle = x + step * (i + 0.5)
    const height = share > 0 ? Math.max(1, (RISE * share) / most) : 0
    pen.fillStyle = outcomeColour(tone)
    pen.fillRect(middle - step * 0.4, floor - height, step * 0.8, height)
    pen.fillStyle = INK_2
    const hundredths = Math.round(share * 100)
    if (hundredths > 0) pen.fillText(String(hundredths), middle, floor - height - 3)
    pen.fillStyle = INK
    pen.fillText(count ?? '', middle, floor + CAPTION - 1)
  }
  pen.strokeStyle = INK_2
  pen.lineWidth = 1
  pen.beginPath()
  pen.moveTo(x, floor + 0.5)
  pen.lineTo(x + w, floor + 0.5)
  pen.stroke()
}

function bar(pen: Pen, tag: Tag, x: number, y: number, w: number): void {
  let left = x
  pen.fillStyle = '#d9cfb6'
  pen.fillRect(x, y, w, 9)
  for (const [i, { share, tone }] of tag.bar.entries()) {
    const width = w * clamp(share)
    pen.fillStyle = outcomeColour(tone)
    pen.fillRect(left, y, Math.min(width, x + w - left), 9)
    if (i > 0 && width > 2) {
      pen.fillStyle = PAPER
      pen.fillRect(left - 0.5, y, 1, 9)
    }
    left += width
  }
  pen.strokeStyle = INK_2
  pen.lineWidth = 1
  pen.strokeRect(x + 0.5, y + 0.5, w - 1, 8)
}

/** The beak: on the side of the tag that faces what it speaks of. */
function beak(pen: Pen, spot: Rect, to: Point, paper: string): void {
  const { x, y, w, h } = spot
  const beside = to.y > y && to.y < y + h
  pen.beginPath()
  if (beside && (to.x < x || to.x > x + w)) {
    const edge = to.x < x ? x + 1 : x + w - 1
    const tip = to.x < x ? x - 9 : x + w + 9
    const at = clamp(to.y, y + 8, y + h - 8)
    pen.moveTo(edge, at - 7)
    pen.lineTo(tip, at)
    pen.lineTo(edge, at + 7)
  } else {
    const above = to.y < y + h / 2
    const at = clamp(to.x, x + 12, x + w - 12)
    const edge = above ? y + 1 : y + h - 1
    pen.moveTo(at - 7, edge)
    pen.lineTo(at, above ? y - 9 : y + h + 9)
    pen.lineTo(at + 7, edge)
  }
  pen.fillStyle = paper
  pen.fill()
}

/** The line from a tag that had to stand far off. Drawn before all tags, so that it crosses none. */
export function drawLeader(pen: Pen, spot: Rect, anchor: Rect): void {
  const from = middle(spot)
  const to = middle(anchor)
  pen.save()
  pen.lineCap = 'round'
  for (const [colour, width] of [
    ['rgba(20,16,6,.7)', 3.6],
    [CREAM, 1.6],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  pen.fillStyle = CREAM
  pen.beginPath()
  pen.arc(to.x, to.y, 3, 0, TAU)
  pen.fill()
  pen.restore()
}

function stopSign(pen: Pen, x: number, y: number, r: number): void {
  pen.strokeStyle = '#3b372d'
  pen.lineWidth = 1.6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(x, y, r, 0, TAU)
  pen.moveTo(x - r * 0.68, y + r * 0.68)
  pen.lineTo(x + r * 0.68, y - r * 0.68)
  pen.stroke()
}
