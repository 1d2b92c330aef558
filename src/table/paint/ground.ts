import type { Point } from '../../geometry/point'
import type { BoardPicture, Feature, Ground } from '../../engine/scene'
import { grain } from '../board'
import { paintAloft } from './aloft'
import { paintClouds } from './clouds'
import { inPaintingOrder, paintFeature, showsIn } from './features'
import { heights, paintLand, type Height } from './land'
import { seedOf } from './noise'
import { px, type Pen, type View } from './pen'
import { paintNight } from './night'
import { paintChart } from './sea'
import { paintSpace } from './space'

/** A ground ready to be painted, in painter's inches. */
export interface Canvasser {
  readonly width: number
  readonly height: number
  paint(pen: Pen, view: View): void
}

const scaled = (points: readonly Point[], by: number): readonly Point[] =>
  points.map(p => ({ x: p.x * by, y: p.y * by }))

/** Features in painter's inches. */
export function scaledFeature(feature: Feature, by: number): Feature {
  const { shape } = feature
  return {
    ...feature,
    shape:
      'area' in shape
        ? { area: scaled(shape.area, by) }
        : { line: scaled(shape.line, by), width: shape.width * by },
  }
}

/** Everything of a ground but its lettering, which needs the page's fonts. */
export function prepareGround(ground: Ground, board: BoardPicture): Canvasser {
  const by = grain(board)
  const width = board.width * by
  const height = board.height * by
  const seed = seedOf(ground.seed)
  const features = inPaintingOrder(
    by === 1 ? ground.features : ground.features.map(f => scaledFeature(f, by)),
  )
  const { look } = ground
  const high: Height | null =
    look === 'sea' || look === 'night' || look === 'space' || look === 'aloft'
      ? null
      : heights(features, width, height, seed)
  return {
    width,
    height,
    paint(pen, view) {
      if (look === 'sea') paintChart(pen, view, seed)
      else if (look === 'night') paintNight(pen, view, seed)
      else if (look === 'space') paintSpace(pen, view, seed)
      else if (look === 'aloft') {
        paintAloft(pen, view, seed, features)
        for (const feature of features)
          if (!FROM_ABOVE.has(feature.kind) && showsIn(view, feature))
            paintFeature(pen, view, feature, 'meadow')
        paintClouds(pen, view, seed, width, height)
        return vignette(pen, view, width, height)
      } else {
        paintLand(pen, view, look, seed, high)
        if (look === 'mud') greenRears(pen, view, width)
      }
      for (const feature of features) if (showsIn(view, feature)) paintFeature(pen, view, feature, look)
      vignette(pen, view, width, height)
    },
  }
}

/** What is seen from above as part of the land itself. */
const FROM_ABOVE: ReadonlySet<Feature['kind']> = new Set(['coast', 'water', 'craters'])

/** Where shells fall less, towards the players' own edges, mud gives way to grass. */
function greenRears(pen: Pen, view: View, width: number): void {
  for (const [from, to] of [
    [0, width * 0.2],
    [width, width * 0.8],
  ] as const) {
    const [x0] = px(view, { x: from, y: 0 })
    const [x1] = px(view, { x: to, y: 0 })
    const fade = pen.createLinearGradient(x0, 0, x1, 0)
    fade.addColorStop(0, 'rgba(92,104,58,.72)')
    fade.addColorStop(1, 'rgba(92,104,58,0)')
    pen.fillStyle = fade
    pen.fillRect(0, 0, view.width, view.height)
  }
}

/** A light shade towards the corners of the table. */
function vignette(pen: Pen, view: View, width: number, height: number): void {
  const [x, y] = px(view, { x: width / 2, y: height / 2 })
  const inner = Math.min(width, height) * 0.5 * view.scale
  const outer = Math.max(width, height) * 0.76 * view.scale
  const shade = pen.createRadialGradient(x, y, inner, x, y, outer)
  shade.addColorStop(0, 'rgba(20,16,4,0)')
  shade.addColorStop(1, 'rgba(20,16,4,.24)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, view.width, view.height)
}
