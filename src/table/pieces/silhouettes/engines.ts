import { type Pen, TAU, gradient } from '../../paint/pen'
import type { Paint } from '../paints'
import { little } from './ancients'
import { INK, type Place, type Silhouette, ink, outline } from './parts'

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
export const thrower: Silhouette = (pen, c) => {
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
export const bombard: Silhouette = (pen, c) => {
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
