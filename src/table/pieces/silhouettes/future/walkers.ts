import { slab, TAU, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import { barrel, hatch, ink, type Silhouette } from '../parts'
import { slit, solid } from './light'

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

/** Machines on two legs or four. */
export const WALKERS: Readonly<Record<string, Silhouette>> = {
  lightwalker: walker(0.56, 2, 0.18, false),
  mediumwalker: walker(0.7, 2, 0.26, false),
  heavywalker: walker(0.64, 4, 0.28, false),
  xheavywalker: walker(0.68, 4, 0.3, true),
}
