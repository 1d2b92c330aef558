import type { UnitId } from '../../../../src/engine/ids'
import type { Io } from '../text/told'
import { moveBy } from '../../../../src/geometry/point'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import { overrun } from '../damage/overrun'
import { foesOf, touches, withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState } from '../model/state'
import { enemiesOf, kindOf, scaled, stands, unitOf, withUnit } from '../model/units'
import { tellMove } from '../movement/arrival'
import { blockedAt } from '../movement/slide'
import { nearestInside } from './ahead'
import { acrossOutline } from './outline'

/** After its charge has routed the enemy a unit of some kinds goes on 2 inches straight ahead (R37). */
export function brokenThrough(book: Book, state: AncientState, id: UnitId, io: Io): AncientState {
  const unit = unitOf(state, id)
  if (!stands(unit) || !unit.charged || unit.status === 'Shaken' || !kindOf(book, state, unit).breaksThrough)
    return state
  if (book.condition.stilled(state, unit)) return state
  const isHeld = enemiesOf(state, unit.side).some(enemy => touches(state, unit, enemy))
  if (isHeld || foesOf(state, unit).length > 0) return state
  const { at: from, facing } = unit
  const most = scaled(state, book.numbers.breakthrough)
  const found = book.movement.slide(book, state, unit, {
    at: from,
    facing,
    way: facing,
    length: most,
    passing: false,
  })
  const length = Math.min(most, blockedAt(found))
  const at = moveBy(from, facing, length)
  tellMove(book, io, unit, 'breaks-through', 'breakthrough', [from, at], { distance: length })
  const moved = withUnit(state, id, { at, charged: false })
  const there = unitOf(moved, id)
  if (!stands(there)) return moved
  const met = withMelees(book, overrun(book, moved, there, false, io))
  if (!found.hold || found.hold.at > length + ROUNDING) return met
  const area = found.hold.piece.id
  const [target] = nearestInside(book, met, unit, area, there)
  return target ? acrossOutline(book, met, there, target, area, io) : met
}
