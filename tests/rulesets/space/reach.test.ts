import { describe, expect, it } from 'vitest'
import { degreesOf, hexesOf, placeOf } from '../../../rulesets/space/board'
import { faceNeeded, shotReasons, toHit } from '../../../rulesets/space/firing'
import { type Standing, changed, stands } from '../../../rulesets/space/lookup'
import { plansOf } from '../../../rulesets/space/plans'
import { reachOf } from '../../../rulesets/space/evaluate/reach'
import type { SpaceState } from '../../../rulesets/space/state'
import { BOARD, NE, S, SE, battle, h, rock, ship, the } from './table'

function standing(state: SpaceState, id: string): Standing {
  const found = the(state, id)
  if (!stands(found)) throw new Error('It is on the table.')
  return found
}

describe('what a ship can hit after a movement', () => {
  it.each([
    ['a ship', SE, false],
    ['a ship at the edge', NE, false],
    ['a Damaged ship', S, true],
    ['a Damaged ship that faces a rock', SE, true],
    ['a Damaged ship with the edge behind it', NE, true],
  ] as const)(
    'is for %s the best of the shots from all its ways [space-4.2, space-4.5]',
    (_, facing, damaged) => {
      const from = facing === NE ? h(1, 2) : h(12, 4)
      const rocks = [h(14, 4), h(12, 7), h(10, 8), h(15, 6), h(3, 1)].map((hex, at) => rock(`r${at}`, hex))
      const state = battle([ship('a', 'A', from, facing, { damaged }), ship('b', 'B', h(27, 5))], {
        asteroids: rocks,
      })
      const a = standing(state, 'a')
      const reach = reachOf(state, a)
      const { ends } = plansOf(state, a)
      const shooters = ends.map(({ hex, facing: nose }): Standing => {
        const moved = changed(state, 'a', { at: placeOf(BOARD, hex), facing: degreesOf(nose) })
        return standing(moved, 'a')
      })
      const target = standing(state, 'b')
      let hit = 0
      for (const hex of hexesOf(BOARD)) {
        const there = { ...target, at: placeOf(BOARD, hex) }
        const faces = shooters.map(shooter =>
          shotReasons(state, shooter, there).length > 0
            ? 0
            : Math.max(0, 7 - faceNeeded(state, toHit(state, shooter, there))),
        )
        const best = Math.max(...faces)
        expect(reach(hex)).toBe(best)
        hit += Number(best > 0)
      }
      expect(hit).toBeGreaterThan(20)
    },
  )
})
