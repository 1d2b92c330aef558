import { describe, expect, it } from 'vitest'
import { chooseOrder } from '../../../src/opponents/opponent'
import type { AirState } from '../../../rulesets/families/air'
import { HOME, N, S, battle, depot, h, hasFlown, plane, play, pose, ruleset } from './table'

const ordered = (state: AirState, side: 'A' | 'B' = 'A') =>
  chooseOrder(ruleset, state, side, 'expert', 'opponents', () => true)?.action ?? { type: 'none' }
/** The state after the order of a computer for A. */
const after = (state: AirState): AirState =>
  ruleset.play(state, ordered(state) as never, { chance: { check: () => false } as never, log: () => {} })

describe('a computer that flies', () => {
  const against = (own: object, enemy: object, more: object = {}) =>
    battle([plane('a', 'A', HOME, N, own), plane('b', 'B', h(10, 1), N, enemy)], more)

  it('gets behind an enemy that has flown, at its level and next to it', () => {
    const ended = after(against({ level: 3 }, { level: 2, activated: true }))
    const [, level, facing] = /level (\d) facing (\d)/.exec(pose(ended)) ?? []
    expect([level, facing]).toEqual(['2', '0'])
    expect(ended.active?.stage).toBe('fire')
  })
  it('is not found before the guns of an enemy that flies after it, where it can climb above him', () => {
    const state = battle([
      plane('a', 'A', HOME, N, { type: 'spitfire', level: 3, quality: 'Green' }),
      plane('b', 'B', h(10, -1), S, { type: 'me-109', level: 3, quality: 'Veteran' }),
      plane('c', 'B', h(9, 0), S, { type: 'me-109', level: 3, quality: 'Veteran' }),
      plane('d', 'B', h(11, -1), S, { type: 'me-109', level: 3, quality: 'Veteran' }),
    ])
    expect(pose(after(state))).toContain('level 4')
  })
  it('breaks off when it is Damaged in a battle of a campaign, and not in any other', () => {
    const hurt = { damaged: true, level: 2 }
    const edge = (scenario: object) =>
      battle(
        [plane('a', 'A', h(10, -4), N, hurt), plane('c', 'A', h(4, 10), N), plane('b', 'B', h(18, 6), N)],
        {
          scenario,
        },
      )
    expect(ordered(edge({ campaign: true }))).toEqual({ type: 'leave', unit: 'a' })
    expect(ordered(edge({})).type).toBe('fly')
  })
  it('bombs what it has come for', () => {
    const state = hasFlown(
      battle(
        [
          plane('a', 'A', HOME, N, { type: 'ju-87', level: 1, load: 'bombs' }),
          plane('c', 'A', h(4, 10)),
          plane('b', 'B', h(20, 5)),
        ],
        {
          targets: [depot('t', 'B', h(10, 4)), depot('u', 'B', h(20, 0))],
        },
      ),
    )
    expect(ordered(state)).toEqual({ type: 'attack', unit: 'a', weapon: 'bombs', target: 't' })
    expect(play(state, ordered(state) as never, [6]).log[0]?.outcome).toBe('destroyed')
  })
})

describe('a computer that leads or is behind [aerial-1935-R39]', () => {
  /** One above an enemy that has flown, another before whom it would come down; so many of the enemy more were Destroyed. */
  const above = (turn: number, lead: -1 | 0 | 1): AirState => {
    const lost = plane('d', lead < 0 ? 'A' : 'B', h(2, 12), N, { at: null, fate: 'Destroyed' })
    return battle(
      [
        plane('a', 'A', HOME, N, { level: 4 }),
        plane('e', 'A', h(3, 14), N, { level: 4, activated: true }),
        plane('b', 'B', h(10, 1), N, { level: 3, activated: true }),
        plane('c', 'B', h(12, 3), 4, { level: 3 }),
        ...(lead === 0 ? [] : [lost]),
      ],
      { turn },
    )
  }
  const attacks = (state: AirState): boolean => after(state).active?.stage === 'fire'

  it('comes down on an enemy when it is behind, and waits above when it is not', () => {
    expect([-1, 0, 1].map(lead => attacks(above(4, lead as -1 | 0 | 1)))).toEqual([true, false, false])
  })
  it('dares nothing in the last turn when it leads', () => {
    expect([-1, 0, 1].map(lead => attacks(above(6, lead as -1 | 0 | 1)))).toEqual([true, true, false])
  })
  it('counts a lead of two for less than twice a lead of one', () => {
    const kills = (count: number): number => {
      const lost = ['c', 'd']
        .slice(0, count)
        .map(id => plane(id, 'B', HOME, N, { at: null, fate: 'Destroyed' }))
      return ruleset.merits(battle([plane('a', 'A'), plane('b', 'B', h(20, 5)), ...lost]), 'A')['kills'] ?? 0
    }
    expect(kills(2)).toBeLessThan(1.85 * kills(1))
    expect(kills(2)).toBeGreaterThan(kills(1))
  })
})
