import { describe, expect, it } from 'vitest'
import { soloOrder, soloPlayer } from '../../../rulesets/naval/solo'
import type { NavalAction, NavalState, Ship } from '../../../rulesets/naval/state'
import { seededChance } from '../../../src/engine/dice/seeded'
import { playReferee } from '../../../src/engine/referee'
import type { RefereeAction } from '../../../src/engine/rulings'
import { planOrders } from '../../../src/opponents/opponent'
import {
  BROADSIDE,
  PLATE,
  aim,
  battle,
  inZone,
  move,
  play,
  raid,
  refused,
  ruleset,
  ship,
  the,
  zoneOf,
  type More,
} from './table'

const SOLO: NavalAction = { type: 'solo' }

/** The fleet of B is the NPO's, in its movement. */
const npo = (ships: readonly Ship[], more: More = {}) => battle('second moves', ships, more)
const pair = (zone = 6, more: More = {}, b: Partial<Ship> = {}) =>
  npo([ship('a', 'A', 'hood', 3), ship('b', 'B', 'bismarck', zone, b)], more)

const after = (state: NavalState, face: number) => play(state, SOLO, [face])

describe('the Not Playing Opponent', () => {
  it('plays the fleet that nobody plays, by the published procedure [naval-10.1]', () => {
    const plan = planOrders({ ruleset, view: pair(), side: 'B', seed: 's', mayGoOn: () => true }, 'solo')
    expect(plan.steps[0]?.order.action).toEqual(SOLO)
    expect(soloPlayer(play(pair(), SOLO, [3]).state, 'B')).toEqual({ type: 'end' })
  })

  it('throws for side A as anyone does [naval-10.2]', () => {
    const state = battle('first fires', [ship('a', 'A', 'hood', 3), ship('b', 'B', 'bismarck', 6)])
    expect(soloPlayer({ ...state, step: 'dice', toAct: ['A', 'B'] }, 'B')).toEqual({ type: 'end' })
    expect(play(state, { type: 'end' }, [2, 3]).state.first).toBe('B')
  })

  it('withdraws behind smoke with 1 or 2 [naval-10.3]', () => {
    for (const face of [1, 2]) {
      const { state } = after(pair(), face)
      expect([zoneOf(state, 'b'), the(state, 'b').smoke]).toEqual([7, true])
    }
  })

  it('advances instead in the first turn [naval-10.4]', () => {
    expect(zoneOf(after(pair(6, { turn: 1 }), 1).state, 'b')).toBe(5)
    expect([1, 2, 3, 5].map(total => soloOrder(total, 1))).toEqual(['advance', 'advance', 'stay', 'advance'])
  })

  it('stays broadside with 3 or 4 [naval-10.5]', () => {
    for (const face of [3, 4]) {
      const { state } = after(pair(6, {}, { facing: 90 }), face)
      expect([zoneOf(state, 'b'), the(state, 'b').facing]).toEqual([6, BROADSIDE])
    }
  })

  it('advances with 5 or 6 [naval-10.6]', () => {
    for (const face of [5, 6]) expect(zoneOf(after(pair(), face).state, 'b')).toBe(5)
  })

  it('stays broadside next to the central line [naval-10.7]', () => {
    const { state } = after(pair(5, {}, { facing: 270 }), 6)
    expect([zoneOf(state, 'b'), the(state, 'b').facing]).toEqual([5, BROADSIDE])
  })

  it('takes 1 off for each own ship Crippled or Sunk, each once [naval-10.8, naval-R33]', () => {
    const fleet = [
      ship('a', 'A', 'hood', 3),
      ship('b', 'B', 'bismarck', 6),
      ship('c', 'B', 'prinz-eugen', 7, { status: 'Sunk', at: null, hull: 2 }),
      ship('d', 'B', 'prinz-eugen', 7, { status: 'Left', at: null }),
    ]
    expect(zoneOf(after(npo(fleet), 3).state, 'b')).toBe(7)
    expect(zoneOf(after(npo(fleet), 5).state, 'b')).toBe(6)
  })

  it('adds 1 for each ship of the player that is Crippled or Sunk [naval-10.9]', () => {
    const fleet = [
      ship('a', 'A', 'hood', 3),
      ship('c', 'A', 'barham', 3, { status: 'Crippled' }),
      ship('b', 'B', 'bismarck', 6),
    ]
    expect(zoneOf(after(npo(fleet), 4).state, 'b')).toBe(5)
  })

  it('takes 1 off after a turn under air attack, even without effect [naval-10.10, naval-R33]', () => {
    expect(zoneOf(after(pair(6, { raided: { A: 0, B: 1 } }), 3).state, 'b')).toBe(7)
    expect(zoneOf(after(pair(6, { turn: 3, raided: { A: 0, B: 1 } }), 3).state, 'b')).toBe(6)
    const flying = battle('first fires', pair().units, { raids: [raid('r')] })
    expect(play(flying, { type: 'raid', raid: 'r', target: 'b' }, [6]).state.raided.B).toBe(2)
  })

  it('holds the die between 1 and 6 [naval-R33]', () => {
    const fleet = [
      ship('a', 'A', 'hood', 3),
      ship('b', 'B', 'bismarck', 6),
      ship('c', 'B', 'prinz-eugen', 7, { status: 'Sunk', at: null }),
    ]
    expect(after(npo(fleet), 1).log[0]?.reckonings?.[0]?.total).toBe(1)
    const winning = [
      ship('a', 'A', 'hood', 3),
      ship('e', 'A', 'barham', 3, { status: 'Crippled' }),
      ship('b', 'B', 'bismarck', 6),
    ]
    expect(after(npo(winning), 6).log[0]?.reckonings?.[0]?.total).toBe(6)
  })

  it('ends the game when the last NPO ship has withdrawn off the table [naval-10.11, naval-R35]', () => {
    const { state } = after(pair(8), 1)
    expect([the(state, 'b').status, state.result?.winner]).toEqual(['Left', null])
    const held = after(pair(8, {}, { hull: 2 }), 1).state
    expect([the(held, 'b').status, held.result]).toEqual(['Afloat', null])
  })

  it('throws once for the fleet, or for every ship by the house rule; held ships go broadside, Crippled ones do nothing [naval-R32]', () => {
    const fleet = [
      ship('a', 'A', 'hood', 3),
      ship('b', 'B', 'bismarck', 6),
      ship('c', 'B', 'bismarck', 7, { hull: 2, facing: 270 }),
      ship('d', 'B', 'bismarck', 7, { status: 'Crippled', facing: 270 }),
    ]
    // One ship Crippled takes 1 off: 6 is 5.
    const { state } = after(npo(fleet), 6)
    expect([zoneOf(state, 'b'), zoneOf(state, 'c'), the(state, 'c').facing, the(state, 'd').facing]).toEqual([
      5,
      7,
      BROADSIDE,
      270,
    ])
    const each = play(npo(fleet.slice(0, 3), { rules: ['solo-each'] }), SOLO, [6, 3]).state
    expect([zoneOf(each, 'b'), zoneOf(each, 'c')]).toEqual([5, 7])
    expect(refused(play(pair(), move('b', 5)).state, SOLO)).toBe('solo-late')
  })
})

describe('a fleet that would leave before a shot', () => {
  const far = (rules: NonNullable<More['rules']>) => pair(8, { rules })

  it('leaves by the die, and stays until contact by the house rule [naval-R36]', () => {
    const left = after(far([]), 1).state
    expect(the(left, 'b').status).toBe('Left')
    expect(left.result?.winner ?? null).toBeNull()
    const kept = play(far(['solo-contact']), SOLO, [1])
    expect([the(kept.state, 'b').status, zoneOf(kept.state, 'b')]).toEqual(['Afloat', 8])
    // Within range of each other it withdraws as ever.
    expect(zoneOf(play(pair(5, { rules: ['solo-contact'] }), SOLO, [1]).state, 'b')).toBe(6)
  })
})

it('is ordered home like any other once the referee has put it back [naval-R35, naval-R36]', () => {
  const fleet = [ship('a', 'A', 'hood', 3), ship('b', 'B', 'bismarck', 8), ship('c', 'B', 'prinz-eugen', 8)]
  // Each throws for itself: the first leaves, the second stays.
  const left = play(npo(fleet, { rules: ['solo-each'] }), SOLO, [1, 3]).state
  expect([the(left, 'b').status, the(left, 'c').status]).toEqual(['Left', 'Afloat'])
  const reason = 'both agree'
  const ruled = (state: NavalState, ruling: RefereeAction) =>
    playReferee(ruleset, state, ruling, { chance: seededChance('none', 0, []), log: () => {} })
  const back = ruled(left, {
    type: 'referee',
    do: 'move',
    unit: 'b',
    at: inZone(8),
    facing: BROADSIDE,
    reason,
  })
  expect(the(back, 'b').status).toBe('Afloat')
  const alone = ruled(back, {
    type: 'referee',
    do: 'set',
    unit: 'c',
    field: 'status',
    value: 'Sunk',
    reason,
  })
  const next = { ...alone, units: alone.units.map(each => ({ ...each, moved: false })) }
  expect(play(next, { type: 'leave', unit: 'b' }).state.result?.why.code).toBe('result-fled')
})

describe('how the NPO fires [naval-R34]', () => {
  const firing = (ships: readonly Ship[], more: More = {}) => battle('second fires', ships, more)

  it('names for each ship the target it straddles best, ties to the one nearest to sinking, then the first [naval-R34]', () => {
    const near = ship('n', 'A', 'barham', 4)
    const far = ship('f', 'A', 'barham', 3)
    const hurt = ship('h', 'A', 'barham', 4, { hull: 1 })
    const b = ship('b', 'B', 'bismarck', 5)
    expect(soloPlayer(firing([far, near, b]), 'B')).toEqual(aim('b', 'n'))
    expect(soloPlayer(firing([near, hurt, b]), 'B')).toEqual(aim('b', 'h'))
    expect(soloPlayer(firing([ship('m', 'A', 'barham', 4), near, b]), 'B')).toEqual(aim('b', 'm'))
  })

  it('fires with none that can straddle nothing, though a player may [naval-R34, naval-R9]', () => {
    // Three zones: 5 or more, 1 harder for a turret out, 1 not broadside, where 7 is beyond the die.
    const vain = ship('b', 'B', 'bismarck', 5, { turrets: 1, facing: 270 })
    const state = firing([ship('a', 'A', 'barham', 2), vain])
    expect(refused(state, aim('b', 'a'))).toBeNull()
    expect(soloPlayer(state, 'B')).toEqual({ type: 'end' })
  })

  it('uses every battery that reaches, raids and salvoes first, then opens fire [naval-R34]', () => {
    const spee = ship('g', 'B', 'graf-spee', 5)
    const at3 = firing([ship('x', 'A', 'exeter', 3), spee], { scenario: PLATE })
    expect(soloPlayer(at3, 'B')).toEqual(aim('g', 'x', 'both'))
    expect(soloPlayer(firing([ship('x', 'A', 'exeter', 1), spee], { scenario: PLATE }), 'B')).toEqual(
      aim('g', 'x', 'main'),
    )
    const close = firing([ship('x', 'A', 'exeter', 4), spee], {
      scenario: PLATE,
      raids: [raid('r', { side: 'B' })],
    })
    expect(soloPlayer(close, 'B')).toEqual({ type: 'raid', raid: 'r', target: 'x' })
    const flown = { ...close, raids: [] }
    expect(soloPlayer(flown, 'B')).toEqual({ type: 'salvo', unit: 'g', target: 'x' })
    const named = play(at3, aim('g', 'x', 'both')).state
    expect(soloPlayer(named, 'B')).toEqual({ type: 'open' })
    expect(soloPlayer(play(named, { type: 'open' }).state, 'B')).toEqual({ type: 'volley' })
  })

  it('repairs an H if it has one, otherwise a T [naval-R34]', () => {
    const state = battle(
      'repair',
      [ship('a', 'A', 'hood', 3), ship('b', 'B', 'bismarck', 6, { hull: 1, turrets: 1 })],
      {
        repairs: ['b'],
        toAct: ['B'],
      },
    )
    expect(soloPlayer(state, 'B')).toEqual({ type: 'repair', unit: 'b', what: 'H' })
  })

  it('deploys where the scenario puts it, and only says that it is done [naval-R34]', () => {
    const state = battle(
      'deploy',
      [ship('a', 'A', 'hood', 1), ship('b', 'B', 'bismarck', 8, { at: inZone(8) })],
      { turn: 0 },
    )
    expect(soloPlayer(state, 'B')).toEqual({ type: 'end' })
  })
})
