import { lossesBy, type Standing, turnsLeft } from '../../../../src/engine/standing'
import type { Book } from '../model/book'
import { isAlive } from '../model/lookup'
import type { TacticalState } from '../model/state'

/** How a battle stands: points, objectives, units destroyed, turns. */
export function standingOf(book: Book, state: TacticalState): Standing {
  const { objectives, turns } = state.scenario
  return {
    score: {
      label: 'points',
      A: book.victory.points(book, state, 'A'),
      B: book.victory.points(book, state, 'B'),
    },
    stakes: objectives.map(({ id, name, at, points }) => ({
      id,
      name,
      at,
      points,
      holder: state.holdings.find(holding => holding.id === id)?.holder ?? null,
    })),
    losses: lossesBy(state.units, unit => !isAlive(unit)),
    left: turnsLeft(state.turn, turns),
  }
}
