import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import { chooseOrder } from '../../../src/opponents/opponent'
import { STRENGTHS } from '../../../src/opponents/order'
import { field, play, units } from './table'

describe('what a computer values', () => {
  const state = field({
    step: 'A assaults',
    toAct: ['A'],
    guns: { A: 0, B: 0 },
    units: [
      ...units('A', 'D4', 'infantry', 'infantry', 'infantry', 'infantry'),
      ...units('B', 'D5', 'infantry'),
      ...units('B', 'A8', 'mg'),
    ],
  })

  it('is the first row beyond its half: it takes a square of it that is weakly held, and goes in [ww1-5a.21, ww1-8a.3]', () => {
    const order = chooseOrder(ruleset, state, 'A', 'hard', 'seed', () => true)
    expect(order?.action).toMatchObject({ type: 'assault', from: 'D4', to: 'D5' })
    if (!order) return
    // Four against one without a die: the square is empty.
    const won = play(state, order.action).state
    expect(won.advance?.to).toBe('D5')
    for (const strength of STRENGTHS.filter(each => each !== 'easy')) {
      expect(chooseOrder(ruleset, won, 'A', strength, 'seed', () => true)?.action).toMatchObject({
        type: 'advance',
      })
    }
  })

  it('sees in an open advance most of what it will bring, for both sides alike', () => {
    const won = play(state, { type: 'assault', from: 'D4', to: 'D5', guns: 0, gas: false }).state
    const [first] = won.advance?.units ?? []
    const gone = play(won, { type: 'advance', unit: first ?? '' }).state
    const stayed = play(won, { type: 'end' }).state
    expect(ruleset.worth(won, 'A')).toBeGreaterThan(ruleset.worth(stayed, 'A'))
    expect(ruleset.worth(won, 'A')).toBeLessThan(ruleset.worth(gone, 'A'))
    expect(ruleset.worth(won, 'B')).toBeCloseTo(-ruleset.worth(won, 'A'))
  })
})
