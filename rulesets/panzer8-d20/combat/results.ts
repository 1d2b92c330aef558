import type { UnitId } from '../../../src/engine/ids'
import type { Point } from '../../../src/geometry/point'
import {
  type Decision,
  type Pose,
  type Result,
  carriage,
  effectOn,
  isArmoured,
  loadOf,
  nearestRest,
  placesBeside,
  stands,
} from '../../families/panzer8'
import { type Io, cite } from '../act'
import { changed, changedState, withoutFirst } from '../changes'
import { elementOf, findElement, isCombatElement, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'

/** What a throw comes to against an element. */
export interface Blow {
  readonly target: UnitId
  /** What the table says. */
  readonly result: Result | null
  /** Where the enemy is that caused it. */
  readonly from: Point | null
  readonly byMortar: boolean
  /** The place and facing on its way at which it was hit; null: where it is. */
  readonly pose: Pose | null
}

/** What a result means for this element as it is: a second suppression knocks it out. */
export const effective = (
  state: D20State,
  target: D20Element,
  result: Result | null,
  byMortar: boolean,
): Result | null => effectOn(SHEETS, state, target, result, byMortar)

/** Brings a result about, and lists what has to be decided because of it. */
export function suffered(state: D20State, blow: Blow, io: Io): D20State {
  const target = elementOf(state, blow.target)
  const result = effective(state, target, blow.result, blow.byMortar)
  if (result === null) return state
  const there = blow.pose ? putBack(state, blow.target, blow.pose, io) : state
  switch (result) {
    case 'fall-back':
      return fallingBack(there, blow.target, blow.from)
    case 'suppressed':
      return suppressed(there, blow.target)
    case 'knocked out':
      return knockedOut(there, blow.target, io)
  }
}

/** A result makes a mover stand where it was hit: all that it did later in its move is undone. */
export function putBack(state: D20State, id: UnitId, pose: Pose, io: Io): D20State {
  const mover = elementOf(state, id)
  const { at, facing } = nearestRest(SHEETS, state, mover, pose)
  const isElsewhere = mover.carriedBy !== null || !mover.at || mover.at.x !== at.x || mover.at.y !== at.y
  let now = changed(state, id, {
    at,
    facing,
    carriedBy: null,
    boarded: false,
    charged: [],
    track: [],
    byRoad: false,
  })
  for (const each of state.units) {
    if (each.leftCarrier === id && stands(each))
      now = changed(now, each.id, { at: null, carriedBy: id, leftCarrier: null, track: [] })
  }
  for (const overrun of state.overruns) {
    if (overrun.by.length !== 1 || overrun.by[0] !== id) continue
    now = restored(now, overrun)
  }
  if (isElsewhere)
    io.log({
      code: 'put-back',
      facts: { unit: { unit: id } },
      side: mover.side,
      units: [id],
      clauses: [cite('6.0.6')],
    })
  return now
}

/** A non-combat element whose overrun did not happen after all; who was to take its place stays what it was. */
function restored(
  state: D20State,
  { victim, at, facing, replacedBy }: D20State['overruns'][number],
): D20State {
  const element = elementOf(state, victim)
  const other = replacedBy === null ? undefined : findElement(state, replacedBy)
  const place = other && element.at ? { at: element.at, facing: element.facing } : { at, facing }
  let now = changed(state, victim, { at, facing, fate: 'in play' })
  if (other) now = changed(now, other.id, { ...place, fate: 'in play' })
  return changedState(now, {
    losses: { ...now.losses, [element.side]: Math.max(0, now.losses[element.side] - 1) },
    overruns: now.overruns.filter(each => each.victim !== victim),
    pending: now.pending.filter(each => each.kind !== 'replace' || each.commander !== victim),
  })
}

function fallingBack(state: D20State, id: UnitId, from: Point | null): D20State {
  const type = typeOf(elementOf(state, id))
  // What cannot move does not fall back.
  if (type.move === '0') return state
  return withPending(state, { kind: 'fall back', unit: id, from, left: 2 })
}

const withPending = (state: D20State, pending: Decision): D20State =>
  changedState(state, { pending: [...state.pending, pending] })

/** An element is suppressed, with all that it carries. */
export function suppressed(state: D20State, id: UnitId): D20State {
  let now = changed(state, id, { suppressed: true })
  for (const load of loadOf(state, id)) now = changed(now, load.id, { suppressed: true })
  return dismounting(now, id)
}

/** Riders and passengers of soft vehicles must get off when they become suppressed, those of an APC may; a gun in tow by house rule. */
function dismounting(state: D20State, id: UnitId): D20State {
  const carrier = elementOf(state, id)
  return loadOf(state, id).reduce((now, load) => {
    const how = carriage(SHEETS, carrier, load)
    if (how === 'is towed')
      return state.houseRules['tow-unlimbers'] === true ? gettingOff(now, load, carrier, true) : now
    const must = how === 'rides' || !isArmoured(typeOf(carrier))
    return gettingOff(now, load, carrier, must)
  }, state)
}

/** An element is to be put down next to its carrier; where there is no room for it, it is lost. */
export function gettingOff(state: D20State, load: D20Element, carrier: D20Element, must: boolean): D20State {
  const { at, facing } = carrier
  if (!at) return state
  return withPending(state, { kind: 'get off', unit: load.id, must, carrier: carrier.id, at, facing })
}

/** Takes an element off the table for good; the counter at the HQ goes up by one. */
export function lost(
  state: D20State,
  id: UnitId,
  fate: 'knocked out' | 'routed' | 'overrun' | 'replaced',
): D20State {
  const element = elementOf(state, id)
  if (element.fate !== 'in play') return state
  const isCounted = state.houseRules['combat-losses'] !== true || isCombatElement(state, element)
  return changedState(changed(state, id, { at: null, carriedBy: null, fate, track: [], charged: [] }), {
    losses: { ...state.losses, [element.side]: state.losses[element.side] + (isCounted ? 1 : 0) },
    pending: state.pending.filter(each => !('unit' in each) || each.unit !== id),
  })
}

/** An element is knocked out; of several in one transport only one is, by lot. */
export function knockedOut(state: D20State, id: UnitId, io: Io): D20State {
  const target = elementOf(state, id)
  const load = loadOf(state, id)
  if (load.length >= 2) {
    const why = { purpose: 'which of them is knocked out', by: null, clause: cite('6.4.9') }
    const one = load[io.chance.pick(load.length, why)]
    if (one) {
      const side = one.side
      io.log({
        code: 'one-of-the-load',
        facts: { unit: { unit: one.id }, carrier: { unit: id } },
        side,
        units: [one.id],
        clauses: [cite('6.4.9')],
        effects: [{ kind: 'destroyed', unit: id, at: target.at ?? { x: 0, y: 0 } }],
      })
      return suppressed(lost(state, one.id, 'knocked out'), id)
    }
  }
  return load.reduce((now, each) => lost(now, each.id, 'knocked out'), lost(state, id, 'knocked out'))
}

/** A hit that did no damage shakes off the riders of a tank, at the place where it was hit. */
export function shakenOff(state: D20State, id: UnitId, pose: Pose | null): D20State {
  const tank = elementOf(state, id)
  const at = pose ?? (tank.at && { at: tank.at, facing: tank.facing })
  const riders = loadOf(state, id).filter(each => carriage(SHEETS, tank, each) === 'rides')
  if (!at || riders.length === 0) return state
  const there = { ...tank, ...at }
  return riders.reduce((now, rider) => gettingOff(now, rider, there, true), state)
}

/** Decisions that can still be made: who is gone decides nothing, and who finds no room to get off is lost or stays inside. */
export function answerable(state: D20State, io: Io): D20State {
  const [first] = state.pending
  if (!first) return state
  const rest: D20State = withoutFirst(state)
  if (first.kind === 'fall back' && !stands(findElement(state, first.unit))) return answerable(rest, io)
  if (first.kind === 'suffer') {
    const among = first.among.filter(each => findElement(state, each.unit)?.fate === 'in play')
    if (among.length === 0) return answerable(rest, io)
  }
  if (first.kind === 'get off') {
    const load = findElement(state, first.unit)
    if (load?.fate !== 'in play' || load.carriedBy === null) return answerable(rest, io)
    const carrier = { at: first.at, facing: first.facing, type: elementOf(state, first.carrier).type }
    if (placesBeside(SHEETS, state, load, carrier).length > 0) return state
    return answerable(first.must ? withoutRoom(rest, load, io) : rest, io)
  }
  return state
}

function withoutRoom(state: D20State, load: D20Element, io: Io): D20State {
  io.log({
    code: 'no-room-to-get-off',
    facts: { unit: { unit: load.id } },
    side: load.side,
    units: [load.id],
    clauses: [cite('R36')],
  })
  return lost(state, load.id, 'knocked out')
}
