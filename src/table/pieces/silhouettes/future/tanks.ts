import { slab, TAU } from '../../../paint/pen'
import { ink, shadow, tracks, type Silhouette } from '../parts'
import { lift, slit, solid, turret, GLOW, DEEP } from './light'

interface Machine {
  readonly length: number
  readonly width: number
  readonly turret: number
  readonly gun: number
  readonly thick: number
  readonly twin?: boolean
  /** Plates over the flanks. */
  readonly plates?: boolean
}

const battleTank =
  ({ length: L, width: W, ...look }: Machine): Silhouette =>
  (pen, c) => {
    shadow(pen, W, L)
    tracks(pen, W * 0.22, L * 0.98, W * 0.4)
    solid(pen, c, [
      [W * 0.16, -L / 2],
      [W * 0.36, -L * 0.3],
      [W * 0.38, L * 0.4],
      [W * 0.26, L / 2],
    ])
    if (look.plates) {
      for (const side of [-1, 1]) {
        slab(pen, side * W * 0.5 - 0.035, -L * 0.36, 0.07, L * 0.3, 0.02, c.dark)
        ink(pen, 0.01)
        slab(pen, side * W * 0.5 - 0.035, L * 0.02, 0.07, L * 0.34, 0.02, c.dark)
        ink(pen, 0.01)
      }
    }
    for (const x of [-0.5, 0.14]) slit(pen, x * W * 0.5 + 0.02, L * 0.41, W * 0.16, 0.025)
    turret(pen, c, 0, look.turret, look.gun, look.thick, look.twin)
  }

const hoverTank =
  ({ length: L, width: W, ...look }: Machine): Silhouette =>
  (pen, c) => {
    lift(pen, 0, 0.02, W * 0.86, L * 0.66)
    shadow(pen, W * 0.9, L * 0.9, 0.2)
    for (const x of [-1, 1]) {
      for (const y of [-0.27, 0.27]) {
        pen.beginPath()
        pen.ellipse(x * W * 0.42, y * L, W * 0.17, L * 0.15, 0, 0, TAU)
        pen.fillStyle = c.dark
        pen.fill()
        ink(pen)
        pen.beginPath()
        pen.ellipse(x * W * 0.42, y * L, W * 0.08, L * 0.07, 0, 0, TAU)
        pen.fillStyle = GLOW
        pen.fill()
        ink(pen, 0.008, DEEP)
      }
    }
    solid(pen, c, [
      [W * 0.1, -L / 2],
      [W * 0.28, -L * 0.34],
      [W * 0.36, 0],
      [W * 0.3, L * 0.36],
      [W * 0.14, L / 2],
    ])
    if (look.plates) {
      for (const side of [-1, 1]) {
        slab(pen, side * W * 0.38 - 0.03, -L * 0.1, 0.06, L * 0.24, 0.025, c.light)
        ink(pen, 0.01)
      }
    }
    turret(pen, c, 0.03, look.turret, look.gun, look.thick, look.twin)
  }

const SMALL: Machine = { length: 0.64, width: 0.46, turret: 0.12, gun: 0.2, thick: 0.03 }
const MIDDLING: Machine = { length: 0.74, width: 0.54, turret: 0.15, gun: 0.3, thick: 0.042 }
const LARGE: Machine = { length: 0.86, width: 0.62, turret: 0.18, gun: 0.34, thick: 0.055 }
const HUGE: Machine = {
  length: 0.92,
  width: 0.68,
  turret: 0.2,
  gun: 0.36,
  thick: 0.052,
  twin: true,
  plates: true,
}

/** Battle tanks and hover tanks of the future. */
export const TANKS_TO_COME: Readonly<Record<string, Silhouette>> = {
  lightmbt: battleTank(SMALL),
  mediummbt: battleTank(MIDDLING),
  heavymbt: battleTank(LARGE),
  xheavymbt: battleTank(HUGE),
  lighthovertank: hoverTank(SMALL),
  mediumhovertank: hoverTank(MIDDLING),
  heavyhovertank: hoverTank({ ...LARGE, plates: true }),
}
