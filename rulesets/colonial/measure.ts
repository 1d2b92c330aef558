import type { UnitId } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Measurement, Ruleset, Threat } from '../../src/engine/ruleset'
import { threatsByOffers } from '../../src/engine/threats'
import { distance, type Degrees, type Point } from '../../src/geometry/point'
import { opponent } from './activation'
import { findUnit, inches, unitOf } from './lookup'
import { blockerBetween } from './sight'
import type { ColonialAction, ColonialState } from './state'

/** Inches between two places or units, and whether one is seen from the other. */
export function measured(state: ColonialState, from: Point | UnitId, to: Point | UnitId): Measurement {
  const units = [from, to].flatMap(end => (typeof end === 'string' ? (findUnit(state, end) ?? []) : []))
  return measuredBetween(state, from, to, (a, b) => {
    const blocker = blockerBetween(state, a, b, units)
    const name = blocker?.by === 'figure' ? blocker.name : (blocker?.piece.terrain.label ?? '')
    return {
      distance: distance(a, b),
      lines: [
        { code: 'measure-range', facts: { near: 5, half: inches(state, 12) }, clause: 'colonial-2.18' },
        blocker
          ? { code: 'measure-blocked', facts: { name }, clause: 'colonial-R12' }
          : { code: 'measure-clear', clause: 'colonial-R12' },
      ],
      marks: [{ kind: 'sight', from: a, to: b, tone: blocker ? 'refused' : 'plain' }],
    }
  })
}

/** Who could hurt a unit at a place if he had the next card. */
export function threatsTo(
  ruleset: Ruleset<ColonialState, ColonialAction>,
  state: ColonialState,
  id: UnitId,
  at: Point,
  facing: Degrees,
): readonly Threat[] {
  const enemy = opponent(unitOf(state, id).side)
  // Whoever is acting has moved, or not; all others begin with the next card.
  const goesOn = state.step === 'act' && state.pending === null && state.toAct.includes(enemy)
  const quiet: ColonialState = {
    ...state,
    step: 'act',
    active: goesOn ? state.active : null,
    pending: null,
    melee: null,
    used: goesOn ? state.used : [],
    left: 1,
    toAct: [enemy],
  }
  return threatsByOffers(ruleset, quiet, id, at, facing)
}
