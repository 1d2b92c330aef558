import { type UnitId, otherSide } from '../../src/engine/ids'
import type { Measurement, Threat } from '../../src/engine/ruleset'
import { measuredBetween } from '../../src/engine/measure'
import type { Point } from '../../src/geometry/point'
import { certain, margins, mgSpread } from './chances'
import { findUnit, holderOf, unitsIn } from './lookup'
import { centreOf, gridOf, squareAt, stepsAcross, stepsBetween } from './squares'
import type { Square, Ww1State } from './state'
import { assaultersIn } from './strength'

/** How many squares lie between two places, and what that means. */
export function measured(state: Ww1State, from: Point | UnitId, to: Point | UnitId): Measurement {
  const { board } = state.scenario
  return measuredBetween(state, from, to, (start, end) =>
    told(board, squareAt(board, start), squareAt(board, end)),
  )
}

function told(board: Ww1State['scenario']['board'], a: Square | null, b: Square | null): Measurement {
  if (a === null || b === null) return { distance: 0, lines: [{ code: 'measure-nowhere' }], marks: [] }
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

/** Who could assault a unit in the square about a place from where they stand, both sides without support; the worst first. */
export function threatsTo(state: Ww1State, id: UnitId, at: Point): readonly Threat[] {
  const { board } = state.scenario
  const to = squareAt(board, at)
  const unit = findUnit(state, id)
  if (!unit || to === null) return []
  const enemy = otherSide(unit.side)
  if (holderOf(state, to) === enemy) return []
  const there = { ...state, units: state.units.map(each => (each.id === id ? { ...each, at } : each)) }
  const targets = unitsIn(there, to)
  const mgs = targets.filter(each => each.type === 'mg').length
  return (gridOf(board).beside.get(to) ?? [])
    .flatMap((from): readonly Threat[] => {
      if (holderOf(there, from) !== enemy) return []
      const [lead] = assaultersIn(there, from)
      if (!lead) return []
      const assault = { by: enemy, from, to, support: 0, machineGuns: 0 }
      const { first, chances } = margins(there, assault, certain(0), mgSpread(mgs))
      let [hit, destroy] = [0, 0]
      for (const [steps, chance] of chances.entries()) {
        const margin = first + steps
        if (margin >= 0) hit += chance
        // An equal result takes one from either side.
        if (Math.max(margin, margin === 0 ? 1 : 0) >= targets.length) destroy += chance
      }
      return hit > 0 ? [{ by: lead.id, hit, destroy, why: `Assault from ${from}, without guns` }] : []
    })
    .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
