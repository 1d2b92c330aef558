import { describe, expect, it } from 'vitest'
import { SHIPS } from '../../../rulesets/naval/ships'
import { type Figures, attackOf, defenceOf, yard, yardProblems } from '../../../rulesets/naval/yard'
import { workshop } from '../../../rulesets/naval/workshop'
import { PLATE, ruleset, scenario, ship, battle, play, fireAt } from './table'

const PLAIN: Figures = {
  tables: 'battleships',
  tons: 35_000,
  armour: 300,
  guns: 8,
  calibre: 15,
  secondGuns: 0,
  secondCalibre: 5.9,
  tubes: 0,
  radar: false,
}
const defence = (more: Partial<Figures>): number => defenceOf({ ...PLAIN, ...more }).total

describe('ship factors', () => {
  it('gives 1 Defence for each 10,000 t to the nearest, halves up, at least 1 [naval-7.1, naval-R22]', () => {
    expect([34_999, 35_000, 44_999, 4_000].map(tons => defence({ tons }))).toEqual([3, 4, 4, 1])
  })

  it('gives 1 more for armour over 350 mm [naval-7.2, naval-R22]', () => {
    expect([350, 351].map(armour => defence({ armour }))).toEqual([4, 5])
    expect(defence({ tables: 'cruisers', tons: 15_000, armour: 400 })).toBe(3)
  })

  it('gives Attack by the calibre of the main battery [naval-7.3, naval-R10]', () => {
    const calibres = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]
    expect(calibres.map(calibre => attackOf('battleships', 8, calibre).total)).toEqual([
      5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 1,
    ])
  })

  it('gives 1 more for more than 8 guns and 1 less for fewer, none for 8 [naval-7.4, naval-7.5, naval-R23]', () => {
    expect([9, 8, 6].map(guns => attackOf('battleships', guns, 15).total)).toEqual([5, 4, 3])
    expect(attackOf('battleships', 6, 8).total).toBe(0)
  })

  it('lets a ship of Attack 0 fire, and counts every T on it as H [naval-R23]', () => {
    const factors = yard({ ...PLAIN, tons: 10_000, guns: 6, calibre: 8 })
    const small = ship('s', 'B', 'prinz-eugen', 5, { factors: { ...factors, defence: 3 } })
    const state = battle('second fires', [ship('a', 'A', 'hood', 4), small])
    expect(play(state, fireAt('s', 'a'), [4, 6, 2]).log.at(-1)?.code).toBe('holds')
    const hit = battle('first fires', [ship('a', 'A', 'hood', 4), small])
    expect(play(hit, fireAt('a', 's'), [4, 1, 1, 3]).state.units[1]).toMatchObject({ turrets: 0, hull: 1 })
  })

  it('has factors of its own for battle cruisers and light cruisers [naval-11.2, naval-11.5, naval-R10, naval-R22, naval-R29]', () => {
    const calibres = [12, 11, 10, 9, 8, 7.5, 6, 5.9]
    expect(calibres.map(calibre => attackOf('cruisers', 8, calibre).total)).toEqual([3, 3, 2, 2, 2, 1, 1, 1])
    expect([7_499, 7_500, 12_500].map(tons => defence({ tables: 'cruisers', tons }))).toEqual([1, 2, 3])
    expect(attackOf('cruisers', 6, 11).total).toBe(2)
    expect(attackOf('cruisers', 6, 8).total).toBe(1)
  })

  it('builds the ships that the booklet prints [naval-9.1, naval-9.3, naval-11.9]', () => {
    const bismarck = yard({ ...PLAIN, tons: 41_700, armour: 320 })
    expect(bismarck).toMatchObject({ defence: 4, main: { attack: 4, range: 4 }, secondary: null })
    expect(yard({ ...PLAIN, tons: 43_000, armour: 380, guns: 10, calibre: 14 })).toMatchObject({
      defence: 5,
      main: { attack: 4 },
    })
    const spee = yard({
      ...PLAIN,
      tables: 'cruisers',
      tons: 15_000,
      guns: 6,
      calibre: 11,
      secondGuns: 8,
      tubes: 8,
    })
    expect(spee).toMatchObject({
      defence: 3,
      main: { attack: 2, range: 4 },
      secondary: { attack: 1, range: 3 },
      salvoes: 4,
    })
  })

  it('says what no yard can build [naval-R10]', () => {
    expect(yardProblems(PLAIN)).toEqual([])
    expect(yardProblems({ ...PLAIN, calibre: 6 })).toHaveLength(1)
    expect(yardProblems({ ...PLAIN, tables: 'cruisers' })).toHaveLength(1)
  })

  it('works from what is typed into the workshop [naval-7.1, naval-7.3]', () => {
    const typed = Object.fromEntries(workshop.fields.map(field => [field.id, field.value]))
    const made = workshop.make(typed)
    expect(made.problems).toEqual([])
    expect(made.facts.map(fact => `${fact.label} ${fact.value}`)).toEqual([
      'Guns 8 × 15-inch',
      'Defence 4',
      'Attack 4',
      'Range 4',
      'Radar none',
      'Torpedo Salvoes 0',
    ])
    expect(made.reckonings).toHaveLength(2)
    expect(workshop.make({ ...typed, calibre: 20 }).problems).toHaveLength(1)
  })

  it('reckons a second battery of the workshop too [naval-11.2, naval-11.3]', () => {
    const typed = Object.fromEntries(workshop.fields.map(field => [field.id, field.value]))
    const cruiser = { tables: 'cruisers', tons: 15_000, guns: 6, calibre: 11, secondGuns: 8, tubes: 8 }
    const { facts, reckonings, problems } = workshop.make({ ...typed, ...cruiser })
    expect(problems).toEqual([])
    expect(facts.find(fact => fact.label === 'Attack')?.value).toBe('2/1')
    expect(facts.find(fact => fact.label === 'Range')?.value).toBe('4/3')
    expect(reckonings.map(each => each.total)).toEqual([3, 2, 1])
    expect(reckonings.at(-1)?.title).toBe('Attack factor, secondary battery')
  })
})

describe('the published actions', () => {
  const figures = (id: string) => {
    const found = SHIPS[id]
    if (!found) throw new RangeError(id)
    const { defence: d, main, secondary, radar, salvoes } = found.factors
    return [d, main.attack, main.range, secondary?.attack ?? null, radar, salvoes]
  }
  const ids = (which: string, side: string) =>
    scenario(which)
      .ships.filter(each => each.side === side)
      .map(each => each.type)

  it('prints Denmark Strait [naval-9.1]', () => {
    expect(ids('denmark-strait', 'A').map(figures)).toEqual([
      [5, 4, 4, null, false, 0],
      [5, 4, 4, null, false, 0],
    ])
    expect(ids('denmark-strait', 'B').map(figures)).toEqual([
      [4, 4, 4, null, false, 0],
      [1, 1, 3, null, false, 0],
    ])
  })

  it('prints Cape Matapan, where the British have Radar [naval-9.3, naval-9.5]', () => {
    expect(ids('cape-matapan', 'A').map(figures)).toEqual(
      Array.from({ length: 3 }, () => [3, 4, 4, null, true, 0]),
    )
    expect(ids('cape-matapan', 'B').map(figures)).toEqual([
      [5, 5, 4, null, false, 0],
      ...Array.from({ length: 6 }, () => [1, 1, 3, null, false, 0]),
    ])
  })

  it('prints River Plate, by the tables of section 11 [naval-11.9, naval-R31]', () => {
    expect(PLATE.tables).toBe('cruisers')
    expect(figures('graf-spee')).toEqual([3, 2, 4, 1, false, 3])
    expect(['exeter', 'ajax', 'achilles'].map(figures)).toEqual([
      [2, 1, 3, null, false, 3],
      [2, 1, 3, null, false, 4],
      [2, 1, 3, null, false, 4],
    ])
  })

  it('lists every ship with its factors in the muster [naval-9.1]', () => {
    expect(ruleset.muster).toHaveLength(18)
  })
})
