import type { UnitId } from '../../src/engine/ids'
import type { Measurement } from '../../src/engine/ruleset'
import type { Point } from '../../src/geometry/point'
import { findUnit } from './lookup'
import { centreOf, squareAt, stepsAcross, stepsBetween } from './squares'
import type { Ww1State } from './state'

/** How many squares lie between two places, and what that means. */
export function measured(state: Ww1State, from: Point | UnitId, to: Point | UnitId): Measurement {
  const { board } = state.scenario
  const squares = [from, to].map(end => {
    const at = typeof end === 'string' ? findUnit(state, end)?.at : end
    return at ? squareAt(board, at) : null
  })
  const [a, b] = squares
  if (a === null || a === undefined || b === null || b === undefined) {
    return { distance: 0, lines: [{ code: 'measure-nowhere' }], marks: [] }
  }
  const steps = stepsBetween(a, b)
  const code =
    steps === 0
      ? 'measure-same'
      : steps === 1
        ? 'measure-side'
        : stepsAcross(a, b) === 1
          ? 'measure-corner'
          : 'measure-far'
  return {
    distance: steps,
    lines: [{ code, facts: { steps }, clause: code === 'measure-corner' ? 'ww1-4b.2' : 'ww1-5a.1' }],
    marks: [{ kind: 'sight', from: centreOf(board, a), to: centreOf(board, b), tone: 'plain' }],
  }
}
