import { memoBy } from '../../src/engine/memo'
import type { Feature, FeatureKind, Ground } from '../../src/engine/scene'
import { strip } from '../../src/geometry/lines'
import { crossFlat, flatten, isInsideOrNear, roomFor, type Flat } from '../../src/geometry/outline'
import { distance, type Point, type Polygon } from '../../src/geometry/point'
import { type Box, bounds } from '../../src/geometry/polygons'
import { WITHIN } from '../../src/geometry/tolerance'
import type { ColonialState } from './state'

/** What a kind of ground does (R12, R13, R28). */
export interface Terrain {
  /** In words: 'rocks'. */
  readonly label: string
  readonly bad: boolean
  readonly cover: boolean
  /** How it stands in a line of sight. */
  readonly sight: 'clear' | 'building' | 'woods' | 'hill'
  /** Covers only those close behind it. */
  readonly screens: boolean
  /** Gives +1 in melee to those who defend it, and no rider charges into it. */
  readonly works: boolean
  /** No rider charges into it. */
  readonly closed: boolean
  readonly impassable: boolean
}

const OPEN: Terrain = {
  label: 'open',
  bad: false,
  cover: false,
  sight: 'clear',
  screens: false,
  works: false,
  closed: false,
  impassable: false,
}
const of = (label: string, more: Partial<Terrain>): Terrain => ({ ...OPEN, label, ...more })

const BROKEN = of('broken ground', { bad: true })
const ROCKS = of('rocks', { bad: true, cover: true })
const WORKS = of('works', { bad: true, cover: true, works: true, closed: true })
const BUILDING = of('building', { bad: true, cover: true, sight: 'building', works: true, closed: true })
const WOODS = of('woods', { bad: true, cover: true, sight: 'woods', closed: true })
const WATER = of('water', { impassable: true })
const WALL = of('wall', { screens: true })

/** Ground by the kind of its feature. What is not listed is open. */
const TERRAIN: Readonly<Partial<Record<FeatureKind, Terrain>>> = {
  wood: WOODS,
  orchard: WOODS,
  hill: of('hill', { sight: 'hill' }),
  building: BUILDING,
  town: BUILDING,
  bunker: BUILDING,
  rough: ROCKS,
  marsh: of('marsh', { bad: true }),
  water: WATER,
  river: WATER,
  stream: of('stream', { bad: true }),
  hedge: of('hedge', { screens: true }),
  wall: WALL,
  trench: WORKS,
  earthwork: WORKS,
  wire: BROKEN,
  craters: BROKEN,
  sandbank: of('sand', { bad: true }),
  coast: of('sand', { bad: true }),
}

/** Features that look otherwise than their kind are of another one. */
const LOOKS: Readonly<Record<string, Terrain>> = {
  scrub: of('scrub', { bad: true }),
  thorn: of('thorn', { bad: true }),
  sand: of('sand', { bad: true }),
  broken: BROKEN,
  ruin: of('ruins', { bad: true, cover: true }),
  steep: of('steep hill', { sight: 'hill', bad: true }),
  ford: OPEN,
}

/** A piece of ground made ready for questions. */
export interface Piece {
  readonly id: string
  readonly terrain: Terrain
  readonly outline: Polygon
  readonly flat: Flat
  readonly box: Box
}

const prepared = memoBy((ground: Ground): readonly Piece[] => {
  const open = ground.features.filter(each => each.kind === 'bridge' || each.look === 'ford').map(pieceOf)
  const pieces = ground.features.map(pieceOf).filter(({ terrain }) => terrain !== OPEN)
  return [...open, ...pieces]
})

function pieceOf({ id, kind, shape, look }: Feature): Piece {
  const terrain =
    (look !== undefined && Object.hasOwn(LOOKS, look) ? LOOKS[look] : undefined) ?? TERRAIN[kind] ?? OPEN
  const outline = 'area' in shape ? shape.area : strip(shape.line, shape.width)
  return { id, terrain, outline, flat: flatten(outline), box: bounds(outline) }
}

/** The pieces of ground of a battle; bridges and fords first. */
export const piecesOf = (state: ColonialState): readonly Piece[] => prepared(state.scenario.ground)

export function isIn({ flat, box }: Piece, { x, y }: Point): boolean {
  if (x < box.minX - WITHIN || x > box.maxX + WITHIN || y < box.minY - WITHIN || y > box.maxY + WITHIN)
    return false
  return isInsideOrNear(flat, x, y, WITHIN)
}

/** The kinds of ground at a place. On a bridge or a ford only that counts. */
export function terrainAt(state: ColonialState, at: Point): readonly Terrain[] {
  const found: Terrain[] = []
  for (const piece of piecesOf(state)) {
    if (!isIn(piece, at)) continue
    if (piece.terrain === OPEN) return []
    found.push(piece.terrain)
  }
  return found
}

export const isCover = (state: ColonialState, at: Point): boolean =>
  terrainAt(state, at).some(({ cover }) => cover)
/** In bad ground or cover: what counts for fire at a unit (R13). */
export const isHard = (state: ColonialState, at: Point): boolean =>
  terrainAt(state, at).some(({ cover, bad }) => cover || bad)
export const isBad = (state: ColonialState, at: Point): boolean => terrainAt(state, at).some(({ bad }) => bad)
export const isImpassable = (state: ColonialState, at: Point): boolean =>
  terrainAt(state, at).some(({ impassable }) => impassable)

/** Whether the way between two places touches ground of which `wanted` is true. A bridge on the way takes its part out. */
export function touches(
  state: ColonialState,
  a: Point,
  b: Point,
  wanted: (terrain: Terrain) => boolean,
): boolean {
  const pieces = piecesOf(state)
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x]
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y]
  for (const piece of pieces) {
    const { box } = piece
    if (right < box.minX - WITHIN || left > box.maxX + WITHIN) continue
    if (bottom < box.minY - WITHIN || top > box.maxY + WITHIN) continue
    if (piece.terrain === OPEN || !wanted(piece.terrain)) continue
    for (const [from, to] of within(piece, a, b)) {
      if (!isBridged(pieces, a, b, from, to)) return true
    }
    if (isIn(piece, b) && terrainAt(state, b).includes(piece.terrain)) return true
    if (isIn(piece, a) && terrainAt(state, a).includes(piece.terrain)) return true
  }
  return false
}

function isBridged(pieces: readonly Piece[], a: Point, b: Point, from: number, to: number): boolean {
  for (const bridge of pieces) {
    if (bridge.terrain !== OPEN) return false
    for (const [start, end] of within(bridge, a, b)) {
      if (start <= from + 0.02 && end >= to - 0.02) return true
    }
  }
  return false
}

/** The stretches of a line inside a piece, as parts of it from 0 to 1. */
export function within(piece: Piece, a: Point, b: Point): readonly (readonly [number, number])[] {
  const { flat, box } = piece
  if (Math.max(a.x, b.x) < box.minX || Math.min(a.x, b.x) > box.maxX) return []
  if (Math.max(a.y, b.y) < box.minY || Math.min(a.y, b.y) > box.maxY) return []
  if (distance(a, b) < 1e-9) return []
  const out = new Float64Array(roomFor(flat))
  const count = crossFlat(flat, a.x, a.y, b.x, b.y, out)
  const found: [number, number][] = []
  for (let at = 0; at + 1 < count; at += 2) found.push([out[at] ?? 0, out[at + 1] ?? 0])
  return found
}

/** Whether a figure stands close behind a wall or hedge, as seen from a place (R13). */
export function isScreened(state: ColonialState, from: Point, at: Point, close: number): boolean {
  for (const piece of piecesOf(state)) {
    if (!piece.terrain.screens) continue
    const last = within(piece, from, at).at(-1)
    if (!last) continue
    const behind = (1 - last[1]) * distance(from, at)
    if (behind <= close + WITHIN && !isIn(piece, from)) return true
  }
  return false
}
