import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww2'
import { check, strengthOf } from '../../../src/engine/draft/check'
import { begun, withForces } from '../../../src/engine/draft/enlist'
import { withValue } from '../../../src/engine/draft/paths'
import { shapeOf } from '../../../src/engine/draft/shape'
import { thingsOf } from '../../../src/engine/draft/things'
import type { Scenario } from '../../../src/engine/scenario'

const scenario = ruleset.scenarios.find(({ id }) => id === 'saint-aubin')
const other = ruleset.scenarios.find(({ id }) => id === 'bir-el-harrat')
if (!scenario || !other) throw new Error('No battle.')
const units = thingsOf(shapeOf(ruleset), scenario).filter(({ list }) => list === 'units')
const nth = units.findIndex(({ name }) => name === 'Company HQ')
const put = (x: number, y: number): Scenario => withValue<Scenario>(scenario, ['units', nth, 'at'], { x, y })
const said = (draft: Scenario) => check(ruleset, draft, {}).map(({ grave, text }) => `${grave}: ${text}`)

describe('what is amiss in a made battle', () => {
  it('is nothing in a battle of the product', () => {
    expect(said(scenario)).toEqual([])
  })

  it('is a unit off the table, which is brought back at one press', () => {
    const found = check(ruleset, put(50, 12), {})
    expect(found[0]).toMatchObject({
      grave: 'mend',
      text: 'Company HQ is off the table.',
      at: { x: 36, y: 12 },
    })
    expect(said(found[0]?.remedy?.draft ?? scenario).some(text => text.includes('off the table'))).toBe(false)
  })

  it('is a unit in a river, unless a bridge is there', () => {
    const river = {
      id: 'deep',
      kind: 'river' as const,
      name: 'Orne',
      shape: {
        line: [
          { x: 5, y: 0 },
          { x: 5, y: 24 },
        ],
        width: 2,
      },
    }
    const bridge = {
      id: 'over',
      kind: 'bridge' as const,
      shape: {
        area: [
          { x: 3, y: 19 },
          { x: 7, y: 19 },
          { x: 7, y: 21 },
          { x: 3, y: 21 },
        ],
      },
    }
    const wet = put(5, 20)
    const on = (features: readonly (typeof river | typeof bridge)[]): Scenario => ({
      ...wet,
      ground: { ...wet.ground, features: [...features] },
    })
    expect(said(on([river]))).toContain('know: Company HQ stands in the Orne.')
    expect(said(on([river, bridge])).some(text => text.startsWith('know: Company HQ'))).toBe(false)
  })

  it('is a member that the schema refuses, said with whose it is', () => {
    const bent = withValue<Scenario>(scenario, ['units', nth, 'quality'], 'Heroic')
    expect(said(bent)).toContain('mend: Company HQ: quality is none of Green, Average, Elite.')
    expect(said({ ...scenario, turns: 0 })).toContain('mend: turns must be at least 1.')
  })

  it('is a side that is told nothing', () => {
    const mute = { ...scenario, briefing: { ...scenario.briefing, B: ' ' } }
    expect(said(mute)).toEqual(['know: The Germans are told nothing before the battle.'])
  })
})

describe('forces', () => {
  it('are counted for each side by what the computer would miss', () => {
    const state = begun(ruleset, scenario, {})
    const strength = state && strengthOf(ruleset, state)
    expect(strength?.A).toBeGreaterThan(0)
    expect(strength?.B).toBeGreaterThan(0)
  })

  it('of one side are taken out of another battle, and those of the other side stay', () => {
    const mixed = withForces(ruleset, scenario, other, 'B')
    const of = (draft: Scenario, side: string) =>
      thingsOf(shapeOf(ruleset), draft)
        .filter(each => each.list === 'units' && each.side === side)
        .map(({ name }) => name)
    expect(of(mixed, 'A')).toEqual(of(scenario, 'A'))
    expect(of(mixed, 'B')).toEqual(of(other, 'B'))
    expect(ruleset.scenarioSchema.safeParse(mixed).error?.issues ?? []).toEqual([])
  })
})

describe('what its maker should know', () => {
  it('is that many stand outside their zone, in one sentence', () => {
    expect(said(other).filter(text => text.includes('outside'))).toEqual([
      'know: 10 units of the British stand outside their zone, where the battle puts them.',
    ])
  })

  it('is an objective that a side comes to too late, and not one that it reaches', () => {
    const short: Scenario = withValue(scenario, ['turns'], 2)
    // The Germans hold both; the Americans begin 20 inches west of the village: infantry moves 4 inches a turn, vehicles 8 to 12.
    const far = withValue<Scenario>(short, ['objectives', 0, 'at'], { x: 35, y: 2 })
    const late = said(far).filter(text => text.includes('too late'))
    expect(late).toEqual([
      expect.stringMatching(/^know: The Americans come to .* too late: at best in turn [3-9] of 2\.$/),
    ])
    expect(said(withValue<Scenario>(far, ['turns'], 12)).filter(text => text.includes('too late'))).toEqual(
      [],
    )
  })
})
