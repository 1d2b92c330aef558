import type { UnitId } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import type { Book } from '../model/book'
import { foesOf, isEngaged, tiedBy } from '../melee/contact'
import { type ChargeAhead, chargeAhead } from '../charge/charge'
import { findUnit, isOn, kindOf, scaled, standing } from '../model/units'
import { moverOf } from '../model/steps'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { slide } from './slide'
import { wayAhead } from './allowance'
import { breakOffs } from './waysOut'

/** What has to be done before anything else in a movement step (R15). */
export interface Duty {
  /** Shaken units in melee that can break off: they do so first. */
  readonly mustBreakOff: readonly UnitId[]
  /** Units with a compulsory charge open, and whom they must charge. */
  readonly mustCharge: ReadonlyMap<UnitId, ChargeAhead>
  /** Units that must go straight ahead as far as they can (a house rule). */
  readonly mustAdvance: ReadonlyMap<UnitId, number>
}

const NONE: Duty = { mustBreakOff: [], mustCharge: new Map(), mustAdvance: new Map() }

const duties = memoBy((book: Book) => memoBy((state: AncientState) => dutyOf(book, state)))

/** What has to be done first in a position. */
export function duty(book: Book, state: AncientState): Duty {
  return moverOf(state.step) === null || state.result ? NONE : duties(book)(state)
}

function dutyOf(book: Book, state: AncientState): Duty {
  const side = moverOf(state.step)
  const own = standing(state.units).filter(unit => unit.side === side && !unit.moved)
  const shaken = own.filter(unit => isShakenInMelee(state, unit))
  const mustBreakOff = shaken.flatMap(unit => (breakOffs(book, state, unit).length > 0 ? [unit.id] : []))
  if (shaken.length > 0) return { ...NONE, mustBreakOff }
  const mustCharge = new Map<UnitId, ChargeAhead>()
  const mustAdvance = new Map<UnitId, number>()
  for (const unit of own) {
    if (unit.status === 'Shaken' || kindOf(book, state, unit).bound.length === 0) continue
    if (isEngaged(state, unit) || tiedBy(state, unit)) continue
    const charge = chargeAhead(book, state, unit)
    const target = charge ? findUnit(state, charge.targets[0] ?? '') : undefined
    if (charge && target && isPrey(book, state, unit, target)) mustCharge.set(unit.id, charge)
    else if (isOn(state, 'must-advance') && !charge) {
      const reach = advanceOwed(book, state, unit)
      if (reach > 0) mustAdvance.set(unit.id, reach)
    }
  }
  return { mustBreakOff, mustCharge, mustAdvance }
}

/** Shaken and in melee with an enemy: it breaks off or is Routed (R35), unless a friend that runs wild ties it (R32). */
export function isShakenInMelee(state: AncientState, unit: AncientUnit): boolean {
  return unit.status === 'Shaken' && foesOf(state, unit).length > 0 && tiedBy(state, unit)?.side !== unit.side
}

/** Whether a unit is bound to charge an enemy of this kind. Pikes save Heavy Foot from cavalry, and nobody else (R36). */
export function isPrey(book: Book, state: AncientState, unit: AncientUnit, target: AncientUnit): boolean {
  const kind = kindOf(book, state, unit)
  const prey = kindOf(book, state, target).prey
  if (!kind.bound.includes(prey)) return false
  return kind.braves || !(prey === 'heavy foot' && target.arms === 'pike')
}

/** Under the house rule: how far a unit must go that has an enemy of its kind anywhere straight ahead (R36). */
function advanceOwed(book: Book, state: AncientState, unit: Standing): number {
  const { width, height } = state.scenario.board
  const found = slide(book, state, unit, unit.at, unit.facing, unit.facing, width + height)
  const first = found.unit ? findUnit(state, found.unit.id) : undefined
  if (!first || first.side === unit.side || !isPrey(book, state, unit, first)) return 0
  if (found.closed < (found.unit?.at ?? 0)) return 0
  const { reach, found: near } = wayAhead(book, state, unit, unit.facing)
  // An enemy that cannot be charged stays out of touch.
  const limit = near.unit && near.unit.at <= reach ? near.unit.at - scaled(state, 0.1) : reach
  return Math.max(0, Math.floor(limit * 100) / 100)
}
