import { type Degrees, type Point, angleBetween, distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { kindOf } from '../model/units'

/** Degrees by which a facing may differ and still be the same. */
export const SAME = 0.05

/** Degrees by which friends that face alike, or opposite ways, may differ for Light Foot to pass (R11). */
const ALIKE = 5

/** Whether a unit manoeuvres as a Regular one: it may turn up to 90 degrees and go half its distance. */
export function isRegular(book: Book, state: AncientState, unit: AncientUnit): boolean {
  const { manoeuvre } = kindOf(book, state, unit)
  return manoeuvre === 'as regular' || (manoeuvre === 'as bought' && unit.regular)
}

export function isLight(book: Book, state: AncientState, unit: AncientUnit): boolean {
  return kindOf(book, state, unit).manoeuvre === 'light'
}

/** Whether a friend may be passed through: it faces the same way or the opposite way (R11). */
export function mayPass(book: Book, state: AncientState, unit: AncientUnit, other: Standing): boolean {
  if (other.side !== unit.side || !kindOf(book, state, unit).passesFriends) return false
  const off = angleBetween(unit.facing, other.facing)
  return off <= ALIKE || off >= 180 - ALIKE
}

/** Whether two facings are the same. */
export function isSame(a: Degrees, b: Degrees): boolean {
  return a === b || angleBetween(a, b) <= SAME
}

/** The length of a path that begins at a place. */
export function lengthOf(from: Point, path: readonly Point[]): number {
  let sum = 0
  let last = from
  for (const next of path) {
    sum += distance(last, next)
    last = next
  }
  return sum
}
