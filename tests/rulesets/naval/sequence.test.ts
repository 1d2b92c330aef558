import { describe, expect, it } from 'vitest'
import type { NavalAction } from '../../../rulesets/naval/state'
import {
  BROADSIDE,
  EAST,
  END,
  MATAPAN,
  STRAIT,
  WEST,
  aim,
  battle,
  begin,
  fireAt,
  inZone,
  move,
  play,
  raid,
  refused,
  ruleset,
  scenario,
  ship,
  the,
  zoneOf,
} from './table'

const two = () => [ship('a', 'A', 'hood', 3), ship('b', 'B', 'bismarck', 6)]

describe('what one needs', () => {
  it('draws ships as counters on a chart of eight zones, one behind the other along the table [naval-1.1, naval-1.2, naval-1.5]', () => {
    const { state } = begin(STRAIT, [4, 2])
    const scene = ruleset.scene(state, { unit: null, offer: null, target: null })
    expect(scene.tokens.map(token => token.shape)).toEqual(['ship', 'ship', 'ship', 'ship'])
    expect(STRAIT.board.zones).toHaveLength(8)
    expect(STRAIT.board.zones.map(zone => zone.side).join('')).toBe('AAAABBBB')
    for (const zone of STRAIT.board.zones) expect(zone.to - zone.from).toBeCloseTo(2.4)
  })

  it('starts the fleets at opposite edges, facing the central line [naval-1.3, naval-R3]', () => {
    const { state } = begin(STRAIT, [4, 2])
    expect(state.units.map(unit => [unit.id, zoneOf(state, unit.id), unit.facing])).toEqual([
      ['hood', 1, EAST],
      ['prince-of-wales', 1, EAST],
      ['bismarck', 8, WEST],
      ['prinz-eugen', 8, WEST],
    ])
  })

  it('lets the side that lost the first throw choose its zones first, and the winner after it [naval-R3]', () => {
    const choice = { ...STRAIT, deployment: { A: [1, 2], B: [7, 8] } }
    const { state } = begin(choice, [4, 2])
    expect([state.step, state.toAct, state.first, state.turn]).toEqual(['deploy', ['B'], 'A', 0])
    const placed = play(state, { type: 'deploy', unit: 'bismarck', to: inZone(7) }).state
    expect(zoneOf(placed, 'bismarck')).toBe(7)
    expect(refused(placed, { type: 'deploy', unit: 'bismarck', to: inZone(6) })).toBe('not-its-zone')
    expect(refused(placed, { type: 'deploy', unit: 'hood', to: inZone(2) })).toBe('not-deploying')
    const second = play(placed, END).state
    expect(second.toAct).toEqual(['A'])
    const begun = play(second, END).state
    expect([begun.turn, begun.step, begun.toAct]).toEqual([1, 'first moves', ['A']])
    // Equal dice are thrown again, and a loser whose zones the scenario names has nothing to choose.
    expect(begin(choice, [3, 3, 2, 4]).state).toMatchObject({ first: 'B', toAct: ['A'] })
    expect(begin({ ...choice, deployment: { A: [1, 2], B: null } }, [4, 2]).state.toAct).toEqual(['A'])
    expect(begin({ ...choice, deployment: { A: [1, 2], B: null } }, [2, 4]).state.toAct).toEqual(['A'])
  })

  it('keeps each fleet to the four zones of its own side [naval-1.4]', () => {
    const state = battle('first moves', [ship('a', 'A', 'hood', 4), ship('b', 'B', 'bismarck', 5)])
    expect(refused(state, move('a', 5))).toBe('central-line')
    expect(refused({ ...state, step: 'second moves', toAct: ['B'] }, move('b', 4))).toBe('central-line')
  })

  it('shows T and H damages, Crippled ships and smoke screens on the table [naval-1.6]', () => {
    const hurt = ship('a', 'A', 'hood', 3, { turrets: 2, hull: 1, smoke: true, laid: true })
    const state = battle('second fires', [hurt, ship('b', 'B', 'bismarck', 6, { status: 'Crippled' })])
    const scene = ruleset.scene(state, { unit: null, offer: null, target: null })
    expect(scene.tokens.map(token => token.chips.map(chip => chip.text))).toEqual([['T2', 'H'], ['C']])
    expect(scene.props.map(prop => prop.kind)).toEqual(['smoke'])
  })

  it('counts ranges as the difference of zone numbers, wherever in its zone a ship lies [naval-R1]', () => {
    const near = ship('a', 'A', 'hood', 4, { at: { x: 9.9, y: 1 } })
    const far = ship('b', 'B', 'bismarck', 5, { at: { x: 12.3, y: 13 } })
    expect(ruleset.measure(battle('first moves', [near, far]), 'a', 'b').distance).toBe(1)
    const state = battle('first moves', [
      ship('a', 'A', 'hood', 1),
      ship('c', 'A', 'hood', 1),
      ship('b', 'B', 'bismarck', 8),
    ])
    expect(ruleset.measure(state, 'a', 'b').distance).toBe(7)
    expect(ruleset.measure(state, 'a', 'c').distance).toBe(0)
  })
})

describe('the sequence of play', () => {
  it('throws a die for each side before every turn, the higher is side A, ties again [naval-2.1, naval-R2]', () => {
    expect(begin(STRAIT, [2, 5]).state.first).toBe('B')
    expect(begin(STRAIT, [5, 2]).state.first).toBe('A')
    const tied = begin(STRAIT, [3, 3])
    expect(tied.state.step).toBe('dice')
    expect(play(tied.state, END, [1, 2]).state.first).toBe('B')
  })

  it('decides side A by a single die where the house rule says so [naval-R2]', () => {
    expect(begin(STRAIT, [3], ['one-die']).state.first).toBe('A')
    expect(begin(STRAIT, [4], ['one-die']).state.first).toBe('B')
  })

  it('runs A moves, B fires, B moves, A fires, both repair, and throws anew [naval-2.2, naval-2.3, naval-2.4, naval-2.5, naval-2.6]', () => {
    let state = battle('first moves', two())
    const steps: (readonly [string, string])[] = []
    for (let at = 0; at < 3; at++) {
      steps.push([state.step, state.toAct.join()])
      state = play(state, END).state
    }
    steps.push([state.step, state.toAct.join()])
    expect(steps).toEqual([
      ['first moves', 'A'],
      ['second fires', 'B'],
      ['second moves', 'B'],
      ['first fires', 'A'],
    ])
    const hurt = { ...state, units: [ship('a', 'A', 'hood', 3, { hull: 1 }), ship('b', 'B', 'bismarck', 6)] }
    const next = play(hurt, END, [6, 1, 6]).state
    expect([next.turn, next.step, next.first, the(next, 'a').hull]).toEqual([3, 'first moves', 'B', 0])
  })
})

describe('movement', () => {
  const state = battle('first moves', two())

  it('moves one zone forward, facing the central line [naval-3.1, naval-3.3]', () => {
    const after = play(state, move('a', 4)).state
    expect([zoneOf(after, 'a'), the(after, 'a').facing]).toEqual([4, EAST])
    expect(refused(state, move('a', 1))).toBe('one-zone')
    expect(refused(after, move('a', 3))).toBe('has-moved')
  })

  it('moves one zone back, facing its own side [naval-3.1, naval-3.4]', () => {
    const after = play(state, move('a', 2)).state
    expect([zoneOf(after, 'a'), the(after, 'a').facing]).toEqual([2, WEST])
    const theirs = play({ ...state, step: 'second moves', toAct: ['B'] }, move('b', 7)).state
    expect([zoneOf(theirs, 'b'), the(theirs, 'b').facing]).toEqual([7, EAST])
  })

  it('places a ship anywhere in its zone [naval-3.2]', () => {
    const to = { x: 5.4, y: 2 }
    expect(the(play(state, { type: 'move', unit: 'a', to, smoke: false }).state, 'a').at).toEqual(to)
  })

  it('turns a ship that stays in its zone broadside, also one that was given no order [naval-3.5, naval-R4]', () => {
    const bowsOn = battle('first moves', [
      ship('a', 'A', 'hood', 3, { facing: EAST }),
      ship('b', 'B', 'bismarck', 6),
    ])
    expect(the(play(bowsOn, move('a', 3)).state, 'a').facing).toBe(BROADSIDE)
    expect(the(play(bowsOn, END).state, 'a').facing).toBe(BROADSIDE)
    // A ship of side A fires as it moved last, though that was a turn ago for a ship of side B.
    const moved = play(bowsOn, [move('a', 4), END]).state
    expect(the(moved, 'a').facing).toBe(EAST)
  })

  it('lays smoke only while it goes back, if it wants to, for that turn [naval-3.6, naval-R8]', () => {
    expect(refused(state, move('a', 4, true))).toBe('smoke-astern')
    expect(refused(state, move('a', 3, true))).toBe('smoke-astern')
    expect(the(play(state, move('a', 2)).state, 'a').smoke).toBe(false)
    const smoke = play(state, move('a', 2, true)).state
    expect(the(smoke, 'a').smoke).toBe(true)
    const later = play(smoke, [END, END, END, END], [6, 1]).state
    expect([later.turn, the(later, 'a').smoke]).toEqual([3, false])
  })

  it('protects by smoke only the ship that laid it, or all of its zone that want it by the house rule [naval-R8]', () => {
    const pair = [...two(), ship('c', 'A', 'prince-of-wales', 2)]
    const strict = play(battle('first moves', pair), move('a', 2, true)).state
    expect(refused(strict, { type: 'shelter', unit: 'c' })).toBe('own-smoke-only')
    const wide = play(battle('first moves', pair, { rules: ['wide-smoke'] }), move('a', 2, true)).state
    const hidden = play(wide, { type: 'shelter', unit: 'c' }).state
    expect(the(hidden, 'c').smoke).toBe(true)
    const firing = { ...hidden, step: 'first fires', toAct: ['A'] } as const
    expect(refused(firing, { type: 'aim', unit: 'c', target: 'b', batteries: 'main' })).toBe('smoke-fires')
  })

  it('leaves the table over its own edge and does not come back [naval-R5]', () => {
    const edge = battle('first moves', [
      ship('a', 'A', 'hood', 1),
      ship('c', 'A', 'barham', 2),
      ship('b', 'B', 'bismarck', 6),
    ])
    expect(refused(edge, { type: 'leave', unit: 'c' })).toBe('not-at-edge')
    const { state: gone } = play(edge, { type: 'leave', unit: 'a' })
    expect([the(gone, 'a').status, the(gone, 'a').at]).toEqual(['Left', null])
    expect(refused({ ...gone, step: 'first moves' }, move('a', 1))).toBe('not-on-table')
  })

  it('holds a ship with H at half its Defence in its zone, where it may turn broadside and fire [naval-5.6, naval-5.7, naval-R6]', () => {
    const held = ship('a', 'A', 'hood', 1, { hull: 3, facing: EAST })
    const tied = battle('first moves', [held, ship('b', 'B', 'bismarck', 5)])
    expect(refused(tied, move('a', 2))).toBe('held')
    expect(refused(tied, { type: 'leave', unit: 'a' })).toBe('held')
    expect(the(play(tied, move('a', 1)).state, 'a').facing).toBe(BROADSIDE)
    const mended = battle('first moves', [{ ...held, hull: 2 }, ship('b', 'B', 'bismarck', 5)])
    expect(refused(mended, move('a', 2))).toBeNull()
    const firing = battle('first fires', [{ ...held, facing: BROADSIDE }, ship('b', 'B', 'bismarck', 5)])
    expect(play(firing, fireAt('a', 'b'), [1]).log.at(-1)?.code).toBe('misses')
  })

  it('lets a Crippled ship neither turn nor move: it keeps its facing and stays a target [naval-5.9, naval-R7]', () => {
    const crippled = ship('a', 'A', 'hood', 4, { status: 'Crippled', facing: EAST })
    const state2 = battle('first moves', [
      crippled,
      ship('c', 'A', 'barham', 4),
      ship('b', 'B', 'bismarck', 5),
    ])
    expect(refused(state2, move('a', 4))).toBe('crippled-moves')
    const after = play(state2, END).state
    expect(the(after, 'a').facing).toBe(EAST)
    expect(refused(after, { type: 'aim', unit: 'b', target: 'a', batteries: 'main' })).toBeNull()
    expect(
      refused({ ...after, step: 'first fires' }, { type: 'aim', unit: 'a', target: 'b', batteries: 'main' }),
    ).toBe('crippled-fires')
  })
})

describe('a finished battle', () => {
  it('refuses every act [naval-R35]', () => {
    const ships = [ship('a', 'A', 'ajax', 4), ship('b', 'B', 'graf-spee', 5)]
    const state = battle('first fires', ships, {
      raids: [raid('r')],
      result: { winner: 'A', why: { code: 'result-drawn', facts: { points: 0 } } },
    })
    const acts: readonly NavalAction[] = [
      END,
      move('a', 3),
      { type: 'leave', unit: 'a' },
      aim('a', 'b'),
      { type: 'open' },
      { type: 'volley' },
      { type: 'salvo', unit: 'a', target: 'b' },
      { type: 'raid', raid: 'r', target: 'b' },
      { type: 'solo' },
    ]
    for (const act of acts) expect(refused(state, act)).toBe('engine-battle-over')
    expect(ruleset.offers(state, 'A')).toEqual([])
  })
})

describe('night', () => {
  it('falls at Cape Matapan after 2D6 turns of daylight [naval-9.4, naval-R27]', () => {
    const { state } = begin(MATAPAN, [1, 1, 6, 1])
    expect(state.daylight).toBe(2)
    const last = { ...state, turn: 2, step: 'first fires', toAct: ['A'] } as const
    const { log } = play(last, END, [6, 1])
    expect(log.map(entry => entry.code)).toContain('night-falls')
  })

  it('lasts all battle, or never falls, where the scenario says so [naval-R12]', () => {
    expect(begin({ ...scenario('denmark-strait'), light: 'night' }, [6, 1]).state.daylight).toBe(0)
    expect(begin(STRAIT, [6, 1]).state.daylight).toBeNull()
  })
})
