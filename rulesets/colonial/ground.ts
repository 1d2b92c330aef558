import { memoBy } from '../../src/engine/memo'
import type { Feature, FeatureKind, Ground } from '../../src/engine/scene'
import { strip } from '../../src/geometry/lines'
import { crossFlat, flatten, isInsideOrNear, roomFor, type Flat } from '../../src/geometry/outline'
import { distance, type Point, type Polygon } from '../../src/geometry/point'
import { type Box, bounds, pairs } from '../../src/geometry/polygons'
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

/** What of ground is asked about places and ways. */
const TRAITS = {
  bad: ({ bad }: Terrain): boolean => bad,
  cover: ({ cover }: Terrain): boolean => cover,
  /** In bad ground or cover: what counts for fire at a unit (R13). */
  hard: ({ cover, bad }: Terrain): boolean => cover || bad,
  impassable: ({ impassable }: Terrain): boolean => impassable,
  closed: ({ closed }: Terrain): boolean => closed,
  /** A rider may not go there: into buildings, woods and works (2.53, R28). */
  'barred to riders': ({ closed, impassable }: Terrain): boolean => closed || impassable,
  screens: ({ screens }: Terrain): boolean => screens,
} as const
export type Trait = keyof typeof TRAITS

/** A piece of ground made ready for questions. */
export interface Piece {
  readonly id: string
  readonly terrain: Terrain
  readonly outline: Polygon
  readonly flat: Flat
  /** Room for what a line crosses of it. */
  readonly room: Float64Array
  readonly box: Box
}

/** All ground of a battle, by what is asked of it. */
interface Land {
  readonly pieces: readonly Piece[]
  /** Bridges and fords. */
  readonly open: readonly Piece[]
  readonly by: Readonly<Record<Trait, readonly Piece[]>>
}

const prepared = memoBy((ground: Ground): Land => {
  const open = ground.features.filter(each => each.kind === 'bridge' || each.look === 'ford').map(pieceOf)
  const pieces = ground.features.map(pieceOf).filter(({ terrain }) => terrain !== OPEN)
  const by = Object.fromEntries(
    Object.entries(TRAITS).map(([trait, has]) => [trait, pieces.filter(({ terrain }) => has(terrain))]),
  ) as unknown as Land['by']
  return { pieces: [...open, ...pieces], open: open.filter(({ terrain }) => terrain === OPEN), by }
})

function pieceOf({ id, kind, shape, look }: Feature): Piece {
  const terrain =
    (look !== undefined && Object.hasOwn(LOOKS, look) ? LOOKS[look] : undefined) ?? TERRAIN[kind] ?? OPEN
  const outline = 'area' in shape ? shape.area : strip(shape.line, shape.width)
  const flat = flatten(outline)
  return { id, terrain, outline, flat, room: new Float64Array(roomFor(flat)), box: bounds(outline) }
}

/** The pieces of ground of a battle; bridges and fords first. */
export const piecesOf = ({ scenario }: Pick<ColonialState, 'scenario'>): readonly Piece[] =>
  prepared(scenario.ground).pieces

export function isIn({ flat, box }: Piece, { x, y }: Point): boolean {
  if (x < box.minX - WITHIN || x > box.maxX + WITHIN || y < box.minY - WITHIN || y > box.maxY + WITHIN)
    return false
  return isInsideOrNear(flat, x, y, WITHIN)
}

/** Whether there is such ground at a place. On a bridge or a ford only that counts. */
function isAt(state: ColonialState, at: Point, trait: Trait): boolean {
  const { open, by } = prepared(state.scenario.ground)
  return by[trait].some(piece => isIn(piece, at)) && !open.some(piece => isIn(piece, at))
}

export const isCover = (state: ColonialState, at: Point): boolean => isAt(state, at, 'cover')
export const isHard = (state: ColonialState, at: Point): boolean => isAt(state, at, 'hard')
export const isBad = (state: ColonialState, at: Point): boolean => isAt(state, at, 'bad')
export const isImpassable = (state: ColonialState, at: Point): boolean => isAt(state, at, 'impassable')

/** Whether the way between two places touches such ground. A bridge on the way takes its part out. */
export function touches(state: ColonialState, a: Point, b: Point, trait: Trait): boolean {
  const { open, by } = prepared(state.scenario.ground)
  for (const piece of by[trait]) {
    if (passesBy(piece, a, b, WITHIN)) continue
    const count = crossed(piece, a, b)
    for (let at = 0; at + 1 < count; at += 2)
      if (!isBridged(open, a, b, piece.room[at] ?? 0, piece.room[at + 1] ?? 0)) return true
    if (isIn(piece, b) && !open.some(each => isIn(each, b))) return true
    if (isIn(piece, a) && !open.some(each => isIn(each, a))) return true
  }
  return false
}

/** Whether a line is beside the box of a piece. */
const passesBy = ({ box }: Piece, a: Point, b: Point, margin: number): boolean =>
  Math.max(a.x, b.x) < box.minX - margin ||
  Math.min(a.x, b.x) > box.maxX + margin ||
  Math.max(a.y, b.y) < box.minY - margin ||
  Math.min(a.y, b.y) > box.maxY + margin

/**
 * How many numbers say where a line is inside a piece: two for each stretch, as parts of it from 0 to 1. They are in its `room` until
 * the next line is asked for.
 */
const crossed = (piece: Piece, a: Point, b: Point): number =>
  passesBy(piece, a, b, 0) || distance(a, b) < 1e-9
    ? 0
    : crossFlat(piece.flat, a.x, a.y, b.x, b.y, piece.room)

const isBridged = (open: readonly Piece[], a: Point, b: Point, from: number, to: number): boolean =>
  open.some(bridge => within(bridge, a, b).some(([start, end]) => start <= from + 0.02 && end >= to - 0.02))

/** The stretches of a line inside a piece, as parts of it from 0 to 1. */
export function within(piece: Piece, a: Point, b: Point): readonly (readonly [number, number])[] {
  return pairs(piece.room, crossed(piece, a, b))
}

/** Whether a figure stands close behind a wall or hedge, as seen from a place (R13). */
export function isScreened(state: ColonialState, from: Point, at: Point, close: number): boolean {
  for (const piece of prepared(state.scenario.ground).by.screens) {
    const last = within(piece, from, at).at(-1)
    if (!last) continue
    const behind = (1 - last[1]) * distance(from, at)
    if (behind <= close + WITHIN && !isIn(piece, from)) return true
  }
  return false
}
