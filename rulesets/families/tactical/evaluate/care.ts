import type { UnitId } from '../../../../src/engine/ids'
import type { Care } from '../../../../src/engine/ruleset'
import type { Book } from '../model/book'
import { cargoOf, findUnit, scaled, stands, typeOf } from '../model/lookup'
import type { TacticalState } from '../model/state'
import { farthestShot } from './exposure'

/** Inches that the enemy is to be away from headquarters and empty transports. */
const KEPT = 10
/** Whoever lies in wait lets the enemy come within this share of the range. */
const NEAR_ENOUGH = 0.5

/** Who is to be kept safe: headquarters and what can neither fire nor has anybody aboard. Who lies in wait: fighters in concealment. */
export function careOf(book: Book, state: TacticalState, id: UnitId): Care | null {
  const unit = findUnit(state, id)
  if (!stands(unit)) return null
  const isUnarmed = typeOf(book, state, unit).weapons.length === 0
  if (unit.isHq || (isUnarmed && cargoOf(state, id).length === 0))
    return { kind: 'keep', within: scaled(state, KEPT) }
  const isHidden = !isUnarmed && book.sight.seenWithin(book, state, unit) < Number.POSITIVE_INFINITY
  return isHidden ? { kind: 'wait', within: NEAR_ENOUGH * farthestShot(book, state, unit) } : null
}
