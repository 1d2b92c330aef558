import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/space'
import {
  BOARD,
  N,
  NE,
  S,
  SE,
  after,
  battle,
  codesAgainst,
  facingOfShip,
  go,
  h,
  hasMoved,
  offer,
  play,
  rock,
  ship,
  the,
  torpedo,
  whereIs,
} from './table'

const far = ship('b', 'B', h(25, 0), S)
const one = (...more: Parameters<typeof ship>[]) =>
  battle([ship('a', 'A', h(10, 5)), far, ...more.map(args => ship(...args))])

describe('where ships stand', () => {
  it('gives each ship one hex, its nose to one of six sides numbered clockwise from north [space-1.1, space-R1]', () => {
    // From 10,5: north 10,4, north-east 11,4, south-east 11,5, south 10,6, south-west 9,6, north-west 9,5.
    const places = ['10,4', '11,4', '11,5', '10,6', '9,6', '9,5']
    for (const [facing, place] of places.entries()) {
      const state = battle([ship('a', 'A', h(10, 5), facing as 0), far])
      expect(whereIs(play(state, go('FL')).state, 'a')).toBe(place)
    }
    const odd = ruleset.scene(battle([ship('a', 'A', h(1, 0)), far]), {
      unit: null,
      offer: null,
      target: null,
    }).tokens[0]
    // An odd column lies half a hex lower: 1 hex is the square root of 3 high.
    expect(odd?.at.y).toBeCloseTo(Math.sqrt(3) * 1)
    expect(odd?.shape).toBe('hex')
  })
  it('marks ships that are activated, Cloaked and Damaged [space-1.2, space-7.3]', () => {
    const state = battle([
      ship('a', 'A', h(10, 5), N, { damaged: true, cloaked: true, activated: true }),
      far,
    ])
    const token = ruleset.scene(state, { unit: null, offer: null, target: null }).tokens[0]
    expect(token?.chips.map(chip => chip.label)).toEqual(['Damaged', 'Cloaked'])
    expect(token?.spent).toBe(true)
  })
  it('shows torpedoes as pieces of their own, in the colour of their side [space-1.3]', () => {
    const state = battle([ship('a', 'A', h(10, 5)), far], { torpedoes: [torpedo('t1', 'B', h(3, 3))] })
    const { props } = ruleset.scene(state, { unit: null, offer: null, target: null })
    expect(props.map(({ kind, side }) => [kind, side])).toEqual([['torpedo', 'B']])
  })
})

describe('Movement Points', () => {
  it('allows six points, one for each hex forward [space-3.1, space-3.2, space-3.8]', () => {
    expect(whereIs(play(one(), go('FFFFFF')).state, 'a')).toBe('10,-1')
    expect(codesAgainst(one(), go('FFFFFFF'))).toEqual(['too-many-mps'])
  })
  it('turns in place by one side for a point, left or right, and as often as it likes [space-3.3, space-R5]', () => {
    const right = play(one(), go('FR')).state
    expect([whereIs(right, 'a'), facingOfShip(right, 'a')]).toEqual(['10,4', 60])
    expect(facingOfShip(play(one(), go('FL')).state, 'a')).toBe(300)
    // Three turns in a row are half a circle: one forward, about, and two back.
    const back = play(one(), go('FRRRFF')).state
    expect([whereIs(back, 'a'), facingOfShip(back, 'a')]).toEqual(['10,6', 180])
    expect(codesAgainst(one(), go('FB'))).toEqual(['no-steps'])
  })
  it('knows no other steps than forward, left and right [space-3.8]', () => {
    for (const steps of ['', 'X', 'FX', 'XF', 'FF F']) {
      expect(codesAgainst(one(), go(steps))).toEqual(['no-steps'])
    }
  })
  it('spends the first point forward [space-3.4]', () => {
    expect(codesAgainst(one(), go('RF'))).toEqual(['first-forward'])
  })
  it('spends at least two [space-3.5]', () => {
    expect(codesAgainst(one(), go('F'))).toEqual(['too-few-mps'])
    expect(codesAgainst(one(), go('FF'))).toEqual([])
  })
  it('activates no ship twice [space-3.6]', () => {
    const state = battle([ship('a', 'A', h(10, 5), N, { activated: true }), far])
    expect(codesAgainst(state, go('FF'))).toEqual(['was-activated'])
    expect(codesAgainst(state, { type: 'jump', ship: 'a', hex: h(3, 3) })).toEqual(['was-activated'])
  })
  it('may pass through ships of either side but not end where one is [space-3.7, space-R7]', () => {
    const state = one(['b2', 'B', h(10, 4)], ['a2', 'A', h(10, 3)])
    expect(codesAgainst(state, go('FF'))).toEqual(['hex-taken'])
    expect(whereIs(play(state, go('FFF')).state, 'a')).toBe('10,2')
    const counter = { ...one(), torpedoes: [torpedo('t1', 'A', h(10, 3))] }
    expect(codesAgainst(counter, go('FF'))).toEqual([])
  })
  it('offers every hex and facing in which it may end, each once [space-3.1]', () => {
    const options = offer(one(), 'move:a')?.options() ?? []
    const ends = options
      .map(option => play(one(), option.action).state)
      .map(each => `${whereIs(each, 'a')} ${facingOfShip(each, 'a')}`)
    expect(new Set(ends).size).toBe(ends.length)
    // Seven points would take it there.
    expect(ends).not.toContain('10,-2 0')
    expect(ends).toContain('10,-1 0')
    expect(ends).toContain('10,5 180')
  })
})

describe('obstacles and edges', () => {
  it('has to Jump with an asteroid in front [space-8.6, space-R6]', () => {
    const state = { ...one(), asteroids: [rock('r', h(10, 4))] }
    expect(offer(state, 'move:a')?.refusal?.reasons[0].code).toBe('asteroid-in-front')
    // Then the Jump is what is left to do, and it is not passed over.
    expect(offer(state, 'jump:a')?.useful).toBe(true)
    expect(offer(one(), 'jump:a')?.useful).toBe(false)
    expect(codesAgainst(state, go('FF'))).toEqual(['asteroid-on-way'])
    expect(offer(state, 'jump:a')?.refusal).toBeUndefined()
  })
  it('never enters the hex of an asteroid [space-8.6, space-8.2]', () => {
    const state = { ...one(), asteroids: [rock('r', h(10, 2))] }
    expect(codesAgainst(state, go('FFF'))).toEqual(['asteroid-on-way'])
    expect(codesAgainst(state, go('FF'))).toEqual([])
  })
  it('flies off the table for good, without the two points, and is not Destroyed [space-R8]', () => {
    const state = battle([ship('a', 'A', h(10, -5)), ship('a2', 'A', h(3, 3)), far])
    const { state: gone, codes } = play(state, go('F'))
    expect(codes).toEqual(['leaves'])
    expect([the(gone, 'a').at, the(gone, 'a').fate]).toEqual([null, 'left'])
    expect(codesAgainst(state, go('FF'))).toEqual(['beyond-edge'])
    expect(offer(state, 'move:a')?.refusal?.reasons[0].code).toBe('edge-in-front')
  })
  it('comes back over the opposite edge by the house rule [space-R8]', () => {
    const state = battle([ship('a', 'A', h(10, -5)), far], { rules: ['wrap'] })
    // Column 10 has the hexes from r = -5 to r = 16.
    expect(whereIs(play(state, go('FF')).state, 'a')).toBe('10,15')
    expect(BOARD.rows).toBe(22)
  })
})

describe('Damaged ships', () => {
  it('have three points, and must spend two of them all the same [space-4.15, space-R10, space-R29]', () => {
    const state = battle([ship('a', 'A', h(10, 5), N, { damaged: true }), far])
    expect(codesAgainst(state, go('FFFF'))).toEqual(['too-many-mps'])
    expect(codesAgainst(state, go('F'))).toEqual(['too-few-mps'])
    expect(codesAgainst(state, go('FRF'))).toEqual([])
  })
  const mine = (hex: ReturnType<typeof h>) => ({ ...one(), torpedoes: [torpedo('t1', 'B', hex)] })
  it('that are Damaged on their way go on with three points in all [space-R9, space-5.11]', () => {
    // Torpedo 5 + 4 against 4 + 4: a lead of 1.
    const { state } = play(mine(h(10, 3)), go('FFFFFF'), [5, 4, 4, 4])
    expect([whereIs(state, 'a'), the(state, 'a').damaged]).toEqual(['10,3', true])
    expect(codesAgainst(state, go('FF'))).toEqual(['too-many-mps'])
    const on = play(state, go('F')).state
    expect([whereIs(on, 'a'), on.active?.stage]).toEqual(['10,2', 'fire'])
    const stopped = play(state, { type: 'stop', ship: 'a' }).state
    expect([whereIs(stopped, 'a'), stopped.active?.stage]).toEqual(['10,3', 'fire'])
  })
  it('that have spent three stop there, put back where another ship is [space-R9]', () => {
    const state = { ...one(['b2', 'B', h(10, 2)]), torpedoes: [torpedo('t1', 'B', h(10, 2))] }
    const { state: stopped, codes } = play(state, go('FFFFFF'), [5, 4, 4, 4])
    expect(codes).toContain('put-back')
    // Where the hex is free it stays in it, and nothing is told.
    const free = play({ ...one(), torpedoes: [torpedo('t1', 'B', h(10, 2))] }, go('FFFFFF'), [5, 4, 4, 4])
    expect(free.codes).not.toContain('put-back')
    expect(whereIs(free.state, 'a')).toBe('10,2')
    expect([whereIs(stopped, 'a'), stopped.active?.stage]).toEqual(['10,3', 'fire'])
  })
  it('cannot stop after one point [space-R9, space-3.5]', () => {
    const { state } = play(mine(h(10, 4)), go('FFFF'), [5, 4, 4, 4])
    expect(codesAgainst(state, { type: 'stop', ship: 'a' })).toEqual(['too-few-mps'])
    expect(offer(state, 'stop')?.refusal?.reasons.map(each => each.code)).toEqual(['too-few-mps'])
    // Later it is offered, as what ends the movement, and to nobody else.
    const { state: later } = play(mine(h(10, 3)), go('FFFFFF'), [5, 4, 4, 4])
    const stop = offer(later, 'stop')
    expect([stop?.refusal, stop?.ends, stop?.useful, stop?.input]).toEqual([
      undefined,
      true,
      false,
      'nothing',
    ])
    expect(stop?.options().map(each => each.action)).toEqual([{ type: 'stop', ship: 'a' }])
    expect([offer(later, 'stop', 'B'), offer(one(), 'stop')]).toEqual([undefined, undefined])
  })
  it('that were hit without damage go on with their plan [space-R9]', () => {
    const { state } = play(mine(h(10, 3)), go('FFFFFF'), [4, 4, 4, 4])
    expect([whereIs(state, 'a'), state.torpedoes.length]).toEqual(['10,-1', 0])
  })
})

describe('Cloaking', () => {
  const moved = hasMoved(one())
  it('is done after a movement and instead of fire and launch, and costs nothing [space-7.1, space-7.2, space-R25]', () => {
    expect(codesAgainst(one(), { type: 'cloak', ship: 'a' })).toEqual(['moves-first'])
    const state = play(moved, { type: 'cloak', ship: 'a' }).state
    expect([the(state, 'a').cloaked, the(state, 'a').activated]).toEqual([true, true])
    expect(codesAgainst(state, { type: 'fire', ship: 'a', target: 'b' })).not.toEqual([])
    const active = { ship: 'a', stage: 'fire', spent: 2, trail: [], fired: false, launched: false } as const
    const fired = { ...moved, active: { ...active, fired: true } }
    expect(codesAgainst(fired, { type: 'cloak', ship: 'a' })).toEqual(['fired-not-cloak'])
    const launched = { ...moved, active: { ...active, launched: true } }
    expect(codesAgainst(launched, { type: 'cloak', ship: 'a' })).toEqual(['launched-not-cloak'])
  })
  it('and Jumping exclude each other [space-7.8]', () => {
    const jumped = play(one(), { type: 'jump', ship: 'a', hex: h(3, 3) }, [1, 6]).state
    expect(codesAgainst(jumped, { type: 'cloak', ship: 'a' })).not.toEqual([])
    const cloaked = after(moved, { type: 'cloak', ship: 'a' })
    expect(codesAgainst(cloaked, { type: 'jump', ship: 'a', hex: h(3, 3) })).toContain('was-activated')
  })
})

describe('the hand on the table', () => {
  it('is told the way, what it costs and what is left [space-3.1]', () => {
    const target = ruleset.scene(battle([ship('x', 'A', h(11, 3)), far]), {
      unit: null,
      offer: null,
      target: null,
    }).tokens[0]
    const trace = offer(one(), 'move:a')?.trace?.([target?.at ?? { x: 0, y: 0 }])
    // Forward, right, forward: 10,4 then 11,3.
    expect(trace?.action).toEqual(go('FRF'))
    expect([trace?.left, trace?.counts, trace?.stop.facing]).toEqual([3, 'MP', NE * 60])
    const turned = offer(one(), 'move:a')?.trace?.([target?.at ?? { x: 0, y: 0 }], SE * 60)
    expect([turned?.left, turned?.refusal]).toEqual([2, null])
  })
})
