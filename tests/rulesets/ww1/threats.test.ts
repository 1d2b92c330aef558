import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww1'
import { centreOf } from '../../../rulesets/ww1/squares'
import type { Square, Ww1State } from '../../../rulesets/ww1/state'
import { field, units } from './table'

const threats = (state: Ww1State, unit: string, square: Square) =>
  ruleset.threats(state, unit, centreOf(state.scenario.board, square), 0)

describe('what threatens a unit in the square to which it goes', () => {
  const threeInD4 = units('A', 'D4', 'infantry', 'infantry', 'infantry')

  it('is the Assault of a square beside it as it stands, without guns [ww1-5a.1, ww1-5a.18]', () => {
    const state = field({ units: [...threeInD4, ...units('B', 'D6', 'infantry')] })
    // Three against one: the difference is 2, more than stand there.
    expect(threats(state, 'b-D6-1', 'D5')).toEqual([
      { by: 'a-D4-1', hit: 1, destroy: 1, why: 'Assault from D4, without guns' },
    ])
    expect(threats(state, 'b-D6-1', 'D6')).toEqual([])
    expect(threats(state, 'b-D6-1', 'E5')).toEqual([])
  })

  it('counts those who stand there already, with the dice of their MGs [ww1-5a.16, ww1-5a.20]', () => {
    const state = field({ units: [...threeInD4, ...units('B', 'D6', 'infantry'), ...units('B', 'D5', 'mg')] })
    // 3 against 2 and a D3: equal with a 1, which takes one of the two; less with 2 or 3.
    const [threat] = threats(state, 'b-D6-1', 'D5')
    expect(threat?.hit).toBeCloseTo(1 / 3)
    expect(threat?.destroy).toBe(0)
  })

  it('does not come from MGs alone [ww1-R14]', () => {
    const state = field({ units: [...units('A', 'D4', 'mg'), ...units('B', 'D6', 'infantry')] })
    expect(threats(state, 'b-D6-1', 'D5')).toEqual([])
  })
})
