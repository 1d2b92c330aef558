import { describe, expect, it } from 'vitest'
import type { UnitType } from '../../../rulesets/families/tactical'
import rulebook from '../../../rulesets/modern/rulebook.json'
import { TABLES } from '../../../rulesets/modern/tables'
import { UNITS } from '../../../rulesets/modern/units'
import { at, battle, unit } from '../tactical/table'
import { MODERN } from './modern'

/** Every vehicle that the text names, by the unit types that stand for it. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '4x4': ['any-car', 'us-car', 'british-car', 'hmmwv-tow'],
  Truck: ['any-truck', 'us-truck', 'soviet-truck'],
  'Armoured Car': ['armoured-car', 'luchs', 'fox', 'brdm-2', 'erc-90', 'amx-10rc'],
  'Half-Track': ['half-track'],
  BTR: ['btr-60', 'btr-70', 'btr-80', 'arab-btr-60'],
  'BMP 1': ['bmp-1', 'arab-bmp-1'],
  'BMP 2': ['bmp-2'],
  'BMP 3': ['bmp-3'],
  M113: ['m113', 'german-m113', 'zelda'],
  FV432: ['fv432'],
  'Marder 1': ['marder'],
  'Marder 1A3': ['marder-1a3'],
  Warrior: ['warrior', 'warrior-milan'],
  'Bradley M2/M3': ['m2-bradley', 'm3-bradley'],
  'Bradley M2A2-A3': ['m2a2-bradley', 'm2a3-bradley'],
  AMX13: ['amx-13'],
  PT76: ['pt-76', 'arab-pt-76'],
  M551: ['m551'],
  Scorpion: ['scorpion'],
  M47: ['m47'],
  M48: ['m48a3', 'm48a5', 'german-m48a2', 'm48a2ga2'],
  M60: ['m60', 'm60a1', 'm60a1-rise', 'm60a3', 'magach-6', 'magach-7'],
  'T54/55': ['t-54', 't-55', 't-55am', 'arab-t-55', 'tiran'],
  T62: ['t-62', 't-62m', 'arab-t-62'],
  Centurion: ['centurion', 'shot', 'shot-reactive'],
  Chieftain: ['chieftain', 'chieftain-ifcs', 'chieftain-stillbrew'],
  AMX30: ['amx-30', 'amx-30b2'],
  'Leopard 1': ['leopard-1'],
  'Leopard 1A1-A4': ['leopard-1a1', 'leopard-1a2', 'leopard-1a3', 'leopard-1a4'],
  'Leopard 2': ['leopard-2'],
  'Leopard 2A5-2A6': ['leopard-2a5', 'leopard-2a6'],
  T64: ['t-64'],
  T64B: ['t-64b'],
  T72: ['t-72', 't-72-reactive', 'arab-t-72'],
  T72A: ['t-72a', 'arab-t-72m1'],
  T80: ['t-80'],
  T80B: ['t-80b'],
  T80U: ['t-80u'],
  T90: ['t-90'],
  'M1 Abrams': ['m1'],
  'M1A1-A2': ['m1a1', 'm1a2', 'm1a1-plough'],
  Leclerc: ['leclerc'],
  'Merkava 1': ['merkava-1'],
  'Merkava 2': ['merkava-2'],
  'Merkava 3': ['merkava-3'],
  'Challenger 1': ['challenger-1'],
  'Challenger 2': ['challenger-2'],
  Helicopter: ['ah-64', 'mi-24a', 'uh-60', 'transport-helicopter'],
}

const NAMED = rulebook.tables.named_vehicles.rows.map(
  ([name, move, moveFrom, defence, defenceFrom, flags]) =>
    ({
      name: String(name),
      move: Number(move),
      defence: Number(defence),
      isRuled: moveFrom === 'ruling' || defenceFrom === 'ruling',
      flags: String(flags),
    }) as const,
)

const all = Object.values(UNITS)
const type = (id: string): UnitType => {
  const found = UNITS[id]
  if (!found) throw new Error(`No unit type ${id}.`)
  return found
}
const weapon = (id: string) => TABLES.weapons[type(id).weapons[0] as keyof typeof TABLES.weapons]

describe('the muster', () => {
  it('has all vehicles that the text names [modern-R45]', () => {
    expect(NAMED.map(each => each.name).filter(name => (TYPES[name] ?? []).length === 0)).toEqual([])
    expect(Object.keys(TYPES)).toHaveLength(NAMED.length)
  })

  it.each(NAMED)('has the $name as the tables name it [modern-4.1, modern-9.1, modern-R45]', named => {
    for (const id of TYPES[named.name] ?? []) {
      expect([id, type(id).move, type(id).defence]).toEqual([id, named.move, named.defence])
      expect([id, !named.isRuled || type(id).because.includes('modern-R45')]).toEqual([id, true])
    }
  })

  it.each(NAMED)('flags the $name as the list does: $flags [modern-R8, modern-R26, modern-R45]', named => {
    for (const id of TYPES[named.name] ?? []) {
      const { locomotion, armoured, carriesFoot, towsGuns, flies, passage, name } = type(id)
      const has = (flag: string) => named.flags.includes(flag)
      const holds = {
        wheeled: locomotion === 'wheeled',
        soft: !armoured,
        tows: carriesFoot && towsGuns,
        // The Zelda is an M113 that does not swim any more.
        amphibious: passage === 'amphibious' || name.includes('Zelda'),
      }
      const missing = Object.entries(holds).filter(([flag, is]) => has(flag) && !is)
      expect([id, missing]).toEqual([id, []])
      expect([id, flies]).toEqual([id, has('flies')])
    }
  })

  it('says of every type why it has its figures, and cites both tables', () => {
    for (const { id, because, gun } of all) {
      expect([id, because.includes(gun ? 'modern-4.5' : 'Move')]).toEqual([id, true])
      expect([id, /Defence \d: .*\(.*modern-(9\.1|R45)\)/.test(because)]).toEqual([id, true])
    }
  })

  it('gives every weapon a row of the tables, and soft or armoured by the defence row [modern-R20, modern-R21]', () => {
    const rows = new Set<string>(Object.keys(TABLES.weapons))
    for (const { id, weapons, armoured, defence, gun, flies } of all) {
      expect([id, weapons.every(row => rows.has(row))]).toEqual([id, true])
      expect([id, armoured]).toEqual([id, defence > 0 && !gun && !flies])
    }
  })

  it('gives the infantry and the teams of every army their rows [modern-R20, modern-R21]', () => {
    for (const nation of ['us', 'british', 'german', 'french', 'soviet', 'israeli', 'arab', 'any']) {
      expect(type(`${nation}-infantry`)).toMatchObject({
        move: 2,
        defence: 0,
        weapons: ['infantry'],
        rides: true,
      })
      expect(type(`${nation}-engineers`)).toMatchObject({
        engineers: true,
        weapons: ['infantry'],
        rides: true,
      })
      for (const team of ['hmg', 'mortar']) {
        expect(type(`${nation}-${team}`)).toMatchObject({ move: 1, defence: 0, weapons: [team], rides: true })
      }
    }
    for (const team of all.filter(each => each.group === 'Missile teams')) {
      expect(team).toMatchObject({ move: 1, defence: 0, armoured: false, rides: true, locomotion: 'foot' })
    }
  })

  it.each([
    ['20pdr and 85mm', 'asu-85', [15, 3, 5]],
    ['90mm', 'aml-90', [15, 3, 5]],
    ['73mm', 'bmp-1', [12, 2, 4]],
    ['30mm', 'bmp-2', [12, 2, 3]],
    ['115mm', 't-62', [18, 3, 6]],
    ['152mm', 'm551', [18, 3, 6]],
    ['122mm', '2s1', [40, 5, 3]],
    ['105mm howitzer', 'abbot', [30, 4, 2]],
    ['rockets', 'bm-21', [30, 5, 3]],
    ['120mm recoilless', 'british-wombat', [10, 2, 4]],
  ] as const)('gives the %s of the %s its row by the ruling [modern-R44]', (_, id, figures) => {
    const { range, soft, armour } = weapon(id)
    expect([range, soft, armour]).toEqual(figures)
  })

  it('says which row a gun between the rows takes [modern-R44]', () => {
    for (const id of ['asu-85', 'aml-90', 'bmp-1', 'bmp-2', 't-62', 'm551']) {
      expect([id, type(id).because.includes('modern-R44')]).toEqual([id, true])
    }
  })

  it('stabilises main battle tanks only [modern-R56]', () => {
    const stabilised = all.filter(({ id }) => UNITS[id]?.fittings?.includes('stabilised') === true)
    expect(stabilised.length).toBeGreaterThan(30)
    for (const { id, group, because } of stabilised) {
      expect([id, group]).toEqual([id, 'Main battle tanks'])
      expect(because).toContain('modern-R56')
    }
  })

  it('fits reactive or applique armour where it can count [modern-9.8]', () => {
    const reactive = all.filter(({ id }) => UNITS[id]?.fittings?.includes('reactive') === true)
    expect(reactive.length).toBeGreaterThan(10)
    for (const { id, defence, armoured } of reactive) {
      expect([id, armoured, defence >= 1 && defence <= 5]).toEqual([id, true, true])
    }
  })

  it('gives thermal sights their reason [modern-11.24]', () => {
    for (const { id, because } of all) {
      expect([id, because.includes('modern-11.24')]).toEqual([
        id,
        UNITS[id]?.fittings?.includes('thermal') === true,
      ])
    }
  })

  it.each([
    ['m1', ['modern-5.18', 'modern-5.17', 'modern-11.24']],
    ['t-72a', ['modern-5.18', 'modern-7.11']],
    ['magach-6', ['modern-5.18', 'modern-7.11', 'modern-9.8']],
    ['us-javelin', ['modern-9.9', 'modern-9.7', 'modern-11.24']],
    ['t-55', []],
  ])('tells on the card of the %s what it is fitted with [modern-R55, modern-R56]', (id, clauses) => {
    const own = new Set([
      'modern-5.17',
      'modern-5.18',
      'modern-7.11',
      'modern-9.7',
      'modern-9.8',
      'modern-9.9',
      'modern-11.24',
    ])
    const { notes } = MODERN.ruleset.card(battle('A moves', [unit('a', 'A', id, at(20, 20))]), 'a')
    expect(notes.flatMap(({ clause }) => (clause && own.has(clause) ? [clause] : []))).toEqual(clauses)
  })

  it('moves guns only in tow and gives them an arc, anti-aircraft weapons excepted [modern-4.5, modern-7.3, modern-7.4, modern-R42]', () => {
    const guns = all.filter(({ gun }) => gun)
    expect(guns.length).toBeGreaterThan(15)
    for (const { id, move, locomotion, arc, antiAircraft, defence, weapons } of guns) {
      const isRound = antiAircraft || weapons.includes('sam')
      expect([id, move, locomotion, arc, defence]).toEqual([id, 0, 'towed', !isRound, 1])
    }
  })

  it('flags turretless armour and tank hunters [modern-7.5, modern-5.7]', () => {
    for (const id of ['jaguar-1', 'kanonenjagdpanzer', 'asu-85']) {
      expect(type(id)).toMatchObject({ tankDestroyer: true, arc: true })
    }
    expect(type('m901')).toMatchObject({ tankDestroyer: true, arc: false })
    expect(type('2s3').arc).toBe(true)
    expect(type('m1')).toMatchObject({ tankDestroyer: false, arc: false })
  })

  it('lets mine-clearing tanks keep the figures of their tank [modern-R38]', () => {
    const { move, defence, weapons } = type('m1a1')
    expect(type('m1a1-plough')).toMatchObject({ clearsMines: true, move, defence, weapons })
  })

  it('lets tanks, armoured cars and 4x4s carry nothing [modern-R26]', () => {
    const bare = new Set(['Main battle tanks', 'Light tanks', 'Armoured cars', 'Cars and motorcycles'])
    for (const { id, carriesFoot, towsGuns } of all.filter(({ group }) => bare.has(group))) {
      expect([id, carriesFoot, towsGuns]).toEqual([id, false, false])
    }
  })

  it('stands every type on a base of 1 inch [modern-2.3]', () => {
    expect(all.every(({ base }) => base === 1)).toBe(true)
  })
})
