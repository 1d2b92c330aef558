import type { Side } from '../../../../src/engine/ids'
import { type Losses, type Standing, turnsLeft } from '../../../../src/engine/standing'
import type { Book } from '../model/book'
import type { AncientState } from '../model/state'
import { breakpointOf, lossesOf } from '../sequence/victory'

/** How a battle stands: what each army has lost, counted as for the Breakpoint, and the Breakpoint itself. */
export function standingOf(book: Book, state: AncientState): Standing {
  const losses = (side: Side): Losses => ({
    lost: lossesOf(book, state, side),
    of: state.strength[side],
    breaksAt: breakpointOf(state, side),
  })
  return {
    stakes: [],
    losses: { A: losses('A'), B: losses('B') },
    left: turnsLeft(state.turn, state.scenario.turns),
  }
}
