import type { Polygon } from '../../geometry/point'

/** Some outlines as the data of one Konva path. */
export const pathOf = (outlines: readonly Polygon[]): string =>
  outlines.map(points => `M${points.map(p => `${p.x.toFixed(4)} ${p.y.toFixed(4)}`).join('L')}z`).join('')

/** Points as Konva's lines have them. */
export const flat = (points: Polygon): number[] => points.flatMap(({ x, y }) => [x, y])
