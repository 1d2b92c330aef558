import { memoByThree } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Feature, FeatureKind } from '../../../../src/engine/scene'
import { type GroundArea, type GroundIndex, groundIndex } from '../../../../src/geometry/ground'
import { strip } from '../../../../src/geometry/lines'
import type { Point, Polygon } from '../../../../src/geometry/point'
import { type Flat, flatten, isInsideOrNear } from '../../../../src/geometry/outline'
import { type Box, bounds } from '../../../../src/geometry/polygons'
import { type SightIndex, sightIndex } from '../../../../src/geometry/sight'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book, GroundPart } from '../model/book'
import { isAirborne } from '../model/lookup'
import type { TacticalScenario, TacticalState } from '../model/state'
import type { GroundEffect, GroundTable, Passage } from '../model/types'

/** A piece of terrain that does something. */
export interface Piece {
  readonly id: string
  readonly kind: FeatureKind
  readonly outline: Polygon
  /** The corners of the outline for those who ask often. */
  readonly flat: Flat
  readonly box: Box
  readonly effect: GroundEffect
}

/** The terrain of a scenario under some house rules, indexed. */
export interface Terrain {
  readonly pieces: readonly Piece[]
  readonly byId: ReadonlyMap<string, Piece>
  readonly sight: SightIndex
  movement(passage: Passage): GroundIndex
  /** For the rule of whole moves, each at one rate from end to end: without rough ground, over whatever can be crossed, by road. */
  wholeMoves(passage: Passage): readonly GroundIndex[]
  /** Buildings, bunkers and field defences. */
  readonly fortified: readonly Piece[]
}

const indexed = memoByThree((book: Book, scenario: TacticalScenario, houseRules: HouseRules): Terrain => {
  const pieces = scenario.ground.features.flatMap(feature => pieceOf(book, houseRules, feature))
  return {
    pieces,
    byId: new Map(pieces.map(piece => [piece.id, piece])),
    sight: sightIndex(
      pieces
        .filter(piece => piece.effect.blocksSight)
        .map(({ id, outline }) => ({ id, outline, ends: 'open' as const })),
    ),
    movement: byPassage(passage => groundIndex(areasOf(book, scenario, pieces, passage, rate => rate))),
    wholeMoves: byPassage(passage =>
      WHOLE_MOVES.map(({ open, rateOf }) =>
        groundIndex(areasOf(book, scenario, pieces, passage, rateOf), open),
      ),
    ),
    fortified: pieces.filter(piece => piece.effect.fortified),
  }
})

const NOBODY = Number.POSITIVE_INFINITY

/** What an inch costs of a move that keeps off rough ground, that is halved for it, and that is on road all the way. */
const WHOLE_MOVES: readonly { readonly open: number; readonly rateOf: (rate: number) => number }[] = [
  { open: 1, rateOf: rate => (rate > 1 ? NOBODY : 1) },
  { open: 2, rateOf: rate => (Number.isFinite(rate) ? 2 : NOBODY) },
  { open: NOBODY, rateOf: rate => (rate < 1 ? rate : NOBODY) },
]

/** Made for those ways of getting about that are asked for. */
function byPassage<Made>(make: (passage: Passage) => Made): (passage: Passage) => Made {
  const made = new Map<Passage, Made>()
  return passage => {
    const found = made.get(passage)
    if (found) return found
    const index = make(passage)
    made.set(passage, index)
    return index
  }
}

/** The indexed terrain of a battle; made once for a scenario and its house rules. */
export function terrainOf(book: Book, state: TacticalState): Terrain {
  return indexed(book, state.scenario, state.houseRules)
}

function pieceOf(book: Book, houseRules: HouseRules, feature: Feature): readonly Piece[] {
  const effect = effectOf(book, houseRules, feature.kind)
  if (!effect) return []
  const outline =
    'area' in feature.shape ? feature.shape.area : strip(feature.shape.line, feature.shape.width)
  return outline.length < 3
    ? []
    : [{ id: feature.id, kind: feature.kind, outline, flat: flatten(outline), box: bounds(outline), effect }]
}

/** The table of ground; a house rule may bring in another. */
function groundTableOf(book: Book, houseRules: HouseRules): GroundTable {
  for (const [rule, { ground: other }] of Object.entries(book.variants)) {
    if (other && houseRules[rule] === true) return other
  }
  return book.groundTable
}

/** What a kind of terrain does, the two house rules on rough and slow ground included (R8). */
function effectOf(book: Book, houseRules: HouseRules, kind: FeatureKind): GroundEffect | undefined {
  const effect = groundTableOf(book, houseRules)[kind]
  if (!effect) return undefined
  const isSlow = effect.rate > 1 && Number.isFinite(effect.rate) && effect.cover === 'none'
  if (isSlow && houseRules['slow-ground-covers'] === true) return { ...effect, cover: 'soft', conceals: true }
  if (kind === 'rough' && houseRules['broken-ground-open'] === true) return { ...effect, blocksSight: false }
  return effect
}

function areasOf(
  book: Book,
  scenario: TacticalScenario,
  pieces: readonly Piece[],
  passage: Passage,
  rateOf: (rate: number) => number,
): readonly GroundArea[] {
  if (passage === 'level') return []
  // Amphibious vehicles swim at half their distance (R8).
  const swims = (rate: number) => (passage === 'amphibious' && !Number.isFinite(rate) ? 2 : rate)
  const lines = new Map(scenario.ground.features.map(feature => [feature.id, feature.shape]))
  // A trench in a wood is no better to walk in than the wood: what costs nothing of its own changes nothing.
  return pieces
    .filter(piece => piece.effect.rate !== 1)
    .map(({ id, outline, effect }) => {
      const worth = {
        rate: rateOf(swims(effect.rate)),
        label: effect.label,
        priority: effect.priority,
        ...clauseOf(book, effect.rate),
      }
      const shape = lines.get(id)
      return shape && 'line' in shape
        ? { ...worth, line: shape.line, width: shape.width }
        : { ...worth, outline }
    })
}

function clauseOf(book: Book, rate: number): { readonly clause?: string } {
  if (rate === Number.POSITIVE_INFINITY) return { clause: book.cite['impassable ground'] }
  return { clause: rate < 1 ? book.cite['road doubles'] : book.cite['rough halves'] }
}

/** Whether a place lies in a piece of terrain; the outline counts as inside (R9). */
export function isIn({ box, flat }: Piece, { x, y }: Point): boolean {
  if (x < box.minX - 2 * WITHIN || x > box.maxX + 2 * WITHIN) return false
  if (y < box.minY - 2 * WITHIN || y > box.maxY + 2 * WITHIN) return false
  return isInsideOrNear(flat, x, y, WITHIN)
}

/** The pieces of terrain in which a place lies. */
export function piecesAt(book: Book, state: TacticalState, place: Point): readonly Piece[] {
  return terrainOf(book, state).pieces.filter(piece => isIn(piece, place))
}

const SHELTER = { bunker: 2, soft: 1, none: 0 } as const

/** Sections 4 and 5: what the ground does to those who stand on it. */
export const ground: GroundPart = {
  at(book, state, place) {
    return piecesAt(book, state, place)
      .map(piece => piece.effect)
      .toSorted((a, b) => SHELTER[b.cover] - SHELTER[a.cover])
  },
  cover(book, state, place) {
    let best: 'none' | 'soft' | 'bunker' = 'none'
    for (const piece of terrainOf(book, state).pieces) {
      const { cover } = piece.effect
      if (SHELTER[cover] > SHELTER[best] && isIn(piece, place)) best = cover
    }
    return best
  },
  coverOf(book, state, unit) {
    return isAirborne(book, state, unit) ? 'none' : book.ground.cover(book, state, unit.at)
  },
  conceals(book, state, place) {
    for (const piece of terrainOf(book, state).pieces) {
      if (piece.effect.conceals && isIn(piece, place)) return true
    }
    return false
  },
}
