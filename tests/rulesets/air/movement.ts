import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../src/geometry/hexBoard'
import { BOARD, type Booklet, HOME, N, S, fly, h, pose } from './table'

/** Section 3 and the edge of the table, as both booklets have them but for what turns cost. */
export function movementSuite({ table, id, clauses, costs, fast, ceiling }: Booklet): void {
  const { against, battle, citedAgainst, kit, plane, play, ruleset } = table

  const alone = (more = {}, b = h(20, 5)) => battle([plane('a', 'A', HOME, N, more), plane('b', 'B', b, S)])
  const spent = (state: ReturnType<typeof alone>, ...all: Parameters<typeof fly>[0]) =>
    play(state, fly(all)).log[0]?.facts?.['spent']

  describe('Movement Points', () => {
    it(`stands on hexes, faces a side and counts columns and rows [${id}-1.1, ${id}-R1]`, () => {
      expect(placeOf(BOARD, h(0, 0))).toEqual({ x: 1, y: Math.sqrt(3) / 2 })
      expect(pose(play(alone(), fly(['ahead', 'ahead'])).state)).toBe('10,3 level 2 facing 0')
      expect(against(alone(), fly(['ahead', 'ahead']))).toEqual([])
    })
    it(`shows the altitude, Damage and activation of each aircraft [${id}-1.2, ${id}-1.3, ${id}-3.12]`, () => {
      const state = alone({ damaged: true, activated: true })
      const token = ruleset.scene(state, { unit: null, offer: null, target: null }).tokens[0]
      expect(token).toMatchObject({ level: 2, spent: true })
      expect(token?.chips.map(each => each.label)).toContain('Damaged')
    })
    it(`spends its own rating on the actions of the table [${id}-3.1]`, () => {
      expect(against(alone(), fly(['ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']))).toEqual([])
      expect(against(alone(), fly(Array.from({ length: 7 }, () => 'ahead' as const)))).toEqual([
        'too-many-mps',
      ])
    })
    it(`flies a hex ahead for 1 MP [${id}-3.2]`, () => {
      expect(spent(alone(), 'ahead', 'ahead')).toBe(2)
    })
    it(`dives a level with a hex ahead for 1 MP [${id}-3.3]`, () => {
      expect(spent(alone(), 'dive', 'ahead')).toBe(2)
      expect(pose(play(alone(), fly(['dive', 'ahead'])).state)).toBe('10,3 level 1 facing 0')
    })
    it(`climbs a level with a hex ahead for 2 MPs [${id}-3.4]`, () => {
      expect(spent(alone(), 'climb')).toBe(2)
      expect(pose(play(alone(), fly(['climb'])).state)).toBe('10,4 level 3 facing 0')
    })
    it(`slips to the hex left or right of the nose, a level lower, for 2 MPs [${id}-3.5, ${id}-R6]`, () => {
      expect(spent(alone(), 'slip-left')).toBe(2)
      expect(pose(play(alone(), fly(['slip-left'])).state)).toBe('9,5 level 1 facing 0')
      expect(pose(play(alone(), fly(['slip-right'])).state)).toBe('11,4 level 1 facing 0')
    })
    it(`turns by 60 degrees after a hex ahead for ${costs.turn} MP [${id}-3.6]`, () => {
      expect(spent(alone(), 'ahead', 'turn-left')).toBe(1 + costs.turn)
      expect(pose(play(alone(), fly(['ahead', 'turn-left'])).state)).toBe('10,3 level 2 facing 5')
      expect(pose(play(alone(), fly(['ahead', 'turn-right'])).state)).toBe('10,3 level 2 facing 1')
    })
    it(`climbs and reverses after a hex ahead for ${costs.reverse} MPs [${id}-3.7]`, () => {
      expect(spent(alone(), 'reverse')).toBe(costs.reverse)
      expect(pose(play(alone(), fly(['reverse'])).state)).toBe('10,4 level 3 facing 3')
    })
    it(`asks for a third of the MPs as they are, rounded up [${id}-3.9, ${id}-R9]`, () => {
      expect(citedAgainst(alone(), fly(['ahead']))).toEqual([`${id}-3.9`])
      expect(against(alone({ type: fast }), fly(['ahead', 'ahead']))).toEqual(['too-few-mps'])
      expect(against(alone({ type: fast, damaged: true }), fly(['ahead', 'ahead']))).toEqual([])
      expect(against(alone({ damaged: true }), fly(['ahead']))).toEqual([])
    })
    it(`does not end in a hex that is taken, but passes through [${id}-3.11]`, () => {
      const state = alone({}, h(10, 3))
      expect(citedAgainst(state, fly(['ahead', 'ahead']))).toEqual([`${id}-3.11`])
      expect(against(state, fly(['ahead', 'ahead', 'ahead']))).toEqual([])
      const shared = battle([plane('a', 'A'), plane('b', 'B', h(10, 3), S, { level: 3 })], {
        rules: ['share-a-hex'],
      })
      expect(against(shared, fly(['ahead', 'ahead']))).toEqual([])
    })
    it(`does not climb above its maximum, so does not reverse there [${id}-R7]`, () => {
      expect(citedAgainst(alone({ level: ceiling }), fly(['climb']))).toEqual([`${id}-R7`])
      expect(citedAgainst(alone({ level: ceiling }), fly(['reverse']))).toEqual([`${id}-R7`])
      expect(against(alone({ level: ceiling - 1 }), fly(['climb']))).toEqual([])
      expect(against(alone({ level: ceiling - 1, damaged: true }), fly(['climb']))).toEqual(['above-ceiling'])
    })
    it(`does not dive below level 1 [${id}-R8]`, () => {
      expect(citedAgainst(alone({ level: 1 }), fly(['dive', 'ahead']))).toEqual([`${id}-R8`])
      expect(against(alone({ level: 1 }), fly(['slip-left']))).toEqual(['below-floor'])
    })
  })

  describe('the edge of the table', () => {
    const edge = (more = {}, rules: string[] = []) =>
      battle([plane('a', 'A', h(10, -5), N, more), plane('b', 'B', h(20, 5))], { rules })
    it(`keeps sound aircraft on the table and lets the Damaged leave [${id}-R10]`, () => {
      expect(citedAgainst(edge(), fly(['ahead', 'ahead']))).toEqual([`${id}-R10`])
      expect(kit.hasOffer(edge(), 'A', 'fly:a:2')).toBe(false)
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
    it(`lets anybody leave by house rule [${id}-R10]`, () => {
      const state = battle([plane('a', 'A', h(10, -3), N), plane('b', 'B', h(20, 5))], {
        rules: ['any-may-leave'],
      })
      expect(against(state, { type: 'leave', unit: 'a' })).toEqual([])
    })
    it(`removes at once who leaves, and ends the battle where a side is gone [${id}-${clauses['out of play']}]`, () => {
      const state = battle([plane('a', 'A', h(10, -3), N, { damaged: true }), plane('b', 'B', h(20, 5))])
      const left = play(state, { type: 'leave', unit: 'a' }).state
      expect(left.result).toEqual({ winner: null, why: { code: 'draw', facts: { kills: 0 } } })
    })
  })

  describe('Damage in flight', () => {
    it(`dives first from above the new maximum [${id}-${clauses['dive first']}, ${id}-${clauses['when Damaged']}]`, () => {
      const high = alone({ level: ceiling, damaged: true })
      expect(citedAgainst(high, fly(['ahead', 'dive']))).toEqual([`${id}-${clauses['dive first']}`])
      expect(against(high, fly(['dive', 'ahead']))).toEqual([])
      expect(against(high, fly(['slip-right', 'ahead']))).toEqual([])
      expect(kit.hasOffer(high, 'A', `fly:a:${ceiling}`)).toBe(false)
    })

    it(`halves the MPs of the Damaged, rounded up [${id}-${clauses.halved}, ${id}-${clauses['when Damaged']}]`, () => {
      const mps = (more: object) => ruleset.card(alone({ type: fast, ...more }), 'a').facts[0]?.value
      expect(mps({})).toBe('7')
      expect(mps({ damaged: true })).toBe('4')
      const tooFar = fly(['ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
      expect(citedAgainst(alone({ type: fast, damaged: true }), tooFar)).toEqual([`${id}-${clauses.halved}`])
    })
    it(`lowers the maximum altitude of the Damaged by a level [${id}-${clauses.lower}]`, () => {
      const top = (more: object) => ruleset.card(alone(more), 'a').facts[1]?.note
      expect(top({})).toBe(`of ${ceiling}`)
      expect(top({ damaged: true })).toBe(`of ${ceiling - 1}`)
    })
  })
}
