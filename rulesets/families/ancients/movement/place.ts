import { overlapDepth } from '../../../../src/geometry/bases'
import type { Degrees, Point } from '../../../../src/geometry/point'
import { bounds } from '../../../../src/geometry/polygons'
import type { Book } from '../model/book'
import { isOnRoad, terrainOf } from '../model/ground'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import {
  OVERLAP,
  baseAt,
  contactReach,
  enemiesOf,
  isTouching,
  kindOf,
  outlineOf,
  standing,
} from '../model/units'
import { isClearOf } from './slide'

/** A place for a unit: where its centre would be, and which way it would face. */
export interface Place {
  readonly at: Point
  readonly facing: Degrees
}

/** Whether a base at a place overlaps ground closed to the unit; the ground's name, or null. Roads and bridges lead through (R3, R30). */
export function closedAt(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  { at, facing }: Place,
): string | null {
  const { width, height } = state.scenario.board
  const base = baseAt(state, at, facing)
  if (base.some(p => p.x < -OVERLAP || p.y < -OVERLAP || p.x > width + OVERLAP || p.y > height + OVERLAP))
    return 'edge'
  const terrain = terrainOf(book, state)
  if (terrain.pieces.length === 0 || isOnRoad(terrain, at)) return null
  const { needsOpen } = kindOf(book, state, unit)
  const box = bounds(base)
  for (const { effect, box: around, parts } of terrain.pieces) {
    if (!effect.closed && !(needsOpen && !effect.open)) continue
    if (isClearOf(box, around)) continue
    if (parts.some(part => overlapDepth(base, part) > OVERLAP)) return effect.label
  }
  return null
}

/** Whether a base at a place lies partly in rough terrain: with its centre on a road it does not (R3, R4). */
export function isInRough(book: Book, state: AncientState, { at, facing }: Place): boolean {
  const terrain = terrainOf(book, state)
  if (terrain.rough.length === 0 || isOnRoad(terrain, at)) return false
  const base = baseAt(state, at, facing)
  const box = bounds(base)
  return terrain.rough.some(
    piece => !isClearOf(box, piece.box) && piece.parts.some(part => overlapDepth(base, part) > OVERLAP),
  )
}

/** The first base that a base at a place would overlap; null if there is room. */
export function overlappedAt(state: AncientState, unit: AncientUnit, { at, facing }: Place): Standing | null {
  const near = state.scenario.base * 1.5
  let base = null
  for (const other of standing(state.units)) {
    if (Math.abs(other.at.x - at.x) >= near || Math.abs(other.at.y - at.y) >= near) continue
    if (other.id === unit.id) continue
    base ??= baseAt(state, at, facing)
    if (overlapDepth(base, outlineOf(state, other)) > OVERLAP) return other
  }
  return null
}

/** Whether a base at a place would touch any other, friend or enemy. */
export function touchedByAny(state: AncientState, unit: AncientUnit, { at, facing }: Place): boolean {
  const reach = contactReach(state)
  const base = baseAt(state, at, facing)
  return standing(state.units).some(
    other =>
      other.id !== unit.id &&
      Math.abs(other.at.x - at.x) <= reach &&
      Math.abs(other.at.y - at.y) <= reach &&
      isTouching(base, outlineOf(state, other)),
  )
}

/** An enemy whose base a base at a place would touch; with `kept`, none that the unit touches already. Null if there is none. */
export function touchedAt(
  state: AncientState,
  unit: AncientUnit,
  { at, facing }: Place,
  kept: Standing | null = null,
): Standing | null {
  const reach = contactReach(state)
  let base = null
  for (const enemy of enemiesOf(state, unit.side)) {
    if (Math.abs(enemy.at.x - at.x) > reach || Math.abs(enemy.at.y - at.y) > reach) continue
    base ??= baseAt(state, at, facing)
    const outline = outlineOf(state, enemy)
    if (isTouching(base, outline) && !(kept && isTouching(outlineOf(state, kept), outline))) return enemy
  }
  return null
}
