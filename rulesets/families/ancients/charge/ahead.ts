import { gap } from '../../../../src/geometry/bases'
import { type Polygon, heading, moveBy } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { type Base, meetsFront } from '../melee/contact'
import type { Book } from '../model/book'
import { piecesAt, terrainOf } from '../model/ground'
import type { AncientState, Standing } from '../model/state'
import { baseAt, enemiesOf, kindOf, outlineOf, stands, unitOf } from '../model/units'
import type { ChargeAhead } from '../model/ways'
import { longest, wayAhead } from '../movement/allowance'

/** What lies first in the way of a unit, whether or not it is near enough to be charged. Null if that is no enemy it would meet with its front. */
export function firstEnemyAhead(book: Book, state: AncientState, unit: Standing): ChargeAhead | null {
  if (!mayMeet(book, state, unit)) return null
  const { found, allowance } = wayAhead(book, state, unit, unit.facing)
  const { hold, closed } = found
  const bar = found.unit?.at ?? Infinity
  if (hold && hold.at < bar && hold.at <= closed) {
    const place = { at: moveBy(unit.at, unit.facing, hold.at), facing: unit.facing }
    const targets = nearestInside(book, state, unit, hold.piece.id, place).map(each => each.id)
    const met = { targets, distance: hold.at, allowance, area: hold.piece.id, beyond: false }
    return targets.length > 0 ? met : null
  }
  if (!found.unit || closed < bar) return null
  const target = unitOf(state, found.unit.id)
  if (target.side === unit.side || !stands(target)) return null
  if (!meetsFront(state.scenario.base, unit, outlineOf(state, target))) return null
  return { targets: [target.id], distance: bar, allowance, area: null, beyond: false }
}

/** Whether any enemy (of those that are meant) stands so that a slide straight ahead might meet it: for most units none does. */
export function mayMeet(
  book: Book,
  state: AncientState,
  unit: Standing,
  isMeant: (enemy: Standing) => boolean = () => true,
): boolean {
  const { holding } = terrainOf(book, state)
  const ahead = heading(unit.facing)
  const reach = state.scenario.base * Math.SQRT2
  const most = longest(book, state, unit) + reach
  for (const enemy of enemiesOf(state, unit.side)) {
    const x = enemy.at.x - unit.at.x
    const y = enemy.at.y - unit.at.y
    const forward = x * ahead.x + y * ahead.y
    const isAhead = forward > -reach && forward < most && Math.abs(x * ahead.y - y * ahead.x) < reach
    // Who is inside an outline may be met anywhere along it.
    if ((isAhead || (holding.length > 0 && piecesAt(holding, enemy.at).length > 0)) && isMeant(enemy))
      return true
  }
  return false
}

/** The charges that a unit can make now, the nearest first. */
export function chargesOpen(book: Book, state: AncientState, unit: Standing): readonly ChargeAhead[] {
  if (!kindOf(book, state, unit).mayCharge) return []
  return book.movement
    .charges(book, state, unit)
    .filter(({ distance, allowance }) => distance <= allowance.limit + WITHIN)
}

/** The enemies in a building or field defence who are nearest to a base that has come to its outline (R38). */
export function nearestInside(
  book: Book,
  state: AncientState,
  unit: Standing,
  area: string,
  { at, facing }: Base,
): readonly Standing[] {
  const piece = terrainOf(book, state).holding.filter(each => each.id === area)
  const inside = enemiesOf(state, unit.side).filter(enemy => piecesAt(piece, enemy.at).length > 0)
  return nearestTo(state, baseAt(state, at, facing), inside)
}

/** The unit of a list that is nearest to an outline, and all others as near. */
function nearestTo(state: AncientState, from: Polygon, units: readonly Standing[]): readonly Standing[] {
  const found = units.map(unit => ({ unit, away: gap(from, outlineOf(state, unit)) }))
  const least = Math.min(...found.map(each => each.away))
  return found.filter(each => each.away <= least + WITHIN).map(each => each.unit)
}
