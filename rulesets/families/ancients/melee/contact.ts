import type { Side, UnitId } from '../../../../src/engine/ids'
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
import { ROUNDING } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { footing, piecesAt, terrainOf } from '../model/ground'
import type { AncientState, Flank, Melee, Standing } from '../model/state'
import { CONTACT, contactReach, findUnit, isTouching, kindOf, outlineOf, ownOf, stands } from '../model/units'

/** A base without the rest of its unit. */
export interface Base {
  readonly at: Point
  readonly facing: Degrees
}

/** Whether two bases lie so far apart that they cannot touch. */
function areApart(state: AncientState, a: Point, b: Point): boolean {
  return distance(a, b) > contactReach(state)
}

/** What of an outline, as it is seen from a base, lies ahead of the front edge or on it, if it is more than a graze across the front. */
function aheadOfFront(side: number, base: Base, other: Polygon): Polygon | null {
  const half = side / 2
  const ahead = clipped(seenFrom(base.at, base.facing, other), 0, -1, CONTACT - half)
  const across = ahead.map(p => p.x)
  return shadow(across, -half, half) > CONTACT ? ahead : null
}

/** Whether a slide straight ahead meets the other base with more than a graze across the front (R9). */
export function meetsFront(side: number, base: Base, other: Polygon): boolean {
  return aheadOfFront(side, base, other) !== null
}

/** Whether the front of `base` takes part in the touch with another outline: its front edge or one of its front corners (R9). */
export function frontMeets(side: number, base: Base, other: Polygon): boolean {
  const ahead = aheadOfFront(side, base, other)
  return ahead !== null && frontGap(ahead, side / 2) <= CONTACT + ROUNDING
}

/** The distance of an outline, seen from a base, to the front edge of that base. */
function frontGap(seen: Polygon, half: number): number {
  const edge: Polygon = [
    { x: -half, y: half },
    { x: half, y: half },
    { x: half, y: half - ROUNDING },
  ]
  return gap(edge, seen)
}

/** Whether two bases touch with the front of one of them taking part. */
function frontsTouch(state: AncientState, a: Standing, b: Standing): boolean {
  if (!touches(state, a, b)) return false
  const side = state.scenario.base
  return frontMeets(side, a, outlineOf(state, b)) || frontMeets(side, b, outlineOf(state, a))
}

/** Whether two bases touch in any way. */
export function touches(state: AncientState, a: Standing, b: Standing): boolean {
  return !areApart(state, a.at, b.at) && isTouching(outlineOf(state, a), outlineOf(state, b))
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
  if (rear > left + ROUNDING && rear > right + ROUNDING) return 'rear'
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

/** Whether a melee across an outline still stands: nobody has left, and the base still meets the outline. */
function areaStands(book: Book, state: AncientState, melee: Melee, a: Standing, b: Standing): boolean {
  const piece = terrainOf(book, state).pieces.find(each => each.id === melee.area)
  if (!piece) return false
  const isInside = (unit: Standing): boolean => piecesAt([piece], unit.at).length > 0
  const meets = (unit: Standing): boolean => isTouching(outlineOf(state, unit), piece.outline)
  return (isInside(b) && meets(a)) || (isInside(a) && meets(b))
}

/** The melees after something has moved or gone. Those that go on keep their count; new ones begin with none. */
export function withMelees(book: Book, state: AncientState): AncientState {
  if (seen.has(state)) return state
  const found = lookedAt(book, state)
  seen.add(found)
  return found
}

/** States whose melees have been looked at: what play leaves is mostly asked about next. */
const seen = new WeakSet<AncientState>()

function lookedAt(book: Book, state: AncientState): AncientState {
  const melees: Melee[] = []
  const reach = contactReach(state)
  const hasAreas = state.melees.some(melee => melee.bond === 'area')
  const others = ownOf(state, 'B')
  for (const a of ownOf(state, 'A')) {
    for (const b of others) {
      // Nobody who stands so far away touches; only across the outline of an area may there be more between them.
      const isFar = Math.abs(a.at.x - b.at.x) > reach || Math.abs(a.at.y - b.at.y) > reach
      if (isFar && !hasAreas) continue
      const old = meleeOf(state, a.id, b.id)
      if (isFar && old?.bond !== 'area') continue
      const bond = bondOf(book, state, a, b, old)
      if (bond !== null) melees.push(continued(state, a, b, bond, old))
    }
  }
  const isSame =
    melees.length === state.melees.length && melees.every((melee, i) => melee === state.melees[i])
  return isSame ? state : { ...state, melees }
}

function continued(
  state: AncientState,
  a: Standing,
  b: Standing,
  bond: Melee['bond'],
  old: Melee | undefined,
): Melee {
  const area = bond === 'area' ? (old?.area ?? null) : null
  if (old && old.bond === bond && old.area === area) return old
  const { begun, since } = old ?? { begun: { A: 0, B: 0 }, since: state.turn }
  return { a: a.id, b: b.id, bond, area, begun, since }
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
  unit: { readonly id: UnitId; readonly side: Side },
): readonly Standing[] {
  if (state.melees.length === 0) return NOBODY
  let foes: Standing[] | null = null
  for (const melee of state.melees) {
    const [own, other] = unit.side === 'A' ? [melee.a, melee.b] : [melee.b, melee.a]
    if (own !== unit.id) continue
    const foe = findUnit(state, other)
    if (!stands(foe)) continue
    foes ??= []
    foes.push(foe)
  }
  return foes ?? NOBODY
}

const NOBODY: readonly Standing[] = []

/** Whether a unit is in melee with an enemy. */
export function isEngaged(state: AncientState, unit: { readonly id: UnitId }): boolean {
  for (const melee of state.melees) if (melee.a === unit.id || melee.b === unit.id) return true
  return false
}

/** The melee of two units, in whatever order. */
export function meleeOf(state: AncientState, one: UnitId, other: UnitId): Melee | undefined {
  for (const melee of state.melees) {
    if ((melee.a === one && melee.b === other) || (melee.a === other && melee.b === one)) return melee
  }
  return undefined
}

/** The friend or enemy that a rampage ties a unit to: neither moves or shoots until it has been attacked (R32). */
export function tiedBy(state: AncientState, unit: { readonly id: UnitId }): Standing | null {
  for (const each of state.units) {
    if (each.rampage === null || !stands(each)) continue
    if (each.rampage.target === unit.id) return each
    if (each.id !== unit.id) continue
    const target = findUnit(state, each.rampage.target)
    return stands(target) ? target : null
  }
  return null
}
