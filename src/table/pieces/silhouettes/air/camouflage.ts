import type { Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'

type Patch = readonly number[]

/** Patches of the second colour, as x and y in turn, metres. */
const SPLINTER: readonly Patch[] = [
  [-9, -3, -4.6, -3, -5.5, 0.1, -4.2, 3, -9, 3],
  [-3.4, -3, -1.2, -3, -2.1, 0.2, -0.4, 3, -2.9, 3, -3.9, 0.4],
  [0.4, -4, 2.3, -3, 1.6, 0.2, 2.8, 3, 0.6, 3, 0.2, 1],
  [3.6, -3, 6, -3, 4.6, 0.6, 5.6, 3, 3.4, 3, 4.2, 0.2],
  [7, -3, 9, -3, 9, 3, 7.6, 3],
  [-2.6, 4, -0.6, 4, -1.5, 8, -3, 8],
  [0.5, 4.6, 1.7, 4, 1.1, 8, -0.2, 8],
]

/** Each a wave: left edge at the bottom, left edge at the top, width. */
const WAVES: readonly (readonly [number, number, number, number, number])[] = [
  [-8.6, 3, -5.2, -3, 1.7],
  [-5, 3, -2.4, -3, 1.6],
  [-1.9, 3.4, 0.6, -4, 1.5],
  [1.7, 3, 4.4, -3, 1.6],
  [5, 3, 7.6, -3, 1.7],
  [-2.4, 8, 2, 4.3, 1],
]

const LOZENGES = ['#5c6a7a', '#7b6a86', '#7c8a5a', '#b39a62', '#4f5e4a']

/** The second colour of a paint over what is clipped, as its army sprayed it. */
export function camouflage(pen: Pen, paint: Paint): void {
  if (paint.second === undefined) return
  pen.fillStyle = paint.second
  if (paint.pattern === 'splinter') for (const patch of SPLINTER) fill(pen, patch)
  else if (paint.pattern === 'waves') for (const wave of WAVES) swell(pen, wave)
  else if (paint.pattern === 'lozenge') lozenges(pen)
}

function fill(pen: Pen, patch: Patch): void {
  pen.beginPath()
  for (let i = 0; i < patch.length; i += 2) pen.lineTo(patch[i] ?? 0, patch[i + 1] ?? 0)
  pen.fill()
}

function swell(pen: Pen, [x0, y0, x1, y1, w]: (typeof WAVES)[number]): void {
  pen.beginPath()
  pen.moveTo(x0, y0)
  pen.bezierCurveTo(x0 + 1.4, y0 - 1.2, x1 - 1.7, y1 + 2, x1, y1)
  pen.lineTo(x1 + w, y1)
  pen.bezierCurveTo(x1 + w - 1.1, y1 + 2.4, x0 + w + 1.5, y0 - 1.4, x0 + w, y0)
  pen.fill()
}

function lozenges(pen: Pen): void {
  for (let row = -10; row < 12; row++) {
    for (let column = -8; column < 8; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * 0.8
      const y = row * 0.6
      pen.fillStyle = LOZENGES[Math.abs(column * 3 + row * 2 + (row >> 1)) % LOZENGES.length] ?? '#5c6a7a'
      fill(pen, [x - 0.44, y, x, y - 0.62, x + 0.44, y, x, y + 0.62])
    }
  }
}
