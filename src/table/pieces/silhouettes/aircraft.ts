import { gradient, slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import { body, hull, ink, mark, mirrored, type Silhouette } from './parts'

type Half = readonly (readonly [number, number])[]

/** The ground lies far below: the shadow is off to the side and soft. */
function shade(pen: Pen, half: Half): void {
  pen.save()
  pen.translate(0.14, 0.18)
  pen.scale(0.92, 0.92)
  pen.fillStyle = 'rgba(8,12,6,.28)'
  pen.beginPath()
  for (const [x, y] of mirrored(half)) pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
  pen.restore()
}

function airframe(pen: Pen, c: Paint, half: Half): void {
  shade(pen, half)
  hull(pen, mirrored(half), body(pen, c, 0.8, 0.8), 0.016)
}

function canopy(pen: Pen, y: number, length: number): void {
  slab(pen, -0.032, y, 0.064, length, 0.03, gradient(pen, 0, y, 0, y + length, '#e8f4f6', '#9dbcc6'))
  ink(pen, 0.01)
}

function disc(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = 'rgba(240,240,230,.42)'
  pen.beginPath()
  pen.ellipse(x, y, r, 0.018, 0, 0, TAU)
  pen.fill()
}

const roundels = (pen: Pen, c: Paint, x: number, y: number, r: number): void => {
  for (const side of [-1, 1]) {
    if (c.mark !== 'none') mark(pen, side * x, y, r, c)
    else {
      for (const [colour, size] of [
        ['#2a4a86', 1],
        ['#f0ece0', 0.62],
        ['#b3341f', 0.36],
      ] as const) {
        pen.fillStyle = colour
        pen.beginPath()
        pen.arc(side * x, y, r * size, 0, TAU)
        pen.fill()
      }
    }
  }
}

const FIGHTER: Half = [
  [0, -0.46],
  [0.05, -0.36],
  [0.06, -0.16],
  [0.46, -0.08],
  [0.48, 0.03],
  [0.07, 0.06],
  [0.045, 0.3],
  [0.18, 0.35],
  [0.18, 0.42],
  [0, 0.44],
]
const fighter: Silhouette = (pen, c) => {
  airframe(pen, c, FIGHTER)
  canopy(pen, -0.14, 0.16)
  disc(pen, 0, -0.46, 0.17)
  roundels(pen, c, 0.33, -0.03, 0.055)
}
/** The fighter with bombs and rockets under its wings. */
const fighterbomber: Silhouette = (pen, c) => {
  airframe(pen, c, FIGHTER)
  for (const side of [-1, 1]) {
    slab(pen, side * 0.17 - 0.025, -0.2, 0.05, 0.16, 0.025, '#3c4034')
    ink(pen, 0.008)
    for (const x of [0.25, 0.29, 0.39, 0.43]) {
      pen.fillStyle = '#4b4638'
      pen.fillRect(side * x - 0.007, -0.17, 0.014, 0.12)
    }
  }
  canopy(pen, -0.14, 0.16)
  disc(pen, 0, -0.46, 0.17)
  roundels(pen, c, 0.33, 0, 0.05)
}
/** Cranked wings and fixed, spatted wheels. */
const divebomber: Silhouette = (pen, c) => {
  airframe(pen, c, [
    [0, -0.46],
    [0.05, -0.36],
    [0.06, -0.18],
    [0.2, -0.08],
    [0.48, -0.16],
    [0.49, -0.04],
    [0.2, 0.06],
    [0.065, 0.06],
    [0.045, 0.3],
    [0.19, 0.33],
    [0.19, 0.42],
    [0, 0.44],
  ])
  for (const side of [-1, 1]) {
    slab(pen, side * 0.2 - 0.03, -0.17, 0.06, 0.13, 0.03, c.dark)
    ink(pen, 0.01)
  }
  canopy(pen, -0.16, 0.26)
  disc(pen, 0, -0.46, 0.17)
  roundels(pen, c, 0.37, -0.06, 0.055)
}
const bomber: Silhouette = (pen, c) => {
  airframe(pen, c, [
    [0, -0.46],
    [0.05, -0.42],
    [0.06, -0.16],
    [0.49, -0.1],
    [0.5, 0],
    [0.07, 0.06],
    [0.045, 0.34],
    [0.2, 0.36],
    [0.2, 0.43],
    [0, 0.46],
  ])
  for (const x of [0.17, 0.31]) {
    for (const side of [-1, 1]) {
      slab(pen, side * x - 0.03, -0.24, 0.06, 0.2, 0.03, body(pen, c, 0.06, 0.2))
      ink(pen, 0.01)
      disc(pen, side * x, -0.25, 0.08)
    }
  }
  slab(pen, -0.035, -0.45, 0.07, 0.1, 0.035, '#cfe4ea')
  ink(pen, 0.01)
  canopy(pen, -0.3, 0.1)
  canopy(pen, 0.1, 0.08)
  roundels(pen, c, 0.42, -0.03, 0.045)
}
const twin: Silhouette = (pen, c) => {
  airframe(pen, c, [
    [0, -0.42],
    [0.05, -0.36],
    [0.055, -0.14],
    [0.48, -0.06],
    [0.49, 0.03],
    [0.06, 0.08],
    [0.04, 0.34],
    [0.18, 0.36],
    [0.18, 0.43],
    [0, 0.44],
  ])
  for (const side of [-1, 1]) {
    slab(pen, side * 0.2 - 0.035, -0.26, 0.07, 0.26, 0.035, body(pen, c, 0.07, 0.26))
    ink(pen, 0.01)
    disc(pen, side * 0.2, -0.27, 0.1)
  }
  canopy(pen, -0.26, 0.18)
  roundels(pen, c, 0.38, 0, 0.05)
}
const jet: Silhouette = (pen, c) => {
  airframe(pen, c, [
    [0, -0.5],
    [0.04, -0.36],
    [0.055, -0.14],
    [0.34, 0.2],
    [0.34, 0.28],
    [0.08, 0.24],
    [0.08, 0.34],
    [0.18, 0.42],
    [0.18, 0.47],
    [0, 0.44],
  ])
  canopy(pen, -0.3, 0.14)
  roundels(pen, c, 0.22, 0.16, 0.045)
}
const helicopter: Silhouette = (pen, c) => {
  airframe(pen, c, [
    [0, -0.34],
    [0.08, -0.28],
    [0.1, -0.08],
    [0.08, 0.08],
    [0.025, 0.14],
    [0.02, 0.42],
    [0.1, 0.43],
    [0.1, 0.47],
    [0, 0.47],
  ])
  slab(pen, -0.06, -0.3, 0.12, 0.13, 0.05, '#bfe0ea')
  ink(pen, 0.01)
  pen.fillStyle = 'rgba(235,235,225,.2)'
  pen.beginPath()
  pen.arc(0, -0.04, 0.44, 0, TAU)
  pen.fill()
  pen.strokeStyle = '#2a2a24'
  pen.lineWidth = 0.022
  pen.beginPath()
  for (const a of [0.5, 0.5 + Math.PI / 2]) {
    pen.moveTo(Math.cos(a) * 0.44, -0.04 + Math.sin(a) * 0.44)
    pen.lineTo(-Math.cos(a) * 0.44, -0.04 - Math.sin(a) * 0.44)
  }
  pen.stroke()
}
const biplane: Silhouette = (pen, c) => {
  const half: Half = [
    [0, -0.36],
    [0.05, -0.32],
    [0.05, -0.22],
    [0.46, -0.22],
    [0.46, -0.06],
    [0.05, -0.06],
    [0.03, 0.28],
    [0.16, 0.3],
    [0.16, 0.38],
    [0, 0.4],
  ]
  airframe(pen, c, half)
  pen.fillStyle = 'rgba(20,18,8,.3)'
  pen.fillRect(-0.46, -0.1, 0.92, 0.05)
  slab(pen, -0.04, -0.03, 0.08, 0.08, 0.04, '#2e2b20')
  disc(pen, 0, -0.37, 0.13)
  roundels(pen, c, 0.36, -0.15, 0.06)
}

export const AIRCRAFT: Readonly<Record<string, Silhouette>> = {
  fighter,
  plane: fighter,
  fighterbomber,
  divebomber,
  bomber,
  twin,
  jet,
  helicopter,
  biplane,
}
