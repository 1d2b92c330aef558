import { type Point, distance } from '../../geometry/point'
import { distanceToLine } from '../../geometry/lines'
import { middle } from '../../geometry/polygons'
import { seededFaces } from '../dice/seeded'
import type { BoardPicture, Feature, FeatureKind } from '../scene'
import { cornersOf, drawn, hamlet, nearestOnLine, snapped, stamped } from './ground'

/** So many square inches for each piece of ground of a kind, and how far it reaches from its middle, least and most. */
const PIECES: readonly (readonly [FeatureKind, number, number, number])[] = [
  ['hill', 400, 3, 5],
  ['wood', 190, 1.6, 3.2],
  ['field', 260, 1.6, 2.8],
  ['orchard', 900, 1.2, 1.8],
  ['rough', 420, 1.2, 2.4],
  ['marsh', 1100, 1.2, 2.2],
  ['craters', 500, 1.2, 2.2],
  ['planet', 1500, 2, 3],
]

/** Ground that has room for others on it. */
const BROAD: ReadonlySet<FeatureKind> = new Set(['hill'])

/**
 * A table out of a seed, of the kinds of ground that a ruleset has: a river and roads that meet, bridges where they cross, a hamlet
 * at the crossroads, hills, woods and fields between them. The same seed, kinds and board give the same table.
 */
export function randomGround(
  board: BoardPicture,
  kinds: readonly FeatureKind[],
  seed: string,
): readonly Feature[] {
  const faces = seededFaces(seed)
  let thrown = 0
  const random = (): number => (faces(thrown++, 10_000) - 1) / 10_000
  const between = (least: number, most: number): number => least + random() * (most - least)
  const has = (kind: FeatureKind): boolean => kinds.includes(kind)
  const { width, height } = board
  const features: Feature[] = []
  const put = (feature: Feature | null): void => {
    if (feature) features.push(feature)
  }
  const idOf = (kind: FeatureKind): string =>
    `${kind}-${features.filter(feature => feature.kind === kind).length + 1}`

  const crossroads = { x: between(0.38, 0.62) * width, y: between(0.38, 0.62) * height }
  if (has('river') || has('stream')) {
    const kind = has('river') && (random() < 0.5 || !has('stream')) ? 'river' : 'stream'
    const x = (random() < 0.5 ? between(0.12, 0.3) : between(0.7, 0.88)) * width
    put(drawn([], kind, wavering({ x, y: 0 }, { x: x + between(-0.1, 0.1) * width, y: height }), idOf(kind)))
  }
  if (has('road')) {
    const ends: readonly Point[] = [
      { x: 0, y: between(0.3, 0.7) * height },
      { x: width, y: between(0.3, 0.7) * height },
      { x: between(0.3, 0.7) * width, y: random() < 0.5 ? 0 : height },
    ]
    const [west, east, third] = ends
    if (west && east && third) {
      put(
        drawn(
          [],
          'road',
          [...wavering(west, crossroads), ...wavering(crossroads, east).slice(1)],
          idOf('road'),
        ),
      )
      put(drawn(features, 'road', wavering(crossroads, third), idOf('road')))
    }
  }
  if (has('bridge'))
    for (const at of crossings(features)) put(stamped(features, 'bridge', at, idOf('bridge')))
  if (has('building')) {
    const houses = hamlet(features, crossroads, random, number => `building-${number + 1}`)
    features.push(...houses)
  } else if (has('town')) put(patch('town', crossroads, between(1.5, 2.2)))

  for (const [kind, room, least, most] of PIECES) {
    if (!has(kind)) continue
    const wanted = Math.max(1, Math.round(((width * height) / room) * between(0.7, 1.2)))
    for (let made = 0, tries = 0; made < wanted && tries < wanted * 20; tries++) {
      const size = Math.min(between(least, most), Math.min(width, height) / 5)
      const at = { x: between(size, width - size), y: between(size, height - size) }
      if (!isFree(kind, at, size)) continue
      put(patch(kind, at, size))
      made += 1
    }
  }
  return features.map(feature => ({ ...feature, shape: held(feature.shape) }))

  /** A line from here to there that wavers a little to both sides. */
  function wavering(from: Point, to: Point): readonly Point[] {
    const steps = Math.max(3, Math.round(distance(from, to) / 5))
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const far = Math.hypot(dx, dy) || 1
    return Array.from({ length: steps + 1 }, (_, at) => {
      const side = at === 0 || at === steps ? 0 : between(-0.9, 0.9)
      const t = at / steps
      return { x: from.x + dx * t - (dy / far) * side, y: from.y + dy * t + (dx / far) * side }
    })
  }

  /** An uneven round piece about a place. */
  function patch(kind: FeatureKind, at: Point, size: number): Feature {
    const stretch = between(0.75, 1.3)
    const corners = 12
    const area = Array.from({ length: corners }, (_, corner) => {
      const turn = (corner / corners) * 2 * Math.PI
      const far = size * between(0.78, 1.12)
      return { x: at.x + Math.sin(turn) * far * stretch, y: at.y - (Math.cos(turn) * far) / stretch }
    })
    return { id: idOf(kind), kind, shape: { area } }
  }

  function isFree(kind: FeatureKind, at: Point, size: number): boolean {
    return features.every(feature => {
      if (BROAD.has(kind) !== BROAD.has(feature.kind)) {
        if ('area' in feature.shape) return true
      }
      if ('line' in feature.shape)
        return BROAD.has(kind) || distanceToLine(at, feature.shape.line) > size + feature.shape.width / 2
      const centre = middle(feature.shape.area)
      const reach = Math.max(...feature.shape.area.map(point => distance(point, centre)))
      return distance(at, centre) > size + reach + 0.4
    })
  }

  function held(shape: Feature['shape']): Feature['shape'] {
    const each = (point: Point): Point => snapped(point, 0, board)
    return 'area' in shape ? { area: shape.area.map(each) } : { ...shape, line: shape.line.map(each) }
  }
}

/** Where roads cross water. */
function crossings(features: readonly Feature[]): readonly Point[] {
  const waters = features.filter(({ kind }) => kind === 'river' || kind === 'stream')
  const roads = features.filter(({ kind }) => kind === 'road')
  return roads.flatMap(road =>
    waters.flatMap(water => {
      let best: Point | null = null
      let least = 0.5
      for (const at of fine(cornersOf(road))) {
        const far = distanceToLine(at, cornersOf(water))
        if (far < least) {
          least = far
          best = nearestOnLine(cornersOf(water), at)
        }
      }
      return best ? [best] : []
    }),
  )
}

/** A line with a point at every quarter of an inch. */
function fine(line: readonly Point[]): readonly Point[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1]
    if (!from) return [to]
    const steps = Math.max(1, Math.ceil(distance(from, to) * 4))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }))
  })
}
