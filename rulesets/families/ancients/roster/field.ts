import { seededFaces } from '../../../../src/engine/dice/seeded'
import type { Feature, FeatureKind, Ground, GroundLook } from '../../../../src/engine/scene'
import { distanceToLine } from '../../../../src/geometry/lines'
import type { Point, Polygon } from '../../../../src/geometry/point'

/** The ground of a battle by points, and which of its hills are open ground. */
export interface Field {
  /** What country it is: 'hills and woods'. */
  readonly name: string
  readonly ground: Ground
  readonly gentle: readonly string[]
}

/** A table, and how deep the sides deploy at its long edges, in inches. */
interface Table {
  readonly size: number
  readonly depth: number
}

/** One piece by its middle and half its width and depth; it lies a second time where the other side sees it the same way. */
interface Piece {
  readonly kind: FeatureKind
  readonly at: Point
  readonly across: number
  readonly deep: number
  readonly gentle?: true
}

/** Room for a base of 1.5 inches to pass between two pieces. */
const LANE = 1.8
/** From a piece to the deployment zones, so that nobody begins in rough ground. */
const CLEAR = 0.2
/** How often a place for a piece is looked for, each time for a smaller one, before it is left out. */
const TRIES = 240
const SMALLEST = 0.6

/** A kind of piece with the sizes that it may have, least and most, in inches from its middle to its edge. */
interface Kind {
  readonly kind: FeatureKind
  readonly across: readonly [number, number]
  readonly deep: readonly [number, number]
  readonly gentle?: true
}

const HILL: Kind = { kind: 'hill', across: [2.2, 3.1], deep: [1.5, 2.1] }
const RISE: Kind = { kind: 'hill', across: [2.4, 3.4], deep: [1.6, 2.2], gentle: true }
const WOOD: Kind = { kind: 'wood', across: [1.5, 2.4], deep: [1.2, 1.8] }
const BROKEN: Kind = { kind: 'rough', across: [1.2, 2], deep: [0.9, 1.4] }
const MARSH: Kind = { kind: 'marsh', across: [1.6, 2.2], deep: [1.1, 1.5] }
const ORCHARD: Kind = { kind: 'orchard', across: [1.2, 1.7], deep: [0.8, 1.1] }
const FIELD: Kind = { kind: 'field', across: [1.6, 2.4], deep: [1, 1.5] }
const FARM: Kind = { kind: 'building', across: [0.6, 0.8], deep: [0.5, 0.6] }

const LOOKS: readonly GroundLook[] = ['meadow', 'steppe', 'meadow', 'snow']

/** What a country has of each side's half, the pieces that matter most first. */
const COUNTRIES: readonly {
  readonly name: string
  readonly has: readonly Kind[]
  readonly stream: boolean
}[] = [
  { name: 'hills and woods', has: [HILL, WOOD, BROKEN, RISE], stream: false },
  { name: 'streams and marshes', has: [MARSH, WOOD, RISE, BROKEN], stream: true },
  { name: 'farmland', has: [WOOD, FARM, ORCHARD, HILL, FIELD], stream: false },
  { name: 'broken country', has: [HILL, BROKEN, WOOD, BROKEN], stream: false },
  { name: 'a wooded valley', has: [WOOD, HILL, WOOD], stream: true },
]

/**
 * Ground drawn from a seed: hills, woods, rough and slow ground between the deployment zones, which stay free. It is the same
 * seen from either side, and leaves lanes in which two lines can meet. The same seed draws the same ground.
 */
export function drawnField(seed: string, { size, depth }: Table): Field {
  const draw = drawn(`ground ${seed}`)
  const country = oneOf(draw, COUNTRIES)
  const look = oneOf(draw, LOOKS)
  const turned = ({ x, y }: Point): Point => ({ x: size - x, y: size - y })
  const road = draw(0, 1) < 0.5 ? roadOf(draw, size, turned) : null
  const pieces: Piece[] = []
  const stream = country.stream ? streamOf(draw, size, depth) : null
  if (stream) pieces.push(stream.end)
  for (const kind of country.has) {
    if (stream && kind === MARSH) continue
    const piece = placed(draw, kind, { size, depth }, pieces, road, turned)
    if (piece) pieces.push(piece)
  }
  const areas = pieces.flatMap((piece, nth): readonly Feature[] => {
    const near = outlineOf(draw, piece)
    const id = `${piece.kind}-${nth + 1}`
    return [
      { id, kind: piece.kind, shape: { area: near } },
      { id: `far-${id}`, kind: piece.kind, shape: { area: near.map(turned).map(rounded) } },
    ]
  })
  const lines: Feature[] = stream
    ? [
        { id: 'stream', kind: 'stream', shape: { line: stream.line, width: 0.4 } },
        {
          id: 'far-stream',
          kind: 'stream',
          shape: { line: stream.line.map(turned).map(rounded), width: 0.4 },
        },
      ]
    : []
  if (road) lines.push({ id: 'road', kind: 'road', shape: { line: road, width: 0.5 } })
  const gentle = pieces.flatMap(({ kind, gentle: isGentle }, nth) =>
    isGentle ? [`${kind}-${nth + 1}`, `far-${kind}-${nth + 1}`] : [],
  )
  const features = [...areas, ...lines]
  const names = pieces
    .filter(piece => piece.gentle)
    .flatMap(({ at }) => [at, turned(at)])
    .map(at => ({ text: 'gentle hill', at: rounded(at), size: 0.5 }))
  return {
    name: country.name,
    ground: { look, seed: `${country.name} ${seed}`, features, names },
    gentle,
  }
}

/** A place for a piece and for the one that answers it; null where none was found. */
function placed(
  draw: Draw,
  kind: Kind,
  { size, depth }: Table,
  others: readonly Piece[],
  road: readonly Point[] | null,
  turned: (at: Point) => Point,
): Piece | null {
  for (let time = 0; time < TRIES; time++) {
    const scale = 1 - ((1 - SMALLEST) * time) / TRIES
    const across = draw(...kind.across) * scale
    const deep = draw(...kind.deep) * scale
    const top = depth + deep + CLEAR
    const at = {
      x: draw(across + 0.2, size - across - 0.2),
      y: draw(top, size - top),
    }
    const piece: Piece = { kind: kind.kind, at, across, deep, ...(kind.gentle && { gentle: kind.gentle }) }
    const all = others.flatMap(other => [other, { ...other, at: turned(other.at) }])
    const isFree = [...all, { ...piece, at: turned(at) }].every(other => isApart(piece, other))
    const isOffRoad = !road || distanceToLine(at, road) > Math.max(across, deep) + 0.5
    if (isFree && isOffRoad) return piece
  }
  return null
}

/** Whether a base can pass between two pieces, whichever way they lie. */
function isApart(a: Piece, b: Piece): boolean {
  const away = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)
  return away >= radiusTo(a, b.at) + radiusTo(b, a.at) + LANE
}

/** How far a piece reaches towards a place. */
function radiusTo({ at, across, deep }: Piece, to: Point): number {
  const away = Math.hypot(to.x - at.x, to.y - at.y)
  if (away === 0) return Math.max(across, deep)
  const cos = (to.x - at.x) / away
  const sin = (to.y - at.y) / away
  return (across * deep) / Math.hypot(deep * cos, across * sin)
}

/** A stream from the edge between the zones into a marsh, in which it ends: nobody has to cross it. */
function streamOf(
  draw: Draw,
  size: number,
  depth: number,
): { readonly line: readonly Point[]; readonly end: Piece } {
  const across = draw(...MARSH.across)
  const deep = draw(...MARSH.deep)
  const top = depth + deep + CLEAR
  const at = { x: draw(4.6, 6.6), y: draw(top, size / 2 - deep) }
  const end: Piece = { kind: 'marsh', at, across, deep }
  const begins = draw(depth + 0.8, size / 2)
  const line = [
    { x: -0.5, y: begins },
    { x: at.x * 0.3, y: begins + (at.y - begins) * 0.2 + draw(-0.4, 0.4) },
    { x: at.x * 0.65, y: begins + (at.y - begins) * 0.75 + draw(-0.3, 0.3) },
    at,
  ]
  return { line: line.map(rounded), end }
}

/** A road from edge to edge through the middle of the table. */
function roadOf(draw: Draw, size: number, turned: (at: Point) => Point): readonly Point[] {
  const middle = size / 2
  const half = [
    { x: draw(middle - 6, middle + 6), y: size + 0.5 },
    { x: draw(middle - 4, middle + 4), y: size * 0.74 },
    { x: draw(middle - 1.5, middle + 1.5), y: size * 0.6 },
  ]
  return smoothed([...half, { x: middle, y: middle }, ...half.map(turned).toReversed()]).map(rounded)
}

/** A line with its corners cut, twice: as a road is worn. */
function smoothed(line: readonly Point[]): readonly Point[] {
  let now = line
  for (let time = 0; time < 2; time++) {
    const last = now.at(-1)
    now = now.flatMap((at, nth) => {
      const next = now[nth + 1]
      if (!next) return []
      const along = (part: number): Point => ({
        x: at.x + (next.x - at.x) * part,
        y: at.y + (next.y - at.y) * part,
      })
      return nth === 0 ? [at, along(0.75)] : [along(0.25), along(0.75)]
    })
    if (last) now = [...now, last]
  }
  return now
}

/** An outline without straight edges; what men have laid out has four corners. */
function outlineOf(draw: Draw, { kind, at, across, deep }: Piece): Polygon {
  if (kind === 'building' || kind === 'field' || kind === 'orchard')
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => rounded({ x: at.x + x * across, y: at.y + y * deep }))
  return Array.from({ length: 14 }, (_, nth) => {
    const turn = (nth * 2 * Math.PI) / 14
    const swell = draw(0.84, 1)
    return rounded({ x: at.x + Math.cos(turn) * across * swell, y: at.y + Math.sin(turn) * deep * swell })
  })
}

/** A number from the least to the most, in a thousand steps. */
type Draw = (least: number, most: number) => number

function drawn(seed: string): Draw {
  const faceAt = seededFaces(seed)
  let count = 0
  return (least, most) => least + ((most - least) * (faceAt(count++, 1001) - 1)) / 1000
}

function oneOf<T>(draw: Draw, all: readonly T[]): T {
  const one = all[Math.min(all.length - 1, Math.floor(draw(0, all.length)))]
  if (one === undefined) throw new RangeError('There is nothing to choose from.')
  return one
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })
