import {
  type Hex,
  type HexFacing,
  HEX_FACINGS,
  facingTo,
  hexDistance,
  inLine,
  neighbour,
  turn,
} from '../../src/geometry/hexes'
import type { Point } from '../../src/geometry/point'
import { indexOf, isAsteroid, isSame, outlineOf, placeOf } from './board'
import { isOn } from './lookup'
import type { SpaceState } from './state'
import { RANGE } from './tables'

const hexAlong = (from: Hex, facing: HexFacing, n: number): Hex => inLine(from, facing, n).at(-1) ?? from

/** A hex as so many steps along a facing and along the next one, clockwise or not; null if it lies in no such wedge. */
function wedgeSteps(from: Hex, facing: HexFacing, to: Hex): readonly [number, number] | null {
  const total = hexDistance(from, to)
  for (const side of [turn(facing, 1), turn(facing, -1)]) {
    for (let b = 0; 2 * b <= total; b++) {
      if (isSame(hexAlong(hexAlong(from, facing, total - b), side, b), to)) return [total - b, b]
    }
  }
  return null
}

/** Whether a hex is in the field of fire: the row straight ahead, or the wedge of the house rule (R11). Range is not asked. */
export function isAhead(state: SpaceState, from: Hex, facing: HexFacing, to: Hex): boolean {
  if (isSame(from, to)) return false
  if (isOn(state, 'wedge')) return wedgeSteps(from, facing, to) !== null
  return facingTo(from, to) === facing
}

/** All hexes of the field of fire within range, nearest first. */
export function fieldOfFire(state: SpaceState, from: Hex, facing: HexFacing): readonly Hex[] {
  const row = inLine(from, facing, RANGE)
  if (!isOn(state, 'wedge')) return row
  const wide = row.flatMap((hex, i) =>
    [2, -2].flatMap(side => inLine(hex, turn(facing, side), Math.floor((i + 1) / 2))),
  )
  return [...row, ...wide].toSorted((a, b) => hexDistance(from, a) - hexDistance(from, b))
}

/** The asteroids that block the line of sight between two hexes (4.3, 8.7, R12); empty if none does. */
export function blockers(state: SpaceState, from: Hex, to: Hex): readonly Hex[] {
  if (state.asteroids.length === 0) return []
  const n = hexDistance(from, to)
  if (n < 2) return []
  const facing = facingTo(from, to)
  if (facing !== null) return inLine(from, facing, n - 1).filter(hex => isAsteroid(state, hex))
  const along = alongEdges(from, to, n)
  if (along) {
    for (const pair of along.pairs) if (pair.every(hex => isAsteroid(state, hex))) return pair
    return along.crossed.filter(hex => isAsteroid(state, hex))
  }
  const { board } = state.scenario
  const [start, end] = [placeOf(board, from), placeOf(board, to)]
  const asteroids = hexesNear(from, to).filter(hex => isAsteroid(state, hex))
  return asteroids.filter(hex => crosses(start, end, outlineOf(board, hex)))
}

/** A line midway between two facings runs along edges: which hexes it crosses, and which lie on both sides of an edge. */
function alongEdges(from: Hex, to: Hex, n: number) {
  if (n % 2 !== 0) return null
  for (const facing of HEX_FACINGS) {
    const side = turn(facing, 1)
    if (!isSame(hexAlong(hexAlong(from, facing, n / 2), side, n / 2), to)) continue
    const pairs: (readonly Hex[])[] = []
    const crossed: Hex[] = []
    let at = from
    for (let i = 0; i < n / 2; i++) {
      const first = neighbour(at, facing)
      pairs.push([first, neighbour(at, side)])
      at = neighbour(first, side)
      if (i < n / 2 - 1) crossed.push(at)
    }
    return { pairs, crossed }
  }
  return null
}

/** The hexes between two others, and those about them. */
function hexesNear(from: Hex, to: Hex): readonly Hex[] {
  const n = hexDistance(from, to)
  const found = new Map<number, Hex>()
  for (let q = Math.min(from.q, to.q) - 1; q <= Math.max(from.q, to.q) + 1; q++) {
    for (let r = Math.min(from.r, to.r) - 1; r <= Math.max(from.r, to.r) + 1; r++) {
      const hex = { q, r }
      if (isSame(hex, from) || isSame(hex, to)) continue
      if (hexDistance(from, hex) + hexDistance(hex, to) <= n + 1) found.set(indexOf(hex), hex)
    }
  }
  return [...found.values()]
}

/** Whether a line crosses the inside of a convex outline that runs clockwise on the screen. */
function crosses(start: Point, end: Point, outline: readonly Point[]): boolean {
  let enter = 0
  let leave = 1
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a
    const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    const [from, to] = [side(start), side(end)]
    if (from <= 1e-9 && to <= 1e-9) return false
    if (from < 0) enter = Math.max(enter, from / (from - to))
    else if (to < 0) leave = Math.min(leave, from / (from - to))
  }
  return leave - enter > 1e-6
}
