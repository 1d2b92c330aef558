import { describe, expect, it } from 'vitest'
import type { AirState } from '../../../rulesets/families/air'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { chooseOrder } from '../../../src/opponents/opponent'
import { sequenceSuite } from '../air/sequence'
import { BOOKLET, SCENARIO, battle, h, kit, plane, play, ruleset } from './table'

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

describe('the order of the cards', () => {
  it('may be chosen at set-up, and leaves how to fly to the computer [aerial-1935-R36]', () => {
    const { state } = kit.begin(SCENARIO, [], ['cards'])
    expect(state).toMatchObject({ step: 'draw', initiative: null, go: null })
    expect(ruleset.ribbon(state).steps[0]?.label).toBe('A card')
    expect(ruleset.soloRule).toBe('cards')
    const solo = (of: AirState) =>
      ruleset.soloPlayer?.(of, 'B', { chance: recordedChance([], []), log: () => {} })
    expect(solo(state)).toEqual({ type: 'draw' })
    const drawn = play(state, { type: 'draw' }, [2]).state
    expect(drawn.drawn).toBe('b')
    expect(solo(drawn)).toBeNull()
    const order = chooseOrder(ruleset, drawn, 'B', 'solo', 'solo', () => true)
    expect(order?.action).toMatchObject({ type: 'fly', unit: 'b' })
    expect(solo({ ...drawn, step: 'end' })).toEqual({ type: 'end' })
  })
})
