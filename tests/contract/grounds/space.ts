import type { Scenario } from '../../../src/engine/scenario'
import { hexes, provingGround } from './kit'

/** Two squadrons within range of each other, and one whose places and asteroids are rolled for. */
export function spaceGround(deployment: 'placed' | 'rolled'): Scenario {
  const ship = (id: string, side: 'A' | 'B', hex: string, facing: number) => ({
    id,
    side,
    name: id,
    type: side === 'A' ? 'cruiser' : 'raider',
    ...(deployment === 'placed' && { hex, facing }),
  })
  return provingGround('space', deployment, 'space', [], {
    turns: 5,
    board: hexes(14, 12, 21.5, 21.651),
    deployment,
    ships: [
      ship('a1', 'A', '0504', 2),
      ship('a2', 'A', '0506', 2),
      ship('a3', 'A', '0508', 1),
      ship('b1', 'B', '0904', 4),
      ship('b2', 'B', '0906', 5),
      ship('b3', 'B', '0908', 5),
    ],
    asteroids:
      deployment === 'placed'
        ? [
            { id: 'rock1', hex: '0702' },
            { id: 'rock2', hex: '0710' },
          ]
        : [],
    drift: 3,
    loose: deployment === 'placed' ? 0 : 4,
  })
}
