import { memoBy } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Feature } from '../../../../src/engine/scene'
import { convexParts } from '../../../../src/geometry/convexParts'
import { distanceToLine, strip } from '../../../../src/geometry/lines'
import type { Point } from '../../../../src/geometry/point'
import { type Box, bounds, contains } from '../../../../src/geometry/polygons'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from './book'
import type { GroundEffect } from './groundTable'
import type { AncientScenario, AncientState } from './state'
import { isOn } from './units'
import type { Footing, Piece } from './ways'

export interface Road {
  readonly id: string
  readonly line: readonly Point[]
  readonly width: number
  /** Nobody outside it is on the road. */
  readonly box: Box
}

export interface Terrain {
  readonly pieces: readonly Piece[]
  readonly roads: readonly Road[]
  readonly rough: readonly Piece[]
  /** Those whose outline stops a charge. */
  readonly holding: readonly Piece[]
  readonly blocking: readonly Piece[]
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
    const effect = effectOf(book, scenario, houseRules, feature)
    if (effect === null) continue
    const { id, kind, shape } = feature
    if (effect === 'road') {
      if ('line' in shape) roads.push({ id, line: shape.line, width: shape.width, box: boxOfRoad(shape) })
      continue
    }
    const outline = 'area' in shape ? shape.area : strip(shape.line, shape.width)
    pieces.push({ id, kind, effect, outline, parts: convexParts(outline), box: bounds(outline) })
  }
  return {
    pieces,
    roads,
    rough: pieces.filter(({ effect }) => effect.rough),
    holding: pieces.filter(({ effect }) => effect.holds),
    blocking: pieces.filter(({ effect }) => effect.blocksSight),
  }
}

function boxOfRoad({ line, width }: { readonly line: readonly Point[]; readonly width: number }): Box {
  const { minX, minY, maxX, maxY } = bounds(line)
  const reach = width / 2 + 2 * WITHIN
  return { minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach }
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

/** Whether a place is on a road or a bridge. */
export function isOnRoad(terrain: Terrain, at: Point): boolean {
  for (const { box, line, width } of terrain.roads) {
    if (at.x < box.minX || at.x > box.maxX || at.y < box.minY || at.y > box.maxY) continue
    if (distanceToLine(at, line) <= width / 2 + WITHIN) return true
  }
  return false
}

function isIn({ box, outline }: Piece, at: Point): boolean {
  return (
    at.x >= box.minX - WITHIN &&
    at.x <= box.maxX + WITHIN &&
    at.y >= box.minY - WITHIN &&
    at.y <= box.maxY + WITHIN &&
    contains(outline, at)
  )
}

/** Those of some pieces of ground that a unit with this centre is in (R3). */
export function piecesAt(pieces: readonly Piece[], at: Point): readonly Piece[] {
  return pieces.filter(piece => isIn(piece, at))
}

const OPEN: Footing = {
  open: true,
  rough: false,
  conceals: false,
  fortified: false,
  building: false,
  soft: false,
}

const footings = memoBy((terrain: Terrain) => memoBy((at: Point) => footingOf(piecesAt(terrain.pieces, at))))

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
