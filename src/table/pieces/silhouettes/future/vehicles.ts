import { gradient, slab, TAU, type Pen } from '../../../paint/pen'
import type { Paint } from '../../paints'
import {
  barrel,
  body,
  hatch,
  hull,
  ink,
  man,
  mirrored,
  shadow,
  tracks,
  wheels,
  type Silhouette,
} from '../parts'
import { lift, slit, solid, turret, GLOW } from './light'

function bike(pen: Pen, c: Paint, x: number, y: number, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  lift(pen, 0, 0.08, 0.13, 0.22)
  hull(
    pen,
    mirrored([
      [0.02, -0.27],
      [0.05, -0.08],
      [0.045, 0.14],
      [0.09, 0.24],
    ]),
    body(pen, c, 0.16, 0.4),
    0.012,
  )
  slit(pen, -0.03, 0.17, 0.06, 0.03)
  man(pen, 0, 0.02, 0, c, { size: 0.78, armed: false, hat: c.light })
  pen.restore()
}

const jetbike: Silhouette = (pen, c) => {
  bike(pen, c, 0, -0.16, 0)
  bike(pen, c, -0.26, 0.16, -0.08)
  bike(pen, c, 0.26, 0.18, 0.08)
}

const rover: Silhouette = (pen, c) => {
  shadow(pen, 0.46, 0.7)
  wheels(pen, 0.24, [-0.22, 0.24], 0.13, 0.2)
  solid(pen, c, [
    [0.1, -0.36],
    [0.2, -0.24],
    [0.2, 0.34],
    [0.14, 0.38],
  ])
  slab(pen, -0.13, -0.2, 0.26, 0.14, 0.05, gradient(pen, 0, -0.2, 0, -0.06, '#e9f6f7', '#7fb4c2'))
  ink(pen, 0.012)
  slab(pen, -0.15, 0, 0.3, 0.3, 0.03, c.dark)
  ink(pen, 0.012)
  for (const x of [-0.14, 0.08]) slit(pen, x, -0.33, 0.06, 0.025)
}

const crawlerHull = (pen: Pen, c: Paint): void => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.12, 0.74, 0.2)
  solid(pen, c, [
    [0.1, -0.4],
    [0.19, -0.26],
    [0.2, 0.34],
    [0.16, 0.38],
  ])
  slit(pen, -0.1, -0.3, 0.2, 0.03)
}

const crawler: Silhouette = (pen, c) => {
  crawlerHull(pen, c)
  slab(pen, -0.13, -0.14, 0.26, 0.42, 0.04, c.light)
  ink(pen, 0.012)
  for (const y of [-0.04, 0.16]) hatch(pen, 0, y, 0.06, c)
}

const guncrawler: Silhouette = (pen, c) => {
  crawlerHull(pen, c)
  slab(pen, -0.13, 0.12, 0.26, 0.18, 0.03, c.light)
  ink(pen, 0.012)
  turret(pen, c, -0.06, 0.12, 0.2, 0.03)
}

const mrl: Silhouette = (pen, c) => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.11, 0.76, 0.21)
  solid(pen, c, [
    [0.12, -0.4],
    [0.2, -0.28],
    [0.2, 0.38],
  ])
  slit(pen, -0.1, -0.34, 0.2, 0.03)
  slab(pen, -0.21, -0.2, 0.42, 0.5, 0.03, c.dark)
  ink(pen)
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 2; row++) {
      pen.beginPath()
      pen.arc(-0.145 + column * 0.097, -0.14 + row * 0.1, 0.038, 0, TAU)
      pen.fillStyle = '#191b1c'
      pen.fill()
      ink(pen, 0.01, GLOW)
    }
  }
  slab(pen, -0.17, 0.04, 0.34, 0.2, 0.02, c.main)
  ink(pen, 0.01)
}

const plasmagun: Silhouette = (pen, c) => {
  shadow(pen, 0.5, 0.78)
  tracks(pen, 0.11, 0.76, 0.21)
  solid(pen, c, [
    [0.14, -0.32],
    [0.2, -0.22],
    [0.2, 0.38],
  ])
  slab(pen, -0.14, 0.02, 0.28, 0.3, 0.04, c.light)
  ink(pen)
  barrel(pen, 0, 0.06, 0.5, 0.11, false, c)
  for (const y of [-0.36, -0.26, -0.16]) slit(pen, -0.075, y, 0.15, 0.03)
  hatch(pen, 0.07, 0.22, 0.04, c)
}

/** Jet bikes, carriers and artillery of the future. */
export const VEHICLES_TO_COME: Readonly<Record<string, Silhouette>> = {
  jetbike,
  rover,
  crawler,
  guncrawler,
  mrl,
  plasmagun,
}
