import type { Battlefield } from '../../src/engine/armies'
import { seededFaces } from '../../src/engine/dice/seeded'
import { capital } from '../../src/engine/say'
import type { Io } from '../../src/engine/ruleset'
import type { SciFiCode } from './words'
import type { Feature, Ground } from '../../src/engine/scene'
import type { Point, Polygon } from '../../src/geometry/point'

/** The table of battles that no scenario describes: 48 by 36 inches (1.4). */
export const TABLE = { width: 48, height: 36 } as const

/** One piece of terrain by its middle and its size; it lies in the far half a second time. */
interface Piece {
  readonly kind: Feature['kind']
  readonly at: readonly [number, number]
  readonly size: readonly [number, number]
  readonly look?: string
}

const spores = (x: number, y: number, across: number, deep: number): Piece => ({
  kind: 'wood',
  at: [x, y],
  size: [across, deep],
  look: 'spore',
})

const fungus = (x: number, y: number, across: number, deep: number): Piece => ({
  ...spores(x, y, across, deep),
  look: 'fungus',
})

const house = (x: number, y: number, look: 'alloy' | 'ruin'): Piece => ({
  kind: 'building',
  at: [x, y],
  size: [2.1, 1.7],
  look,
})

const area = (kind: Feature['kind'], x: number, y: number, across: number, deep: number): Piece => ({
  kind,
  at: [x, y],
  size: [across, deep],
})

/** Half of a road: from the edge to the middle of the table. */
type HalfRoad = readonly (readonly [number, number])[]

interface World {
  /** What is said of it: 'nearly bare'. */
  readonly name: string
  readonly pieces: readonly Piece[]
  readonly road?: HalfRoad
}

/** Six grounds, each the same from either side, so that nobody has the better half. */
const WORLDS: readonly World[] = [
  {
    name: 'under caps and spores',
    pieces: [
      spores(8, 13, 6.4, 4.6),
      fungus(17.2, 15.6, 5, 3.6),
      spores(29, 12.2, 5.6, 3.8),
      fungus(41, 14.6, 5.4, 4.2),
      area('rough', 23, 11, 3, 2),
      house(35.4, 11.2, 'alloy'),
    ],
  },
  {
    name: 'more ooze than land',
    pieces: [
      area('marsh', 8, 12.4, 7, 3.6),
      area('marsh', 20.4, 13.4, 6, 3.2),
      area('marsh', 41, 12.2, 6, 4),
      fungus(30.4, 12.8, 4.6, 3.6),
      area('hill', 14.4, 18, 6.4, 4.6),
      house(24.6, 11, 'ruin'),
    ],
    road: [
      [0, 16.6],
      [8, 16.2],
      [16, 21.4],
      [24, 18],
    ],
  },
  {
    name: 'a city of machines, most of them switched off',
    pieces: [
      house(13, 12, 'alloy'),
      house(16.6, 12, 'alloy'),
      house(13, 15.4, 'alloy'),
      house(20.2, 14, 'ruin'),
      house(30.4, 11.2, 'alloy'),
      house(34, 11.2, 'alloy'),
      house(34, 14.6, 'ruin'),
      house(37.6, 14.6, 'alloy'),
      area('rough', 7, 14.6, 4.4, 3),
      area('rough', 42.6, 12.4, 4, 3),
    ],
    road: [
      [24, 0],
      [24, 9],
      [24, 18],
    ],
  },
  {
    name: 'nearly bare',
    pieces: [
      area('hill', 10.6, 13.4, 8, 5.6),
      area('hill', 36.4, 12, 6.6, 5),
      area('craters', 24, 11.6, 4.4, 3),
      area('rough', 20.4, 15.8, 3.2, 2.2),
      area('craters', 43, 15.4, 3.4, 2.6),
    ],
  },
  {
    name: 'crags and heights',
    pieces: [
      area('rough', 6.8, 12.2, 5, 3.2),
      area('hill', 16, 14.4, 7, 5.4),
      area('rough', 26, 11.8, 5, 3.4),
      area('hill', 37, 13.6, 7, 5.2),
      area('rough', 44, 16.6, 3.4, 2.6),
      house(30.6, 15.4, 'ruin'),
    ],
  },
  {
    name: 'a road, some domes, and what has grown since',
    pieces: [
      area('hill', 8.6, 13.4, 7, 5.2),
      spores(20.4, 11.2, 4.8, 3.8),
      fungus(41.6, 11.6, 4.6, 4),
      house(30.6, 11, 'alloy'),
      house(17.4, 18.6, 'ruin'),
      area('rough', 14.6, 15.6, 3.2, 2.2),
      area('marsh', 36.2, 15.8, 3.6, 2.2),
      area('craters', 22, 6, 4.4, 2.4),
    ],
    road: [
      [0, 21.4],
      [6, 20.8],
      [12, 22.6],
      [18, 22.4],
      [24, 18],
    ],
  },
]

const PAINTED: readonly Ground[] = WORLDS.map(world => ({
  look: 'alien',
  seed: world.name,
  features: features(world),
  names: [],
}))

/** The ground of a face of the die. */
export function groundOf(face: number): Ground {
  const ground = PAINTED[face - 1]
  if (!ground) throw new RangeError(`There is no ground ${face}.`)
  return ground
}

/** The grounds that a battle by points may be fought on. */
export const PLACES = WORLDS.map(({ name }) => ({ id: name, title: capital(name) }))

/** The ground of a place, or of a seed. */
export function groundAt(field: Battlefield): Ground {
  if ('seed' in field) return groundOf(seededFaces(`ground ${field.seed}`)(0, WORLDS.length))
  return groundOf(WORLDS.findIndex(({ name }) => name === field.place) + 1)
}

/** What lies on the table, by one die: the text says no more than that there is terrain (1.5). */
export function rollGround(io: Io<SciFiCode>): Ground {
  const face = io.chance.die(WORLDS.length, { purpose: 'ground', by: null, clause: 'sci-fi-1.5' })
  const what = WORLDS[face - 1]?.name ?? ''
  io.log({ code: 'ground-rolled', facts: { what }, side: null, units: [], clauses: ['sci-fi-1.5'] })
  return groundOf(face)
}

function features({ pieces, road }: World): readonly Feature[] {
  const both = pieces.flatMap(({ kind, at, size, look }, i): readonly Feature[] => {
    const near = outline(at, size, kind, i)
    return [
      { id: `${kind}-${i + 1}`, kind, shape: { area: near }, ...(look && { look }) },
      { id: `far-${kind}-${i + 1}`, kind, shape: { area: near.map(opposite) }, ...(look && { look }) },
    ]
  })
  if (!road) return both
  const half = road.map(([x, y]) => ({ x, y }))
  const line = [...half, ...half.slice(0, -1).map(opposite).toReversed()]
  return [...both, { id: 'road', kind: 'road', shape: { line, width: 1 } }]
}

/** The same place as seen from the other side of the table. */
function opposite({ x, y }: Point): Point {
  return { x: TABLE.width - x, y: TABLE.height - y }
}

/** An outline without straight edges; buildings have four corners. */
function outline(
  [x, y]: Piece['at'],
  [across, deep]: Piece['size'],
  kind: Feature['kind'],
  seed: number,
): Polygon {
  const corners = kind === 'building' ? 4 : 12
  const lean = corners === 4 ? (seed % 3) * 0.12 - 0.12 : 0
  return Array.from({ length: corners }, (_, i) => {
    const turn = ((i + 0.5) * 2 * Math.PI) / corners + lean
    const swell = corners === 4 ? Math.SQRT1_2 : 0.5 * (0.86 + 0.14 * Math.sin(i * 2.4 + seed * 1.7))
    return {
      x: Math.round((x + Math.cos(turn) * across * swell) * 100) / 100,
      y: Math.round((y + Math.sin(turn) * deep * swell) * 100) / 100,
    }
  })
}
