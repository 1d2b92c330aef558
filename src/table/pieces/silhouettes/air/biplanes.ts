import { TAU } from '../../../paint/pen'
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
  type Outline,
  piece,
  screw,
  seams,
  skin,
  tube,
  wing,
} from './draft'

/** A lower wing, in the shade of the one above it. */
function lower(draft: Draft, outline: Outline): void {
  skin(draft, outline)
  piece(draft, 'rgba(14,14,8,.3)', outline)
}

/** The upper wing over the body, with the ribs of its cloth. */
function upper(draft: Draft, outline: Outline, half: number, y: number, chord: number): void {
  skin(draft, outline)
  const ribs: (readonly number[])[] = []
  for (let x = 0.6; x < half - 0.4; x += 0.55) ribs.push([x, y + 0.12, x, y + chord - 0.12])
  both(draft, () => lines(draft, 'rgba(20,18,10,.22)', 0.05, ...ribs))
}

/** An open cockpit and its pilot. */
function cockpit({ pen }: Draft, y: number): void {
  pen.fillStyle = '#211d18'
  pen.beginPath()
  pen.ellipse(0, y, 0.27, 0.36, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = '#7a5634'
  pen.beginPath()
  pen.arc(0, y + 0.05, 0.17, 0, TAU)
  pen.fill()
}

/** The round cowl of a rotary or radial engine. */
const cowl = (draft: Draft, y: number, length: number, w: number, colour: string): void =>
  tube(draft, [0, y, w * 0.6, y + 0.02, w, y + 0.25, w, y + length, 0, y + length], [[y, length, colour]])

const guns = (draft: Draft, y: number, length: number): void =>
  lines(draft, '#1c1b19', 0.11, [-0.14, y, -0.14, y + length], [0.14, y, 0.14, y + length])

const camel = aircraft(8.5, 1, d => {
  lower(d, wing(4.2, [-0.35, 1.05], [-0.35, 1.05], 0.3))
  skin(d, wing(1.35, [3.1, 4.2], [3.4, 4.1], 0.5))
  tube(d, [0, -1.7, 0.46, -1.6, 0.48, 0.4, 0.34, 1.8, 0.16, 3.6, 0, 4.3])
  cowl(d, -1.9, 0.8, 0.5, '#8f9499')
  upper(
    d,
    [0.35, -0.75, 4.1, -0.75, 4.25, -0.5, 4.2, 0.5, 4, 0.62, 0.4, 0.62, 0.4, 0.1, 0, 0.1, 0, -0.75],
    4.2,
    -0.75,
    1.35,
  )
  guns(d, -1.2, 0.8)
  cockpit(d, 0.85)
  marks(d, 3.3, -0.06, 0.6)
  fin(d, 3.3, 4.4)
  screw(d, 0, -1.98, 1.3)
})

/** A long square nose, wings with raked tips. */
const se5 = aircraft(8.1, 1.1, d => {
  lower(d, wing(4, [0, 1.35], [0.25, 1.3], 0.5))
  skin(d, wing(1.7, [3.6, 4.7], [3.9, 4.6], 0.4))
  tube(d, [0, -2.3, 0.34, -2.3, 0.38, -2, 0.42, 0.6, 0.36, 1.9, 0.16, 4, 0, 4.7])
  upper(d, [0, -0.7, 3.8, -0.7, 4.05, 0.4, 3.95, 0.66, 0, 0.66], 4, -0.7, 1.3)
  both(d, () => lines(d, '#2b2622', 0.16, [0.44, -1.9, 0.44, 0.8]))
  lines(d, '#1c1b19', 0.12, [0.25, -1.3, 0.25, -0.3])
  cockpit(d, 1.1)
  marks(d, 3, 0, 0.6)
  fin(d, 3.8, 4.8)
  screw(d, 0, -2.4, 1.2)
})

/** Three wings, each a little shorter and farther back than the one above. */
const triplane = aircraft(7.2, 1.1, d => {
  lower(d, wing(2.85, [0.55, 1.55], [0.55, 1.5], 0.35))
  lower(d, wing(3.15, [-0.15, 0.9], [-0.15, 0.85], 0.35))
  skin(d, wing(1.35, [3.4, 4.4], [3.9, 4.4], 0.5))
  tube(d, [0, -1.6, 0.46, -1.5, 0.44, 0.4, 0.32, 1.6, 0.14, 3.6, 0, 4.4])
  cowl(d, -1.85, 0.75, 0.48, '#8f9499')
  upper(d, wing(3.6, [-1, 0.12], [-1, 0.08], 0.4), 3.6, -1, 1.1)
  guns(d, -1.5, 0.7)
  cockpit(d, 0.75)
  marks(d, 2.85, -0.44, 0.48)
  fin(d, 3.9, 4.7)
  screw(d, 0, -1.95, 1.25)
})

/** Square thick wings, a square nose. */
const fokker7 = aircraft(8.9, 1.1, d => {
  lower(d, wing(3.45, [0.1, 1.2], [0.1, 1.2], 0.15))
  skin(d, [0, 3.3, 0.5, 3.5, 1.7, 4.1, 1.7, 4.75, 0, 4.75])
  tube(d, [0, -2.2, 0.4, -2.2, 0.46, -1.9, 0.46, 0.6, 0.36, 2, 0.18, 4, 0, 4.8], [[-2.2, 1.5, '#9a2f22']])
  upper(d, wing(4.45, [-0.95, 0.62], [-0.9, 0.62], 0.18), 4.45, -0.95, 1.55)
  guns(d, -1.7, 0.8)
  cockpit(d, 1.05)
  marks(d, 3.5, -0.15, 0.62)
  fin(d, 4, 5)
  screw(d, 0, -2.35, 1.35)
})

/** A pointed wooden body like a fish, upper wing with raked tips, the lower one narrow. */
const albatros = aircraft(9, 1.2, d => {
  lower(d, wing(4.2, [0.35, 1.15], [0.5, 1], 0.8))
  skin(d, elliptic(1.75, 0.75, 0.75, 4.35))
  tube(
    d,
    [0, -2.6, 0.2, -2.4, 0.46, -1.7, 0.52, 0, 0.46, 1.6, 0.26, 3.6, 0, 5.1],
    [
      [-1.9, 7.2, '#b98d55'],
      [3.2, 0.6, '#9a2f22'],
    ],
  )
  upper(d, [0, -1, 3.9, -1, 4.55, 0.7, 4.2, 0.62, 0.5, 0.5, 0.3, 0.25, 0, 0.25], 4.1, -1, 1.5)
  guns(d, -1.6, 0.7)
  cockpit(d, 0.85)
  marks(d, 3.4, -0.2, 0.6)
  piece(d, '#9a2f22', [0, -2.75, 0.14, -2.6, 0.26, -2.3])
  fin(d, 4.1, 5.3)
  screw(d, 0, -2.55, 1.3)
})

const spad = aircraft(7.8, 1, d => {
  lower(d, wing(3.75, [-0.1, 1.15], [-0.1, 1.15], 0.25))
  skin(d, wing(1.5, [3.3, 4.3], [3.7, 4.3], 0.3))
  tube(d, [0, -2, 0.44, -1.95, 0.5, -1.5, 0.5, 0.4, 0.38, 1.8, 0.16, 3.8, 0, 4.3])
  upper(
    d,
    [0, -0.85, 3.75, -0.85, 3.9, -0.6, 3.9, 0.4, 3.75, 0.52, 0.5, 0.52, 0.3, 0.2, 0, 0.2],
    3.9,
    -0.85,
    1.35,
  )
  lines(d, '#1c1b19', 0.12, [0.16, -1.7, 0.16, -0.9])
  both(d, () => lines(d, '#2b2622', 0.15, [0.5, -1.1, 0.5, 1.4]))
  cockpit(d, 0.9)
  marks(d, 3, -0.15, 0.56)
  fin(d, 3.5, 4.5)
  screw(d, 0, -2.1, 1.2)
})

/** Swept wings with rounded tips, the lower one no more than a plank. */
const nieuport = aircraft(8.2, 1, d => {
  lower(d, wing(3.9, [0.3, 1], [0.7, 1.3], 0.4))
  skin(d, [0, 3, 0.4, 3.1, 1.5, 4, 1.4, 4.3, 0, 4.2])
  tube(d, [0, -1.5, 0.42, -1.4, 0.46, 0.2, 0.36, 1.6, 0.16, 3.4, 0, 4.2])
  cowl(d, -1.75, 0.7, 0.48, '#a7abad')
  upper(d, wing(4.1, [-0.95, 0.4], [-0.55, 0.7], 0.8), 4, -0.85, 1.35)
  lines(d, '#1c1b19', 0.12, [0, -1.4, 0, -0.6])
  cockpit(d, 0.85)
  marks(d, 3.2, -0.02, 0.56)
  fin(d, 3.5, 4.5)
  screw(d, 0, -1.85, 1.2)
})

/** A deep pointed nose, wings with square raked tips. */
const aviatik = aircraft(8, 1.1, d => {
  lower(d, wing(3.8, [0.1, 1.25], [0.2, 1.25], 0.2))
  skin(d, [0, 3.3, 0.9, 3.5, 1.6, 4.4, 1.4, 4.6, 0, 4.6])
  tube(d, [0, -2.5, 0.2, -2.2, 0.42, -1.6, 0.5, 0, 0.42, 1.6, 0.2, 3.8, 0, 4.9])
  upper(d, [0, -0.95, 3.6, -0.95, 4.02, 0.55, 3.9, 0.7, 0.5, 0.6, 0.35, 0.3, 0, 0.3], 3.9, -0.95, 1.5)
  both(d, () => lines(d, '#2b2622', 0.16, [0.3, -1.9, 0.42, -1]))
  cockpit(d, 0.9)
  marks(d, 3.1, -0.15, 0.56)
  fin(d, 3.8, 5)
  screw(d, 0, -2.5, 1.3)
})

/** A long two-seater: pilot under the trailing edge, observer and his gun behind. */
const re8 = aircraft(13, 1.3, d => {
  lower(d, wing(4.9, [0.2, 1.9], [0.2, 1.8], 0.5))
  skin(d, wing(2.1, [5, 6.2], [5.3, 6.1], 0.5))
  tube(d, [0, -2.5, 0.4, -2.4, 0.5, -1.8, 0.52, 1.4, 0.4, 3, 0.2, 5.4, 0, 6.3])
  upper(d, [0, -1.1, 6, -1.1, 6.5, 0.3, 6.3, 0.62, 0.6, 0.6, 0.4, 0.3, 0, 0.3], 6.4, -1.1, 1.7)
  both(d, () => lines(d, '#2b2622', 0.18, [0.2, -1.9, 0.46, -1.3]))
  cockpit(d, 0.95)
  cockpit(d, 2.15)
  lines(d, '#1c1b19', 0.16, [0.1, 2.2, 0.5, 3.4])
  marks(d, 4.9, -0.25, 0.86)
  fin(d, 5.1, 6.5)
  screw(d, 0, -2.55, 1.4)
})

const gladiator = aircraft(9.8, 1.1, d => {
  lower(d, wing(4.7, [0, 1.45], [0.1, 1.4], 0.7))
  skin(d, wing(1.75, [3.8, 4.9], [4.1, 4.8], 0.6))
  tube(d, [0, -2, 0.58, -1.8, 0.54, 0.4, 0.42, 1.8, 0.2, 3.8, 0, 5])
  cowl(d, -2.35, 0.95, 0.64, '#7a6a4c')
  upper(d, wing(4.9, [-1, 0.72], [-0.9, 0.66], 0.8), 4.8, -1, 1.7)
  canopy(d, 0.65, 1.45, 0.36, [0.4, 0.9])
  marks(d, 3.6, -0.15, 0.74)
  fin(d, 3.9, 5.1)
  screw(d, 0, -2.5, 1.6)
})

/** A lower wing far shorter than the upper, spatted wheels. */
const cr42 = aircraft(9.7, 1.1, d => {
  lower(d, wing(3.25, [0.1, 1.4], [0.2, 1.3], 0.6))
  skin(d, wing(1.65, [3.9, 5], [4.2, 4.9], 0.6))
  both(d, () => piece(d, d.paint.dark, [0, -1.5, 0.2, -1.3, 0.22, -0.6, 0, -0.3], 1))
  tube(d, [0, -2.1, 0.58, -1.9, 0.54, 0.4, 0.4, 2, 0.2, 4, 0, 5], [[3.2, 0.5, '#f2eee0']])
  cowl(d, -2.45, 1, 0.66, '#c9b46a')
  upper(d, wing(4.85, [-1.05, 0.72], [-0.85, 0.6], 1), 4.8, -1, 1.65)
  seams(d, [2.6, -0.9, 2.2, 0.6], [2.2, 0.6, 3.2, -0.8])
  cockpit(d, 1.1)
  marks(d, 3.6, -0.15, 0.66)
  fin(d, 4, 5.2)
  screw(d, 0, -2.6, 1.6)
})

export const BIPLANES: Readonly<Record<string, Silhouette>> = {
  camel,
  se5a: se5,
  dr1: triplane,
  triplane,
  dvii: fokker7,
  albatros,
  spad,
  nieuport,
  aviatik,
  re8,
  gladiator,
  cr42,
}
