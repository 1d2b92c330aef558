import { lossesBy, type Prize, type Standing, turnsLeft } from '../../../../src/engine/standing'
import type { Book } from '../model/book'
import { isAlive, lossPoints } from '../model/lookup'
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
    prizes: prizesOf(state),
    losses: lossesBy(state.units, unit => !isAlive(unit)),
    left: turnsLeft(state.turn, turns),
  }
}

/** What the units of the enemy are worth, once destroyed (R46). */
function prizesOf(state: TacticalState): readonly Prize[] {
  const pointsFor = (isHq: boolean) => ({
    A: lossPoints(state, { side: 'B', isHq }),
    B: lossPoints(state, { side: 'A', isHq }),
  })
  const { A, B } = state.scenario.victory.perUnit
  if (A === 0 && B === 0) return []
  const prizes = [{ name: 'each unit destroyed', points: pointsFor(false) }]
  return state.units.some(({ isHq }) => isHq)
    ? [...prizes, { name: 'a headquarters', points: pointsFor(true) }]
    : prizes
}
