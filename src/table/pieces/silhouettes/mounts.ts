import { slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import { little } from './ancients'
import { rider } from './foot'
import { ink, type Silhouette } from './parts'

/** A rider whose horse wears a coat: of cloth as knights have it, or of scales. */
function barded(pen: Pen, x: number, y: number, c: Paint, coat: string, trim: string): void {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = 'rgba(20,16,6,.45)'
  pen.beginPath()
  pen.ellipse(0.02, 0.03, 0.075, 0.16, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = coat
  pen.beginPath()
  pen.moveTo(-0.062, -0.06)
  pen.quadraticCurveTo(-0.085, 0.1, -0.05, 0.165)
  pen.lineTo(0.05, 0.165)
  pen.quadraticCurveTo(0.085, 0.1, 0.062, -0.06)
  pen.quadraticCurveTo(0.03, -0.215, 0, -0.22)
  pen.quadraticCurveTo(-0.03, -0.215, -0.062, -0.06)
  pen.fill()
  ink(pen, 0.01)
  pen.strokeStyle = trim
  pen.lineWidth = 0.014
  pen.beginPath()
  pen.moveTo(0, -0.2)
  pen.lineTo(0, 0.16)
  pen.moveTo(-0.06, 0.08)
  pen.lineTo(0.06, 0.08)
  pen.stroke()
  pen.fillStyle = c.dark
  pen.beginPath()
  pen.ellipse(0, 0, 0.056, 0.04, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#d9dee0'
  pen.beginPath()
  pen.arc(0, -0.006, 0.03, 0, TAU)
  pen.fill()
  ink(pen, 0.008)
  pen.strokeStyle = '#4a3318'
  pen.lineWidth = 0.014
  pen.beginPath()
  pen.moveTo(0.06, 0.12)
  pen.lineTo(0.075, -0.3)
  pen.stroke()
  pen.restore()
}

const knights: Silhouette = (pen, c) => {
  for (let i = 0; i < 4; i++)
    barded(pen, (i - 1.5) * 0.2, i % 2 ? 0.1 : -0.08, c, i % 2 ? c.light : c.main, i % 2 ? c.dark : '#efe7ca')
}

const cataphracts: Silhouette = (pen, c) => {
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 4; i++)
      barded(pen, (i - 1.5) * 0.19, -0.16 + j * 0.36, c, j ? '#a8864a' : '#b99a5c', '#e3cf94')
  }
}

/** One camel from above: the hump behind its rider, the long neck before him. */
function camel(pen: Pen, x: number, y: number, c: Paint): void {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = 'rgba(20,16,6,.4)'
  pen.beginPath()
  pen.ellipse(0.025, 0.03, 0.06, 0.15, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#b98d55'
  pen.beginPath()
  pen.ellipse(0, 0.04, 0.056, 0.13, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.009)
  pen.strokeStyle = '#b98d55'
  pen.lineWidth = 0.036
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, -0.08)
  pen.quadraticCurveTo(0.02, -0.15, 0, -0.23)
  pen.stroke()
  pen.fillStyle = '#9a7140'
  pen.beginPath()
  pen.ellipse(0, -0.245, 0.022, 0.034, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#d6b27a'
  pen.beginPath()
  pen.arc(0, 0.085, 0.036, 0, TAU)
  pen.fill()
  pen.fillStyle = c.main
  pen.beginPath()
  pen.ellipse(0, 0.01, 0.05, 0.036, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = c.light
  pen.beginPath()
  pen.arc(0, 0.004, 0.026, 0, TAU)
  pen.fill()
  pen.restore()
}

const camels: Silhouette = (pen, c) => {
  for (const [x, y] of [
    [-0.28, -0.12],
    [-0.02, -0.18],
    [0.25, -0.1],
    [-0.16, 0.2],
    [0.13, 0.19],
  ] as const) {
    camel(pen, x, y, c)
  }
}

const scythed: Silhouette = (pen, c) => {
  for (const x of [-0.22, 0.22]) {
    pen.strokeStyle = '#d3dade'
    pen.lineWidth = 0.022
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(x + side * 0.1, 0.16)
      pen.quadraticCurveTo(x + side * 0.2, 0.15, x + side * 0.21, 0.02)
      pen.stroke()
    }
    for (const dx of [-0.09, -0.03, 0.03, 0.09])
      rider(pen, x + dx, -0.15, dx < 0 ? '#6a4526' : '#8b6239', c, 0.85, false)
    slab(pen, x - 0.08, 0.08, 0.16, 0.15, 0.03, '#7a3a26')
    ink(pen, 0.012)
    for (const side of [-1, 1]) slab(pen, x + side * 0.11 - 0.016, 0.08, 0.032, 0.16, 0.01, '#2e2416')
    little(pen, x, 0.15, 0.042, { files: 1, ranks: 1, tunic: c.main, helmet: '#c9a24a' })
  }
}

/** A covered wagon with its boards up and men behind them. */
function wagon(pen: Pen, x: number, c: Paint): void {
  slab(pen, x - 0.13 + 0.025, -0.3 + 0.03, 0.26, 0.62, 0.03, 'rgba(20,16,6,.4)')
  for (const side of [-1, 1]) {
    for (const y of [-0.2, 0.2]) slab(pen, x + side * 0.15 - 0.025, y - 0.07, 0.05, 0.14, 0.02, '#2e2416')
  }
  slab(pen, x - 0.13, -0.3, 0.26, 0.62, 0.03, '#8a6236')
  ink(pen, 0.014)
  pen.strokeStyle = 'rgba(40,24,8,.6)'
  pen.lineWidth = 0.008
  for (let y = -0.24; y < 0.3; y += 0.09) {
    pen.beginPath()
    pen.moveTo(x - 0.12, y)
    pen.lineTo(x + 0.12, y)
    pen.stroke()
  }
  for (const [dx, y] of [
    [-0.05, -0.22],
    [0.05, -0.2],
    [0, -0.04],
    [-0.05, 0.12],
    [0.05, 0.16],
  ] as const) {
    little(pen, x + dx, y, 0.04, { files: 1, ranks: 1, tunic: c.main, helmet: '#8c8a80', spear: 0.12 })
  }
  slab(pen, x - 0.14, -0.335, 0.28, 0.05, 0.01, c.light)
  ink(pen, 0.01)
}

const wagons: Silhouette = (pen, c) => {
  for (const x of [-0.21, 0.21]) wagon(pen, x, c)
}

export const MOUNTS: Readonly<Record<string, Silhouette>> = { knights, cataphracts, camels, scythed, wagons }
