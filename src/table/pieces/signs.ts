import type { Chip } from '../../engine/scene'
import { seedOf } from '../paint/noise'
import { slab, TAU, type Pen } from '../paint/pen'
import { LABEL } from '../tokens'

/** A sign in a disc of radius 1: its ground, and what is on it. */
interface Sign {
  readonly ground: string
  readonly paint: (pen: Pen) => void
}

function line(
  pen: Pen,
  width: number,
  colour: string,
  ...points: readonly (readonly [number, number])[]
): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}

function blob(pen: Pen, colour: string, x: number, y: number, rx: number, ry: number, turn = 0): void {
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, TAU)
  pen.fillStyle = colour
  pen.fill()
}

const RED = '#b3241a'
const CREAM = '#f3ead4'

const SIGNS: Readonly<Record<string, Sign>> = {
  jerboa: {
    ground: '#fffaf0',
    paint(pen) {
      blob(pen, RED, 0.02, 0.08, 0.34, 0.3, -0.5)
      blob(pen, RED, 0.36, -0.26, 0.2, 0.2)
      line(pen, 0.15, RED, [0.26, -0.4], [0.2, -0.74])
      line(pen, 0.15, RED, [0.4, -0.42], [0.46, -0.74])
      line(pen, 0.15, RED, [-0.1, 0.3], [0.16, 0.58], [0.42, 0.54])
      line(pen, 0.15, RED, [-0.28, 0.2], [-0.6, 0.1], [-0.62, -0.4])
    },
  },
  springbok: {
    ground: '#e2b23b',
    paint(pen) {
      pen.beginPath()
      pen.arc(0, 0, 1, -0.3, Math.PI - 0.3)
      pen.fillStyle = '#2c6a3f'
      pen.fill()
    },
  },
  panzer: {
    ground: '#2a2823',
    paint(pen) {
      pen.strokeStyle = CREAM
      pen.lineWidth = 0.22
      pen.beginPath()
      pen.moveTo(-0.32, -0.5)
      pen.lineTo(-0.32, 0.5)
      pen.bezierCurveTo(0.62, 0.5, 0.62, -0.5, -0.32, -0.5)
      pen.stroke()
      line(pen, 0.22, CREAM, [-0.62, 0], [0.5, 0])
    },
  },
  cross: {
    ground: '#7a2230',
    paint(pen) {
      line(pen, 0.34, CREAM, [0, -0.66], [0, 0.66])
      line(pen, 0.34, CREAM, [-0.66, 0], [0.66, 0])
    },
  },
  star: {
    ground: '#5b6b35',
    paint(pen) {
      pen.beginPath()
      for (let i = 0; i < 10; i++) {
        const r = i % 2 === 0 ? 0.74 : 0.3
        pen.lineTo(Math.sin((i * TAU) / 10) * r, -Math.cos((i * TAU) / 10) * r)
      }
      pen.fillStyle = RED
      pen.fill()
    },
  },
  bars: {
    ground: '#e9e2cf',
    paint(pen) {
      for (const x of [-0.4, 0, 0.4]) line(pen, 0.24, '#22313f', [x, -0.6], [x, 0.6])
    },
  },
  chevron: {
    ground: '#2f5a7a',
    paint: pen => line(pen, 0.28, CREAM, [-0.6, 0.4], [0, -0.35], [0.6, 0.4]),
  },
  diamond: {
    ground: '#c9a53b',
    paint: pen =>
      line(pen, 0.24, '#3a2410', [0, -0.62], [0.62, 0], [0, 0.62], [-0.62, 0], [0, -0.62], [0.62, 0]),
  },
}

const GROUNDS = ['#2f5a7a', '#7a2230', '#2c6a3f', '#5a4a86', '#8a5a1c', '#3c4a52'] as const

/** One that is not in the table shows its first letter on a ground of its own. */
function lettered(key: string): Sign {
  return {
    ground: GROUNDS[seedOf(key) % GROUNDS.length] ?? GROUNDS[0],
    paint(pen) {
      pen.fillStyle = CREAM
      pen.font = `700 1.25px ${LABEL}`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(key.slice(0, 1).toUpperCase(), 0, 0.08)
    },
  }
}

/** The sign of a formation in a disc of `r` pixels about the origin. */
export function paintSign(pen: Pen, key: string, r: number): void {
  const { ground, paint } = SIGNS[key] ?? lettered(key)
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.6)'
  pen.shadowBlur = r * 0.4
  pen.shadowOffsetY = r * 0.12
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.fillStyle = ground
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.save()
  pen.clip()
  pen.scale(r, r)
  paint(pen)
  pen.restore()
  pen.beginPath()
  pen.arc(0, 0, r, 0, TAU)
  pen.strokeStyle = '#1a160c'
  pen.lineWidth = Math.max(1, r * 0.13)
  pen.stroke()
  pen.restore()
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A small die of 2 `r` pixels that lies beside a base: orange for damage, of paper for all else. */
export function paintDie(pen: Pen, { text, tone }: Pick<Chip, 'text' | 'tone'>, r: number): void {
  const isDamage = tone === 'damage'
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,.7)'
  pen.shadowBlur = r * 0.4
  pen.shadowOffsetY = r * 0.2
  slab(pen, -r, -r, r * 2, r * 2, r * 0.4, isDamage ? '#e07a34' : '#fffdf4')
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#1a160c'
  pen.lineWidth = Math.max(0.8, r * 0.13)
  pen.stroke()
  for (const [x, y] of PIPS[Number(text)] ?? [])
    blob(pen, isDamage ? '#1a0d04' : '#22201a', x * r * 0.5, y * r * 0.5, r * 0.21, r * 0.21)
  pen.restore()
}
