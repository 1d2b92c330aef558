import { describe, expect, it } from 'vitest'
import { ruleset as d10 } from '../../rulesets/panzer8-d10'
import { ruleset as d20 } from '../../rulesets/panzer8-d20'
import type { Action } from '../../src/engine/action'
import type { Side } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { distance } from '../../src/geometry/point'
import { chooseOrder } from '../../src/opponents/opponent'
import { area, at, the } from '../rulesets/kit'
import { GRENADIERS, PANZER, RIFLES, SHERMAN } from '../rulesets/panzer8/table'
import * as ten from '../rulesets/panzer8-d10/table'
import * as twenty from '../rulesets/panzer8-d20/table'

const order = <S extends GameState, A extends Action>(ruleset: Ruleset<S, A>, state: S, side: Side): A => {
  const found = chooseOrder(ruleset, ruleset.view(state, side), side, 'expert', 'panzer8', () => true)
  if (!found) throw new Error('There is no order.')
  return found.action
}

const flag = (holder: Side | null) => ({
  turns: 8,
  objectives: [{ id: 'flag', name: 'the flag', at: at(30, 22), holder }],
})

describe('a computer in Panzer8', () => {
  it('knows that who leaves a place in view is fired at there (d20 R24)', () => {
    const wood = area('wood', at(26, 28), 10, 4)
    // From the open into the shadow of the wood, or there all the time.
    const danger = (track: readonly { at: { x: number; y: number }; facing: number }[]): number =>
      d20.merits(
        twenty.lie({
          units: [twenty.unit('a1', SHERMAN, 37, 35, { track }), twenty.unit('b1', PANZER, 30, 22)],
          features: [wood],
          step: 'movement',
        }),
        'A',
      )['danger'] ?? 0
    expect(danger([])).toBeCloseTo(0)
    const left = danger([
      { at: at(44, 33), facing: 270 },
      { at: at(37, 35), facing: 270 },
    ])
    expect(left).toBeLessThan(-15)
  })

  it('knows it in the other edition too: the way is answered where it begins (d10 R33)', () => {
    const wood = area('wood', at(26, 28), 10, 4)
    const state = ten.lie({
      units: [ten.unit('a1', SHERMAN, 44, 33, { facing: 270 }), ten.unit('b1', PANZER, 30, 22)],
      features: [wood],
    })
    const moved = ten.play(state, ten.move('a1', 37, 35)).state
    expect(moved.pending[0]).toMatchObject({ kind: 'react' })
    expect(d10.merits(moved, 'A')['answers'] ?? 0).toBeLessThan(-15)
  })

  it('counts the fire of those for less who are likely to be hit before they come to it', () => {
    const fire = (
      step: 'fire' | 'movement',
      ...others: readonly ReturnType<typeof twenty.unit>[]
    ): number => {
      const units = [twenty.unit('a1', SHERMAN, 30, 34), twenty.unit('b1', GRENADIERS, 30, 27), ...others]
      return d20.merits(twenty.lie({ units, step }), 'A')['fire'] ?? 0
    }
    const panzer = twenty.unit('b2', PANZER, 36, 24, { facing: 210 })
    expect(fire('movement')).toBeGreaterThan(0)
    // After the movement the enemy fires first; in the fire step it is one's own turn to fire.
    expect(fire('movement', panzer) / fire('movement')).toBeLessThan(fire('fire', panzer) / fire('fire'))
  })

  it('answers rather than holds its fire when somebody else might answer as well (d10 R34)', () => {
    const state = ten.lie({
      units: [
        ten.unit('a1', RIFLES, 30, 34),
        ten.unit('b1', GRENADIERS, 27, 27),
        ten.unit('b2', GRENADIERS, 30, 27),
        ten.unit('b3', GRENADIERS, 33, 27),
      ],
    })
    const moved = ten.play(state, ten.move('a1', 30, 31)).state
    expect(order(d10, moved, 'B')).toMatchObject({ type: 'fire', target: 'a1' })
  })

  it('keeps its answer for the tank that is still to come, rather than give it to a commander (d10 4.0.4)', () => {
    const units = [
      ten.unit('a1', '1944-american-bazooka-team', 40, 34),
      ten.unit('b1', PANZER, 30, 22),
      ten.unit('a2', SHERMAN, 30, 34, { facing: 90 }),
    ]
    const open = (acts: number): number =>
      d10.merits(ten.lie({ units: units.map(each => (each.id === 'a2' ? { ...each, acts } : each)) }), 'B')[
        'answers'
      ] ?? 0
    expect(open(0)).toBeGreaterThan(open(1) + 5)
  })

  for (const [name, ruleset, table] of [
    ['d20', d20, twenty],
    ['d10', d10, ten],
  ] as const) {
    it(`goes upon an objective that it can be alone on when the battle ends (${name})`, () => {
      const lie = table.lie as (given: object) => GameState
      const state = lie({
        units: [
          table.unit('a1', RIFLES, 10, 40),
          table.unit('b1', GRENADIERS, 30, 17),
          // What fires at whoever goes there.
          table.unit('a2', SHERMAN, 38, 30),
        ],
        step: name === 'd20' ? 'movement' : 'action',
        active: 'B',
        more: flag('A'),
        state: { turn: 8 },
      })
      const action = order(ruleset as unknown as Ruleset, state, 'B')
      expect(action.type).toBe('move')
      const after = ruleset.play(state as never, action as never, {
        chance: { die: () => 1, check: () => false, contest: () => 0 } as never,
        log: () => {},
      })
      const { at: to } = the(after as GameState, 'b1')
      expect(to && distance(to, at(30, 22))).toBeLessThanOrEqual(2.01)
    })
  }
})
