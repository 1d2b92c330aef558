import { gradient, slab, TAU, type Pen } from '../../paint/pen'
import type { Paint } from '../paints'
import { ink, type Silhouette } from './parts'

// Small craft and the ships that they hunt, from above, bow up: their guns stand where section 12 puts them.

const DARK = 'rgba(8,12,16,.9)'
const DECK = '#b3b3a7'
const HOUSE = '#c9cdc6'
const GLASS = '#1d272c'
const BARREL = '#15191b'
const HATCH = '#7d6a4c'

/** The outline of a hull: half its beam, the stern's width as a part of it (0 is round), and how far aft the bow fills out. */
function hullPath(pen: Pen, beam: number, stern: number, fills: number): void {
  pen.beginPath()
  pen.moveTo(0, -0.5)
  pen.bezierCurveTo(beam * 0.55, -0.41, beam, fills - 0.16, beam, fills)
  pen.lineTo(beam, 0.26)
  if (stern > 0) {
    pen.quadraticCurveTo(beam, 0.42, beam * stern, 0.5)
    pen.lineTo(-beam * stern, 0.5)
    pen.quadraticCurveTo(-beam, 0.42, -beam, 0.26)
  } else {
    pen.bezierCurveTo(beam, 0.42, beam * 0.6, 0.5, 0, 0.5)
    pen.bezierCurveTo(-beam * 0.6, 0.5, -beam, 0.42, -beam, 0.26)
  }
  pen.lineTo(-beam, fills)
  pen.bezierCurveTo(-beam, fills - 0.16, -beam * 0.55, -0.41, 0, -0.5)
  pen.closePath()
}

function hull(pen: Pen, c: Paint, beam: number, stern = 0.8, fills = -0.12, deck = DECK): void {
  hullPath(pen, beam, stern, fills)
  pen.fillStyle = gradient(pen, -beam, 0, beam, 0, c.light, c.main, c.dark)
  pen.fill()
  ink(pen, 0.018, DARK)
  pen.save()
  pen.scale(0.78, 0.93)
  hullPath(pen, beam, stern, fills)
  pen.fillStyle = gradient(pen, -beam, -0.3, beam, 0.3, '#d9dbd2', deck, c.main)
  pen.fill()
  pen.restore()
}

function block(pen: Pen, y: number, w: number, l: number, radius: number, fill: string, x = 0): void {
  slab(pen, x - w / 2 + 0.012, y - l / 2 + 0.014, w, l, radius, 'rgba(6,10,12,.45)')
  slab(pen, x - w / 2, y - l / 2, w, l, radius, fill)
  ink(pen, 0.01, DARK)
}

/** A wheelhouse with its windows. */
function house(pen: Pen, y: number, w: number, l: number): void {
  block(pen, y, w, l, Math.min(w, l) * 0.25, HOUSE)
  slab(pen, -w * 0.38, y - l * 0.42, w * 0.76, l * 0.17, 0.006, GLASS)
}

function disc(pen: Pen, x: number, y: number, r: number, fill: string): void {
  pen.beginPath()
  pen.arc(x, y, r, 0, TAU)
  pen.fillStyle = fill
  pen.fill()
  ink(pen, 0.01, DARK)
}

/** A gun in its tub, pointing to the bow or to the stern. */
function gun(pen: Pen, c: Paint, y: number, r: number, way: 'bow' | 'stern', barrels = 1): void {
  disc(pen, 0, y, r, c.dark)
  disc(pen, 0, y, r * 0.68, HOUSE)
  pen.fillStyle = BARREL
  for (let i = 0; i < barrels; i++) {
    const x = (i - (barrels - 1) / 2) * 0.026 - 0.009
    pen.fillRect(x, way === 'bow' ? y - r * 1.9 : y, 0.018, r * 1.9)
  }
}

/** Torpedo tubes on both sides. */
function tubes(pen: Pen, c: Paint, x: number, y: number, l: number, w: number, splay = 0.1): void {
  for (const side of [-1, 1]) {
    pen.save()
    pen.translate(side * x, y)
    pen.rotate(side * splay)
    block(pen, 0, w, l, w * 0.45, c.main)
    disc(pen, 0, -l / 2 + w * 0.3, w * 0.26, BARREL)
    pen.restore()
  }
}

const vosper: Silhouette = (pen, c) => {
  hull(pen, c, 0.143, 0.86, -0.1)
  block(pen, -0.24, 0.1, 0.12, 0.03, c.main)
  house(pen, -0.04, 0.15, 0.17)
  tubes(pen, c, 0.098, 0.1, 0.4, 0.052, 0.14)
  gun(pen, c, 0.16, 0.062, 'stern', 2)
  block(pen, 0.36, 0.13, 0.09, 0.02, c.main)
}

const elco: Silhouette = (pen, c) => {
  hull(pen, c, 0.15, 0.88, -0.08)
  gun(pen, c, -0.3, 0.04, 'bow')
  house(pen, -0.08, 0.15, 0.18)
  tubes(pen, c, 0.11, -0.08, 0.2, 0.05, 0.14)
  tubes(pen, c, 0.11, 0.17, 0.2, 0.05, 0.14)
  gun(pen, c, 0.1, 0.045, 'stern', 2)
  gun(pen, c, 0.36, 0.06, 'stern')
}

const fairmile: Silhouette = (pen, c) => {
  hull(pen, c, 0.114, 0.82, -0.1)
  gun(pen, c, -0.27, 0.05, 'bow')
  house(pen, -0.1, 0.13, 0.15)
  tubes(pen, c, 0.08, 0.06, 0.26, 0.036)
  gun(pen, c, 0.07, 0.04, 'bow', 2)
  block(pen, 0.19, 0.1, 0.1, 0.02, c.main)
  gun(pen, c, 0.32, 0.05, 'stern')
}

const schnellboot: Silhouette = (pen, c) => {
  hull(pen, c, 0.114, 0.78, -0.16)
  gun(pen, c, -0.29, 0.03, 'bow')
  pen.beginPath()
  pen.ellipse(0, -0.05, 0.068, 0.1, 0, 0, TAU)
  pen.fillStyle = HOUSE
  pen.fill()
  ink(pen, 0.011, DARK)
  slab(pen, -0.04, -0.125, 0.08, 0.02, 0.008, GLASS)
  tubes(pen, c, 0.07, 0.13, 0.17, 0.032, 0)
  gun(pen, c, 0.15, 0.032, 'stern', 2)
  gun(pen, c, 0.33, 0.05, 'stern')
}

const raumboot: Silhouette = (pen, c) => {
  hull(pen, c, 0.104, 0.6, -0.16)
  gun(pen, c, -0.28, 0.03, 'bow')
  house(pen, -0.06, 0.11, 0.16)
  disc(pen, 0, 0.09, 0.036, c.dark)
  gun(pen, c, 0.22, 0.034, 'stern')
  gun(pen, c, 0.38, 0.046, 'stern')
}

const barge: Silhouette = (pen, c) => {
  hull(pen, c, 0.094, 0.95, -0.3)
  block(pen, -0.34, 0.11, 0.12, 0.01, '#6d5a41')
  block(pen, -0.08, 0.12, 0.3, 0.012, HATCH)
  gun(pen, c, -0.2, 0.034, 'bow')
  house(pen, 0.2, 0.12, 0.12)
  gun(pen, c, 0.38, 0.042, 'stern')
}

const coaster: Silhouette = (pen, c) => {
  hull(pen, c, 0.094, 0, -0.2, '#a58a62')
  gun(pen, c, -0.34, 0.042, 'bow')
  block(pen, -0.17, 0.07, 0.12, 0.012, HATCH)
  house(pen, 0.01, 0.12, 0.12)
  disc(pen, 0, 0.125, 0.04, '#26282a')
  block(pen, 0.25, 0.11, 0.09, 0.02, HOUSE)
  gun(pen, c, 0.38, 0.034, 'stern')
}

const freighter: Silhouette = (pen, c) => {
  hull(pen, c, 0.083, 0, -0.26, '#a58a62')
  block(pen, -0.425, 0.05, 0.06, 0.02, HOUSE)
  for (const [y, l] of [
    [-0.32, 0.08],
    [-0.19, 0.1],
    [0.18, 0.1],
    [0.3, 0.08],
  ] as const)
    block(pen, y, 0.084, l, 0.01, HATCH)
  house(pen, -0.02, 0.12, 0.13)
  disc(pen, 0, 0.075, 0.036, '#8a2f20')
  disc(pen, 0, 0.075, 0.02, '#15100d')
  block(pen, 0.42, 0.09, 0.06, 0.02, HOUSE)
}

const corvette: Silhouette = (pen, c) => {
  hull(pen, c, 0.1, 0, -0.2)
  gun(pen, c, -0.29, 0.052, 'bow')
  house(pen, -0.13, 0.13, 0.14)
  disc(pen, 0, 0.02, 0.045, '#26282a')
  block(pen, 0.16, 0.08, 0.12, 0.015, c.main)
  gun(pen, c, 0.29, 0.04, 'stern')
  block(pen, 0.42, 0.08, 0.05, 0.01, '#6d5a41')
}

const escort: Silhouette = (pen, c) => {
  hull(pen, c, 0.075, 0.5, -0.2)
  gun(pen, c, -0.32, 0.04, 'bow')
  house(pen, -0.18, 0.1, 0.12)
  disc(pen, 0, -0.05, 0.038, '#26282a')
  block(pen, 0.06, 0.07, 0.14, 0.03, c.main)
  disc(pen, 0, 0.18, 0.034, '#26282a')
  gun(pen, c, 0.34, 0.04, 'stern')
}

const submarine: Silhouette = (pen, c) => {
  hull(pen, { ...c, light: c.main, main: c.dark }, 0.06, 0.2, -0.14, '#6d7577')
  gun(pen, c, -0.2, 0.034, 'bow')
  pen.beginPath()
  pen.ellipse(0, -0.02, 0.036, 0.1, 0, 0, TAU)
  pen.fillStyle = HOUSE
  pen.fill()
  ink(pen, 0.011, DARK)
  disc(pen, 0, -0.04, 0.015, GLASS)
}

export const BOATS: Readonly<Record<string, Silhouette>> = {
  boatvosper: vosper,
  boatelco: elco,
  boatfairmile: fairmile,
  boatschnellboot: schnellboot,
  boatraumboot: raumboot,
  boatbarge: barge,
  boatcoaster: coaster,
  boatfreighter: freighter,
  boatcorvette: corvette,
  boatescort: escort,
  boatsubmarine: submarine,
}
