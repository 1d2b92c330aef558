import type { TacticalState, TacticalUnit } from './state'

/*
 * Copies are put together field by field and in one place, so that all of them have one shape: a spread makes a shape of its
 * own wherever it is written, and after a few of them both copying and reading cost several times as much.
 */

type Draft<T> = { -readonly [field in keyof T]: T[field] }

/** A unit with something changed. */
export function changedUnit(unit: TacticalUnit, change: Partial<TacticalUnit>): TacticalUnit {
  const copy: Draft<TacticalUnit> = {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: unit.at,
    facing: unit.facing,
    quality: unit.quality,
    status: unit.status,
    isHq: unit.isHq,
    hq: unit.hq,
    carriedBy: unit.carriedBy,
    spent: unit.spent,
    halved: unit.halved,
    stopped: unit.stopped,
    held: unit.held,
    attacked: unit.attacked,
    gaveAway: unit.gaveAway,
  }
  if (unit.paint !== undefined) copy.paint = unit.paint
  if (unit.lurking !== undefined) copy.lurking = unit.lurking
  if (unit.expended !== undefined) copy.expended = unit.expended
  return Object.assign(copy, change)
}

/** A state with something changed. */
export function changedState(state: TacticalState, change: Partial<TacticalState>): TacticalState {
  const copy: Draft<TacticalState> = {
    turn: state.turn,
    toAct: state.toAct,
    step: state.step,
    units: state.units,
    result: state.result,
    wrecks: state.wrecks,
    mines: state.mines,
    hiddenReal: state.hiddenReal,
    wires: state.wires,
    smoke: state.smoke,
    batteries: state.batteries,
    sorties: state.sorties,
    holdings: state.holdings,
    houseRules: state.houseRules,
    scenario: state.scenario,
  }
  return Object.assign(copy, change)
}

/** A state with other units, the one change that most actions make. */
export function withUnits(state: TacticalState, units: TacticalState['units']): TacticalState {
  return changedState(state, { units })
}
