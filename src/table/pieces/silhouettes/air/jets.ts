import type { Silhouette } from '../parts'
import { aircraft, both, canopy, fin, lines, marks, piece, pods, seams, skin, tube, wing } from './draft'
import { HOLE, fences, intake, pipe } from './jetParts'

/** Two engines in pods under a slightly swept wing, a body of three corners. */
const me262 = aircraft(12.6, 1.1, d => {
  skin(d, wing(6.3, [-1.9, 1.2], [0.1, 1.1], 0.5))
  skin(d, wing(2, [4.5, 5.7], [5.1, 5.8], 0.4))
  pods(d, 2.15, [0, -2.7, 0.34, -2.6, 0.44, -1.6, 0.44, 0.6, 0.26, 1.7, 0, 1.8])
  for (const x of [-2.15, 2.15]) {
    piece(d, HOLE, [0, -2.78, 0.3, -2.7, 0.26, -2.4, 0, -2.35], x)
    pipe(d, 1.6, 0.22, x)
  }
  seams(d, [3, 0.9, 5.8, 0.85], [3, 0.5, 5.8, 0.5], [0.4, 5.4, 1.8, 5.5])
  marks(d, 4.4, 0.3, 0.62)
  tube(d, [0, -4, 0.24, -3.6, 0.5, -2.4, 0.66, -0.8, 0.62, 1.4, 0.4, 3.4, 0.18, 5.4, 0, 6.3])
  canopy(d, -0.5, 1.9, 0.4, [0.5, 1.1])
  fin(d, 4.5, 6.3)
})

/** Broad straight wings with the engines through their middle. */
const meteor = aircraft(13.6, 1.4, d => {
  skin(d, wing(5.7, [-1.7, 1.7], [-0.6, 0.8], 0.7))
  pods(d, 2.25, [0, -2.5, 0.6, -2.4, 0.72, -1.2, 0.7, 1.2, 0.4, 2.6, 0, 2.7])
  for (const x of [-2.25, 2.25]) {
    piece(d, HOLE, [0, -2.6, 0.5, -2.5, 0.4, -2.1, 0, -2.05], x)
    pipe(d, 2.4, 0.34, x)
  }
  seams(d, [3.3, 1.25, 5.3, 0.9], [3.3, 0.8, 5.2, 0.5], [0.7, 1.4, 1.5, 1.35])
  marks(d, 4.3, -0.1, 0.66)
  tube(d, [0, -5.4, 0.34, -4.8, 0.6, -3.4, 0.66, -1, 0.6, 1.8, 0.4, 4.2, 0.16, 6.6, 0, 7.4])
  skin(d, wing(2.3, [5.6, 6.9], [6, 6.8], 0.6))
  canopy(d, -3.2, 2.1, 0.42, [0.6])
  fin(d, 4.7, 7.3)
})

const mig15 = aircraft(10.6, 1.6, d => {
  skin(d, wing(5.05, [-1.7, 1.3], [2, 3.1], 0.35))
  fences(d, [1.9, -0.2, 1.9, 1.8], [3.3, 0.8, 3.3, 2.3])
  seams(d, [3, 2, 4.8, 2.75])
  marks(d, 3.9, 2, 0.52)
  tube(d, [0, -4, 0.5, -4, 0.72, -2.6, 0.8, -0.6, 0.74, 2, 0.5, 4.2, 0.34, 5, 0, 5], [[-4, 0.55, '#b5331f']])
  intake(d, -4, 0.46)
  pipe(d, 4.9, 0.3)
  canopy(d, -2, 1.8, 0.42, [0.55])
  lines(d, '#23241f', 0.24, [0, 3, 0, 6.3])
  skin(d, wing(1.75, [5, 6], [5.9, 6.5], 0.2))
})

const sabre = aircraft(11.4, 1.5, d => {
  skin(d, wing(5.65, [-1.9, 1.2], [2.1, 3.3], 0.4))
  skin(d, wing(2, [4.5, 5.8], [5.8, 6.5], 0.25))
  both(d, () => lines(d, '#e0b93c', 0.44, [2.5, 0.2, 2.5, 1.9]))
  both(d, () => lines(d, '#1e1d1a', 0.08, [2.26, -0.1, 2.26, 1.85], [2.74, 0.1, 2.74, 2.05]))
  seams(d, [3.4, 2.1, 5.3, 2.9], [0.9, -1.2, 5.3, 1.9])
  marks(d, 4.1, 2.05, 0.44)
  tube(d, [0, -4.6, 0.46, -4.5, 0.66, -3, 0.74, -0.8, 0.7, 2, 0.56, 4.4, 0.4, 5.4, 0, 5.4])
  intake(d, -4.55, 0.4)
  pipe(d, 5.3, 0.34)
  canopy(d, -2.9, 2.3, 0.44, [0.6])
  fin(d, 3.6, 6.3)
})

export const JETS: Readonly<Record<string, Silhouette>> = { me262, meteor, mig15, sabre }
