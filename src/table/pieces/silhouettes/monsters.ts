import { type Pen, TAU, gradient } from '../../paint/pen'
import type { Paint } from '../paints'
import { bombard, thrower } from './engines'
import { INK, type Place, type Silhouette, ink, outline } from './parts'
import { bones, elves, orcs } from './peoples'

const BONE = '#f3ead0'

/** A body that tapers along a line: discs side by side, dark below and light on top. */
function tube(pen: Pen, line: readonly Place[], radius: (t: number) => number, c: Paint): void {
  const steps = 40
  for (const [grow, colour, off] of [
    [0.022, INK, 0],
    [0, c.dark, 0],
    [-0.02, c.main, -0.012],
    [-0.05, c.light, -0.028],
  ] as const) {
    pen.fillStyle = colour
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const [x, y] = onLine(line, t)
      const r = radius(t) + grow
      if (r <= 0.004) continue
      pen.beginPath()
      pen.arc(x + off, y + off, r, 0, TAU)
      pen.fill()
    }
  }
}

/** A place on a smooth line through some places, by a share of it. */
function onLine(line: readonly Place[], t: number): Place {
  const last = line.length - 1
  const at = Math.min(last - 1e-6, Math.max(0, t * last))
  const i = Math.floor(at)
  const u = at - i
  const p = (k: number): Place => line[Math.min(last, Math.max(0, k))] ?? [0, 0]
  const mix = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u)
  const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])]
}

/** A wing with its scalloped rim and its bones, which are what one reads from afar. */
function batWing(pen: Pen, side: number, c: Paint): void {
  pen.beginPath()
  pen.moveTo(0.05 * side, -0.1)
  pen.quadraticCurveTo(0.16 * side, -0.32, 0.34 * side, -0.38)
  pen.quadraticCurveTo(0.56 * side, -0.37, 0.7 * side, -0.18)
  pen.quadraticCurveTo(0.57 * side, -0.09, 0.59 * side, 0.04)
  pen.lineTo(0.63 * side, 0.22)
  pen.quadraticCurveTo(0.5 * side, 0.12, 0.42 * side, 0.16)
  pen.lineTo(0.34 * side, 0.32)
  pen.quadraticCurveTo(0.25 * side, 0.18, 0.2 * side, 0.18)
  pen.lineTo(0.05 * side, 0.15)
  pen.closePath()
  pen.fillStyle = gradient(pen, -0.4, -0.4, 0.4, 0.4, c.light, c.main, c.dark)
  pen.fill()
  ink(pen, 0.022)
  pen.strokeStyle = c.dark
  for (const [x, y, width] of [
    [0.69, -0.18, 0.03],
    [0.62, 0.2, 0.024],
    [0.34, 0.3, 0.02],
  ] as const) {
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(0.34 * side, -0.36)
    pen.quadraticCurveTo(0.38 * side, -0.06, x * side, y)
    pen.stroke()
  }
  pen.strokeStyle = c.main
  pen.lineWidth = 0.05
  pen.beginPath()
  pen.moveTo(0.05 * side, -0.07)
  pen.quadraticCurveTo(0.16 * side, -0.28, 0.34 * side, -0.36)
  pen.stroke()
}

/** A head from above: jaws, horns and eyes. */
function drakeHead(pen: Pen, x: number, y: number, turn: number, c: Paint): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = BONE
  for (const side of [-1, 1]) {
    outline(pen, [
      [0.03 * side, 0.01],
      [0.1 * side, 0.13],
      [0.02 * side, 0.05],
    ])
    pen.fill()
    ink(pen, 0.012)
  }
  pen.beginPath()
  pen.moveTo(-0.06, 0.03)
  pen.quadraticCurveTo(-0.06, -0.06, 0, -0.15)
  pen.quadraticCurveTo(0.06, -0.06, 0.06, 0.03)
  pen.quadraticCurveTo(0, 0.08, -0.06, 0.03)
  pen.fillStyle = gradient(pen, -0.06, -0.1, 0.06, 0.06, c.light, c.main, c.dark)
  pen.fill()
  ink(pen, 0.014)
  pen.fillStyle = '#ffe27a'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(0.033 * side, -0.02, 0.014, 0, TAU)
    pen.fill()
  }
  pen.restore()
}

/** Two wings wider than the base, and an S of neck and tail. */
const dragon: Silhouette = (pen, c) => {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const side of [-1, 1]) batWing(pen, side, c)
  const spine: readonly Place[] = [
    [0.02, -0.5],
    [-0.06, -0.36],
    [0.02, -0.2],
    [0, 0],
    [0.03, 0.2],
    [-0.06, 0.4],
    [0.05, 0.58],
  ]
  tube(
    pen,
    spine,
    t => (t < 0.2 ? 0.05 : t < 0.5 ? 0.05 + (t - 0.2) * 0.25 : Math.max(0.014, 0.125 - (t - 0.5) * 0.23)),
    c,
  )
  drakeHead(pen, 0.02, -0.52, 0, c)
}

/** Feathered wings spread, a white head and tail. */
const eagle: Silhouette = (pen, c) => {
  pen.lineJoin = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(0.04 * side, -0.1)
    pen.quadraticCurveTo(0.3 * side, -0.32, 0.52 * side, -0.18)
    for (let i = 0; i < 5; i++) {
      const t = i / 4
      pen.lineTo((0.66 - t * 0.2) * side, -0.12 + t * 0.26)
      pen.lineTo((0.5 - t * 0.12) * side, 0.02 + t * 0.14)
    }
    pen.quadraticCurveTo(0.2 * side, 0.2, 0.05 * side, 0.16)
    pen.closePath()
    pen.fillStyle = gradient(pen, -0.4, -0.4, 0.4, 0.4, '#efc27e', c.main, '#7d5226')
    pen.fill()
    ink(pen, 0.02)
  }
  outline(pen, [
    [-0.05, 0.2],
    [-0.13, 0.44],
    [0, 0.4],
    [0.13, 0.44],
    [0.05, 0.2],
  ])
  pen.fillStyle = '#efe6d0'
  pen.fill()
  ink(pen, 0.018)
  pen.beginPath()
  pen.ellipse(0, 0.04, 0.075, 0.24, 0, 0, TAU)
  pen.fillStyle = gradient(pen, -0.08, 0, 0.08, 0, '#a8713a', '#8a5a2c', '#5d3a1a')
  pen.fill()
  ink(pen, 0.016)
  pen.beginPath()
  pen.arc(0, -0.24, 0.068, 0, TAU)
  pen.fillStyle = '#f6efdf'
  pen.fill()
  ink(pen, 0.014)
  outline(pen, [
    [-0.035, -0.29],
    [0, -0.38],
    [0.035, -0.29],
  ])
  pen.fillStyle = '#e9a92c'
  pen.fill()
}

/** One great man with a club: shoulders, arms, a head, boots. */
const giant: Silhouette = (pen, c) => {
  pen.fillStyle = 'rgba(14,10,2,.4)'
  pen.beginPath()
  pen.ellipse(0.08, 0.12, 0.4, 0.3, 0.4, 0, TAU)
  pen.fill()
  pen.lineCap = 'round'
  const limb = (from: Place, to: Place, width: number, colour: string): void => {
    for (const [more, paint] of [
      [0.03, INK],
      [0, colour],
    ] as const) {
      pen.strokeStyle = paint
      pen.lineWidth = width + more
      pen.beginPath()
      pen.moveTo(from[0], from[1])
      pen.lineTo(to[0], to[1])
      pen.stroke()
    }
  }
  limb([-0.13, 0.1], [-0.16, 0.32], 0.16, '#5a3d22')
  limb([0.13, 0.1], [0.18, 0.26], 0.16, '#5a3d22')
  limb([0.34, -0.12], [0.3, -0.44], 0.1, '#6b4a26')
  limb([0.3, -0.4], [0.29, -0.47], 0.17, '#8a6236')
  limb([-0.26, 0], [-0.38, -0.2], 0.13, '#c79a70')
  limb([0.26, 0], [0.35, -0.16], 0.13, '#c79a70')
  pen.beginPath()
  pen.ellipse(0, 0.02, 0.3, 0.19, 0, 0, TAU)
  pen.fillStyle = gradient(pen, -0.3, -0.2, 0.3, 0.2, c.light, c.main, c.dark)
  pen.fill()
  ink(pen, 0.02)
  pen.beginPath()
  pen.arc(0, -0.06, 0.14, 0, TAU)
  pen.fillStyle = gradient(pen, -0.12, -0.18, 0.12, 0.06, '#ecc79c', '#d4aa80', '#9c744c')
  pen.fill()
  ink(pen, 0.018)
  pen.beginPath()
  pen.arc(0, -0.03, 0.13, 0.1, Math.PI - 0.1)
  pen.fillStyle = '#5c3519'
  pen.fill()
}

/** Five necks out of one body. */
const hydra: Silhouette = (pen, c) => {
  tube(
    pen,
    [
      [0, 0.04],
      [0.05, 0.24],
      [-0.1, 0.42],
    ],
    t => 0.17 - t * 0.14,
    c,
  )
  for (const turn of [-0.95, 0.95, -0.48, 0.48, 0]) {
    const out: Place = [Math.sin(turn) * 0.4, -Math.cos(turn) * 0.4]
    const bend: Place = [Math.sin(turn) * 0.24 + Math.cos(turn) * 0.05, -Math.cos(turn) * 0.22]
    tube(pen, [[0, 0], bend, out], t => 0.075 - t * 0.035, c)
    drakeHead(pen, out[0], out[1], turn, c)
  }
}

export const MONSTERS: Readonly<Record<string, Silhouette>> = {
  dragon,
  eagle,
  giant,
  hydra,
  thrower,
  bombard,
  orcs,
  elves,
  bones,
}

/** The letter of each where bases are too small for pictures: what flies, what is great, what throws stones. */
export const MONSTER_LETTERS: Readonly<Record<string, string>> = {
  dragon: 'D',
  eagle: 'F',
  giant: 'B',
  hydra: 'B',
  thrower: 'G',
  bombard: 'G',
}
