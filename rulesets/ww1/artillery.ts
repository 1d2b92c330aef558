import type { Side } from '../../src/engine/ids'
import type { Io } from './act'
import { namesOfSide } from './lookup'
import type { Ww1State } from './state'

/** Whether a side that has just fired has run out of points, for the first time. */
export const throwsLastRounds = ({ guns, lastRounds: thrown, scenario }: Ww1State, side: Side): boolean =>
  guns[side] <= 0 && !thrown[side] && scenario.forces[side].guns !== 0

/** Section 7: a side whose points have just run out throws once for its last rounds. `spent`: the sides that fired. */
export function lastRounds(state: Ww1State, spent: readonly Side[], io: Io): Ww1State {
  let { guns, lastRounds: thrown } = state
  for (const side of spent) {
    if (!throwsLastRounds(state, side)) continue
    const more = io.chance.die(6, { purpose: 'last rounds', by: side, clause: 'ww1-7.1' })
    io.log({
      code: 'last-rounds',
      facts: { side: namesOfSide(state, side).name, count: more },
      side,
      units: [],
      clauses: ['ww1-7.1', 'ww1-R23'],
    })
    guns = side === 'A' ? { A: more, B: guns.B } : { A: guns.A, B: more }
    thrown = side === 'A' ? { A: true, B: thrown.B } : { A: thrown.A, B: true }
  }
  return { ...state, guns, lastRounds: thrown }
}
