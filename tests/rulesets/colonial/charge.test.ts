import { describe, expect, it } from 'vitest'
import { at } from '../kit'
import { charge, company, field, play, refusalCodes, spots, unit } from './table'

describe('a charge', () => {
  it('ends in contact, within 9 inches for infantry [colonial-2.38, colonial-2.39, colonial-R19]', () => {
    const near = field([unit('B', 'b', { at: at(20, 12) }), unit('A', 'a', { at: at(20, 21.6) })])
    const { state } = play(near, charge('b', 'a'))
    expect(state.pending?.kind).toBe('fights')
    const men = spots(state, 'a')
    const touching = spots(state, 'b').filter(p => men.some(q => Math.hypot(p.x - q.x, p.y - q.y) <= 0.61))
    // The two at the ends have nobody straight before them, and too far to go.
    expect(touching).toHaveLength(8)
    const far = field([unit('B', 'b', { at: at(20, 12) }), unit('A', 'a', { at: at(20, 21.7) })])
    expect(refusalCodes(far, charge('b', 'a'))).toEqual(['charge-too-far'])
    expect(company(state, 'b').figures).toHaveLength(10)
  })
})
