import { describe, expect, it } from 'vitest'
import { UNITS as OLD } from '../../../rulesets/ww2-2010/units'
import { TABLES } from '../../../rulesets/ww2/tables'
import { UNITS } from '../../../rulesets/ww2/units'
import { WW2, WW2_2010 } from '../tactical/editions'
import { HIT, at, battle, unit } from '../tactical/table'
import type { UnitType } from '../../../rulesets/families/tactical'

/** Every vehicle that the text names: the unit types that stand for it, Move, Defence in 2012, and what is a ruling. */
const NAMED = [
  ['BT-7', ['bt-7'], 6, 2, 'defence'],
  ['M10', ['m10', 'achilles'], 6, 3, 'defence'],
  ['Tankette', ['tankette', 't-27', 'cv-33', 'te-ke'], 5, 1, ''],
  ['Carrier', ['carrier', 'universal-carrier', 'lorraine-37', 'soviet-carrier'], 5, 1, 'defence'],
  ['Half-Track', ['half-track', 'sdkfz-251', 'm3-halftrack', 'british-halftrack'], 6, 1, ''],
  ['Armoured Car', ['armoured-car', 'sdkfz-222', 'daimler', 'ba-10', 'ab-41'], 6, 1, ''],
  ['Truck', ['any-truck', 'german-truck', 'british-truck', 'us-truck', 'soviet-truck'], 4, 0, ''],
  ['Jeep', ['any-car', 'us-car', 'british-car', 'german-car'], 6, 0, ''],
  ['Motorcycles', ['motorcycles', 'german-motorcycles'], 6, 0, ''],
  ['Light Tank', ['light-tank'], 5, 2, ''],
  ['Early British Cruiser', ['a9', 'a10', 'a13', 'crusader-ii', 'crusader-iii'], 5, 2, 'move'],
  ['Pz 35-38t', ['pz-35t', 'pz-38t'], 5, 2, 'move'],
  ['R35', ['r35'], 3, 2, 'move'],
  ['H39', ['h39'], 5, 2, 'move'],
  ['Char B1', ['char-b1'], 3, 2, 'move'],
  ['M13/40', ['m13-40'], 4, 2, ''],
  ['Japanese Medium Tank', ['chi-ha', 'chi-ha-early', 'chi-nu'], 4, 2, 'move'],
  ['Semovente 75', ['semovente-75'], 4, 2, 'defence'],
  ['Pz III', ['pz-iii-e', 'pz-iii-g', 'pz-iii-j', 'pz-iii-n'], 4, 3, ''],
  ['Stug III', ['stug-iii-b', 'stug-iii-f', 'stug-iii-g'], 4, 3, 'move'],
  ['Somua S35', ['somua-s35'], 4, 3, 'move'],
  ['Pz IV', ['pz-iv-d', 'pz-iv-f2', 'pz-iv-h', 'pz-iv-j'], 4, 4, ''],
  ['Sherman', ['sherman', 'sherman-76', 'british-sherman', 'firefly', 'sherman-crab'], 4, 4, ''],
  ['T34', ['t-34-76', 't-34-85'], 4, 4, ''],
  ['Valentine', ['valentine-ii', 'valentine-ix', 'soviet-valentine'], 4, 4, ''],
  ['Cromwell', ['cromwell'], 6, 4, 'move'],
  ['Panther', ['panther'], 4, 5, ''],
  ['KV 1', ['kv-1'], 3, 5, 'move'],
  ['Tiger I', ['tiger-i'], 3, 5, ''],
  ['Matilda', ['matilda', 'matilda-i'], 3, 5, ''],
  ['Churchill', ['churchill-iii', 'churchill-vii'], 3, 5, ''],
  ['Tiger II', ['tiger-ii'], 3, 6, ''],
  ['JS-II', ['is-2'], 3, 6, ''],
] as const

const all = Object.values(UNITS)
const type = (id: string): UnitType => {
  const found = UNITS[id]
  if (!found) throw new Error(`No unit type ${id}.`)
  return found
}
const figures = (id: string) => {
  const { range, soft, armour } = TABLES.weapons[type(id).weapons[0] as keyof typeof TABLES.weapons]
  return [range, soft, armour]
}

describe('the muster', () => {
  it.each(NAMED)(
    'has the %s as the tables name it [ww2-4.1, ww2-9.1, ww2-R45]',
    (_, ids, move, defence, ruling) => {
      for (const id of ids) {
        expect([id, type(id).move, type(id).defence]).toEqual([id, move, defence])
        expect(type(id).because.includes('ww2-R45')).toBe(ruling !== '')
      }
    },
  )

  it.each(NAMED)(
    'has the %s of 2010 as well [ww2-2010-4.1, ww2-2010-9.1, ww2-2010-R45]',
    (name, ids, move, defence) => {
      for (const id of ids) {
        expect([id, OLD[id]?.move, OLD[id]?.defence]).toEqual([id, move, name === 'Cromwell' ? 5 : defence])
      }
    },
  )

  it('says of every type why it has its figures, and cites both tables', () => {
    for (const { because, gun } of all) {
      expect(because).toContain(gun ? 'ww2-4.5' : 'Move')
      expect(because).toMatch(/Defence \d: .*\(.*ww2-(9\.1|R45)\)/)
    }
  })

  it('gives every weapon a row of the tables, and soft or armoured by the defence row [ww2-R20, ww2-R21]', () => {
    const rows = new Set<string>(Object.keys(TABLES.weapons))
    for (const { id, weapons, armoured, defence, gun, group } of all) {
      expect([id, weapons.every(row => rows.has(row))]).toEqual([id, true])
      const isSoft = defence === 0 || gun || group === 'Infantry' || group === 'Support weapons'
      expect([id, armoured]).toEqual([id, !isSoft])
    }
  })

  it('gives the infantry of every army its row, and cavalry that of infantry [ww2-R20]', () => {
    for (const nation of ['german', 'british', 'us', 'soviet', 'french', 'italian', 'japanese', 'any']) {
      expect(type(`${nation}-infantry`)).toMatchObject({
        move: 2,
        defence: 0,
        weapons: ['infantry'],
        rides: true,
      })
      expect(type(`${nation}-hmg`)).toMatchObject({ move: 1, defence: 0, weapons: ['hmg'], rides: true })
      expect(type(`${nation}-mortar`)).toMatchObject({
        move: 1,
        defence: 0,
        weapons: ['mortar'],
        rides: true,
      })
    }
    expect(type('soviet-cavalry')).toMatchObject({ move: 3, defence: 0, weapons: ['infantry'], rides: false })
    expect(type('us-infantry-at').weapons).toEqual(['infantry-at'])
  })

  it('arms what falls between the rows by the ruling [ww2-R44]', () => {
    expect(figures('french-25mm')).toEqual([3, 2, 1])
    expect(figures('soviet-45mm')).toEqual([4, 2, 2])
    expect(figures('pz-iii-g')).toEqual([4, 2, 2])
    expect(figures('zis-3')).toEqual([10, 2, 4])
    expect(figures('m10')).toEqual([12, 2, 5])
    expect(figures('zis-2')).toEqual([10, 2, 4])
    expect(figures('25pdr')).toEqual([30, 4, 2])
    expect(figures('m2-105mm')).toEqual([30, 4, 2])
    expect(figures('nebelwerfer')).toEqual([30, 5, 3])
    for (const id of ['french-25mm', 'soviet-45mm', 'pz-iii-g', 'zis-3', 'm10', 'zis-2', '25pdr']) {
      expect(type(id).because).toContain('ww2-R44')
    }
  })

  it('makes a rocket launcher a gun unless its card makes it a vehicle [ww2-R44]', () => {
    expect(type('nebelwerfer')).toMatchObject({ gun: true, defence: 1, arc: true })
    expect(type('katyusha')).toMatchObject({ gun: false, locomotion: 'wheeled', move: 4, defence: 0 })
  })

  it('gives a Panzer IV H Move 4, Defence 4 and the later 75mm, and says why', () => {
    expect(type('pz-iv-h')).toMatchObject({ move: 4, defence: 4, armoured: true, weapons: ['later-75mm'] })
    expect(type('pz-iv-h').because).toBe(
      'Move 4: Medium and heavy armoured vehicles (named there, ww2-4.1). ' +
        'Defence 4: Medium-heavy tanks (named there, ww2-9.1). ' +
        'Later 75mm, 76mm, 85mm or 17pdr: range 12, 2 against soft, 5 against armour (ww2-7.1, ww2-8.1).',
    )
  })

  it('moves guns only in tow and gives them an arc, anti-aircraft guns excepted [ww2-4.5, ww2-7.3, ww2-7.4, ww2-R42]', () => {
    const guns = all.filter(({ gun }) => gun)
    expect(guns.length).toBeGreaterThan(40)
    for (const { id, move, locomotion, arc, antiAircraft, defence } of guns) {
      expect([id, move, locomotion, arc, defence]).toEqual([id, 0, 'towed', !antiAircraft, 1])
    }
    expect(type('flak-88')).toMatchObject({ antiAircraft: true, arc: false, weapons: ['88mm'] })
  })

  it('flags turretless armour and tank destroyers [ww2-7.5, ww2-R45]', () => {
    for (const id of ['semovente-75', 'stug-iii-g']) {
      expect(type(id)).toMatchObject({ tankDestroyer: true, arc: true })
    }
    expect(type('m10')).toMatchObject({ tankDestroyer: true, arc: false })
    expect(type('sherman')).toMatchObject({ tankDestroyer: false, arc: false })
  })

  it('lets trucks, half-tracks and carriers carry and tow, and nothing else [ww2-4.4, ww2-4.5, ww2-R26]', () => {
    for (const { id, carriesFoot, towsGuns, group } of all) {
      expect([id, carriesFoot, towsGuns]).toEqual([id, group === 'Transport', group === 'Transport'])
    }
    expect(type('any-car')).toMatchObject({ carriesFoot: false, towsGuns: false })
    expect(type('half-track').locomotion).toBe('halftracked')
  })

  it('flags engineers, who are infantry, and mine-clearing tanks, which are their tanks [ww2-R50]', () => {
    expect(type('british-engineers')).toMatchObject({
      engineers: true,
      move: 2,
      defence: 0,
      weapons: ['infantry'],
    })
    const { move, defence, weapons } = type('british-sherman')
    expect(type('sherman-crab')).toMatchObject({ clearsMines: true, move, defence, weapons })
    expect(all.filter(({ engineers }) => engineers)).toHaveLength(8)
  })

  it('takes 1 off early French and Japanese anti-tank guns, and not off tanks [ww2-8.2, ww2-R51]', () => {
    const early = all.filter(({ armourPenalty }) => armourPenalty > 0)
    expect(early.map(({ id }) => id)).toEqual([
      'french-25mm',
      'french-37mm',
      'french-47mm',
      'japanese-37mm',
      'japanese-47mm',
    ])
    expect(early.every(({ armourPenalty, gun }) => armourPenalty === 1 && gun)).toBe(true)
  })

  it.each([
    ['early-tank-guns', false, 2],
    ['early-tank-guns', true, 1],
  ])('takes it off the 47mm of a Char B1 by the house rule %s: %s [ww2-R51]', (rule, isOn, armour) => {
    const fight = battle(
      'A fires',
      [unit('a', 'A', 'char-b1', at(20, 20)), unit('b', 'B', 'pz-iv-d', at(20, 18.1))],
      {
        houseRules: isOn ? [rule] : [],
      },
    )
    const attack = (weapon: string) =>
      WW2.play(fight, { type: 'fire', unit: 'a', target: 'b', weapon }, [HIT, 1, 1]).log.flatMap(entry =>
        (entry.reckonings ?? []).filter(({ title }) => title === 'Attack Factor').map(({ total }) => total),
      )
    expect(attack('37-47mm')).toEqual([armour])
    expect(attack('short-75mm')).toEqual([2])
  })

  it.each([
    ['kv-1', 3, 4],
    ['char-b1', 3, 4],
    ['r35', 3, 5],
  ])('moves the %s %i inches, and %i by the house rule [ww2-R45]', (id, slow, fast) => {
    const reach = (houseRules: readonly string[]) =>
      WW2.ruleset.card(battle('A moves', [unit('a', 'A', id, at(20, 20))], { houseRules }), 'a').facts[0]
        ?.value
    expect([reach([]), reach(['faster-heavies'])]).toEqual([`${slow}″`, `${fast}″`])
  })

  it('counts engineers and early guns by other rulings in 2010 [ww2-2010-R63, ww2-2010-R64]', () => {
    expect(OLD['british-engineers']?.because).toContain('ww2-2010-R63')
    expect(OLD['sherman-crab']?.because).toContain('ww2-2010-R63')
    expect(OLD['french-47mm']).toMatchObject({ armourPenalty: 1 })
    expect(OLD['french-47mm']?.because).toContain('ww2-2010-R64')
  })

  it('counts the Cromwell a heavy tank in 2010, and a medium one by the house rule [ww2-2010-R53]', () => {
    const defence = (houseRules: readonly string[]) =>
      WW2_2010.ruleset
        .card(battle('A moves', [unit('a', 'A', 'cromwell', at(20, 20))], { houseRules }), 'a')
        .facts.find(({ label }) => label === 'Defence')?.value
    expect([defence([]), defence(['lighter-cromwell'])]).toEqual(['5', '4'])
  })

  it('stands every type on a base of 1 inch [ww2-2.3]', () => {
    expect(all.every(({ base }) => base === 1)).toBe(true)
  })
})
