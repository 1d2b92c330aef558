import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/aerial-1935'
import { TYPES } from '../../../rulesets/aerial-1935/aircraft'
import { placeOf } from '../../../src/geometry/hexBoard'
import type { Hex } from '../../../src/geometry/hexes'
import { BOARD, HOME, N, S, against, battle, citedAgainst, fly, h, kit, plane, play, pose } from './table'

const alone = (more = {}, b = h(20, 5)) => battle([plane('a', 'A', HOME, N, more), plane('b', 'B', b, S)])
const spent = (state: ReturnType<typeof alone>, ...all: Parameters<typeof fly>[0]) =>
  play(state, fly(all)).log[0]?.facts?.['spent']

describe('Movement Points', () => {
  it('stands on hexes, faces a side and counts columns and rows [aerial-1935-1.1, aerial-1935-R1]', () => {
    expect(placeOf(BOARD, h(0, 0))).toEqual({ x: 1, y: Math.sqrt(3) / 2 })
    expect(pose(play(alone(), fly(['ahead', 'ahead'])).state)).toBe('10,3 level 2 facing 0')
    expect(against(alone(), fly(['ahead', 'ahead']))).toEqual([])
  })
  it('shows the altitude, Damage and activation of each aircraft [aerial-1935-1.2, aerial-1935-1.3, aerial-1935-3.12]', () => {
    const state = alone({ damaged: true, activated: true })
    const token = ruleset.scene(state, { unit: null, offer: null, target: null }).tokens[0]
    expect(token).toMatchObject({ level: 2, spent: true, chips: [{ label: 'Damaged' }] })
  })
  it('spends its own rating on the actions of the table [aerial-1935-3.1]', () => {
    expect(against(alone(), fly(['ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']))).toEqual([])
    expect(against(alone(), fly(Array.from({ length: 7 }, () => 'ahead' as const)))).toEqual(['too-many-mps'])
  })
  it('flies a hex ahead for 1 MP [aerial-1935-3.2]', () => {
    expect(spent(alone(), 'ahead', 'ahead')).toBe(2)
  })
  it('dives a level with a hex ahead for 1 MP [aerial-1935-3.3]', () => {
    expect(spent(alone(), 'dive', 'ahead')).toBe(2)
    expect(pose(play(alone(), fly(['dive', 'ahead'])).state)).toBe('10,3 level 1 facing 0')
  })
  it('climbs a level with a hex ahead for 2 MPs [aerial-1935-3.4]', () => {
    expect(spent(alone(), 'climb')).toBe(2)
    expect(pose(play(alone(), fly(['climb'])).state)).toBe('10,4 level 3 facing 0')
  })
  it('slips to the hex left or right of the nose, a level lower, for 2 MPs [aerial-1935-3.5, aerial-1935-R6]', () => {
    expect(spent(alone(), 'slip-left')).toBe(2)
    expect(pose(play(alone(), fly(['slip-left'])).state)).toBe('9,5 level 1 facing 0')
    expect(pose(play(alone(), fly(['slip-right'])).state)).toBe('11,4 level 1 facing 0')
  })
  it('turns by 60 degrees after a hex ahead for 2 MPs [aerial-1935-3.6]', () => {
    expect(spent(alone(), 'turn-left')).toBe(2)
    expect(pose(play(alone(), fly(['turn-left'])).state)).toBe('10,4 level 2 facing 5')
    expect(pose(play(alone(), fly(['turn-right'])).state)).toBe('10,4 level 2 facing 1')
  })
  it('climbs and reverses after a hex ahead for 4 MPs [aerial-1935-3.7]', () => {
    expect(spent(alone(), 'reverse')).toBe(4)
    expect(pose(play(alone(), fly(['reverse'])).state)).toBe('10,4 level 3 facing 3')
  })
  it('lets biplanes reverse for 3 MPs [aerial-1935-3.8, aerial-1935-R11]', () => {
    expect(spent(alone({ type: 'gladiator' }), 'reverse')).toBe(3)
    const biplanes = Object.values(TYPES).filter(each => each.biplane)
    expect(biplanes.filter(each => each.age === '1935-65').map(each => each.id)).toEqual([
      'cr42',
      'gladiator',
    ])
    expect(biplanes.filter(each => each.age === '1914-18')).toHaveLength(9)
  })
  it('asks for a third of the MPs as they are, rounded up [aerial-1935-3.9, aerial-1935-R9]', () => {
    expect(citedAgainst(alone(), fly(['ahead']))).toEqual(['aerial-1935-3.9'])
    expect(against(alone({ type: 'corsair' }), fly(['ahead', 'ahead']))).toEqual(['too-few-mps'])
    expect(against(alone({ type: 'corsair', damaged: true }), fly(['ahead', 'ahead']))).toEqual([])
    expect(against(alone({ damaged: true }), fly(['ahead']))).toEqual([])
  })
  it('does not end in a hex that is taken, but passes through [aerial-1935-3.11]', () => {
    const state = alone({}, h(10, 3))
    expect(citedAgainst(state, fly(['ahead', 'ahead']))).toEqual(['aerial-1935-3.11'])
    expect(against(state, fly(['ahead', 'ahead', 'ahead']))).toEqual([])
    const shared = battle([plane('a', 'A'), plane('b', 'B', h(10, 3), S, { level: 3 })], {
      rules: ['share-a-hex'],
    })
    expect(against(shared, fly(['ahead', 'ahead']))).toEqual([])
  })
  it('does each action as a whole: no turn on the spot, no climbing turn [aerial-1935-R5]', () => {
    expect(citedAgainst(alone(), fly(['sharp-left', 'ahead']))).toEqual(['aerial-1935-R5'])
    expect(pose(play(alone(), fly(['turn-left', 'climb', 'ahead'])).state)).toBe('8,4 level 3 facing 5')
  })
  it('does not climb above its maximum, so does not reverse there [aerial-1935-R7]', () => {
    expect(citedAgainst(alone({ level: 4 }), fly(['climb']))).toEqual(['aerial-1935-R7'])
    expect(citedAgainst(alone({ level: 4 }), fly(['reverse']))).toEqual(['aerial-1935-R7'])
    expect(against(alone({ level: 3 }), fly(['climb']))).toEqual([])
    expect(against(alone({ level: 3, damaged: true }), fly(['climb']))).toEqual(['above-ceiling'])
  })
  it('does not dive below level 1 [aerial-1935-R8]', () => {
    expect(citedAgainst(alone({ level: 1 }), fly(['dive', 'ahead']))).toEqual(['aerial-1935-R8'])
    expect(against(alone({ level: 1 }), fly(['slip-left']))).toEqual(['below-floor'])
  })
})

describe('the edge of the table', () => {
  const edge = (more = {}, rules: string[] = []) =>
    battle([plane('a', 'A', h(10, -5), N, more), plane('b', 'B', h(20, 5))], { rules })
  it('keeps sound aircraft on the table and lets the Damaged leave [aerial-1935-R10]', () => {
    expect(citedAgainst(edge(), fly(['ahead', 'ahead']))).toEqual(['aerial-1935-R10'])
    expect(kit.hasOffer(edge({ type: 'zero' }), 'A', 'fly:a:2')).toBe(false)
    // No flight of a sound aircraft straight at the edge ends on the table: it has to leave.
    expect(against(edge(), { type: 'leave', unit: 'a' })).toEqual([])
    const inside = battle([plane('a', 'A', h(10, -3), N), plane('b', 'B', h(20, 5))])
    expect(against(inside, { type: 'leave', unit: 'a' })).toEqual(['sound-stays'])
    const harmed = battle([
      plane('a', 'A', h(10, -3), N, { damaged: true }),
      plane('b', 'B', h(20, 5)),
      plane('c', 'A', HOME),
    ])
    const left = play(harmed, { type: 'leave', unit: 'a' })
    expect(left.state.units[0]).toMatchObject({ at: null, fate: 'left' })
    expect(left.state.result).toBeNull()
  })
  it('lets anybody leave by house rule [aerial-1935-R10]', () => {
    const state = battle([plane('a', 'A', h(10, -3), N), plane('b', 'B', h(20, 5))], {
      rules: ['any-may-leave'],
    })
    expect(against(state, { type: 'leave', unit: 'a' })).toEqual([])
  })
  it('removes at once who leaves, and ends the battle where a side is gone [aerial-1935-R41]', () => {
    const state = battle([plane('a', 'A', h(10, -3), N, { damaged: true }), plane('b', 'B', h(20, 5))])
    const left = play(state, { type: 'leave', unit: 'a' }).state
    expect(left.result).toEqual({ winner: null, why: { code: 'draw', facts: { kills: 0 } } })
  })
})

describe('Damage and loads in flight', () => {
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
  it('dives first from above the new maximum [aerial-1935-5.21, aerial-1935-R24]', () => {
    const high = alone({ level: 4, damaged: true })
    expect(citedAgainst(high, fly(['ahead', 'dive']))).toEqual(['aerial-1935-5.21'])
    expect(against(high, fly(['dive', 'ahead']))).toEqual([])
    expect(against(high, fly(['slip-right', 'ahead']))).toEqual([])
    expect(kit.hasOffer(high, 'A', 'fly:a:4')).toBe(false)
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
  it('lists about 60 end poses and knows all others [aerial-1935-3.1]', () => {
    const offers = ruleset.offers(alone({ type: 'sabre' }), 'A').filter(each => each.kind === 'fly')
    const listed = offers.flatMap(each => each.options())
    expect(listed.length).toBeLessThanOrEqual(65)
    expect(listed.length).toBeGreaterThan(40)
    expect(offers.map(each => each.id)).toEqual(['fly:a:2', 'fly:a:3', 'fly:a:1', 'fly:a:4', 'fly:a:5'])
  })
})
