import { slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import {
  barrel,
  body,
  hatch,
  hull,
  ink,
  man,
  mark,
  mirrored,
  RUBBER,
  shadow,
  tracks,
  wheels,
  type Silhouette,
} from './parts'

/** The vehicles and teams of the age of missiles, from above. */

const TUBE = '#3f4230'
const STEEL = '#2a2822'

/** A box of thin armour on tracks, with a sloping front. */
function carrierHull(pen: Pen, c: Paint, width: number, length: number): void {
  const w = width / 2
  const l = length / 2
  shadow(pen, width, length)
  tracks(pen, width * 0.17, length * 0.94, width * 0.42)
  hull(
    pen,
    mirrored([
      [0, -l],
      [w * 0.7, -l + 0.02],
      [w * 0.86, -l + 0.16],
      [w * 0.84, l - 0.02],
      [0, l - 0.02],
    ]),
    body(pen, c, width, length),
  )
  pen.fillStyle = 'rgba(255,255,230,.16)'
  pen.fillRect(-w * 0.62, -l + 0.03, w * 1.24, 0.1)
}

/** A roof hatch of the size of a squad's door. */
function roofDoor(pen: Pen, c: Paint, y: number): void {
  slab(pen, -0.09, y, 0.18, 0.2, 0.02, c.dark)
  ink(pen, 0.01)
  pen.beginPath()
  pen.moveTo(0, y)
  pen.lineTo(0, y + 0.2)
  ink(pen, 0.01)
}

/** A small round turret with its gun. */
function smallTurret(pen: Pen, c: Paint, y: number, r: number, gun: number, thick: number): void {
  pen.fillStyle = 'rgba(10,12,4,.35)'
  pen.beginPath()
  pen.arc(0.025, y + 0.03, r, 0, TAU)
  pen.fill()
  barrel(pen, 0, y - r * 0.7, gun, thick, false, c)
  pen.beginPath()
  pen.arc(0, y, r, 0, TAU)
  pen.fillStyle = body(pen, c, r * 2, r * 2)
  pen.fill()
  ink(pen)
  hatch(pen, -r * 0.3, y + r * 0.2, r * 0.3, c)
}

/** Missiles in their tubes, side by side from `x` on. */
function tubes(pen: Pen, x: number, y: number, count: number, length: number, width: number): void {
  for (let i = 0; i < count; i++) {
    slab(pen, x + i * width * 1.15, y, width, length, width * 0.3, TUBE)
    ink(pen, 0.01)
    slab(pen, x + i * width * 1.15, y, width, width * 0.7, width * 0.3, '#1c1b14')
  }
}

const apc: Silhouette = (pen, c) => {
  carrierHull(pen, c, 0.5, 0.74)
  roofDoor(pen, c, 0.06)
  hatch(pen, -0.11, -0.14, 0.05, c)
  pen.fillStyle = '#1f1e1a'
  pen.fillRect(0.03, -0.26, 0.028, 0.22)
  hatch(pen, 0.045, -0.04, 0.06, c)
  mark(pen, 0, 0.31, 0.04, c)
}

const wheeledapc: Silhouette = (pen, c) => {
  shadow(pen, 0.42, 0.86)
  wheels(pen, 0.2, [-0.28, -0.1, 0.12, 0.3], 0.09, 0.14)
  hull(
    pen,
    mirrored([
      [0, -0.44],
      [0.12, -0.42],
      [0.19, -0.26],
      [0.2, 0.3],
      [0.16, 0.42],
      [0, 0.43],
    ]),
    body(pen, c, 0.4, 0.86),
  )
  slab(pen, -0.12, -0.36, 0.1, 0.05, 0.015, '#aebdc0')
  slab(pen, 0.02, -0.36, 0.1, 0.05, 0.015, '#aebdc0')
  smallTurret(pen, c, -0.1, 0.085, 0.18, 0.026)
  roofDoor(pen, c, 0.08)
  mark(pen, 0, 0.35, 0.04, c)
}

const ifv: Silhouette = (pen, c) => {
  carrierHull(pen, c, 0.52, 0.8)
  roofDoor(pen, c, 0.15)
  smallTurret(pen, c, -0.04, 0.14, 0.28, 0.03)
  tubes(pen, 0.12, -0.14, 1, 0.2, 0.055)
  mark(pen, -0.15, 0.3, 0.04, c)
}

const tankhunter: Silhouette = (pen, c) => {
  carrierHull(pen, c, 0.5, 0.74)
  hatch(pen, -0.12, -0.1, 0.05, c)
  slab(pen, -0.16, 0.02, 0.32, 0.12, 0.03, c.dark)
  ink(pen, 0.012)
  tubes(pen, -0.15, -0.16, 2, 0.36, 0.11)
  pen.fillStyle = '#8fb0b8'
  pen.beginPath()
  pen.arc(0.17, -0.06, 0.035, 0, TAU)
  pen.fill()
  ink(pen, 0.01)
}

/** The dish that follows an aircraft. */
function radar(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.ellipse(x, y, r, r * 0.55, 0, 0, TAU)
  pen.fillStyle = '#b9b8a8'
  pen.fill()
  ink(pen, 0.012)
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, y + r * 0.9)
  ink(pen, 0.02, STEEL)
}

const samvehicle: Silhouette = (pen, c) => {
  carrierHull(pen, c, 0.5, 0.76)
  slab(pen, -0.15, -0.06, 0.3, 0.3, 0.04, body(pen, c, 0.3, 0.3))
  ink(pen)
  tubes(pen, -0.21, -0.2, 2, 0.34, 0.07)
  tubes(pen, 0.06, -0.2, 2, 0.34, 0.07)
  radar(pen, 0, 0.16, 0.1)
}

const aatank: Silhouette = (pen, c) => {
  carrierHull(pen, c, 0.54, 0.78)
  slab(pen, -0.2, -0.14, 0.4, 0.38, 0.06, body(pen, c, 0.4, 0.38))
  ink(pen)
  for (const x of [-0.16, 0.16]) {
    barrel(pen, x - 0.025, -0.06, 0.32, 0.026, false, c)
    barrel(pen, x + 0.025, -0.06, 0.32, 0.026, false, c)
  }
  radar(pen, 0, 0.12, 0.13)
  hatch(pen, 0, -0.04, 0.05, c)
}

const atgw: Silhouette = (pen, c) => {
  pen.strokeStyle = STEEL
  pen.lineWidth = 0.03
  pen.beginPath()
  for (const [x, y] of [
    [-0.16, 0.1],
    [0.16, 0.1],
    [0, -0.2],
  ] as const) {
    pen.moveTo(0, -0.04)
    pen.lineTo(x, y)
  }
  pen.stroke()
  slab(pen, -0.045, -0.34, 0.09, 0.44, 0.03, TUBE)
  ink(pen, 0.012)
  slab(pen, 0.05, -0.1, 0.09, 0.13, 0.02, STEEL)
  man(pen, 0.12, 0.2, 0, c, { armed: false, size: 1.3 })
  man(pen, -0.24, 0.16, -0.3, c, { size: 1.2 })
  slab(pen, 0.27, 0.02, 0.07, 0.32, 0.03, TUBE)
  ink(pen, 0.012)
}

const sam: Silhouette = (pen, c) => {
  man(pen, -0.06, 0, 0.3, c, { armed: false, size: 1.45 })
  man(pen, 0.24, 0.2, -0.2, c, { size: 1.25 })
  man(pen, -0.26, 0.22, -0.4, c, { size: 1.2 })
  pen.save()
  pen.translate(0.03, -0.08)
  pen.rotate(0.35)
  slab(pen, -0.035, -0.34, 0.07, 0.58, 0.03, TUBE)
  ink(pen, 0.012)
  pen.beginPath()
  pen.moveTo(-0.02, -0.34)
  pen.lineTo(0, -0.42)
  pen.lineTo(0.02, -0.34)
  pen.fillStyle = '#e2dcc6'
  pen.fill()
  ink(pen, 0.01)
  slab(pen, 0.035, -0.08, 0.06, 0.09, 0.02, STEEL)
  pen.restore()
}

const rcl: Silhouette = (pen, c) => {
  pen.strokeStyle = STEEL
  pen.lineWidth = 0.03
  pen.beginPath()
  for (const x of [-0.17, 0.17]) {
    pen.moveTo(0, -0.02)
    pen.lineTo(x, 0.12)
  }
  pen.moveTo(0, -0.02)
  pen.lineTo(0, -0.22)
  pen.stroke()
  slab(pen, -0.025, -0.42, 0.05, 0.6, 0.02, TUBE)
  ink(pen, 0.012)
  hull(
    pen,
    [
      [-0.025, 0.16],
      [0.025, 0.16],
      [0.07, 0.25],
      [-0.07, 0.25],
    ],
    STEEL,
    0.01,
  )
  man(pen, -0.16, 0.04, 0.1, c, { armed: false, size: 1.25 })
  man(pen, 0.24, 0.16, -0.2, c, { armed: false, size: 1.2 })
}

/** A disc of blades in motion: a veil, and the blades themselves. */
function rotor(pen: Pen, y: number, r: number, blades: number): void {
  pen.fillStyle = 'rgba(235,235,225,.16)'
  pen.beginPath()
  pen.arc(0, y, r, 0, TAU)
  pen.fill()
  pen.strokeStyle = RUBBER
  pen.lineWidth = 0.022
  pen.beginPath()
  for (let i = 0; i < blades; i++) {
    const a = 0.5 + (i * TAU) / blades
    pen.moveTo(0, y)
    pen.lineTo(Math.cos(a) * r, y + Math.sin(a) * r)
  }
  pen.stroke()
  pen.beginPath()
  pen.arc(0, y, 0.035, 0, TAU)
  pen.fillStyle = STEEL
  pen.fill()
}

/** Narrow, with two seats one behind the other, and stub wings full of missiles and rockets. */
const attackhelicopter: Silhouette = (pen, c) => {
  pen.fillStyle = 'rgba(10,12,4,.3)'
  pen.beginPath()
  pen.ellipse(0.07, 0.09, 0.12, 0.42, 0, 0, TAU)
  pen.fill()
  slab(pen, -0.26, -0.03, 0.52, 0.1, 0.03, body(pen, c, 0.52, 0.1))
  ink(pen, 0.012)
  for (const x of [-0.25, -0.17, 0.12, 0.2]) {
    slab(pen, x, -0.1, 0.055, 0.2, 0.02, TUBE)
    ink(pen, 0.008)
  }
  hull(
    pen,
    mirrored([
      [0, -0.44],
      [0.045, -0.38],
      [0.085, -0.2],
      [0.085, 0.08],
      [0.035, 0.16],
      [0.025, 0.42],
      [0.13, 0.43],
      [0.13, 0.48],
      [0, 0.48],
    ]),
    body(pen, c, 0.17, 0.92),
  )
  slab(pen, -0.05, -0.34, 0.1, 0.1, 0.04, '#bfe0ea')
  ink(pen, 0.01)
  slab(pen, -0.055, -0.22, 0.11, 0.1, 0.04, '#a9ccd8')
  ink(pen, 0.01)
  pen.fillStyle = '#1f1e1a'
  pen.fillRect(-0.012, -0.5, 0.024, 0.1)
  rotor(pen, -0.02, 0.46, 4)
  mark(pen, 0, 0.26, 0.04, c)
}

export const MODERN: Readonly<Record<string, Silhouette>> = {
  apc,
  wheeledapc,
  ifv,
  tankhunter,
  samvehicle,
  aatank,
  atgw,
  sam,
  rcl,
  attackhelicopter,
}
