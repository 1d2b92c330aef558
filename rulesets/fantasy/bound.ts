import { heading } from '../../src/geometry/point'
import {
  type AncientState,
  type Book,
  type ChargeAhead,
  type Standing,
  findUnit,
  footing,
  kindOf,
  outlineOf,
  stands,
  terrainOf,
  touchAt,
} from '../families/ancients'

/** Shock Mounted is bound only in open ground: under its target, and all the way there (R36). */
export function bindsThere(
  book: Book,
  state: AncientState,
  unit: Standing,
  { targets, distance }: ChargeAhead,
): boolean {
  if (kindOf(book, state, unit).braves) return true
  const target = findUnit(state, targets[0] ?? '')
  if (!stands(target) || !footing(book, state, target.at).open) return false
  const base = outlineOf(state, unit)
  const ahead = heading(unit.facing)
  const swept = { base, dx: ahead.x * distance, dy: ahead.y * distance }
  return terrainOf(book, state).pieces.every(
    ({ effect, parts }) => effect.open || parts.every(part => touchAt(swept, part) === null),
  )
}
