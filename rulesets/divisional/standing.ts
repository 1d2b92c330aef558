import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import { holderOf } from './objectives'
import type { DivState } from './state'
import { objectivesOf } from './victory'

/** How a battle stands: Objectives, then bases lost (R38), and turns. */
export const standingOf = (state: DivState): Standing => ({
  score: { label: 'Objectives', A: objectivesOf(state, 'A'), B: objectivesOf(state, 'B') },
  stakes: state.scenario.objectives.map(each => ({
    id: each.id,
    name: each.name,
    at: each.at,
    holder: holderOf(state, each),
  })),
  losses: lossesBy(state.units, ({ lost }) => lost),
  // The die that ends a day is thrown from turn 9 on: of several days only those are sure.
  left:
    state.scenario.days > 1
      ? { count: state.scenario.days - state.day + 1, of: state.scenario.days, label: 'day' }
      : turnsLeft(state.turn, state.scenario.turns),
})
