import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/cold-war'
import type { TacticalState, TacticalUnit } from '../../rulesets/families/tactical'
import { seededChance } from '../../src/engine/dice/seeded'
import { distance } from '../../src/geometry/point'
import { chooseOrder } from '../../src/opponents/opponent'
import { NORTH, SOUTH, aboard, at, battle, the, unit } from '../rulesets/tactical/table'

/** The position when side A has ended its step, each order being allowed. */
function afterStep(start: TacticalState): TacticalState {
  const io = { chance: seededChance('cold war', 0, []), log: () => {} }
  let state = start
  for (let count = 0; count < 60 && state.step === start.step; count++) {
    const order = chooseOrder(ruleset, ruleset.view(state, 'A'), 'A', 'expert', 'cold war', () => true)
    if (!order) throw new Error('There is no order.')
    expect(ruleset.refuse(state, order.action)).toBeNull()
    state = ruleset.play(state, order.action, io)
  }
  return state
}

const hill = {
  objectives: [
    { id: 'hill', name: 'the hill', at: at(20, 12), radius: 3, points: { A: 5, B: 5 }, holder: 'B' as const },
  ],
}

describe('the computer of 1950 to 1975', () => {
  it('flies a helicopter with a machine gun to a truck, but not to one that machine guns cover', () => {
    const away = (guns: readonly TacticalUnit[]) => {
      const helicopter = unit('a', 'A', 'gunship', at(20, 28), NORTH, { expended: ['helicopter-rockets'] })
      const truck = unit('truck', 'B', 'any-truck', at(20, 14), SOUTH)
      const after = afterStep(battle('A moves', [helicopter, truck, ...guns]))
      const place = the(after, 'a').at
      if (!place) throw new Error('It is gone.')
      return [truck, ...guns].map(({ at: to }) => (to ? distance(place, to) : 0))
    }
    expect(away([])[0]).toBeLessThanOrEqual(4.01)
    const guns = [unit('b', 'B', 'any-hmg', at(18, 15), SOUTH), unit('c', 'B', 'any-hmg', at(22, 15), SOUTH)]
    for (const inches of away(guns).slice(1)) expect(inches).toBeGreaterThan(4)
  })

  it.each([
    ['fires', 'any-heavy-artillery', ['helicopter-rockets']],
    ['keeps', 'any-truck', undefined],
  ] as const)('%s the rockets of a helicopter where the target is %s', (_, target, expended) => {
    const start = battle('A fires', [
      unit('a', 'A', 'gunship', at(20, 26), NORTH, { quality: 'Elite' }),
      unit('b', 'B', target, at(20, 12), SOUTH),
      unit('far', 'B', 'any-infantry', at(46, 2), SOUTH),
    ])
    expect(the(afterStep(start), 'a').expended).toEqual(expended)
  })

  it('flies air cavalry to the ground that counts in time', () => {
    const start = battle(
      'A moves',
      [
        unit('a', 'A', 'transport-helicopter', at(20, 26), NORTH),
        aboard('foot', 'A', 'any-infantry', 'a'),
        unit('b', 'B', 'any-hmg', at(34, 12), SOUTH),
      ],
      { turn: 3, scenario: { ...hill, turns: 4 } },
    )
    const after = afterStep(start)
    const { at: landed } = the(after, 'a')
    expect(landed && distance(landed, at(20, 12))).toBeLessThan(6)
  })
})
