import type { Scenario } from '../../../src/engine/scenario'
import { area, inches, provingGround, square } from './kit'

/** Everything of the colonial wars within reach of each other: guns, riders, camels, a rabble with firearms. */
export function colonialGround(deployment: 'placed' | 'free'): Scenario {
  const unit = (id: string, side: 'A' | 'B', type: string, men: number, x: number, y: number, more = {}) => ({
    id,
    side,
    name: id,
    type,
    rating: 'Average',
    men,
    ...(deployment === 'placed' && { at: { x, y } }),
    ...more,
  })
  return provingGround(
    'colonial',
    deployment,
    'desert',
    [area('rocks', 'rough', square(14, 11, 5)), area('works', 'earthwork', square(24, 17, 4))],
    {
      turns: 3,
      board: inches(40, 30),
      scale: 1,
      deployment,
      cards: 60,
      holds: null,
      units: [
        unit('a1', 'A', 'redcoats', 8, 6, 20, { leaders: ['Officer'] }),
        unit('a2', 'A', 'lancers', 8, 16, 22),
        unit('a3', 'A', 'gatling', 2, 22, 21),
        unit('a4', 'A', 'seven-pounder', 4, 28, 24),
        unit('a5', 'A', 'police', 8, 34, 20),
        unit('b1', 'B', 'zulu', 12, 6, 10, { firearms: 6, leaders: ['Chief'] }),
        unit('b2', 'B', 'dervish-horse', 8, 15, 7),
        unit('b3', 'B', 'zulu', 12, 25, 11, { rating: 'Fanatic', leaders: ['Religious Leader'] }),
        unit('b4', 'B', 'native-gun', 4, 34, 6, { limbered: true }),
        unit('b5', 'B', 'pathan', 12, 33, 11, { firearms: 6 }),
      ],
    },
  )
}
