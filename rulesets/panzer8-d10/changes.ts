import type { UnitId } from '../../src/engine/ids'
import type { Copies } from '../families/panzer8'
import type { D10Element, D10State } from './state'

/*
 * Copies are put together field by field and in one place, so that all of them have one shape: a spread makes a shape of its
 * own wherever it is written, and of two spreads in one object every field is written by itself.
 */

/** An element with something changed. */
export function changedElement(element: D10Element, change: Partial<D10Element>): D10Element {
  const copy: D10Element = {
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
    acts: element.acts,
    extra: element.extra,
    deeds: element.deeds,
    reacted: element.reacted,
    attacked: element.attacked,
    busy: element.busy,
    held: element.held,
    rallying: element.rallying,
  }
  return Object.assign(copy, change)
}

/** The state with something changed. */
export function changedState(state: D10State, change: Partial<D10State>): D10State {
  const copy: D10State = {
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
    acting: state.acting,
    units: state.units,
    piles: state.piles,
    effects: state.effects,
    smoke: state.smoke,
  }
  return Object.assign(copy, change)
}

/** The state with one element changed. */
export function changed(state: D10State, id: UnitId, change: Partial<D10Element>): D10State {
  const units = state.units.map(each => (each.id === id ? changedElement(each, change) : each))
  return changedState(state, { units })
}

/** The state after its first decision is made. */
export const withoutFirst = (state: D10State): D10State =>
  changedState(state, { pending: state.pending.slice(1) })

/** How the acts of the family change a battle. */
export const COPIES: Copies<D10State> = {
  changed,
  withoutFirst,
  withFirst: (state, decision) => changedState(state, { pending: [decision, ...state.pending] }),
}
