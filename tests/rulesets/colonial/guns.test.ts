import { describe, expect, it } from 'vitest'
import { aimAt } from '../../../rulesets/colonial/aim'
import type { Standing } from '../../../rulesets/colonial/lookup'
import type { ColonialState, Gun } from '../../../rulesets/colonial/state'
import { area, at, strip } from '../kit'
import {
  act,
  charge,
  company,
  field,
  fire,
  force,
  kit,
  march,
  odds,
  play,
  refusalClauses,
  refusalCodes,
  spots,
  unit,
  withUnit,
  type Put,
} from './table'

const crew = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, k) =>
    at(x + (k % 2 === 0 ? -0.7 : 0.7), y + 0.7 + Math.floor(k / 2) * 0.7),
  )
const gatling = (y = 30, more: Partial<Put> = {}) =>
  unit('A', 'a', { type: 'gatling', men: 2, at: at(20, y), places: crew(2, 20, y), ...more })
const cannon = (type: 'seven-pounder' | 'nine-pounder' = 'seven-pounder', y = 30) =>
  unit('A', 'a', { type, men: 4, at: at(20, y), places: crew(4, 20, y) })
const zulus = (y = 20, more: Partial<Put> = {}) => unit('B', 'b', { men: 8, at: at(20, y), ...more })
const gunOf = (state: ColonialState): Gun | null => company(state, 'a').gun
const withGun = (state: ColonialState, more: Partial<Gun>): ColonialState => {
  const gun = gunOf(state)
  return gun ? withUnit(state, 'a', { gun: { ...gun, ...more } }) : state
}
const withCrew = (state: ColonialState, count: number): ColonialState =>
  withUnit(state, 'a', { figures: company(state, 'a').figures.slice(0, count), standsFast: true })
const needs = (state: ColonialState) =>
  aimAt(state, company(state, 'a') as Standing, company(state, 'b') as Standing).needs
const twelve = (...faces: readonly number[]) => [
  ...faces,
  ...Array.from({ length: 12 - faces.length }, () => 2),
]
const shell = (inches: number | null, figure = '4') =>
  ({ type: 'shell', unit: 'a', target: 'b', figure, inches }) as const

describe('a machine gun', () => {
  it('is served by two, moves 6 inches packed, and packs or fires [colonial-3.1, colonial-3.2, colonial-3.3, colonial-R29]', () => {
    const state = field([gatling(), zulus()])
    expect(refusalCodes(state, march('a', at(20, 26)))).toEqual(['is-ready'])
    const packed = play(state, act('pack', 'a')).state
    expect(packed).toMatchObject({ step: 'card' })
    expect(gunOf(packed)?.ready).toBe(false)
    const again = withGun(state, { ready: false })
    expect(refusalCodes(again, march('a', at(20, 24)))).toEqual([])
    expect(refusalClauses(again, march('a', at(20, 23.9)))).toEqual(['colonial-3.2'])
    expect(refusalCodes(again, fire('a', 'b'))).toEqual(['is-packed'])
    const moved = play(again, march('a', at(20, 26))).state
    expect(company(moved, 'a').at).toEqual(at(20, 26))
    expect(refusalCodes(moved, act('push', 'a'))).toEqual(['gun-no-extra'])
    expect(refusalCodes(state, charge('a', 'b'))).toEqual(['crews-never'])
    expect(refusalCodes(withCrew(state, 1), fire('a', 'b'))).toEqual(['too-few-crew'])
    expect(refusalCodes(withCrew(state, 1), act('pack', 'a'))).toEqual(['too-few-crew'])
    const helped = field(
      [
        gatling(),
        zulus(),
        unit('A', 'c', {
          men: 6,
          at: at(20, 31.8),
          places: [0, 1, 2, 3, 4, 5].map(k => at(18.5 + 0.7 * k, 31.9)),
        }),
      ],
      { houseRules: ['helpers'] },
    )
    expect(refusalCodes(withCrew(helped, 1), fire('a', 'b'))).toEqual([])
  })

  it('fires 12 dice as a rifle, or 6 where more than 6 is needed [colonial-3.4, colonial-R30]', () => {
    expect(needs(field([gatling(), zulus(20)]))).toEqual(twelve().map(() => 5))
    expect(needs(field([gatling(), zulus(16)]))).toEqual(twelve().map(() => 6))
    const rocks = field([gatling(), zulus(16)], { features: [area('rough', at(10, 14), 20, 4)] })
    expect(needs(rocks)).toEqual([6, 6, 6, 6, 6, 6])
    expect(needs(field([gatling(30, { rating: 'Veteran' }), zulus(20)]))[0]).toBe(4)
    expect(refusalCodes(field([gatling(), zulus(5.9)]), fire('a', 'b'))).toEqual(['out-of-range'])
  })

  it('jams when two dice that are thrown show 1; its hits count [colonial-3.5, colonial-R30]', () => {
    const state = field([gatling(), zulus()])
    const fired = play(state, fire('a', 'b'), twelve(1, 1, 5, 6))
    expect(fired.codes.slice(0, 2)).toEqual(['fires', 'jams'])
    expect(fired.log[0]).toMatchObject({ facts: { hits: 2 } })
    expect(gunOf(fired.state)?.jammed).toBe(true)
    expect(play(state, fire('a', 'b'), twelve(1, 5)).codes).not.toContain('jams')
    const found = odds(state, fire('a', 'b'))
    expect(found.branches.length).toBeLessThan(120)
  })

  it('is cleared by 5 or more at the beginning of an activation, and fires at once [colonial-3.6, colonial-R31]', () => {
    const jammed = withGun(field([gatling(), zulus()]), { jammed: true })
    expect(refusalCodes(jammed, fire('a', 'b'))).toEqual(['clears-first'])
    const clear = play(jammed, act('unjam', 'a'), [5]).state
    expect(refusalCodes(clear, fire('a', 'b'))).toEqual([])
    const still = play(jammed, act('unjam', 'a'), [4]).state
    expect(refusalCodes(still, fire('a', 'b'))).toEqual(['is-jammed'])
    expect(refusalCodes(still, act('pack', 'a'))).toEqual([])
    expect(gunOf(play(still, act('pack', 'a')).state)).toMatchObject({ jammed: true, ready: false })
    const slow = withGun(field([gatling(), zulus()], { houseRules: ['slow-unjam'] }), { jammed: true })
    expect(play(slow, act('unjam', 'a'), [6]).state.step).toBe('card')
  })
})

describe('artillery', () => {
  it('has a crew of four, moves 6 inches limbered, and limbers in an activation [colonial-4.1, colonial-4.2, colonial-4.3, colonial-R32]', () => {
    const state = field([cannon(), zulus()])
    expect(company(state, 'a').figures).toHaveLength(4)
    expect(play(state, act('pack', 'a')).codes).toEqual(['limbers'])
    const limbered = withGun(state, { ready: false })
    expect(refusalCodes(limbered, march('a', at(20, 24)))).toEqual([])
    expect(refusalClauses(limbered, march('a', at(20, 23.9)))).toEqual(['colonial-4.2'])
    expect(play(limbered, act('pack', 'a')).codes).toEqual(['unlimbers'])
    expect(gunOf(play(limbered, march('a', at(20, 26))).state)?.loaded).toBe(true)
    const rough = field([cannon(), zulus()], { features: [area('rough', at(0, 26), 48, 2)] })
    expect(play(withGun(rough, { ready: false }), act('rough', 'a'), [4]).state.active?.rolled).toBe(4)
  })

  it('fires canister to 12 inches: 12 dice of a medium gun, 8 of a light one, 5 or 6 [colonial-4.5, colonial-4.14, colonial-4.15, colonial-R35]', () => {
    expect(needs(field([cannon('nine-pounder'), zulus(18.5)]))).toEqual(twelve().map(() => 5))
    expect(needs(field([cannon(), zulus(18.5)]))).toEqual([5, 5, 5, 5, 5, 5, 5, 5])
    expect(refusalCodes(field([cannon(), zulus(17.9)]), fire('a', 'b'))).toEqual(['out-of-range'])
    expect(needs(field([cannon(), zulus(18.5)], { houseRules: ['canister-halves'] }))[0]).toBe(6)
    expect(needs(field([cannon(), zulus(18.5)], { features: [area('rough', at(10, 17), 20, 3)] }))[0]).toBe(6)
  })

  it('is reloaded in an activation, and one more for each man missing [colonial-4.6, colonial-4.7, colonial-R32]', () => {
    const fired = play(field([cannon(), zulus(19)]), fire('a', 'b'), [1, 1, 1, 1, 1, 1, 1, 1]).state
    expect(gunOf(fired)?.loaded).toBe(false)
    const empty = withGun(field([cannon(), zulus(19)]), { loaded: false })
    expect(refusalCodes(empty, fire('a', 'b'))).toEqual(['not-loaded'])
    expect(gunOf(play(empty, act('reload', 'a')).state)?.loaded).toBe(true)
    const two = withCrew(empty, 2)
    const once = play(two, act('reload', 'a')).state
    expect(gunOf(once)).toMatchObject({ loaded: false, reloading: 1 })
    const on = (state: ColonialState): ColonialState => ({
      ...state,
      step: 'act',
      left: 1,
      used: [],
      active: null,
    })
    const twice = play(on(once), act('reload', 'a')).state
    expect(gunOf(play(on(twice), act('reload', 'a')).state)?.loaded).toBe(true)
    // To move in between loses what was done.
    expect(gunOf(play(on(once), act('pack', 'a')).state)?.reloading).toBe(0)
  })

  it('needs two men at least [colonial-4.8]', () => {
    const state = withCrew(field([cannon(), zulus(19)]), 1)
    expect(refusalClauses(state, fire('a', 'b'))).toEqual(['colonial-4.8'])
    expect(refusalCodes(state, act('reload', 'a'))).toEqual(['too-few-crew'])
    expect(refusalCodes(state, act('pack', 'a'))).toEqual(['too-few-crew'])
  })
})

describe('a shell', () => {
  it('bursts exactly where the player says, at any range, and no ruler helps him [colonial-4.4, colonial-4.9, colonial-R33]', () => {
    const state = field([
      cannon('seven-pounder', 34),
      zulus(4, {
        places: [at(20, 4), at(20.7, 4), at(21.4, 4), at(30, 4), at(31, 4), at(32, 4), at(33, 4), at(34, 4)],
      }),
    ])
    const offer = kit.offer(state, 'A', 'shell:a')
    expect(offer).toMatchObject({ input: 'number', blind: true, number: { label: 'inches' } })
    const option = offer.named?.(at(20.1, 4.2), 30)
    expect(option?.action).toEqual(shell(30, '1'))
    // Three men within 2 inches of the place 30 inches up the table.
    const hit = play(state, shell(30, '1'), [1, 4, 5])
    expect(hit.rolls[0]).toMatchObject({ kind: 'each', need: [5, 5, 5] })
    expect(company(hit.state, 'b').figures).toHaveLength(6)
    expect(play(state, shell(20, '1')).codes).toEqual(['shell-nothing'])
    expect(play(state, shell(40, '1')).codes).toEqual(['shell-lost'])
    expect(gunOf(hit.state)?.loaded).toBe(false)
    expect(refusalCodes(state, shell(201, '1'))).toEqual(['no-distance'])
  })

  it('of a light gun reaches 2 inches, of a medium one 3, the boundary too [colonial-4.10, colonial-4.11, colonial-R34]', () => {
    const places = [
      at(20, 10),
      at(22, 10),
      at(23, 10),
      at(23.1, 10),
      at(26, 10),
      at(27, 10),
      at(28, 10),
      at(29, 10),
    ]
    const count = (type: 'seven-pounder' | 'nine-pounder') => {
      const state = field([cannon(type), zulus(10, { places })])
      return play(state, shell(20, '1'), type === 'seven-pounder' ? [6, 6] : [6, 6, 6]).rolls[0]?.faces.length
    }
    expect(count('seven-pounder')).toBe(2)
    expect(count('nine-pounder')).toBe(3)
  })

  it('is saved from by 4 or more in cover, 5 in the open, whatever the quality; friends too [colonial-4.12, colonial-4.13, colonial-R34]', () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map(k => at(20 + k, 10))
    const features = [area('rough', at(20.5, 9), 1, 2)]
    const own = unit('A', 'c', {
      men: 6,
      at: at(20, 11),
      places: [at(19, 11), ...[0, 1, 2, 3, 4].map(k => at(30 + k, 30))],
    })
    const state = field([cannon(), zulus(10, { places, rating: 'Green' }), own], { features })
    const { rolls, state: after, codes } = play(state, shell(20, '1'), [4, 4, 5, 1])
    expect(rolls[0]?.need).toEqual([5, 4, 5, 5])
    expect(company(after, 'b').figures).toHaveLength(7)
    expect(codes[0]).toBe('shell-own')
    const wall = field([cannon(), zulus(10, { places })], {
      features: [strip('wall', [at(10, 10.7), at(30, 10.7)], 0.2)],
    })
    expect(play(wall, shell(20, '1'), [6, 6, 6]).rolls[0]?.need).toEqual([4, 4, 4])
  })

  it('of the computer is off by the difference of two dice in twentieths [colonial-R33]', () => {
    const state = field([cannon(), zulus(10)])
    const away = Math.hypot(20 - (spots(state, 'b')[3]?.x ?? 0), 20)
    const far = (first: number, second: number) => Math.floor(away * (1 + (first - second) * 0.05) + 0.5)
    const shot = force(state, shell(null), [6, 1])
    expect(shot.log[0]).toMatchObject({ facts: { far: far(6, 1) } })
    expect(shot.rolls[0]).toMatchObject({ kind: 'contest', faces: [6, 1] })
    expect(
      refusalCodes(field([cannon(), zulus(10)], { features: [area('hill', at(0, 14), 48, 4)] }), shell(20)),
    ).toEqual(['not-seen'])
  })
})

it('a gun is a marker: crew serve it within 2 inches, come back on foot, and leave it when they die [colonial-R54]', () => {
  const away = [at(19.5, 31), at(20.5, 31), at(24, 30), at(25, 30)]
  const state = field([
    unit('A', 'a', { type: 'seven-pounder', men: 4, at: at(20, 30), places: away }),
    zulus(19),
  ])
  expect(refusalCodes(withGun(state, { ready: false }), march('a', at(20, 28)))).toContain('crew-away')
  const back = { type: 'march', unit: 'a', path: [], form: 'crew', facing: 0 } as const
  const come = play(state, back).state
  expect(spots(come, 'a').every(p => Math.hypot(p.x - 20, p.y - 30) <= 2.01)).toBe(true)
  expect(company(come, 'a').at).toEqual(at(20, 30))
  const dead = withUnit(state, 'a', { figures: [] })
  expect(company(dead, 'a').gun).not.toBeNull()
  expect(refusalCodes(dead, fire('a', 'b'))).toEqual(['no-unit'])
})
