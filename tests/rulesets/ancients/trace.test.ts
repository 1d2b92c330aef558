import { describe, expect, it } from 'vitest'
import type { AncientAction, AncientState } from '../../../rulesets/families/ancients'
import type { Trace } from '../../../src/engine/offer'
import { type Point, distance } from '../../../src/geometry/point'
import { MEMBERS, at, strip } from './members'

for (const t of MEMBERS) {
  const { id, battle, codes, offer, unit } = t

  /** One unit of side A on the road at (12, 18), facing north; the enemy far off. */
  function onRoad(type: string, line: readonly Point[]): AncientState {
    return battle('A moves', [unit('a', 'A', type, at(12, 18)), unit('b', 'B', 'heavy-foot', at(22, 2))], {
      ground: [strip('road', line)],
    })
  }

  /** What the piece comes to when it is put down there. */
  function putAt(state: AncientState, place: Point): Trace<AncientAction> {
    const found = offer(state, 'A', 'move:a').trace?.([place])
    if (!found) throw new Error('It comes to nothing.')
    return found
  }

  function expectPlaces(found: readonly Point[], wanted: readonly Point[]): void {
    expect(found).toHaveLength(wanted.length)
    for (const [index, place] of wanted.entries()) {
      expect(distance(found[index] ?? at(0, 0), place)).toBeLessThan(1e-6)
    }
  }

  describe('a piece put down on a road that bends', () => {
    const bent = [at(12, 22), at(12, 16), at(14, 14)]

    it.each([
      ['on the middle of it', at(12.7, 15.3)],
      ['up to half an inch to its right', at(13, 15.6)],
      ['up to half an inch to its left', at(12.4, 15)],
    ])(`goes round the bend, ending along the road: %s [${id}-R5] [${id}-4.10]`, (_where, place) => {
      const state = onRoad('heavy-foot', bent)
      const { action, legs, refusal, stop } = putAt(state, place)
      expect(refusal).toBeNull()
      if (action?.type !== 'march') throw new Error('It does not go round the bend.')
      expectPlaces(action.path, [at(12, 16), at(12.7, 15.3)])
      expect(action.facing).toBe(45)
      expect(stop?.facing).toBe(45)
      // 2 inches to the bend and 0.99 beyond it, of the 3 that heavy foot has on a road.
      expect(legs).toMatchObject([{ label: 'road' }])
      expect(legs[0]?.length).toBeCloseTo(2.99, 2)
      expect(codes(state, action)).toEqual([])
    })

    it(`goes round every bend on the way, as far as the road bonus takes it [${id}-R5] [${id}-4.11]`, () => {
      const twice = onRoad('heavy horse', [at(12, 22), at(12, 16), at(14, 14), at(14, 8)])
      const { action, refusal } = putAt(twice, at(14.1, 13))
      expect(refusal).toBeNull()
      if (action?.type !== 'march') throw new Error('It does not go round the bends.')
      expectPlaces(action.path, [at(12, 16), at(14, 14), at(14, 13)])
      expect(action.facing).toBe(0)
    })

    it(`follows the road backwards too [${id}-R5]`, () => {
      const { action } = putAt(onRoad('light-chariots', [at(14, 22), at(12, 20), at(12, 10)]), at(13, 21))
      if (action?.type !== 'march') throw new Error('It does not go round the bend.')
      expectPlaces(action.path, [at(12, 20), at(13, 21)])
      expect(action.facing).toBe(135)
    })

    it.each([
      ['before the bend', at(12, 16.5)],
      ['beside the road', at(12.77, 16.07)],
    ])(`goes straight ahead where it is put %s [${id}-4.12]`, (_where, place) => {
      const { action } = putAt(onRoad('heavy-foot', bent), place)
      expect(action).toMatchObject({ type: 'advance', facing: 0 })
    })

    it(`goes straight ahead where it is put beyond the end of the road [${id}-4.12]`, () => {
      // Horse has 6 inches on a road, but this one ends after 2 and 1.41.
      const { action } = putAt(onRoad('heavy horse', [at(12, 22), at(12, 16), at(13, 15)]), at(13.2, 14.8))
      expect(action?.type).toBe('advance')
    })
  })
}
