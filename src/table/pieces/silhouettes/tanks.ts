import { slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import { barrel, body, hatch, hull, ink, INK, man, mark, shadow, tracks, type Silhouette } from './parts'

interface TankLook {
  readonly length: number
  readonly width: number
  /** Radius of the turret, its middle along the hull, and whether it is a box. */
  readonly turret: number
  readonly turretAt?: number
  readonly box?: boolean
  readonly gun: number
  readonly thick?: number
  readonly brake?: boolean
  readonly skirts?: boolean
  readonly sloped?: boolean
  readonly open?: boolean
}

function chassis(pen: Pen, c: Paint, look: TankLook): void {
  const { length: L, width: W } = look
  shadow(pen, W, L)
  tracks(pen, W * 0.2, L, W * 0.41)
  if (look.sloped) {
    hull(
      pen,
      [
        [-W * 0.3, -L / 2 + 0.02],
        [W * 0.3, -L / 2 + 0.02],
        [W * 0.37, -L / 2 + 0.16],
        [W * 0.36, L / 2 - 0.04],
        [-W * 0.36, L / 2 - 0.04],
        [-W * 0.37, -L / 2 + 0.16],
      ],
      body(pen, c, W, L),
    )
  } else {
    slab(pen, -W * 0.36, -L / 2 + 0.02, W * 0.72, L - 0.04, 0.05, body(pen, c, W, L))
    ink(pen)
  }
  if (look.skirts) {
    pen.fillStyle = c.dark
    for (const side of [-1, 1]) pen.fillRect(side * W * 0.52 - 0.014, -L * 0.36, 0.028, L * 0.74)
  }
  pen.fillStyle = 'rgba(255,255,230,.18)'
  pen.fillRect(-W * 0.32, -L / 2 + 0.03, W * 0.64, L * 0.1)
  pen.strokeStyle = 'rgba(20,18,8,.45)'
  pen.lineWidth = 0.012
  pen.beginPath()
  for (let i = 0; i < 4; i++) {
    pen.moveTo(-W * 0.26, L * 0.27 + i * 0.035)
    pen.lineTo(W * 0.26, L * 0.27 + i * 0.035)
  }
  pen.stroke()
  if (c.mark === 'star') mark(pen, 0, -L * 0.39, 0.055, c)
}

function turret(pen: Pen, c: Paint, look: TankLook): void {
  const y = look.turretAt ?? -0.02
  const r = look.turret
  pen.fillStyle = 'rgba(10,12,4,.4)'
  pen.beginPath()
  pen.ellipse(0.035, y + 0.05, r, r * 1.12, 0, 0, TAU)
  pen.fill()
  barrel(pen, 0, y - r * 0.8, look.gun, look.thick ?? 0.042, look.brake ?? false, c)
  pen.beginPath()
  if (look.box) pen.roundRect(-r * 0.92, y - r * 0.9, r * 1.84, r * 2.15, 0.05)
  else pen.ellipse(0, y + 0.015, r * 0.96, r * 1.12, 0, 0, TAU)
  pen.fillStyle = body(pen, c, r * 2, r * 2)
  pen.fill()
  ink(pen, 0.015)
  if (look.open) {
    pen.beginPath()
    pen.ellipse(0, y + r * 0.16, r * 0.66, r * 0.74, 0, 0, TAU)
    pen.fillStyle = '#2e2b20'
    pen.fill()
    man(pen, -r * 0.3, y + r * 0.22, 0.2, c, { size: 0.6, armed: false })
    man(pen, r * 0.3, y + r * 0.36, -0.2, c, { size: 0.6, armed: false })
    return
  }
  slab(pen, -0.075, y - r * 0.98, 0.15, 0.09, 0.03, c.dark)
  hatch(pen, -r * 0.38, y + 0.05, Math.min(0.05, r * 0.28), c)
  mark(pen, r * 0.35, y + r * 0.56, 0.05, c)
}

const tank =
  (look: TankLook): Silhouette =>
  (pen, c) => {
    chassis(pen, c, look)
    turret(pen, c, look)
  }

/** A turretless gun on a tank's hull; `high` closes it with a box. */
const casemate =
  (long: number, thick: number, open: boolean): Silhouette =>
  (pen, c) => {
    shadow(pen, 0.5, 0.76)
    tracks(pen, 0.1, 0.76, 0.2)
    slab(pen, -0.18, -0.36, 0.36, 0.72, 0.05, body(pen, c, 0.4, 0.6))
    ink(pen)
    slab(pen, -0.2, -0.14, 0.4, 0.34, 0.04, body(pen, c, 0.4, 0.34))
    ink(pen)
    barrel(pen, 0.03, -0.1, long, thick, thick < 0.06, c)
    slab(pen, -0.07, -0.2, 0.2, 0.14, 0.05, c.dark)
    if (open) {
      slab(pen, -0.16, -0.06, 0.32, 0.24, 0.03, '#2e2b20')
      man(pen, -0.08, 0.04, 0.2, c, { size: 0.62, armed: false })
      man(pen, 0.08, 0.1, -0.2, c, { size: 0.62, armed: false })
    } else {
      hatch(pen, -0.1, 0.04, 0.055, c)
      mark(pen, 0.09, 0.1, 0.05, c)
    }
    pen.strokeStyle = 'rgba(20,18,8,.45)'
    pen.lineWidth = 0.012
    pen.beginPath()
    for (let i = 0; i < 3; i++) {
      pen.moveTo(-0.14, 0.25 + i * 0.035)
      pen.lineTo(0.14, 0.25 + i * 0.035)
    }
    pen.stroke()
  }

const sherman = tank({ length: 0.76, width: 0.5, turret: 0.185, gun: 0.26 })

/** A Sherman with a rotor of chains held out in front. */
const flail: Silhouette = (pen, c) => {
  pen.save()
  pen.translate(0, 0.08)
  pen.scale(0.88, 0.88)
  sherman(pen, c)
  pen.restore()
  pen.strokeStyle = '#3a372b'
  pen.lineWidth = 0.03
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.2, -0.1)
    pen.lineTo(side * 0.23, -0.38)
  }
  pen.stroke()
  slab(pen, -0.28, -0.42, 0.56, 0.055, 0.02, c.dark)
  ink(pen, 0.012)
  pen.strokeStyle = '#221f18'
  pen.lineWidth = 0.014
  pen.beginPath()
  for (let i = 0; i < 11; i++) {
    const x = -0.26 + i * 0.052
    pen.moveTo(x, -0.41)
    pen.lineTo(x + (i % 2 ? 0.02 : -0.02), i % 2 ? -0.5 : -0.32)
  }
  pen.stroke()
}

/** Rails of rockets on a lorry or a hull. */
const rocket: Silhouette = (pen, c) => {
  shadow(pen, 0.36, 0.8)
  for (const side of [-1, 1]) {
    for (const y of [-0.28, 0.14, 0.3]) slab(pen, side * 0.18 - 0.04, y - 0.065, 0.08, 0.13, 0.03, '#23211c')
  }
  slab(pen, -0.15, -0.42, 0.3, 0.22, 0.05, body(pen, c, 0.3, 0.3))
  ink(pen, 0.012)
  slab(pen, -0.13, -0.25, 0.26, 0.06, 0.02, '#aebdc0')
  slab(pen, -0.18, -0.18, 0.36, 0.58, 0.03, c.dark)
  ink(pen, 0.012)
  for (let i = 0; i < 6; i++) {
    const x = -0.155 + i * 0.055
    slab(pen, x, -0.3, 0.032, 0.62, 0.012, i % 2 ? '#8f8f80' : '#a6a696')
    ink(pen, 0.008)
    pen.fillStyle = '#4a2f1c'
    pen.beginPath()
    pen.moveTo(x, -0.3)
    pen.lineTo(x + 0.016, -0.36)
    pen.lineTo(x + 0.032, -0.3)
    pen.fill()
  }
}

/** A rhomboid of the first war: tracks all round, guns in sponsons. */
const landship: Silhouette = (pen, c) => {
  for (const side of [-1, 1]) slab(pen, side * 0.2 - 0.07, -0.46, 0.14, 0.9, 0.06, '#2a261d')
  hull(
    pen,
    mirrored8([
      [0.2, 0.1],
      [0.2, -0.2],
      [0.1, -0.44],
    ]),
    body(pen, c, 0.4, 0.8),
    0.016,
  )
  for (const side of [-1, 1]) {
    slab(pen, side * 0.26 - 0.08, -0.1, 0.16, 0.22, 0.03, c.main)
    ink(pen, 0.016)
    pen.fillStyle = '#23211c'
    pen.fillRect(side * 0.28 - 0.02, -0.24, 0.04, 0.16)
  }
  slab(pen, -0.1, -0.2, 0.2, 0.16, 0.03, c.dark)
  ink(pen, 0.01, INK)
}
const mirrored8 = (half: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] => [
  ...half,
  ...half.toReversed().map(([x, y]) => [-x, y] as const),
  [-0.14, 0.4],
  [0.14, 0.4],
]

export const TANKS: Readonly<Record<string, Silhouette>> = {
  tank: tank({ length: 0.8, width: 0.5, turret: 0.185, gun: 0.34 }),
  sherman,
  t34: tank({ length: 0.78, width: 0.52, turret: 0.19, turretAt: -0.1, gun: 0.32, sloped: true }),
  cromwell: tank({ length: 0.78, width: 0.5, turret: 0.18, box: true, gun: 0.3 }),
  pz4: tank({ length: 0.76, width: 0.5, turret: 0.185, box: true, brake: true, gun: 0.36, skirts: true }),
  panther: tank({
    length: 0.84,
    width: 0.56,
    turret: 0.19,
    box: true,
    brake: true,
    gun: 0.44,
    sloped: true,
    turretAt: 0.02,
  }),
  tiger: tank({ length: 0.84, width: 0.6, turret: 0.2, brake: true, gun: 0.4 }),
  kingtiger: tank({
    length: 0.9,
    width: 0.62,
    turret: 0.2,
    box: true,
    brake: true,
    gun: 0.46,
    sloped: true,
    turretAt: 0.04,
  }),
  heavytank: tank({
    length: 0.88,
    width: 0.6,
    turret: 0.2,
    turretAt: -0.08,
    gun: 0.36,
    thick: 0.055,
    brake: true,
  }),
  churchill: tank({ length: 0.94, width: 0.52, turret: 0.17, box: true, turretAt: -0.08, gun: 0.26 }),
  lighttank: tank({ length: 0.62, width: 0.42, turret: 0.14, turretAt: -0.03, gun: 0.18, thick: 0.032 }),
  tankette: tank({ length: 0.46, width: 0.36, turret: 0.1, gun: 0.1, thick: 0.026 }),
  tankdestroyer: tank({
    length: 0.76,
    width: 0.5,
    turret: 0.2,
    gun: 0.36,
    open: true,
    sloped: true,
    turretAt: 0.02,
  }),
  modern: tank({
    length: 0.82,
    width: 0.56,
    turret: 0.22,
    box: true,
    gun: 0.44,
    thick: 0.05,
    skirts: true,
    sloped: true,
  }),
  stug: casemate(0.36, 0.05, false),
  jagdpanzer: casemate(0.44, 0.05, false),
  assaultgun: casemate(0.22, 0.075, false),
  marder: casemate(0.4, 0.046, true),
  spg: casemate(0.24, 0.07, true),
  flail,
  rocket,
  landship,
}
