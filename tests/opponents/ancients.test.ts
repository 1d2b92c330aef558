import { describe, expect, it } from 'vitest'
import type { AncientAction, AncientState } from '../../rulesets/families/ancients'
import { seededChance } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import { chooseOrder } from '../../src/opponents/opponent'
import { NORTH, SOUTH, type UnitMore, at, battle, ruleset, unit } from '../rulesets/legio/table'

const always = () => true

/** What the expert orders until it ends its step. */
function orders(state: AncientState, side: Side): { given: AncientAction[]; after: AncientState } {
  const given: AncientAction[] = []
  const io = { chance: seededChance('orders', 0, []), log: () => {} }
  let now = state
  while (given.length < 12 && now.step === state.step && now.toAct.includes(side)) {
    const order = chooseOrder(ruleset, ruleset.view(now, side), side, 'expert', 'test', always)
    if (!order || order.action.type === 'end') break
    given.push(order.action)
    now = ruleset.play(now, order.action, io)
  }
  return { given, after: now }
}

const ARMED: UnitMore = { regular: true, armour: 'armoured' }
const foot = (id: string, side: Side, x: number, y: number, more: UnitMore = {}) =>
  unit(id, side, 'heavy-foot', at(x, y), side === 'A' ? NORTH : SOUTH, { ...ARMED, ...more })
/** Others far away, so that one loss does not break an army. */
const others = [2, 4, 6, 20, 22].flatMap(x => [foot(`a${x}`, 'A', x, 22.5), foot(`b${x}`, 'B', x, 1.5)])

describe('an opponent with the rules of Legio VIII', () => {
  it('brings no second unit to a front that only one may attack [legio-6.3]', () => {
    const fighting = [
      foot('a', 'A', 11.2, 12),
      foot('b', 'B', 12, 10.5),
      foot('c', 'A', 12.8, 13.4),
      ...others,
    ]
    const { given } = orders(battle('A moves', fighting, { melees: [{ a: 'a', b: 'b' }] }), 'A')
    expect(given).not.toContainEqual({ type: 'charge', unit: 'c', target: 'b' })
    // Alone it would be well placed.
    const free = fighting.filter(each => each.id !== 'a')
    expect(orders(battle('A moves', free), 'A').given).toContainEqual({
      type: 'charge',
      unit: 'c',
      target: 'b',
    })
  })

  it('breaks off with light foot from a fight that it only loses [legio-11.14]', () => {
    const archers = unit('a', 'A', 'light-foot', at(12, 12), NORTH)
    const state = battle('A moves', [archers, foot('b', 'B', 12, 10.5), ...others], {
      melees: [{ a: 'a', b: 'b', begun: { A: 1, B: 1 } }],
    })
    expect(orders(state, 'A').given).toContainEqual(expect.objectContaining({ type: 'breakOff', unit: 'a' }))
  })

  it('weighs going straight ahead, however few ways it looks at', () => {
    // Armoured heavy foot in the open, 12 inches from the enemy: 2 inches straight ahead are one of some 17 ways.
    const army = [foot('a', 'A', 12, 16), ...[8, 12, 16].map(x => foot(`b${x}`, 'B', x, 4))]
    const state = battle('A moves', army)
    const ahead = { type: 'advance', unit: 'a', facing: NORTH, distance: 2 }
    let weighed = 0
    for (let seed = 0; seed < 40; seed++) {
      const order = chooseOrder(ruleset, ruleset.view(state, 'A'), 'A', 'middle', `ahead ${seed}`, always)
      // Who overlooks the unit ends its step, with nothing weighed.
      if (order?.considered.length === 0) continue
      weighed += 1
      expect(order?.considered.map(({ action }) => action)).toContainEqual(ahead)
    }
    expect(weighed).toBeGreaterThan(10)
  })
})
