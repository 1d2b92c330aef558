import { gradient, slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import { hull, ink, mirrored, type Silhouette } from './parts'

const STEEL_INK = 'rgba(12,14,16,.85)'

/** Hull with a fine bow; `beam` is half its width. */
function shipHull(pen: Pen, c: Paint, beam: number, stern: number): void {
  pen.beginPath()
  pen.moveTo(0, -0.5)
  pen.bezierCurveTo(beam * 0.68, -0.38, beam, -0.2, beam, 0)
  pen.bezierCurveTo(beam, 0.25, beam * 0.85, 0.42, stern, 0.5)
  pen.lineTo(-stern, 0.5)
  pen.bezierCurveTo(-beam * 0.85, 0.42, -beam, 0.25, -beam, 0)
  pen.bezierCurveTo(-beam, -0.2, -beam * 0.68, -0.38, 0, -0.5)
  pen.fillStyle = gradient(pen, -beam, 0, beam, 0, c.light, c.main, c.dark)
  pen.fill()
  ink(pen, 0.008, STEEL_INK)
}

function deck(pen: Pen, beam: number): void {
  pen.fillStyle = '#a88d63'
  pen.beginPath()
  pen.moveTo(0, -0.45)
  pen.bezierCurveTo(beam * 0.57, -0.34, beam * 0.8, -0.2, beam * 0.8, -0.1)
  pen.lineTo(-beam * 0.8, -0.1)
  pen.bezierCurveTo(-beam * 0.8, -0.2, -beam * 0.57, -0.34, 0, -0.45)
  pen.fill()
  pen.fillRect(-beam * 0.7, 0.2, beam * 1.4, 0.2)
}

/** A turret with two or three barrels, pointing ahead (-1) or astern (1). */
function turret(pen: Pen, c: Paint, y: number, way: -1 | 1, r = 0.05): void {
  pen.fillStyle = c.dark
  pen.beginPath()
  pen.arc(0, y, r, 0, TAU)
  pen.fill()
  slab(pen, -r * 0.9, y - r * 0.9, r * 1.8, r * 1.7, r * 0.5, gradient(pen, -r, 0, r, 0, c.light, c.dark))
  ink(pen, 0.008, STEEL_INK)
  pen.fillStyle = '#2f3335'
  for (const x of [-r * 0.44, r * 0.28])
    pen.fillRect(x, way < 0 ? y - r * 2.6 : y + r * 0.8, r * 0.2, r * 1.8)
}

function funnel(pen: Pen, y: number, rx: number, ry: number): void {
  pen.fillStyle = '#26282a'
  pen.beginPath()
  pen.ellipse(0, y, rx, ry, 0, 0, TAU)
  pen.fill()
}

function bridge(pen: Pen, c: Paint, y: number, w: number, l: number): void {
  slab(pen, -w / 2, y, w, l, 0.02, c.main)
  ink(pen, 0.008, STEEL_INK)
  slab(pen, -w * 0.28, y + l * 0.25, w * 0.56, l * 0.5, 0.015, c.light)
}

const battleship: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.088, 0.04)
  deck(pen, 0.088)
  turret(pen, c, -0.28, -1)
  turret(pen, c, -0.19, -1)
  turret(pen, c, 0.24, 1)
  turret(pen, c, 0.33, 1)
  bridge(pen, c, -0.1, 0.11, 0.12)
  funnel(pen, 0.06, 0.032, 0.042)
  slab(pen, -0.04, 0.12, 0.08, 0.06, 0.015, c.main)
  pen.fillStyle = c.dark
  for (const side of [-1, 1])
    for (const y of [-0.04, 0.03, 0.1]) pen.fillRect(side * 0.07 - 0.012, y, 0.024, 0.03)
}
const warcruiser: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.068, 0.03)
  deck(pen, 0.066)
  turret(pen, c, -0.27, -1, 0.038)
  turret(pen, c, -0.19, -1, 0.038)
  turret(pen, c, 0.3, 1, 0.038)
  bridge(pen, c, -0.12, 0.085, 0.1)
  funnel(pen, 0.02, 0.024, 0.034)
  funnel(pen, 0.12, 0.024, 0.034)
}
const destroyer: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.052, 0.026)
  turret(pen, c, -0.3, -1, 0.026)
  turret(pen, c, 0.36, 1, 0.026)
  bridge(pen, c, -0.2, 0.07, 0.08)
  funnel(pen, -0.06, 0.02, 0.028)
  funnel(pen, 0.04, 0.02, 0.028)
  for (const y of [0.14, 0.22]) {
    for (const x of [-0.02, 0, 0.02]) slab(pen, x - 0.006, y, 0.012, 0.06, 0.004, '#3b4044')
  }
}
const carrier: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.1, 0.06)
  slab(pen, -0.095, -0.46, 0.19, 0.93, 0.03, '#9a8a68')
  ink(pen, 0.008, STEEL_INK)
  pen.strokeStyle = 'rgba(245,240,225,.85)'
  pen.lineWidth = 0.008
  pen.setLineDash([0.03, 0.02])
  pen.beginPath()
  pen.moveTo(0, -0.42)
  pen.lineTo(0, 0.44)
  pen.stroke()
  pen.setLineDash([])
  slab(pen, 0.06, -0.08, 0.045, 0.16, 0.015, c.main)
  ink(pen, 0.008, STEEL_INK)
  for (const y of [0.14, 0.24, 0.34]) {
    pen.fillStyle = '#3f4b3a'
    pen.fillRect(-0.05, y, 0.07, 0.014)
    pen.fillRect(-0.02, y - 0.03, 0.014, 0.07)
  }
}
const merchant: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.085, 0.06)
  for (const y of [-0.32, -0.18, 0.16, 0.3]) {
    slab(pen, -0.05, y, 0.1, 0.09, 0.01, '#7c6a4a')
    ink(pen, 0.008, STEEL_INK)
  }
  bridge(pen, c, -0.04, 0.13, 0.13)
  funnel(pen, 0.03, 0.026, 0.026)
}
const submarine: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.05, 0.008)
  slab(pen, -0.028, -0.1, 0.056, 0.16, 0.028, c.dark)
  ink(pen, 0.008, STEEL_INK)
  pen.fillStyle = '#2f3335'
  pen.fillRect(-0.006, -0.24, 0.012, 0.1)
}
const gunboat: Silhouette = (pen, c) => {
  shipHull(pen, c, 0.11, 0.09)
  slab(pen, -0.06, -0.16, 0.12, 0.2, 0.03, c.main)
  ink(pen, 0.008, STEEL_INK)
  slab(pen, -0.045, -0.14, 0.09, 0.05, 0.015, '#bcd3d8')
  turret(pen, c, -0.28, -1, 0.04)
  turret(pen, c, 0.3, 1, 0.04)
  for (const side of [-1, 1]) slab(pen, side * 0.085 - 0.014, 0, 0.028, 0.2, 0.012, '#3b4044')
}

const EXHAUST_BLUE = ['rgba(190,230,255,.95)', 'rgba(80,150,255,0)'] as const
const EXHAUST_RED = ['rgba(255,220,150,.95)', 'rgba(255,110,30,0)'] as const

function exhaust(pen: Pen, x: number, y: number, colours: readonly [string, string]): void {
  pen.fillStyle = gradient(pen, 0, y - 0.08, 0, y + 0.14, ...colours)
  pen.beginPath()
  pen.ellipse(x, y, 0.048, 0.15, 0, 0, TAU)
  pen.fill()
}

const spacecruiser: Silhouette = (pen, c) => {
  for (const x of [-0.12, 0.12]) exhaust(pen, x, 0.38, EXHAUST_BLUE)
  hull(
    pen,
    mirrored([
      [0, -0.46],
      [0.07, -0.3],
      [0.09, -0.05],
      [0.3, 0.2],
      [0.3, 0.3],
      [0.16, 0.27],
      [0.16, 0.36],
      [0.06, 0.36],
      [0.05, 0.3],
    ]),
    gradient(pen, -0.3, -0.3, 0.3, 0.4, c.light, c.main, c.dark),
    0.016,
  )
  pen.strokeStyle = 'rgba(10,12,20,.45)'
  pen.lineWidth = 0.01
  pen.beginPath()
  for (const y of [-0.2, -0.1, 0.02, 0.12]) {
    pen.moveTo(-0.08, y)
    pen.lineTo(0.08, y)
  }
  pen.stroke()
  slab(pen, -0.05, -0.02, 0.1, 0.2, 0.04, c.dark)
  slab(pen, -0.03, 0, 0.06, 0.06, 0.02, '#bfe7ff')
  pen.fillStyle = c.dark
  for (const x of [-0.2, 0.2]) pen.fillRect(x - 0.02, 0.06, 0.04, 0.18)
}
const raider: Silhouette = (pen, c) => {
  for (const x of [-0.2, 0, 0.2]) exhaust(pen, x, 0.34, EXHAUST_RED)
  hull(
    pen,
    mirrored([
      [0, -0.42],
      [0.05, -0.22],
      [0.16, -0.34],
      [0.18, -0.1],
      [0.36, 0.08],
      [0.34, 0.3],
      [0.22, 0.2],
      [0.12, 0.32],
      [0, 0.24],
    ]),
    gradient(pen, -0.3, -0.3, 0.3, 0.4, c.light, c.main, c.dark),
    0.016,
  )
  slab(pen, -0.045, -0.12, 0.09, 0.2, 0.04, c.dark)
  slab(pen, -0.025, -0.1, 0.05, 0.07, 0.02, '#ffd98a')
  pen.strokeStyle = 'rgba(20,8,4,.5)'
  pen.lineWidth = 0.012
  pen.beginPath()
  for (const x of [-0.16, 0.16]) {
    pen.moveTo(x, -0.1)
    pen.lineTo(x * 1.5, 0.2)
  }
  pen.stroke()
}

export const SHIPS: Readonly<Record<string, Silhouette>> = {
  battleship,
  warcruiser,
  heavycruiser: warcruiser,
  lightcruiser: warcruiser,
  destroyer,
  aircraftcarrier: carrier,
  merchant,
  submarine,
  gunboat,
  torpedoboat: gunboat,
  cruiser: spacecruiser,
  spacecruiser,
  raider,
}
