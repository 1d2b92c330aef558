import { describe, expect, it } from 'vitest'
import { type Situation, toStraddle } from '../../../rulesets/naval/straddle'
import {
  EAST,
  END,
  PLATE,
  WEST,
  aim,
  battle,
  fireAt,
  odds,
  offer,
  play,
  refused,
  ruleset,
  ship,
  shoot,
  the,
} from './table'
import type { Ship } from '../../../rulesets/naval/state'
import { targetMarks } from '../../../src/engine/targets'

const PLAIN: Situation = {
  tables: 'battleships',
  calibre: 15,
  range: 2,
  broadside: true,
  turrets: 0,
  radar: false,
  both: false,
  crowded: false,
  targetInSmoke: false,
  night: false,
  badWeather: false,
  targetCrippled: false,
  eachCounts: false,
}
const need = (more: Partial<Situation> = {}): number | null =>
  toStraddle({ ...PLAIN, ...more })?.total ?? null
const row = (tables: 'battleships' | 'cruisers', calibre: number) =>
  [1, 2, 3, 4, 5].map(range => need({ tables, calibre, range }))

const pair = (a: Partial<Ship> = {}, b: Partial<Ship> = {}) =>
  battle('first fires', [ship('a', 'A', 'hood', 4, a), ship('b', 'B', 'bismarck', 6, b)])

describe('to straddle', () => {
  it('needs what the table says for its guns and the range [naval-4.4, naval-R10]', () => {
    for (const calibre of [18, 17, 15, 14, 13])
      expect(row('battleships', calibre)).toEqual([4, 5, 5, 6, null])
    for (const calibre of [12, 11, 10, 9, 8])
      expect(row('battleships', calibre)).toEqual([4, 5, 6, null, null])
  })

  it('has a table of its own for battle cruisers and light cruisers [naval-11.1, naval-R10]', () => {
    for (const calibre of [12, 11]) expect(row('cruisers', calibre)).toEqual([4, 5, 5, 6, null])
    for (const calibre of [10, 8, 6, 5.9]) expect(row('cruisers', calibre)).toEqual([4, 5, 6, null, null])
  })

  it('is harder by 1 for a ship that is not broadside, bows on or stern on [naval-4.5, naval-R4]', () => {
    expect(need({ broadside: false })).toBe(6)
    for (const facing of [EAST, WEST]) {
      expect(play(pair({ facing }), fireAt('a', 'b'), [5]).log.at(-1)?.code).toBe('misses')
      expect(play(pair({ facing }), fireAt('a', 'b'), [6, 1, 6]).log.at(-1)?.code).toBe('holds')
    }
  })

  it('is harder by 1 for every T on the firing ship [naval-4.6]', () => {
    expect(need({ range: 1, turrets: 1 })).toBe(5)
    expect(need({ range: 1, turrets: 2 })).toBe(6)
  })

  it('is harder by 1 where two or more ships fire at one target, once and for all of them [naval-4.7, naval-R11]', () => {
    const three = battle('first fires', [
      ship('a', 'A', 'hood', 4),
      ship('c', 'A', 'barham', 4),
      ship('d', 'A', 'valiant', 4),
      ship('b', 'B', 'bismarck', 6),
    ])
    const named = play(three, [aim('a', 'b'), aim('c', 'b'), aim('d', 'b'), { type: 'open' }]).state
    const { log } = play(named, [shoot('d', 'b'), shoot('a', 'b'), shoot('c', 'b')], [5, 5, 5])
    expect(log.map(entry => entry.reckonings?.[0]?.total)).toEqual([6, 6, 6])
    expect(log.map(entry => entry.code)).toEqual(['misses', 'misses', 'misses'])
    // On the table the shells fall beside her.
    expect(log.flatMap(entry => entry.effects ?? [])).toMatchObject(
      ['shot', 'shot', 'shot'].map(kind => ({ kind, hit: false })),
    )
  })

  it('is harder by 1 in smoke, at night or in bad weather, once for all of these [naval-4.8, naval-R12]', () => {
    for (const dark of [{ targetInSmoke: true }, { night: true }, { badWeather: true }])
      expect(need(dark)).toBe(6)
    expect(need({ targetInSmoke: true, night: true, badWeather: true })).toBe(6)
    expect(need({ range: 1, targetInSmoke: true, night: true, badWeather: true, eachCounts: true })).toBe(7)
  })

  it('counts smoke, night and weather each by the house rule, in play [naval-R12]', () => {
    const state = battle(
      'first fires',
      [ship('a', 'A', 'hood', 4), ship('b', 'B', 'bismarck', 5, { smoke: true })],
      {
        daylight: 0,
        rules: ['each-counts'],
      },
    )
    expect(play(state, fireAt('a', 'b'), [5]).log.at(-1)?.reckonings?.[0]?.total).toBe(6)
  })

  it('forgets smoke, night and weather for a ship with Radar [naval-4.9]', () => {
    expect(need({ targetInSmoke: true, night: true, badWeather: true, radar: true })).toBe(5)
  })

  it('gives the British at Cape Matapan Radar, and their enemies none [naval-9.5]', () => {
    const night = { daylight: 1 }
    const british = battle('first fires', [ship('a', 'A', 'warspite', 4), ship('b', 'B', 'zara', 6)], night)
    expect(play(british, fireAt('a', 'b'), [4]).log.at(-1)?.reckonings?.[0]?.total).toBe(5)
    const italian = battle('second fires', [ship('a', 'A', 'warspite', 4), ship('b', 'B', 'zara', 6)], night)
    expect(play(italian, fireAt('b', 'a'), [4]).log.at(-1)?.reckonings?.[0]?.total).toBe(6)
  })

  it('is easier by 1 at a Crippled target [naval-4.10]', () => {
    expect(need({ targetCrippled: true })).toBe(4)
    expect(play(pair({}, { status: 'Crippled' }), fireAt('a', 'b'), [4, 1, 6]).log[2]?.code).toBe('holds')
  })

  it('has no automatic results: what no die can reach may be tried, with a warning and odds of 0 [naval-R9, naval-R15, naval-5.1]', () => {
    expect(need({ range: 1, targetCrippled: true })).toBe(3)
    // Two zones: 5 or more, 1 harder not broadside and 4 harder with all turrets out.
    const state = pair({ turrets: 4, facing: EAST })
    const naming = offer(state, 'A', 'aim-main:a')
    const [option] = naming.options()
    expect([naming.useful, option?.refusal, option?.reckonings?.[0]?.total]).toEqual([false, undefined, 10])
    expect(odds(state, shoot('a', 'b'))).toMatchObject({ hit: 0, destroy: 0 })
    const marks = targetMarks(ruleset, state, naming)
    expect(marks).toContainEqual(
      expect.objectContaining({
        kind: 'tag',
        tone: 'refused',
        lines: ['No chance: \u22121 not broadside, \u22124 4 turrets out'],
      }),
    )
    expect(play(state, fireAt('a', 'b'), [6]).codes).toEqual(['aims', 'opens-fire', 'misses'])
  })

  it('does not depend on which of two ships names their target first [naval-R9, naval-R11]', () => {
    // Two zones for both: 5, or 6 not broadside; 6 and 7 where both fire at one target.
    const state = battle('first fires', [
      ship('a', 'A', 'hood', 4),
      ship('c', 'A', 'barham', 4, { facing: EAST }),
      ship('b', 'B', 'bismarck', 6),
    ])
    for (const order of [
      [aim('a', 'b'), aim('c', 'b')],
      [aim('c', 'b'), aim('a', 'b')],
    ]) {
      const open = play(state, [...order, { type: 'open' }]).state
      const { log } = play(open, [shoot('a', 'b'), shoot('c', 'b')], [5, 6])
      expect(log.map(entry => [entry.code, entry.reckonings?.[0]?.total])).toEqual([
        ['misses', 6],
        ['misses', 7],
      ])
    }
  })

  it('lets the computer hold fire rather than name what it cannot straddle [naval-R9]', () => {
    const state = pair({ turrets: 4, facing: EAST })
    const named = play(state, aim('a', 'b')).state
    expect(ruleset.worth(named, 'A')).toBeLessThanOrEqual(ruleset.worth(state, 'A'))
  })
})

describe('naming targets and firing', () => {
  it('tells the other player who fires and at what, all targets before any gunnery die [naval-4.1, naval-R11]', () => {
    const state = pair()
    expect(refused(state, shoot('a', 'b'))).toBe('aim-first')
    const { state: named, log } = play(state, aim('a', 'b'))
    expect(log[0]).toMatchObject({ code: 'aims', units: ['a', 'b'] })
    expect(refused(named, END)).toBe('open-first')
    const open = play(named, { type: 'open' }).state
    expect(refused(state, aim('nobody', 'b'))).toBe('not-on-table')
    expect(refused({ ...state, step: 'second fires', toAct: ['B'] }, aim('a', 'b'))).toBe('not-firing')
    // The shot is offered at the ship that fires it, with what it needs.
    const [option] = offer(open, 'A', 'shoot:a').options()
    expect(option).toMatchObject({ action: shoot('a', 'b'), at: the(open, 'a').at, label: 'Fire at b' })
    expect(option?.reckonings).toHaveLength(1)
    expect(refused(open, END)).toBe('fire-first')
    expect(refused(open, shoot('a', 'c'))).toBe('not-aimed')
    expect(play(open, { type: 'volley' }, [1]).log.at(-1)?.code).toBe('misses')
  })

  it('loses a shot at a ship that was sunk before it, and the -1 stays for the others [naval-R11]', () => {
    const state = battle('first fires', [
      ship('a', 'A', 'hood', 4),
      ship('c', 'A', 'barham', 4),
      ship('b', 'B', 'prinz-eugen', 5, { status: 'Crippled' }),
      ship('d', 'B', 'bismarck', 5),
    ])
    const open = play(state, [aim('a', 'b'), aim('c', 'b'), { type: 'open' }]).state
    // 4+ at one zone, -1 for two ships, +1 for Crippled: 4. Then 6+4 against 1+1: three damages, of which the first H sinks.
    const sunk = play(open, shoot('a', 'b'), [4, 6, 1, 2])
    expect(the(sunk.state, 'b').status).toBe('Sunk')
    expect(play(sunk.state, shoot('c', 'b')).log).toMatchObject([
      { code: 'shot-lost', side: 'A', units: ['c', 'b'], clauses: ['naval-R11'] },
    ])
  })

  it('names targets one at a time by the house rule, with -1 from the second ship on [naval-R11]', () => {
    const state = battle(
      'first fires',
      [ship('a', 'A', 'hood', 4), ship('c', 'A', 'barham', 4), ship('b', 'B', 'bismarck', 6)],
      { rules: ['one-by-one'] },
    )
    expect(refused(state, aim('a', 'b'))).toBe('fires-at-once')
    const { log } = play(state, [shoot('a', 'b'), shoot('c', 'b')], [1, 1])
    expect(log.map(entry => entry.reckonings?.[0]?.total)).toEqual([5, 6])
    // Each ship fires once in a step, and only on its own side's.
    const fired = play(state, shoot('a', 'b'), [1]).state
    expect(refused(fired, shoot('a', 'b'))).toBe('has-fired')
    expect(refused(state, shoot('b', 'a'))).toBe('not-firing')
  })

  it('fires over other ships [naval-4.2]', () => {
    const state = battle('first fires', [
      ship('a', 'A', 'hood', 3),
      ship('c', 'A', 'barham', 4),
      ship('d', 'B', 'prinz-eugen', 5),
      ship('b', 'B', 'bismarck', 6),
    ])
    expect(refused(state, aim('a', 'b'))).toBeNull()
  })

  it('lets no ship fire out of its own smoke [naval-4.3]', () => {
    expect(refused(pair({ smoke: true }), aim('a', 'b'))).toBe('smoke-fires')
  })

  it('fires once in a step at one target, within its own Range, or not at all [naval-R13]', () => {
    const state = battle('first fires', [
      ship('a', 'A', 'hood', 4),
      ship('c', 'A', 'prince-of-wales', 2),
      ship('b', 'B', 'bismarck', 6),
      ship('d', 'B', 'prinz-eugen', 8),
    ])
    const named = play(state, aim('a', 'b')).state
    expect(refused(named, aim('a', 'd'))).toBe('has-aimed')
    expect(refused(state, aim('c', 'd'))).toBe('out-of-range')
    const factors = ship('x', 'A', 'hood', 4).factors
    const short = pair({ factors: { ...factors, main: { ...factors.main, range: 1 } } })
    expect(refused(short, aim('a', 'b'))).toBe('out-of-range')
    expect(refused(state, END)).toBeNull()
  })
})

describe('two batteries', () => {
  const plate = (spee: Partial<Ship> = {}, zone = 3) =>
    battle('second fires', [ship('x', 'A', 'exeter', zone), ship('g', 'B', 'graf-spee', 5, spee)], {
      scenario: PLATE,
    })

  it('fires both at one target, each with its own factor and -1 [naval-11.3, naval-11.4, naval-R28]', () => {
    // Two zones: 5+ with either, 6 with both. Main: 6+2 against 6+2, no damage. Secondary: 3 misses.
    const { log } = play(plate(), fireAt('g', 'x', 'both'), [6, 6, 6, 3])
    const shots = log.filter(entry => entry.reckonings !== undefined)
    expect(shots.map(entry => [entry.code, entry.reckonings?.[0]?.total])).toEqual([
      ['holds', 6],
      ['misses', 6],
    ])
    expect(play(plate(), fireAt('g', 'x', 'main'), [5, 6, 6]).log.at(-1)?.code).toBe('holds')
    expect(play(plate(), fireAt('g', 'x', 'secondary'), [5, 1, 6]).log.at(-1)?.code).toBe('holds')
  })

  it('does not fire a battery that is out of range, and counts as one ship [naval-R28]', () => {
    expect(refused(plate({}, 1), aim('g', 'x', 'both'))).toBe('out-of-range')
    expect(refused(plate({}, 1), aim('g', 'x', 'main'))).toBeNull()
    expect(refused(plate({ at: null }), aim('g', 'x', 'both'))).toBe('not-on-table')
    const labels = play(plate(), fireAt('g', 'x', 'both'), [1, 1])
      .log.at(-1)
      ?.reckonings?.[0]?.modifiers.map(line => line.label)
    expect(labels).toEqual(['both batteries'])
  })

  it('counts a T against both batteries, and no more T than the main battery has [naval-R31]', () => {
    const hurt = plate({ turrets: 1 }, 4)
    expect(play(hurt, fireAt('g', 'x', 'secondary'), [4]).log.at(-1)?.reckonings?.[0]?.total).toBe(5)
    expect(play(hurt, fireAt('g', 'x', 'main'), [4]).log.at(-1)?.reckonings?.[0]?.total).toBe(5)
  })
})
