import type { Degrees } from '../../../geometry/point'
import { gradient, slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'

/**
 * Draws what a unit is, seen from above in a unit square, front up. `facing`: where it will be turned to, for those
 * that are lit from the north-west whichever way they point.
 */
export type Silhouette = (pen: Pen, paint: Paint, facing?: Degrees) => void

export const INK = 'rgba(18,16,9,.7)'
export const RUBBER = '#23211c'
const SHADE = 'rgba(10,12,4,.36)'

/** Body colours lit from the left, as on every vehicle. */
export const body = (pen: Pen, paint: Paint, w: number, l: number): CanvasGradient =>
  gradient(pen, -w / 2, -l / 2, w / 2, l / 2, paint.light, paint.main, paint.dark)

/** Ink round the path just drawn. */
export function ink(pen: Pen, width = 0.014, colour = INK): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}

export function shadow(pen: Pen, w: number, l: number, radius = 0.05): void {
  slab(pen, -w / 2 + 0.03, -l / 2 + 0.04, w, l, radius, SHADE)
}

/** A pair of tracks, `x` from the middle line. */
export function tracks(pen: Pen, width: number, length: number, x: number): void {
  for (const side of [-1, 1]) {
    slab(pen, side * x - width / 2, -length / 2, width, length, width * 0.3, '#26241d')
    pen.strokeStyle = '#56503f'
    pen.lineWidth = 0.014
    pen.beginPath()
    for (let y = -length / 2 + 0.03; y < length / 2; y += 0.045) {
      pen.moveTo(side * x - width / 2 + 0.01, y)
      pen.lineTo(side * x + width / 2 - 0.01, y)
    }
    pen.stroke()
  }
}

/** Wheels at the given distances along both sides. */
export function wheels(pen: Pen, x: number, ys: readonly number[], w = 0.08, l = 0.13): void {
  for (const side of [-1, 1]) for (const y of ys) slab(pen, side * x - w / 2, y - l / 2, w, l, 0.03, RUBBER)
}

export function barrel(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  width: number,
  brake: boolean,
  paint: Paint,
): void {
  pen.fillStyle = gradient(pen, x - width, 0, x + width, 0, paint.light, paint.main, paint.dark)
  pen.fillRect(x - width / 2, y - length, width, length)
  if (brake) {
    pen.fillRect(x - width, y - length - 0.03, width * 2, 0.06)
    pen.fillStyle = 'rgba(0,0,0,.4)'
    pen.fillRect(x - width, y - length - 0.002, width * 2, 0.012)
  }
  pen.strokeStyle = 'rgba(15,14,8,.55)'
  pen.lineWidth = 0.008
  pen.strokeRect(x - width / 2, y - length, width, length)
}

export interface ManLook {
  readonly size?: number
  readonly armed?: boolean
  readonly hat?: string
}

/** A soldier from above: helmet, shoulders, pack, and his rifle. */
export function man(pen: Pen, x: number, y: number, turn: number, paint: Paint, look: ManLook = {}): void {
  const size = look.size ?? 1
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  pen.fillStyle = 'rgba(15,18,5,.4)'
  pen.beginPath()
  pen.ellipse(0.03, 0.04, 0.12, 0.085, 0, 0, TAU)
  pen.fill()
  if (look.armed !== false) {
    pen.fillStyle = '#3a2a1a'
    pen.fillRect(0.062, -0.15, 0.026, 0.2)
    pen.fillStyle = '#22201c'
    pen.fillRect(0.068, -0.19, 0.015, 0.06)
  }
  pen.fillStyle = paint.main
  pen.beginPath()
  pen.ellipse(0, 0.01, 0.115, 0.075, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.012)
  pen.fillStyle = paint.dark
  pen.fillRect(-0.07, 0.03, 0.14, 0.06)
  const helmet = pen.createRadialGradient(-0.022, -0.035, 0.006, 0, -0.01, 0.075)
  helmet.addColorStop(0, paint.light)
  helmet.addColorStop(0.6, look.hat ?? paint.main)
  helmet.addColorStop(1, paint.dark)
  pen.fillStyle = helmet
  pen.beginPath()
  pen.ellipse(0, -0.01, 0.066, 0.07, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.012)
  pen.restore()
}

function star(pen: Pen, x: number, y: number, r: number, fill: string): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    const d = i % 2 ? r * 0.42 : r
    pen.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d)
  }
  pen.fill()
}

function cross(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = '#f3efe2'
  pen.fillRect(x - r, y - r * 0.42, r * 2, r * 0.84)
  pen.fillRect(x - r * 0.42, y - r, r * 0.84, r * 2)
  pen.fillStyle = '#22201c'
  pen.fillRect(x - r * 0.82, y - r * 0.2, r * 1.64, r * 0.4)
  pen.fillRect(x - r * 0.2, y - r * 0.82, r * 0.4, r * 1.64)
}

/** The army's mark, where its paint tells which army it is. */
export function mark(pen: Pen, x: number, y: number, r: number, paint: Paint): void {
  if (paint.mark === 'star') star(pen, x, y, r, '#efead6')
  else if (paint.mark === 'red-star') star(pen, x, y, r, '#b5331f')
  else if (paint.mark === 'cross') cross(pen, x, y, r)
}

/** A closed outline filled with body colour and inked. */
export function hull(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasGradient,
  line = 0.014,
): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
  ink(pen, line)
}

/** Points of one half mirrored to the other. */
export const mirrored = (
  half: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] => [...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)]

/** A round hatch. */
export function hatch(pen: Pen, x: number, y: number, r: number, paint: Paint): void {
  pen.fillStyle = paint.dark
  pen.beginPath()
  pen.arc(x, y, r, 0, TAU)
  pen.fill()
  pen.strokeStyle = paint.light
  pen.lineWidth = 0.012
  pen.stroke()
}

/** A place on a base, in shares of its width from the middle: to the right, downwards. */
export type Place = readonly [number, number]

/** A closed outline through some places, ready to be filled. */
export function outline(pen: Pen, places: readonly Place[]): void {
  pen.beginPath()
  for (const [i, [x, y]] of places.entries()) {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}
