import { describe, expect, it } from 'vitest'
import {
  N,
  NE,
  S,
  battle,
  codesAgainst,
  facingOfShip,
  h,
  hasMoved,
  offer,
  play,
  rock,
  ship,
  shoot,
  the,
  torpedo,
  where,
  whereIs,
} from './table'
import { ruleset } from '../../../rulesets/space'
import { NO_FOCUS } from '../../../src/engine/scene'
import type { SpaceAction } from '../../../rulesets/space/state'

const to = (q: number, r: number): SpaceAction => ({ type: 'jump', ship: 'a', hex: h(q, r) })
const pair = (...others: Parameters<typeof ship>[]) =>
  battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(25, 0), S), ...others.map(args => ship(...args))])

describe('a Jump', () => {
  it('takes the place of Movement Points, and is the whole activation [space-6.1, space-6.2, space-R24]', () => {
    const { state } = play(pair(), to(20, 0), [1, 6])
    expect([whereIs(state, 'a'), the(state, 'a').activated, state.toAct]).toEqual(['20,0', true, ['B']])
    expect(codesAgainst(state, shoot('b'))).not.toEqual([])
    expect(codesAgainst(state, { type: 'launch', ship: 'a' })).not.toEqual([])
    const damaged = battle([ship('a', 'A', h(10, 5), N, { damaged: true }), ship('b', 'B', h(25, 0))])
    expect(codesAgainst(damaged, to(20, 0))).toEqual([])
  })
  it('goes to any hex on the table, even its own, but to no asteroid [space-6.3, space-R23]', () => {
    expect(codesAgainst(pair(), to(10, 5))).toEqual([])
    expect(codesAgainst(pair(), to(40, 0))).toEqual(['off-table'])
    expect(codesAgainst({ ...pair(), asteroids: [rock('r', h(4, 4))] }, to(4, 4))).toEqual(['asteroid-there'])
    expect(codesAgainst(pair(), to(25, 0))).toEqual([])
    expect(codesAgainst({ ...pair(), houseRules: { 'no-ramming': true } }, to(25, 0))).toEqual(['no-ramming'])
  })
  it('lists hexes in the rear of each enemy and none in the rear of friends [space-6.3]', () => {
    // Facing south at 15,4 the enemy shows its rear to the north, five hexes off; the friend shows it to the south.
    const state = battle([ship('a', 'A', h(10, 5)), ship('a2', 'A', h(4, 4), N), ship('b', 'B', h(15, 4), S)])
    const labels = offer(state, 'jump:a')
      ?.options()
      .map(option => (option.action.type === 'jump' ? `${option.action.hex.q},${option.action.hex.r}` : ''))
    expect(labels?.[0]).toBe('15,-1')
    expect(labels).not.toContain('4,9')
  })
  it('leaves the facing to a die: 1 north, then clockwise [space-6.4]', () => {
    expect([1, 2, 6].map(face => facingOfShip(play(pair(), to(20, 0), [face, 3]).state, 'a'))).toEqual([
      0, 60, 300,
    ])
  })
  it('deviates on 1 or 2, by one die of hexes, the way that it faces [space-6.5, space-6.6, space-R22, space-R32]', () => {
    const stays = play(pair(), to(20, 0), [4, 3])
    expect([whereIs(stays.state, 'a'), stays.codes]).toEqual(['20,0', ['jumps']])
    const off = play(pair(), to(20, 0), [4, 2, 5])
    // Facing 4 is south.
    expect([whereIs(off.state, 'a'), off.codes]).toEqual(['20,5', ['jumps-deviates']])
    const apart = play({ ...pair(), houseRules: { 'deviation-die': true } }, to(20, 0), [4, 1, 1, 3])
    expect([whereIs(apart.state, 'a'), facingOfShip(apart.state, 'a')]).toEqual(['20,-3', 180])
  })
  it('into another ship destroys both, friend or foe [space-6.7, space-R23]', () => {
    for (const id of ['b', 'a2']) {
      const state = pair(['a2', 'A', h(4, 4)])
      const target = id === 'b' ? to(25, 0) : to(4, 4)
      const rammed = play(state, target, [1, 3]).state
      expect([the(rammed, 'a').fate, the(rammed, id).fate]).toEqual(['Destroyed', 'Destroyed'])
    }
    // By deviation too: two hexes north of 25,2.
    expect(the(play(pair(), to(25, 2), [1, 1, 2]).state, 'b').fate).toBe('Destroyed')
    expect(
      offer(pair(), 'jump:a')
        ?.options()
        .some(option => option.token === 'b'),
    ).toBe(false)
  })
  it('that deviates off the table stops in the last hex, onto an asteroid is the end, onto a torpedo is hit [space-R23, space-5.11, space-8.8]', () => {
    // Column 10 begins at r = -5.
    expect(whereIs(play(pair(), to(10, -3), [1, 1, 6]).state, 'a')).toBe('10,-5')
    const rocky = play({ ...pair(), asteroids: [rock('r', h(20, -2))] }, to(20, 0), [1, 2, 2])
    expect([rocky.codes.at(-1), the(rocky.state, 'a').fate]).toEqual(['jumps-onto-asteroid', 'Destroyed'])
    const mined = play(
      { ...pair(), torpedoes: [torpedo('t1', 'B', h(20, 0))] },
      to(20, 0),
      [1, 6, 1, 1, 6, 6],
    )
    expect([mined.codes, mined.state.torpedoes]).toEqual([['jumps', 'torpedo-none'], []])
  })
})

describe('asteroids', () => {
  const end = { type: 'end' } as const
  const NEXT = [6, 1]
  const drifting = (
    asteroids: ReturnType<typeof rock>[],
    more: Parameters<typeof battle>[1] = {},
    ...ships: Parameters<typeof ship>[]
  ) =>
    battle([ship('a', 'A', h(0, 20)), ship('b', 'B', h(25, 0)), ...ships.map(args => ship(...args))], {
      step: 'end',
      toAct: ['A', 'B'],
      go: null,
      asteroids,
      ...more,
    })
  const rocks = (state: ReturnType<typeof battle>) => state.asteroids.map(where)
  it('fill a hex each and shift one hex at the end of each turn, all the same way [space-8.2, space-8.3, space-8.4, space-R27]', () => {
    const state = drifting([rock('r', h(5, 5)), rock('s', h(9, 3), NE)], { scenario: { drift: 2 } })
    expect(rocks(play(state, end, NEXT).state)).toEqual(['6,5', '10,3'])
    const { props } = ruleset.scene(state, NO_FOCUS)
    expect(props.find(each => each.kind === 'marker')).toMatchObject({ facing: 120, text: '↘' })
  })
  it('come back on the other side of their row [space-8.9, space-R27]', () => {
    // Column 5 has the hexes from r = -2 to r = 19.
    expect(rocks(play(drifting([rock('r', h(5, 19))]), end, NEXT).state)).toEqual(['5,-2'])
    // Back from 27,0 to the north-west the row begins at 0,0.
    const east = drifting([rock('r', h(27, 0))], { scenario: { drift: 2 } })
    expect(rocks(play(east, end, NEXT).state)).toEqual(['0,0'])
  })
  it('each go their own way by the house rule [space-R27]', () => {
    const state = drifting([rock('r', h(5, 5), S), rock('s', h(9, 3), NE)], { rules: ['own-drift'] })
    expect(rocks(play(state, end, NEXT).state)).toEqual(['5,6', '10,2'])
  })
  it('destroy a ship that they come upon, and stay [space-8.8, space-R28]', () => {
    const { state, codes } = play(drifting([rock('r', h(5, 5))], {}, ['c', 'B', h(5, 6)]), end, NEXT)
    expect([codes.slice(0, 2), the(state, 'c').fate, rocks(state)]).toEqual([
      ['asteroids-drift', 'asteroid-destroys'],
      'Destroyed',
      ['5,6'],
    ])
  })
  it('explode a torpedo that they come upon [space-R28]', () => {
    // No way leads to b: the torpedo stays. Then a rock drifts onto b, and A alone is left: no Initiative is rolled.
    const walls = [
      rock('w', h(25, -1)),
      rock('x', h(26, -1)),
      rock('y', h(26, 0)),
      rock('z', h(25, 1)),
      rock('u', h(24, 1)),
      rock('v', h(24, 0)),
    ]
    const state = drifting([rock('r', h(5, 5)), ...walls], { torpedoes: [torpedo('t1', 'A', h(5, 6))] })
    const { state: next, codes } = play(state, end)
    expect([codes.includes('asteroid-explodes-torpedo'), next.torpedoes]).toEqual([true, []])
  })
  it('cannot be destroyed: no offer aims at one [space-8.5]', () => {
    const state = hasMoved({ ...pair(), asteroids: [rock('r', h(10, 3))] })
    expect(codesAgainst(state, shoot('r'))).toEqual(['no-target'])
    expect(
      offer(state, 'fire:a')
        ?.options()
        .map(option => option.token),
    ).toEqual(['b'])
  })
})
