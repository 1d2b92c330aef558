import { describe, expect, it } from 'vitest'
import type { Ship, SpaceAction, SpaceState } from '../../../rulesets/space/state'
import { chooseOrder } from '../../../src/opponents/opponent'
import { BOARD, N, NE, S, SE, battle, h, ruleset, ship, torpedo } from './table'

/** The last column of the board. */
const EDGE = BOARD.columns - 1

const ESCAPE = { escape: { side: 'A', edge: 'east', points: 1 }, turns: 8 } as const

const ordered = (state: SpaceState, side: 'A' | 'B' = 'A'): SpaceAction | undefined =>
  chooseOrder(ruleset, state, side, 'expert', 'space', () => true)?.action

/** Raiders along the whole of the eastern edge, nose to the edge. */
const gate = (more: Partial<Ship>): readonly Ship[] =>
  [0, 1, 2, 3, 4].map(at => ship(`b${at}`, 'B', h(EDGE - 4, 4 * at - 10), at % 2 ? NE : SE, more))

/** Two ships far in the west, one of them done, and the raiders. */
const convoy = (turn: number, raiders: Partial<Ship>): SpaceState =>
  battle([ship('a', 'A', h(2, 8), SE), ship('c', 'A', h(2, 2), SE, { activated: true }), ...gate(raiders)], {
    scenario: ESCAPE,
    turn,
  })

describe('the computer with a convoy', () => {
  it('Jumps to the edge when all raiders have moved [space-6.3]', () => {
    const order = ordered(convoy(2, { activated: true, torpedo: false }))
    expect(order).toMatchObject({ type: 'jump', ship: 'a', hex: { q: EDGE } })
  })
  it('does not Jump before raiders that have still to move [space-6.3, space-5.5]', () => {
    expect(ordered(convoy(2, {}))).toMatchObject({ type: 'move', ship: 'a' })
  })
})

describe('what a position in space is worth', () => {
  /** What a ship that has moved has to fear from some enemies. */
  const danger = (...enemies: readonly Ship[]): number =>
    ruleset.merits(battle([ship('a', 'A', h(12, 4), N, { activated: true }), ...enemies]), 'A')['danger'] ?? 0

  it('minds a torpedo that may be launched, where no gun bears [space-5.8]', () => {
    const enemy = (torpedo: boolean): Ship => ship('b', 'B', h(12, -6), N, { torpedo })
    expect(danger(enemy(true))).toBeLessThan(danger(enemy(false)) - 3)
  })
  it('minds four enemies less than four times one: what one destroys the others do not [space-4.18]', () => {
    const [first, ...others] = [10, 11, 12, 13].map(q => ship(`b${q}`, 'B', h(q, 1), S))
    if (!first) throw new Error('There is one.')
    expect(danger(first, ...others)).toBeGreaterThan(4 * danger(first))
  })
  it('counts a lead for more the fewer turns are left to make it up [space-R31]', () => {
    const lead = (turn: number): number =>
      ruleset.merits(
        battle([ship('a', 'A', h(2, 4)), ship('b', 'B', h(25, 4), N, { damaged: true })], { turn }),
        'A',
      )['points'] ?? 0
    expect(lead(10)).toBeGreaterThan(2 * lead(1))
  })
  it('is the same for both, turned round', () => {
    const state = { ...convoy(5, {}), torpedoes: [torpedo('t', 'B', h(20, 0))] }
    expect(ruleset.worth(state, 'A')).toBeCloseTo(-ruleset.worth(state, 'B'))
  })
})
