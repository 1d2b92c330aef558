import type { Side } from '../../../src/engine/ids'
import { type Standing, turnsLeft } from '../../../src/engine/standing'
import type { D20State } from '../state'

/** How a battle stands: objectives, then the share of elements lost (R38), and turns. */
export function standingOf(state: D20State): Standing {
  const { objectives, turns, units } = state.scenario
  const count = (side: Side): number => state.holdings.filter(({ holder }) => holder === side).length
  const losses = (side: Side) => ({
    lost: state.losses[side],
    of: units.filter(each => each.side === side).length,
  })
  return {
    score: { label: 'objectives', A: count('A'), B: count('B') },
    stakes: objectives.map(({ id, name, at }) => ({
      id,
      name,
      at,
      holder: state.holdings.find(held => held.id === id)?.holder ?? null,
    })),
    losses: { A: losses('A'), B: losses('B') },
    left: turnsLeft(state.turn, turns),
  }
}
