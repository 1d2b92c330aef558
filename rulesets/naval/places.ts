import type { Degrees, Point } from '../../src/geometry/point'
import { isThere } from './fleet'
import { classOf } from './ships'
import type { NavalScenario, NavalState, Ship } from './state'

/** Beam of a ship's counter as a share of its length. */
const BEAM = 0.3
/** Left free at the upper and lower edge of the chart, board units. */
const MARGIN = 0.9
const ROW = 0.35

export const lengthOf = (ship: Pick<Ship, 'type' | 'factors'>): number =>
  classOf(ship.type, ship.factors).length
export const beamOf = (ship: Pick<Ship, 'type' | 'factors'>): number => lengthOf(ship) * BEAM

interface Box {
  readonly w: number
  readonly h: number
}

function boxOf(ship: Ship, facing: Degrees): Box {
  const long = lengthOf(ship)
  const across = Math.abs(Math.sin((facing * Math.PI) / 180)) >= Math.SQRT1_2
  return across ? { w: long, h: long * BEAM } : { w: long * BEAM, h: long }
}

/** Where a place is taken into a zone of the board. */
export function withinZone(scenario: NavalScenario, zone: number, at: Point): Point {
  const band = scenario.board.zones[zone - 1]
  if (!band) return at
  const low = MARGIN
  const high = scenario.board.height - MARGIN
  return {
    x: Math.min(band.to - 0.05, Math.max(band.from + 0.05, at.x)),
    y: Math.min(high, Math.max(low, at.y)),
  }
}

/** A place in a zone near the ship's own height where it lies clear of the others, as far as there is one. */
export function freePlace(state: NavalState, ship: Ship, zone: number, facing: Degrees): Point {
  const { board } = state.scenario
  const band = board.zones[zone - 1]
  if (!band) return ship.at ?? { x: 0, y: 0 }
  const own = boxOf(ship, facing)
  const others = state.units
    .filter(other => other.id !== ship.id && isThere(other))
    .flatMap(other => (other.at ? [{ at: other.at, ...boxOf(other, other.facing) }] : []))
  const middle = (band.from + band.to) / 2
  const wish = ship.at?.y ?? board.height / 2
  const low = Math.max(MARGIN, own.h / 2 + 0.5)
  const high = board.height - low
  let best = { x: middle, y: Math.min(high, Math.max(low, wish)) }
  let least = Number.POSITIVE_INFINITY
  for (let row = 0; row * ROW <= high - low; row++) {
    const y = low + row * ROW
    for (const x of [middle, middle - 0.7, middle + 0.7]) {
      let overlap = 0
      for (const other of others) {
        const dx = (own.w + other.w) / 2 + 0.1 - Math.abs(x - other.at.x)
        const dy = (own.h + other.h) / 2 + 0.25 - Math.abs(y - other.at.y)
        if (dx > 0 && dy > 0) overlap += dx * dy
      }
      const cost = overlap * 100 + Math.abs(y - wish) + (x === middle ? 0 : 0.6)
      if (cost < least) {
        least = cost
        best = { x, y }
      }
    }
  }
  return { x: Math.round(best.x * 100) / 100, y: Math.round(best.y * 100) / 100 }
}
