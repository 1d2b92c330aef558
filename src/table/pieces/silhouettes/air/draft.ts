import type { Degrees } from '../../../../geometry/point'
import { gradient, TAU, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import type { Silhouette } from '../parts'
import { camouflage } from './camouflage'
import { insignia } from './insignia'

/** x and y in turn, metres, the nose up and the middle line at 0: the right half from nose to tail. */
export type Outline = readonly number[]

/** One aircraft being drawn, in metres. */
export interface Draft {
  readonly pen: Pen
  readonly paint: Paint
  /** Towards the light, as the aircraft sees it. */
  readonly light: readonly [number, number]
}

const LINE = '#1b1c15'

/** The light comes from the north-west of the table, wherever the nose points. */
function lightAt(facing: Degrees): readonly [number, number] {
  const angle = -Math.PI * 0.75 - (facing * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

/**
 * A silhouette drawn in metres. `across`: the larger of span and length; large aircraft are drawn larger, but so that
 * none leaves its hex far. `middle`: what of its length lies on the middle of the base.
 */
export const aircraft =
  (across: number, middle: number, draw: (draft: Draft) => void): Silhouette =>
  (pen, paint, facing = 0) => {
    const scale = (1.2 * (across / 11) ** 0.3) / across
    pen.save()
    pen.scale(scale, scale)
    pen.translate(0, -middle)
    pen.lineJoin = 'round'
    draw({ pen, paint, light: lightAt(facing) })
    pen.restore()
  }

function trace(pen: Pen, outline: Outline, dx = 0): void {
  pen.beginPath()
  for (let i = 0; i < outline.length; i += 2) pen.lineTo((outline[i] ?? 0) + dx, outline[i + 1] ?? 0)
  for (let i = outline.length - 2; i >= 0; i -= 2) pen.lineTo(dx - (outline[i] ?? 0), outline[i + 1] ?? 0)
  pen.closePath()
}

/** A wing of straight edges from the middle line to the tip: leading and trailing edge at each, the tip rounded over a length. */
export function wing(
  half: number,
  [rootLead, rootTrail]: readonly [number, number],
  [tipLead, tipTrail]: readonly [number, number],
  round: number,
): Outline {
  const lead = (x: number): number => rootLead + ((tipLead - rootLead) * x) / half
  const trail = (x: number): number => rootTrail + ((tipTrail - rootTrail) * x) / half
  const points = [0, rootLead]
  for (let i = 0; i <= 10; i++) {
    const angle = ((i - 5) * Math.PI) / 10
    const x = half - round + round * Math.cos(angle)
    points.push(x, lead(x) + (trail(x) - lead(x)) * (Math.sin(angle) / 2 + 0.5))
  }
  return [...points, 0, rootTrail]
}

/** Two half ellipses of unequal depth, joined along the spar at `y`. */
export function elliptic(half: number, lead: number, trail: number, y = 0): Outline {
  const points: number[] = []
  for (let i = -18; i <= 18; i++) {
    const angle = (i * Math.PI) / 36
    const s = Math.sin(angle)
    points.push(Math.cos(angle) * half, y + s * (s < 0 ? lead : trail))
  }
  return points
}

/** A flat part: camouflaged, lit from the north-west, inked. */
export function skin({ pen, paint, light: [lx, ly] }: Draft, outline: Outline): void {
  pen.save()
  trace(pen, outline)
  pen.fillStyle = paint.main
  pen.fill()
  pen.clip()
  camouflage(pen, paint)
  pen.fillStyle = gradient(
    pen,
    lx * 6,
    ly * 6,
    -lx * 6,
    -ly * 6,
    'rgba(255,250,225,.32)',
    'rgba(255,250,225,.04)',
    'rgba(10,14,20,.34)',
  )
  pen.fillRect(-10, -12, 20, 24)
  pen.restore()
  trace(pen, outline)
  pen.strokeStyle = LINE
  pen.lineWidth = 0.14
  pen.stroke()
}

/** A round body: bright on the side of the light, dark on the other. `bands`: y, depth and colour of painted rings. */
export function tube(
  { pen, paint, light }: Draft,
  outline: Outline,
  bands: readonly (readonly [number, number, string])[] = [],
  x = 0,
): void {
  const w = Math.max(...outline.filter((_, i) => i % 2 === 0))
  const k = light[0] >= 0 ? 1 : -1
  const f = 0.35 + Math.abs(light[0]) * 0.65
  pen.save()
  trace(pen, outline, x)
  pen.fillStyle = paint.main
  pen.fill()
  pen.clip()
  camouflage(pen, paint)
  for (const [y, depth, colour] of bands) {
    pen.fillStyle = colour
    pen.fillRect(x - w, y, w * 2, depth)
  }
  const shine = pen.createLinearGradient(x + k * w, 0, x - k * w, 0)
  shine.addColorStop(0, `rgba(255,252,232,${0.16 * f})`)
  shine.addColorStop(0.28, `rgba(255,252,232,${0.46 * f})`)
  shine.addColorStop(0.55, 'rgba(20,22,20,0)')
  shine.addColorStop(1, `rgba(8,10,14,${0.5 * f})`)
  pen.fillStyle = shine
  pen.fillRect(x - w, -12, w * 2, 24)
  pen.restore()
  trace(pen, outline, x)
  pen.strokeStyle = LINE
  pen.lineWidth = 0.12
  pen.stroke()
}

/** The same part on both sides. */
export function both({ pen }: Draft, draw: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const) {
    pen.save()
    pen.scale(side, 1)
    draw(side)
    pen.restore()
  }
}

/** An engine beside the body, `x` from the middle line on each side. */
export function pods(
  draft: Draft,
  x: number,
  outline: Outline,
  bands: Parameters<typeof tube>[2] = [],
): void {
  for (const side of [-1, 1]) tube(draft, outline, bands, side * x)
}

/** A part in one plain colour, inked: spinners, exhausts, wheels, tanks. */
export function piece({ pen }: Draft, colour: string, outline: Outline, x = 0): void {
  trace(pen, outline, x)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = LINE
  pen.lineWidth = 0.1
  pen.stroke()
}

/** Glass: narrow at both ends, `w` its half width, with frames across at the given distances. */
export function canopy(
  { pen, light: [lx, ly] }: Draft,
  y: number,
  length: number,
  w: number,
  frames: readonly number[] = [],
): void {
  trace(pen, [
    0,
    y,
    w * 0.75,
    y + length * 0.1,
    w,
    y + length * 0.42,
    w * 0.7,
    y + length * 0.82,
    0,
    y + length,
  ])
  pen.fillStyle = gradient(
    pen,
    lx * w * 1.5,
    y + length / 2 + ly * length,
    -lx * w * 1.5,
    y + length / 2 - ly * length,
    '#f2fafb',
    '#a6c6d1',
    '#3f5b67',
  )
  pen.fill()
  pen.strokeStyle = '#20282a'
  pen.lineWidth = 0.11
  pen.stroke()
  lines({ pen }, 'rgba(24,32,34,.85)', 0.09, ...frames.map(at => [-w * 0.9, y + at, w * 0.9, y + at]))
}

/** Thin strokes, each from a point to a point. */
export function lines(
  { pen }: Pick<Draft, 'pen'>,
  colour: string,
  width: number,
  ...segments: readonly (readonly number[])[]
): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.beginPath()
  for (const [a = 0, b = 0, c = 0, d = 0] of segments) {
    pen.moveTo(a, b)
    pen.lineTo(c, d)
  }
  pen.stroke()
}

/** Hinges and joints of both wings. */
export const seams = (draft: Draft, ...segments: readonly (readonly number[])[]): void =>
  both(draft, () => lines(draft, 'rgba(18,18,12,.45)', 0.07, ...segments))

/** A propeller that turns. */
export function screw({ pen }: Draft, x: number, y: number, r: number): void {
  const blur = pen.createLinearGradient(x - r, 0, x + r, 0)
  for (const [stop, alpha] of [
    [0, 0],
    [0.12, 0.55],
    [0.5, 0.2],
    [0.88, 0.55],
    [1, 0],
  ] as const)
    blur.addColorStop(stop, `rgba(246,244,232,${alpha})`)
  pen.fillStyle = blur
  pen.beginPath()
  pen.ellipse(x, y, r, 0.17, 0, 0, TAU)
  pen.fill()
}

/** The mark of the nation on both wings. */
export function marks({ pen, paint }: Draft, x: number, y: number, r: number): void {
  for (const side of [-1, 1]) insignia(pen, side * x, y, r, paint)
}

/** The fin from above: an inked line with a light edge. */
export function fin(draft: Draft, y: number, end: number): void {
  const at = draft.light[0] > 0 ? 0.09 : -0.09
  lines(draft, LINE, 0.18, [0, y, 0, end])
  lines(draft, 'rgba(255,250,225,.5)', 0.06, [at, y + 0.1, at, end - 0.15])
}
