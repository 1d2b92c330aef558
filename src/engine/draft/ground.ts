import { type Point, along, distance } from '../../geometry/point'
import { contains, distanceToPolygon, middle } from '../../geometry/polygons'
import { distanceToLine } from '../../geometry/lines'
import type { Scenario } from '../scenario'
import type { BoardPicture, Feature, FeatureKind } from '../scene'

/** How a kind of ground is drawn: point by point, or put down whole at a place. */
export type Drawing = 'area' | 'line' | 'stamp'

const LINES: Readonly<Partial<Record<FeatureKind, number>>> = {
  road: 0.8,
  river: 1.6,
  stream: 0.5,
  hedge: 0.35,
  wall: 0.25,
  crest: 0.3,
  trench: 0.5,
  earthwork: 0.6,
  wire: 0.6,
}

/** How wide a line of this kind is drawn on this board, unless it is given: inches, or the same on other boards. */
export const widthOf = (kind: FeatureKind): number => LINES[kind] ?? 0.6

export function drawingOf(kind: FeatureKind): Drawing {
  if (kind === 'building' || kind === 'bridge' || kind === 'bunker') return 'stamp'
  return LINES[kind] === undefined ? 'area' : 'line'
}

/** Ends of lines of one kind within so many inches grow together. */
export const JOINS = 1

const isLine = (
  feature: Feature,
): feature is Feature & { shape: { line: readonly Point[]; width: number } } => 'line' in feature.shape

/** Every corner of a feature. */
export const cornersOf = ({ shape }: Feature): readonly Point[] => ('area' in shape ? shape.area : shape.line)

/** The feature with other corners. */
export function withCorners(feature: Feature, points: readonly Point[]): Feature {
  const shape = 'area' in feature.shape ? { area: points } : { ...feature.shape, line: points }
  return { ...feature, shape }
}

/** A place to the nearest step of a grid; `step` 0 leaves it to the hundredth of an inch. */
export function snapped({ x, y }: Point, step: number, board: Pick<BoardPicture, 'width' | 'height'>): Point {
  const to = (value: number, most: number): number => {
    const near = step > 0 ? Math.round(value / step) * step : value
    return Math.round(Math.min(most, Math.max(0, near)) * 100) / 100
  }
  return { x: to(x, board.width), y: to(y, board.height) }
}

/** Where a road, a river or a hedge near a place would grow into one of its kind; null where there is none. */
export function joint(
  features: readonly Feature[],
  kind: FeatureKind,
  at: Point,
  not?: string,
): Point | null {
  let best: Point | null = null
  let least = JOINS
  for (const feature of features) {
    if (feature.kind !== kind || feature.id === not || !isLine(feature)) continue
    const near = nearestOnLine(feature.shape.line, at)
    if (near && distance(near, at) <= least) {
      best = near
      least = distance(near, at)
    }
  }
  return best
}

/** The place of a line that is nearest to a place. */
export function nearestOnLine(line: readonly Point[], at: Point): Point | null {
  let best = line[0] ?? null
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const size = dx * dx + dy * dy
    const share = size === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / size
    const near = along(from, to, Math.min(1, Math.max(0, share)))
    if (!best || distance(near, at) < distance(best, at)) best = near
  }
  return best && { x: Math.round(best.x * 100) / 100, y: Math.round(best.y * 100) / 100 }
}

/** A feature of this kind through these points, its ends grown together with others of its kind; null where there are too few. */
export function drawn(
  features: readonly Feature[],
  kind: FeatureKind,
  points: readonly Point[],
  id: string,
): Feature | null {
  if (drawingOf(kind) !== 'line') return points.length < 3 ? null : { id, kind, shape: { area: points } }
  if (points.length < 2) return null
  const last = points.length - 1
  const line = points.map((point, at) =>
    at === 0 || at === last ? (joint(features, kind, point) ?? point) : point,
  )
  return { id, kind, shape: { line, width: widthOf(kind) } }
}

/** An oval of so many corners in the box between two places. */
export function oval(a: Point, b: Point, corners = 16): readonly Point[] {
  const centre = along(a, b, 0.5)
  const [rx, ry] = [Math.abs(b.x - a.x) / 2, Math.abs(b.y - a.y) / 2]
  return Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI
    return { x: round(centre.x + Math.sin(turn) * rx), y: round(centre.y - Math.cos(turn) * ry) }
  })
}

export const box = (a: Point, b: Point): readonly Point[] => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]

const round = (value: number): number => Math.round(value * 100) / 100

/** The rectangle about a place, `along` its length turned so many degrees clockwise from east. */
export function rectangle(at: Point, length: number, depth: number, degrees: number): readonly Point[] {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => {
    const [dx, dy] = [(u * length) / 2, (v * depth) / 2]
    return { x: round(at.x + dx * cos - dy * sin), y: round(at.y + dx * sin + dy * cos) }
  })
}

/**
 * What is put down whole at a place: a house square to the nearest road, a bridge along the road that crosses the water there, or
 * across the water where there is no road.
 */
export function stamped(features: readonly Feature[], kind: FeatureKind, at: Point, id: string): Feature {
  const road = lineNear(features, ['road'], at, 3)
  if (kind !== 'bridge') {
    const degrees = road ? degreesAt(road.shape.line, at) : 0
    return { id, kind, shape: { area: rectangle(at, 1.2, 0.9, degrees) } }
  }
  const water = lineNear(features, ['river', 'stream'], at, 3)
  const degrees = road ? degreesAt(road.shape.line, at) : water ? degreesAt(water.shape.line, at) + 90 : 0
  const centre = water ? (nearestOnLine(water.shape.line, at) ?? at) : at
  const length = (water?.shape.width ?? 1.4) + 0.8
  return { id, kind, shape: { area: rectangle(centre, length, (road?.shape.width ?? 0.8) + 0.2, degrees) } }
}

function lineNear(features: readonly Feature[], kinds: readonly FeatureKind[], at: Point, reach: number) {
  return features
    .filter(isLine)
    .filter(feature => kinds.includes(feature.kind) && distanceToLine(at, feature.shape.line) <= reach)
    .toSorted((a, b) => distanceToLine(at, a.shape.line) - distanceToLine(at, b.shape.line))[0]
}

/** Degrees clockwise from east of a line where it passes a place. */
function degreesAt(line: readonly Point[], at: Point): number {
  let best = 0
  let least = Infinity
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from) continue
    const far = distanceToLine(at, [from, to])
    if (far >= least) continue
    least = far
    best = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  }
  return best
}

/** The houses of a hamlet about a place: along its roads, clear of them and of each other. */
export function hamlet(
  features: readonly Feature[],
  at: Point,
  random: () => number,
  idOf: (number: number) => string,
): readonly Feature[] {
  const houses: Feature[] = []
  for (let tries = 0; tries < 60 && houses.length < 7; tries++) {
    const [turn, far] = [random() * 2 * Math.PI, 0.8 + random() * 2.2]
    const spot = { x: round(at.x + Math.cos(turn) * far), y: round(at.y + Math.sin(turn) * far) }
    const isClear = [...features, ...houses].every(feature =>
      isLine(feature)
        ? distanceToLine(spot, feature.shape.line) > feature.shape.width / 2 + 0.75
        : (feature.kind !== 'building' && feature.kind !== 'water') ||
          distance(spot, middle(cornersOf(feature))) > 1.6,
    )
    if (isClear) houses.push(stamped(features, 'building', spot, idOf(houses.length)))
  }
  return houses
}

/** The feature on top at a place; of lines and points within `reach`. */
export function featureAt(features: readonly Feature[], at: Point, reach: number): Feature | null {
  const isOn = (feature: Feature): boolean =>
    isLine(feature)
      ? distanceToLine(at, feature.shape.line) <= Math.max(feature.shape.width / 2, reach)
      : contains(cornersOf(feature), at) || distanceToPolygon(at, cornersOf(feature)) <= reach / 2
  const found = features.filter(isOn)
  // Small things lie on large ones: a house in a village, a wood on a hill.
  return found.toSorted((a, b) => span(a) - span(b))[0] ?? null
}

function span(feature: Feature): number {
  if (isLine(feature)) return 1
  const xs = cornersOf(feature).map(point => point.x)
  const ys = cornersOf(feature).map(point => point.y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

export const MIRRORS = ['off', 'west and east', 'north and south', 'turned about'] as const
export type Mirror = (typeof MIRRORS)[number]

/** Where a place comes to lie in the mirror. */
export function mirrored(
  { x, y }: Point,
  mirror: Mirror,
  board: Pick<BoardPicture, 'width' | 'height'>,
): Point {
  return {
    x: mirror === 'west and east' || mirror === 'turned about' ? round(board.width - x) : x,
    y: mirror === 'north and south' || mirror === 'turned about' ? round(board.height - y) : y,
  }
}

/** An id for a new piece: its kind and the first number that is free. */
export function freeId(kind: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export const featureIds = (draft: Pick<Scenario, 'ground'>): Set<string> =>
  new Set(draft.ground.features.map(feature => feature.id))

/** The scenario with other ground. */
export function withFeatures<S extends Pick<Scenario, 'ground'>>(draft: S, features: readonly Feature[]): S {
  return { ...draft, ground: { ...draft.ground, features } }
}

/** The scenario with more ground, and the same in the mirror, each with an id of its own. What is its own mirror stays alone. */
export function withDrawn<S extends Pick<Scenario, 'ground' | 'board'>>(
  draft: S,
  added: readonly Feature[],
  mirror: Mirror,
): S {
  const ids = featureIds(draft)
  const features = [...draft.ground.features]
  const add = (feature: Feature): void => {
    const id = ids.has(feature.id) ? freeId(feature.kind, ids) : feature.id
    ids.add(id)
    features.push({ ...feature, id })
  }
  for (const feature of added) add(feature)
  if (mirror !== 'off') {
    for (const feature of added)
      add(
        withCorners(
          feature,
          cornersOf(feature).map(point => mirrored(point, mirror, draft.board)),
        ),
      )
  }
  return withFeatures(draft, features)
}
