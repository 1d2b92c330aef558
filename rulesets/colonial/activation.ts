import { memoRecent } from '../../src/engine/memo'
import type { Side, UnitId } from '../../src/engine/ids'
import { otherSide } from '../../src/engine/ids'
import type { Reason } from './act'
import { mustCharge } from './mustCharge'
import { isOn } from './houseRules'
import { isRed } from '../../src/engine/playingCards'
import { findUnit, isReduced, isSniper, onTable, stands, unitOf, withUnit, type Standing } from './lookup'
import type { Active, ColonialState, Company, Pending } from './state'

/** What may be done in an activation. A unit does one of these things. */
export type Deed = 'move' | 'fire' | 'charge' | 'special'

const FRESH: Omit<Active, 'unit'> = { stage: 'open', rolled: null, gone: {}, tried: false, solo: null }

export const activeOf = (state: ColonialState, unit: UnitId): Active =>
  state.active?.unit === unit ? state.active : { unit, ...FRESH }

/** The unit in the middle of its activation; the acts of all others wait for its end. */
export const withActive = (state: ColonialState, active: Active): ColonialState => ({ ...state, active })

/** Morale is due before anything else (7.1). */
export function isDueToTest(state: ColonialState, unit: Company): boolean {
  if (unit.standsFast || isSniper(unit)) return false
  return unit.routing || unit.panicked || isReduced(state, unit)
}

/** A jam is to be cleared before anything else (3.6). */
export const isDueToClear = (state: ColonialState, unit: Company): boolean =>
  unit.gun?.jammed === true && !activeOf(state, unit.id).tried

/** Whether all others of the side are to act before this one does again (a house rule). */
function hasHadItsRound(state: ColonialState, unit: Company): boolean {
  if (!isOn(state, 'rounds') || !unit.acted) return false
  return onTable(state, unit.side).some(each => !each.acted)
}

/** Why a unit may not act at all now. */
export function reasonsNotToAct(state: ColonialState, id: UnitId, forTest = false): readonly Reason[] {
  const unit = findUnit(state, id)
  if (!stands(unit) || unit.figures.length === 0) return [{ code: 'no-unit', clause: 'colonial-2.6' }]
  if (!state.toAct.includes(unit.side)) return [{ code: 'not-its-card', clause: 'colonial-2.6' }]
  if (state.step !== 'act') return [{ code: 'draw-first', clause: 'colonial-2.6' }]
  if (state.active && state.active.unit !== id)
    return [{ code: 'another-acts', clause: 'colonial-2.6', facts: { unit: { unit: state.active.unit } } }]
  if (state.used.includes(id)) return [{ code: 'has-acted', clause: 'colonial-R48' }]
  if (!state.active && hasHadItsRound(state, unit)) return [{ code: 'has-had-round', clause: 'colonial-R4' }]
  if (!forTest && !state.active && isDueToTest(state, unit))
    return [{ code: 'tests-first', clause: 'colonial-7.1' }]
  return []
}

/** Why a unit may not do such a deed now, whatever the details. */
export function reasonsNotTo(state: ColonialState, id: UnitId, deed: Deed): readonly Reason[] {
  const reasons = reasonsNotToAct(state, id)
  if (reasons.length > 0) return reasons
  const unit = unitOf(state, id) as Standing
  if (isDueToClear(state, unit)) return [{ code: 'clears-first', clause: 'colonial-3.6' }]
  const active = activeOf(state, id)
  if (active.stage === 'extra' && deed !== 'move') return [{ code: 'runs-on', clause: 'colonial-2.15' }]
  if (active.split && active.split.at.length > 0 && deed !== 'fire')
    return [{ code: 'fires-on', clause: 'colonial-R10' }]
  if (active.stage === 'move' && (deed === 'charge' || deed === 'special'))
    return [{ code: 'has-moved', clause: 'colonial-R6' }]
  if (deed !== 'charge' && active.stage === 'open' && mustCharge(state, unit))
    return [{ code: 'must-charge', clause: 'colonial-2.41' }]
  return []
}

/** Whether a side is to name a unit or go on with the one that is acting. */
export const isActing = (state: ColonialState, side: Side): boolean =>
  state.step === 'act' && state.pending === null && state.toAct.includes(side)

/** Units of a side that may be asked what they do: the active one, or all that may act. */
export const candidates = (state: ColonialState, side: Side): readonly Standing[] => actors(state)[side]

const actors = memoRecent((state: ColonialState): Readonly<Record<Side, readonly Standing[]>> => {
  const of = (side: Side): readonly Standing[] =>
    isActing(state, side)
      ? onTable(state, side).filter(unit => reasonsNotToAct(state, unit.id, true).length === 0)
      : []
  return { A: of('A'), B: of('B') }
})

/** A decision is open: its owner is to act. */
export function asked(state: ColonialState, pending: Pending, side: Side): ColonialState {
  return { ...state, pending, toAct: [side] }
}

/** Whose card lies on the table. */
export function cardSide(state: ColonialState): Side {
  const card = state.discards.at(-1)
  return card !== undefined && isRed(card) ? 'A' : 'B'
}

export const opponent = otherSide

/** The unit as it is once it has been activated. */
export const marked = (state: ColonialState, id: UnitId): ColonialState =>
  unitOf(state, id).acted ? state : withUnit(state, id, { acted: true })
