import { slab, TAU, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import { barrel, body, hatch, hull, ink, mirrored } from '../parts'

/** What machines that nobody has built yet have in common: what glows, and how they are armoured. */

/** The right half of an outline, from front to back. */
export type Half = readonly (readonly [number, number])[]

/** The colour of all that is lit, and of its edge. */
export const GLOW = '#8fe6f2'
export const DEEP = '#23424d'

/** Light that falls on the ground under what hovers. */
export function lift(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  const glow = pen.createRadialGradient(x, y, 0.02, x, y, Math.max(rx, ry))
  glow.addColorStop(0, 'rgba(150,235,245,.62)')
  glow.addColorStop(0.7, 'rgba(110,205,225,.34)')
  glow.addColorStop(1, 'rgba(110,205,225,0)')
  pen.fillStyle = glow
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, TAU)
  pen.fill()
}

/** A lit slit: visor, vent or coil. */
export function slit(pen: Pen, x: number, y: number, w: number, h: number): void {
  slab(pen, x, y, w, h, Math.min(w, h) / 2, GLOW)
  ink(pen, 0.008, DEEP)
}

/** A hull with two sides alike. */
export const solid = (pen: Pen, c: Paint, half: Half, line = 0.016): void =>
  hull(pen, mirrored(half), body(pen, c, 0.7, 0.8), line)

/** A faceted turret with its gun, or a pair of guns. */
export function turret(
  pen: Pen,
  c: Paint,
  y: number,
  r: number,
  gun: number,
  thick: number,
  twin = false,
): void {
  pen.fillStyle = 'rgba(10,12,4,.36)'
  pen.beginPath()
  pen.ellipse(0.035, y + 0.05, r * 1.05, r * 1.2, 0, 0, TAU)
  pen.fill()
  for (const x of twin ? [-r * 0.5, r * 0.5] : [0]) barrel(pen, x, y - r * 0.7, gun, thick, false, c)
  for (const x of twin ? [-r * 0.5, r * 0.5] : [0])
    slit(pen, x - thick * 0.3, y - r * 0.7 - gun, thick * 0.6, 0.04)
  const points: Half = [
    [r * 0.45, -r],
    [r, -r * 0.25],
    [r * 0.85, r * 0.9],
    [r * 0.4, r * 1.15],
  ]
  hull(
    pen,
    mirrored(points).map(([x, dy]) => [x, y + dy] as const),
    body(pen, c, r * 2, r * 2),
  )
  slit(pen, -r * 0.42, y - r * 0.62, r * 0.84, r * 0.16)
  hatch(pen, r * 0.28, y + r * 0.4, r * 0.26, c)
}
