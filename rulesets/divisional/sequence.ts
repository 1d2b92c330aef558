import type { Side } from '../../src/engine/ids'
import type { Io } from './act'
import { foesOf, isEngaged, unitsOf } from './contact'
import { fightersOf } from './combat'
import { sectionAt } from './contact'
import { canHold } from './rest'
import { activeSide, destroyed, isOn, namesOfSide, stands, unitOf } from './lookup'
import { overnight, ralliersOf } from './rally'
import { type DivState, type Engagement, STEPS, type Step } from './state'
import { DAY } from './tables'
import { decided, overIfGone } from './victory'

export const sideOf = activeSide

/** The clause of each step. */
const CLAUSE: Readonly<Record<Step, string>> = {
  'deploy B': 'divisional-R38',
  'deploy A': 'divisional-R38',
  'A moves': 'divisional-3.2',
  'A fires': 'divisional-3.3',
  'A fights': 'divisional-3.4',
  'A rallies': 'divisional-3.5',
  'B moves': 'divisional-3.6',
  'B fires': 'divisional-3.6',
  'B fights': 'divisional-3.6',
  'B rallies': 'divisional-3.6',
  dusk: 'divisional-3.8',
  night: 'divisional-3.9',
}
export const clauseOfStep = (step: Step): string => CLAUSE[step]

/** Begins a step, or the one after it where nobody has anything to do in it. */
export function begin(before: DivState, step: Step, io: Io): DivState {
  const side = sideOf({ step })
  const state = before.turn > 0 ? overIfGone(before, io) : before
  if (state.result) return state
  const now: DivState = { ...state, step, toAct: [side] }
  switch (step) {
    case 'deploy A':
    case 'deploy B':
      return waitingOf(now, side).length > 0 ? told(now, io) : nextStep(now, io)
    case 'A moves':
    case 'B moves':
      return told(rested(now), io)
    case 'A fires':
    case 'B fires':
      return hasGuns(now, side) ? told(now, io) : nextStep(now, io)
    case 'A fights':
    case 'B fights': {
      const ready = withContacts(withoutSpentGuns(now, io), side)
      return fightersOf(ready).length > 0 ? told(ready, io) : nextStep(ready, io)
    }
    case 'A rallies':
    case 'B rallies':
      return ralliersOf(now, side).length > 0 ? told(now, io) : nextStep(now, io)
    case 'dusk':
      return isDuskThrown(now) ? told(now, io) : dayEnds(now, io)
    case 'night':
      return overnight(rested(now)).length > 0 ? told(rested(now), io) : newDay(now, io)
  }
}

const hasGuns = (state: DivState, side: Side): boolean =>
  state.air[side] > 0 ||
  unitsOf(state, side).some(unit => unit.type === 'artillery' && unit.shots > 0 && !isEngaged(state, unit))

/** Who waits to be deployed. */
export const waitingOf = (state: DivState, side: Side) =>
  state.units.filter(unit => unit.side === side && unit.at === null && !unit.lost)

/** What a half forgets. */
function rested(state: DivState): DivState {
  const isTired = state.units.some(unit => unit.moved || unit.fired || unit.rallied)
  const units = isTired
    ? state.units.map(unit =>
        unit.moved || unit.fired || unit.rallied
          ? { ...unit, moved: false, fired: false, rallied: false }
          : unit,
      )
    : state.units
  return { ...state, units, flown: false, engagements: lasting(state) }
}

/** The contacts that still are. */
function lasting(state: DivState): readonly Engagement[] {
  return state.engagements.filter(({ by, on }) => {
    const unit = unitOf(state, by)
    return stands(unit) && foesOf(state, unit).some(foe => foe.id === on)
  })
}

/** 5.16, R19: Artillery without a turn of fire that an enemy touches is lost before any combat. */
function withoutSpentGuns(state: DivState, io: Io): DivState {
  const spent = state.units.filter(
    unit => unit.type === 'artillery' && stands(unit) && unit.shots === 0 && isEngaged(state, unit),
  )
  return spent.reduce((now, { id, at }) => {
    io.log({
      code: 'overrun',
      facts: { unit: { unit: id } },
      side: null,
      units: [id],
      clauses: ['divisional-5.16'],
    })
    const held = at && canHold(now, { type: 'artillery' }) ? sectionAt(now, at) : undefined
    const after = destroyed(now, id, 'divisional-5.16', io)
    if (!held) return after
    return { ...after, fortifications: after.fortifications.filter(each => each.id !== held.id) }
  }, state)
}

/** R21: the contacts at the beginning of the step are those that are fought. */
function withContacts(state: DivState, side: Side): DivState {
  const toFight = unitsOf(state, side).flatMap(unit =>
    foesOf(state, unit).map(foe => ({ by: unit.id, on: foe.id })),
  )
  return { ...state, toFight }
}

const TOLD = {
  'deploy B': 'step-deploys',
  'deploy A': 'step-deploys',
  'A moves': 'step-moves',
  'A fires': 'step-fires',
  'A fights': 'step-fights',
  'A rallies': 'step-rallies',
  'B moves': 'step-moves',
  'B fires': 'step-fires',
  'B fights': 'step-fights',
  'B rallies': 'step-rallies',
  dusk: 'step-dusk',
  night: 'step-night',
} as const satisfies Readonly<Record<Step, string>>

function told(state: DivState, io: Io): DivState {
  const side = sideOf(state)
  const isShared = state.step === 'dusk' || state.step === 'night'
  io.log({
    code: TOLD[state.step],
    facts: { side: namesOfSide(state, side).name, turn: state.turn, day: state.day },
    side: isShared ? null : side,
    units: [],
    clauses: [CLAUSE[state.step]],
  })
  return state
}

/** The step after this one; after B's rally the turn is over. */
export function nextStep(state: DivState, io: Io): DivState {
  if (state.step === 'deploy A') return begin({ ...state, turn: 1 }, 'A moves', io)
  if (state.step === 'B rallies') return begin(state, 'dusk', io)
  const after = STEPS[STEPS.indexOf(state.step) + 1] ?? 'A moves'
  return begin(state, after, io)
}

/** R3: whether a die is thrown at the end of this turn. */
function isDuskThrown(state: DivState): boolean {
  const { turns } = state.scenario
  if (state.turn >= Math.min(turns, DAY.turns)) return false
  return isOn(state, 'one-dusk-die') ? state.turn === DAY.dusk : state.turn >= DAY.dusk
}

/** After a turn that no die may end: the next one, or the end of the day. */
function dayEnds(state: DivState, io: Io): DivState {
  const isLast = state.turn >= Math.min(state.scenario.turns, DAY.turns)
  return isLast ? night(state, io) : nextTurn(state, io)
}

export const nextTurn = (state: DivState, io: Io): DivState =>
  begin({ ...state, turn: state.turn + 1 }, 'A moves', io)

/** The day is over: the battle too, if it was the last. */
export function night(state: DivState, io: Io): DivState {
  if (state.day >= state.scenario.days) return decided(state, io)
  return begin(state, 'night', io)
}

/** A new day: turns are counted anew and the guns have what they are given for a day (R18). */
function newDay(state: DivState, io: Io): DivState {
  const carriesOver = isOn(state, 'ammunition-carries-over')
  const units = state.units.map(unit =>
    unit.type === 'artillery' && !unit.lost && !carriesOver ? { ...unit, shots: state.scenario.shots } : unit,
  )
  return begin({ ...state, units, day: state.day + 1, turn: 1 }, 'A moves', io)
}

/** After an act in a step: on to the next one where nothing is left to do in this. */
export function goOn(from: Step, before: DivState, io: Io): DivState {
  const state = before.turn > 0 ? overIfGone(before, io) : before
  if (state.result || state.advance || state.restoring !== null || state.step !== from) return state
  const side = sideOf(state)
  switch (state.step) {
    case 'deploy A':
    case 'deploy B':
      return waitingOf(state, side).length === 0 ? nextStep(state, io) : state
    case 'A fights':
    case 'B fights':
      return fightersOf(state).length === 0 ? nextStep(state, io) : state
    case 'A rallies':
    case 'B rallies':
      return ralliersOf(state, side).length === 0 ? nextStep(state, io) : state
    case 'night':
      return overnight(state).length === 0 ? newDay(state, io) : state
    default:
      return state
  }
}
