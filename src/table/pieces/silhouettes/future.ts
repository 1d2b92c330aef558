import { gradient, slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import {
  barrel,
  body,
  hatch,
  hull,
  ink,
  man,
  mirrored,
  shadow,
  tracks,
  wheels,
  type Silhouette,
} from './parts'

/** Machines that nobody has built yet: hover tanks, walkers, jet bikes, gravity craft. */

type Half = readonly (readonly [number, number])[]

const GLOW = '#8fe6f2'
const DEEP = '#23424d'

/** Light that falls on the ground under what hovers. */
function lift(pen: Pen, x: number, y: number, rx: number, ry: number): void {
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
function slit(pen: Pen, x: number, y: number, w: number, h: number): void {
  slab(pen, x, y, w, h, Math.min(w, h) / 2, GLOW)
  ink(pen, 0.008, DEEP)
}

const solid = (pen: Pen, c: Paint, half: Half, line = 0.016): void =>
  hull(pen, mirrored(half), body(pen, c, 0.7, 0.8), line)

/** A faceted turret with its gun, or a pair of guns. */
function turret(pen: Pen, c: Paint, y: number, r: number, gun: number, thick: number, twin = false): void {
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

interface Machine {
  readonly length: number
  readonly width: number
  readonly turret: number
  readonly gun: number
  readonly thick: number
  readonly twin?: boolean
  /** Plates over the flanks. */
  readonly plates?: boolean
}

const battleTank =
  ({ length: L, width: W, ...look }: Machine): Silhouette =>
  (pen, c) => {
    shadow(pen, W, L)
    tracks(pen, W * 0.22, L * 0.98, W * 0.4)
    solid(pen, c, [
      [W * 0.16, -L / 2],
      [W * 0.36, -L * 0.3],
      [W * 0.38, L * 0.4],
      [W * 0.26, L / 2],
    ])
    if (look.plates) {
      for (const side of [-1, 1]) {
        slab(pen, side * W * 0.5 - 0.035, -L * 0.36, 0.07, L * 0.3, 0.02, c.dark)
        ink(pen, 0.01)
        slab(pen, side * W * 0.5 - 0.035, L * 0.02, 0.07, L * 0.34, 0.02, c.dark)
        ink(pen, 0.01)
      }
    }
    for (const x of [-0.5, 0.14]) slit(pen, x * W * 0.5 + 0.02, L * 0.41, W * 0.16, 0.025)
    turret(pen, c, 0, look.turret, look.gun, look.thick, look.twin)
  }

const hoverTank =
  ({ length: L, width: W, ...look }: Machine): Silhouette =>
  (pen, c) => {
    lift(pen, 0, 0.02, W * 0.86, L * 0.66)
    shadow(pen, W * 0.9, L * 0.9, 0.2)
    for (const x of [-1, 1]) {
      for (const y of [-0.27, 0.27]) {
        pen.beginPath()
        pen.ellipse(x * W * 0.42, y * L, W * 0.17, L * 0.15, 0, 0, TAU)
        pen.fillStyle = c.dark
        pen.fill()
        ink(pen)
        pen.beginPath()
        pen.ellipse(x * W * 0.42, y * L, W * 0.08, L * 0.07, 0, 0, TAU)
        pen.fillStyle = GLOW
        pen.fill()
        ink(pen, 0.008, DEEP)
      }
    }
    solid(pen, c, [
      [W * 0.1, -L / 2],
      [W * 0.28, -L * 0.34],
      [W * 0.36, 0],
      [W * 0.3, L * 0.36],
      [W * 0.14, L / 2],
    ])
    if (look.plates) {
      for (const side of [-1, 1]) {
        slab(pen, side * W * 0.38 - 0.03, -L * 0.1, 0.06, L * 0.24, 0.025, c.light)
        ink(pen, 0.01)
      }
    }
    turret(pen, c, 0.03, look.turret, look.gun, look.thick, look.twin)
  }

/** A foot of a walker with its leg reaching to the hip. */
function leg(
  pen: Pen,
  c: Paint,
  hip: readonly [number, number],
  foot: readonly [number, number],
  size: number,
): void {
  pen.strokeStyle = c.dark
  pen.lineWidth = size * 0.55
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(...hip)
  pen.lineTo(...foot)
  pen.stroke()
  pen.lineCap = 'butt'
  const [x, y] = foot
  slab(pen, x - size * 0.5, y - size * 0.85, size, size * 1.5, size * 0.3, c.main)
  ink(pen)
  for (const toe of [-0.28, 0.28])
    slab(pen, x + toe * size - size * 0.14, y - size * 1.15, size * 0.28, size * 0.5, 0.02, c.dark)
}

const walker =
  (size: number, legs: 2 | 4, gun: number, extra: boolean): Silhouette =>
  (pen, c) => {
    pen.fillStyle = 'rgba(10,12,4,.3)'
    pen.beginPath()
    pen.ellipse(0.07, 0.1, size * 0.62, size * 0.52, 0, 0, TAU)
    pen.fill()
    const stride = size * 0.42
    if (legs === 2) {
      leg(pen, c, [-size * 0.2, 0], [-size * 0.34, -stride * 1.1], size * 0.26)
      leg(pen, c, [size * 0.2, 0], [size * 0.34, stride * 1.2], size * 0.26)
    } else {
      for (const x of [-1, 1]) {
        leg(pen, c, [x * size * 0.3, -0.05], [x * size * 0.56, -stride], size * 0.24)
        leg(pen, c, [x * size * 0.3, 0.08], [x * size * 0.54, stride * 1.15], size * 0.24)
      }
    }
    for (const x of [-1, 1]) {
      barrel(pen, x * size * 0.44, -size * 0.02, gun, size * 0.13, extra, c)
      slab(pen, x * size * 0.44 - size * 0.12, -size * 0.2, size * 0.24, size * 0.42, 0.03, c.dark)
      ink(pen, 0.012)
    }
    solid(pen, c, [
      [size * 0.12, -size * 0.42],
      [size * 0.3, -size * 0.2],
      [size * 0.3, size * 0.18],
      [size * 0.15, size * 0.36],
    ])
    slit(pen, -size * 0.15, -size * 0.31, size * 0.3, size * 0.09)
    hatch(pen, 0, size * 0.1, size * 0.13, c)
    if (extra) {
      for (const x of [-1, 1]) {
        slab(pen, x * size * 0.22 - size * 0.09, size * 0.16, size * 0.18, size * 0.24, 0.02, c.light)
        ink(pen, 0.01)
      }
    }
  }

function bike(pen: Pen, c: Paint, x: number, y: number, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  lift(pen, 0, 0.08, 0.13, 0.22)
  hull(
    pen,
    mirrored([
      [0.02, -0.27],
      [0.05, -0.08],
      [0.045, 0.14],
      [0.09, 0.24],
    ]),
    body(pen, c, 0.16, 0.4),
    0.012,
  )
  slit(pen, -0.03, 0.17, 0.06, 0.03)
  man(pen, 0, 0.02, 0, c, { size: 0.78, armed: false, hat: c.light })
  pen.restore()
}

const jetbike: Silhouette = (pen, c) => {
  bike(pen, c, 0, -0.16, 0)
  bike(pen, c, -0.26, 0.16, -0.08)
  bike(pen, c, 0.26, 0.18, 0.08)
}

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

/** Men in sealed helmets; `armour` makes them broad. */
const squad =
  (armour: boolean): Silhouette =>
  (pen, c) => {
    const places = armour
      ? ([
          [-0.21, -0.14, -0.1],
          [0.2, -0.16, 0.1],
          [-0.18, 0.2, -0.12],
          [0.22, 0.18, 0.1],
        ] as const)
      : ([
          [-0.2, -0.15, -0.1],
          [0.14, -0.2, 0.1],
          [-0.01, 0.05, 0],
          [-0.25, 0.2, -0.25],
          [0.23, 0.15, 0.15],
        ] as const)
    for (const [x, y, turn] of places) {
      const size = armour ? 1.62 : 1.32
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      if (armour) {
        for (const side of [-1, 1]) {
          pen.beginPath()
          pen.ellipse(side * 0.15, 0.02, 0.075, 0.085, 0, 0, TAU)
          pen.fillStyle = c.light
          pen.fill()
          ink(pen, 0.014)
        }
      }
      man(pen, 0, 0, 0, c, { size, hat: c.light })
      slit(pen, -0.05 * size, -0.068 * size, 0.1 * size, 0.026 * size)
      pen.restore()
    }
  }

const rover: Silhouette = (pen, c) => {
  shadow(pen, 0.46, 0.7)
  wheels(pen, 0.24, [-0.22, 0.24], 0.13, 0.2)
  solid(pen, c, [
    [0.1, -0.36],
    [0.2, -0.24],
    [0.2, 0.34],
    [0.14, 0.38],
  ])
  slab(pen, -0.13, -0.2, 0.26, 0.14, 0.05, gradient(pen, 0, -0.2, 0, -0.06, '#e9f6f7', '#7fb4c2'))
  ink(pen, 0.012)
  slab(pen, -0.15, 0, 0.3, 0.3, 0.03, c.dark)
  ink(pen, 0.012)
  for (const x of [-0.14, 0.08]) slit(pen, x, -0.33, 0.06, 0.025)
}

const crawlerHull = (pen: Pen, c: Paint): void => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.12, 0.74, 0.2)
  solid(pen, c, [
    [0.1, -0.4],
    [0.19, -0.26],
    [0.2, 0.34],
    [0.16, 0.38],
  ])
  slit(pen, -0.1, -0.3, 0.2, 0.03)
}

const crawler: Silhouette = (pen, c) => {
  crawlerHull(pen, c)
  slab(pen, -0.13, -0.14, 0.26, 0.42, 0.04, c.light)
  ink(pen, 0.012)
  for (const y of [-0.04, 0.16]) hatch(pen, 0, y, 0.06, c)
}

const guncrawler: Silhouette = (pen, c) => {
  crawlerHull(pen, c)
  slab(pen, -0.13, 0.12, 0.26, 0.18, 0.03, c.light)
  ink(pen, 0.012)
  turret(pen, c, -0.06, 0.12, 0.2, 0.03)
}

const mrl: Silhouette = (pen, c) => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.11, 0.76, 0.21)
  solid(pen, c, [
    [0.12, -0.4],
    [0.2, -0.28],
    [0.2, 0.38],
  ])
  slit(pen, -0.1, -0.34, 0.2, 0.03)
  slab(pen, -0.21, -0.2, 0.42, 0.5, 0.03, c.dark)
  ink(pen)
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 2; row++) {
      pen.beginPath()
      pen.arc(-0.145 + column * 0.097, -0.14 + row * 0.1, 0.038, 0, TAU)
      pen.fillStyle = '#191b1c'
      pen.fill()
      ink(pen, 0.01, GLOW)
    }
  }
  slab(pen, -0.17, 0.04, 0.34, 0.2, 0.02, c.main)
  ink(pen, 0.01)
}

const plasmagun: Silhouette = (pen, c) => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.11, 0.76, 0.21)
  solid(pen, c, [
    [0.14, -0.32],
    [0.2, -0.22],
    [0.2, 0.38],
  ])
  slab(pen, -0.14, 0.02, 0.28, 0.3, 0.04, c.light)
  ink(pen)
  barrel(pen, 0, 0.06, 0.5, 0.11, false, c)
  for (const y of [-0.36, -0.26, -0.16]) slit(pen, -0.075, y, 0.15, 0.03)
  hatch(pen, 0.07, 0.22, 0.04, c)
}

const SMALL: Machine = { length: 0.64, width: 0.46, turret: 0.12, gun: 0.2, thick: 0.03 }
const MIDDLING: Machine = { length: 0.74, width: 0.54, turret: 0.15, gun: 0.3, thick: 0.042 }
const LARGE: Machine = { length: 0.86, width: 0.62, turret: 0.18, gun: 0.34, thick: 0.055 }
const HUGE: Machine = {
  length: 0.92,
  width: 0.68,
  turret: 0.2,
  gun: 0.36,
  thick: 0.052,
  twin: true,
  plates: true,
}

export const FUTURE: Readonly<Record<string, Silhouette>> = {
  trooper: squad(false),
  marines: squad(true),
  jetbike,
  rover,
  crawler,
  guncrawler,
  mrl,
  plasmagun,
  lightmbt: battleTank(SMALL),
  mediummbt: battleTank(MIDDLING),
  heavymbt: battleTank(LARGE),
  xheavymbt: battleTank(HUGE),
  lighthovertank: hoverTank(SMALL),
  mediumhovertank: hoverTank(MIDDLING),
  heavyhovertank: hoverTank({ ...LARGE, plates: true }),
  lightwalker: walker(0.56, 2, 0.18, false),
  mediumwalker: walker(0.7, 2, 0.26, false),
  heavywalker: walker(0.64, 4, 0.28, false),
  xheavywalker: walker(0.68, 4, 0.3, true),
  gev,
  gevtransport,
}
