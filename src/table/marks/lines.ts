import type { Point, Polygon } from '../../geometry/point'
import { slab, type Pen } from '../paint/pen'
import { BRASS_INK, CASING, CREAM, LABEL } from '../tokens'

export interface LineLook {
  readonly colour: string
  readonly width: number
  readonly dash?: readonly number[]
}

/** Dashes shorter than this are dots: round, and cased each. */
const DOT = 5

/** The two lines of a cased line, the lower first: dark, and 2 px wider. */
export function linesOf({ colour, width, dash }: LineLook) {
  const isDotted = dash?.[0] !== undefined && dash[0] < DOT
  const cap = !dash || isDotted ? 'round' : 'butt'
  return [
    { colour: CASING, width: width + 2.4, cap, dash: isDotted ? dash : [] },
    { colour, width, cap, dash: dash ?? [] },
  ] as const
}

/** Strokes the current path light on a dark casing, so that it shows on snow and on mud. */
export function cased(pen: Pen, look: LineLook): void {
  pen.save()
  pen.lineJoin = 'round'
  for (const { colour, width, cap, dash } of linesOf(look)) {
    pen.lineCap = cap
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.setLineDash([...dash])
    pen.stroke()
  }
  pen.restore()
}

function straight(pen: Pen, from: Point, to: Point, look: LineLook): void {
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  cased(pen, look)
}

function polygon(pen: Pen, points: Polygon): void {
  for (const [i, p] of points.entries()) {
    if (i === 0) pen.moveTo(p.x, p.y)
    else pen.lineTo(p.x, p.y)
  }
  pen.closePath()
}

export interface PillLook {
  readonly size?: number
  readonly fill?: string
  readonly text?: string
  readonly line?: string
  readonly turn?: number
}

export const pillHeight = (size: number): number => size * 1.62

export function pillWidth(pen: Pen, text: string, size: number): number {
  pen.font = `600 ${size}px ${LABEL}`
  return pen.measureText(text).width + size * 1.1
}

/** A dark pill with words about a place. */
export function pill(pen: Pen, text: string, at: Point, look: PillLook = {}): void {
  const size = look.size ?? 14
  const w = pillWidth(pen, text, size)
  const h = pillHeight(size)
  pen.save()
  pen.translate(Math.round(at.x), Math.round(at.y))
  pen.rotate(look.turn ?? 0)
  pen.shadowColor = 'rgba(10,10,4,.55)'
  pen.shadowBlur = 5
  pen.shadowOffsetY = 2
  slab(pen, -w / 2, -h / 2, w, h, h / 2, look.fill ?? 'rgba(34,32,24,.92)')
  pen.shadowColor = 'transparent'
  pen.strokeStyle = look.line ?? '#e8d9ad'
  pen.lineWidth = 1
  pen.stroke()
  pen.fillStyle = look.text ?? CREAM
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, 0, size * 0.06)
  pen.restore()
}

/** What blocks a sight line: hatched and outlined in dashes. */
export function hatched(pen: Pen, points: Polygon): void {
  const trace = (): void => {
    pen.beginPath()
    polygon(pen, points)
  }
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const p of points) {
    x0 = Math.min(x0, p.x)
    y0 = Math.min(y0, p.y)
    x1 = Math.max(x1, p.x)
    y1 = Math.max(y1, p.y)
  }
  pen.save()
  trace()
  pen.fillStyle = 'rgba(168,41,26,.22)'
  pen.fill()
  pen.save()
  pen.clip()
  pen.strokeStyle = 'rgba(255,244,212,.6)'
  pen.lineWidth = 2
  pen.beginPath()
  const tall = y1 - y0
  for (let x = x0 - tall; x < x1; x += 9) {
    pen.moveTo(x, y0)
    pen.lineTo(x + tall, y1)
  }
  pen.stroke()
  pen.restore()
  trace()
  pen.lineJoin = 'round'
  pen.strokeStyle = 'rgba(20,10,4,.85)'
  pen.lineWidth = 5
  pen.stroke()
  pen.strokeStyle = CREAM
  pen.lineWidth = 2.4
  pen.setLineDash([7, 4])
  pen.stroke()
  pen.restore()
}

/** A broad arrow of `length` pixels from its tail at the origin to the east. */
function broad(pen: Pen, length: number, colour: string): void {
  const head = Math.min(34, length * 0.6)
  const half = Math.min(11, length * 0.2)
  pen.beginPath()
  pen.moveTo(0, -half)
  pen.lineTo(length - head, -half)
  pen.lineTo(length - head, -half * 2.2)
  pen.lineTo(length, 0)
  pen.lineTo(length - head, half * 2.2)
  pen.lineTo(length - head, half)
  pen.lineTo(0, half)
  pen.closePath()
  pen.fillStyle = colour
  pen.shadowColor = 'rgba(0,0,0,.7)'
  pen.shadowBlur = 8
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = BRASS_INK
  pen.lineWidth = 2
  pen.stroke()
}

/** The half height of a chevron between neighbours so many pixels apart, as a share of that. */
const CHEVRON = 0.15

/** Two chevrons half-way between two neighbours, pointing at the second. */
export function chevrons(pen: Pen, from: Point, to: Point, colour: string): void {
  const half = Math.hypot(to.x - from.x, to.y - from.y) * CHEVRON
  pen.save()
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  for (const x of [-0.75, 0.45]) {
    pen.beginPath()
    pen.moveTo((x - 0.35) * half, -half)
    pen.lineTo((x + 0.65) * half, 0)
    pen.lineTo((x - 0.35) * half, half)
    cased(pen, { colour, width: Math.max(3, half * 0.42) })
  }
  pen.restore()
}

/** An arrow: broad for what one is about to do, a thin line with a head for what something does. */
export function arrow(pen: Pen, from: Point, to: Point, colour: string, strong: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 4) return
  pen.save()
  if (strong && length < 260) {
    pen.translate(from.x, from.y)
    pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
    broad(pen, length, colour)
    pen.restore()
    return
  }
  straight(pen, from, to, { colour, width: 3 })
  pen.translate(to.x, to.y)
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  pen.beginPath()
  pen.moveTo(3, 0)
  pen.lineTo(-14, -9)
  pen.lineTo(-10, 0)
  pen.lineTo(-14, 9)
  pen.closePath()
  pen.fillStyle = colour
  pen.strokeStyle = 'rgba(20,16,6,.8)'
  pen.lineWidth = 1.6
  pen.stroke()
  pen.fill()
  pen.restore()
}
