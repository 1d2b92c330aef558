import { CARDS } from '../../src/engine/playingCards'
import { lossesBy, type Standing, turnsLeft } from '../../src/engine/standing'
import { sideOfCard } from './sequence'
import type { CoastalState } from './state'
import { pointsOf } from './victory'

/** How a battle stands: points (R36), vessels sunk, turns, and the pack (R10). */
export const standingOf = (state: CoastalState): Standing => ({
  score: { label: 'points', A: pointsOf(state, 'A'), B: pointsOf(state, 'B') },
  stakes: [],
  losses: lossesBy(state.units, ({ fate }) => fate === 'sunk'),
  left: turnsLeft(state.turn, state.scenario.turns),
  pack: {
    cards: CARDS.map(face => ({ face, side: sideOfCard(face), drawn: state.discards.includes(face) })),
    open: state.discards.at(-1) ?? null,
  },
})
