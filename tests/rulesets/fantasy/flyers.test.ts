import { describe, expect, it } from 'vitest'
import type { AncientState, AncientUnit } from '../../../rulesets/families/ancients'
import {
  EAST,
  END,
  NORTH,
  SOUTH,
  WEST,
  type BattleMore,
  type UnitMore,
  allowed,
  area,
  arrow,
  at,
  attack,
  battle,
  breakOff,
  charge,
  codes,
  hasOffer,
  march,
  offer,
  play,
  ruleset,
  shoot,
  statusOf,
  the,
  turn,
  unit,
} from './table'

const FLYER = 'flying-creatures'

/** A flyer of side A at (12, 18) facing north, and some others. */
const flying = (others: readonly AncientUnit[] = [], rest: BattleMore = {}, more: UnitMore = {}) =>
  battle(
    'A moves',
    [unit('a', 'A', FLYER, at(12, 18), NORTH, more), unit('z', 'B', 'heavy-foot', at(22, 2)), ...others],
    rest,
  )

describe('Flying Creatures', () => {
  it('move 12 inches by any path and face any way then [fantasy-4.19] [fantasy-4.14] [fantasy-R52]', () => {
    const state = flying()
    for (const end of [at(12, 6), at(1, 18), at(12, 22), at(20.4, 9.6)])
      expect(codes(state, march('a', [end], 77))).toEqual([])
    expect(codes(state, march('a', [at(12, 5.9)]))).toEqual(['too-far'])
    expect(codes(state, march('a', [at(18, 18), at(18, 12)], WEST))).toEqual([])
    expect(codes(flying([], {}, { status: 'Disordered' }), march('a', [at(12, 11.9)]))).toEqual([
      'too-far-disordered',
    ])
  })

  it('are not slowed by rough ground, nor stopped by water, but do not end on it [fantasy-4.20] [fantasy-R4] [fantasy-R3]', () => {
    const wood = flying([], { ground: [area('wood', at(8, 4), 8, 12)] })
    expect(codes(wood, march('a', [at(12, 6)]))).toEqual([])
    const lake = flying([], { ground: [area('water', at(0, 10), 24, 4)] })
    expect(codes(lake, march('a', [at(12, 7)]))).toEqual([])
    expect(codes(lake, march('a', [at(12, 12)]))).toEqual(['closed-ground'])
  })

  it('use no roads [fantasy-R28] [fantasy-4.11]', () => {
    const road = flying([], {
      ground: [
        {
          id: 'road',
          kind: 'road',
          shape: { line: [at(12, 23), at(12, 1)], width: 1 },
        },
      ],
    })
    expect(codes(road, march('a', [at(12, 5.5)]))).toEqual(['too-far'])
  })

  it('pass over units and end on none [fantasy-4.21] [fantasy-4.16] [fantasy-R52]', () => {
    const state = flying([
      unit('c', 'A', 'heavy-foot', at(12, 16)),
      unit('b', 'B', 'heavy-foot', at(12, 12), SOUTH),
    ])
    expect(codes(state, march('a', [at(12, 9)]))).toEqual([])
    expect(codes(state, march('a', [at(12, 15.5)]))).toEqual(['no-room'])
    expect(codes(state, march('a', [at(12, 11.5)]))).toEqual(['no-room'])
    expect(codes(state, march('a', [at(12, 10.5)]))).toEqual(['touches-enemy'])
  })

  it('turn in the zone of an enemy, which they have themselves [fantasy-4.22] [fantasy-R13] [fantasy-R52]', () => {
    const near = flying([unit('b', 'B', 'heavy-foot', at(12, 15.5), SOUTH)])
    expect(codes(near, turn('a', EAST))).toEqual([])
    expect(codes(near, march('a', [at(14, 18)], SOUTH))).toEqual([])
    const held = battle('A moves', [
      unit('a', 'A', 'heavy-foot', at(12, 18), NORTH),
      unit('b', 'B', FLYER, at(12, 15.5), SOUTH),
    ])
    expect(codes(held, turn('a', EAST))).toEqual(['in-zone'])
  })

  it('charge straight ahead, over others, whom they choose [fantasy-R52] [fantasy-4.15] [fantasy-R9]', () => {
    const state = flying([
      unit('c', 'A', 'heavy-foot', at(12, 16)),
      unit('b', 'B', 'light-foot', at(12, 13), SOUTH),
      unit('d', 'B', 'artillery', at(12.4, 9), SOUTH),
      unit('e', 'B', 'heavy-foot', at(15, 9), SOUTH),
    ])
    expect(allowed(state, 'A', 'charge:a').map(option => option.token)).toEqual(['b', 'd'])
    expect(the(play(state, charge('a', 'b')).state, 'a').at).toEqual(at(12, 14.5))
    const gone = play(state, charge('a', 'd')).state
    expect([statusOf(gone, 'd'), the(gone, 'a').at]).toEqual(['Lost', at(12, 10.5)])
    expect(codes(state, charge('a', 'e'))).toEqual(['not-straight-ahead'])
    // No room in front of the second of two in file.
    const file = flying([
      unit('b', 'B', 'heavy-foot', at(12, 13), SOUTH),
      unit('d', 'B', 'heavy-foot', at(12, 11.4), SOUTH),
    ])
    expect(allowed(file, 'A', 'charge:a').map(option => option.token)).toEqual(['b'])
  })

  it('are put down beyond an enemy or on it by the same hand [fantasy-R52]', () => {
    const state = flying([unit('b', 'B', 'heavy-foot', at(12, 13), SOUTH)])
    const put = (y: number) => offer(state, 'A', 'move:a').trace?.([at(12, y)])?.action?.type
    expect([put(13.2), put(10)]).toEqual(['charge', 'march'])
  })

  it('stop a charge at the outline of what holds the enemy [fantasy-R38] [fantasy-R52]', () => {
    const state = flying([unit('b', 'B', 'heavy-foot', at(12, 11), SOUTH)], {
      ground: [area('building', at(11, 10), 2, 2)],
    })
    const met = play(state, charge('a', 'b')).state
    expect(the(met, 'a').at?.y).toBeCloseTo(12.75, 6)
    expect(met.melees).toMatchObject([{ a: 'a', b: 'b', bond: 'area' }])
  })

  it('break off like mounted units, any way and over anything [fantasy-11.14] [fantasy-R34] [fantasy-R52]', () => {
    const locked = battle('A moves', [
      unit('a', 'A', FLYER, at(12, 13.5), NORTH),
      unit('b', 'B', 'shock-mounted', at(12, 12), SOUTH),
      unit('c', 'A', 'heavy-foot', at(12, 16)),
    ])
    expect(hasOffer(locked, 'A', 'breakOff:a')).toBe(true)
    expect(codes(locked, breakOff('a', at(12, 1.5), NORTH))).toEqual(['no-way-out'])
    const ways = allowed(locked, 'A', 'breakOff:a').map(option => option.at)
    expect(ways.length).toBeGreaterThan(0)
    // Nobody of the same speed gets away.
    const even = battle('A moves', [
      unit('a', 'A', FLYER, at(12, 13.5), NORTH),
      unit('b', 'B', FLYER, at(12, 12), SOUTH),
    ])
    expect(hasOffer(even, 'A', 'breakOff:a')).toBe(false)
  })

  it('are bound to no charge and make no breakthrough [fantasy-R37] [fantasy-11.20] [fantasy-11.24]', () => {
    expect(codes(flying([unit('b', 'B', 'heavy-foot', at(12, 14), SOUTH)]), END)).toEqual([])
    const routing = battle('A attacks', [
      unit('a', 'A', FLYER, at(12, 12), NORTH, { charged: true }),
      unit('b', 'B', 'heavy-foot', at(12, 10.5), SOUTH),
    ])
    expect(the(play(routing, attack('a', 'b'), [6, 1]).state, 'a').at).toEqual(at(12, 12))
  })
})

/** A bowman of side A shoots at a flyer of side B at (12, 12). */
const shotAt = (more: UnitMore = {}, others: readonly AncientUnit[] = []): AncientState =>
  battle('A shoots', [
    unit('a', 'A', 'light-foot', at(12, 15), NORTH, { missile: 'bow' }),
    unit('b', 'B', FLYER, at(12, 12), SOUTH, more),
    ...others,
  ])
const SHOOT = shoot('a', 'b')
const wild = (state: AncientState, face: number) =>
  play(play(state, SHOOT, [6, 1]).state, { type: 'rampage', unit: 'b' }, [face]).state

describe('a Flying Creature that is hit', () => {
  it('rampages when it becomes Disordered, 12 inches, to the first base [fantasy-11.5] [fantasy-11.2] [fantasy-R32]', () => {
    expect(the(wild(shotAt(), arrow(WEST)), 'b')).toMatchObject({ status: 'Lost' })
    const north = battle('A shoots', [
      unit('a', 'A', 'light-foot', at(12, 21), NORTH, { missile: 'bow' }),
      unit('b', 'B', FLYER, at(12, 18), SOUTH),
    ])
    expect(the(wild(north, arrow(NORTH)), 'b')).toMatchObject({ status: 'Disordered', at: at(12, 6) })
    const friend = unit('f', 'B', 'heavy-foot', at(17, 12.5), SOUTH)
    expect(the(wild(shotAt({}, [friend]), arrow(EAST)), 'b')).toMatchObject({
      at: at(15.5, 12),
      rampage: { target: 'f' },
    })
  })

  it('is eliminated when it becomes Shaken, by shooting and in melee [fantasy-11.35] [fantasy-R53]', () => {
    const shot = play(shotAt({ status: 'Disordered' }), SHOOT, [6, 1])
    expect(statusOf(shot.state, 'b')).toBe('Lost')
    expect(shot.cited).toContain('fantasy-11.35')
    const melee = battle('A attacks', [
      unit('a', 'A', 'heavy-foot', at(12, 13.5), NORTH),
      unit('b', 'B', FLYER, at(12, 12), SOUTH),
    ])
    // 2 against Defence 2: two higher is Shaken.
    const after = play(melee, attack('a', 'b'), [5, 3]).state
    expect([statusOf(after, 'b'), after.pending]).toEqual(['Lost', []])
  })

  it('is saved by its General first, and runs wild if it is Disordered then [fantasy-R53] [fantasy-6.15]', () => {
    const melee = battle('A attacks', [
      unit('a', 'A', 'heavy-foot', at(12, 13.5), NORTH),
      unit('b', 'B', FLYER, at(12, 12), SOUTH, { general: 'normal' }),
    ])
    const saved = play(melee, attack('a', 'b'), [5, 3, 4]).state
    expect([statusOf(saved, 'b'), saved.pending.length]).toEqual(['Disordered', 1])
    expect(statusOf(play(melee, attack('a', 'b'), [5, 3, 3]).state, 'b')).toBe('Lost')
  })

  it('comes to rest before water in which its rampage would end [fantasy-R32] [fantasy-R3]', () => {
    const lake = battle(
      'A shoots',
      [
        unit('a', 'A', 'light-foot', at(12, 21), NORTH, { missile: 'bow' }),
        unit('b', 'B', FLYER, at(12, 18), SOUTH),
      ],
      { ground: [area('water', at(4, 4), 16, 4)] },
    )
    expect(the(wild(lake, arrow(NORTH)), 'b').at?.y).toBeCloseTo(8.75, 1)
  })
})

describe('the points of flight', () => {
  it('are 2, beside that for mounted troops [fantasy-13.12] [fantasy-R40]', () => {
    const lines = offerOfPoints()
    expect(lines).toEqual([
      ['fantasy-13.1', 2],
      ['fantasy-13.2', 1],
      ['fantasy-13.3', 5],
      ['fantasy-13.4', 2],
      ['fantasy-13.12', 2],
    ])
  })
})

function offerOfPoints() {
  const reckoned = ruleset.armies?.cost({ type: FLYER }, {})
  return reckoned ? [reckoned.base, ...reckoned.modifiers].map(line => [line.clause, line.value]) : []
}
