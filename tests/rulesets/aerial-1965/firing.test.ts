import { describe, expect, it } from 'vitest'
import { wedgeOf } from '../../../src/geometry/hexes'
import {
  HOME,
  type Jet,
  N,
  S,
  against,
  battle,
  citedAgainst,
  fly,
  h,
  hasFlown,
  kit,
  launch,
  plane,
  play,
  pose,
  ruleset,
  shoot,
} from './table'

/** A at home facing north, B so many hexes straight ahead and facing away. */
const chase = (distance: number, own: Jet = {}, other: Jet = {}, rules: string[] = []) =>
  hasFlown(battle([plane('a', 'A', HOME, N, own), plane('b', 'B', h(10, 5 - distance), N, other)], { rules }))
const need = (state: ReturnType<typeof chase>) =>
  kit
    .offer(state, 'A', 'fire:a:front')
    .options()
    .find(each => each.token === 'b')?.reckonings?.[0]?.total

describe('movement', () => {
  it('does each action as a whole: no turn on the spot, no climbing turn [aerial-1965-R5]', () => {
    const state = battle([plane('a', 'A'), plane('b', 'B', h(20, 5))])
    expect(citedAgainst(state, fly(['sharp-left', 'ahead']))).toEqual(['aerial-1965-R5'])
    expect(pose(play(state, fly(['turn-left', 'climb', 'ahead'])).state)).toBe('8,4 level 3 facing 5')
    expect(ruleset.actionSchema.safeParse(fly(['sharp-left'])).success).toBe(false)
  })
})

describe('firing', () => {
  it('is done after moving and before another aircraft is activated [aerial-1965-5.1]', () => {
    const state = battle([plane('a', 'A'), plane('c', 'A', h(15, 5)), plane('b', 'B', h(10, 2), N)])
    expect(citedAgainst(state, shoot())).toEqual(['aerial-1965-5.1'])
    expect(citedAgainst(state, launch('RH'))).toEqual(['aerial-1965-5.1'])
    const aimed = play(state, fly(['climb', 'dive'])).state
    expect(against(aimed, fly(['ahead', 'ahead'], 'c'))).toEqual(['another-is-active'])
    expect(play(aimed, { type: 'done', unit: 'a' }).state.active).toBeNull()
  })
  it('is cannon or missiles in one activation, never both [aerial-1965-5.2]', () => {
    const two = (distance: number) =>
      hasFlown(
        battle([
          plane('a', 'A', HOME, N),
          plane('b', 'B', h(10, 4), N),
          plane('c', 'B', h(10, 5 - distance), N),
        ]),
      )
    expect(play(two(8), shoot(), [1]).state.active).toBeNull()
    expect(play(two(8), launch('RH', 1, 'c'), [1, 6]).state.active).toBeNull()
    const fired = { ...two(8), active: { ...two(8).active, fired: ['front'] } } as ReturnType<typeof two>
    expect(citedAgainst(fired, launch('RH', 1, 'c'))).toEqual(['aerial-1965-5.2'])
    expect(citedAgainst(fired, shoot())).toEqual(['aerial-1965-5.2'])
  })
  it('is at one target with one kind of weapon, and at 3 hexes with none [aerial-1965-R28]', () => {
    const near = chase(3, { type: 'phantom', HS: 4, RH: 4 })
    expect(against(near, shoot())).toEqual(['out-of-range'])
    expect(against(near, launch('HS'))).toEqual(['too-near'])
    expect(against(near, launch('RH'))).toEqual(['too-near'])
    expect(play(chase(8), launch('RH', 2), [1, 6]).rolls).toHaveLength(1)
    expect(citedAgainst(chase(8), launch('RH', 1, 'nobody'))).toEqual(['aerial-1965-R28'])
  })
  it('is not blocked by aircraft between [aerial-1965-5.5]', () => {
    const state = hasFlown(
      battle([
        plane('a', 'A'),
        plane('c', 'A', h(10, 4)),
        plane('d', 'B', h(10, 2)),
        plane('b', 'B', h(10, -3)),
      ]),
    )
    expect(against(state, launch('RH'))).toEqual([])
    const near = hasFlown(battle([plane('a', 'A'), plane('c', 'A', h(10, 4)), plane('b', 'B', h(10, 3))]))
    expect(against(near, shoot())).toEqual([])
  })
})

describe('cannon', () => {
  it('reach 2 hexes [aerial-1965-5.6]', () => {
    expect(against(chase(2), shoot())).toEqual([])
    expect(citedAgainst(chase(3), shoot())).toEqual(['aerial-1965-5.6'])
  })
  it('bear on a wedge of 60 degrees, 1 hex and 3 hexes wide [aerial-1965-5a.1, aerial-1965-R13]', () => {
    const keys = wedgeOf(h(0, 0), 0, 'narrow', 2).map(({ q, r }) => `${q},${r}`)
    expect(new Set(keys)).toEqual(new Set(['0,-1', '0,-2', '1,-2', '-1,-1']))
    const aside = hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(11, 4))]))
    expect(citedAgainst(aside, shoot())).toEqual(['aerial-1965-5a.1'])
  })
  it('may have a narrow or a wide arc by house rule [aerial-1965-R13]', () => {
    const at = (hex: ReturnType<typeof h>, rules: string[]) =>
      against(hasFlown(battle([plane('a', 'A'), plane('b', 'B', hex)], { rules })), shoot())
    expect(at(h(11, 3), [])).toEqual([])
    expect(at(h(11, 3), ['narrow-front'])).toEqual(['not-in-front'])
    expect(at(h(12, 3), [])).toEqual(['not-in-front'])
    expect(at(h(12, 3), ['wide-front'])).toEqual([])
  })
  it('hit at their own level only [aerial-1965-5a.2]', () => {
    expect(citedAgainst(chase(1, {}, { level: 3 }), shoot())).toEqual(['aerial-1965-5a.2'])
    expect(citedAgainst(chase(1, {}, { level: 1 }), shoot())).toEqual(['aerial-1965-5a.2'])
  })
  it.each([
    ['4, 5 or 6 at 1 hex [aerial-1965-5a.3]', 1, 4],
    ['5 or 6 at 2 hexes [aerial-1965-5a.4]', 2, 5],
  ])('hit with %s', (_, distance, score) => {
    expect(need(chase(distance))).toBe(score)
    expect(play(chase(distance), shoot(), [score - 1]).codes).toEqual(['fires-miss'])
    expect(play(chase(distance), shoot(), [score, 1, 6]).codes).toEqual(['fires-none'])
  })
  it('have -1 after a reversal, in that activation and not firing back [aerial-1965-5a.5, aerial-1965-R15]', () => {
    const state = battle([plane('a', 'A', h(10, 8)), plane('b', 'B', h(10, 9), S, { level: 3 })])
    const turned = play(state, fly(['reverse'])).state
    expect(pose(turned)).toBe('10,7 level 3 facing 3')
    expect(need(turned)).toBe(6)
    const back = { ...chase(1), active: null, pending: { unit: 'a', target: 'b' }, toAct: ['A'] as const }
    const [option] = kit.offer(back, 'A', 'fire-back:a:front').options()
    expect(option?.reckonings?.[0]?.modifiers.map(each => each.clause)).toEqual(['aerial-1965-5a.18'])
    const far = battle([plane('a', 'A', h(10, 8)), plane('b', 'B', h(10, 15), S, { level: 3 })])
    const aimed = play(far, fly(['reverse'])).state
    const [missile] = kit.offer(aimed, 'A', 'launch:a:RH:1').options()
    expect(missile?.reckonings?.map(each => each.modifiers.map(line => line.clause))).toEqual([
      [],
      ['aerial-1965-5c.10'],
    ])
  })
  it('have -1 for a Green pilot [aerial-1965-5a.6]', () => {
    expect(need(chase(1, { quality: 'Green' }))).toBe(5)
  })
  it('have +1 for a Veteran pilot [aerial-1965-5a.7]', () => {
    expect(need(chase(1, { quality: 'Veteran' }))).toBe(3)
  })
  it('add all modifiers; what needs more than 6 cannot hit, but may be tried [aerial-1965-R14]', () => {
    const state = chase(2, { quality: 'Green', damaged: true })
    expect(need(state)).toBe(7)
    expect(play(state, shoot(), [6]).codes).toEqual(['fires-miss'])
    expect(kit.offer(state, 'A', 'fire:a:front').options()[0]?.label).toBe('b, cannot hit')
    const six = chase(2, { quality: 'Green', damaged: true }, {}, ['natural-six'])
    expect(play(six, shoot(), [6, 1, 6]).codes).toEqual(['fires-none'])
  })
  it('are answered with cannon only, and missiles are not answered [aerial-1965-R17]', () => {
    const facing = hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(10, -3), S)]))
    expect(play(facing, launch('RH'), [1, 6]).state.pending).toBeNull()
  })
})
