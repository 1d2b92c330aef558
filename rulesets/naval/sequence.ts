import type { Side } from '../../src/engine/ids'
import { finished } from '../../src/engine/acts'
import type { Io } from './act'
import { firer, isNight, mover } from './fleet'
import { isOn } from './houseRules'
import type { NavalState, Ship, Step } from './state'
import { type Result, countedSea, resultOf } from './victory'

/** Throws for side A of the turn: null where both threw the same. */
export function thrownFirst(state: NavalState, io: Io): Side | null {
  const { sides } = state.scenario
  const told = (side: Side): Side => {
    const facts = { side: sides[side].name, turn: Math.max(1, state.turn) }
    io.log({ code: 'goes-first', facts, side, units: [], clauses: ['naval-2.1'] })
    return side
  }
  const why = { purpose: 'who moves first', by: null, clause: 'naval-2.1' }
  if (isOn(state, 'one-die')) return told(io.chance.bands(6, [4], why) === 0 ? 'A' : 'B')
  const ahead = io.chance.contest(
    { by: 'A', sides: 6, bonus: 0 },
    { by: 'B', sides: 6, bonus: 0 },
    why,
    [-1, 1],
  )
  if (ahead !== 0) return told(ahead > 0 ? 'A' : 'B')
  io.log({ code: 'tied', side: null, units: [], clauses: ['naval-R2'] })
  return null
}

const fresh = (ship: Ship): Ship => ({ ...ship, moved: false, fired: false, launched: false })

/** The state at the beginning of a step. */
export function entered(state: NavalState, step: Step): NavalState {
  const side = mover(state, step) ?? firer(state, step)
  return {
    ...state,
    step,
    toAct: side ? [side] : [],
    aims: [],
    open: false,
    units: state.units.map(fresh),
  }
}

/** Throws for side A and begins the turn, or asks for another throw. */
export function begunTurn(state: NavalState, io: Io): NavalState {
  const first = thrownFirst(state, io)
  if (first === null) return { ...state, step: 'dice', toAct: ['A', 'B'] }
  return entered({ ...state, first }, 'first moves')
}

/** The battle is over: no target is named any more, and nothing is repaired. */
export const over = (state: NavalState, result: Result, io: Io): NavalState => ({
  ...finished(state, result, 'naval-R35', io),
  aims: [],
  open: false,
  repairs: [],
})

/** The next turn: who held the sea is counted, and the smoke has blown away. */
function nextTurn(before: NavalState, io: Io): NavalState {
  const state = countedSea(before, io)
  const { turns } = state.scenario
  if (state.turn >= turns) {
    const result = resultOf(state, true)
    return result ? over(state, result, io) : state
  }
  const wasNight = isNight(state)
  const next: NavalState = {
    ...state,
    turn: state.turn + 1,
    units: state.units.map(ship => ({ ...fresh(ship), smoke: false, laid: false })),
    counters: [],
    launches: { A: 0, B: 0 },
  }
  if (!wasNight && isNight(next)) {
    io.log({ code: 'night-falls', facts: { turn: next.turn }, side: null, units: [], clauses: ['naval-9.4'] })
  }
  return begunTurn(next, io)
}

/** After a repair: the next turn, once all owners have said what is repaired. */
export function afterRepairs(state: NavalState, io: Io): NavalState {
  if (state.repairs.length === 0) return nextTurn(state, io)
  const owners = state.units.filter(ship => state.repairs.includes(ship.id)).map(ship => ship.side)
  const [side] = owners.includes(state.first) ? [state.first] : owners
  return { ...state, toAct: side ? [side] : [] }
}
