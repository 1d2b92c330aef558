import { describe, expect, it } from 'vitest'
import { sequenceSuite } from '../air/sequence'
import { BOOKLET, battle, h, plane, play } from './table'

sequenceSuite(BOOKLET, { A: 'spitfire', B: 'me-109' })

describe('victory in a raid', () => {
  const last = (units: ReturnType<typeof plane>[], targets: object = {}) =>
    battle(
      units.map(each => ({ ...each, activated: true })),
      { turn: 6, step: 'end', go: null, toAct: ['A', 'B'], ...targets },
    )
  it('goes to the attacker who destroys more than half of the ground targets [aerial-1935-R39]', () => {
    const targets = (destroyed: number) =>
      [0, 1, 2, 3].map(at => ({
        id: `t${at}`,
        side: 'B' as const,
        name: 'Depot',
        at: { x: 5, y: 5 },
        destroyed: at < destroyed,
      }))
    const units = [plane('a', 'A'), plane('b', 'B', h(20, 5))]
    expect(play(last(units, { targets: targets(2) }), { type: 'end' }).state.result?.winner).toBe('B')
    expect(play(last(units, { targets: targets(3) }), { type: 'end' }).state.result?.winner).toBe('A')
  })
})
