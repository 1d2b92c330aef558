import { rng } from '../../paint/noise'
import { slab, TAU, type Pen } from '../../paint/pen'
import { paintOf, type Paint } from '../paints'
import { rider } from './foot'
import { INK, ink, type Silhouette } from './parts'

export interface RankLook {
  readonly files: number
  readonly ranks: number
  readonly width?: number
  readonly depth?: number
  readonly tunic: string
  readonly helmet: string
  readonly shield?: string
  readonly round?: boolean
  /** Length of the spear. */
  readonly spear?: number
}

/** Ranks of little men: shadow, spear, shoulders, a helmet with a glint, a shield. */
function ranks(pen: Pen, look: RankLook): void {
  const r = 0.036
  for (let j = 0; j < look.ranks; j++) {
    for (let i = 0; i < look.files; i++) {
      const x = ((i - (look.files - 1) / 2) * (look.width ?? 0.82)) / look.files
      const y = ((j - (look.ranks - 1) / 2) * (look.depth ?? 0.72)) / look.ranks + 0.04
      little(pen, x, y, r, look)
    }
  }
}

export function little(pen: Pen, x: number, y: number, r: number, look: RankLook): void {
  pen.fillStyle = 'rgba(20,16,6,.45)'
  pen.beginPath()
  pen.ellipse(x + 0.018, y + 0.022, r * 1.15, r, 0, 0, TAU)
  pen.fill()
  if (look.spear !== undefined) {
    pen.strokeStyle = '#4a3318'
    pen.lineWidth = 0.012
    pen.beginPath()
    pen.moveTo(x + 0.03, y)
    pen.lineTo(x + 0.03, y - look.spear)
    pen.stroke()
  }
  pen.fillStyle = look.tunic
  pen.beginPath()
  pen.ellipse(x, y, r * 1.2, r * 0.8, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = look.helmet
  pen.beginPath()
  pen.arc(x, y, r * 0.66, 0, TAU)
  pen.fill()
  pen.fillStyle = 'rgba(255,250,220,.7)'
  pen.beginPath()
  pen.arc(x - 0.01, y - 0.012, r * 0.24, 0, TAU)
  pen.fill()
  if (look.shield === undefined) return
  pen.fillStyle = look.shield
  if (look.round) {
    pen.beginPath()
    pen.arc(x - 0.022, y - 0.04, r * 0.72, 0, TAU)
    pen.fill()
  } else pen.fillRect(x - 0.045, y - 0.06, 0.06, 0.03)
}

/** A loose crowd of `count`, dressed as each comes. */
function crowd(
  pen: Pen,
  count: number,
  seed: number,
  width: number,
  depth: number,
  looks: readonly Omit<RankLook, 'files' | 'ranks'>[],
): void {
  const random = rng(seed)
  const spots = Array.from({ length: count }, () => ({
    x: (random() - 0.5) * width,
    y: (random() - 0.5) * depth + 0.03,
  }))
  for (const [i, spot] of spots.toSorted((a, b) => a.y - b.y).entries()) {
    const look = looks[i % looks.length]
    if (look) little(pen, spot.x, spot.y, 0.036, { ...look, files: 1, ranks: 1 })
  }
}

const legion: Silhouette = (pen, c) =>
  ranks(pen, {
    files: 8,
    ranks: 4,
    tunic: c.mark === 'none' ? c.main : '#9a2f22',
    helmet: '#d8c48a',
    shield: c.light,
  })
const phalanx: Silhouette = (pen, c) =>
  ranks(pen, {
    files: 9,
    ranks: 5,
    tunic: c.main,
    helmet: '#c9a24a',
    spear: 0.26,
    shield: '#e4d6a8',
    round: true,
  })
const spearmen: Silhouette = (pen, c) =>
  ranks(pen, {
    files: 7,
    ranks: 3,
    tunic: c.main,
    helmet: '#c9a24a',
    spear: 0.16,
    shield: c.light,
    round: true,
  })
const archers: Silhouette = (pen, c) => {
  ranks(pen, { files: 6, ranks: 2, width: 0.72, depth: 0.4, tunic: c.main, helmet: '#a77a45' })
  pen.strokeStyle = '#5a3f1e'
  pen.lineWidth = 0.012
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 6; i++) {
      const x = ((i - 2.5) * 0.72) / 6 + 0.03
      const y = (j - 0.5) * 0.2 + 0.02
      pen.beginPath()
      pen.arc(x, y, 0.045, Math.PI * 1.15, Math.PI * 1.85)
      pen.stroke()
    }
  }
}
const skirmishers: Silhouette = (pen, c) =>
  crowd(pen, 12, 5, 0.62, 0.58, [
    { tunic: c.main, helmet: '#8c6a3f', shield: c.light, round: true, spear: 0.09 },
  ])
const warband: Silhouette = (pen, c) =>
  crowd(pen, 28, 8, 0.72, 0.66, [
    { tunic: c.main, helmet: '#b5763c', shield: '#d8b34a', round: true },
    { tunic: '#8a5a3a', helmet: '#b5763c', shield: '#b2452e', round: true },
    { tunic: '#4f6a7c', helmet: '#a77a45', shield: '#e6dcc0', round: true },
  ])
const COATS = ['#6a4526', '#8b6239', '#3f2c1c'] as const
const horse: Silhouette = (pen, c) => {
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 5; i++)
      rider(pen, (i - 2) * 0.16, -0.14 + j * 0.33, COATS[(i + j) % 3] ?? '#6a4526', c)
  }
}
const lighthorse: Silhouette = (pen, c) => {
  for (const [i, [x, y]] of (
    [
      [-0.28, -0.16],
      [0.02, -0.26],
      [0.28, -0.1],
      [-0.14, 0.12],
      [0.16, 0.2],
    ] as const
  ).entries()) {
    rider(pen, x, y, i % 2 ? '#6a4526' : '#a98455', c)
  }
}
const chariots: Silhouette = (pen, c) => {
  for (const x of [-0.2, 0.2]) {
    rider(pen, x - 0.06, -0.14, '#6a4526', c, 1, false)
    rider(pen, x + 0.06, -0.14, '#8b6239', c, 1, false)
    slab(pen, x - 0.09, 0.08, 0.18, 0.16, 0.03, '#7a5230')
    ink(pen, 0.012)
    for (const side of [-1, 1]) slab(pen, x + side * 0.12 - 0.015, 0.08, 0.03, 0.16, 0.01, '#2e2416')
    little(pen, x - 0.03, 0.15, 0.036, { files: 1, ranks: 1, tunic: c.main, helmet: '#c9a24a' })
    little(pen, x + 0.04, 0.17, 0.036, { files: 1, ranks: 1, tunic: c.main, helmet: '#c9a24a', spear: 0.14 })
  }
}

function elephant(pen: Pen, x: number, c: Paint): void {
  pen.save()
  pen.translate(x, 0.04)
  pen.fillStyle = 'rgba(20,16,6,.45)'
  pen.beginPath()
  pen.ellipse(0.03, 0.05, 0.16, 0.27, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#7b756a'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * 0.13, -0.2, 0.08, 0.055, side * 0.6, 0, TAU)
    pen.fill()
  }
  const hide = pen.createRadialGradient(-0.05, -0.06, 0.02, 0, 0, 0.3)
  hide.addColorStop(0, '#b5ada0')
  hide.addColorStop(0.6, '#8a8377')
  hide.addColorStop(1, '#5b564c')
  pen.fillStyle = hide
  pen.beginPath()
  pen.ellipse(0, 0.04, 0.14, 0.24, 0, 0, TAU)
  pen.fill()
  pen.beginPath()
  pen.ellipse(0, -0.22, 0.085, 0.1, 0, 0, TAU)
  pen.fill()
  ink(pen, 0.012, INK)
  pen.strokeStyle = '#7b756a'
  pen.lineWidth = 0.04
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, -0.3)
  pen.quadraticCurveTo(0.03, -0.4, -0.02, -0.46)
  pen.stroke()
  pen.strokeStyle = '#f3ecd8'
  pen.lineWidth = 0.018
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.05, -0.29)
    pen.lineTo(side * 0.07, -0.4)
  }
  pen.stroke()
  slab(pen, -0.08, -0.06, 0.16, 0.18, 0.02, '#a5432c')
  pen.strokeStyle = '#e0bd5a'
  pen.lineWidth = 0.014
  pen.strokeRect(-0.08, -0.06, 0.16, 0.18)
  for (const dx of [-0.035, 0.035]) {
    little(pen, dx, 0.03, 0.034, { files: 1, ranks: 1, tunic: c.main, helmet: '#c9a24a' })
  }
  pen.restore()
}
const elephants: Silhouette = (pen, c) => {
  for (const x of [-0.2, 0.2]) elephant(pen, x, c)
}
const catapult: Silhouette = (pen, c) => {
  pen.strokeStyle = '#5a3f1e'
  pen.lineWidth = 0.05
  pen.strokeRect(-0.16, -0.22, 0.32, 0.5)
  pen.lineWidth = 0.035
  pen.beginPath()
  pen.moveTo(0, 0.2)
  pen.lineTo(0, -0.36)
  pen.stroke()
  pen.fillStyle = '#6d665a'
  pen.beginPath()
  pen.arc(0, -0.36, 0.07, 0, TAU)
  pen.fill()
  ink(pen, 0.012)
  for (const [x, y] of [
    [-0.28, 0.1],
    [0.28, 0.14],
    [-0.26, -0.14],
  ] as const) {
    little(pen, x, y, 0.05, { files: 1, ranks: 1, tunic: c.main, helmet: '#a77a45' })
  }
}
const general: Silhouette = (pen, c) => {
  rider(pen, 0, 0, '#e4ddd0', paintOf('red'), 2.1, false)
  rider(pen, -0.26, 0.14, '#6a4526', c, 1.4)
  rider(pen, 0.26, 0.14, '#6a4526', c, 1.4)
  pen.fillStyle = '#c23b28'
  pen.fillRect(0.3, -0.34, 0.13, 0.1)
  pen.strokeStyle = '#3a2d1c'
  pen.lineWidth = 0.02
  pen.beginPath()
  pen.moveTo(0.3, -0.36)
  pen.lineTo(0.3, 0.02)
  pen.stroke()
}

export const ANCIENTS: Readonly<Record<string, Silhouette>> = {
  legion,
  phalanx,
  spearmen,
  archers,
  cretan: archers,
  velites: skirmishers,
  skirmishers,
  warband,
  gauls: warband,
  horse,
  lighthorse,
  numid: lighthorse,
  chariots,
  elephants,
  eleph: elephants,
  catapult,
  general,
}
