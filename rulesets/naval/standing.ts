import { SIDES } from '../../src/engine/ids'
import { lossesBy, type Prize, type Standing, turnsLeft } from '../../src/engine/standing'
import type { NavalState } from './state'
import { totalOf } from './victory'

/** How a battle stands: points for the enemy's ships and for the sea, ships sunk, turns (R35). */
export function standingOf(state: NavalState): Standing {
  return {
    score: { label: 'points', A: totalOf(state, 'A'), B: totalOf(state, 'B') },
    stakes: [],
    prizes: prizesOf(state),
    losses: lossesBy(state.units, ({ status }) => status === 'Sunk'),
    left: turnsLeft(state.turn, state.scenario.turns),
  }
}

/** What damage counts, and the sea held, and what a fleet that goes home leaves to its enemy (R35). */
function prizesOf({ scenario: { hold, flight } }: NavalState): readonly Prize[] {
  const seas = SIDES.flatMap(side => {
    const { turns, points } = hold[side] ?? { turns: 0, points: 0 }
    if (turns === 0) return []
    const last = turns === 1 ? 'last turn' : `last ${turns} turns`
    return [{ name: `the sea held in the ${last}`, points: { A: 0, B: 0, [side]: points } }]
  })
  const fled = flight ? [{ name: 'the enemy gone home', points: { A: flight, B: flight } }] : []
  return [
    { name: 'each damage that stands (a ship sunk: its Defence and Attack)', points: { A: 1, B: 1 } },
    ...seas,
    ...fled,
  ]
}
