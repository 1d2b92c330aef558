import type { Side } from '../../src/engine/ids'
import type { Losses, Standing } from '../../src/engine/standing'
import { lossesOf } from './sequence'
import type { ColonialState } from './state'

/** How a battle stands: units lost, of which more than half beat a side (R49), and cards still to be turned up. */
export function standingOf(state: ColonialState): Standing {
  const { cards } = state.scenario
  const losses = (side: Side): Losses => {
    const { lost, of } = lossesOf(state, side)
    return { lost, of, breaksAt: Math.floor(of / 2) + 1 }
  }
  return {
    stakes: [],
    losses: { A: losses('A'), B: losses('B') },
    left: { count: Math.max(0, cards - state.drawn), of: cards, label: 'card' },
  }
}
