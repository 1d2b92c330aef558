import { FOOT } from './foot'
import { man, type Silhouette } from './parts'
import { TANKS } from './tanks'
import { VEHICLES } from './vehicles'

type Place = readonly [x: number, y: number]

/** Some of one kind, small: a battalion on one base. */
const several =
  (kind: Silhouette | undefined, scale: number, places: readonly Place[]): Silhouette =>
  (pen, paint) => {
    for (const [x, y] of places) {
      pen.save()
      pen.translate(x, y)
      pen.scale(scale, scale)
      kind?.(pen, paint)
      pen.restore()
    }
  }

const THREE: readonly Place[] = [
  [-0.2, 0.13],
  [0.2, 0.13],
  [0, -0.15],
]
const PAIR: readonly Place[] = [
  [-0.2, 0],
  [0.2, 0],
]

const leg: Silhouette = (pen, paint) => {
  for (const [i, [x, y]] of (
    [
      [-0.22, -0.12],
      [0, -0.18],
      [0.22, -0.12],
      [-0.13, 0.12],
      [0.13, 0.12],
    ] as const
  ).entries())
    man(pen, x, y, (i - 2) * 0.06, paint, { size: 1.15 })
}

const motor: Silhouette = (pen, paint) => {
  several(VEHICLES['truck'], 0.5, [
    [-0.2, 0.1],
    [0.2, 0.1],
  ])(pen, paint)
  for (const [x, y, turn] of [
    [0, -0.24, 0],
    [-0.12, -0.12, 0.1],
    [0.12, -0.12, -0.1],
  ] as const)
    man(pen, x, y, turn, paint, { size: 0.95 })
}

/** Battalions and Divisional HQs as one base each. */
export const BATTALIONS: Readonly<Record<string, Silhouette>> = {
  battalionhq: several(VEHICLES['hq'], 0.95, [[0, 0]]),
  battalionrecon: several(VEHICLES['armouredcar'], 0.6, [
    [-0.17, 0.1],
    [0.18, -0.1],
  ]),
  battalionleg: leg,
  battalionmotor: motor,
  battalioncavalry: several(FOOT['cavalry'], 0.62, THREE),
  battalionlighttanks: several(TANKS['lighttank'], 0.48, THREE),
  battaliontanks: several(TANKS['tank'], 0.54, THREE),
  battalionheavytanks: several(TANKS['heavytank'], 0.58, THREE),
  battalionguns: several(FOOT['gun'], 0.66, PAIR),
  battalionengineers: several(FOOT['engineers'], 0.9, [[0, 0]]),
}
