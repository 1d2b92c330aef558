import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/colonial'
import { NO_FOCUS } from '../../../src/engine/scene'
import { sumsOf } from '../../../rulesets/colonial/fights'
import type { ColonialState } from '../../../rulesets/colonial/state'
import { area, at, strip } from '../kit'
import {
  act,
  charge,
  company,
  field,
  fire,
  march,
  play,
  refusalClauses,
  refusalCodes,
  spots,
  unit,
  withUnit,
  type Put,
} from './table'

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y)
/** Men in a row, so far from each other. */
const row = (count: number, y: number, step = 1, x = 20) =>
  Array.from({ length: count }, (_, k) => at(x + (k - (count - 1) / 2) * step, y))
const zulus = (y: number, more: Partial<Put> = {}) => unit('B', 'b', { men: 8, at: at(20, y), ...more })
const british = (y: number, more: Partial<Put> = {}) => unit('A', 'a', { men: 8, at: at(20, y), ...more })
/** Charged already, and nobody matches up. */
const joined = (state: ColonialState, by: string, at_: string): ColonialState => {
  const { state: after } = play(state, charge(by, at_))
  if (after.pending?.kind !== 'match') return after
  return play(after, { type: 'match', unit: at_, figures: [] }).state
}
const totals = (state: ColonialState, figure = '1', target = 'a', enemy = '1') => {
  const sums = sumsOf(state, { figure, target, enemy })
  return sums?.map(each => each.total)
}

describe('a charge', () => {
  it('ends in contact, within 9 inches for infantry [colonial-2.38, colonial-2.39, colonial-R19]', () => {
    const near = field([zulus(12), british(21.6)])
    const { state } = play(near, charge('b', 'a'))
    expect(state.pending?.kind).toBe('fights')
    const men = spots(state, 'a')
    expect(spots(state, 'b').filter(p => men.some(q => apart(p, q) <= 0.61))).toHaveLength(8)
    expect(refusalCodes(field([zulus(12), british(21.7)]), charge('b', 'a'))).toEqual(['charge-too-far'])
    const rough = { features: [area('rough', at(0, 14), 48, 2)] }
    expect(refusalCodes(field([zulus(12), british(18.6)], rough), charge('b', 'a'))).toEqual([])
    expect(refusalCodes(field([zulus(12), british(18.7)], rough), charge('b', 'a'))).toEqual(['no-way-to'])
  })

  it('of cavalry is 18 inches, 12 in bad ground; of camels 12 on all ground [colonial-2.40, colonial-6.2]', () => {
    const horse = (y: number) => unit('B', 'b', { type: 'dervish-horse', men: 8, at: at(20, y) })
    expect(refusalCodes(field([horse(4), british(22.6)]), charge('b', 'a'))).toEqual([])
    expect(refusalClauses(field([horse(4), british(22.7)]), charge('b', 'a'))).toEqual(['colonial-2.40'])
    const rough = { features: [area('marsh', at(0, 6), 48, 2)] }
    expect(refusalCodes(field([horse(4), british(16.6)], rough), charge('b', 'a'))).toEqual([])
    expect(refusalCodes(field([horse(4), british(16.7)], rough), charge('b', 'a'))).toEqual(['no-way-to'])
    const camels = (y: number) => unit('B', 'b', { type: 'dervish-camels', men: 8, at: at(20, y) })
    expect(refusalCodes(field([camels(4), british(16.6)], rough), charge('b', 'a'))).toEqual([])
    expect(refusalClauses(field([camels(4), british(16.7)], rough), charge('b', 'a'))).toEqual([
      'colonial-6.2',
    ])
  })

  it('takes every figure to an enemy of its own where it can, the others double up or move up [colonial-R19]', () => {
    const few = unit('A', 'a', { men: 6, at: at(20, 20), places: row(6, 20, 0.7) })
    const { state } = play(field([zulus(14), few]), charge('b', 'a'))
    const men = spots(state, 'a')
    const met = men.filter(man => spots(state, 'b').some(p => apart(p, man) <= 0.61))
    expect(met).toHaveLength(6)
    expect(state.melee?.from).toHaveLength(8)
    const [a, b] = ['a', 'b'].map(id => state.units.find(each => each.id === id)?.at ?? at(0, 0))
    const between = { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 }
    const { marks } = ruleset.scene(state, NO_FOCUS)
    expect(marks.filter(({ kind }) => kind === 'melee')).toEqual([{ kind: 'melee', at: between }])
    for (const [k, p] of spots(state, 'b').entries())
      for (const q of spots(state, 'b').slice(k + 1)) expect(apart(p, q)).toBeGreaterThan(0.59)
  })

  it('is a must for Fanatics who can, firearms or not, after a test of morale [colonial-2.41, colonial-R20]', () => {
    const fanatics = field([zulus(12, { rating: 'Fanatic', firearms: 4 }), british(20)])
    expect(refusalCodes(fanatics, march('b', at(20, 14)))).toEqual(['must-charge'])
    expect(refusalCodes(fanatics, fire('b', 'a'))).toContain('must-charge')
    expect(refusalCodes(fanatics, act('stand', 'b'))).toEqual(['must-charge'])
    expect(refusalCodes(fanatics, charge('b', 'a'))).toEqual([])
    expect(
      refusalCodes(field([zulus(6, { rating: 'Fanatic' }), british(20)]), march('b', at(20, 8))),
    ).toEqual([])
    const { figures } = company(fanatics, 'b')
    const worn = withUnit(fanatics, 'b', { figures: figures.slice(0, 4) })
    expect(refusalCodes(worn, charge('b', 'a'))).toEqual(['tests-first'])
    expect(play(worn, act('test', 'b'), [1]).codes).toContain('routs')
  })

  it('of riders does not go into buildings, woods or works [colonial-2.53, colonial-R28]', () => {
    const horse = unit('B', 'b', { type: 'dervish-horse', men: 8, at: at(20, 8) })
    for (const kind of ['building', 'wood', 'earthwork'] as const) {
      const inside = field([horse, british(20)], { features: [area(kind, at(10, 19), 20, 3)] })
      expect(refusalCodes(inside, charge('b', 'a'))).toEqual(['riders-barred'])
      expect(
        refusalCodes(
          withUnit(
            field([unit('B', 'b', { type: 'dervish-horse', men: 8, at: at(20, 14.5) }), british(20)], {
              features: [area(kind, at(10, 19), 20, 3)],
            }),
            'b',
            { mounted: false },
          ),
          charge('b', 'a'),
        ),
      ).toEqual([])
    }
    const behind = field([horse, british(20)], { features: [strip('earthwork', [at(0, 15), at(48, 15)], 1)] })
    expect(refusalCodes(behind, charge('b', 'a'))).toEqual(['no-way-to'])
  })
})

describe('matching up', () => {
  it('brings the charged into contact, up to half of a normal Move [colonial-2.42, colonial-R21]', () => {
    const wide = unit('A', 'a', { men: 8, at: at(20, 20), places: row(8, 20, 1.4) })
    const few = unit('B', 'b', { men: 8, at: at(14, 13), places: row(8, 13, 0.7, 14.5) })
    const { state } = play(field([few, wide]), charge('b', 'a'))
    expect(state).toMatchObject({ pending: { kind: 'match' }, toAct: ['A'] })
    const free = spots(state, 'a')
      .map((p, k) => ({ p, id: String(k + 1) }))
      .filter(({ p }) => !spots(state, 'b').some(q => apart(p, q) <= 0.61))
    expect(free.length).toBeGreaterThan(0)
    const far = { type: 'match', unit: 'a', figures: ['9'] } as const
    expect(refusalCodes(state, far)).toEqual(['cannot-match'])
    const nearest = free[0]?.id ?? ''
    const met = play(state, { type: 'match', unit: 'a', figures: [nearest] }).state
    const at1 = spots(met, 'a')[Number(nearest) - 1] ?? at(0, 0)
    const was = spots(state, 'a')[Number(nearest) - 1] ?? at(0, 0)
    expect(apart(at1, was)).toBeLessThanOrEqual(3.01)
    expect(spots(met, 'b').some(q => apart(q, at1) <= 0.61)).toBe(true)
  })

  it('is by half a die on bad ground, rounded up; who routs does not match up [colonial-R21]', () => {
    const wide = unit('A', 'a', { men: 8, at: at(20, 20), places: row(8, 20, 1.4) })
    const few = unit('B', 'b', { men: 8, at: at(14, 15), places: row(8, 15, 0.7, 14.5) })
    const rough = field([few, wide], { features: [area('marsh', at(0, 19), 48, 2)] })
    const { state, rolls } = play(rough, charge('b', 'a'), [3])
    expect(rolls[0]).toMatchObject({ purpose: 'to match up on bad ground', faces: [3] })
    expect(state.melee?.rolled).toEqual({ a: 3 })
    const running = withUnit(field([few, wide]), 'a', { routing: true })
    expect(play(running, charge('b', 'a')).state.pending?.kind).toBe('fights')
  })
})

describe('a fight', () => {
  const pair = (mine: number, theirs: number) => {
    const state = joined(field([zulus(14), british(20)]), 'b', 'a')
    const figure = { type: 'fight', figure: '1', target: 'a', enemy: '1' } as const
    return { state, after: play(state, figure, [mine, theirs]) }
  }

  it('is a die of each; two more eliminates, less makes both recoil [colonial-2.43, colonial-2.44, colonial-2.51, colonial-R23]', () => {
    // Shields: the Zulu has +1.
    expect(pair(4, 3).after.codes[0]).toBe('fight-won')
    expect(company(pair(4, 3).after.state, 'a').figures).toHaveLength(7)
    expect(pair(3, 3).after.codes[0]).toBe('fight-recoil')
    expect(pair(1, 3).after.codes[0]).toBe('fight-recoil')
    expect(pair(1, 4).after.codes[0]).toBe('fight-lost')
    expect(company(pair(1, 4).after.state, 'b').figures).toHaveLength(7)
    const { state, after } = pair(3, 3)
    const [was, is] = [spots(state, 'b')[0], spots(after.state, 'b')[0]]
    expect(was && is && apart(was, is)).toBeCloseTo(2, 1)
  })

  it('adds rating, shields and lances, cavalry, and what hampers [colonial-2.45, colonial-2.46, colonial-2.47, colonial-2.48, colonial-2.49]', () => {
    const sums = (b: Partial<Put>, a: Partial<Put> = {}) =>
      totals(joined(field([zulus(14, b), british(20, a)]), 'b', 'a'))
    expect(sums({})).toEqual([1, 0])
    expect(sums({ rating: 'Green' }, { rating: 'Veteran' })).toEqual([0, 1])
    expect(sums({ rating: 'Fanatic' }, { rating: 'Green' })).toEqual([2, -1])
    expect(sums({ firearms: 4 })).toEqual([-1, 0])
    expect(sums({ type: 'dervish-horse' })).toEqual([2, 0])
    expect(sums({ type: 'boers' })).toEqual([1, 0])
    expect(sums({}, { leaders: ['Officer'] })).toEqual([1, 1])
    const crew = field([
      zulus(14),
      unit('A', 'a', { type: 'seven-pounder', men: 4, at: at(20, 20), places: row(4, 20) }),
    ])
    expect(
      totals(joined(crew, 'b', 'a'), joined(crew, 'b', 'a').melee?.from[0]?.figure ?? '1', 'a', '1')?.[1] ??
        -1,
    ).toBe(-1)
    const lancers = field([british(20, { type: 'lancers' }), zulus(8)])
    expect(totals(joined(lancers, 'a', 'b'), '1', 'b', '1')).toEqual([3, 1])
  })

  it('counts shield, revolver and lance once, the lance only on horseback; Boers have −1 unless agreed [colonial-R24]', () => {
    const lancers = withUnit(field([british(14, { type: 'lancers' }), zulus(8)]), 'a', { mounted: false })
    expect(totals(joined(lancers, 'a', 'b'), '1', 'b', '1')).toEqual([0, 1])
    const boers = field([unit('B', 'b', { type: 'boers', men: 8, at: at(20, 14) }), british(20)], {
      houseRules: ['boers-equal'],
    })
    expect(totals(joined(boers, 'b', 'a'))).toEqual([2, 0])
  })

  it('of camelry has the cavalry bonus for Natives only [colonial-6.4, colonial-6.7]', () => {
    const native = field([unit('B', 'b', { type: 'dervish-camels', men: 8, at: at(20, 12) }), british(20)])
    expect(totals(joined(native, 'b', 'a'))).toEqual([2, 0])
    const corps = field([british(20, { type: 'camel-corps' }), zulus(12)])
    expect(totals(joined(corps, 'a', 'b'), '1', 'b', '1')).toEqual([0, 1])
  })

  it('favours who defends a hill, a building or works against one from outside [colonial-2.50, colonial-R25]', () => {
    const on = (kind: 'hill' | 'building' | 'earthwork' | 'wall', from: number) =>
      totals(
        joined(field([zulus(from), british(20)], { features: [area(kind, at(10, 19.7), 20, 3)] }), 'b', 'a'),
      )
    expect(on('hill', 14)).toEqual([1, 1])
    expect(on('building', 15)).toEqual([1, 1])
    expect(on('earthwork', 15)).toEqual([1, 1])
    expect(on('wall', 14)).toEqual([1, 0])
    // Both on the hill: nobody defends it.
    const both = field([zulus(16), british(20)], { features: [area('hill', at(5, 12), 30, 12)] })
    expect(totals(joined(both, 'b', 'a'))).toEqual([1, 0])
  })

  it('is fought in the order that the charging player likes, each enemy one after the other [colonial-R22]', () => {
    const state = joined(field([zulus(14), british(20)]), 'b', 'a')
    const last = { type: 'fight', figure: '8', target: 'a', enemy: '8' } as const
    const after = play(state, last, [6, 1]).state
    expect(refusalCodes(after, last)).toEqual(['no-contact'])
    const recoiled = play(state, { type: 'fight', figure: '1', target: 'a', enemy: '1' }, [3, 3]).state
    expect(refusalCodes(recoiled, { type: 'fight', figure: '1', target: 'a', enemy: '1' })).toEqual([
      'no-contact',
    ])
    expect(recoiled.melee?.out).toHaveLength(2)
    const all = play(state, { type: 'melee' }, [6, 1, 6, 1, 6, 1, 6, 1, 3, 3, 3, 3, 3, 3, 3, 3])
    expect(company(all.state, 'a').figures).toHaveLength(4)
    expect(all.state.step).toBe('card')
  })

  it('recoil is straight away, to the last free place; the works do not hold anybody unless agreed [colonial-R26]', () => {
    const crowd = unit('B', 'c', { men: 8, at: at(20, 18.3), places: row(8, 18.3) })
    const state = joined(field([zulus(14), british(20), crowd]), 'b', 'a')
    const man = state.melee?.from.find(({ gone }) => gone > 0)
    expect(man).toBeDefined()
    const held = field([zulus(15), british(20)], {
      features: [area('earthwork', at(10, 19.7), 20, 3)],
      houseRules: ['works-hold'],
    })
    const fought = play(
      joined(held, 'b', 'a'),
      { type: 'fight', figure: '1', target: 'a', enemy: '1' },
      [3, 3],
    ).state
    expect(spots(fought, 'a')[0]).toEqual(spots(held, 'a')[0])
    const loose = field([zulus(15), british(20)], { features: [area('earthwork', at(10, 19.7), 20, 3)] })
    const back = play(
      joined(loose, 'b', 'a'),
      { type: 'fight', figure: '1', target: 'a', enemy: '1' },
      [3, 3],
    ).state
    const first = spots(back, 'a')[0]
    expect(first?.y).toBeCloseTo(22, 1)
    const wet = field([zulus(14), british(20)], { features: [area('river', at(0, 20.5), 48, 3)] })
    const stopped = play(
      joined(wet, 'b', 'a'),
      { type: 'fight', figure: '1', target: 'a', enemy: '1' },
      [3, 3],
    ).state
    expect(spots(stopped, 'a')[0]?.y).toBeLessThan(20.6)
  })

  it('is over with the charge: what still touches may go or charge again [colonial-R53]', () => {
    const wet = field([zulus(14), british(20)], { features: [area('river', at(0, 20.4), 48, 3)] })
    const state = joined(wet, 'b', 'a')
    const all = play(
      state,
      { type: 'melee' },
      Array.from({ length: 16 }, () => 3),
    ).state
    expect(all).toMatchObject({ step: 'card', melee: null, pending: null })
  })
})

describe('cavalry', () => {
  const horse = unit('A', 'a', { type: 'lancers', men: 6, at: at(20, 30), places: row(6, 30, 1.2) })
  const first = unit('B', 'b', { men: 8, at: at(20, 22), places: row(8, 22, 1.2) })
  const second = unit('B', 'c', { men: 8, at: at(20, 17), places: row(8, 17, 1.2) })

  it('that has won rides on within its charge, ahead of it, and fights at once [colonial-2.52, colonial-R27]', () => {
    const state = joined(field([horse, first, second]), 'a', 'b')
    const pairs = state.melee?.from[0]
    expect(pairs?.gone).toBeLessThan(18)
    const enemy = spots(state, 'b').findIndex(p => apart(p, spots(state, 'a')[0] ?? at(0, 0)) <= 0.61) + 1
    const won = play(state, { type: 'fight', figure: '1', target: 'b', enemy: String(enemy) }, [6, 1]).state
    expect(won).toMatchObject({ pending: { kind: 'ride' }, melee: { rider: '1' }, toAct: ['A'] })
    const on = { type: 'ride', target: 'c', enemy: '2' } as const
    expect(refusalCodes(won, on)).toEqual([])
    const ridden = play(won, on, [6, 1])
    expect(ridden.codes.slice(0, 2)).toEqual(['rides-on', 'fight-won'])
    expect(company(ridden.state, 'c').figures).toHaveLength(7)
    const rein = play(won, { type: 'rein' }).state
    expect(rein.pending?.kind).toBe('fights')
    // Nobody behind him, nor farther than his charge goes.
    const late = {
      ...won,
      melee: won.melee && { ...won.melee, from: won.melee.from.map(each => ({ ...each, gone: 16 })) },
    }
    expect(refusalCodes(late, on)).toEqual(['not-on-path'])
  })

  it('on camels does not, nor does who was charged or drew [colonial-6.5, colonial-6.8, colonial-R27]', () => {
    const corps = unit('A', 'a', { type: 'camel-corps', men: 6, at: at(20, 30), places: row(6, 30, 1.2) })
    const state = joined(field([corps, first, second]), 'a', 'b')
    const enemy = spots(state, 'b').findIndex(p => apart(p, spots(state, 'a')[0] ?? at(0, 0)) <= 0.61) + 1
    const won = play(state, { type: 'fight', figure: '1', target: 'b', enemy: String(enemy) }, [6, 1]).state
    expect(won.pending?.kind).toBe('fights')
    const camelry = unit('B', 'b', {
      type: 'dervish-camels',
      men: 8,
      at: at(20, 12),
      places: row(8, 12, 1.2),
    })
    const foot = unit('A', 'a', { men: 8, at: at(20, 20), places: row(8, 20, 1.2) })
    const natives = joined(field([camelry, foot, unit('A', 'c', { men: 8, at: at(20, 23) })]), 'b', 'a')
    expect(
      play(natives, { type: 'fight', figure: '1', target: 'a', enemy: '1' }, [6, 1]).state.pending?.kind,
    ).toBe('fights')
  })
})
