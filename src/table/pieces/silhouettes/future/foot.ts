import { TAU } from '../../../paint/pen'
import { ink, man, type Silhouette } from '../parts'
import { slit } from './light'

/** Men in sealed helmets; `armour` makes them broad. */
const squad =
  (armour: boolean): Silhouette =>
  (pen, c) => {
    const places = armour
      ? ([
          [-0.21, -0.14, -0.1],
          [0.2, -0.16, 0.1],
          [-0.18, 0.2, -0.12],
          [0.22, 0.18, 0.1],
        ] as const)
      : ([
          [-0.2, -0.15, -0.1],
          [0.14, -0.2, 0.1],
          [-0.01, 0.05, 0],
          [-0.25, 0.2, -0.25],
          [0.23, 0.15, 0.15],
        ] as const)
    for (const [x, y, turn] of places) {
      const size = armour ? 1.62 : 1.32
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      if (armour) {
        for (const side of [-1, 1]) {
          pen.beginPath()
          pen.ellipse(side * 0.15, 0.02, 0.075, 0.085, 0, 0, TAU)
          pen.fillStyle = c.light
          pen.fill()
          ink(pen, 0.014)
        }
      }
      man(pen, 0, 0, 0, c, { size, hat: c.light })
      slit(pen, -0.05 * size, -0.068 * size, 0.1 * size, 0.026 * size)
      pen.restore()
    }
  }

/** Infantry of the future. */
export const FOOT_TO_COME: Readonly<Record<string, Silhouette>> = {
  trooper: squad(false),
  marines: squad(true),
}
