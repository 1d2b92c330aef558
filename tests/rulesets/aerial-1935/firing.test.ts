import { describe, expect, it } from 'vitest'
import { wedgeOf } from '../../../src/geometry/hexes'
import { type Aircraft } from '../../../rulesets/families/air'
import { damageSuite } from '../air/damage'
import {
  BOOKLET,
  HOME,
  N,
  S,
  against,
  battle,
  citedAgainst,
  fly,
  h,
  hasFlown,
  kit,
  plane,
  play,
  pose,
  ruleset,
  shoot,
} from './table'

damageSuite(BOOKLET)

/** A at home facing north, B so many hexes straight ahead and facing away. */
const chase = (
  distance: number,
  own: Partial<Aircraft> = {},
  other: Partial<Aircraft> = {},
  rules: string[] = [],
  facing: 0 | 3 = N,
) =>
  hasFlown(
    battle([plane('a', 'A', HOME, N, own), plane('b', 'B', h(10, 5 - distance), facing, other)], { rules }),
  )
const need = (state: ReturnType<typeof chase>, action = shoot()) => {
  const offer = kit.offer(state, 'A', action.type === 'fire' ? `fire:a:${action.weapon}` : '')
  return offer.options().find(each => each.token === 'b')?.reckonings?.[0]?.total
}
describe('firing', () => {
  it('is done after moving and before another aircraft is activated [aerial-1935-5.1]', () => {
    const state = battle([plane('a', 'A'), plane('c', 'A', h(15, 5)), plane('b', 'B', h(10, 2), N)])
    expect(citedAgainst(state, shoot())).toEqual(['aerial-1935-5.1'])
    const moved = play(state, fly(['ahead', 'dive'])).state
    expect(moved.toAct).toEqual(['B'])
    const aimed = play(state, fly(['climb', 'dive'])).state
    expect(against(aimed, fly(['ahead', 'ahead'], 'c'))).toEqual(['another-is-active'])
    expect(play(aimed, { type: 'done', unit: 'a' }).state.active).toBeNull()
  })
  it('needs the target in the frontal arc of 60 degrees [aerial-1935-5.2, aerial-1935-8.1, aerial-1935-R14]', () => {
    const keys = wedgeOf(h(0, 0), 0, 'narrow', 4).map(({ q, r }) => `${q},${r}`)
    expect(new Set(keys)).toEqual(
      new Set([
        '0,-1',
        '0,-2',
        '1,-2',
        '-1,-1',
        '0,-3',
        '1,-3',
        '-1,-2',
        '0,-4',
        '1,-4',
        '2,-4',
        '-1,-3',
        '-2,-2',
      ]),
    )
    expect(wedgeOf(h(0, 0), 2, 'narrow', 4)).toHaveLength(12)
    const beside = hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(12, 4))]))
    expect(citedAgainst(beside, shoot())).toEqual(['aerial-1935-8.1'])
  })
  it('may have a narrow or a wide frontal arc by house rule [aerial-1935-R14]', () => {
    expect(
      [1, 2, 3, 4].map(
        n => wedgeOf(h(0, 0), 0, 'wide', n).length - wedgeOf(h(0, 0), 0, 'wide', n - 1).length,
      ),
    ).toEqual([3, 5, 7, 9])
    const aside = (rules: string[]) =>
      hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(11, 3))], { rules }))
    expect(against(aside([]), shoot())).toEqual([])
    expect(against(aside(['narrow-front']), shoot())).toEqual(['not-in-front'])
    const beside = hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(12, 3))], { rules: ['wide-front'] }))
    expect(against(beside, shoot())).toEqual([])
  })
  it('hits with fixed guns at its own level only [aerial-1935-5.3]', () => {
    expect(citedAgainst(chase(1, {}, { level: 3 }), shoot())).toEqual(['aerial-1935-5.3'])
    expect(citedAgainst(chase(1, {}, { level: 1 }), shoot())).toEqual(['aerial-1935-5.3'])
  })
  it('hits with rear guns behind it, at its level or one higher [aerial-1935-5.4, aerial-1935-8.2, aerial-1935-R15, aerial-1935-R17]', () => {
    const behind = (level: number, type = 'bf-110', rules: string[] = []) =>
      hasFlown(
        battle([plane('a', 'A', HOME, N, { type }), plane('b', 'B', h(10, 7), S, { level })], { rules }),
      )
    expect(against(behind(2), shoot('b', 'rear'))).toEqual([])
    expect(against(behind(3), shoot('b', 'rear'))).toEqual([])
    expect(citedAgainst(behind(4), shoot('b', 'rear'))).toEqual(['aerial-1935-5.4'])
    expect(citedAgainst(behind(1), shoot('b', 'rear'))).toEqual(['aerial-1935-5.4'])
    expect(citedAgainst(behind(2, 'spitfire'), shoot('b', 'rear'))).toEqual(['aerial-1935-8.2'])
    expect(citedAgainst(chase(1, { type: 'bf-110' }), shoot('b', 'rear'))).toEqual(['aerial-1935-8.2'])
    const aside = (rules: string[]) =>
      hasFlown(battle([plane('a', 'A', HOME, N, { type: 'bf-110' }), plane('b', 'B', h(9, 6), S)], { rules }))
    expect(against(aside([]), shoot('b', 'rear'))).toEqual(['not-behind'])
    expect(against(aside(['wide-rear']), shoot('b', 'rear'))).toEqual([])
  })
  it('is not blocked by aircraft between [aerial-1935-5.5]', () => {
    const state = hasFlown(battle([plane('a', 'A'), plane('c', 'A', h(10, 4)), plane('b', 'B', h(10, 3))]))
    expect(against(state, shoot())).toEqual([])
  })
  it('is one die at one target [aerial-1935-5.6, aerial-1935-R16]', () => {
    const state = hasFlown(
      battle([
        plane('a', 'A', HOME, N, { type: 'bf-110' }),
        plane('b', 'B', h(10, 4)),
        plane('c', 'B', h(10, 7), S),
      ]),
    )
    const shot = play(state, shoot(), [1])
    expect(shot.rolls).toHaveLength(1)
    expect(shot.state.active).toBeNull()
    const both = play({ ...state, houseRules: { 'both-guns': true } }, shoot(), [1]).state
    expect(both.active?.fired).toEqual(['front'])
    expect(against(both, shoot())).toEqual(['has-fired'])
    expect(play(both, shoot('c', 'rear'), [1]).state.active).toBeNull()
  })
  it.each([
    ['4, 5 or 6 at 1 hex [aerial-1935-5.7]', 1, 4],
    ['5 or 6 at 2 hexes [aerial-1935-5.8]', 2, 5],
    ['5 or 6 at 3 hexes [aerial-1935-5.9]', 3, 5],
    ['6 at 4 hexes, the longest range [aerial-1935-5.10]', 4, 6],
  ])('hits with %s', (_, distance, score) => {
    expect(need(chase(distance))).toBe(score)
    expect(play(chase(distance), shoot(), [score - 1]).codes).toEqual(['fires-miss'])
    expect(play(chase(distance), shoot(), [score, 1, 6]).codes).toEqual(['fires-none'])
    expect(citedAgainst(chase(5), shoot())).toEqual(['aerial-1935-5.10'])
  })
  it('has -1 after a reversal, in that activation and not firing back [aerial-1935-5.11, aerial-1935-R20]', () => {
    const state = battle([plane('a', 'A', h(10, 8)), plane('b', 'B', h(10, 9), S, { level: 3 })])
    const turned = play(state, fly(['reverse'])).state
    expect(pose(turned)).toBe('10,7 level 3 facing 3')
    expect(need(turned)).toBe(6)
    const back = { ...chase(1), active: null, pending: { unit: 'a', target: 'b' }, toAct: ['A'] as const }
    expect(
      kit
        .offer(back, 'A', 'fire-back:a:front')
        .options()[0]
        ?.reckonings?.[0]?.modifiers.map(each => each.clause),
    ).toEqual(['aerial-1935-5.25'])
  })
  it('has -1 at a target one level higher [aerial-1935-5.12]', () => {
    const state = hasFlown(
      battle([plane('a', 'A', HOME, N, { type: 'bf-110' }), plane('b', 'B', h(10, 6), N, { level: 3 })]),
    )
    expect(need(state, shoot('b', 'rear'))).toBe(5)
  })
  it('has -1 for a Green crew, for both guns [aerial-1935-5.13, aerial-1935-R19]', () => {
    expect(need(chase(1, { quality: 'Green' }))).toBe(5)
    const rear = hasFlown(
      battle([plane('a', 'A', HOME, N, { type: 'bf-110', quality: 'Green' }), plane('b', 'B', h(10, 6))]),
    )
    expect(need(rear, shoot('b', 'rear'))).toBe(5)
  })
  it('has +1 for a Veteran crew [aerial-1935-5.14]', () => {
    expect(need(chase(1, { quality: 'Veteran' }))).toBe(3)
  })
  it('adds all modifiers; what needs more than 6 cannot hit, but may be tried [aerial-1935-R18]', () => {
    const state = chase(4, { quality: 'Green', damaged: true })
    expect(need(state)).toBe(8)
    expect(play(state, shoot(), [6]).codes).toEqual(['fires-miss'])
    expect(kit.offer(state, 'A', 'fire:a:front').options()[0]?.label).toBe('b, cannot hit')
    expect(play(chase(4, { quality: 'Green' }, {}, ['natural-six']), shoot(), [6, 1, 6]).codes).toEqual([
      'fires-none',
    ])
  })
})

describe('what threatens', () => {
  it('is told for a place and a level [aerial-1935-5.3]', () => {
    const state = battle([plane('a', 'A', h(3, 10)), plane('b', 'B', HOME, N)])
    const at = plane('x', 'A', h(10, 4)).at ?? { x: 0, y: 0 }
    expect(ruleset.threats(state, 'a', at, 0).map(each => each.by)).toEqual(['b'])
    expect(ruleset.threats(state, 'a', at, 0, 3)).toEqual([])
  })
})
