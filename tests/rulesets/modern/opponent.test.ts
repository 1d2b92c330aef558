import { describe, expect, it } from 'vitest'
import type { TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import type { STRENGTHS } from '../../../src/opponents/order'
import { distance } from '../../../src/geometry/point'
import { chooseOrder } from '../../../src/opponents/opponent'
import { type AnyAction, EAST, NORTH, SOUTH, area, at, battle, the, unit } from '../tactical/table'
import { MODERN } from './modern'

const always = () => true

/** What the computer orders first for side A. */
function order(state: TacticalState, strength: (typeof STRENGTHS)[number] = 'expert'): AnyAction {
  const view = MODERN.ruleset.view(state, 'A')
  const found = chooseOrder(MODERN.ruleset, view, 'A', strength, 'order', always)
  if (!found) throw new Error('There is no order.')
  return found.action
}

/** Side A fires at what stands before its unit; a tank of the enemy waits behind a wood, so there is a better use to come. */
function firing(mine: string, foes: readonly TacticalUnit[]): TacticalState {
  return battle('A fires', [unit('a', 'A', mine, at(20, 44), NORTH), ...foes], {
    height: 48,
    turn: 3,
    ground: [area('wood', at(36, 8), 10, 3)],
  })
}

const waiting = unit('waiting', 'B', 't-55', at(40, 4), SOUTH)

const shots = (state: TacticalState) => {
  const action = order(state)
  return action.type === 'fire' ? `${action.weapon} at ${action.target}` : action.type
}

const lorry = unit('lorry', 'B', 'soviet-truck', at(20, 32), SOUTH)

describe('an opponent with missiles', () => {
  it('keeps rockets for better than an empty truck, and ends its fire instead [modern-5.44]', () => {
    expect(shots(firing('ah-1-tow', [lorry, waiting]))).toBe('end')
  })

  it('fires them at the truck with men in it, and at men in the open [modern-5.44]', () => {
    const full = { ...unit('men', 'B', 'soviet-infantry', at(0, 0)), at: null, carriedBy: 'lorry' }
    expect(shots(firing('ah-1-tow', [lorry, full, waiting]))).toBe('helicopter-rockets at lorry')
    const men = unit('men', 'B', 'soviet-infantry', at(20, 32), SOUTH)
    expect(shots(firing('ah-1-tow', [men, waiting]))).toBe('helicopter-rockets at men')
  })

  it('turns its missile on the tank beside the truck [modern-5.45]', () => {
    const tank = unit('tank', 'B', 't-55', at(22, 32), EAST)
    expect(shots(firing('ah-1-tow', [lorry, tank, waiting]))).toBe('atgw at tank')
  })

  it('does not spend an ATGW on the front of the best tanks far off, but on one that is older or near [modern-5.42]', () => {
    const far = (type: string, y = 16) => [unit('tank', 'B', type, at(20, y), SOUTH), waiting]
    expect(shots(firing('m901', far('t-80b')))).toBe('end')
    expect(shots(firing('m901', far('t-55')))).toBe('atgw at tank')
    expect(shots(firing('us-tow', far('t-55', 34)))).toBe('atgw at tank')
  })

  it('fires the gun of a tank where that does more than its missile [modern-R20]', () => {
    const near = unit('tank', 'B', 'm60a1', at(20, 34), SOUTH)
    expect(shots(firing('t-80b', [near, unit('far', 'B', 'm60a1', at(40, 4), SOUTH)]))).toBe(
      '105mm-computer at tank',
    )
  })

  it('takes a helicopter down with a SAM [modern-6.25]', () => {
    const hind = unit('hind', 'B', 'mi-24a', at(20, 20), SOUTH)
    expect(shots(firing('us-stinger', [hind, waiting]))).toBe('sam at hind')
  })
})

describe('an opponent with helicopters', () => {
  it('keeps them out of the reach of machine guns, AA guns and infantry [modern-12.11] [modern-6.23]', () => {
    const hmg = unit('hmg', 'B', 'soviet-hmg', at(20, 16), SOUTH)
    const shilka = unit('shilka', 'B', 'zsu-23-4', at(26, 15), SOUTH)
    const tank = unit('tank', 'B', 't-55', at(22, 18), SOUTH)
    const start = battle('A moves', [unit('a', 'A', 'ah-1-tow', at(20, 44), NORTH), hmg, shilka, tank], {
      height: 48,
    })
    const action = order(start)
    const state = action.type === 'move' ? MODERN.play(start, action, []).state : start
    const mine = the(state, 'a')
    const dangers = MODERN.ruleset.threats(state, 'a', mine.at ?? at(0, 0), mine.facing)
    expect(dangers).toEqual([])
    // And yet near enough for its missile.
    expect(distance(mine.at ?? at(0, 0), at(22, 18))).toBeLessThanOrEqual(30)
  })
})
