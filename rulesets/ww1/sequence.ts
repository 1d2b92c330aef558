import type { Side } from '../../src/engine/ids'
import type { Io } from './act'
import { shellingsLeft } from './bombardment'
import { passOn } from './defences'
import { hasPlace, waiting } from './deployment'
import { namesOfSide, stands } from './lookup'
import { STEPS, type Step, type Ww1State, type Ww1Unit } from './state'
import { GAME_ENDS } from './tables'
import { decided, isEndThrown, overIfGone } from './victory'
import { cutters } from './wire'
import type { Code } from './words'

/** The side that acts in a step. */
export function sideOf(step: Step): Side {
  return step === 'deploy B' || step.startsWith('B ') ? 'B' : 'A'
}

/** Begins a step, or the one after it where it has nothing to do in it. */
export function begin(before: Ww1State, step: Step, io: Io): Ww1State {
  const side = sideOf(step)
  const state = before.turn > 0 ? overIfGone(before, io) : before
  if (state.result) return state
  const now: Ww1State = { ...state, step, toAct: [side] }
  switch (step) {
    case 'exchange':
      return state.scenario.forces.A.exchange > 0 ? told(now, side, io) : begin(now, 'dig', io)
    case 'dig':
      return goOn(passOn(now, 'A', io), io)
    case 'bombard':
      return shellingsLeft(now) > 0 ? told(now, side, io) : nextStep(now, io)
    case 'deploy A':
    case 'deploy B':
      return waiting(now, side).some(unit => hasPlace(now, unit)) ? told(now, side, io) : nextStep(now, io)
    case 'A moves':
    case 'B moves':
      return isThere(now, side) ? told(fresh(now, side), side, io) : nextStep(fresh(now, side), io)
    case 'A assaults':
    case 'B assaults': {
      const ready = { ...now, assaulted: [], units: cleared(now, unit => unit.advanced, { advanced: false }) }
      return isThere(now, side) ? told(ready, side, io) : nextStep(ready, io)
    }
    case 'A cuts wire':
    case 'B cuts wire':
      return cutters(now, side).length > 0 ? told(now, side, io) : nextStep(now, io)
  }
}

const isThere = (state: Ww1State, side: Side): boolean =>
  state.units.some(unit => unit.side === side && stands(unit)) || waiting(state, side).length > 0

const CLAUSE: Readonly<Record<Step, string>> = {
  exchange: 'ww1-R27',
  dig: 'ww1-2.1',
  bombard: 'ww1-2.5',
  'deploy B': 'ww1-2.9',
  'deploy A': 'ww1-2.9',
  'A moves': 'ww1-4a.1',
  'A assaults': 'ww1-4a.1',
  'B moves': 'ww1-4a.2',
  'B assaults': 'ww1-4a.2',
  'A cuts wire': 'ww1-6.1',
  'B cuts wire': 'ww1-6.1',
}

export const clauseOfStep = (step: Step): string => CLAUSE[step]

/** How the log tells that a step begins. */
const TOLD: Readonly<Partial<Record<Step, Code>>> = {
  exchange: 'step-exchange',
  bombard: 'step-bombard',
  'deploy B': 'step-deploys',
  'deploy A': 'step-deploys',
  'A moves': 'step-moves',
  'A assaults': 'step-assaults',
  'B moves': 'step-moves',
  'B assaults': 'step-assaults',
  'A cuts wire': 'step-cuts-wire',
  'B cuts wire': 'step-cuts-wire',
}

function told(state: Ww1State, side: Side, io: Io): Ww1State {
  const code = TOLD[state.step]
  if (code === undefined) return state
  io.log({
    code,
    facts: { side: namesOfSide(state, side).name, turn: state.turn },
    side,
    units: [],
    clauses: [CLAUSE[state.step]],
  })
  return state
}

/** What a new turn forgets is forgotten when the Attacker begins it; that a unit has moved, for either side then. */
function fresh(state: Ww1State, side: Side): Ww1State {
  if (side !== 'A') return state
  const units = cleared(state, unit => unit.moved || unit.fought || unit.cut || unit.advanced, {
    moved: false,
    fought: false,
    cut: false,
    advanced: false,
  })
  return { ...state, units }
}

const cleared = (state: Ww1State, when: (unit: Ww1Unit) => boolean, change: Partial<Ww1Unit>) =>
  state.units.map(unit => (when(unit) ? { ...unit, ...change } : unit))

/** A state in which nobody is to act is at the end of a step: goes on from there. */
export const goOn = (state: Ww1State, io: Io): Ww1State =>
  state.result || state.toAct.length > 0 ? state : nextStep(state, io)

/** Goes on to the next step; after the last of a turn the game may end. */
export function nextStep(state: Ww1State, io: Io): Ww1State {
  if (state.result) return state
  const { step } = state
  if (step === 'deploy A') return begin({ ...state, turn: 1 }, 'A moves', io)
  if (step === 'B cuts wire') return endOfTurn(state, io)
  const next = STEPS[STEPS.indexOf(step) + 1]
  return next ? begin(state, next, io) : state
}

/** Section 8: from the sixth turn on a die may end the game; the last turn does in any case. */
function endOfTurn(state: Ww1State, io: Io): Ww1State {
  const { turn } = state
  if (turn >= state.scenario.turns) {
    io.log({ code: 'last-turn', facts: { turn }, side: null, units: [], clauses: ['ww1-8a.1'] })
    return decided(state, io)
  }
  if (isEndThrown(state)) {
    const ends = io.chance.check(6, GAME_ENDS, { purpose: 'end of the game', by: null, clause: 'ww1-8a.2' })
    io.log({
      code: ends ? 'game-ends' : 'game-goes-on',
      facts: { turn },
      side: null,
      units: [],
      clauses: ['ww1-8a.2', 'ww1-R24'],
    })
    if (ends) return decided(state, io)
  }
  return begin({ ...state, turn: turn + 1 }, 'A moves', io)
}
