import type { UnitId } from '../../../../src/engine/ids'
import { memoBy, memoRecent } from '../../../../src/engine/memo'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { chargesOpen, mayMeet } from '../charge/ahead'
import { foesOf, isEngaged, tiedBy } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import type { ChargeAhead } from '../model/ways'
import { SHORT, findUnit, isOn, kindOf, ownOf, scaled } from '../model/units'
import { wayAhead } from './allowance'
import { farthestRest } from './rest'
import { waysOut } from './waysOut'

/** What has to be done before anything else in a movement step (R15). */
export interface Compulsion {
  /** Shaken units in melee that can break off: they do so first. */
  readonly mustBreakOff: readonly UnitId[]
  /** Units with a compulsory charge open, and whom they must charge. */
  readonly mustCharge: ReadonlyMap<UnitId, ChargeAhead>
  /** Units that must go straight ahead so far, as far as they can (a house rule). */
  readonly mustAdvance: ReadonlyMap<UnitId, number>
}

const NONE: Compulsion = { mustBreakOff: [], mustCharge: new Map(), mustAdvance: new Map() }

const known = memoBy((book: Book) => memoRecent((state: AncientState) => found(book, state)))

/** What has to be done first in a position. */
export function compulsion(book: Book, state: AncientState): Compulsion {
  return moverOf(state.step) === null || state.result ? NONE : known(book)(state)
}

function found(book: Book, state: AncientState): Compulsion {
  const side = moverOf(state.step)
  if (side === null) return NONE
  const own = ownOf(state, side).filter(unit => !unit.moved)
  const shaken = own.filter(unit => isShakenInMelee(state, unit))
  if (shaken.length > 0) {
    const able = shaken.filter(unit => waysOut(book, state, unit).length > 0)
    return { ...NONE, mustBreakOff: able.map(unit => unit.id) }
  }
  const isHeadlong = isOn(state, 'must-advance')
  const mustCharge = new Map<UnitId, ChargeAhead>()
  const mustAdvance = new Map<UnitId, number>()
  for (const unit of own) {
    if (unit.status === 'Shaken' || kindOf(book, state, unit).bound.length === 0) continue
    if (isEngaged(state, unit) || tiedBy(state, unit) || book.condition.stilled(state, unit)) continue
    if (!isHeadlong && !mayMeet(book, state, unit, enemy => isPrey(book, state, unit, enemy))) continue
    const [charge] = chargesOpen(book, state, unit)
    const target = charge ? findUnit(state, charge.targets[0] ?? '') : undefined
    const isBound =
      charge && target && isPrey(book, state, unit, target) && book.movement.binds(book, state, unit, charge)
    if (isBound) mustCharge.set(unit.id, charge)
    else if (!charge && isHeadlong) {
      const owed = advanceOwed(book, state, unit)
      if (owed > WITHIN) mustAdvance.set(unit.id, owed)
    }
  }
  return mustCharge.size === 0 && mustAdvance.size === 0 ? NONE : { ...NONE, mustCharge, mustAdvance }
}

/** Shaken and in melee with an enemy: it breaks off or is Routed (R35), unless a friend that runs wild ties it (R32). */
export function isShakenInMelee(state: AncientState, unit: AncientUnit): boolean {
  return unit.status === 'Shaken' && foesOf(state, unit).length > 0 && tiedBy(state, unit)?.side !== unit.side
}

/** Whether a unit is bound to charge an enemy of this kind. Pikes save Heavy Foot from cavalry, and nobody else (R36). */
export function isPrey(book: Book, state: AncientState, unit: AncientUnit, target: AncientUnit): boolean {
  const kind = kindOf(book, state, unit)
  const { prey } = kindOf(book, state, target)
  if (!kind.bound.includes(prey)) return false
  return kind.braves || !(prey === 'heavy foot' && target.arms === 'pike')
}

/** Under the house rule: how far a unit must go that has an enemy of its kind anywhere straight ahead (R36). */
function advanceOwed(book: Book, state: AncientState, unit: Standing): number {
  const { at, facing } = unit
  const { width, height } = state.scenario.board
  const far = book.movement.slide(book, state, unit, {
    at,
    facing,
    way: facing,
    length: width + height,
    passing: false,
  })
  const first = far.unit ? findUnit(state, far.unit.id) : undefined
  if (!first || first.side === unit.side || !isPrey(book, state, unit, first)) return 0
  if (far.closed < (far.unit?.at ?? 0)) return 0
  const { reach, found: near } = wayAhead(book, state, unit, facing)
  // An enemy that cannot be charged stays out of touch.
  const limit = near.unit && near.unit.at <= reach ? near.unit.at - scaled(state, SHORT) : reach
  return farthestRest(book, state, unit, limit)
}
