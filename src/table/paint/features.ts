import type { Point, Polygon } from '../../geometry/point'
import type { Feature, FeatureKind, GroundLook } from '../../engine/scene'
import { paintField, paintOrchard } from './fields'
import { paintBunker, paintCraters, paintEarthwork, paintStumps, paintTrench, paintWire } from './flanders'
import { paintBuildings, paintChurch, paintHouse } from './houses'
import { seedOf } from './noise'
import { BEAM, paintLighthouse, paintNightCoast } from './night'
import { country, isCrop, isLeaf, isRoad, isRoof } from './palettes'
import type { Pen, View } from './pen'
import { paintBridge, paintRoad, paintWall } from './roads'
import { paintRough } from './rough'
import { paintCoast, paintSandbank } from './sea'
import { boxOf, plotOf, rulesEdge, stroke } from './shapes'
import { paintPlanet } from './space'
import { paintHedge, paintWood } from './trees'
import { paintMarsh, paintPond, paintRiver } from './waters'

/** What lies under what: fields under streams, streams under roads, roads under roofs and crowns. */
const ORDER: readonly FeatureKind[] = [
  'hill',
  'crest',
  'planet',
  'sandbank',
  'coast',
  'field',
  'rough',
  'craters',
  'marsh',
  'water',
  'stream',
  'river',
  'road',
  'bridge',
  'earthwork',
  'trench',
  'bunker',
  'wall',
  'orchard',
  'town',
  'building',
  'wire',
  'hedge',
  'wood',
]
const RANK = new Map(ORDER.map((kind, i) => [kind, i]))

/** Features in the order in which they are painted. */
export const inPaintingOrder = (features: readonly Feature[]): readonly Feature[] =>
  features.toSorted((a, b) => (RANK.get(a.kind) ?? 0) - (RANK.get(b.kind) ?? 0))

const pointsOf = ({ shape }: Feature): readonly Point[] => ('area' in shape ? shape.area : shape.line)
const widthOf = ({ shape }: Feature): number => ('area' in shape ? 0 : shape.width)

/** Whether a feature, its shadow included, can be seen in a view. */
export function showsIn(view: View, feature: Feature): boolean {
  const box = boxOf(pointsOf(feature), feature.look === 'lighthouse' ? BEAM : widthOf(feature) + 1.2)
  return (
    box.x1 > view.x &&
    box.y1 > view.y &&
    box.x0 < view.x + view.width / view.scale &&
    box.y0 < view.y + view.height / view.scale
  )
}

/** An area as it is, a line as the strip that it covers. */
function areaOf(feature: Feature): Polygon {
  const { shape } = feature
  if ('area' in shape) return shape.area
  const half = shape.width / 2
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, p] of shape.line.entries()) {
    const a = shape.line[Math.max(0, i - 1)] ?? p
    const b = shape.line[Math.min(shape.line.length - 1, i + 1)] ?? p
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const nx = (-(b.y - a.y) / length) * half
    const ny = ((b.x - a.x) / length) * half
    left.push({ x: p.x + nx, y: p.y + ny })
    right.unshift({ x: p.x - nx, y: p.y - ny })
  }
  return [...left, ...right]
}

/** A line as it is, an area as the line along its middle with its depth for width. */
function lineOf(feature: Feature): { readonly line: readonly Point[]; readonly width: number } {
  const { shape } = feature
  if ('line' in shape) return shape
  const plot = plotOf(shape.area)
  const dx = (Math.cos(plot.turn) * plot.width) / 2
  const dy = (Math.sin(plot.turn) * plot.width) / 2
  return {
    line: [
      { x: plot.at.x - dx, y: plot.at.y - dy },
      { x: plot.at.x + dx, y: plot.at.y + dy },
    ],
    width: plot.depth,
  }
}

const pick = <T>(list: readonly T[], seed: number, spare: T): T => list[seed % list.length] ?? spare

/** Where a hill begins, on grounds on which brown would not be seen. */
const HILL_EDGE: Partial<Readonly<Record<GroundLook, string>>> = { alien: 'rgba(30,16,36,.8)' }

/** Paints one feature. Its `look` chooses a crop, a roof, a kind of tree or road where it names one. */
export function paintFeature(pen: Pen, view: View, feature: Feature, look: GroundLook): void {
  const seed = seedOf(feature.id)
  const land = country(look)
  const kind = feature.look
  switch (feature.kind) {
    case 'wood':
      if (kind === 'stumps' || (look === 'mud' && !isLeaf(kind)))
        return paintStumps(pen, view, areaOf(feature), seed)
      return paintWood(pen, view, areaOf(feature), isLeaf(kind) ? kind : pick(land.leaf, seed, 'broad'), seed)
    case 'hill':
      return rulesEdge(pen, view, areaOf(feature), HILL_EDGE[look] ?? 'rgba(92,66,34,.5)')
    case 'crest':
      return stroke(pen, view, lineOf(feature).line, 0.05, '#5c4222', 0.55, [0.22, 0.12])
    case 'building':
    case 'town': {
      const area = areaOf(feature)
      if (kind === 'lighthouse') return paintLighthouse(pen, view, plotOf(area).at)
      if (kind === 'church') return paintChurch(pen, view, plotOf(area))
      if (isRoof(kind) && feature.kind === 'building') {
        const plot = plotOf(area)
        if (plot.width <= 2.3 && plot.depth <= 1.9) {
          return paintHouse(pen, view, { plot, roof: kind, chimney: seed % 3 > 0, tall: 1, seed })
        }
      }
      return paintBuildings(pen, view, area, isRoof(kind) ? [kind] : land.roofs, seed)
    }
    case 'rough':
      return paintRough(pen, view, areaOf(feature), look, seed)
    case 'field':
      return paintField(
        pen,
        view,
        areaOf(feature),
        isCrop(kind) ? kind : pick(land.crops, seed, 'wheat'),
        seed,
      )
    case 'orchard':
      return paintOrchard(pen, view, areaOf(feature), look === 'snow', seed)
    case 'marsh':
      return paintMarsh(pen, view, areaOf(feature), look, seed)
    case 'water':
      return paintPond(pen, view, areaOf(feature), look, seed)
    case 'stream':
    case 'river': {
      const { line, width } = lineOf(feature)
      return paintRiver(pen, view, line, Math.max(0.2, width), look, seed)
    }
    case 'road': {
      const { line, width } = lineOf(feature)
      return paintRoad(pen, view, line, width, isRoad(kind) ? kind : land.road, seed)
    }
    case 'bridge': {
      const { line, width } = lineOf(feature)
      const from = line[0]
      const to = line.at(-1)
      if (from && to) paintBridge(pen, view, from, to, width)
      return
    }
    case 'hedge': {
      const { line, width } = lineOf(feature)
      return paintHedge(
        pen,
        view,
        line,
        isLeaf(kind) ? kind : land.hedge,
        Math.max(0.11, Math.min(0.2, width / 2)),
        seed,
      )
    }
    case 'wall': {
      const { line, width } = lineOf(feature)
      return paintWall(pen, view, line, width)
    }
    case 'trench': {
      const { line, width } = lineOf(feature)
      return paintTrench(pen, view, line, width, seed)
    }
    case 'earthwork': {
      const closed = 'area' in feature.shape
      return paintEarthwork(pen, view, pointsOf(feature), closed ? 0.3 : widthOf(feature), closed)
    }
    case 'bunker':
      return paintBunker(pen, view, areaOf(feature))
    case 'wire': {
      const { line, width } = lineOf(feature)
      return paintWire(pen, view, line, width, seed)
    }
    case 'craters':
      return paintCraters(pen, view, areaOf(feature), seed, look === 'mud')
    case 'sandbank':
      return paintSandbank(pen, view, areaOf(feature), seed)
    case 'coast':
      return (look === 'night' ? paintNightCoast : paintCoast)(pen, view, areaOf(feature))
    case 'planet': {
      const box = boxOf(pointsOf(feature))
      const at = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
      return paintPlanet(pen, view, at, (box.x1 - box.x0) / 2)
    }
  }
}
