import { type Pen, TAU, gradient } from '../../paint/pen'
import type { Paint } from '../paints'
import { little } from './ancients'
import { INK, type Silhouette, ink } from './parts'

type Place = readonly [number, number]

const BONE = '#f3ead0'

function outline(pen: Pen, places: readonly Place[]): void {
  pen.beginPath()
  for (const [i, [x, y]] of places.entries()) {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}

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

function beam(pen: Pen, from: Place, to: Place, width: number, colour: string): void {
  for (const [more, paint] of [
    [0.028, INK],
    [0, colour],
    [-width * 0.68, '#c89a5c'],
  ] as const) {
    pen.strokeStyle = paint
    pen.lineWidth = width + more
    pen.beginPath()
    pen.moveTo(from[0], from[1])
    pen.lineTo(to[0], to[1])
    pen.stroke()
  }
}

const CREW: readonly Place[] = [
  [-0.38, 0.22],
  [0.38, 0.26],
]

function crew(pen: Pen, c: Paint): void {
  for (const [x, y] of CREW) little(pen, x, y, 0.05, { files: 1, ranks: 1, tunic: c.main, helmet: '#a77a45' })
}

/** A frame of beams, the arm with its weight behind, the stone before. */
const thrower: Silhouette = (pen, c) => {
  pen.lineCap = 'round'
  pen.fillStyle = 'rgba(14,10,2,.4)'
  pen.fillRect(-0.24, -0.24, 0.56, 0.62)
  for (const side of [-1, 1]) beam(pen, [0.25 * side, -0.28], [0.25 * side, 0.34], 0.065, '#8a6336')
  for (const y of [-0.26, 0.05, 0.32]) beam(pen, [-0.25, y], [0.25, y], 0.05, '#8a6336')
  beam(pen, [0, -0.36], [0, 0.32], 0.07, '#9a7040')
  pen.beginPath()
  pen.rect(-0.13, 0.17, 0.26, 0.2)
  pen.fillStyle = gradient(pen, -0.13, 0.17, 0.13, 0.37, '#8d8f8c', '#6a6c6a', '#4c4e4e')
  pen.fill()
  ink(pen, 0.018)
  pen.beginPath()
  pen.arc(0, -0.4, 0.085, 0, TAU)
  pen.fillStyle = gradient(pen, -0.08, -0.48, 0.08, -0.32, '#d5d0c4', '#a8a397', '#7d7a70')
  pen.fill()
  ink(pen, 0.018)
  crew(pen, c)
}

/** A barrel bound with hoops on a bed of timber, its shot beside it. */
const bombard: Silhouette = (pen, c) => {
  pen.lineCap = 'round'
  for (const side of [-1, 1]) beam(pen, [0.16 * side, -0.2], [0.16 * side, 0.36], 0.07, '#8a6336')
  for (const y of [-0.1, 0.26]) beam(pen, [-0.2, y], [0.2, y], 0.06, '#75522b')
  outline(pen, [
    [-0.11, -0.42],
    [0.11, -0.42],
    [0.14, 0.28],
    [-0.14, 0.28],
  ])
  pen.fillStyle = gradient(pen, -0.14, 0, 0.14, 0, '#9aa0a4', '#5e6468', '#2c3032')
  pen.fill()
  ink(pen, 0.02)
  pen.strokeStyle = '#2a2c2c'
  pen.lineWidth = 0.03
  for (const y of [-0.36, -0.16, 0.04, 0.22]) {
    pen.beginPath()
    pen.moveTo(-0.13, y)
    pen.lineTo(0.13, y)
    pen.stroke()
  }
  pen.fillStyle = '#3a3a36'
  for (const [x, y] of [
    [0.32, 0.02],
    [0.36, 0.1],
    [0.28, 0.11],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, 0.04, 0, TAU)
    pen.fill()
  }
  crew(pen, c)
}

/** Ranks of a people, dressed as each comes. */
function people(
  pen: Pen,
  files: number,
  ranks: number,
  loose: number,
  looks: readonly { readonly tunic: string; readonly helmet: string; readonly shield: string }[],
  spear?: number,
): void {
  for (let j = 0; j < ranks; j++) {
    for (let i = 0; i < files; i++) {
      const n = j * files + i
      const shift = (by: number): number => (((n * by) % 7) / 7 - 0.5) * loose
      const look = looks[n % looks.length]
      if (!look) continue
      const x = ((i - (files - 1) / 2) * 0.78) / files + shift(5)
      const y = ((j - (ranks - 1) / 2) * 0.7) / ranks + 0.03 + shift(3)
      little(pen, x, y, 0.045, {
        files: 1,
        ranks: 1,
        round: true,
        ...look,
        ...(spear !== undefined && { spear }),
      })
    }
  }
}

const GREEN = ['#6d8a3a', '#5b7a34', '#7c9444'] as const

/** Green skin, dark iron, painted shields. */
const orcs: Silhouette = (pen, c) =>
  people(pen, 5, 4, 0.09, [
    { tunic: c.main, helmet: GREEN[0], shield: '#9c2f1c' },
    { tunic: '#4b4a42', helmet: GREEN[1], shield: '#2f2a26' },
    { tunic: '#5a4530', helmet: GREEN[2], shield: '#b06a26' },
  ])

/** Pale helms and long spears in close order. */
const elves: Silhouette = (pen, c) =>
  people(pen, 6, 4, 0, [{ tunic: c.main, helmet: '#dfe6e4', shield: '#e9efe6' }], 0.2)

/** Bare skulls, and shields of another age. */
const bones: Silhouette = (pen, c) =>
  people(pen, 6, 4, 0.05, [
    { tunic: '#d8cfae', helmet: '#f3ecd6', shield: '#6b5a72' },
    { tunic: '#b5a98a', helmet: '#efe8d0', shield: c.dark },
  ])

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
