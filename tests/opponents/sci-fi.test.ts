import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/sci-fi/index'
import type { Share } from '../../rulesets/sci-fi/support'
import type { SciFiScenario } from '../../rulesets/sci-fi/scenario'
import type { TacticalAction, TacticalState } from '../../rulesets/families/tactical'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import { distance } from '../../src/geometry/point'
import { chooseOrder } from '../../src/opponents/opponent'
import { area, at, battery, battle, sortie, the, unit } from '../rulesets/tactical/table'

type Order = TacticalAction | Share

const always = () => true

function orders(state: TacticalState, side: Side, most: number): readonly Order[] {
  const given: Order[] = []
  let now = state
  const io = { chance: seededChance('orders', 0, []), log: () => {} }
  while (given.length < most && now.step === state.step && now.toAct.includes(side)) {
    const order = chooseOrder(ruleset, ruleset.view(now, side), side, 'expert', 'test', always)
    if (!order || order.action.type === 'end') break
    given.push(order.action)
    now = ruleset.play(now, order.action, io)
  }
  return given
}

/** Where a unit stands after the computer has moved its side. */
function after(state: TacticalState, side: Side): TacticalState {
  const io = { chance: seededChance('orders', 0, []), log: () => {} }
  return orders(state, side, 12).reduce((now, action) => ruleset.play(now, action, io), state)
}

const TANK_AND_TRUCK = [
  unit('b1', 'B', 'medium-mbt', at(20, 20)),
  unit('b2', 'B', '4x4-transport', at(26, 20)),
]

describe('an opponent with the Sci-Fi rules', () => {
  it('keeps a ground attack for the tank when a transport in the wood is the only target', () => {
    const own = [unit('a1', 'A', 'infantry', at(20, 34))]
    // Losses count nothing here, so that units are worth what they can do. What flies cannot be attacked from above.
    const above = {
      sorties: [sortie('s1', 'A', 'heavy')],
      scenario: { victory: { perUnit: { A: 0, B: 0 }, margin: 0 } },
    }
    const gev = unit('b3', 'B', 'gev', at(40, 4))
    const wood = area('wood', at(24, 18), 4, 4)
    const lone = battle('A fires', [...own, gev, unit('b2', 'B', '4x4-transport', at(26, 20))], {
      ...above,
      ground: [wood],
      turn: 2,
    })
    expect(orders(lone, 'A', 4)).toEqual([])
    const both = battle('A fires', [...own, gev, ...TANK_AND_TRUCK], { ...above, ground: [wood], turn: 2 })
    expect(orders(both, 'A', 4)).toMatchObject([{ type: 'air', target: 'b1' }])
  })

  it('fires a Satellite at infantry in the open, not at a tank in cover beside it', () => {
    const state = battle(
      'A fires',
      [
        unit('a1', 'A', 'infantry', at(20, 34)),
        unit('b1', 'B', 'heavy-mbt', at(26, 12)),
        unit('b2', 'B', 'infantry', at(14, 12)),
      ],
      { batteries: [battery('s1', 'A', 'satellite')], ground: [area('wood', at(24, 10), 4, 4)], turn: 2 },
    )
    expect(orders(state, 'A', 4)).toMatchObject([{ type: 'bombard', target: 'b2' }])
  })

  it('flies a GEV to where it can fire at a tank, and not into the infantry that would bring it down', () => {
    const units = [
      unit('a1', 'A', 'gev', at(20, 34)),
      unit('b1', 'B', 'medium-mbt', at(20, 14)),
      unit('b2', 'B', 'infantry', at(20, 18)),
      unit('b3', 'B', 'infantry', at(23, 18)),
    ]
    const moved = after(battle('A moves', units, { turn: 2 }), 'A')
    const place = the(moved, 'a1').at
    if (!place) throw new Error('It is still in the air.')
    expect(distance(place, at(20, 34))).toBeGreaterThan(3)
    for (const foe of ['b2', 'b3']) {
      const from = the(moved, foe).at
      expect(from && distance(place, from)).toBeGreaterThan(8)
    }
    // Nobody can bring it down where only tanks are.
    const alone = after(battle('A moves', units.slice(0, 2), { turn: 2 }), 'A')
    const near = the(alone, 'a1').at
    expect(near && distance(near, at(20, 14))).toBeLessThanOrEqual(12)
  })

  it('draws up a line before a battle without objectives: who fights in front, rockets behind', () => {
    const scenario = ruleset.armies?.chance?.battle(140, { seed: '1' }) as SciFiScenario
    const rolls = { chance: seededChance('a line', 0, []), log: () => {} }
    let state = ruleset.begin(scenario, PLAIN_OPTIONS, rolls)
    for (let order = 0; order < 80 && state.step === 'deploy B'; order++) {
      const next = chooseOrder(ruleset, ruleset.view(state, 'B'), 'B', 'expert', 'test', always)
      if (!next) break
      state = ruleset.play(state, next.action, rolls)
    }
    expect(state.step).toBe('deploy A')
    const standing = state.units.flatMap(each =>
      each.side === 'B' && each.at ? [{ ...each, at: each.at }] : [],
    )
    expect(standing.length).toBeGreaterThan(6)
    const fighters = standing.filter(({ type }) => /mbt|walker|infantry|marines|afv|hover/.test(type))
    // Side B looks down the table: the front of its zone is at 9 inches.
    const depth = fighters.reduce((sum, each) => sum + each.at.y, 0) / fighters.length
    expect(depth).toBeGreaterThan(6.5)
    for (const each of standing.filter(({ type }) => type === 'mrl' || type === 'spg'))
      expect(each.at.y).toBeLessThan(depth)
  })
})
