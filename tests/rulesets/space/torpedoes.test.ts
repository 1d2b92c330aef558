import { describe, expect, it } from 'vitest'
import {
  N,
  NE,
  S,
  battle,
  codesAgainst,
  h,
  hasMoved,
  play,
  rock,
  ship,
  shoot,
  the,
  torpedo,
  where,
  whereIs,
} from './table'
import type { SpaceState } from '../../../rulesets/space/state'

const launch = { type: 'launch', ship: 'a' } as const
const end = { type: 'end' } as const
const pair = (...others: Parameters<typeof ship>[]) =>
  hasMoved(
    battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(25, 0), S), ...others.map(args => ship(...args))]),
  )

describe('launching', () => {
  it('puts the counter into the hex in front, in the firing part of the activation [space-5.2, space-5.3]', () => {
    expect(codesAgainst({ ...pair(), active: null }, launch)).toEqual(['moves-first'])
    const { state } = play(pair(), launch)
    expect([where(state.torpedoes[0]), state.torpedoes[0]?.side]).toEqual(['10,4', 'A'])
  })
  it('is done once in the whole game [space-5.1]', () => {
    const { state } = play(pair(), launch)
    expect(the(state, 'a').torpedo).toBe(false)
    expect(codesAgainst(state, launch)).toEqual(['no-torpedo'])
  })
  it('goes with a shot in either order, but for the house rule [space-R17]', () => {
    const near = hasMoved(battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(10, 2))]))
    expect(codesAgainst(play(near, launch).state, shoot('b'))).toEqual([])
    expect(codesAgainst(play(near, shoot('b'), [1]).state, launch)).toEqual([])
    const either = { ...near, houseRules: { 'launch-or-fire': true } }
    expect(play(either, launch).state.active).toBeNull()
    expect(play(either, shoot('b'), [1]).state.active).toBeNull()
  })
  it('is refused onto asteroids and off the table; own ships and torpedoes do not matter [space-R19]', () => {
    expect(codesAgainst({ ...pair(), asteroids: [rock('r', h(10, 4))] }, launch)).toEqual(['asteroid-ahead'])
    const edge = hasMoved(battle([ship('a', 'A', h(10, -5)), ship('b', 'B', h(25, 0))]))
    expect(codesAgainst(edge, launch)).toEqual(['no-hex-ahead'])
    const shared = { ...pair(['a2', 'A', h(10, 4)]), torpedoes: [torpedo('t9', 'B', h(10, 4))] }
    expect(play(shared, launch).state.torpedoes.length).toBe(2)
  })
  it('into an enemy ship hits it at once, with one die if it is Cloaked [space-R19, space-7.6]', () => {
    const { state, codes } = play(pair(['c', 'B', h(10, 4)]), launch, [6, 6, 1, 1])
    expect([codes, the(state, 'c').fate, state.torpedoes]).toEqual([
      ['launches', 'torpedo-destroyed'],
      'Destroyed',
      [],
    ])
    expect(play(pair(['c', 'B', h(10, 4), N, { cloaked: true }]), launch, [3, 1, 1]).codes).toEqual([
      'launches',
      'torpedo-damaged',
    ])
  })
})

/** The end of a turn with torpedoes, a far away, enemies where the test wants them. */
function ending(
  torpedoes: SpaceState['torpedoes'],
  enemies: readonly ReturnType<typeof ship>[],
  more: Partial<SpaceState> = {},
) {
  return {
    ...battle([ship('a', 'A', h(0, 20)), ...enemies], {
      step: 'end',
      toAct: ['A', 'B'],
      go: null,
      torpedoes,
    }),
    ...more,
  }
}
/** The Initiative of the next turn. */
const NEXT = [6, 1]

describe('the run', () => {
  it('is 6 hexes towards the nearest enemy, turns free, at the end of each turn [space-5.4, space-5.5, space-5.8, space-5.9]', () => {
    // 8 hexes away, straight north, though it was launched to the south.
    const { state } = play(
      ending([torpedo('t1', 'A', h(10, 10), S)], [ship('b', 'B', h(10, 2)), ship('c', 'B', h(25, 0))]),
      end,
      NEXT,
    )
    expect(where(state.torpedoes[0])).toBe('10,4')
  })
  it('goes on turn after turn until it hits or explodes [space-5.7]', () => {
    const first = play(ending([torpedo('t1', 'A', h(10, 10))], [ship('b', 'B', h(10, 2))]), end, NEXT).state
    expect(first.torpedoes.length).toBe(1)
    const again = play({ ...first, step: 'end', toAct: ['A', 'B'], go: null }, end, [1, 1, 6, 6, ...NEXT])
    expect([again.codes[0], again.state.torpedoes.length]).toEqual(['torpedo-none', 0])
  })
  it('chooses at random between enemies equally near, by one die [space-5.6, space-R32]', () => {
    const two = [ship('b', 'B', h(10, 2)), ship('c', 'B', h(10, 18))]
    const run = (face: number) =>
      where(play(ending([torpedo('t1', 'A', h(10, 10))], two), end, [face, ...NEXT]).state.torpedoes[0])
    expect([run(3), run(4)]).toEqual(['10,4', '10,16'])
    const three = [...two, ship('d', 'B', h(18, 2))]
    const third = (face: number) =>
      where(play(ending([torpedo('t1', 'A', h(10, 10))], three), end, [face, ...NEXT]).state.torpedoes[0])
    expect([third(2), third(3), third(5)]).toEqual(['10,4', '10,16', '16,4'])
    // Four: the number rolled, a 5 or 6 again.
    const four = [...three, ship('e', 'B', h(2, 18))]
    const fourth = play(ending([torpedo('t1', 'A', h(10, 10))], four), end, [6, 5, 4, ...NEXT]).state
      .torpedoes[0]
    expect(where(fourth)).toBe('4,16')
  })
  it('enters the hex of an enemy and hits, with two dice against two, and is removed [space-5.10, space-5.12, space-R21]', () => {
    const { state, codes } = play(ending([torpedo('t1', 'A', h(10, 6))], [ship('b', 'B', h(10, 2))]), end, [
      4,
      4,
      3,
      4,
      ...NEXT,
    ])
    expect([codes[0], the(state, 'b').damaged, state.torpedoes]).toEqual(['torpedo-damaged', true, []])
  })
  it('hits a Cloaked ship as surely, but with one die [space-7.5, space-7.6]', () => {
    const cloaked = ship('b', 'B', h(10, 2), N, { cloaked: true })
    expect(
      play(ending([torpedo('t1', 'A', h(10, 6))], [cloaked, ship('c', 'B', h(25, 0))]), end, [
        6,
        1,
        2,
        ...NEXT,
      ]).codes[0],
    ).toBe('torpedo-destroyed')
  })
  it('is run into by an enemy ship that enters its hex [space-5.11]', () => {
    const state = battle([ship('a', 'A', h(10, 5)), ship('b', 'B', h(25, 0))], {
      torpedoes: [torpedo('t1', 'B', h(10, 4)), torpedo('t2', 'A', h(10, 3))],
    })
    const { codes, state: after } = play(state, { type: 'move', ship: 'a', steps: 'FF' }, [1, 1, 6, 6])
    expect([codes, after.torpedoes.map(each => each.id)]).toEqual([['torpedo-none', 'moves'], ['t2']])
  })
  it('keeps its heading on a shortest way, else takes the first clockwise, round asteroids and on the board [space-R20]', () => {
    const free = play(
      ending([torpedo('t1', 'A', h(10, 10), NE)], [ship('b', 'B', h(14, 2), N)]),
      end,
      NEXT,
    ).state
    // 8 away: 4 to the north-east and 4 north; north-east first as it is heading that way.
    expect(where(free.torpedoes[0])).toBe('14,4')
    const north = play(
      ending([torpedo('t1', 'A', h(10, 10), N)], [ship('b', 'B', h(14, 2))]),
      end,
      NEXT,
    ).state
    expect(where(north.torpedoes[0])).toBe('12,4')
    const round = ending([torpedo('t1', 'A', h(10, 10))], [ship('b', 'B', h(10, 7), N)], {
      asteroids: [rock('r', h(10, 9))],
    })
    // Three hexes become four round the rock, which is within six: it hits.
    expect(play(round, end, [1, 1, 6, 6, ...NEXT]).codes[0]).toBe('torpedo-none')
  })
  it('stays where it is without an enemy or a way [space-R20]', () => {
    const alone = ending([torpedo('t1', 'A', h(10, 10))], [])
    expect(where(play(alone, end).state.torpedoes[0])).toBe('10,10')
    // The corner 0,0 has two neighbours, both asteroids.
    const shut = ending([torpedo('t1', 'A', h(10, 10))], [ship('b', 'B', h(0, 0))], {
      asteroids: [rock('r', h(0, 1)), rock('s', h(1, 0)), rock('u', h(1, -1))],
    })
    expect(where(play(shut, end, NEXT).state.torpedoes[0])).toBe('10,10')
  })
  it('hits any enemy on the way [space-R20, space-5.10]', () => {
    const state = ending(
      [torpedo('t1', 'A', h(10, 10))],
      [ship('c', 'B', h(10, 8)), ship('b', 'B', h(10, 7))],
    )
    const { codes, log } = play(state, end, [1, 1, 6, 6, ...NEXT])
    expect([codes[0], log[0]?.units]).toEqual(['torpedo-none', ['c']])
  })
  it('is of all at once, hits in the order of launching, and turns on the next enemy when the target is gone [space-R21]', () => {
    const state = ending(
      [torpedo('t1', 'A', h(10, 4)), torpedo('t2', 'A', h(11, 3))],
      [ship('b', 'B', h(10, 2)), ship('c', 'B', h(10, -2))],
    )
    // t1 destroys b in step 2; t2, there in the same step, goes on to c with the four points that it has left.
    const { log, state: after } = play(state, end, [6, 6, 1, 1, 1, 1, 6, 6, ...NEXT])
    expect(log.slice(0, 2).map(entry => [entry.code, entry.units[0]])).toEqual([
      ['torpedo-destroyed', 'b'],
      ['torpedo-none', 'c'],
    ])
    expect([after.torpedoes, whereIs(after, 'b')]).toEqual([[], 'gone'])
  })
})
