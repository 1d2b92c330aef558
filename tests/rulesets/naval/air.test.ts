import { describe, expect, it } from 'vitest'
import { raidsFrom, raidsOf } from '../../../rulesets/naval/air'
import type { Raid, Ship } from '../../../rulesets/naval/state'
import { salvoesOf } from '../../../rulesets/naval/yard'
import {
  END,
  MATAPAN,
  PLATE,
  aim,
  battle,
  begin,
  fireAt,
  move,
  play,
  raid,
  refused,
  ruleset,
  ship,
  the,
  type More,
} from './table'

const sky = (raids: readonly Raid[], more: More = {}, b: Partial<Ship> = {}) =>
  battle('first fires', [ship('a', 'A', 'warspite', 1), ship('b', 'B', 'vittorio-veneto', 8, b)], {
    raids,
    scenario: MATAPAN,
    ...more,
  })
const fly = (id: string, target = 'b') => ({ type: 'raid', raid: id, target }) as const

describe('air raids', () => {
  it('keeps carriers off the table: Formidable lends only her raids [naval-8.1, naval-9.3]', () => {
    const { state } = begin(MATAPAN, [3, 3, 6, 1])
    expect(state.units.some(unit => unit.name === 'Formidable')).toBe(false)
    expect(state.raids.map(each => [each.side, each.load])).toEqual([
      ['A', 'torpedoes'],
      ['A', 'torpedoes'],
    ])
  })

  it('has one raid for ten airplanes, rounded down, or the number of the scenario [naval-8.2, naval-R24]', () => {
    const group = { id: 'g', side: 'A', name: 'G', base: 'carrier', load: 'bombs' } as const
    expect([9, 10, 19, 36].map(planes => raidsOf({ ...group, planes }))).toEqual([0, 1, 1, 3])
    expect(raidsFrom([{ ...group, raids: 2 }])).toHaveLength(2)
  })

  it('launches at most two raids in a turn, in its own fire step, each once, at any range [naval-8.3, naval-R24]', () => {
    const state = sky([raid('r1'), raid('r2'), raid('r3')])
    const { state: after } = play(state, [fly('r1'), fly('r2')], [4, 4])
    expect(refused(after, fly('r3'))).toBe('launched')
    expect(refused(after, fly('r1'))).toBe('flown')
    expect(refused({ ...state, step: 'second fires', toAct: ['B'] }, fly('r1'))).toBe('not-firing')
    expect(refused({ ...state, step: 'first moves' }, fly('r1'))).toBe('not-firing')
  })

  it('rolls one die: 1 to 3 is the number of damages, 4 to 6 has no effect, whatever the light [naval-8.4, naval-R24]', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const hulls = faces.map(
      face => the(play(sky([raid('r')], { daylight: 0 }, { smoke: true }), fly('r'), [face]).state, 'b').hull,
    )
    expect(hulls).toEqual([1, 2, 3, 0, 0, 0])
    const { state } = play(sky([raid('r')]), fly('r'), [2])
    const scene = ruleset.scene(state, { unit: null, offer: null, target: null })
    expect(scene.props.map(prop => [prop.kind, prop.text])).toEqual([['marker', 'T']])
    const target = the(state, 'b').at
    const marker = scene.props[0]?.at
    if (!target || !marker) throw new Error('The raid has no marker.')
    // Beside the ship that it flew at, ahead of her beam, and the next one below the first.
    expect([marker.x - target.x, marker.y - target.y]).toEqual([expect.closeTo(0.85), expect.closeTo(-0.7)])
    const both = play(sky([raid('r'), raid('r2')]), [fly('r'), fly('r2')], [4, 4]).state
    const [first, second] = ruleset.scene(both, { unit: null, offer: null, target: null }).props
    expect((second?.at.y ?? 0) - (first?.at.y ?? 0)).toBeCloseTo(0.25)
  })

  it('inflicts H by torpedoes and T by bombs, as the scenario fixes it [naval-8.5, naval-8.6, naval-R25]', () => {
    const torpedoes = the(play(sky([raid('r')]), fly('r'), [3]).state, 'b')
    expect([torpedoes.hull, torpedoes.turrets]).toEqual([3, 0])
    const bombs = the(play(sky([raid('r', { load: 'bombs' })]), fly('r'), [3]).state, 'b')
    expect([bombs.hull, bombs.turrets]).toEqual([0, 3])
    const full = the(play(sky([raid('r', { load: 'bombs' })], {}, { turrets: 4 }), fly('r'), [3]).state, 'b')
    expect([full.hull, full.turrets]).toEqual([2, 5])
  })

  it('flies before the targets are named or after the guns have fired [naval-R24]', () => {
    const near = battle(
      'first fires',
      [ship('a', 'A', 'warspite', 4), ship('b', 'B', 'vittorio-veneto', 5)],
      { raids: [raid('r')] },
    )
    const named = play(near, aim('a', 'b')).state
    expect(refused(named, fly('r'))).toBe('guns-first')
    const fired = play(near, fireAt('a', 'b'), [1]).state
    expect(refused(fired, fly('r'))).toBeNull()
  })

  it('does not fly at night by the house rule [naval-R24]', () => {
    expect(refused(sky([raid('r')], { daylight: 1, rules: ['no-night-raids'] }), fly('r'))).toBe('night-raid')
    expect(refused(sky([raid('r')], { daylight: 2, rules: ['no-night-raids'] }), fly('r'))).toBeNull()
  })

  it('calls land-based planes with a 5 or 6 before they have a target [naval-8.7, naval-R26]', () => {
    const land = sky([raid('r', { base: 'land' }), raid('s', { base: 'land' }), raid('t', { base: 'land' })])
    expect(refused(land, fly('r'))).toBe('must-come')
    const call = (id: string) => ({ type: 'scramble', raid: id }) as const
    const come = play(land, [call('r'), fly('r')], [5, 1]).state
    expect(the(come, 'b').hull).toBe(1)
    const failed = play(land, [call('r'), call('s')], [4, 1]).state
    expect(refused(failed, call('t'))).toBe('launched')
    const later = play(failed, END, [6, 1]).state
    expect(refused({ ...later, step: 'first fires', toAct: ['A'] }, call('r'))).toBeNull()
    const strict = play(
      sky([raid('r', { base: 'land' })], { rules: ['failed-raids-lost'] }),
      call('r'),
      [4],
    ).state
    expect(refused({ ...strict, launches: { A: 0, B: 0 } }, call('r'))).toBe('flown')
    expect(refused(sky([raid('r')]), call('r'))).toBe('need-not-come')
  })

  it('does not call a raid again in the turn in which it failed to come, and may in a later one [naval-R26]', () => {
    const call = { type: 'scramble', raid: 'r' } as const
    const failed = play(sky([raid('r', { base: 'land' }), raid('s', { base: 'land' })]), call, [4]).state
    expect(refused(failed, call)).toBe('failed-to-come')
    expect(ruleset.offers(failed, 'A').find(each => each.id === 'raid:r')?.useful).toBe(false)
    expect(refused(failed, { ...call, raid: 's' })).toBeNull()
    const later = play(failed, END, [6, 1]).state
    expect(refused({ ...later, step: 'first fires', toAct: ['A'] }, call)).toBeNull()
  })
})

describe('Torpedo Salvoes', () => {
  const salvo = { type: 'salvo', unit: 'x', target: 'g' } as const
  const near = (zone = 4, more: More = {}, x: Partial<Ship> = {}) =>
    battle(
      'first fires',
      [ship('x', 'A', 'ajax', zone, x), ship('g', 'B', 'graf-spee', 5), ship('h', 'B', 'exeter', 8)],
      {
        scenario: PLATE,
        ...more,
      },
    )

  it('has one for two torpedoes, rounded down, or the printed number [naval-11.6, naval-R30]', () => {
    expect([0, 1, 6, 7, 8].map(salvoesOf)).toEqual([0, 0, 3, 3, 4])
    expect(the(begin(PLATE, [6, 1]).state, 'ajax').salvoes).toBe(4)
  })

  it('reaches one zone [naval-11.7]', () => {
    expect(refused(near(4), salvo)).toBeNull()
    expect(refused(near(3), salvo)).toBe('torpedo-range')
  })

  it('hits with 1, 2 or 3, and that is the number of H [naval-11.8]', () => {
    const hulls = [1, 2, 4, 6].map(face => the(play(near(), salvo, [face]).state, 'g').hull)
    expect(hulls).toEqual([1, 2, 0, 0])
    expect(the(play(near(), salvo, [3]).state, 'g').status).toBe('Crippled')
  })

  it('goes out once a step beside the guns, not from a ship that is Crippled or in smoke, before or after the gunnery [naval-R30]', () => {
    const { state } = play(near(), salvo, [4])
    expect([the(state, 'x').salvoes, refused(state, salvo)]).toEqual([3, 'has-launched'])
    expect(refused(state, aim('x', 'g'))).toBeNull()
    expect(refused(play(near(), aim('x', 'g')).state, salvo)).toBe('guns-first')
    expect(refused(near(4, {}, { smoke: true }), salvo)).toBe('smoke-fires')
    expect(refused(near(4, {}, { status: 'Crippled' }), salvo)).toBe('crippled-fires')
    expect(refused(near(4, {}, { salvoes: 0 }), salvo)).toBe('no-salvoes')
    expect(refused(near(4, {}, { at: null }), salvo)).toBe('not-on-table')
    expect(refused(near(), { ...salvo, unit: 'nobody' })).toBe('not-on-table')
    expect(refused(near(4, { step: 'second fires', toAct: ['B'] }), salvo)).toBe('not-firing')
    const all = play(near(4, { rules: ['all-salvoes'] }), [salvo, salvo], [4, 4]).state
    expect(the(all, 'x').salvoes).toBe(2)
  })

  it('turns with its ship as any other ship does: everything that section 11 does not replace holds [naval-R29]', () => {
    const state = battle('first moves', [ship('x', 'A', 'ajax', 3), ship('g', 'B', 'graf-spee', 5)], {
      scenario: PLATE,
    })
    expect(refused(state, move('x', 5))).toBe('central-line')
  })
})
