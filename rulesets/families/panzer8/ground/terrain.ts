import { memoByThree } from '../../../../src/engine/memo'
import type { Feature, FeatureKind, Ground } from '../../../../src/engine/scene'
import { strip } from '../../../../src/geometry/lines'
import { type Flat, crossFlat, flatten, isInsideOrNear, roomFor } from '../../../../src/geometry/outline'
import { middle, bounds, type Box } from '../../../../src/geometry/polygons'
import type { Point, Polygon } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Going } from '../model/sheet'
import type { FieldScenario } from '../model/state'
import type { TerrainName } from './names'

/** What a kind of ground does. */
export interface Terrain {
  readonly going: Going | 'closed' | null
  /** Protection of who stands in it, and whether it holds against mortars. */
  readonly cover: 'none' | 'soft' | 'hard'
  readonly coversFromMortars: boolean
  /** Stands in a line of sight that goes in and out of it, or runs too far inside. */
  readonly blocks: boolean
  /** Only those on foot may enter. */
  readonly onFootOnly: boolean
  /** Open enough for a tank to run somebody over. */
  readonly overrun: boolean
  /** A line: takes half of a move to cross. */
  readonly obstacle: boolean
  /** A line: stands in every line of sight across it, unless somebody touches it. */
  readonly screens: boolean
  /** Where pieces overlap the highest counts. */
  readonly priority: number
}

const PLAIN: Terrain = {
  going: null,
  cover: 'none',
  coversFromMortars: false,
  blocks: false,
  onFootOnly: false,
  overrun: true,
  obstacle: false,
  screens: false,
  priority: 1,
}
const area = (going: Going, priority: number, more: Partial<Terrain> = {}): Terrain => ({
  ...PLAIN,
  going,
  priority,
  ...more,
})
const LEAFY = { cover: 'soft', blocks: true, overrun: false } as const
const HOUSE = { blocks: true, onFootOnly: true, overrun: false, coversFromMortars: true } as const

/** The lists of terrain for movement, cover and line of sight, as one table. */
export const TERRAIN: Readonly<Record<TerrainName, Terrain>> = {
  'flat ground': area('flat', 1),
  field: area('open', 1),
  'high crops': area('open', 2, { ...LEAFY, overrun: true }),
  road: area('road', 20),
  track: area('track', 19),
  bridge: area('road', 21),
  ford: area('open', 18),
  'built-up area': area('built-up', 4),
  ruins: area('difficult', 5),
  'rough ground': area('rough', 4),
  orchard: area('rough', 4, LEAFY),
  oasis: area('rough', 4),
  riverbed: area('rough', 4),
  beach: area('rough', 4),
  hill: area('rough', 3, { blocks: true }),
  'steep hill': area('difficult', 5, { blocks: true }),
  wood: area('difficult', 6, LEAFY),
  jungle: area('extreme', 7, LEAFY),
  forest: area('extreme', 7, LEAFY),
  marsh: area('difficult', 5),
  swamp: area('extreme', 7),
  'shell holes': area('open', 2, { cover: 'soft', coversFromMortars: true, overrun: false }),
  'stone building': area('built-up', 12, { ...HOUSE, cover: 'hard' }),
  'wooden building': area('built-up', 12, { ...HOUSE, cover: 'soft' }),
  bunker: area('built-up', 12, { ...HOUSE, cover: 'hard', blocks: false }),
  water: { ...PLAIN, going: 'closed', priority: 10 },
  wall: { ...PLAIN, cover: 'soft', obstacle: true, screens: true },
  hedge: { ...PLAIN, cover: 'soft', obstacle: true, screens: true },
  stream: { ...PLAIN, obstacle: true },
  fence: PLAIN,
  'crest-line': { ...PLAIN, screens: true },
  nothing: PLAIN,
}

/** What a picture means unless the scenario says otherwise. */
const USUAL: Readonly<Record<FeatureKind, TerrainName>> = {
  wood: 'wood',
  hill: 'hill',
  building: 'stone building',
  rough: 'rough ground',
  field: 'field',
  orchard: 'orchard',
  marsh: 'marsh',
  water: 'water',
  stream: 'stream',
  road: 'road',
  river: 'water',
  bridge: 'bridge',
  hedge: 'hedge',
  wall: 'wall',
  crest: 'crest-line',
  trench: 'nothing',
  earthwork: 'nothing',
  bunker: 'bunker',
  wire: 'nothing',
  craters: 'shell holes',
  sandbank: 'beach',
  coast: 'nothing',
  planet: 'nothing',
  town: 'built-up area',
}

/** A piece of ground made ready. */
export interface Piece {
  readonly id: string
  readonly name: TerrainName
  readonly terrain: Terrain
  readonly feature: Feature
  readonly outline: Polygon
  /** The same corners in one flat array, and room for what a line crosses of it. */
  readonly flat: Flat
  readonly room: Float64Array
  readonly box: Box
  readonly elevated: boolean
  /** The middle of a line; null for an area. */
  readonly line: readonly Point[] | null
  /** The hill on which a crest-line lies. */
  readonly hill: string | null
}

/** All ground of a scenario, by what asks for it. */
export interface Land {
  readonly pieces: readonly Piece[]
  /** Areas with a going or a cover, the weightiest first. */
  readonly areas: readonly Piece[]
  readonly tracks: readonly Piece[]
  /** Both of them: all that may change how one moves. */
  readonly ways: readonly Piece[]
  /** Areas that stand in lines of sight. */
  readonly blockers: readonly Piece[]
  /** Hedges, walls and crest-lines. */
  readonly screens: readonly Piece[]
  /** Walls, hedges and streams. */
  readonly obstacles: readonly Piece[]
  /** Areas that are especially high, the weightiest first. */
  readonly high: readonly Piece[]
}

function pieceOf(
  feature: Feature,
  kinds: FieldScenario['kinds'],
  elevated: FieldScenario['elevated'],
): Piece {
  const { shape } = feature
  // An id comes from a file and may be called like anything.
  const name = (Object.hasOwn(kinds, feature.id) && kinds[feature.id]) || USUAL[feature.kind]
  const outline = 'area' in shape ? shape.area : strip(shape.line, shape.width)
  const flat = flatten(outline)
  return {
    id: feature.id,
    name,
    terrain: TERRAIN[name],
    feature,
    outline,
    flat,
    room: new Float64Array(roomFor(flat)),
    box: bounds(outline),
    elevated: elevated.includes(feature.id),
    line: 'line' in shape ? shape.line : null,
    hill: null,
  }
}

/** The ground of a scenario. A hill with a crest-line on it stands in lines of sight by its crest-lines alone. */
export const landOf = ({ ground, kinds, elevated }: FieldScenario): Land => made(ground, kinds, elevated)

const made = memoByThree(
  (ground: Ground, kinds: FieldScenario['kinds'], high: FieldScenario['elevated']): Land => {
    const found = ground.features.map(each => pieceOf(each, kinds, high))
    const hills = found.filter(
      each => each.line === null && (each.name === 'hill' || each.name === 'steep hill'),
    )
    const pieces = found.map(piece => {
      if (piece.name !== 'crest-line' || !piece.line) return piece
      const on = hills.find(hill => piece.line?.some(p => isIn(hill, p)))
      return on ? { ...piece, hill: on.id } : piece
    })
    const crested = new Set(pieces.map(each => each.hill))
    const byWeight = pieces.toSorted((a, b) => b.terrain.priority - a.terrain.priority)
    const areas = byWeight.filter(({ terrain, name }) => terrain.going !== null && name !== 'track')
    const tracks = pieces.filter(({ name }) => name === 'track')
    return {
      pieces,
      areas,
      tracks,
      ways: [...areas, ...tracks],
      blockers: pieces.filter(({ terrain, id }) => terrain.blocks && !crested.has(id)),
      screens: pieces.filter(({ terrain }) => terrain.screens),
      obstacles: pieces.filter(({ terrain }) => terrain.obstacle),
      high: areas.filter(each => each.elevated),
    }
  },
)

/** Whether a place lies on a piece of ground; on its outline counts. */
export const isIn = ({ box, flat }: Piece, { x, y }: Point): boolean =>
  x >= box.minX - 2 * WITHIN &&
  x <= box.maxX + 2 * WITHIN &&
  y >= box.minY - 2 * WITHIN &&
  y <= box.maxY + 2 * WITHIN &&
  isInsideOrNear(flat, x, y, WITHIN)

/**
 * How often a straight line is on a piece of ground. The stretches, as pairs of parameters 0..1 in order, are in its `room` until
 * the next line is asked for.
 */
export const stretchesIn = ({ flat, room }: Piece, a: Point, b: Point): number =>
  crossFlat(flat, a.x, a.y, b.x, b.y, room) / 2

/** The ground that counts under a place; null in the open. */
export function groundAt(land: Land, p: Point): Piece | null {
  return land.areas.find(piece => isIn(piece, p)) ?? null
}

/** Everything that lies under a place, the weightiest first. */
export function allAt(land: Land, p: Point): readonly Piece[] {
  return land.areas.filter(piece => isIn(piece, p))
}

/** What a piece of ground is called in a sentence. */
export const labelOf = ({ feature, name }: Piece): string => feature.name ?? name

/** The middle of a piece of ground. */
export const middleOf = ({ outline }: Piece): Point => middle(outline)

/** Whether a place is in a building with an elevated position, or on high ground. */
export function highGroundAt(
  { scenario }: { readonly scenario: FieldScenario },
  at: Point,
): 'building' | 'ground' | null {
  const high = landOf(scenario).high.find(piece => isIn(piece, at))
  if (!high) return null
  return high.terrain.onFootOnly ? 'building' : 'ground'
}
