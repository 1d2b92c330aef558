import { slab, TAU, type Pen } from '../../paint/pen'
import { paintOf, type Paint } from '../paints'
import { barrel, ink, man, type Silhouette } from './parts'

const infantry: Silhouette = (pen, c) => {
  for (const [x, y, turn] of [
    [-0.2, -0.14, -0.1],
    [0.14, -0.2, 0.1],
    [-0.01, 0.05, 0],
    [-0.24, 0.2, -0.25],
    [0.22, 0.14, 0.15],
  ] as const) {
    man(pen, x, y, turn, c, { size: 1.32 })
  }
}

const engineers: Silhouette = (pen, c) => {
  man(pen, -0.22, -0.16, -0.1, c, { size: 1.25 })
  man(pen, 0.2, -0.2, 0.1, c, { size: 1.25 })
  man(pen, 0, 0.14, 0, c, { size: 1.25, armed: false })
  man(pen, -0.26, 0.2, -0.2, c, { size: 1.2, armed: false })
  // The mine detector's pole and plate, and a coil of tape.
  pen.strokeStyle = '#2a2822'
  pen.lineWidth = 0.024
  pen.beginPath()
  pen.moveTo(0.02, 0.1)
  pen.lineTo(0.02, -0.24)
  pen.stroke()
  pen.beginPath()
  pen.ellipse(0.02, -0.3, 0.08, 0.07, 0, 0, TAU)
  pen.fillStyle = '#57534a'
  pen.fill()
  ink(pen, 0.016)
  pen.beginPath()
  pen.arc(0.26, 0.16, 0.07, 0, TAU)
  pen.strokeStyle = '#efe3b8'
  pen.lineWidth = 0.035
  pen.stroke()
}

const hmg: Silhouette = (pen, c) => {
  pen.strokeStyle = '#2a2822'
  pen.lineWidth = 0.03
  pen.beginPath()
  for (const [x, y] of [
    [-0.15, 0.12],
    [0.15, 0.12],
    [0, -0.2],
  ] as const) {
    pen.moveTo(0, -0.06)
    pen.lineTo(x, y)
  }
  pen.stroke()
  pen.fillStyle = '#1f1e1a'
  pen.fillRect(-0.022, -0.36, 0.044, 0.34)
  pen.fillRect(-0.04, -0.1, 0.08, 0.14)
  man(pen, 0, 0.16, 0, c, { armed: false, size: 1.35 })
  man(pen, -0.24, 0.04, 0.3, c, { armed: false, size: 1.25 })
  man(pen, 0.25, 0.18, -0.2, c, { size: 1.2 })
}

const mortar: Silhouette = (pen, c) => {
  for (const x of [-0.17, 0.17]) {
    pen.fillStyle = '#2a2822'
    pen.beginPath()
    pen.arc(x, -0.02, 0.06, 0, TAU)
    pen.fill()
    pen.lineWidth = 0.05
    pen.strokeStyle = '#45423a'
    pen.beginPath()
    pen.moveTo(x, -0.02)
    pen.lineTo(x + 0.02, -0.2)
    pen.stroke()
  }
  man(pen, -0.29, 0.14, 0.4, c, { armed: false, size: 1.25 })
  man(pen, -0.02, 0.2, -0.3, c, { armed: false, size: 1.25 })
  man(pen, 0.27, 0.16, -0.2, c, { armed: false, size: 1.25 })
}

/** Rifles with a tube among them: Bazooka, PIAT, Panzerfaust. */
const antitank: Silhouette = (pen, c) => {
  man(pen, -0.22, -0.1, -0.1, c, { size: 1.3 })
  man(pen, 0.2, 0.16, 0.15, c, { size: 1.3 })
  man(pen, -0.16, 0.22, -0.2, c, { size: 1.3 })
  man(pen, 0.1, -0.08, 0, c, { size: 1.3, armed: false })
  pen.fillStyle = '#3f4230'
  pen.fillRect(0.16, -0.36, 0.05, 0.46)
  pen.strokeStyle = '#1c1b14'
  pen.lineWidth = 0.012
  pen.strokeRect(0.16, -0.36, 0.05, 0.46)
}

function trails(pen: Pen, spread: number, length: number): void {
  pen.strokeStyle = '#3a3a2d'
  pen.lineWidth = 0.035
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.03, 0)
    pen.lineTo(side * spread, length)
  }
  pen.stroke()
}

function shield(pen: Pen, c: Paint, half: number): void {
  pen.beginPath()
  pen.moveTo(-half, -0.1)
  pen.lineTo(-half * 0.36, -0.15)
  pen.lineTo(half * 0.36, -0.15)
  pen.lineTo(half, -0.1)
  pen.lineTo(half * 0.9, -0.04)
  pen.lineTo(-half * 0.9, -0.04)
  pen.closePath()
  const plate = pen.createLinearGradient(-half, -0.1, half, 0)
  plate.addColorStop(0, c.light)
  plate.addColorStop(1, c.dark)
  pen.fillStyle = plate
  pen.fill()
  ink(pen, 0.012)
}

/** Cloth of the crew by the paint of the gun. */
const crewOf = (c: Paint): Paint =>
  paintOf(
    c.mark === 'cross' ? 'feld' : c.mark === 'star' ? 'field' : c.mark === 'red-star' ? 'khaki' : 'khaki',
  )

const gun: Silhouette = (pen, c) => {
  trails(pen, 0.22, 0.36)
  for (const side of [-1, 1]) slab(pen, side * 0.2 - 0.03, -0.12, 0.06, 0.2, 0.025, '#23211c')
  barrel(pen, 0, 0, 0.42, 0.045, true, c)
  shield(pen, c, 0.22)
  man(pen, -0.12, 0.12, 0.1, crewOf(c), { armed: false })
  man(pen, 0.13, 0.14, -0.1, crewOf(c), { armed: false })
}

const howitzer: Silhouette = (pen, c) => {
  trails(pen, 0.16, 0.42)
  for (const side of [-1, 1]) {
    pen.fillStyle = '#23211c'
    slab(pen, side * 0.23 - 0.035, -0.16, 0.07, 0.28, 0.03)
    pen.fill()
  }
  slab(pen, -0.06, -0.04, 0.12, 0.2, 0.03, c.dark)
  barrel(pen, 0, 0.02, 0.36, 0.075, false, c)
  shield(pen, c, 0.2)
  man(pen, -0.15, 0.16, 0.2, crewOf(c), { armed: false })
  man(pen, 0.15, 0.12, -0.2, crewOf(c), { armed: false })
  man(pen, 0.02, 0.34, 0, crewOf(c), { armed: false })
  slab(pen, 0.24, 0.24, 0.05, 0.12, 0.02, '#8c7a4a')
  slab(pen, 0.31, 0.24, 0.05, 0.12, 0.02, '#8c7a4a')
}

const aagun: Silhouette = (pen, c) => {
  pen.strokeStyle = '#3a3a2d'
  pen.lineWidth = 0.05
  pen.beginPath()
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2
    pen.moveTo(0, 0.02)
    pen.lineTo(Math.cos(a) * 0.4, 0.02 + Math.sin(a) * 0.4)
  }
  pen.stroke()
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2
    pen.fillStyle = '#2a2822'
    pen.beginPath()
    pen.arc(Math.cos(a) * 0.4, 0.02 + Math.sin(a) * 0.4, 0.045, 0, TAU)
    pen.fill()
  }
  pen.beginPath()
  pen.arc(0, 0.02, 0.16, 0, TAU)
  pen.fillStyle = c.dark
  pen.fill()
  ink(pen, 0.014)
  barrel(pen, -0.035, 0.02, 0.46, 0.034, false, c)
  barrel(pen, 0.035, 0.02, 0.46, 0.034, false, c)
  shield(pen, c, 0.17)
  man(pen, -0.11, 0.14, 0.2, crewOf(c), { armed: false, size: 0.95 })
  man(pen, 0.12, 0.12, -0.2, crewOf(c), { armed: false, size: 0.95 })
}

/** A horse and its rider. */
export function rider(pen: Pen, x: number, y: number, coat: string, c: Paint, size = 1, lance = true): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.fillStyle = 'rgba(20,16,6,.4)'
  pen.beginPath()
  pen.ellipse(0.02, 0.03, 0.05, 0.13, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = coat
  pen.beginPath()
  pen.ellipse(0, 0.02, 0.042, 0.115, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.008)
  pen.beginPath()
  pen.ellipse(0, -0.13, 0.022, 0.05, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.008)
  pen.fillStyle = c.main
  pen.beginPath()
  pen.ellipse(0, 0.02, 0.052, 0.036, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = c.light
  pen.beginPath()
  pen.arc(0, 0.012, 0.026, 0, TAU)
  pen.fill()
  if (lance) {
    pen.strokeStyle = '#4a3318'
    pen.lineWidth = 0.01
    pen.beginPath()
    pen.moveTo(0.05, 0.06)
    pen.lineTo(0.06, -0.2)
    pen.stroke()
  }
  pen.restore()
}

const cavalry: Silhouette = (pen, c) => {
  const coats = ['#6a4526', '#8b6239', '#3f2c1c', '#7a5230']
  for (const [i, [x, y]] of (
    [
      [-0.24, -0.1],
      [0.06, -0.2],
      [0.28, 0.02],
      [-0.08, 0.18],
    ] as const
  ).entries()) {
    rider(pen, x, y, coats[i] ?? '#6a4526', c, 1.5, false)
  }
}

/** A dog team's worth of men in white, on skis. */
const ski: Silhouette = (pen, c) => {
  for (const [x, y] of [
    [-0.22, -0.12],
    [0.16, -0.18],
    [-0.02, 0.12],
    [0.26, 0.16],
  ] as const) {
    pen.strokeStyle = '#5a4326'
    pen.lineWidth = 0.022
    pen.beginPath()
    for (const side of [-0.05, 0.05]) {
      pen.moveTo(x + side, y - 0.2)
      pen.lineTo(x + side, y + 0.18)
    }
    pen.stroke()
    man(pen, x, y, 0, c, { size: 1.2 })
  }
}

export const FOOT: Readonly<Record<string, Silhouette>> = {
  infantry,
  inf: infantry,
  engineers,
  hmg,
  mortar,
  antitank,
  gun,
  atgun: gun,
  howitzer,
  aagun,
  cavalry,
  ski,
}
