import { hexOf, placeOf, sizeOf } from '../geometry/hexBoard'
import { distanceToLine } from '../geometry/lines'
import type { Degrees, Point } from '../geometry/point'
import type { UnitId } from './ids'
import type { RefereeAction } from './rulings'
import type { Scenario } from './scenario'
import type { FeatureKind } from './scene'
import type { GameState, Unit } from './state'
import { featuresOf } from './tableActs'
import { thingsOf } from './things'

/**
 * The rules measure places. Where the miniatures stand on a table of wood, people state what there is to measure: the distance, the
 * ground, the side that is struck. A strip of bare ground beside the battle's own table then holds those who are spoken of, so that
 * all that was said of them is so, and the same rules answer.
 */

/** Width of the strip: inches on open tables, columns on boards of hexes. */
const STRIP = { inches: 60, hexes: 30 } as const

/** What a piece of ground is called that was only stated. */
const STATED = 'stated-'

/** How far from the strip's edges nobody stands. */
const MARGIN = 3

/** What is said of two who meet: distance in inches or hexes, the ground of each, and how they are turned. */
export interface Situation {
  readonly distance: number
  /** What the target stands in, on or behind; null is in the open. */
  readonly ground: FeatureKind | null
  readonly from: FeatureKind | null
  /** Where the one who acts lies, seen from the target's front: 0 ahead, 180 behind. */
  readonly struck: Degrees
  /** Where the target lies, seen from the front of the one who acts. */
  readonly bears: Degrees
}

/** How large a base is, and how a kind of ground is shaped. */
export interface Pieces {
  readonly size: (unit: UnitId) => number
  readonly width: (kind: FeatureKind) => number | null
}

export type Stated = Extract<RefereeAction, { do: 'state' }>
type Laid = Stated['ground'][number]

/** Whether situations can be stated on the board of a scenario: on squares and zones everything has its cell, and is told by it. */
export const canState = ({ board }: Pick<Scenario, 'board'>): boolean =>
  board.kind === 'inches' || board.kind === 'hexes'

/** A scenario with the strip at the east of its table, where it needs one. */
export function besideTable(scenario: Scenario): Scenario {
  const { board } = scenario
  if (board.kind === 'inches') return { ...scenario, board: { ...board, width: board.width + STRIP.inches } }
  if (board.kind !== 'hexes') return scenario
  const columns = board.columns + STRIP.hexes
  const { width } = sizeOf(columns, board.rows, board.size)
  return { ...scenario, board: { ...board, columns, width: Math.round(width * 1000) / 1000 } }
}

/** Where the strip begins, in board units. */
export function stripFrom({ board }: Pick<Scenario, 'board'>): number {
  if (board.kind === 'inches') return board.width - STRIP.inches
  return board.kind === 'hexes' ? sizeOf(board.columns - STRIP.hexes, 1, board.size).width : board.width
}

/** The greatest distance that can be stated, in inches or hexes. */
export const farthest = ({ board }: Pick<Scenario, 'board'>): number =>
  board.kind === 'hexes' ? STRIP.hexes - 2 * MARGIN : STRIP.inches - 2 * MARGIN

/** The state after a statement: the pieces stand so, and the ground is that of this statement alone. */
export function madeSo<S extends GameState>(state: S, { places, ground }: Stated): S {
  const placed = new Map(places.map(each => [each.unit, each]))
  const units = state.units.map(unit => {
    const place = placed.get(unit.id)
    return place ? { ...unit, at: place.at, facing: place.facing } : unit
  })
  const had = featuresOf(state)
  const features = [...had.filter(({ id }) => !id.startsWith(STATED)), ...ground]
  const { scenario } = state as { readonly scenario?: { readonly ground?: object } }
  const changes = scenario?.ground && (ground.length > 0 || features.length < had.length)
  return changes
    ? { ...state, units, scenario: { ...scenario, ground: { ...scenario.ground, features } } }
    : { ...state, units }
}

/**
 * The places that make a situation true: the one who acts at the west of a lane of the strip, the target east of it. `target` null:
 * nobody is aimed at, and the ground lies before the one who moves. Whoever is not on the table (a gun beyond it) stays there.
 */
export function placesFor(
  scenario: Pick<Scenario, 'board'>,
  state: GameState,
  pair: { readonly actor: UnitId | null; readonly target: UnitId | null },
  said: Situation,
  { size, width }: Pieces,
): Pick<Stated, 'places' | 'ground'> {
  const isOn = (id: UnitId | null): id is UnitId =>
    id !== null && state.units.some(unit => unit.id === id && unit.at !== null)
  const { start, end, heads } = laneOf(scenario, state, [pair.actor, pair.target], said.distance)
  const places: { unit: UnitId; at: Point; facing: Degrees }[] = []
  const ground: Laid[] = []
  if (isOn(pair.actor)) {
    places.push({ unit: pair.actor, at: start, facing: turned(heads - said.bears) })
    if (said.from) ground.push(under(said.from, 'from', start, size(pair.actor), width(said.from), end))
  }
  if (isOn(pair.target)) {
    places.push({ unit: pair.target, at: end, facing: turned(heads + 180 - said.struck) })
    if (said.ground)
      ground.push(under(said.ground, 'under', end, size(pair.target), width(said.ground), start))
  } else if (said.ground) ground.push(along(said.ground, start, end, width(said.ground)))
  return { places, ground }
}

const turned = (angle: Degrees): Degrees => ((angle % 360) + 360) % 360

/** From whom to whom, and in which direction. */
interface Lane {
  readonly start: Point
  readonly end: Point
  readonly heads: Degrees
}

/** The lane that lies farthest from everybody else who stands in the strip. */
function laneOf(
  scenario: Pick<Scenario, 'board'>,
  state: GameState,
  pair: readonly (UnitId | null)[],
  distance: number,
): Lane {
  const { board } = scenario
  const others = [
    ...state.units.flatMap(({ id, at }) => (at && !pair.includes(id) ? [at] : [])),
    ...thingsOf({}, state).flatMap(({ things }) => things.map(({ at }) => at)),
  ]
  const lanes = lanesOf(board, distance)
  let best: Lane = lanes[0] ?? { start: { x: 0, y: 0 }, end: { x: 0, y: 0 }, heads: 90 }
  let clear = -1
  for (const lane of lanes) {
    const near = Math.min(99, ...others.map(at => distanceToLine(at, [lane.start, lane.end])))
    if (near > clear + 0.01) [best, clear] = [lane, near]
  }
  return best
}

function lanesOf(board: Scenario['board'], distance: number): readonly Lane[] {
  if (board.kind === 'hexes') {
    const column = board.columns - STRIP.hexes + MARGIN
    // South-east along a row of hexes: two columns take it one row down.
    const rows = Math.max(1, board.rows - Math.ceil(distance / 2) - 1)
    return Array.from({ length: rows }, (_, row) => {
      const first = hexOf(board, {
        x: board.size * (1 + 1.5 * column),
        y: Math.sqrt(3) * board.size * (row + 0.5 + (column % 2) / 2),
      })
      const last = { q: first.q + distance, r: first.r }
      return { start: placeOf(board, first), end: placeOf(board, last), heads: 120 }
    })
  }
  const from = (board.kind === 'inches' ? board.width - STRIP.inches : 0) + MARGIN
  const lanes = Math.max(1, Math.floor(board.height - 2 * MARGIN))
  return Array.from({ length: lanes }, (_, lane) => {
    const y = MARGIN + lane
    return { start: { x: from, y }, end: { x: from + distance, y }, heads: 90 }
  })
}

/** A patch under a base, or a line before it on the side that the other is. */
function under(
  kind: FeatureKind,
  id: string,
  at: Point,
  size: number,
  width: number | null,
  other: Point,
): Laid {
  const apart = Math.abs(other.x - at.x)
  const way = other.x < at.x ? -1 : 1
  if (width === null) {
    const half = size / 2 + 0.3
    return {
      id: STATED + id,
      kind,
      shape: { area: box(at, Math.min(half, Math.max(0.3, apart / 2)), half) },
    }
  }
  // Whoever is at a hedge or a wall has his middle in it, and it lies between him and the other.
  const x = at.x + way * Math.max(0, Math.min(width / 2 - 0.02, apart / 2))
  const line = [
    { x, y: at.y - 3 },
    { x, y: at.y + 3 },
  ]
  return { id: STATED + id, kind, shape: { line, width } }
}

/** Ground along the whole of a way. */
function along(kind: FeatureKind, start: Point, end: Point, width: number | null): Laid {
  const middle = { x: (start.x + end.x) / 2, y: start.y }
  const shape =
    width === null
      ? { area: box(middle, (end.x - start.x) / 2 + 2, 2) }
      : {
          line: [
            { x: start.x - 2, y: start.y },
            { x: end.x + 2, y: end.y },
          ],
          width,
        }
  return { id: `${STATED}way`, kind, shape }
}

const box = ({ x, y }: Point, across: number, down: number): Point[] => [
  { x: x - across, y: y - down },
  { x: x + across, y: y - down },
  { x: x + across, y: y + down },
  { x: x - across, y: y + down },
]

/**
 * Whoever was stated before goes back to where he stood on the table, unless an enemy is near him still or somebody stands there now:
 * what meets stays together. `past` are the states before, the newest first.
 */
export function goingBack(
  scenario: Pick<Scenario, 'board'>,
  state: GameState,
  pair: readonly (UnitId | null)[],
  past: readonly GameState[],
): Stated['places'] {
  const from = stripFrom(scenario)
  const isBeside = (unit: Unit): boolean => unit.at !== null && unit.at.x > from
  const near = (a: Point, b: Point, reach: number) => Math.hypot(a.x - b.x, a.y - b.y) < reach
  return state.units.flatMap(unit => {
    const { at } = unit
    if (!at || !isBeside(unit) || pair.includes(unit.id)) return []
    const others = state.units.filter(each => each.at && each.id !== unit.id)
    if (others.some(each => each.side !== unit.side && each.at && near(each.at, at, 2.5))) return []
    for (const before of past) {
      const then = before.units.find(each => each.id === unit.id)
      if (!then?.at || isBeside(then)) continue
      const home = then.at
      if (others.some(each => each.at && near(each.at, home, 0.5))) return []
      return [{ unit: unit.id, at: home, facing: then.facing }]
    }
    return []
  })
}
