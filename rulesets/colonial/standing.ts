import type { Side } from '../../src/engine/ids'
import { isRed } from '../../src/engine/playingCards'
import type { Losses, Pack, Standing } from '../../src/engine/standing'
import { lossesOf, packOf } from './sequence'
import { EUROPEAN, NATIVE, type ColonialState } from './state'

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
    pack: packed(state),
    left: { count: Math.max(0, cards - state.drawn), of: cards, label: 'card' },
  }
}

/** Red cards activate Europeans, black ones Natives (2.7, 2.8). */
function packed(state: ColonialState): Pack {
  const drawn = new Set(state.discards)
  return {
    cards: packOf(state).map(face => ({
      face,
      side: isRed(face) ? EUROPEAN : NATIVE,
      drawn: drawn.has(face),
    })),
    open: state.discards.at(-1) ?? null,
  }
}
