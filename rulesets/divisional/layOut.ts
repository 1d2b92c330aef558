import { clipped } from '../../src/geometry/clip'
import type { Point, Polygon } from '../../src/geometry/point'
import { isConvex } from '../../src/geometry/convex'
import { contains, middle } from '../../src/geometry/polygons'
import type { Side } from '../../src/engine/ids'
import type { Reason } from './act'
import { findUnit, reason } from './lookup'
import { unrest } from './rest'
import type { DivState, DivUnit, Kind } from './state'
import { DEPLOYMENT } from './tables'

/** The deployment of a whole Division is a ruling: the rules only know that both sides begin at their edges. */
export const CLAUSE = 'divisional-R38'

/** Where a side deploys: within 9 inches of its edge, A in the south, unless the scenario says otherwise (R38). */
export function zoneOf({ scenario: { zones, board } }: DivState, side: Side): Polygon {
  const given = zones?.[side]
  if (given) return given
  const [from, to] = side === 'A' ? [board.height - DEPLOYMENT, board.height] : [0, DEPLOYMENT]
  return [
    { x: 0, y: from },
    { x: board.width, y: from },
    { x: board.width, y: to },
    { x: 0, y: to },
  ]
}

/** Why a unit cannot be put down at a place. */
export function cannotStand(state: DivState, unit: DivUnit, at: Point): readonly Reason[] {
  if (!contains(zoneOf(state, unit.side), at)) return [reason(CLAUSE, 'not-in-zone')]
  return unrest(state, unit, at)
}

/** Who stands behind: the HQ and the guns in the last row. */
const REAR: ReadonlySet<Kind> = new Set(['hq', 'artillery'])
const FRONT_ROW = 4

interface Spot {
  readonly unit: string
  readonly at: Point
}

/** Where the units of a formation stand about its middle: rows of four, guns and HQ behind. */
export function rowsOf(state: DivState, units: readonly DivUnit[]): readonly Spot[] {
  const [first] = units
  if (!first) return []
  const { base, board } = state.scenario
  const towards = middle(zoneOf(state, first.side)).y < board.height / 2 ? 1 : -1
  const pace = base * 1.3
  const front = units.filter(unit => !REAR.has(unit.type))
  const rear = units.filter(unit => REAR.has(unit.type))
  const rows: (readonly DivUnit[])[] = []
  for (let from = 0; from < front.length; from += FRONT_ROW) rows.push(front.slice(from, from + FRONT_ROW))
  if (rear.length > 0) rows.push(rear)
  return rows.flatMap((row, depth) =>
    row.map((unit, i) => ({
      unit: unit.id,
      at: {
        x: (i - (row.length - 1) / 2) * pace,
        y: -towards * (depth - (rows.length - 1) / 2) * pace,
      },
    })),
  )
}

/** The places of a formation that is put down about a point; null where one has no room. */
export function layOut(state: DivState, units: readonly DivUnit[], at: Point): readonly Spot[] | null {
  if (units.length === 0) return null
  const places = rowsOf(state, units).map(({ unit, at: { x, y } }) => ({
    unit,
    at: { x: at.x + x, y: at.y + y },
  }))
  return places.every(place => {
    const unit = findUnit(state, place.unit)
    return unit !== undefined && cannotStand(state, unit, place.at).length === 0
  })
    ? places
    : null
}

/**
 * Where the middle of a formation may lie so that all of its bases are in the zone and on the table, whoever stands there
 * already. Nothing for a zone that is not convex: its room may come in pieces.
 */
export function roomFor(state: DivState, units: readonly DivUnit[]): readonly Polygon[] {
  const [first] = units
  if (!first) return []
  const { base, board } = state.scenario
  const zone = zoneOf(state, first.side)
  if (!isConvex(zone)) return []
  const spots = rowsOf(state, units).map(({ at }) => at)
  const half = base / 2
  const rims: readonly Rim[] = [
    ...rimsOf(zone),
    { nx: -1, ny: 0, limit: -half },
    { nx: 1, ny: 0, limit: board.width - half },
    { nx: 0, ny: -1, limit: -half },
    { nx: 0, ny: 1, limit: board.height - half },
  ]
  const room = rims.reduce(
    (now, { nx, ny, limit }) =>
      clipped(now, nx, ny, limit - Math.max(...spots.map(({ x, y }) => x * nx + y * ny))),
    zone,
  )
  return room.length > 0 ? [room] : []
}

/** A straight rim: who is inside has x * nx + y * ny of at most `limit`. */
interface Rim {
  readonly nx: number
  readonly ny: number
  readonly limit: number
}

function rimsOf(zone: Polygon): readonly Rim[] {
  const centre = middle(zone)
  return zone.map((from, i): Rim => {
    const to = zone[(i + 1) % zone.length] ?? from
    const [nx, ny] = [to.y - from.y, from.x - to.x]
    const limit = from.x * nx + from.y * ny
    return centre.x * nx + centre.y * ny <= limit ? { nx, ny, limit } : { nx: -nx, ny: -ny, limit: -limit }
  })
}
