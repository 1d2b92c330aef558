import type { Silhouette } from '../parts'
import {
  aircraft,
  both,
  canopy,
  type Draft,
  elliptic,
  fin,
  lines,
  marks,
  piece,
  screw,
  seams,
  skin,
  tube,
  wing,
} from './draft'

const DARK = '#2a2723'
const YELLOW = '#dcb23c'

/** Exhaust stubs along both sides of an engine in line. */
function exhausts(draft: Draft, x: number, ...ys: readonly number[]): void {
  both(draft, () => {
    draft.pen.fillStyle = DARK
    for (const y of ys) draft.pen.fillRect(x, y, 0.2, 0.22)
  })
}

/** A short gun barrel before each wing. */
function cannon(draft: Draft, x: number, y: number, length: number): void {
  both(draft, () => {
    draft.pen.fillStyle = DARK
    draft.pen.fillRect(x, y - length, 0.17, length)
  })
}

/** The ring of a radial engine. */
const cowling = (draft: Draft, y: number, length: number, w: number, colour: string): void =>
  tube(
    draft,
    [0, y, w * 0.72, y, w, y + length * 0.25, w * 0.97, y + length, 0, y + length],
    [[y, length, colour]],
  )

const spitfire = aircraft(11.2, 1.3, d => {
  cannon(d, 1.96, -0.6, 0.9)
  skin(d, elliptic(5.6, 0.78, 1.72))
  skin(d, elliptic(1.62, 0.42, 0.62, 5.02))
  seams(d, [2.9, 1.45, 5, 0.76], [2.9, 0.95, 4.9, 0.42], [0.6, 1.28, 2.85, 1.05], [0.2, 5.2, 1.45, 5.2])
  marks(d, 3.95, 0.22, 0.76)
  tube(
    d,
    [0, -3.05, 0.34, -2.55, 0.48, -2, 0.52, -0.8, 0.5, 0.4, 0.44, 1.6, 0.34, 3, 0.22, 4.4, 0.1, 5.7, 0, 6.2],
    [[3.75, 0.5, '#c9d2b4']],
  )
  exhausts(d, 0.36, -1.95, -1.6, -1.25)
  piece(d, '#c9d2b4', [0, -3.15, 0.19, -2.92, 0.34, -2.5])
  canopy(d, 0, 1.65, 0.34, [0.3, 1])
  fin(d, 4.5, 6.15)
  screw(d, 0, -2.78, 1.62)
})

const hurricane = aircraft(12.2, 1.2, d => {
  skin(d, wing(6.1, [-1.1, 1.55], [-0.5, 0.95], 1.3))
  skin(d, wing(1.7, [4.15, 5.3], [4.45, 5.25], 0.7))
  seams(d, [3.1, 1.2, 5.4, 1], [3.1, 0.75, 5.4, 0.55], [0.7, 1.2, 3, 0.95], [2.2, -0.85, 2.2, 1.2])
  marks(d, 4.3, 0.15, 0.86)
  tube(
    d,
    [0, -3.1, 0.4, -2.6, 0.56, -1.9, 0.62, 0.2, 0.6, 1.5, 0.46, 3.2, 0.26, 4.8, 0.1, 5.9, 0, 6.1],
    [[3.6, 0.5, '#c9d2b4']],
  )
  exhausts(d, 0.42, -1.9, -1.55, -1.2)
  piece(d, '#2c2b27', [0, -3.25, 0.22, -3, 0.4, -2.55])
  canopy(d, 0.2, 1.75, 0.4, [0.35, 0.7, 1.05, 1.4])
  fin(d, 4.3, 6.05)
  screw(d, 0, -2.85, 1.7)
})

/** Straight edges, clipped tips: the taper is what tells it from the Spitfire. */
const messerschmitt109 = aircraft(9.9, 1.1, d => {
  cannon(d, 2.5, -0.65, 0.85)
  skin(d, wing(4.93, [-1, 1.25], [-0.36, 0.5], 0.28))
  skin(d, wing(1.5, [4.45, 5.45], [4.78, 5.3], 0.2))
  seams(d, [2.7, 0.86, 4.8, 0.48], [2.8, 0.42, 4.8, 0.16], [0.6, 0.78, 2.75, 0.5], [2.7, -0.62, 4.7, -0.4])
  marks(d, 3.5, 0.06, 0.66)
  tube(
    d,
    [0, -3.1, 0.3, -2.9, 0.42, -2.45, 0.5, -1.8, 0.5, -0.6, 0.47, 0.7, 0.3, 3, 0.18, 4.5, 0, 5.62],
    [
      [-3.1, 1.65, YELLOW],
      [5.05, 0.7, YELLOW],
    ],
  )
  both(d, () => lines(d, DARK, 0.18, [0.42, -2.05, 0.44, -1.1]))
  piece(d, '#4b5a4a', [0, -3.25, 0.14, -3.2, 0.3, -2.95, 0.38, -2.5])
  canopy(d, -0.35, 1.9, 0.35, [0.4, 0.9, 1.4])
  fin(d, 4.2, 5.7)
  screw(d, 0, -2.8, 1.55)
})

/** Broad at the root and pointed at the tip. */
const yak = aircraft(9.74, 1, d => {
  skin(d, wing(4.87, [-0.95, 1.6], [-0.05, 0.6], 1.1))
  skin(d, wing(1.65, [4.1, 5.1], [4.5, 5], 0.6))
  seams(d, [2.5, 1, 4.5, 0.6], [2.5, 0.6, 4.4, 0.35], [0.6, 1.2, 2.4, 0.8])
  marks(d, 3.2, 0.3, 0.62)
  tube(
    d,
    [0, -3.3, 0.3, -2.9, 0.44, -2.2, 0.5, -0.8, 0.5, 0.7, 0.42, 2.2, 0.26, 4, 0.1, 5.2, 0, 5.4],
    [[-3.3, 0.75, '#b5331f']],
  )
  exhausts(d, 0.36, -2.1, -1.75, -1.4)
  canopy(d, 0.15, 1.75, 0.36, [0.45, 1.15])
  fin(d, 3.9, 5.35)
  screw(d, 0, -3.05, 1.5)
})

const zero = aircraft(12, 1.5, d => {
  cannon(d, 2.3, -0.7, 0.6)
  skin(d, wing(6, [-0.95, 1.65], [-0.1, 0.75], 1.7))
  skin(d, wing(2.1, [5, 6.1], [5.45, 6], 0.8))
  seams(d, [3, 1.25, 5.5, 0.85], [3, 0.85, 5.4, 0.5], [0.7, 1.35, 2.9, 1], [0.3, 5.85, 1.9, 5.75])
  marks(d, 4.1, 0.3, 0.8)
  tube(d, [0, -2.4, 0.6, -2.2, 0.6, -0.5, 0.54, 1.6, 0.38, 3.6, 0.2, 5.4, 0.05, 6.6, 0, 6.7])
  cowling(d, -2.6, 1.25, 0.64, '#25272a')
  piece(d, '#b9b6a6', [0, -3.1, 0.2, -2.9, 0.3, -2.55])
  canopy(d, -0.4, 2.7, 0.38, [0.4, 0.9, 1.4, 1.9])
  fin(d, 4.9, 6.6)
  screw(d, 0, -2.8, 1.5)
})

/** The crank of the gull wing shows as a bright and a dark panel; the nose is long, the pilot sits far behind it. */
const corsair = aircraft(12.5, 1.4, d => {
  skin(d, wing(6.25, [-1.15, 1.6], [-0.2, 0.8], 1.5))
  skin(d, wing(2.5, [4.9, 6.2], [5.3, 6.1], 0.8))
  both(d, () => {
    d.pen.fillStyle = d.light[0] > 0 ? 'rgba(8,12,20,.34)' : 'rgba(8,12,20,.26)'
    d.pen.beginPath()
    for (const [x, y] of [
      [0.6, -1.06],
      [1.9, -0.86],
      [2.1, 1.34],
      [0.6, 1.53],
    ] as const)
      d.pen.lineTo(x, y)
    d.pen.fill()
    lines(d, 'rgba(240,246,250,.5)', 0.12, [2.05, -0.8, 2.2, 1.3])
    lines(d, DARK, 0.24, [0.8, -1, 1.5, -0.9])
  })
  seams(d, [3.2, 1.1, 5.6, 0.85], [2.3, 0.75, 5.5, 0.45], [0.4, 5.85, 2.3, 5.8])
  marks(d, 4.2, 0.2, 0.56)
  tube(d, [0, -3.6, 0.66, -3.4, 0.7, -2, 0.66, 0.6, 0.56, 2.4, 0.36, 4.6, 0.12, 6.4, 0, 6.6])
  cowling(d, -3.8, 1.5, 0.74, d.paint.dark)
  piece(d, '#3a3a36', [0, -4.15, 0.16, -4, 0.26, -3.75])
  canopy(d, 0.6, 1.7, 0.4, [0.5, 0.95])
  fin(d, 4.6, 6.5)
  screw(d, 0, -3.95, 1.95)
})

/** Square tips and a kink where the wing meets the body; a bubble of glass. */
const mustang = aircraft(11.3, 1.3, d => {
  skin(d, [0, -1.6, 0.5, -1.6, 1.2, -0.95, 5.5, -0.3, 5.65, 0.1, 5.6, 0.7, 0.5, 1.35, 0, 1.4])
  skin(d, wing(2, [4.7, 5.8], [5, 5.75], 0.3))
  both(d, () => {
    for (const [x, colour] of [
      [2, '#f2eee0'],
      [2.3, '#1e1d1a'],
      [2.6, '#f2eee0'],
    ] as const)
      lines(d, colour, 0.26, [x, -0.72, x, 1])
  })
  seams(d, [3.2, 0.98, 5.4, 0.72], [3.2, 0.6, 5.4, 0.4], [0.3, 5.45, 1.9, 5.4])
  marks(d, 4.25, 0.12, 0.5)
  tube(
    d,
    [0, -3.5, 0.28, -3.1, 0.42, -2.4, 0.5, -0.8, 0.52, 1.2, 0.46, 2.4, 0.3, 4.2, 0.12, 5.9, 0, 6.2],
    [[-3.5, 1, '#b5372a']],
  )
  exhausts(d, 0.34, -2.3, -2, -1.7, -1.4)
  canopy(d, 0, 1.9, 0.4, [0.5])
  fin(d, 4.4, 6.15)
  screw(d, 0, -3.2, 1.7)
})

export const FIGHTERS: Readonly<Record<string, Silhouette>> = {
  spitfire,
  hurricane,
  me109: messerschmitt109,
  yak9: yak,
  zero,
  corsair,
  mustang,
}
