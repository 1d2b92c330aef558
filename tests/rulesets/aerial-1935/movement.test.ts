import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/aerial-1935'
import { TYPES } from '../../../rulesets/aerial-1935/aircraft'
import type { Hex } from '../../../src/geometry/hexes'
import { placeOf } from '../../../src/geometry/hexBoard'
import { movementSuite } from '../air/movement'
import {
  BOARD,
  BOOKLET,
  HOME,
  N,
  S,
  against,
  battle,
  citedAgainst,
  fly,
  h,
  kit,
  plane,
  play,
  pose,
} from './table'

movementSuite(BOOKLET)

const alone = (more = {}, b = h(20, 5)) => battle([plane('a', 'A', HOME, N, more), plane('b', 'B', b, S)])
const spent = (state: ReturnType<typeof alone>, ...all: Parameters<typeof fly>[0]) =>
  play(state, fly(all)).log[0]?.facts?.['spent']

describe('biplanes, turns and loads', () => {
  it('lets biplanes reverse for 3 MPs [aerial-1935-3.8, aerial-1935-R11]', () => {
    expect(spent(alone({ type: 'gladiator' }), 'reverse')).toBe(3)
    const biplanes = Object.values(TYPES).filter(each => each.biplane)
    expect(biplanes.filter(each => each.age === '1935-65').map(each => each.id)).toEqual([
      'cr42',
      'gladiator',
    ])
    expect(biplanes.filter(each => each.age === '1914-18')).toHaveLength(9)
  })
  it('does each action as a whole: no turn on the spot, no climbing turn [aerial-1935-R5]', () => {
    expect(citedAgainst(alone(), fly(['sharp-left', 'ahead']))).toEqual(['aerial-1935-R5'])
    expect(pose(play(alone(), fly(['turn-left', 'climb', 'ahead'])).state)).toBe('8,4 level 3 facing 5')
  })
  it('halves the MPs of the Damaged, rounded up, after the load [aerial-1935-5.18, aerial-1935-9.13, aerial-1935-R23]', () => {
    const mps = (more: object) => ruleset.card(alone({ type: 'corsair', ...more }), 'a').facts[0]?.value
    expect(mps({})).toBe('7')
    expect(mps({ damaged: true })).toBe('4')
    expect(mps({ load: 'bombs' })).toBe('6')
    expect(mps({ load: 'bombs', damaged: true })).toBe('3')
    expect(
      citedAgainst(alone({ type: 'corsair', damaged: true }), fly(['ahead', 'turn-left', 'turn-right'])),
    ).toEqual(['aerial-1935-5.18'])
  })
  it('lowers the maximum altitude of the Damaged and the loaded, never below 1 [aerial-1935-5.20, aerial-1935-9.14]', () => {
    const top = (more: object) => ruleset.card(alone(more), 'a').facts[1]?.note
    expect(top({})).toBe('of 4')
    expect(top({ damaged: true })).toBe('of 3')
    expect(top({ load: 'rockets' })).toBe('of 3')
    expect(top({ type: 'ju-87', load: 'bombs', damaged: true })).toBe('of 1')
  })
  it('does not reverse while loaded [aerial-1935-9.15]', () => {
    expect(citedAgainst(alone({ load: 'bombs' }), fly(['reverse']))).toEqual(['aerial-1935-9.15'])
  })
})

describe('flights under the hand', () => {
  it('finds the cheapest manoeuvres to a hex and level, and refuses with the nearest that is legal [aerial-1935-R5]', () => {
    const state = alone()
    const to = placeOf(BOARD, h(10, 3))
    expect(kit.offer(state, 'A', 'fly:a:3').trace?.([to])).toMatchObject({
      left: 3,
      refusal: null,
      stop: { level: 3 },
    })
    const far = kit.offer(state, 'A', 'fly:a:2').trace?.([placeOf(BOARD, h(10, -3))])
    expect(far?.refusal).toMatchObject({
      reasons: [{ clause: 'aerial-1935-3.1' }],
      nearest: { manoeuvres: Array.from({ length: 6 }, () => 'ahead') },
    })
  })
  it('goes through the hexes that the hand has drawn [aerial-1935-3.5]', () => {
    const state = alone()
    const way = [h(9, 5), h(9, 4)].map(each => placeOf(BOARD, each))
    expect(kit.offer(state, 'A', 'fly:a:1').trace?.(way)).toMatchObject({
      action: { manoeuvres: ['slip-left', 'ahead'] },
    })
  })
  it('goes from one drawn hex to the next where they touch, and passes those that lie apart [aerial-1935-3.6]', () => {
    const traced = (way: readonly Hex[]) =>
      kit.offer(alone(), 'A', 'fly:a:2').trace?.(way.map(each => placeOf(BOARD, each)))
    expect(traced([h(10, 4), h(11, 3)])).toMatchObject({ action: { manoeuvres: ['turn-right', 'ahead'] } })
    const apart = traced([h(10, 3), h(11, 1)])
    expect(apart).toMatchObject({ refusal: null, left: 1 })
    expect(apart?.route).toContainEqual(placeOf(BOARD, h(10, 3)))
  })
  it('takes any flight that is legal by chance, to every level that is offered [aerial-1935-3.9]', () => {
    const state = battle([plane('a', 'A', h(1, 1), 5, { type: 'sabre' }), plane('b', 'B', h(20, 5))])
    const offers = ruleset.offers(state, 'A').filter(each => each.kind === 'fly')
    for (const offer of offers) {
      for (let seed = 0; seed < 40; seed++) {
        const option = offer.sample?.(count => (seed * 7 + count) % count)
        expect(option && against(state, option.action)).toEqual([])
      }
    }
  })
  it('lists some 70 end poses, good and bad, and knows all others [aerial-1935-3.1]', () => {
    const offers = ruleset.offers(alone({ type: 'sabre' }), 'A').filter(each => each.kind === 'fly')
    const listed = offers.flatMap(each => each.options())
    expect(listed.length).toBeLessThanOrEqual(80)
    expect(listed.length).toBeGreaterThan(50)
    expect(offers.map(each => each.id)).toEqual(['fly:a:2', 'fly:a:3', 'fly:a:1', 'fly:a:4', 'fly:a:5'])
  })
})
