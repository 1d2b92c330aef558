import { describe, expect, it } from 'vitest'
import { drifted } from '../../rulesets/space/asteroids'
import { hexOf, hexesOf, indexOf, isSame } from '../../rulesets/space/board'
import { stands } from '../../rulesets/space/lookup'
import { reachOf } from '../../rulesets/space/evaluate/reach'
import type { SpaceState } from '../../rulesets/space/state'
import { seededChance } from '../../src/engine/dice/seeded'
import { hexDistance } from '../../src/geometry/hexes'
import { chooseOrder } from '../../src/opponents/opponent'
import { picker } from '../contract/sample'
import { BOARD, N, S, battle, h, rock, ruleset, ship, the } from '../rulesets/space/table'

/** The position when A's ship has done what it may, each order being allowed. */
function afterShip(start: SpaceState, seed: string): SpaceState {
  const io = { chance: seededChance(seed, 0, []), log: () => {} }
  let state = start
  for (let count = 0; count < 12 && !the(state, 'a').activated; count++) {
    const [side] = state.toAct
    if (!side) throw new Error('Nobody is to act.')
    const order = chooseOrder(ruleset, ruleset.view(state, side), side, 'expert', seed, () => true)
    if (!order) throw new Error('There is no order.')
    expect(ruleset.refuse(state, order.action)).toBeNull()
    state = ruleset.play(state, order.action, io)
  }
  return state
}

describe('the computer in space', () => {
  it('does not stop where an asteroid will come', () => {
    const pick = picker('belt')
    for (let belt = 0; belt < 6; belt++) {
      const [own, enemy] = [h(13, 4), h(13, 9)]
      // Every other hex about the way to the enemy: half of all places to stop are in the way of one.
      const rocks = hexesOf(BOARD).filter(
        hex => hexDistance(hex, own) > 1 && hexDistance(hex, own) < 8 && !isSame(hex, enemy) && pick(3) === 0,
      )
      const start = battle([ship('a', 'A', own, S), ship('b', 'B', enemy, N, { activated: true })], {
        asteroids: rocks.map((hex, at) => rock(`r${at}`, hex)),
      })
      const state = afterShip(start, `belt ${belt}`)
      const { at, fate } = the(state, 'a')
      expect(fate).toBe('in play')
      const next = state.asteroids.map(each => indexOf(hexOf(BOARD, drifted(state, each).at)))
      expect(at && next.includes(indexOf(hexOf(BOARD, at)))).toBe(false)
    }
  })

  it('gives an enemy that is still to move no more than a long shot', () => {
    // Seventeen hexes apart it has no shot of its own, however far it goes.
    for (const [at, own] of [h(12, -1), h(14, -2), h(13, -2)].entries()) {
      const start = battle([
        ship('a', 'A', own, S, { torpedo: false }),
        ship('b', 'B', h(13, 15), N, { torpedo: false }),
      ])
      const state = afterShip(start, `reach ${at}`)
      const [a, b] = [the(state, 'a'), the(state, 'b')]
      if (!stands(a) || !stands(b)) throw new Error('They are on the table.')
      // Only a 6 would hit.
      expect(reachOf(state, b)(hexOf(BOARD, a.at))).toBeLessThanOrEqual(1)
    }
  })
})
