import type { UnitId } from '../../../../src/engine/ids'
import type { Care } from '../../../../src/engine/ruleset'
import { findUnit } from '../../../../src/engine/units'
import type { Book } from '../model/book'
import type { AncientState, Status } from '../model/state'
import { kindOf } from '../model/units'

/** Inches that the enemy is to be away from a General, as long as nothing better calls him. */
const KEPT = 4
/** Inches within which those who may not charge have been come at. */
const COME = 5

/** Who is to be kept safe: the units that Generals are with. Who waits: those who may not charge. */
export function careOf(book: Book, state: AncientState, id: UnitId): Care | null {
  const unit = findUnit(state, id)
  if (!unit?.at) return null
  if (unit.general !== 'none') return { kind: 'keep', within: KEPT }
  return kindOf(book, state, unit).mayCharge ? null : { kind: 'wait', within: COME }
}

const SHAPE: Readonly<Record<Status, number>> = { 'Good order': 1, Disordered: 0.6, Shaken: 0.3, Lost: 0 }

/** How much a unit counts where it is struck at: in good order it is 1. */
export function presenceOf(state: AncientState, id: UnitId): number {
  const unit = findUnit(state, id)
  return unit ? SHAPE[unit.status] : 0
}
