import type { UnitId } from '../../../src/engine/ids'
import type { Point } from '../../../src/geometry/point'
import {
  type Pose,
  type Result,
  carriage,
  effectOn,
  isArmoured,
  isCombat,
  isGun,
  loadOf,
  nearestRest,
  placesBeside,
  stands,
} from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changed, changedState, withoutFirst } from '../changes'
import { stopped } from '../deeds'
import { interrupted } from '../fire/windows'
import { asking, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'

/** What a throw comes to against an element. */
export interface Blow {
  readonly target: UnitId
  /** What the table says. */
  readonly result: Result | null
  /** Where the enemy is that caused it; null where a card did. */
  readonly from: Point | null
  readonly byMortar: boolean
  /** The place and facing on its way at which it was hit; null: where it is. */
  readonly pose: Pose | null
}

/** What a result means for this element as it is: a second suppression puts it out of action. */
export const effective = (
  state: D10State,
  target: D10Element,
  result: Result | null,
  byMortar: boolean,
): Result | null => effectOn(SHEETS, state, target, result, byMortar)

/** Brings a result about, and lists what has to be decided because of it. An action that is answered ends by it. */
export function suffered(state: D10State, blow: Blow, io: Io): D10State {
  const target = elementOf(state, blow.target)
  const result = effective(state, target, blow.result, blow.byMortar)
  if (result === null) return state
  const there = blow.pose ? putBack(state, blow.target, blow.pose, io) : state
  const now = stopped(interrupted(there, blow.target), blow.target)
  switch (result) {
    case 'fall-back':
      return fallingBack(now, blow.target, blow.from)
    case 'suppressed':
      return suppressed(now, blow.target)
    case 'knocked out':
      return outOfAction(now, blow.target, io)
  }
}

/** A result makes a mover stand where it was hit. */
function putBack(state: D10State, id: UnitId, pose: Pose, io: Io): D10State {
  const mover = elementOf(state, id)
  const { at, facing } = nearestRest(SHEETS, state, mover, pose)
  const isElsewhere = !mover.at || mover.at.x !== at.x || mover.at.y !== at.y
  if (isElsewhere)
    io.log({
      code: 'put-back',
      facts: { unit: { unit: id } },
      side: mover.side,
      units: [id],
      clauses: [cite('R35')],
    })
  return changed(state, id, { at, facing, charged: [], byRoad: false })
}

/** An element has to fall back twice; what cannot move does not. */
export function fallingBack(state: D10State, id: UnitId, from: Point | null): D10State {
  if (typeOf(elementOf(state, id)).move === '0') return state
  return asking(state, { kind: 'fall back', unit: id, from, left: 2 })
}

/** An element is suppressed, with all that it carries; who sits in the open gets off. */
export function suppressed(state: D10State, id: UnitId): D10State {
  let now = changed(state, id, { suppressed: true, rallying: false })
  for (const load of loadOf(state, id)) now = changed(now, load.id, { suppressed: true, rallying: false })
  const carrier = elementOf(state, id)
  return loadOf(state, id).reduce((later, load) => {
    const how = carriage(SHEETS, carrier, load)
    if (how === 'is towed')
      return state.houseRules['unlimber-suppressed'] === true ? gettingOff(later, load, carrier, true) : later
    return gettingOff(later, load, carrier, how === 'rides' || !isArmoured(typeOf(carrier)))
  }, now)
}

/** An element is to be put down next to its carrier; where there is no room for it, it is lost. */
export function gettingOff(state: D10State, load: D10Element, carrier: D10Element, must: boolean): D10State {
  const { at, facing } = carrier
  return at ? asking(state, { kind: 'get off', unit: load.id, must, carrier: carrier.id, at, facing }) : state
}

/** Takes an element off the table for good; the counter at the HQ goes up by one. */
export function lost(
  state: D10State,
  id: UnitId,
  fate: 'knocked out' | 'routed' | 'overrun' | 'replaced',
): D10State {
  const element = elementOf(state, id)
  if (element.fate !== 'in play') return state
  const isCounted = state.houseRules['combat-losses'] !== true || isCombat(SHEETS, state, element)
  return changedState(changed(state, id, { at: null, carriedBy: null, fate, charged: [], rallying: false }), {
    acting: state.acting === id ? null : state.acting,
    losses: { ...state.losses, [element.side]: state.losses[element.side] + (isCounted ? 1 : 0) },
    pending: state.pending.filter(each => !('unit' in each) || each.unit !== id),
  })
}

/** An element is out of action; of several in one transport only one is, by lot. */
export function outOfAction(state: D10State, id: UnitId, io: Io): D10State {
  const target = elementOf(state, id)
  const load = loadOf(state, id)
  if (load.length >= 2) {
    const why = { purpose: 'which of them is out of action', by: null, clause: cite('R44') }
    const one = load[io.chance.pick(load.length, why)]
    if (one) {
      io.log({
        code: 'one-of-the-load',
        facts: { unit: { unit: one.id }, carrier: { unit: id } },
        side: one.side,
        units: [one.id],
        clauses: [cite('R44')],
        effects: [{ kind: 'destroyed', unit: id, at: target.at ?? { x: 0, y: 0 } }],
      })
      return suppressed(lost(state, one.id, 'knocked out'), id)
    }
  }
  return load.reduce((now, each) => lost(now, each.id, 'knocked out'), lost(state, id, 'knocked out'))
}

/** A hit that did no damage shakes off the riders of a tank, at the place where it was hit. */
export function shakenOff(state: D10State, id: UnitId, pose: Pose | null): D10State {
  const tank = elementOf(state, id)
  const at = pose ?? (tank.at && { at: tank.at, facing: tank.facing })
  if (!at) return state
  const riders = loadOf(state, id).filter(each => carriage(SHEETS, tank, each) === 'rides')
  return riders.reduce((now, rider) => gettingOff(now, rider, { ...tank, ...at }, true), state)
}

/** A decision that can still be made comes first: who is gone decides nothing, and who finds no room to get off is lost or stays. */
export function withoutIdle(state: D10State, io: Io): D10State {
  const [first] = state.pending
  if (!first) return state
  if (first.kind === 'fall back')
    return stands(findElement(state, first.unit)) ? state : withoutIdle(withoutFirst(state), io)
  if (first.kind === 'suffer') {
    const isAnyLeft = first.among.some(each => findElement(state, each.unit)?.fate === 'in play')
    return isAnyLeft ? state : withoutIdle(withoutFirst(state), io)
  }
  if (first.kind !== 'get off') return state
  const rest = withoutFirst(state)
  const load = findElement(state, first.unit)
  if (load?.fate !== 'in play' || load.carriedBy === null) return withoutIdle(rest, io)
  const carrier = { at: first.at, facing: first.facing, type: elementOf(state, first.carrier).type }
  if (placesBeside(SHEETS, state, load, carrier).length > 0) return state
  return withoutIdle(first.must ? withoutRoom(rest, load, io) : rest, io)
}

function withoutRoom(state: D10State, load: D10Element, io: Io): D10State {
  io.log({
    code: isGun(typeOf(load)) ? 'no-room-to-unlimber' : 'no-room-to-get-off',
    facts: { unit: { unit: load.id } },
    side: load.side,
    units: [load.id],
    clauses: [cite('R44')],
  })
  return lost(state, load.id, 'knocked out')
}
