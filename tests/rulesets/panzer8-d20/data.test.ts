import { describe, expect, it } from 'vitest'
import { TYPES } from '../../../rulesets/panzer8-d20/sheets'
import { AP_DAMAGE, HESA, MOVEMENT, QUALITY } from '../../../rulesets/panzer8-d20/tables'
import { the } from '../kit'
import { GRENADIERS, MG42, PAK, RIFLES, SHERMAN, TRUCK, kit, lie, unit } from './table'

const { rulebook, scenarios } = kit.ruleset
const type = (id: string) => TYPES.get(id) ?? expect.fail(`No type ${id}`)
const tableOf = (name: string) =>
  Object.entries(rulebook.tables).find(([id]) => id === name)?.[1] ?? expect.fail(name)

describe('the elements', () => {
  it('are one base, gun or vehicle each, on bases of 1.2 inches unless they say otherwise [panzer8-d20-2.0.1, panzer8-d20-2.0.2, panzer8-d20-R1, panzer8-d20-1.1.1]', () => {
    for (const id of [RIFLES, MG42, 'commander', 'forward-observer-on-foot'])
      expect([type(id).width, type(id).depth]).toEqual([1.2, 1.2])
  })

  it('have vehicles on bases as large as the model [panzer8-d20-2.1.1, panzer8-d20-2.1.2, panzer8-d20-2.1.15, panzer8-d20-2.1.20]', () => {
    expect([type('1944-german-pz-iv-h').width, type('1944-german-pz-iv-h').depth]).toEqual([1, 1.6])
    expect([type('1944-german-stug-iii-g').width, type('1944-german-stug-iii-g').depth]).toEqual([0.8, 1.2])
    expect([type(SHERMAN).width, type(SHERMAN).depth]).toEqual([1.2, 2])
    expect([type('1940-french-bus').width, type('1940-french-bus').depth]).toEqual([1.2, 2])
    expect(type('horse-team-and-limber')).toMatchObject({ class: 'soft', move: 'HD', tows: true })
    expect(type('1944-american-m3-half-track').class).toBe('apc')
    expect(type('1940-british-2pdr-portee')).toMatchObject({ class: 'portee', width: 1, depth: 1.6 })
  })

  it('have infantry sections with rifles and a machine gun, and others [panzer8-d20-2.1.5, panzer8-d20-2.1.6]', () => {
    expect(type(RIFLES).weapons[0]).toMatchObject({ kind: 'SA', value: 5, range: 8 })
    expect(type('1943-soviet-smg-section').weapons[0]).toMatchObject({ kind: 'SA', value: 6, range: 4 })
  })

  it('have anti-tank teams in a section or of their own [panzer8-d20-2.1.7, panzer8-d20-2.1.8]', () => {
    expect(type(GRENADIERS).weapons[0]).toMatchObject({ value: 5, ap: 12, range: 8, apRange: 2 })
    expect(type('1944-german-panzerschreck-team').weapons[0]).toMatchObject({ value: 2, ap: 12, apRange: 4 })
  })

  it('have crew-served weapons on common, half and deeper bases [panzer8-d20-2.1.9, panzer8-d20-2.1.10, panzer8-d20-2.1.11, panzer8-d20-2.1.12]', () => {
    expect([
      type('1940-german-5cm-mortar-section').width,
      type('1940-german-5cm-mortar-section').depth,
    ]).toEqual([0.6, 1.2])
    expect([type(PAK).width, type(PAK).depth]).toEqual([1.2, 1.6])
    expect(type('1940-german-10-5cm-lefh-18')).toMatchObject({ move: '0', depth: 1.6 })
  })

  it('have guns that only a transport can move [panzer8-d20-2.1.13]', () => {
    expect(type(PAK).move).toBe('0')
  })

  it('have portees, which are combat elements [panzer8-d20-2.1.20, panzer8-d20-2.1.21]', () => {
    expect(type('1940-british-2pdr-portee').weapons[0]).toMatchObject({ field: 'rear', ap: 5 })
  })

  it('have engineers with explosives, some with a flamethrower [panzer8-d20-2.1.22, panzer8-d20-2.1.23, panzer8-d20-2.1.24]', () => {
    const flame = type('1940-german-engineer-section-with-flamethrower')
    expect(flame).toMatchObject({ class: 'engineer', explosives: true })
    expect(flame.weapons.map(({ id, kind, range }) => [id, kind, range])).toEqual([
      ['main', 'F', 2],
      ['small', 'SA', 8],
    ])
  })

  it('have one HQ a side on a base of 1.6 inches [panzer8-d20-2.2.6]', () => {
    expect([type('hq').width, type('hq').depth]).toEqual([1.6, 1.6])
    for (const scenario of scenarios) {
      const { units } = kit.begin(scenario).state
      for (const side of ['A', 'B'])
        expect(units.filter(each => each.type === 'hq' && each.side === side).length).toBeLessThan(2)
    }
  })
})

describe('the data sheets', () => {
  it('are one for each nation and campaign [panzer8-d20-2.3.1, panzer8-d20-R64]', () => {
    expect(new Set([...TYPES.values()].map(({ nation }) => nation))).toEqual(
      new Set([
        'German 1940',
        'French 1940',
        'British 1940',
        'German 1943',
        'Soviet 1943',
        'German 1944',
        'British 1944',
        'American 1944',
        'Any',
      ]),
    )
    expect(kit.ruleset.muster).toHaveLength(TYPES.size)
  })

  it('give Defence, and another one for the flank where it is noted [panzer8-d20-2.3.8, panzer8-d20-R17]', () => {
    expect(type('1944-german-panther-a')).toMatchObject({ defence: 16, flank: 6 })
    expect(type('1944-german-pz-iv-h')).toMatchObject({ defence: 6, flank: null })
  })

  it('give notes: turret, radio, rear driver, open top, what it carries [panzer8-d20-2.3.11]', () => {
    expect(type('1940-french-panhard-178')).toMatchObject({
      turreted: true,
      radio: true,
      rearDriver: true,
      openTopped: false,
    })
    expect(type('1944-german-sdkfz-251-1')).toMatchObject({
      openTopped: true,
      machineGun: true,
      capacity: 2,
      tows: true,
    })
    expect(type(MG42)).toMatchObject({ stays: true, portable: true })
    expect(type('1940-british-2pdr-at-gun')).toMatchObject({ stays: true })
    expect(type('1940-british-2pdr-at-gun').weapons[0]?.field).toBe('all')
  })

  it.each(
    Object.entries(rulebook.tables).filter(([name]) => name.startsWith('data-') && name !== 'data-codes'),
  )('reads every row of %s [panzer8-d20-2.3.1]', (name, { rows }) => {
    const isCommon = name === 'data-common'
    const own = [...TYPES.values()].filter(({ id, nation }) =>
      isCommon ? nation === 'Any' : id.startsWith(`${name.slice(5)}-`),
    )
    const printed = rows.filter(row => row[1] !== 'secondary' && row[2] !== 'as vehicle')
    const read = own.map(each => {
      const weapon = each.weapons.find(({ id }) => id === 'main')
      return [each.name, each.class, each.move, weapon?.value ?? '-', weapon?.ap ?? '-', each.defence]
    })
    expect(read).toEqual(printed.map(row => [row[0], row[1], String(row[2]), row[3], row[5], row[7]]))
  })
})

describe('the tables', () => {
  it('have the qualities, and what the booklet suggests [panzer8-d20-2.4.1, panzer8-d20-2.4.6, panzer8-d20-2.4.7]', () => {
    expect(Object.fromEntries(tableOf('quality').rows.map(([name, value]) => [name, value]))).toEqual(QUALITY)
    expect(tableOf('quality-examples').rows.map(row => row[2])).toContain('Elite')
    // Most are Average unless a scenario says otherwise.
    const state = lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 10)] })
    expect(the(state, 'a1').quality).toBe('Average')
  })

  it('have the rates of movement as they are printed [panzer8-d20-8.2.1]', () => {
    expect(tableOf('movement').rows).toEqual(MOVEMENT)
  })

  it('have the results as they are printed [panzer8-d20-6.1.23, panzer8-d20-6.2.10]', () => {
    const faces: Readonly<Record<string, number>> = {
      '1-7': 1,
      '8-10': 8,
      '11-14': 11,
      '15-17': 15,
      '18-20': 18,
    }
    for (const [label, ...results] of tableOf('ap-damage').rows) {
      const face = faces[String(label)] ?? 0
      const read = AP_DAMAGE.map(({ suppresses, knocksOut }) =>
        face >= knocksOut ? 'K' : face >= suppresses ? 'S' : '-',
      )
      expect(read).toEqual(results)
    }
    expect(HESA).toEqual([12, 14, 18])
  })

  it('may be read in inches or, with 6mm figures, in centimetres: no rule needs another length [panzer8-d20-1.1.3, panzer8-d20-R1]', () => {
    for (const { board } of scenarios) expect(board.kind).toBe('inches')
    expect(type(TRUCK).depth / type(TRUCK).width).toBeCloseTo(1.6)
  })
})
