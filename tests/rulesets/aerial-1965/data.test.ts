import { describe, expect, it } from 'vitest'
import { TYPES } from '../../../rulesets/aerial-1965/aircraft'
import rulebook from '../../../rulesets/aerial-1965/rulebook.json'
import { BOARD, HOME, N, SCENARIO, battle, h, kit, plane, ruleset, the } from './table'

const made = (values: Record<string, string | number>) => {
  const begin = Object.fromEntries((ruleset.workshop?.fields ?? []).map(each => [each.id, each.value]))
  return ruleset.workshop?.make({ ...begin, ...values })
}
const fact = (label: string, values: Record<string, string | number> = {}) =>
  made(values)?.facts.find(each => each.label === label)?.value

describe('rating a jet', () => {
  it('gives 1 MP for each 300 km/h, rounded down, at least 1 [aerial-1965-6.1, aerial-1965-R29]', () => {
    expect(fact('Movement Points', { speed: 2099 })).toBe('6')
    expect(fact('Movement Points', { speed: 2100 })).toBe('7')
    expect(fact('Movement Points', { speed: 200 })).toBe('1')
    expect(made({ speed: 0 })?.problems).toEqual(['The speed is between 1 and 5,000 km/h.'])
  })
  it('gives an Attack Factor of 4 [aerial-1965-6.2]', () => {
    expect(fact('Attack')).toBe('4')
  })
  it('gives a Defence Factor of 3 [aerial-1965-6.3]', () => {
    expect(fact('Defence')).toBe('3')
  })
  it('gives 1 level for each 3,000 m, rounded down [aerial-1965-6.4]', () => {
    expect(fact('Altitude', { height: 17_999 })).toBe('5')
    expect(fact('Altitude', { height: 18_000 })).toBe('6')
    expect(made({ height: -1 })?.problems).toEqual(['The ceiling is between 1 and 40,000 m.'])
  })
})

describe('the sample data', () => {
  it('are those of the booklet [aerial-1965-7.1, aerial-1965-R29]', () => {
    const printed = rulebook.tables.aircraft.rows.map(([name, mps, front, defence, ceiling, HS, RH]) => ({
      name,
      mps,
      front,
      defence,
      ceiling,
      HS: Number(String(HS).replace('0-', '')),
      RH: Number(String(RH).replace('0-', '')),
    }))
    const ours = Object.values(TYPES).map(({ name, mps, front, defence, ceiling, HS, RH }) => ({
      name,
      mps,
      front,
      defence,
      ceiling,
      HS,
      RH,
    }))
    expect(ours).toEqual(printed)
    expect(ours).toHaveLength(10)
  })
  it('let a Phantom carry up to four of each kind, as set-up says [aerial-1965-7.2, aerial-1965-R30]', () => {
    const [one, other] = SCENARIO.aircraft
    const begun = (more: object) => ({
      ...SCENARIO,
      aircraft: [{ ...one, type: 'phantom', ...more }, other],
    })
    const state = (more: object) => the(kit.begin(begun(more) as typeof SCENARIO, [5, 2]).state, 'a')
    expect(state({})).toMatchObject({ HS: 4, RH: 4 })
    expect(state({ HS: 0, RH: 2 })).toMatchObject({ HS: 0, RH: 2 })
    expect(ruleset.scenarioSchema.safeParse(begun({ RH: 5 })).success).toBe(false)
    const muster = ruleset.muster.find(each => each.id === 'phantom')?.facts
    expect(muster?.slice(-2)).toEqual([
      { label: 'HS missiles', value: '0 to 4' },
      { label: 'RH missiles', value: '0 to 4' },
    ])
  })
  it('give the F5 heat-seekers by house rule [aerial-1965-R29]', () => {
    expect(the(kit.begin(SCENARIO, [5, 2]).state, 'a')).toMatchObject({ HS: 0, RH: 4 })
    expect(the(kit.begin(SCENARIO, [5, 2], ['f5-heat']).state, 'a')).toMatchObject({ HS: 4, RH: 0 })
  })
})

describe('bad files', () => {
  it('are refused: a missile that is not there, too high, two in one hex [aerial-1965-1.4, aerial-1965-R7, aerial-1965-3.11]', () => {
    const [one, other] = SCENARIO.aircraft
    const why = (aircraft: unknown[]) =>
      ruleset.scenarioSchema.safeParse({ ...SCENARIO, aircraft }).error?.message
    expect(why([{ ...one, HS: 1 }, other])).toContain('carries what it cannot')
    expect(why([{ ...one, level: 6 }, other])).toContain('above its maximum')
    expect(why([{ ...one, hex: '2010' }, other])).toContain('Two aircraft are in one hex')
    const state = (more: object) =>
      ruleset.stateSchema.safeParse(battle([plane('a', 'A', HOME, N, more), plane('b', 'B', h(20, 5))])).error
        ?.message
    expect(state({})).toBeUndefined()
    expect(state({ HS: 1 })).toContain('carries what it cannot')
    expect(state({ load: 'bombs' })).toContain('load')
  })
})

describe('the default set-up', () => {
  it('is six turns on 28 by 22 hexes; the most Destroyed win, pilots are Average unless set [aerial-1965-R32]', () => {
    expect(BOARD).toMatchObject({ columns: 28, rows: 22 })
    expect(the(kit.begin(SCENARIO, [5, 2]).state, 'a')).toMatchObject({ quality: 'Average' })
    const gone = { at: null, fate: 'Destroyed' } as const
    const last = battle([plane('a', 'A'), plane('b', 'B', h(20, 5)), plane('c', 'B', h(1, 1), N, gone)], {
      turn: 6,
      step: 'end',
      go: null,
      toAct: ['A', 'B'],
    })
    expect(kit.play(last, { type: 'end' }).state.result).toMatchObject({ winner: 'A' })
  })
})
