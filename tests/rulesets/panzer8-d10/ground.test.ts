import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/panzer8-d10'
import { area, at, strip, the } from '../kit'
import {
  GRENADIERS,
  MG42,
  MORTAR,
  PANZER,
  RIFLES,
  SHERMAN,
  STUG,
  fire,
  lie,
  move,
  play,
  refusalCodes,
  unit,
} from './table'

type Given = Parameters<typeof lie>[0]
const SHOT = fire('a1', 'b1')
const sees = (
  features: NonNullable<Given['features']>,
  more: Partial<Given> = {},
  foe = PANZER,
  b = {},
  a = {},
) =>
  refusalCodes(
    lie({ units: [unit('a1', SHERMAN, 30, 30, a), unit('b1', foe, 30, 20, b)], features, ...more }),
    SHOT,
  )
/** The cover of the target, as it is added: 0, 1 or 2. */
function cover(
  features: NonNullable<Given['features']>,
  more: Partial<Given> = {},
  foe = GRENADIERS,
  own = SHERMAN,
): number {
  const state = lie({ units: [unit('a1', own, 30, 30), unit('b1', foe, 30, 20)], features, ...more })
  const lines = play(state, SHOT, [1, 1]).log[0]?.reckonings?.[1]?.modifiers ?? []
  return lines.filter(({ clause }) => /6\.1\.[78]$/.test(clause)).reduce((sum, { value }) => sum + value, 0)
}

describe('lines of sight', () => {
  it('are the same from both ends, and stopped by an area that they cross or run 2 inches inside of [panzer8-d10-R9]', () => {
    expect(sees([area('wood', at(28, 24), 4, 1)])).toEqual(['sight-through'])
    expect(sees([area('wood', at(28, 18), 4, 4)])).toEqual([])
    expect(sees([area('wood', at(28, 18), 4, 4.1)])).toEqual(['sight-through'])
    // Inside of two of them, 2 inches each.
    expect(sees([area('wood', at(28, 18), 4, 4, 'one'), area('wood', at(28, 28), 4, 4, 'two')])).toEqual([])
    expect(sees([area('field', at(28, 24), 4, 1)], { more: { kinds: { field: 'built-up area' } } })).toEqual(
      [],
    )
  })

  it('are stopped by a hill, and by a crest-line that neither end touches [panzer8-d10-R10]', () => {
    const hill = area('hill', at(25, 23), 10, 4)
    expect(sees([hill])).toEqual(['sight-through'])
    const crest = (y: number) => [
      area('hill', at(25, 18), 10, 9),
      strip('crest', [at(25, y), at(35, y)], 0.3),
    ]
    expect(sees(crest(25))).toEqual(['sight-across'])
    expect(sees(crest(21))).toEqual([])
  })

  it('cross a hedge that one of them touches; it covers who touches it [panzer8-d10-R12]', () => {
    const hedge = (y: number) => [strip('hedge', [at(25, y), at(35, y)], 0.3)]
    expect(sees(hedge(25))).toEqual(['sight-across'])
    expect(sees(hedge(28.9))).toEqual([])
    expect(cover(hedge(20.8))).toBe(1)
    expect(cover(hedge(28.9))).toBe(0)
    expect(cover([strip('stream', [at(25, 20.8), at(35, 20.8)], 0.3)])).toBe(0)
  })

  it('run but 2 inches inside of what one stands on, by house rule [panzer8-d10-R13]', () => {
    const high = { more: { elevated: ['tower'] } }
    const tower = area('building', at(27, 27), 6, 6, 'tower')
    const rules = ['own-height-blocks']
    expect(sees([tower], high, PANZER, {}, { elevated: true })).toEqual([])
    expect(sees([tower], { ...high, rules }, PANZER, {}, { elevated: true })).toEqual(['sight-through'])
  })

  it('pass over crops, hedges and walls from an elevated place, and leave that feature freely [panzer8-d10-R13]', () => {
    const high = { more: { elevated: ['tower'] } }
    const tower = area('building', at(27, 27), 6, 6, 'tower')
    const up = { elevated: true }
    expect(sees([tower, strip('hedge', [at(25, 25), at(35, 25)], 0.3)], high, PANZER, {}, up)).toEqual([])
    expect(sees([tower, strip('hedge', [at(25, 25), at(35, 25)], 0.3)], high)).not.toEqual([])
    expect(sees([tower, area('wood', at(28, 23), 4, 1)], high, PANZER, {}, up)).toEqual(['sight-through'])
    const inside = lie({
      units: [unit('a1', RIFLES, 30, 34), unit('b1', GRENADIERS, 2, 2)],
      features: [tower],
      ...high,
    })
    const entered = play(inside, move('a1', 30, 32.5)).state
    expect(the(entered, 'a1').elevated).toBe(true)
    // Who has just come in chooses his floor.
    expect(the(play(entered, { type: 'climb', unit: 'a1', up: false }).state, 'a1').elevated).toBe(false)
    const later = lie({
      units: [unit('a1', RIFLES, 30, 30, up), unit('b1', GRENADIERS, 2, 2)],
      features: [tower],
      ...high,
    })
    const down = play(later, { type: 'climb', unit: 'a1', up: false }).state
    expect(refusalCodes(down, move('a1', 30, 28))).toContain('has-acted')
  })
})

describe('cover', () => {
  it('is soft or hard by the ground under the middle of the target, and only the best counts [panzer8-d10-R14]', () => {
    const under = (kind: Parameters<typeof area>[0]) => area(kind, at(28, 18), 4, 3)
    expect(cover([under('wood')])).toBe(1)
    expect(cover([under('orchard')])).toBe(1)
    expect(cover([under('building')])).toBe(2)
    expect(cover([under('building')], { more: { kinds: { building: 'wooden building' } } })).toBe(1)
    expect(cover([under('wood'), strip('hedge', [at(25, 20.8), at(35, 20.8)], 0.3)])).toBe(1)
    expect(cover([under('wood')], {}, GRENADIERS, MORTAR)).toBe(0)
    expect(cover([under('building')], {}, GRENADIERS, MORTAR)).toBe(2)
  })

  it('is behind one’s own AFV, for infantry close to its rear [panzer8-d10-R14]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b2', STUG, 30, 21.5), unit('b1', GRENADIERS, 30, 20.2)],
    })
    const lines = play(state, SHOT, [1, 1]).log[0]?.reckonings?.[1]?.modifiers ?? []
    expect(lines.map(({ clause }) => clause)).toContain('panzer8-d10-6.1.7')
  })

  it('is given by high crops and by no plain field [panzer8-d10-R15]', () => {
    const field = area('field', at(28, 18), 4, 3)
    expect(cover([field])).toBe(0)
    expect(cover([field], { more: { kinds: { field: 'high crops' } } })).toBe(1)
    expect(sees([area('field', at(28, 24), 4, 1)], { more: { kinds: { field: 'high crops' } } })).toEqual([
      'sight-through',
    ])
  })

  it('is not given by rough, marshy or stony ground, which stops no line of sight [panzer8-d10-R71]', () => {
    for (const kind of ['rough', 'marsh', 'sandbank'] as const) {
      expect(cover([area(kind, at(28, 18), 4, 3)])).toBe(0)
      expect(sees([area(kind, at(28, 23), 4, 1)])).toEqual([])
    }
    expect(cover([area('wood', at(28, 18), 4, 3)], { more: { kinds: { wood: 'forest' } } })).toBe(1)
  })
})

describe('the data sheets', () => {
  it('hold every element of eight armies as the rulebook prints them [panzer8-d10-R68, panzer8-d10-R21]', () => {
    const facts = (id: string) => ruleset.muster.find(each => each.id === id)?.facts.map(({ value }) => value)
    // Move, HESA to its range, AP to its range, Def.
    expect(facts(SHERMAN)).toEqual(['Mech', '6 to 36″', '6 to 36″', '6'])
    expect(facts(GRENADIERS)).toEqual(['Inf', '5 to 8″', '10 to 2″', '2'])
    expect(facts('1940-british-cruiser-a13')).toEqual(['Fast', '4 to 12″', '5 to 27″', '2'])
    expect(facts(MG42)).toEqual(['CSW', '6 to 24″', '* to 24″', '2'])
    const nations = new Set(ruleset.muster.map(({ nation }) => nation))
    expect(nations.size).toBe(9)
  })
})
