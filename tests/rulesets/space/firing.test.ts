import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/space'
import { oddsOf } from '../../../src/engine/odds'
import {
  N,
  S,
  battle,
  codesAgainst,
  h,
  hasMoved,
  offer,
  play,
  rock,
  ship,
  shoot,
  the,
  torpedo,
} from './table'

/** a at 10,5 facing north, b so many hexes ahead, facing away. */
const row = (
  distance: number,
  own: Parameters<typeof ship>[4] = {},
  other: Parameters<typeof ship>[4] = {},
) => hasMoved(battle([ship('a', 'A', h(10, 5), N, own), ship('b', 'B', h(10, 5 - distance), N, other)]))
const need = (state: ReturnType<typeof row>, id = 'b') =>
  offer(state, 'fire:a')
    ?.options()
    .find(option => option.token === id || option.label === id)?.reckonings?.[0]?.total

describe('aiming', () => {
  it('comes after the movement, once, before another ship acts [space-4.1]', () => {
    const still = { ...row(3), active: null }
    expect(codesAgainst(still, shoot('b'))).toEqual(['moves-first'])
    const two = { ...row(3), units: [...row(3).units, ship('a2', 'A', h(2, 5))] }
    expect(codesAgainst(two, { type: 'move', ship: 'a2', steps: 'FF' })).toEqual(['another-is-active'])
    const fired = play(row(3), shoot('b'), [1]).state
    expect(codesAgainst(fired, shoot('b'))).toEqual(['has-fired'])
  })
  it('is straight ahead, in the one row of hexes before the nose [space-4.2, space-R11]', () => {
    const aside = hasMoved(
      battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(11, 2)), ship('c', 'B', h(11, 4))]),
    )
    expect(codesAgainst(aside, shoot('b'))).toEqual(['not-ahead'])
    expect(codesAgainst(aside, shoot('c'))).toEqual(['not-ahead'])
    expect(codesAgainst(row(1), shoot('b'))).toEqual([])
    // With the house rule the wedge: 11,2 is two forward and one to the north-east, 11,4 is none forward.
    const wedge = { ...aside, houseRules: { wedge: true } }
    expect(codesAgainst(wedge, shoot('b'))).toEqual([])
    expect(codesAgainst(wedge, shoot('c'))).toEqual(['not-in-wedge'])
  })
  it('is not blocked by ships, only by asteroids between [space-4.3, space-8.7, space-R12]', () => {
    const between = {
      ...row(4),
      units: [...row(4).units, ship('c', 'B', h(10, 3)), ship('d', 'A', h(10, 4), N, { cloaked: true })],
    }
    expect(codesAgainst(between, shoot('b'))).toEqual([])
    expect(codesAgainst({ ...row(4), asteroids: [rock('r', h(10, 3))] }, shoot('b'))).toEqual([
      'asteroid-blocks',
    ])
    // What is not ahead is not said to be behind an asteroid as well.
    const aside = hasMoved(battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(12, 3))]))
    expect(codesAgainst({ ...aside, asteroids: [rock('r', h(11, 4))] }, shoot('b'))).toEqual(['not-ahead'])
    expect(codesAgainst({ ...row(4), asteroids: [rock('r', h(10, 0))] }, shoot('b'))).toEqual([])
  })
  it('past an edge between two hexes needs both to be asteroids, in the wedge [space-R12]', () => {
    // 11,3 is one north and one north-east of 10,5: the line runs between 10,4 and 11,4.
    const wedge = hasMoved(battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(11, 3))], { rules: ['wedge'] }))
    expect(codesAgainst({ ...wedge, asteroids: [rock('r', h(10, 4))] }, shoot('b'))).toEqual([])
    const both = [rock('r', h(10, 4)), rock('s', h(11, 4))]
    expect(codesAgainst({ ...wedge, asteroids: both }, shoot('b'))).toEqual(['asteroid-blocks'])
    // 11,2 is two north and one north-east: the line crosses 10,4 and 11,3.
    const skew = hasMoved(battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(11, 2))], { rules: ['wedge'] }))
    expect(codesAgainst({ ...skew, asteroids: [rock('r', h(10, 4))] }, shoot('b'))).toEqual([
      'asteroid-blocks',
    ])
  })
  it('never is at its own side [space-R18]', () => {
    const state = hasMoved(
      battle([ship('a', 'A', h(10, 5)), ship('a2', 'A', h(10, 3)), ship('b', 'B', h(20, 0))]),
    )
    expect(codesAgainst(state, shoot('a2'))).toEqual(['own-side'])
    expect(
      offer(state, 'fire:a')
        ?.options()
        .map(option => option.token),
    ).toEqual(['b'])
  })
})

describe('the roll to hit', () => {
  it('needs 4, 5 or 6 at 1 to 3 hexes, 5 or 6 to 6 hexes, 6 to 9 hexes, and no farther [space-4.5, space-4.6, space-4.7, space-4.8]', () => {
    expect([1, 3, 4, 6, 7, 9].map(distance => need(row(distance)))).toEqual([4, 4, 5, 5, 6, 6])
    expect(codesAgainst(row(10), shoot('b'))).toEqual(['out-of-range'])
  })
  it('is one D6 at one ship or torpedo [space-1.4, space-4.4]', () => {
    const miss = play(row(3), shoot('b'), [3])
    expect(miss.codes).toEqual(['fires-miss'])
    expect(miss.rolls.map(roll => [roll.sides, roll.faces.length])).toEqual([[6, 1]])
    const state = { ...row(5), torpedoes: [torpedo('t7', 'B', h(10, 2))] }
    expect(play(state, shoot('t7'), [5]).state.torpedoes).toEqual([])
  })
  it('has -1 for a Damaged firer [space-4.16]', () => {
    expect(need(row(3, { damaged: true }))).toBe(5)
  })
  it('has -1 at a Cloaked ship [space-7.4]', () => {
    expect(need(row(3, {}, { cloaked: true }))).toBe(5)
  })
  it('has -1 at a torpedo, which explodes if hit, without a contest [space-5.13, space-5.14]', () => {
    const state = { ...row(5), torpedoes: [torpedo('t1', 'B', h(10, 2))] }
    expect(play(state, shoot('t1'), [4]).codes).toEqual(['fires-torpedo-miss'])
    const hit = play(state, shoot('t1'), [5])
    expect([hit.codes, hit.state.torpedoes.length]).toEqual([['fires-torpedo'], 0])
  })
  it('adds all modifiers up, and a 6 is no hit where more is needed [space-R13]', () => {
    const state = row(3, { damaged: true }, { cloaked: true })
    expect(need(state)).toBe(6)
    const far = row(7, { damaged: true })
    expect(play(far, shoot('b'), [6]).codes).toEqual(['fires-miss'])
    expect(play({ ...far, houseRules: { 'natural-six': true } }, shoot('b'), [6, 1, 1, 1]).codes).toEqual([
      'fires-none',
    ])
  })
})

describe('the damage contest', () => {
  it('is two dice against two, the attacker first; equal or less does nothing [space-4.9, space-4.11, space-4.13, space-R32]', () => {
    const equal = play(row(3), shoot('b'), [4, 6, 2, 3, 5])
    expect([equal.codes, the(equal.state, 'b').damaged]).toEqual([['fires-none'], false])
    expect(play(row(3), shoot('b'), [4, 1, 1, 6, 6]).codes).toEqual(['fires-none'])
  })
  it('Damages on a lead of 1 or 2 [space-4.14, space-R14]', () => {
    for (const dice of [
      [4, 4, 4, 3],
      [5, 4, 4, 3],
    ]) {
      const { state, codes } = play(row(3), shoot('b'), [4, ...dice])
      expect([codes, the(state, 'b').damaged, the(state, 'b').fate]).toEqual([
        ['fires-damaged'],
        true,
        'in play',
      ])
    }
  })
  it('Destroys on a lead of 3 or more [space-4.18, space-4.21]', () => {
    const { state, codes } = play(row(3), shoot('b'), [4, 5, 5, 4, 3])
    expect([codes, the(state, 'b').fate, the(state, 'b').at]).toEqual([
      ['fires-destroyed'],
      'Destroyed',
      null,
    ])
  })
  it('is one die for a Damaged attacker [space-4.10]', () => {
    expect(play(row(3, { damaged: true }), shoot('b'), [5, 6, 1, 2]).codes).toEqual(['fires-destroyed'])
  })
  it('is one die for a Damaged target, and a second Damage destroys [space-4.12, space-4.17, space-R29]', () => {
    expect(play(row(3, {}, { damaged: true }), shoot('b'), [4, 3, 3, 5]).codes).toEqual(['fires-destroyed'])
  })
  it('comes out by the published odds [space-4.21]', () => {
    // Two dice against two lead by 1 or 2 in 265 of 1296 throws, by 3 or more in 310.
    const odds = oddsOf(ruleset, row(3), shoot('b'), 'b')
    expect(odds.hit).toBeCloseTo(1 / 2)
    expect(odds.destroy).toBeCloseTo(310 / 1296 / 2)
    expect(odds.outcomes.find(each => each.outcome === 'damaged')?.chance).toBeCloseTo(265 / 1296 / 2)
  })
})

describe('firing back', () => {
  /** b faces a: south, three hexes ahead of it. */
  const facing = (other: Parameters<typeof ship>[4] = {}, own: Parameters<typeof ship>[4] = {}) =>
    hasMoved(battle([ship('a', 'A', h(10, 5), N, own), ship('b', 'B', h(10, 2), S, other)]))
  const back = { type: 'fire-back', ship: 'b', target: 'a' } as const
  it('may be done at once by a target that lives, hit or missed [space-4.19, space-R15]', () => {
    const { state } = play(facing(), shoot('b'), [1])
    expect([state.pending, state.toAct]).toEqual([{ ship: 'b', target: 'a' }, ['B']])
    expect(codesAgainst(state, { type: 'launch', ship: 'a' })).toEqual(['fire-back-first'])
    const held = play(state, { type: 'hold-fire', ship: 'b' }).state
    expect([held.pending, held.toAct]).toEqual([null, ['A']])
    expect(play(facing(), shoot('b'), [6, 6, 6, 1, 1]).state.pending).toBeNull()
    const activated = play(facing({ activated: true }), shoot('b'), [1]).state
    expect(codesAgainst(activated, back)).toEqual([])
  })
  it('has a further -1 to hit, and is not answered [space-4.20, space-R15]', () => {
    const { state } = play(facing(), shoot('b'), [1])
    expect(play(state, back, [4]).codes).toEqual(['fires-back-miss'])
    const hit = play(state, back, [5, 4, 4, 3, 4])
    expect([hit.codes, the(hit.state, 'a').damaged, hit.state.pending]).toEqual([
      ['fires-back-damaged'],
      true,
      null,
    ])
    expect(the(hit.state, 'b').activated).toBe(false)
  })
  it('counts Damage just received [space-R15]', () => {
    const { state } = play(facing(), shoot('b'), [4, 4, 4, 3, 4])
    // 4 or more, 1 for Damage, 1 for firing back: a 6; and one die in the contest.
    expect(play(state, back, [5]).codes).toEqual(['fires-back-miss'])
    expect(play(state, back, [6, 6, 1, 1]).codes).toEqual(['fires-back-destroyed'])
  })
  it('needs the attacker straight ahead, or by the house rule only within 9 hexes [space-R15]', () => {
    expect(play(row(3), shoot('b'), [1]).state.pending).toBeNull()
    const anyWay = { ...row(3), houseRules: { 'fire-back-any-way': true } }
    expect(play(anyWay, shoot('b'), [1]).state.pending).toEqual({ ship: 'b', target: 'a' })
    const ifHit = { ...facing(), houseRules: { 'fire-back-if-hit': true } }
    expect(play(ifHit, shoot('b'), [1]).state.pending).toBeNull()
    expect(play(ifHit, shoot('b'), [4, 1, 1, 6, 6]).state.pending).not.toBeNull()
  })
  it('is not for ships that have Jumped or Cloaked [space-R16]', () => {
    expect(play(facing({ jumped: true }), shoot('b'), [1]).state.pending).toBeNull()
    expect(play(facing({ cloaked: true }), shoot('b'), [1]).state.pending).toBeNull()
  })
  it('does not stop a ship from Jumping or Cloaking later, but by the house rule [space-R16]', () => {
    const answered = (rules: readonly string[]) =>
      battle([ship('a', 'A', h(10, 5), N, { firedBack: true }), ship('b', 'B', h(20, 0))], { rules })
    const jump = { type: 'jump', ship: 'a', hex: h(3, 3) } as const
    expect(codesAgainst(answered([]), jump)).toEqual([])
    expect(codesAgainst(answered(['fired-back-binds']), jump)).toEqual(['has-fired-back'])
    expect(codesAgainst(hasMoved(answered([])), { type: 'cloak', ship: 'a' })).toEqual([])
    expect(codesAgainst(hasMoved(answered(['fired-back-binds'])), { type: 'cloak', ship: 'a' })).toEqual([
      'has-fired-back',
    ])
  })
  it('leaves the attacker the rest of its activation [space-R17]', () => {
    const { state } = play(facing(), shoot('b'), [1])
    const held = play(state, { type: 'hold-fire', ship: 'b' }).state
    expect(codesAgainst(held, { type: 'launch', ship: 'a' })).toEqual([])
  })
})

it('measures hexes and tells what is needed there [space-4.5]', () => {
  const state = row(5)
  const answer = ruleset.measure(state, 'a', 'b')
  expect([answer.distance, answer.lines.map(line => line.code)]).toEqual([
    5,
    ['measure-need', 'measure-ahead'],
  ])
})

it('warns of the enemies before whose guns a place lies [space-4.2]', () => {
  const state = row(3)
  const threats = ruleset.threats(state, 'b', the(state, 'b').at ?? { x: 0, y: 0 }, 0)
  expect(threats.map(({ by, hit }) => [by, hit])).toEqual([['a', 0.5]])
  expect(ruleset.threats(state, 'a', the(state, 'a').at ?? { x: 0, y: 0 }, 0)).toEqual([])
})
