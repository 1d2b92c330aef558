import type { Scenario } from '../../../src/engine/scenario'
import { area, inches, oblong, provingGround, square } from './kit'

/** Two hosts of all kinds close to each other, some of them in touch from the beginning, with monsters about to run wild. */
export function fantasyGround(deployment: 'placed' | 'by zones'): Scenario {
  const unit = (id: string, type: string, x: number, away: number, more: object = {}) => {
    const side = id.startsWith('a') ? 'A' : 'B'
    return {
      id,
      side,
      name: id,
      type,
      quality: 'Average',
      regular: false,
      armour: 'unarmoured',
      arms: 'plain',
      missile: null,
      general: 'none',
      ...(deployment === 'placed' && {
        at: { x, y: side === 'A' ? 10 + away : 10 - away },
        facing: side === 'A' ? 0 : 180,
      }),
      ...more,
    }
  }
  const host = (side: 'a' | 'b') => [
    unit(`${side}1`, 'heavy-foot', 4, 0.75, { general: 'normal', regular: true }),
    unit(`${side}2`, 'monsters', 7, 1.5),
    unit(`${side}3`, 'light-foot', 10, 2, { missile: 'bow' }),
    unit(`${side}4`, 'heavy-mounted', 13, 1.6, { regular: true }),
    unit(`${side}5`, 'warbands', 16, 1.7),
    unit(`${side}6`, 'artillery', 18.6, 3, { missile: 'artillery' }),
    unit(`${side}7`, 'light-mounted', 1.4, 2.6, { missile: 'javelin' }),
    unit(`${side}8`, 'flying-creatures', 20.6, 2),
    unit(`${side}9`, 'scythed-chariots', 13, 4),
    unit(`${side}10`, 'light-foot', 6, 3.4, { missile: 'handgun' }),
  ]
  return provingGround('fantasy', deployment, 'meadow', [area('wood', 'wood', square(9, 13, 4))], {
    turns: 8,
    board: inches(22, 20),
    base: 1.5,
    deployment,
    zones: { A: oblong(0, 11, 22, 20), B: oblong(0, 0, 22, 9) },
    units: [...host('a'), ...host('b')],
    gentle: [],
    magic: deployment === 'placed',
  })
}
