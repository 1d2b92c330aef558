import { describe, expect, it } from 'vitest'
import { needToHold } from '../../../rulesets/colonial/morale'
import { lossesOf, resultOf } from '../../../rulesets/colonial/sequence'
import type { ColonialState } from '../../../rulesets/colonial/state'
import { area, at } from '../kit'
import {
  act,
  charge,
  company,
  field,
  fire,
  kit,
  march,
  play,
  refusalCodes,
  spots,
  unit,
  withUnit,
  type Put,
} from './table'

const british = (more: Partial<Put> = {}) => unit('A', 'a', { men: 8, at: at(20, 20), ...more })
const zulus = (more: Partial<Put> = {}) => unit('B', 'b', { men: 9, at: at(20, 6), ...more })
const left = (state: ColonialState, id: string, count: number): ColonialState =>
  withUnit(state, id, { figures: company(state, id).figures.slice(0, count) })

describe('mounting', () => {
  it('takes the activation, on the spot, for all; dismounted riders are foot [colonial-5.2, colonial-R36]', () => {
    const state = field([british({ type: 'hussars' }), zulus()])
    const { state: after, codes } = play(state, act('mount', 'a'))
    expect(codes).toEqual(['dismounts'])
    expect(after.step).toBe('card')
    expect(company(after, 'a').mounted).toBe(false)
    expect(spots(after, 'a')).toEqual(spots(state, 'a'))
    const foot = withUnit(state, 'a', { mounted: false })
    expect(refusalCodes(foot, march('a', at(20, 13.9)))).toEqual(['too-far'])
    expect(play(foot, act('mount', 'a')).codes).toEqual(['mounts'])
    expect(refusalCodes(field([british(), zulus()]), act('mount', 'a'))).toEqual(['no-mounts'])
    const quick = play(
      field([british({ type: 'hussars' }), unit('B', 'b', { men: 9, at: at(20, 10) })], {
        houseRules: ['quick-mount'],
      }),
      act('mount', 'a'),
    ).state
    expect(refusalCodes(quick, fire('a', 'b'))).toEqual([])
    expect(refusalCodes(quick, march('a', at(20, 18)))).toEqual(['too-far'])
  })
})

describe('morale', () => {
  it('is tested at half the figures, rounded up, whenever the unit is activated [colonial-7.1, colonial-7.7, colonial-R40]', () => {
    const due = (men: number, of: number) => {
      const state = left(field([unit('B', 'b', { men: of, at: at(20, 6) }), british()]), 'b', men)
      return refusalCodes(state, march('b', at(20, 7))).includes('tests-first')
    }
    expect([due(5, 9), due(6, 9)]).toEqual([true, false])
    expect([due(6, 12), due(7, 12)]).toEqual([true, false])
    expect([due(12, 24), due(13, 24)]).toEqual([true, false])
    const whole = field([unit('B', 'b', { men: 9, at: at(20, 6) }), british()])
    expect(refusalCodes(whole, act('test', 'b'))).toEqual(['no-test'])
    const below = left(
      field([unit('B', 'b', { men: 12, at: at(20, 6) }), british()], { houseRules: ['below-half'] }),
      'b',
      6,
    )
    expect(refusalCodes(below, march('b', at(20, 7)))).toEqual([])
    // It holds, acts, and is tested again with the next card.
    const state = left(whole, 'b', 5)
    const held = play(state, act('test', 'b'), [4]).state
    expect(refusalCodes(held, march('b', at(20, 7)))).toEqual([])
    const next = {
      ...play(held, act('done', 'b'), [1]).state,
      toAct: ['B' as const],
      step: 'act' as const,
      discards: ['7♠'],
    }
    expect(refusalCodes(next, march('b', at(20, 7)))).toEqual(['tests-first'])
  })

  it('breaks on 1 to 3, with the modifiers of rating and of leaders, once each [colonial-7.2, colonial-7.4, colonial-7.5, colonial-7.6, colonial-R42]', () => {
    const need = (more: Partial<Put>) => needToHold(company(field([zulus(more), british()]), 'b'))
    expect(need({})).toBe(4)
    expect(need({ rating: 'Fanatic' })).toBe(3)
    expect(need({ rating: 'Veteran' })).toBe(3)
    expect(need({ rating: 'Green' })).toBe(5)
    expect(need({ leaders: ['Chief'] })).toBe(3)
    expect(need({ leaders: ['Chief', 'Religious Leader'] })).toBe(3)
    const state = left(field([zulus(), british()]), 'b', 4)
    expect(play(state, act('test', 'b'), [3]).codes[0]).toBe('routs')
    expect(play(state, act('test', 'b'), [4]).codes).toEqual(['holds'])
  })

  it('that breaks sends everybody the charge distance towards his own edge, and keeps them from all else [colonial-7.3, colonial-R41]', () => {
    const state = left(
      field([unit('B', 'b', { men: 8, at: at(20, 15) }), british({ at: at(20, 24) })]),
      'b',
      4,
    )
    const { state: routed } = play(state, act('test', 'b'), [1])
    expect(spots(routed, 'b').map(({ y }) => y)).toEqual([6, 6, 6, 6])
    expect(company(routed, 'b').routing).toBe(true)
    // It was the only unit of its side.
    expect(routed.result?.winner).toBe('A')
    const rough = left(
      field([unit('B', 'b', { men: 8, at: at(20, 15) }), british({ at: at(20, 24) })], {
        features: [area('rough', at(0, 10), 48, 2)],
      }),
      'b',
      4,
    )
    expect(spots(play(rough, act('test', 'b'), [1]).state, 'b').map(({ y }) => y)).toEqual([9, 9, 9, 9])
    // It tests again before anything else, however many are left.
    const running = withUnit(field([unit('B', 'b', { men: 8, at: at(20, 15) }), british()]), 'b', {
      routing: true,
    })
    expect(refusalCodes(running, march('b', at(20, 14)))).toEqual(['tests-first'])
    expect(refusalCodes(running, charge('b', 'a'))).toEqual(['tests-first'])
    const rallied = play(running, act('test', 'b'), [4]).state
    expect(company(rallied, 'b').routing).toBe(false)
    expect(refusalCodes(rallied, march('b', at(20, 14)))).toEqual([])
  })

  it('keeps a fleeing unit an inch off the enemy where it can, and the gun stays behind [colonial-R41]', () => {
    const between = unit('A', 'c', {
      men: 6,
      at: at(20, 11),
      places: [at(18.5, 11), ...[0, 1, 2, 3, 4].map(k => at(34 + k, 11))],
    })
    const state = left(
      field([unit('B', 'b', { men: 8, at: at(20, 15) }), british({ at: at(20, 30) }), between]),
      'b',
      4,
    )
    const { state: routed } = play(state, act('test', 'b'), [1])
    const enemy = at(18.5, 11)
    expect(spots(routed, 'b').every(p => Math.hypot(p.x - enemy.x, p.y - enemy.y) > 0.99)).toBe(true)
    const gun = left(
      field([unit('A', 'a', { type: 'seven-pounder', men: 4, at: at(20, 10) }), zulus({ at: at(34, 3) })]),
      'a',
      2,
    )
    const fled = play(gun, act('test', 'a'), [1]).state
    expect(company(fled, 'a').at).toEqual(at(20, 10))
    expect(spots(fled, 'a').every(({ y }) => y > 18)).toBe(true)
  })

  it('figures that reach the edge are lost for good [colonial-7.8]', () => {
    const state = left(field([unit('B', 'b', { men: 8, at: at(20, 6) }), british()]), 'b', 4)
    const gone = play(state, act('test', 'b'), [1])
    expect(gone.codes).toContain('leaves')
    expect(company(gone.state, 'b')).toMatchObject({ figures: [], left: 4, at: null })
    expect(company(gone.state, 'b').fallen).toHaveLength(0)
  })
})

describe('the end', () => {
  const army = ['b', 'c', 'd'].map((id, k) => unit('B', id, { men: 8, at: at(10 + 12 * k, 6) }))

  it('comes when more than half of the units of a side are lost or routing [colonial-R49]', () => {
    const state = field([british(), unit('A', 'a2', { men: 8, at: at(34, 20) }), ...army])
    expect(lossesOf(state, 'B')).toEqual({ lost: 0, of: 3 })
    const one = withUnit(state, 'b', { figures: [], at: null })
    expect(resultOf(one)).toBeNull()
    const two = withUnit(one, 'c', { routing: true })
    expect(resultOf(two)).toMatchObject({ winner: 'A', why: { code: 'won-by-losses' } })
    const both = withUnit(withUnit(two, 'a', { figures: [], at: null }), 'a2', { routing: true })
    expect(resultOf(both)).toMatchObject({ winner: null })
    const over = play({ ...two, active: null }, act('stand', 'a'))
    expect(over.state.result?.winner).toBe('A')
    expect(over.state.toAct).toEqual([])
  })

  it('or when the cards of the scenario are up, for whoever holds [colonial-R49]', () => {
    const state = { ...field([british(), ...army], { cards: 10, holds: 'A' }), drawn: 10 }
    expect(play(state, act('stand', 'a')).state.result).toMatchObject({
      winner: 'A',
      why: { code: 'cards-out' },
    })
    const drawn = { ...field([british(), ...army], { cards: 10 }), drawn: 10 }
    expect(play(drawn, act('stand', 'a')).state.result?.winner).toBeNull()
    expect(kit.play(state, { type: 'concede', side: 'A' }).state.result?.winner).toBe('B')
  })
})
