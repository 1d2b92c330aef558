import { memoBy } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Feature, FeatureKind } from '../../../../src/engine/scene'
import { convexParts } from '../../../../src/geometry/convexParts'
import { distanceToLine, strip } from '../../../../src/geometry/lines'
import type { Point, Polygon } from '../../../../src/geometry/point'
import { type Box, bounds, contains } from '../../../../src/geometry/polygons'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from './book'
import type { GroundEffect } from './groundEffects'
import { isOn } from './units'
import type { AncientScenario, AncientState } from './state'

export interface Piece {
  readonly id: string
  readonly kind: FeatureKind
  readonly effect: GroundEffect
  readonly outline: Polygon
  /** The same as convex outlines. */
  readonly parts: readonly Polygon[]
  readonly box: Box
}

export interface Road {
  readonly id: string
  readonly line: readonly Point[]
  readonly width: number
}

export interface Terrain {
  readonly pieces: readonly Piece[]
  readonly roads: readonly Road[]
}

/** The terrain of a state, by what it does. */
export function terrainOf(book: Book, state: AncientState): Terrain {
  return terrains(book)(state.scenario)(state.houseRules)
}

const terrains = memoBy((book: Book) =>
  memoBy((scenario: AncientScenario) => memoBy((houseRules: HouseRules) => made(book, scenario, houseRules))),
)

function made(book: Book, scenario: AncientScenario, houseRules: HouseRules): Terrain {
  const pieces: Piece[] = []
  const roads: Road[] = []
  for (const feature of scenario.ground.features) {
    const entry = effectOf(book, scenario, houseRules, feature)
    if (entry === null) continue
    if (entry === 'road') {
      const { shape } = feature
      if ('line' in shape) roads.push({ id: feature.id, line: shape.line, width: shape.width })
      continue
    }
    const outline = outlineOfFeature(feature)
    pieces.push({
      id: feature.id,
      kind: feature.kind,
      effect: entry,
      outline,
      parts: convexParts(outline),
      box: bounds(outline),
    })
  }
  return { pieces, roads }
}

function effectOf(
  book: Book,
  scenario: AncientScenario,
  houseRules: HouseRules,
  feature: Feature,
): GroundEffect | 'road' | null {
  const effect = book.groundTable[feature.kind]
  if (effect === null || effect === 'road') return effect
  if (feature.kind === 'hill' && (scenario.gentle.includes(feature.id) || isOn({ houseRules }, 'open-hills')))
    return null
  const isSlow = effect.rough && !effect.blocksSight
  if (isSlow && isOn({ houseRules }, 'slow-ground-hides'))
    return { ...effect, conceals: true, cover: 'rough' }
  return effect
}

function outlineOfFeature({ shape }: Feature): Polygon {
  return 'area' in shape ? shape.area : strip(shape.line, shape.width)
}

/** Whether a place is on a road or a bridge. */
export function isOnRoad(terrain: Terrain, at: Point): boolean {
  return terrain.roads.some(road => distanceToLine(at, road.line) <= road.width / 2 + WITHIN)
}

/** The pieces of ground that a unit with this centre is in (R3). */
export function piecesAt(terrain: Terrain, at: Point): readonly Piece[] {
  return terrain.pieces.filter(
    ({ box, outline }) =>
      at.x >= box.minX - WITHIN &&
      at.x <= box.maxX + WITHIN &&
      at.y >= box.minY - WITHIN &&
      at.y <= box.maxY + WITHIN &&
      contains(outline, at),
  )
}

/** What the ground at a unit's centre does for melee, cover and being seen. */
export interface Footing {
  readonly open: boolean
  readonly rough: boolean
  readonly conceals: boolean
  readonly fortified: boolean
  readonly building: boolean
  readonly soft: boolean
}

const OPEN: Footing = {
  open: true,
  rough: false,
  conceals: false,
  fortified: false,
  building: false,
  soft: false,
}

const footings = memoBy((terrain: Terrain) => memoBy((at: Point) => footingOf(piecesAt(terrain, at))))

function footingOf(pieces: readonly Piece[]): Footing {
  if (pieces.length === 0) return OPEN
  return {
    open: pieces.every(({ effect }) => effect.open),
    rough: pieces.some(({ effect }) => effect.rough),
    conceals: pieces.some(({ effect }) => effect.conceals),
    fortified: pieces.some(({ effect }) => effect.cover === 'fortification'),
    building: pieces.some(({ effect }) => effect.cover === 'building'),
    soft: pieces.some(({ effect }) => effect.cover === 'rough'),
  }
}

/** The ground under a unit's centre. */
export function footing(book: Book, state: AncientState, at: Point): Footing {
  return footings(terrainOf(book, state))(at)
}
