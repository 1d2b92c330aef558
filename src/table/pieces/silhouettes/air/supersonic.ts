import type { Silhouette } from '../parts'
import { aircraft, both, canopy, fin, lines, marks, piece, seams, skin, tube, wing } from './draft'
import { HOLE, STEEL, fences, intake, pipe, stores } from './jetParts'

/** Sharply swept, two pipes side by side, a thin intake in the nose. */
const mig19 = aircraft(12.6, 1, d => {
  skin(d, wing(4.5, [-2.4, 1.2], [3, 4.5], 0.4))
  skin(d, wing(2.3, [4.6, 5.6], [6.4, 7], 0.15))
  fences(d, [2.2, 0.4, 2.2, 2.7])
  seams(d, [2.4, 2.6, 4.2, 4])
  marks(d, 3.3, 2.8, 0.5)
  tube(d, [0, -5.4, 0.5, -5.3, 0.68, -3.6, 0.78, -1, 0.82, 2.6, 0.72, 5.8, 0, 5.8])
  intake(d, -5.35, 0.44)
  lines(d, STEEL, 0.1, [0, -6.8, 0, -5.3])
  pipe(d, 5.7, 0.28, -0.36)
  pipe(d, 5.7, 0.28, 0.36)
  canopy(d, -3.4, 1.9, 0.4, [0.6])
  fin(d, 3.6, 7)
})

/** A small delta with a tailplane, and a cone in its nose. */
const mig21 = aircraft(14.5, 1.1, d => {
  stores(d, 2.2, 0.4, 2.8, 0.13, '#d8d6ca')
  skin(d, [0, -2.2, 0.6, -1.9, 3.4, 3.1, 3.58, 3.3, 3.5, 3.6, 0, 3.6])
  skin(d, [0, 4.5, 0.5, 4.7, 1.85, 6.5, 1.85, 7, 0.5, 6.4, 0, 6.4])
  seams(d, [0.9, 3.15, 3.2, 3.2], [1.9, 0.6, 1.9, 3.5])
  marks(d, 2.35, 2.35, 0.5)
  tube(d, [0, -6, 0.42, -5.9, 0.6, -4.4, 0.66, -2, 0.66, 3, 0.56, 6.2, 0, 6.2])
  piece(d, HOLE, [0, -6, 0.4, -5.95, 0.36, -5.7, 0, -5.7])
  piece(d, '#5d6a5a', [0, -6.9, 0.2, -6.2, 0.26, -5.75, 0, -5.7])
  lines(d, STEEL, 0.1, [0, -8.2, 0, -6.8])
  pipe(d, 6.1, 0.42)
  canopy(d, -4, 1.9, 0.4, [0.6])
  lines(d, d.paint.dark, 0.34, [0, -2, 0, 3.4])
  fin(d, 3.4, 6.9)
})

/** Swept 45 degrees, a flat oval mouth. */
const f100 = aircraft(14.4, 1.2, d => {
  stores(d, 2.6, -0.8, 4.4, 0.3, '#b9b8b0')
  skin(d, wing(5.9, [-2.4, 2], [2.6, 4], 0.3))
  skin(d, wing(2.8, [5, 6.3], [6.9, 7.6], 0.2))
  seams(d, [1, 1.9, 3.4, 2.7], [1, 1.4, 3.4, 2.2])
  marks(d, 4.2, 2.3, 0.52)
  tube(d, [0, -7, 0.56, -6.9, 0.74, -5, 0.82, -2, 0.84, 3, 0.66, 6.6, 0, 6.6])
  piece(d, HOLE, [0, -7.1, 0.52, -6.98, 0.48, -6.7, 0, -6.65])
  lines(d, STEEL, 0.1, [0.2, -8.4, 0.2, -7])
  pipe(d, 6.5, 0.44)
  canopy(d, -5, 2.2, 0.42, [0.7])
  fin(d, 4, 7)
})

/** A dart with two straight stubs of wing and the tailplane on top of its fin. */
const f104 = aircraft(16.7, 0.9, d => {
  skin(d, wing(3.3, [-0.9, 2.5], [0.9, 2.2], 0.12))
  stores(d, 3.35, -0.9, 4.2, 0.2, '#d8d6ca')
  seams(d, [1, 1.9, 3.1, 1.8])
  marks(d, 2.1, 1.1, 0.42)
  tube(
    d,
    [0, -7.9, 0.16, -7.2, 0.46, -5.2, 0.56, -3.4, 0.6, 2.8, 0.52, 6.4, 0, 6.4],
    [[-7.9, 1.6, '#26241f']],
  )
  both(d, () => piece(d, HOLE, [0, -2.8, 0.2, -2.9, 0.28, -2, 0, -1.8], 0.66))
  both(d, () => piece(d, d.paint.main, [0, -2.4, 0.28, -2.2, 0.3, 1.6, 0, 2.4], 0.66))
  lines(d, STEEL, 0.1, [0, -9, 0, -7.8])
  pipe(d, 6.3, 0.42)
  canopy(d, -5, 2, 0.38, [0.6])
  lines(d, '#23241f', 0.22, [0, 3.6, 0, 7.6])
  skin(d, wing(1.8, [5.9, 7.2], [6.4, 7.2], 0.15))
})

/** Big and broad: tips that turn up, slab tails that droop, a mouth on each side, two men. */
const phantom = aircraft(19.2, 0.9, d => {
  stores(d, 2.6, -2.2, 5.4, 0.28, '#c9c8c0')
  stores(d, 1.7, -3.2, 3.4, 0.14, '#ece9dc')
  skin(d, [0, -3, 1, -2.6, 4.2, 2, 5.85, 3.4, 5.85, 4.3, 4.2, 3.9, 1, 4.2, 0, 4.3])
  skin(d, [0, 6.1, 0.5, 6.2, 2.75, 7.7, 2.75, 8.5, 0.4, 8, 0, 8])
  both(d, () => lines(d, 'rgba(250,250,240,.45)', 0.12, [4.2, 2.1, 4.2, 3.8]))
  both(d, () => lines(d, 'rgba(14,18,22,.6)', 0.12, [4.32, 2.2, 4.32, 3.8], [0.6, 7.8, 2.5, 8.2]))
  seams(d, [1.4, 3.4, 4.1, 3.2], [2.6, 1, 2.6, 4])
  marks(d, 3.3, 2.3, 0.56)
  tube(d, [0, -7.2, 0.5, -6.4, 1.1, -4.2, 1.3, -3.6, 1.34, 2, 1.1, 4.6, 0.6, 6.2, 0.3, 8.6, 0, 8.8])
  both(d, () => piece(d, HOLE, [0, -4.4, 0.26, -4.4, 0.24, -3.9, 0, -3.7], 1.06))
  tube(
    d,
    [0, -9.4, 0.18, -8.8, 0.5, -7.2, 0.6, -5.6, 0.62, -1, 0.5, 2, 0.3, 6, 0, 8.6],
    [[-9.4, 2, '#26262a']],
  )
  pipe(d, 5, 0.36, -0.66)
  pipe(d, 5, 0.36, 0.66)
  canopy(d, -6.7, 3.8, 0.46, [0.7, 1.7, 2.3])
  fin(d, 4.2, 9.2)
})

/** Small and thin, tanks at the tips. */
const f5 = aircraft(14.4, 0.9, d => {
  skin(d, [0, -2.6, 0.7, -1.4, 1.3, 0.2, 3.9, 1.6, 3.9, 2.9, 0, 3.1])
  skin(d, wing(2.2, [4.7, 6], [5.7, 6.3], 0.15))
  stores(d, 4, 0.2, 4, 0.24, '#e2e0d6')
  seams(d, [1.2, 2.5, 3.7, 2.4])
  marks(d, 2.7, 1.8, 0.44)
  tube(
    d,
    [0, -6.8, 0.16, -6.2, 0.46, -4.4, 0.7, -2.8, 0.78, 0, 0.7, 3, 0.58, 6, 0, 6],
    [[-6.8, 1.1, '#26262a']],
  )
  both(d, () => piece(d, HOLE, [0, -2.7, 0.2, -2.7, 0.2, -2.2, 0, -2.1], 0.7))
  pipe(d, 5.9, 0.24, -0.28)
  pipe(d, 5.9, 0.24, 0.28)
  canopy(d, -4.7, 2.2, 0.38, [0.7])
  fin(d, 3.6, 6.6)
})

/** A short delta on wheels: a hump behind the pilot, a probe beside the nose. */
const skyhawk = aircraft(12.2, 0.8, d => {
  stores(d, 1.7, -1.4, 3.8, 0.3, '#d2d1c8')
  skin(d, [0, -2.2, 0.7, -1.7, 4, 2, 4.2, 2.5, 4.1, 2.9, 0, 3])
  skin(d, wing(1.75, [4.3, 5.6], [5.3, 5.9], 0.25))
  seams(d, [0.8, 2.4, 3.9, 2.3], [2.2, 0.1, 2.2, 2.9])
  marks(d, 3, 1.9, 0.46)
  tube(
    d,
    [0, -5.6, 0.2, -5.1, 0.5, -3.8, 0.66, -2.2, 0.82, -1.4, 0.8, 1.6, 0.5, 4.4, 0.28, 5.4, 0, 5.4],
    [[-5.6, 0.9, '#26262a']],
  )
  both(d, () => piece(d, HOLE, [0, -2.1, 0.22, -2, 0.2, -1.4, 0, -1.2], 0.7))
  lines(d, STEEL, 0.13, [0.42, -6.2, 0.42, -3.4])
  pipe(d, 5.3, 0.26)
  canopy(d, -3.6, 2, 0.42, [0.6])
  lines(d, d.paint.dark, 0.5, [0, -1.2, 0, 2.8])
  fin(d, 3, 6)
})

const superMystere = aircraft(14.1, 1.1, d => {
  stores(d, 2.4, -0.8, 3.6, 0.26, '#b9b8b0')
  skin(d, wing(5.25, [-2.1, 1.9], [2.7, 3.9], 0.5))
  skin(d, wing(2.4, [4.6, 5.9], [6.2, 6.9], 0.3))
  fences(d, [3, 0.9, 3, 2.9])
  seams(d, [2.8, 2.4, 4.9, 3.3])
  marks(d, 3.9, 2.4, 0.52)
  tube(d, [0, -6.2, 0.6, -6.1, 0.76, -4.4, 0.8, -1.6, 0.78, 2.4, 0.6, 6.2, 0, 6.2])
  piece(d, HOLE, [0, -6.3, 0.54, -6.16, 0.46, -5.85, 0, -5.85])
  pipe(d, 6.1, 0.42)
  canopy(d, -4, 2, 0.42, [0.65])
  fin(d, 3.4, 6.9)
})

/** A pure delta: no tailplane; cones in the mouths at its sides. */
const mirage = aircraft(15, 1.1, d => {
  stores(d, 2.5, 0.6, 2.8, 0.13, '#ece9dc')
  skin(d, [0, -2.2, 0.7, -2, 4, 4.5, 4.1, 4.8, 4, 5.1, 0, 5.3])
  seams(d, [0.8, 4.7, 2.4, 4.6], [2.5, 4.6, 3.9, 4.5], [1.6, -0.1, 1.6, 5.1])
  marks(d, 2.7, 3.3, 0.6)
  tube(
    d,
    [0, -7.2, 0.14, -6.6, 0.42, -5, 0.6, -3.6, 0.84, -2.6, 0.84, 1.4, 0.64, 5.8, 0, 5.8],
    [[-7.2, 1.3, '#26262a']],
  )
  both(d, () => piece(d, HOLE, [0, -3.2, 0.22, -3, 0.2, -2.4, 0, -2.3], 0.76))
  both(d, () => piece(d, STEEL, [0, -3.5, 0.1, -3, 0, -2.6], 0.74))
  lines(d, STEEL, 0.1, [0, -8.2, 0, -7])
  pipe(d, 5.7, 0.46)
  canopy(d, -4.9, 2.1, 0.4, [0.65])
  fin(d, 1.6, 6.2)
})

/** A delta set on a delta. */
const draken = aircraft(15.4, 1.3, d => {
  stores(d, 1.9, 1, 2.8, 0.13, '#ece9dc')
  skin(d, [0, -4.6, 0.9, -4.2, 1.5, -3.2, 2.5, 1.4, 4.6, 4, 4.7, 4.6, 4.5, 4.9, 1, 5.4, 0, 5.6])
  both(d, () => piece(d, HOLE, [0, -4.4, 0.24, -4.2, 0.24, -3.6, 0, -3.4], 0.82))
  seams(d, [2.5, 1.5, 2.4, 4.9], [2.6, 4.3, 4.4, 4.3], [1, 4.8, 2.3, 4.6])
  marks(d, 3.3, 3.5, 0.56)
  tube(d, [0, -7.4, 0.18, -6.8, 0.5, -5, 0.62, -3, 0.7, 1, 0.62, 6.2, 0, 6.2], [[-7.4, 1.2, '#26262a']])
  lines(d, STEEL, 0.1, [0, -8.6, 0, -7.3])
  pipe(d, 6.1, 0.46)
  canopy(d, -5, 2.2, 0.42, [0.7])
  fin(d, 1.8, 6.8)
})

/** A thin wing set far back, mouths cut forward at its roots. */
const f105 = aircraft(19.6, 0.9, d => {
  stores(d, 2.5, -0.8, 4.6, 0.34, '#8d8f7c')
  skin(d, wing(5.3, [-1.4, 2.4], [3, 4.4], 0.25))
  skin(d, wing(2.7, [5.9, 7.4], [7.7, 8.5], 0.2))
  both(d, () => piece(d, HOLE, [0, -1.6, 0.36, -2.2, 0.5, -0.6, 0, -0.2], 0.9))
  seams(d, [1.2, 2.1, 4.9, 3.8])
  marks(d, 3.7, 2.3, 0.5)
  tube(
    d,
    [0, -9.4, 0.16, -8.8, 0.5, -6.8, 0.66, -4.4, 0.7, -1, 0.78, 2, 0.76, 7, 0, 7],
    [[-9.4, 1.5, '#26262a']],
  )
  lines(d, STEEL, 0.1, [0, -10.4, 0, -9.3])
  pipe(d, 6.9, 0.52)
  canopy(d, -6.4, 2.1, 0.4, [0.65])
  fin(d, 3.8, 8)
})

export const SUPERSONIC: Readonly<Record<string, Silhouette>> = {
  mig19,
  mig21,
  f100,
  f104,
  phantom,
  f5,
  skyhawk,
  supermystere: superMystere,
  mirage,
  draken,
  f105,
}
