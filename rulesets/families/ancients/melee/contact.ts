import type { UnitId } from '../../../../src/engine/ids'
import { gap } from '../../../../src/geometry/bases'
import { clipped, seenFrom, shadow } from '../../../../src/geometry/clip'
import {
  type Degrees,
  type Point,
  type Polygon,
  angleBetween,
  bearing,
  distance,
} from '../../../../src/geometry/point'
import { distanceToPolygon } from '../../../../src/geometry/polygons'
import type { Book } from '../model/book'
import { type Piece, footing, piecesAt, terrainOf } from '../model/ground'
import { CONTACT, findUnit, kindOf, outlineOf, standing, stands } from '../model/units'
import type { AncientState, Flank, Melee, Standing } from '../model/state'

/** A base without the rest of its unit. */
export interface Base {
  readonly at: Point
  readonly facing: Degrees
}

/** Two bases of this side whose centres lie farther apart than this cannot touch. */
export function apart(state: AncientState, a: Point, b: Point): boolean {
  return distance(a, b) > state.scenario.base * Math.SQRT2 + CONTACT + 0.01
}

/** Whether the front of `base` takes part in the touch with another outline: its front edge or one of its front corners (R9). */
export function frontMeets(side: number, base: Base, other: Polygon): boolean {
  const half = side / 2
  const seen = seenFrom(base.at, base.facing, other)
  // What of the other lies ahead of the front edge or on it.
  const ahead = clipped(seen, 0, -1, CONTACT - half)
  if (
    shadow(
      ahead.map(p => p.x),
      -half,
      half,
    ) <= CONTACT
  )
    return false
  return frontGap(ahead, half) <= CONTACT + 1e-9
}

/** The distance of an outline, seen from a base, to the front edge of that base. */
function frontGap(seen: Polygon, half: number): number {
  const edge: Polygon = [
    { x: -half, y: half },
    { x: half, y: half },
    { x: half, y: half - 1e-6 },
  ]
  return gap(edge, seen)
}

/** Whether two bases touch with the front of one of them taking part. */
export function frontsTouch(state: AncientState, a: Standing, b: Standing): boolean {
  if (apart(state, a.at, b.at)) return false
  const side = state.scenario.base
  const [one, other] = [outlineOf(state, a), outlineOf(state, b)]
  if (gap(one, other) > CONTACT + 1e-9) return false
  return frontMeets(side, a, other) || frontMeets(side, b, one)
}

/** Whether two bases touch in any way. */
export function touches(state: AncientState, a: Standing, b: Standing): boolean {
  return !apart(state, a.at, b.at) && gap(outlineOf(state, a), outlineOf(state, b)) <= CONTACT + 1e-9
}

/**
 * On which side of the defender an attacker is in contact: behind the line of its front edge with its whole base it is on
 * the flank or in the rear, by the longer contact; otherwise it is in front (R24).
 */
export function sideOf(book: Book, state: AncientState, attacker: Standing, defender: Standing): Flank {
  const half = state.scenario.base / 2
  const seen = seenFrom(defender.at, defender.facing, outlineOf(state, attacker))
  const isBehind = seen.every(p => p.y <= half + CONTACT)
  const isTouching = touches(state, attacker, defender)
  const isInBuilding = footing(book, state, defender.at).building
  if (isInBuilding || (!isTouching && isBehind)) return direction(defender, attacker)
  if (!isBehind) return 'front'
  const rear = stripLength(seen, 'y', -half, half)
  const left = stripLength(seen, 'x', -half, half)
  const right = stripLength(seen, 'x', half, half)
  if (rear > left + 1e-6 && rear > right + 1e-6) return 'rear'
  return left >= right ? 'left' : 'right'
}

/** Whether the contact counts as frontal for the Defence factor: always against those in buildings (R38). */
export function isFrontal(book: Book, state: AncientState, defender: Standing, side: Flank): boolean {
  return side === 'front' || footing(book, state, defender.at).building
}

/** The quarter in which somebody stands, seen from a unit. */
function direction(from: Standing, to: Standing): Flank {
  const towards = bearing(from.at, to.at)
  if (angleBetween(towards, from.facing) <= 45) return 'front'
  if (angleBetween(towards, from.facing) >= 135) return 'rear'
  return angleBetween(towards, from.facing + 90) <= 45 ? 'right' : 'left'
}

/** How long the contact with the edge of a base is that lies at `value` along an axis. */
function stripLength(seen: Polygon, axis: 'x' | 'y', value: number, half: number): number {
  const [nx, ny] = axis === 'x' ? [1, 0] : [0, 1]
  const near = clipped(clipped(seen, nx, ny, value + CONTACT), -nx, -ny, CONTACT - value)
  return shadow(
    near.map(p => (axis === 'x' ? p.y : p.x)),
    -half,
    half,
  )
}

/** The buildings and field defences that hold a unit. */
export function holdsOf(book: Book, state: AncientState, unit: Standing): readonly Piece[] {
  return piecesAt(terrainOf(book, state), unit.at).filter(piece => piece.effect.holds)
}

/** Whether a melee across an outline still stands: nobody has left, and the base still meets the outline. */
function areaStands(book: Book, state: AncientState, melee: Melee, a: Standing, b: Standing): boolean {
  const piece = terrainOf(book, state).pieces.find(each => each.id === melee.area)
  if (!piece) return false
  const isInside = (unit: Standing): boolean => piecesAt(terrainOf(book, state), unit.at).includes(piece)
  const meets = (unit: Standing): boolean => gap(outlineOf(state, unit), piece.outline) <= CONTACT + 1e-9
  return (isInside(b) && meets(a)) || (isInside(a) && meets(b))
}

/** The melees after something has moved or gone. Those that go on keep their count; new ones begin with none. */
export function withMelees(book: Book, state: AncientState): AncientState {
  const units = standing(state.units)
  const melees: Melee[] = []
  const reach = state.scenario.base * Math.SQRT2 + 0.1
  const hasAreas = state.melees.some(melee => melee.bond === 'area')
  for (const a of units) {
    if (a.side !== 'A') continue
    for (const b of units) {
      if (b.side !== 'B') continue
      // Nobody who stands so far away touches; only across the outline of an area may there be more between them.
      const isFar = Math.abs(a.at.x - b.at.x) > reach || Math.abs(a.at.y - b.at.y) > reach
      if (isFar && !hasAreas) continue
      const old = state.melees.find(melee => melee.a === a.id && melee.b === b.id)
      const bond = bondOf(book, state, a, b, old)
      if (bond === null) continue
      const area = bond === 'area' ? (old?.area ?? null) : null
      if (old && old.bond === bond && old.area === area) melees.push(old)
      else
        melees.push({
          a: a.id,
          b: b.id,
          bond,
          area,
          begun: old?.begun ?? { A: 0, B: 0 },
          since: old?.since ?? state.turn,
        })
    }
  }
  const isSame =
    melees.length === state.melees.length && melees.every((melee, i) => melee === state.melees[i])
  return isSame ? state : { ...state, melees }
}

function bondOf(
  book: Book,
  state: AncientState,
  a: Standing,
  b: Standing,
  old: Melee | undefined,
): Melee['bond'] | null {
  if (kindOf(book, state, a).helpless || kindOf(book, state, b).helpless) return null
  if (old?.bond === 'area' && areaStands(book, state, old, a, b)) return 'area'
  if (frontsTouch(state, a, b)) return 'bases'
  const wild = a.rampage?.target === b.id || b.rampage?.target === a.id
  return wild && touches(state, a, b) ? 'rampage' : null
}

/** The enemies that a unit is in melee with. */
export function foesOf(
  state: AncientState,
  unit: { readonly id: UnitId; readonly side: 'A' | 'B' },
): readonly Standing[] {
  if (state.melees.length === 0) return []
  return state.melees.flatMap(melee => {
    const [own, other] = unit.side === 'A' ? [melee.a, melee.b] : [melee.b, melee.a]
    if (own !== unit.id) return []
    const foe = findUnit(state, other)
    return stands(foe) ? [foe] : []
  })
}

/** Whether a unit is in melee with an enemy. */
export function isEngaged(state: AncientState, unit: { readonly id: UnitId }): boolean {
  return state.melees.some(melee => melee.a === unit.id || melee.b === unit.id)
}

/** The melee of two units, in whatever order. */
export function meleeOf(state: AncientState, one: UnitId, other: UnitId): Melee | undefined {
  return state.melees.find(
    melee => (melee.a === one && melee.b === other) || (melee.a === other && melee.b === one),
  )
}

/** The friend or enemy that a rampage ties a unit to: neither moves or shoots until it has been attacked (R32). */
export function tiedBy(state: AncientState, unit: { readonly id: UnitId }): Standing | null {
  for (const each of standing(state.units)) {
    if (each.rampage === null) continue
    if (each.id === unit.id) {
      const target = findUnit(state, each.rampage.target)
      return stands(target) ? target : null
    }
    if (each.rampage.target === unit.id) return each
  }
  return null
}

/** The unit of a list whose base is nearest to a place's base, and all others as near. */
export function nearestOf(
  state: AncientState,
  from: Polygon,
  units: readonly Standing[],
): readonly Standing[] {
  const found = units.map(unit => ({ unit, away: gap(from, outlineOf(state, unit)) }))
  const least = Math.min(...found.map(each => each.away))
  return found.filter(each => each.away <= least + 0.01).map(each => each.unit)
}

/** The distance from a place to a unit's base. */
export function distanceToBase(state: AncientState, from: Point, unit: Standing): number {
  return distanceToPolygon(from, outlineOf(state, unit))
}
