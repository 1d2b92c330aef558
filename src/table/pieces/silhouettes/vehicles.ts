import { gradient, slab, TAU } from '../../paint/pen'
import { paintOf } from '../paints'
import {
  barrel,
  body,
  hatch,
  hull,
  ink,
  INK,
  man,
  mark,
  mirrored,
  shadow,
  tracks,
  wheels,
  type Silhouette,
} from './parts'

const CLOTH = paintOf('khaki')

const halftrack: Silhouette = (pen, c) => {
  slab(pen, -0.19, -0.34, 0.44, 0.78, 0.05, 'rgba(10,12,4,.3)')
  for (const side of [-1, 1]) {
    slab(pen, side * 0.21 - 0.05, -0.32, 0.1, 0.16, 0.03, '#23211c')
    slab(pen, side * 0.21 - 0.05, 0, 0.1, 0.36, 0.04, '#23211c')
  }
  hull(
    pen,
    [
      [-0.11, -0.38],
      [0.11, -0.38],
      [0.19, -0.12],
      [0.2, 0.38],
      [-0.2, 0.38],
      [-0.19, -0.12],
    ],
    body(pen, c, 0.4, 0.8),
  )
  slab(pen, -0.15, -0.06, 0.3, 0.4, 0.03, '#2e2b20')
  for (let y = 0; y < 3; y++) {
    for (const side of [-1, 1])
      man(pen, side * 0.09, 0.02 + y * 0.12, side * 1.5, CLOTH, { size: 0.5, armed: false })
  }
  mark(pen, 0, -0.25, 0.06, c)
}

const truck: Silhouette = (pen, c) => {
  shadow(pen, 0.38, 0.84)
  wheels(pen, 0.19, [-0.26, 0.12, 0.28])
  slab(pen, -0.14, -0.42, 0.28, 0.2, 0.05, c.main)
  ink(pen, 0.012)
  slab(pen, -0.17, -0.24, 0.34, 0.14, 0.03, c.dark)
  slab(pen, -0.14, -0.22, 0.28, 0.06, 0.02, '#aebdc0')
  slab(pen, -0.19, -0.1, 0.38, 0.52, 0.04, gradient(pen, -0.2, 0, 0.2, 0, c.dark, c.light, c.main, c.dark))
  ink(pen, 0.012)
  pen.beginPath()
  for (let y = 0; y < 4; y++) {
    pen.moveTo(-0.19, y * 0.12)
    pen.quadraticCurveTo(0, y * 0.12 - 0.02, 0.19, y * 0.12)
  }
  ink(pen, 0.012)
  mark(pen, 0, 0.18, 0.06, c)
}

/** A small open tracked carrier with its crew. */
const carrier: Silhouette = (pen, c) => {
  shadow(pen, 0.42, 0.58)
  tracks(pen, 0.09, 0.56, 0.18)
  slab(pen, -0.17, -0.27, 0.34, 0.54, 0.04, body(pen, c, 0.34, 0.54))
  ink(pen)
  slab(pen, -0.13, -0.18, 0.26, 0.12, 0.02, '#2e2b20')
  slab(pen, -0.15, 0, 0.1, 0.22, 0.02, '#2e2b20')
  slab(pen, 0.05, 0, 0.1, 0.22, 0.02, '#2e2b20')
  man(pen, -0.06, -0.12, 0, CLOTH, { size: 0.52, armed: false })
  man(pen, 0.07, -0.12, 0, CLOTH, { size: 0.52, armed: false })
  man(pen, -0.1, 0.1, 1.4, CLOTH, { size: 0.5, armed: false })
  man(pen, 0.1, 0.1, -1.4, CLOTH, { size: 0.5, armed: false })
  pen.fillStyle = '#1f1e1a'
  pen.fillRect(0.05, -0.36, 0.026, 0.2)
}

const jeep: Silhouette = (pen, c) => {
  shadow(pen, 0.28, 0.54)
  wheels(pen, 0.14, [-0.18, 0.18], 0.07, 0.12)
  slab(pen, -0.13, -0.28, 0.26, 0.54, 0.05, c.main)
  ink(pen, 0.012)
  slab(pen, -0.12, -0.08, 0.24, 0.03, 0.01, '#c4d0d0')
  man(pen, -0.06, 0.02, 0, CLOTH, { size: 0.55, armed: false })
  man(pen, 0.06, 0.1, 0, CLOTH, { size: 0.55, armed: false })
  mark(pen, 0, -0.18, 0.05, c)
}

const hq: Silhouette = (pen, c) => {
  pen.save()
  pen.translate(-0.14, 0.06)
  pen.scale(0.85, 0.85)
  jeep(pen, c)
  pen.restore()
  man(pen, 0.2, 0.12, 0.3, c, { size: 0.9, armed: false })
  man(pen, 0.14, 0.3, -0.4, c, { size: 0.9, armed: false })
  pen.fillStyle = '#3a2d1c'
  pen.fillRect(0.25, -0.34, 0.02, 0.36)
  pen.fillStyle = '#efe6c8'
  pen.beginPath()
  pen.moveTo(0.27, -0.34)
  pen.lineTo(0.44, -0.27)
  pen.lineTo(0.27, -0.19)
  pen.fill()
  pen.fillStyle = '#a52a17'
  pen.beginPath()
  pen.moveTo(0.27, -0.31)
  pen.lineTo(0.36, -0.27)
  pen.lineTo(0.27, -0.23)
  pen.fill()
}

const armouredcar: Silhouette = (pen, c) => {
  shadow(pen, 0.4, 0.7)
  wheels(pen, 0.2, [-0.22, -0.02, 0.2], 0.09, 0.15)
  hull(
    pen,
    mirrored([
      [0.08, -0.36],
      [0.17, -0.14],
      [0.19, 0.12],
      [0.11, 0.36],
    ]),
    body(pen, c, 0.4, 0.7),
  )
  barrel(pen, 0, -0.06, 0.26, 0.03, false, c)
  hull(
    pen,
    mirrored([
      [0.07, -0.12],
      [0.13, -0.02],
      [0.09, 0.14],
    ]),
    body(pen, c, 0.26, 0.26),
    0.015,
  )
  hatch(pen, -0.02, 0.05, 0.045, c)
  mark(pen, 0, 0.26, 0.045, c)
}

/** A small open scout car. */
const scoutcar: Silhouette = (pen, c) => {
  shadow(pen, 0.34, 0.54)
  wheels(pen, 0.17, [-0.17, 0.18], 0.08, 0.15)
  hull(
    pen,
    mirrored([
      [0.07, -0.28],
      [0.14, -0.1],
      [0.15, 0.2],
      [0.09, 0.28],
    ]),
    body(pen, c, 0.3, 0.56),
  )
  slab(pen, -0.1, -0.06, 0.2, 0.2, 0.03, '#2e2b20')
  man(pen, -0.04, 0.02, 0, c, { size: 0.55, armed: false })
  man(pen, 0.06, 0.08, 0, c, { size: 0.5, armed: false })
  pen.fillStyle = '#1f1e1a'
  pen.fillRect(0.02, -0.26, 0.024, 0.2)
}

const motorcycle: Silhouette = (pen, c) => {
  for (const [x, y, turn] of [
    [-0.2, -0.1, -0.1],
    [0.2, 0.02, 0.12],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.fillStyle = 'rgba(10,12,4,.35)'
    pen.beginPath()
    pen.ellipse(0.06, 0.05, 0.16, 0.27, 0, 0, TAU)
    pen.fill()
    slab(pen, -0.05, -0.28, 0.05, 0.16, 0.02, '#23211c')
    slab(pen, -0.05, 0.12, 0.05, 0.16, 0.02, '#23211c')
    slab(pen, 0.14, -0.02, 0.045, 0.15, 0.02, '#23211c')
    slab(pen, -0.055, -0.14, 0.06, 0.3, 0.02, c.dark)
    ink(pen, 0.01)
    hull(
      pen,
      [
        [0.06, -0.22],
        [0.1, -0.22],
        [0.15, 0.02],
        [0.14, 0.18],
        [0.03, 0.18],
        [0.02, 0.02],
      ],
      body(pen, c, 0.2, 0.4),
      0.012,
    )
    pen.strokeStyle = '#2a2822'
    pen.lineWidth = 0.02
    pen.beginPath()
    pen.moveTo(-0.11, -0.12)
    pen.lineTo(0.05, -0.12)
    pen.stroke()
    man(pen, -0.025, 0.02, 0, c, { size: 0.78, armed: false })
    man(pen, 0.085, 0.06, 0, c, { size: 0.7, armed: false })
    pen.restore()
  }
}

/** A van with a red cross: medics and the like. */
const ambulance: Silhouette = (pen, c) => {
  shadow(pen, 0.36, 0.78)
  wheels(pen, 0.18, [-0.24, 0.22])
  slab(pen, -0.13, -0.4, 0.26, 0.2, 0.05, c.main)
  ink(pen, 0.012)
  slab(pen, -0.18, -0.22, 0.36, 0.6, 0.04, body(pen, c, 0.36, 0.6))
  ink(pen, 0.012)
  pen.fillStyle = '#f2ede0'
  pen.beginPath()
  pen.arc(0, 0.1, 0.12, 0, TAU)
  pen.fill()
  pen.fillStyle = '#b3241a'
  pen.fillRect(-0.08, 0.07, 0.16, 0.06)
  pen.fillRect(-0.03, 0.02, 0.06, 0.16)
}

/** A barge with a ramp. */
const landingcraft: Silhouette = (pen, c) => {
  shadow(pen, 0.34, 0.88)
  hull(
    pen,
    [
      [-0.15, -0.44],
      [0.15, -0.44],
      [0.17, -0.3],
      [0.17, 0.36],
      [0.12, 0.44],
      [-0.12, 0.44],
      [-0.17, 0.36],
      [-0.17, -0.3],
    ],
    body(pen, c, 0.34, 0.88),
  )
  slab(pen, -0.12, -0.36, 0.24, 0.6, 0.02, '#2e2b20')
  slab(pen, -0.1, 0.28, 0.2, 0.1, 0.02, c.dark)
  for (let y = 0; y < 4; y++)
    for (const side of [-1, 1]) man(pen, side * 0.055, -0.28 + y * 0.13, 0, CLOTH, { size: 0.45 })
  pen.strokeStyle = INK
  pen.lineWidth = 0.02
  pen.beginPath()
  pen.moveTo(-0.14, -0.43)
  pen.lineTo(0.14, -0.43)
  pen.stroke()
}

export const VEHICLES: Readonly<Record<string, Silhouette>> = {
  halftrack,
  truck,
  tractor: truck,
  carrier,
  jeep,
  car: jeep,
  hq,
  armouredcar,
  scoutcar,
  motorcycle,
  ambulance,
  landingcraft,
}
