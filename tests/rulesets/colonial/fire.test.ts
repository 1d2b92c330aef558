import { describe, expect, it } from 'vitest'
import { aimAt } from '../../../rulesets/colonial/aim'
import { BALLISTICS } from '../../../rulesets/colonial/tables'
import type { ColonialState } from '../../../rulesets/colonial/state'
import type { Standing } from '../../../rulesets/colonial/lookup'
import { area, at, strip } from '../kit'
import {
  act,
  company,
  field,
  fire,
  kit,
  march,
  odds,
  play,
  refusalCodes,
  unit,
  withUnit,
  type Put,
} from './table'

const aim = (state: ColonialState, from = 'a', to = 'b') =>
  aimAt(state, company(state, from) as Standing, company(state, to) as Standing)
const needs = (state: ColonialState, from = 'a', to = 'b') => aim(state, from, to).needs
const europeans = (away: number, more: Partial<Put> = {}) =>
  unit('A', 'a', { men: 6, at: at(20, 10 + away), ...more })
const natives = (more: Partial<Put> = {}) => unit('B', 'b', { men: 8, at: at(20, 10), ...more })
/** Who has moved does not aim. */
const moved = (state: ColonialState, id = 'a'): ColonialState => ({
  ...state,
  active: { unit: id, stage: 'move', rolled: null, gone: {}, tried: false, solo: null },
})

describe('fire', () => {
  it('is a die for each figure, 5 or 6 hits [colonial-2.17, colonial-2.35]', () => {
    const state = moved(field([europeans(10), natives()]))
    expect(needs(state)).toEqual([5, 5, 5, 5, 5, 5])
    const { state: after, log } = play(state, fire('a', 'b'), [6, 5, 4, 3, 2, 1])
    expect(log[0]).toMatchObject({ code: 'fires', facts: { hits: 2, dice: 6 }, outcome: 'down2' })
    expect(after.pending).toMatchObject({ kind: 'losses', unit: 'b', hits: 2 })
  })

  it('needs a 6 over half range, which is exactly within it at the half [colonial-2.18, colonial-R11]', () => {
    const one = { men: 6, places: [0, 1, 2, 3, 4, 5].map(k => at(20 + 0.7 * k, 22)) }
    const row = { places: [0, 1, 2, 3, 4, 5, 6, 7].map(k => at(20 + 0.7 * k, 10)) }
    const at12 = moved(
      field([unit('A', 'a', { at: at(20, 22), ...one }), unit('B', 'b', { at: at(20, 10), ...row })]),
    )
    expect(needs(at12)).toEqual([5, 5, 5, 5, 5, 5])
    const beyond = moved(field([europeans(12.1), natives()]))
    expect(needs(beyond)).toEqual([6, 6, 6, 6, 6, 6])
    expect(refusalCodes(field([europeans(24), natives()]), fire('a', 'b'))).toEqual([])
    expect(refusalCodes(field([europeans(24.1), natives()]), fire('a', 'b'))).toEqual(['out-of-range'])
  })

  it('has the ranges of the table [colonial-2.20, colonial-2.21, colonial-2.22, colonial-2.23, colonial-2.24]', () => {
    const ranges = Object.fromEntries(
      Object.entries(BALLISTICS).map(([weapon, of]) => [weapon, of?.range ?? null]),
    )
    expect(ranges).toEqual({
      'European rifle': 24,
      'Native rifle': 16,
      Carbine: 16,
      Musket: 12,
      Revolver: 9,
      Bow: 9,
      Spear: 6,
      Sword: null,
    })
  })

  it('of revolvers and spears knows no half range [colonial-2.19]', () => {
    const scouts = field([europeans(8.9, { type: 'scouts' }), natives()])
    expect(needs(moved(scouts))).toEqual([5, 5, 5, 5, 5, 5])
    const spears = field([unit('B', 'b', { men: 8, at: at(20, 10) }), europeans(5.9)])
    expect(needs(spears, 'b', 'a').every(need => need === 6)).toBe(true)
    const archers = field([unit('B', 'b', { type: 'archers', men: 8, at: at(20, 10) }), europeans(5)])
    expect(needs(moved(archers, 'b'), 'b', 'a').every(need => need === 6)).toBe(true)
  })

  it('is easier when aimed and for Veterans, harder for Green ones, at cover, with musket or spear [colonial-2.25, colonial-2.27, colonial-2.28, colonial-2.29, colonial-2.30, colonial-R14]', () => {
    expect(needs(field([europeans(10), natives()]))[0]).toBe(4)
    expect(needs(field([europeans(10, { rating: 'Veteran' }), natives()]))[0]).toBe(3)
    expect(needs(field([europeans(10, { rating: 'Green' }), natives()]))[0]).toBe(5)
    const rocks = [area('rough', at(10, 8), 20, 4)]
    expect(needs(field([europeans(10), natives()], { features: rocks }))[0]).toBe(5)
    const muskets = { men: 8, firearms: 4, leaders: [], at: at(20, 10) }
    const shots = field([unit('B', 'b', muskets), europeans(5.9)])
    const found = aim(moved(shots, 'b'), 'b', 'a').shooters
    expect(found.filter(({ weapon }) => weapon === 'Musket').map(({ need }) => need)).toEqual([6, 6, 6, 6])
    // Fanatics have no bonus to fire.
    expect(
      needs(field([unit('B', 'b', { ...muskets, rating: 'Fanatic' }), europeans(5.9)]), 'b', 'a'),
    ).toContain(5)
  })

  it('is never aimed with spears, nor after a move [colonial-2.26]', () => {
    const spears = field([unit('B', 'b', { men: 8, at: at(20, 10) }), europeans(5.9)])
    expect(needs(spears, 'b', 'a').every(need => need === 6)).toBe(true)
    const walked = play(field([europeans(10), natives()]), march('a', at(20, 18))).state
    expect(needs(walked)[0]).toBe(5)
  })

  it('that needs more than 6 throws half the dice, rounding up, at 6 [colonial-2.31, colonial-R15]', () => {
    const rocks = [area('rough', at(10, 8), 20, 4)]
    const far = moved(field([europeans(20, { men: 7 }), natives()], { features: rocks }))
    expect(needs(far)).toEqual([6, 6, 6, 6])
    // However far above 6 it is; by the house rule once for each point.
    const green = moved(field([europeans(20, { men: 7, rating: 'Green' }), natives()], { features: rocks }))
    expect(needs(green)).toEqual([6, 6, 6, 6])
    const again = moved(
      field([europeans(20, { men: 7, rating: 'Green' }), natives()], {
        features: rocks,
        houseRules: ['halve-again'],
      }),
    )
    expect(needs(again)).toEqual([6, 6])
  })

  it('is at one unit, whichever its owner likes; who is out of range does not roll [colonial-R10]', () => {
    const behind = unit('B', 'c', { men: 8, at: at(36, 12) })
    const state = field([europeans(23), natives(), behind])
    expect(refusalCodes(state, fire('a', 'c'))).toEqual([])
    expect(aim(state).shooters).toHaveLength(6)
    const long = unit('A', 'a', {
      men: 6,
      at: at(20, 33),
      places: [20, 21.5, 23, 24.5, 26, 27.5].map((x, k) => at(x, 33.5 + k * 0.2)),
    })
    expect(aim(field([long, natives()])).shooters.length).toBeLessThan(6)
  })

  it('may be split by house rule: who holds his fire picks another unit after the others [colonial-R10]', () => {
    const split = { houseRules: ['split-fire'] }
    const three = [
      europeans(10, { men: 3, places: [at(20, 20), at(21, 20), at(22, 20)] }),
      natives(),
      unit('B', 'c', { men: 8, at: at(30, 12) }),
    ]
    const spare = (figure: string) => ({ type: 'spare', unit: 'a', figure }) as const
    const [first = '', second = ''] = company(field(three), 'a').figures.map(({ id }) => id)
    expect(refusalCodes(field(three), spare(first))).toEqual(['fires-as-one'])
    // Two of three hold their fire; the volley of the third goes on with them, aimed as it was.
    const held = play(play(field(three, split), spare(first)).state, spare(second)).state
    expect(aim(held).shooters.map(({ id }) => id)).not.toContain(first)
    expect(needs(held)).toEqual([4])
    expect(refusalCodes(held, spare(first))).toEqual(['fires-not'])
    const volley = play(held, fire('a', 'b'), [1]).state
    expect(volley.active).toMatchObject({ unit: 'a', stage: 'open' })
    expect(refusalCodes(volley, fire('a', 'b'))).toEqual(['fired-there'])
    expect(refusalCodes(volley, march('a', at(20, 19)))).toEqual(['fires-on'])
    expect(aim(volley, 'a', 'c').shooters.map(({ id }) => id)).toEqual([first, second])
    const after = play(volley, fire('a', 'c'), [1, 1]).state
    expect(after).toMatchObject({ active: null, step: 'card' })
    // Losses are chosen before it goes on; it may also leave it at that.
    const losing = play(held, fire('a', 'b'), [6]).state
    expect(losing.pending).toMatchObject({ kind: 'losses', unit: 'b' })
    const on = play(losing, act('accept', 'b')).state
    expect(on).toMatchObject({ pending: null, toAct: ['A'], active: { split: { at: ['b'] } } })
    expect(play(on, act('done', 'a'), [1]).state.active).toBeNull()
    // Who is out of range of one fires at another, and nobody goes on where he can hit nobody.
    const both = play(field(three.slice(0, 2), split), spare(first)).state
    expect(play(both, fire('a', 'b'), [1, 1]).state).toMatchObject({ active: null, step: 'card' })
  })

  it('is stopped by buildings, deep woods, hills and other men, and by nothing else [colonial-R12]', () => {
    const blocked = (...features: Parameters<typeof area>[]) =>
      refusalCodes(
        field([europeans(10), natives()], { features: features.map(each => area(...each)) }),
        fire('a', 'b'),
      )
    expect(blocked(['building', at(10, 14), 20, 2])).toEqual(['ground-blocks'])
    expect(blocked(['wood', at(10, 14), 20, 2])).toEqual([])
    expect(blocked(['wood', at(10, 14), 20, 2.2])).toEqual(['ground-blocks'])
    expect(blocked(['hill', at(10, 14), 20, 2])).toEqual(['ground-blocks'])
    expect(blocked(['hill', at(10, 8), 20, 8])).toEqual([])
    expect(blocked(['rough', at(10, 14), 20, 2])).toEqual([])
    const wall = field([europeans(10), natives()], {
      features: [strip('wall', [at(10, 15), at(30, 15)], 0.4)],
    })
    expect(refusalCodes(wall, fire('a', 'b'))).toEqual([])
    const tight = (y: number) =>
      unit('A', 'c', {
        men: 12,
        at: at(20, y),
        places: Array.from({ length: 12 }, (_, k) => at(16.5 + 0.61 * k, y)),
      })
    const narrow = { places: [0, 1, 2, 3, 4, 5].map(k => at(18.5 + 0.61 * k, 20)) }
    const row = { places: Array.from({ length: 8 }, (_, k) => at(18 + 0.61 * k, 10)) }
    const two = [
      unit('A', 'a', { at: at(20, 20), ...narrow }),
      unit('B', 'b', { at: at(20, 10), ...row }),
      tight(15),
    ]
    expect(refusalCodes(field(two), fire('a', 'b'))).toEqual(['men-block'])
    expect(refusalCodes(field(two, { features: [area('hill', at(10, 18), 20, 4)] }), fire('a', 'b'))).toEqual(
      [],
    )
    expect(refusalCodes(field(two, { houseRules: ['clear-men'] }), fire('a', 'b'))).toEqual([])
  })

  it('counts cover once, where half of the target is in it or behind a wall [colonial-R13]', () => {
    const half = (width: number) =>
      field([europeans(10), natives()], { features: [area('rough', at(15, 8), width, 4)] })
    // Men at 16.5 to 23.5: four of eight, then three.
    expect(needs(half(4.6))[0]).toBe(5)
    expect(needs(half(3.6))[0]).toBe(4)
    const wall = (y: number) =>
      field([europeans(10), natives()], { features: [strip('wall', [at(10, y), at(30, y)], 0.2)] })
    expect(needs(wall(10.6))[0]).toBe(5)
    expect(needs(wall(11.4))[0]).toBe(4)
    // On the near side of it there is no cover.
    expect(needs(wall(9.4))[0]).toBe(4)
    expect(needs(field([europeans(10), natives()], { features: [area('marsh', at(10, 8), 20, 4)] }))[0]).toBe(
      5,
    )
  })

  it('is not for who touches an enemy, though he may be fired at [colonial-R53]', () => {
    const one = unit('A', 'a', { men: 6, at: at(20, 20) })
    const held = unit('B', 'b', { men: 8, at: at(20, 19.4) })
    const state = field([one, held])
    expect(refusalCodes(state, fire('a', 'b'))).toEqual(['no-arms'])
    expect(refusalCodes(state, { type: 'charge', unit: 'a', target: 'b' })).toEqual([])
    expect(refusalCodes(state, march('a', at(20, 24)))).toEqual([])
    const helper = field([unit('A', 'c', { men: 6, at: at(30, 20) }), one, held])
    expect(refusalCodes(helper, fire('c', 'b'))).toEqual([])
  })
})

describe('riders', () => {
  it('of the Europeans dismount to fire, but for revolvers [colonial-5.1, colonial-5.3, colonial-R38]', () => {
    const hussars = field([europeans(8, { type: 'hussars' }), natives()])
    expect(refusalCodes(hussars, fire('a', 'b'))).toEqual(['dismounts-first'])
    expect(refusalCodes(withUnit(hussars, 'a', { mounted: false }), fire('a', 'b'))).toEqual([])
    const scouts = field([europeans(8, { type: 'scouts' }), natives()])
    // Aimed, for they have not moved.
    expect(needs(scouts)[0]).toBe(4)
  })

  it('of the Natives fire firearms from the saddle with −1, bows and spears as ever [colonial-5.4, colonial-5.5, colonial-5.6, colonial-R38]', () => {
    const boers = unit('B', 'b', { type: 'boers', men: 8, at: at(20, 10) })
    expect(needs(field([boers, europeans(7)]), 'b', 'a')[0]).toBe(5)
    const afoot = withUnit(field([boers, europeans(7)]), 'b', { mounted: false })
    expect(needs(afoot, 'b', 'a')[0]).toBe(4)
    const spears = unit('B', 'b', { type: 'dervish-horse', men: 8, at: at(20, 10) })
    expect(needs(field([spears, europeans(5)]), 'b', 'a')[0]).toBe(6)
  })

  it('on camels fire as cavalry does [colonial-6.3, colonial-6.6]', () => {
    expect(refusalCodes(field([europeans(8, { type: 'camel-corps' }), natives()]), fire('a', 'b'))).toEqual([
      'dismounts-first',
    ])
    const camelry = unit('B', 'b', { type: 'dervish-camels', men: 8, firearms: 4, at: at(20, 10) })
    const found = aim(field([camelry, europeans(7)]), 'b', 'a').shooters
    expect(found.map(({ need }) => need)).toEqual([5, 5, 5, 5])
  })

  it('who are Boers have Native rifles, unless it is agreed otherwise [colonial-R37]', () => {
    const boers = unit('B', 'b', { type: 'boers', men: 8, at: at(20, 10) })
    expect(refusalCodes(field([boers, europeans(17)]), fire('b', 'a'))).toEqual(['out-of-range'])
    expect(
      refusalCodes(field([boers, europeans(17)], { houseRules: ['long-boers'] }), fire('b', 'a')),
    ).toEqual([])
  })
})

describe('weapons', () => {
  it('are those of the scenario, and a figure fires with the one that hits most easily [colonial-R55]', () => {
    const led = field([europeans(8, { leaders: ['Officer', 'NCO'] }), natives()])
    const arms = company(led, 'a').figures.map(({ weapons }) => weapons)
    expect(arms[0]).toEqual(['Revolver', 'Sword'])
    expect(arms[1]).toEqual(['European rifle'])
    const chief = field([unit('B', 'b', { men: 8, leaders: ['Chief'], at: at(20, 10) }), europeans(8)])
    expect(company(chief, 'b').figures[0]).toMatchObject({ weapons: ['Sword'], shield: true })
    expect(company(field([europeans(8, { type: 'hussars' }), natives()]), 'a').figures[0]).toMatchObject({
      weapons: ['Carbine', 'Sword'],
      lance: false,
    })
    // A spear may be thrown any number of times.
    const spears = field([unit('B', 'b', { men: 8, at: at(20, 10) }), europeans(5.9)])
    const thrown = play(
      spears,
      fire('b', 'a'),
      needs(spears, 'b', 'a').map(() => 1),
    ).state
    expect(needs({ ...thrown, step: 'act' }, 'b', 'a')).toHaveLength(needs(spears, 'b', 'a').length)
  })
})

it('the odds of a volley are a distribution of men down, each way once', () => {
  const state = moved(field([europeans(10), natives()]))
  const found = odds(state, fire('a', 'b'), 'b')
  expect(found.branches).toHaveLength(7)
  expect(found.outcomes.find(({ outcome }) => outcome === 'none')?.chance).toBeCloseTo((2 / 3) ** 6)
  expect(found.outcomes.find(({ outcome }) => outcome === 'down6')?.chance).toBeCloseTo((1 / 3) ** 6)
  expect(kit.hasOffer(state, 'A', 'fire:a')).toBe(true)
  expect(act('done', 'a').type).toBe('done')
})
