import type { UnitId } from '../../src/engine/ids'
import type { Copies } from '../families/panzer8'
import type { D20Element, D20State } from './state'

/*
 * Copies are put together field by field and in one place, so that all of them have one shape: a spread makes a shape of its
 * own wherever it is written, and of two spreads in one object every field is written by itself.
 */

/** An element with something changed. */
export function changedElement(element: D20Element, change: Partial<D20Element>): D20Element {
  const copy: D20Element = {
    id: element.id,
    side: element.side,
    name: element.name,
    type: element.type,
    at: element.at,
    facing: element.facing,
    quality: element.quality,
    suppressed: element.suppressed,
    dugIn: element.dugIn,
    brokenDown: element.brokenDown,
    elevated: element.elevated,
    carriedBy: element.carriedBy,
    command: element.command,
    formation: element.formation,
    fate: element.fate,
    fired: element.fired,
    moved: element.moved,
    boarded: element.boarded,
    charged: element.charged,
    byRoad: element.byRoad,
    fought: element.fought,
    team: element.team,
    teamShown: element.teamShown,
    track: element.track,
    tested: element.tested,
    leftCarrier: element.leftCarrier,
  }
  return Object.assign(copy, change)
}

/** The state with something changed. */
export function changedState(state: D20State, change: Partial<D20State>): D20State {
  const copy: D20State = {
    turn: state.turn,
    toAct: state.toAct,
    result: state.result,
    active: state.active,
    first: state.first,
    pending: state.pending,
    bouts: state.bouts,
    losses: state.losses,
    holdings: state.holdings,
    houseRules: state.houseRules,
    scenario: state.scenario,
    step: state.step,
    units: state.units,
    overruns: state.overruns,
  }
  return Object.assign(copy, change)
}

/** The state with one element changed. */
export function changed(state: D20State, id: UnitId, change: Partial<D20Element>): D20State {
  const units = state.units.map(each => (each.id === id ? changedElement(each, change) : each))
  return changedState(state, { units })
}

/** The state after its first decision is made. */
export const withoutFirst = (state: D20State): D20State =>
  changedState(state, { pending: state.pending.slice(1) })

/** How the acts of the family change a battle. */
export const COPIES: Copies<D20State> = {
  changed,
  withoutFirst,
  withFirst: (state, decision) => changedState(state, { pending: [decision, ...state.pending] }),
}
