import { gradient, slab, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import { ink, mirrored, type Silhouette } from '../parts'
import { slit, solid, type Half } from './light'

/** A craft in the air: its shadow lies away from it. */
function craft(pen: Pen, c: Paint, half: Half): void {
  pen.save()
  pen.translate(0.12, 0.16)
  pen.scale(0.92, 0.92)
  pen.fillStyle = 'rgba(8,12,6,.3)'
  pen.beginPath()
  for (const [x, y] of mirrored(half)) pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  pen.restore()
  solid(pen, c, half)
}

const gev: Silhouette = (pen, c) => {
  craft(pen, c, [
    [0.03, -0.46],
    [0.12, -0.24],
    [0.3, 0.02],
    [0.46, 0.22],
    [0.4, 0.34],
    [0.2, 0.26],
    [0.1, 0.38],
  ])
  for (const side of [-1, 1]) {
    slab(pen, side * 0.3 - 0.02, -0.16, 0.04, 0.24, 0.015, '#2b2f33')
    slit(pen, side * 0.27 - 0.07, 0.16, 0.14, 0.035)
  }
  slab(pen, -0.05, -0.28, 0.1, 0.22, 0.05, gradient(pen, 0, -0.28, 0, -0.06, '#e9f6f7', '#7fb4c2'))
  ink(pen, 0.012)
  slit(pen, -0.06, 0.3, 0.12, 0.035)
}

const gevtransport: Silhouette = (pen, c) => {
  craft(pen, c, [
    [0.08, -0.44],
    [0.2, -0.3],
    [0.24, 0.08],
    [0.42, 0.2],
    [0.4, 0.32],
    [0.22, 0.3],
    [0.16, 0.42],
  ])
  slab(pen, -0.15, -0.12, 0.3, 0.36, 0.03, c.light)
  ink(pen, 0.012)
  pen.strokeStyle = 'rgba(20,18,8,.4)'
  pen.lineWidth = 0.012
  pen.beginPath()
  for (let i = 0; i < 4; i++) {
    pen.moveTo(-0.14, -0.05 + i * 0.075)
    pen.lineTo(0.14, -0.05 + i * 0.075)
  }
  pen.stroke()
  slab(pen, -0.09, -0.36, 0.18, 0.13, 0.05, gradient(pen, 0, -0.36, 0, -0.2, '#e9f6f7', '#7fb4c2'))
  ink(pen, 0.012)
  for (const side of [-1, 1]) slit(pen, side * 0.32 - 0.06, 0.22, 0.12, 0.035)
}

/** Gravity craft. */
export const GRAVITY_CRAFT: Readonly<Record<string, Silhouette>> = { gev, gevtransport }
