import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { SAMPLE_GEV_MOVE } from '../../../rulesets/sci-fi/tables'
import { tableOf, at, battle, unit } from '../tactical/table'

const t = tableOf(ruleset)

/** The card of a unit of a type, as label and value. */
function card(type: string, houseRules: readonly string[] = []): Readonly<Record<string, string>> {
  const state = battle('A moves', [unit('a', 'A', type, at(20, 30))], { houseRules })
  return Object.fromEntries(ruleset.card(state, 'a').facts.map(({ label, value }) => [label, value]))
}

/** Move, range, factors against soft and armour, Defence: as an attack of the unit is reckoned. */
function figures(type: string, houseRules: readonly string[] = []): readonly (number | null)[] {
  const facts = card(type, houseRules)
  const number = (label: string) => (facts[label] === undefined ? null : Number.parseFloat(facts[label]))
  const factor = (foe: string) => {
    const state = battle('A fires', [unit('a', 'A', type, at(20, 30)), unit('b', 'B', foe, at(20, 24.5))], {
      houseRules,
    })
    const offer = ruleset.offers(state, 'A').find(each => each.kind === 'fire' && each.unit === 'a')
    const [option] = offer && !offer.refusal ? offer.options() : []
    return option?.reckonings?.[1]?.total ?? null
  }
  return [number('Move'), number('Range'), factor('infantry'), factor('medium-mbt'), number('Defence')]
}

/** Section 12 as it is printed: move, range, soft, armour, Defence. */
const PRINTED = [
  ['infantry', 'Infantry', 2, 8, 3, 4, 0],
  ['marines', 'Marines', 2, 8, 3, 4, 1],
  ['jet-bike', 'Jet-Bike', 12, 8, 3, 4, 0],
  ['4x4-transport', '4x4 transport', 6, null, null, null, 0],
  ['apc', 'APC', 6, null, null, null, 1],
  ['afv', 'AFV', 6, 12, 3, 3, 1],
  ['mrl', 'MRL', 5, 40, 5, 3, 2],
  ['spg', 'SPG', 4, 40, 5, 3, 3],
  ['light-mbt', 'Light MBT', 5, 12, 3, 3, 2],
  ['medium-mbt', 'Medium MBT', 4, 16, 4, 5, 3],
  ['heavy-mbt', 'Heavy MBT', 3, 18, 5, 6, 4],
  ['light-hover-tank', 'Light Hover tank', 5, 12, 3, 3, 2],
  ['medium-hover-tank', 'Medium Hover tank', 4, 16, 4, 5, 3],
  ['heavy-hover-tank', 'Heavy Hover tank', 3, 18, 5, 6, 4],
  ['light-walker', 'Light Walker', 4, 12, 3, 3, 2],
  ['medium-walker', 'Medium Walker', 4, 16, 4, 5, 3],
  ['heavy-walker', 'Heavy Walker', 4, 18, 5, 6, 4],
  ['gev', 'GEV', 12, 12, 3, 3, 3],
  ['x-heavy-mbt', 'X-Heavy MBT', 3, 18, 5, 6, 5],
  ['x-heavy-walker', 'X-Heavy Walker', 4, 18, 5, 6, 5],
] as const

describe('the sample units', () => {
  it.each(PRINTED)('%s has the figures of its line: %s [sci-fi-12.1] [sci-fi-R44]', (id, name, ...line) => {
    expect(ruleset.muster.find(each => each.id === id)?.name).toBe(name)
    expect(figures(id)).toEqual(line)
  })

  it('are twenty, and three more that the text speaks of without a line [sci-fi-12.1] [sci-fi-R54] [sci-fi-R63]', () => {
    const others = ruleset.muster.map(({ id }) => id).filter(id => !PRINTED.some(([own]) => own === id))
    expect(others).toEqual(['motorbike', 'towed-artillery', 'transport-gev'])
    const printed = ruleset.muster.filter(({ because }) =>
      because?.startsWith('As the sample units print it'),
    )
    expect(printed.map(({ id }) => id).toSorted()).toEqual(PRINTED.map(([id]) => id).toSorted())
  })

  it('have no weapon where the line has dashes, and attack nobody [sci-fi-12.2] [sci-fi-R20]', () => {
    for (const type of ['4x4-transport', 'apc']) {
      const state = battle('A fires', [
        unit('a', 'A', type, at(20, 30)),
        unit('b', 'B', 'infantry', at(20, 29)),
      ])
      const attack = { unit: 'a', target: 'b', weapon: 'infantry' } as const
      expect(t.refusalCodes(state, { type: 'fire', ...attack })).toContain('unarmed')
      expect(t.refusalCodes(state, { type: 'assault', ...attack })).toContain('unarmed')
      // It can be attacked.
      const turned = battle('B fires', state.units)
      expect(t.refusalCodes(turned, { type: 'assault', unit: 'b', target: 'a', weapon: 'infantry' })).toEqual(
        [],
      )
    }
  })

  it('say why they have their figures', () => {
    for (const { because } of ruleset.muster) expect(because).toMatch(/sci-fi-(12\.1|4\.5|R63)/)
  })
})

describe('the tables', () => {
  it('give movement by class [sci-fi-4.1] [sci-fi-R63]', () => {
    const moves = (...types: readonly string[]) => types.map(type => figures(type)[0])
    expect(moves('infantry', 'motorbike', '4x4-transport', 'apc', 'afv')).toEqual([2, 6, 6, 6, 6])
    expect(moves('light-mbt', 'light-hover-tank', 'medium-mbt', 'medium-hover-tank')).toEqual([5, 5, 4, 4])
    expect(moves('light-walker', 'medium-walker', 'heavy-walker')).toEqual([4, 4, 4])
    expect(moves('heavy-mbt', 'heavy-hover-tank', 'jet-bike')).toEqual([3, 3, 12])
  })

  it('give ranges by weapon [sci-fi-7.1]', () => {
    const ranges = ['infantry', 'light-mbt', 'medium-mbt', 'heavy-mbt', 'mrl', 'spg'].map(
      type => figures(type)[1],
    )
    expect(ranges).toEqual([8, 12, 16, 18, 40, 40])
  })

  it('give Attack Factors by weapon and kind of target [sci-fi-8.1]', () => {
    const factors = ['infantry', 'light-mbt', 'medium-mbt', 'mrl'].map(type => figures(type).slice(2, 4))
    expect(factors).toEqual([
      [3, 4],
      [3, 3],
      [4, 5],
      [5, 3],
    ])
  })

  it('give Defence Factors by class, SKIP the highest [sci-fi-9.1] [sci-fi-R63]', () => {
    const defences = [
      'infantry',
      'jet-bike',
      'marines',
      'apc',
      'light-walker',
      'medium-hover-tank',
      'heavy-mbt',
      'x-heavy-walker',
      'gev',
    ].map(type => figures(type)[4])
    expect(defences).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 3])
  })

  it('take infantry with or without armour, unarmoured vehicles, guns and GEV for soft targets [sci-fi-9.7] [sci-fi-R21]', () => {
    const soft = ruleset.muster.filter(({ facts }) =>
      facts.some(({ label, value }) => label === 'Defence' && value.endsWith('soft')),
    )
    expect(soft.map(({ id }) => id).toSorted()).toEqual([
      '4x4-transport',
      'gev',
      'infantry',
      'jet-bike',
      'marines',
      'motorbike',
      'towed-artillery',
      'transport-gev',
    ])
  })
})

describe('figures that the text leaves open', () => {
  it('give towed artillery range 40, 5 and 3, Defence 1 or by house rule 0 [sci-fi-R54]', () => {
    const state = battle('A moves', [unit('a', 'A', 'towed-artillery', at(20, 30))])
    expect(ruleset.card(state, 'a').facts.find(({ label }) => label === 'Move')?.value).toBe('in tow')
    expect(figures('towed-artillery').slice(1)).toEqual([40, 5, 3, 1])
    expect(figures('towed-artillery', ['bare-artillery'])[4]).toBe(0)
  })

  it('move the sample GEV 12 inches, by house rule 18 as in the table [sci-fi-R45]', () => {
    expect(SAMPLE_GEV_MOVE).toBe(12)
    expect(figures('gev')[0]).toBe(12)
    expect(figures('gev', ['fast-gev'])[0]).toBe(18)
    expect(figures('transport-gev', ['fast-gev'])[0]).toBe(18)
  })

  it('give the heavy guns of the sample units 5 against soft, by house rule 4 as in the table [sci-fi-R44]', () => {
    const heavies = ['heavy-mbt', 'x-heavy-mbt', 'heavy-hover-tank', 'heavy-walker', 'x-heavy-walker']
    for (const type of heavies) {
      expect(figures(type).slice(2, 4)).toEqual([5, 6])
      expect(figures(type, ['plain-heavy-guns']).slice(2, 4)).toEqual([4, 6])
    }
  })

  it('make MRL and SPG turretless, SPG not by house rule; only rockets have a least range [sci-fi-R53] [sci-fi-7.5] [sci-fi-7.8] [sci-fi-R4]', () => {
    const aimed = (type: string, foe: { x: number; y: number }, houseRules: readonly string[] = []) => {
      const state = battle('A fires', [unit('a', 'A', type, at(20, 20)), unit('b', 'B', 'afv', foe)], {
        houseRules,
      })
      const weapon = type === 'mrl' ? 'rockets' : type === 'spg' ? 'artillery' : 'medium-gun'
      return t.refusalCodes(state, { type: 'fire', unit: 'a', target: 'b', weapon })
    }
    const ahead = at(20, 12)
    const [edge, beyond] = [at(28, 12), at(28.5, 12)]
    for (const type of ['mrl', 'spg']) {
      expect(aimed(type, ahead)).toEqual([])
      expect(aimed(type, edge)).toEqual([])
      expect(aimed(type, beyond)).toEqual(['outside-arc'])
    }
    expect(aimed('spg', beyond, ['turning-spg'])).toEqual([])
    expect(aimed('medium-mbt', at(20, 28))).toEqual([])
    expect(aimed('mrl', at(20, 15.1))).toEqual(['too-near-rockets'])
    expect(aimed('mrl', at(20, 15))).toEqual([])
    expect(aimed('spg', at(20, 17))).toEqual([])
  })
})
