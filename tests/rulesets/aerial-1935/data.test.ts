import { describe, expect, it } from 'vitest'
import {
  HOME,
  N,
  SCENARIO,
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
  the,
} from './table'
import rulebook from '../../../rulesets/aerial-1935/rulebook.json'
import { TYPES } from '../../../rulesets/aerial-1935/aircraft'

const made = (values: Record<string, string | number>) => {
  const begin = Object.fromEntries((ruleset.workshop?.fields ?? []).map(each => [each.id, each.value]))
  return ruleset.workshop?.make({ ...begin, ...values })
}
const fact = (label: string, values: Record<string, string | number>) =>
  made(values)?.facts.find(each => each.label === label)?.value

describe('rating an aircraft', () => {
  it('gives 1 MP for each 100 km/h, rounded down [aerial-1935-6.1, aerial-1935-R25]', () => {
    expect(fact('Movement Points', { speed: 599 })).toBe('5')
    expect(fact('Movement Points', { speed: 60 })).toBe('1')
  })
  it.each([
    ['1 for a single machine gun [aerial-1935-6.2]', 'one-mg', '1'],
    ['2 for several machine guns [aerial-1935-6.3]', 'mgs', '2'],
    ['3 for machine guns and cannons [aerial-1935-6.4]', 'mgs-cannons', '3'],
    ['4 for several cannons [aerial-1935-6.5]', 'cannons', '4'],
  ])('gives an Attack of %s', (_, guns, attack) => {
    expect(fact('Attack', { guns })).toBe(attack)
    expect(fact('Attack', { guns, rear: 'one-mg' })).toBe(`${attack} (f) 1 (r)`)
  })
  it('takes a Defence of 1 to 3, as judged [aerial-1935-6.6]', () => {
    expect(fact('Defence', { defence: 3 })).toBe('3')
    expect(made({ defence: 4 })?.problems).toEqual(['Defence is 1, 2 or 3.'])
  })
  it('gives 1 level for each 3,000 m, rounded down [aerial-1935-6.7]', () => {
    expect(fact('Altitude', { height: 11_999 })).toBe('3')
    expect(fact('Altitude', { height: 900 })).toBe('1')
  })
  it('gives 1 MP for each 50 km/h in 1914-18 [aerial-1935-12.2]', () => {
    expect(fact('Movement Points', { age: '1914-18', speed: 185 })).toBe('3')
  })
  it('gives 1 level for each 1,500 m in 1914-18 [aerial-1935-12.3]', () => {
    expect(fact('Altitude', { age: '1914-18', height: 5800 })).toBe('3')
  })
})

const inTable = (rows: readonly (readonly unknown[])[]) =>
  rows.map(([name, mps, front, rear, defence, ceiling]) => ({ name, mps, front, rear, defence, ceiling }))
const asRated = (age: string) =>
  Object.values(TYPES)
    .filter(each => each.age === age)
    .map(({ name, mps, front, rear, defence, ceiling }) => ({ name, mps, front, rear, defence, ceiling }))

describe('the sample data', () => {
  it('are those of the booklet for 1935-65 [aerial-1935-7.1]', () => {
    expect(asRated('1935-65')).toEqual(inTable(rulebook.tables.aircraft_1935_65.rows))
    expect(asRated('1935-65')).toHaveLength(17)
  })
  it('have rear guns for the Bf 110 and the Stuka [aerial-1935-7.2]', () => {
    const muster = (id: string) => ruleset.muster.find(each => each.id === id)?.facts[1]?.value
    expect(muster('bf-110')).toBe('3 (f) 1 (r)')
    expect(muster('ju-87')).toBe('2 (f) 1 (r)')
    expect(muster('spitfire')).toBe('3')
  })
  it('are those of the booklet for 1914-18 [aerial-1935-12.7]', () => {
    expect(asRated('1914-18')).toEqual(inTable(rulebook.tables.aircraft_ww1.rows))
  })
})

describe('1914-18', () => {
  const camel = { type: 'camel' } as const
  const old = (more = {}, other = {}, at = h(10, 4)) =>
    battle([
      plane('a', 'A', HOME, N, { ...camel, ...more }),
      plane('b', 'B', at, N, { type: 'albatros', ...other }),
    ])
  it('has all the other rules, and is never mixed with later aircraft [aerial-1935-12.1]', () => {
    const [one, other] = SCENARIO.aircraft
    const mixed = { ...SCENARIO, aircraft: [{ ...one, type: 'camel' }, other] }
    expect(ruleset.scenarioSchema.safeParse(SCENARIO).success).toBe(true)
    expect(ruleset.scenarioSchema.safeParse(mixed).error?.message).toContain('different ages')
    expect(against(old({}, {}, h(20, 5)), fly(['ahead', 'turn-left']))).toEqual([])
  })
  it('turns by 120 degrees for 3 MPs, and only then [aerial-1935-12.4, aerial-1935-R38]', () => {
    const state = old({}, {}, h(20, 5))
    const turned = play(state, fly(['sharp-right']))
    expect(turned.log[0]?.facts?.['spent']).toBe(3)
    expect(pose(turned.state)).toBe('10,4 level 2 facing 2')
    expect(pose(play(state, fly(['sharp-left'])).state)).toBe('10,4 level 2 facing 4')
    expect(against(state, fly(['reverse']))).toEqual([])
    expect(against(battle([plane('a', 'A'), plane('b', 'B', h(20, 5))]), fly(['sharp-left']))).toEqual([
      'no-such-manoeuvre',
    ])
  })
  it('jams the weapon whose die to hit shows a 1 [aerial-1935-12.5, aerial-1935-R37]', () => {
    const shot = play(hasFlown(old({ quality: 'Veteran' })), shoot(), [1])
    expect(shot.codes).toEqual(['fires-jam'])
    expect(the(shot.state, 'a')).toMatchObject({ frontJammed: true, rearJammed: false })
    expect(citedAgainst(hasFlown(old({ frontJammed: true })), shoot())).toEqual(['aerial-1935-12.5'])
    const later = hasFlown(battle([plane('a', 'A'), plane('b', 'B', h(10, 4))]))
    expect(play(later, shoot(), [1]).codes).toEqual(['fires-miss'])
  })
  it('clears a jam by 5 or 6 before moving, in each activation [aerial-1935-12.6, aerial-1935-R37]', () => {
    const jammed = old({ frontJammed: true }, {}, h(10, 2))
    expect(citedAgainst(jammed, fly(['ahead', 'ahead']))).toEqual(['aerial-1935-12.6'])
    const still = play(jammed, { type: 'clear', unit: 'a' }, [4]).state
    expect(the(still, 'a').frontJammed).toBe(true)
    expect(against(still, { type: 'clear', unit: 'a' })).toEqual(['has-cleared'])
    expect(play(still, fly(['ahead', 'turn-right'])).state.active).toBeNull()
    const free = play(jammed, { type: 'clear', unit: 'a' }, [5]).state
    const flown = play(free, fly(['ahead', 'ahead', 'ahead'].slice(0, 1) as ['ahead'])).state
    expect(against(flown, shoot())).toEqual([])
    const two = play(
      old({ type: 're8', frontJammed: true, rearJammed: true }),
      { type: 'clear', unit: 'a' },
      [5, 4],
    ).state
    expect(the(two, 'a')).toMatchObject({ frontJammed: false, rearJammed: true })
    const ruled = { ...free, houseRules: { 'clear-or-fire': true } }
    expect(play(ruled, fly(['ahead'])).state.active).toBeNull()
  })
})

describe('bad files', () => {
  it('are refused: above the ceiling, two in one hex, off the table [aerial-1935-R7, aerial-1935-3.11]', () => {
    const [one, other] = SCENARIO.aircraft
    const why = (aircraft: unknown[]) =>
      ruleset.scenarioSchema.safeParse({ ...SCENARIO, aircraft }).error?.message
    expect(why([{ ...one, level: 5 }, other])).toContain('above its maximum')
    expect(why([{ ...one, load: 'bombs', level: 4 }, other])).toContain('above its maximum')
    expect(why([{ ...one, hex: '2010' }, other])).toContain('Two aircraft are in one hex')
    expect(why([{ ...one, hex: '9910' }, other])).toContain('off the table')
    const state = battle([plane('a', 'A'), plane('b', 'B')])
    expect(ruleset.stateSchema.safeParse(state).error?.message).toContain('Two aircraft are in one hex')
    expect(kit.begin(SCENARIO, [5, 2]).state.turn).toBe(1)
  })
  it('say of a battle that it is a campaign’s, or nothing', () => {
    expect(ruleset.scenarioSchema.safeParse({ ...SCENARIO, campaign: true }).success).toBe(true)
    expect(ruleset.scenarioSchema.safeParse({ ...SCENARIO, campaign: false }).success).toBe(false)
  })
})
