import { describe, expect, it } from 'vitest'
import { NUMBERS, TABLES } from '../../../rulesets/cold-war/tables'
import { UNITS } from '../../../rulesets/cold-war/units'
import { ruleset } from '../../../rulesets/cold-war'
import { at, battle, tableOf, unit } from '../tactical/table'

const { moves, weapons, defences } = TABLES
const t = tableOf(ruleset)

describe('the movement table of 1950 to 1975', () => {
  it.each([
    ['infantry', 2],
    ['teams', 1],
    ['trucks', 4],
    ['light vehicles', 6],
    ['fast MBT', 5],
    ['MBT', 4],
    ['slow MBT', 3],
    ['helicopters', 18],
  ] as const)('lets %s move %i inches [cold-war-4.1]', (row, inches) => {
    expect(moves[row].inches).toBe(inches)
  })
})

describe('the range table and the table of Attack Factors of 1950 to 1975', () => {
  it.each([
    ['infantry', 2, 0, 2, 3],
    ['infantry-assault', 2, 0, 3, 3],
    ['hmg', 4, 0, 3, 0],
    ['mortar', 10, 2, 3, 1],
    ['rcl', 10, 0, 2, 4],
    ['atgw', 30, 5, null, 5],
    ['sam', 40, 5, null, null],
    ['ww2-45mm', 5, 0, 2, 2],
    ['ww2-75mm', 10, 0, 2, 3],
    ['ww2-85mm', 12, 0, 2, 4],
    ['ww2-88mm', 15, 0, 2, 5],
    ['57mm', 12, 0, 2, 3],
    ['75mm', 15, 0, 2, 4],
    ['90mm', 15, 0, 3, 5],
    ['105mm', 18, 0, 3, 6],
    ['medium-artillery', 30, 0, 4, 2],
    ['heavy-artillery', 40, 0, 5, 3],
    ['rockets', 30, 5, 5, 3],
    ['helicopter-rockets', 30, 5, 5, 3],
  ] as const)(
    'have for %s: %i inches from %i on, %s against soft, %s against armour [cold-war-7.1, cold-war-7.7, cold-war-7.8, cold-war-7.9, cold-war-7.10, cold-war-8.1, cold-war-8.2, cold-war-R44]',
    (row, range, least, soft, armour) => {
      expect(weapons[row]).toMatchObject({ range, least, soft, armour })
    },
  )

  it('let fire once what is a missile, and rockets in the air [cold-war-5.42, cold-war-5.43, cold-war-5.44, cold-war-5.45]', () => {
    const once = Object.values(weapons).filter(weapon => weapon.once)
    expect(once.map(weapon => weapon.id).toSorted()).toEqual(['atgw', 'helicopter-rockets', 'sam'])
  })
})

describe('the defence table of 1950 to 1975', () => {
  it.each([
    ['soft', 0, false],
    ['guns', 1, false],
    ['light armour', 1, true],
    ['light tanks', 2, true],
    ['WW2 tanks', 3, true],
    ['early MBT', 4, true],
    ['MBT', 5, true],
    ['heavy MBT', 6, true],
    ['helicopters', 3, false],
  ] as const)('has for %s %i, armoured: %s [cold-war-9.1, cold-war-R21]', (row, factor, armoured) => {
    expect(defences[row]).toMatchObject({ factor, armoured })
  })
})

describe('the numbers of the text of 1950 to 1975', () => {
  it('are those of the booklet [cold-war-5.6, cold-war-5.10, cold-war-5.22, cold-war-5.26, cold-war-10.2, cold-war-10.3, cold-war-12.3, cold-war-12.5, cold-war-12.6, cold-war-12.7]', () => {
    expect(NUMBERS).toEqual({
      seenWithin: 5,
      hqRange: 12,
      aaRange: 6,
      samRange: 40,
      hitOn: { direct: 4, indirect: 5, air: 4 },
      silencedBelow: 3,
      rallyOn: 5,
      saveOn: 4,
      quality: { Green: -1, Average: 0, Elite: 1 },
      mineAttack: 3,
      wireAttack: 1,
      airAttack: { 'ground attack WW2': 2, 'ground attack modern': 3, bomber: 4 },
    })
  })
})

/** Every vehicle that the text names: the unit types that stand for it, Move, Defence, weapons, and what is a ruling. */
const NAMED = [
  ['AMX 13', ['amx-13', 'amx-13-90', 'israeli-amx-13'], 6, 2, ''],
  ['BTR', ['btr-40', 'btr-152', 'btr-50', 'btr-60', 'arab-btr-60'], 6, 1, ''],
  ['BMP 1', ['bmp-1', 'arab-bmp-1'], 6, 1, ''],
  ['M113', ['m113', 'german-m113', 'israeli-m113'], 6, 1, ''],
  ['Half-Track', ['half-track', 'm3-halftrack', 'israeli-halftrack'], 6, 1, ''],
  ['Armoured Car', ['armoured-car', 'ferret', 'saladin', 'aml-90', 'brdm'], 6, 1, ''],
  ['Truck', ['any-truck', 'us-truck', 'soviet-truck'], 4, 0, ''],
  ['Jeep, Land Rover', ['any-car', 'us-car', 'british-car'], 6, 0, ''],
  ['Motorcycles', ['motorcycles'], 6, 0, ''],
  ['PT-76', ['pt-76', 'arab-pt-76'], 4, 2, ''],
  ['Sherman', ['sherman', 'm4a3e8', 'm50-sherman', 'arab-sherman'], 4, 3, ''],
  ['T34/85', ['t-34-85', 'arab-t-34-85', 'asian-t-34-85'], 4, 3, ''],
  ['Pz IV', ['pz-iv-h', 'arab-pz-iv'], 4, 3, ''],
  ['JS-II', ['is-2'], 3, 4, ''],
  ['JS-III', ['is-3', 'arab-is-3'], 3, 4, ''],
  ['M47', ['m47', 'german-m47', 'jordan-m47'], 4, 4, ''],
  ['M48', ['m48', 'german-m48', 'magach-48'], 4, 4, ''],
  ['T54/55', ['t-54', 't-55', 'arab-t-54', 'arab-t-55', 'type-59'], 4, 4, ''],
  ['M60', ['m60', 'm60a1', 'magach-60'], 4, 5, ''],
  ['Centurion', ['centurion-iii', 'centurion', 'shot'], 3, 5, ''],
  ['T62', ['t-62', 'arab-t-62'], 5, 5, ''],
  ['Leopard 1', ['leopard-1'], 5, 5, ''],
  ['AMX 30', ['amx-30'], 5, 5, ''],
  ['Chieftain', ['chieftain'], 3, 6, ''],
  ['Conqueror', ['conqueror'], 3, 6, 'move'],
  ['T64', ['t-64'], 5, 6, 'move'],
  ['Helicopter', ['transport-helicopter', 'gunship', 'missile-helicopter', 'uh-1', 'mi-8'], 18, 3, ''],
] as const

const type = (id: string) => {
  const found = UNITS[id]
  if (!found) throw new Error(`No unit type ${id}.`)
  return found
}

describe('the muster of 1950 to 1975', () => {
  it.each(NAMED)(
    'has the %s as the tables name it, and says what is a ruling [cold-war-4.1, cold-war-9.1, cold-war-R45]',
    (_, ids, move, defence, ruling) => {
      for (const id of ids) {
        const { move: moves, defence: defends, because } = type(id)
        expect([id, moves, defends]).toEqual([id, move, defence])
        expect(because).toMatch(
          ruling === 'move' ? /Move \d+: [^(]*\(cold-war-R45\)/ : /Move \d+: [^(]*\(named there/,
        )
        expect(because).toMatch(/Defence \d+: [^(]*\(named there/)
      }
    },
  )

  it.each([
    ['m46', 'ww2-88mm'],
    ['m48', '90mm'],
    ['m60', '105mm'],
    ['m41', '75mm'],
    ['centurion-iii', '90mm'],
    ['centurion', '105mm'],
    ['comet', 'ww2-85mm'],
    ['sherman', 'ww2-75mm'],
    ['t-34-85', 'ww2-85mm'],
    ['is-2', 'ww2-88mm'],
    ['su-100', 'ww2-88mm'],
    ['t-55', '90mm'],
    ['t-62', '105mm'],
    ['chieftain', '105mm'],
    ['bmp-1', '57mm'],
    ['marder', '57mm'],
    ['zsu-23-4', '57mm'],
    ['soviet-d-30', 'heavy-artillery'],
    ['us-m101', 'medium-artillery'],
    ['bm-21', 'rockets'],
    ['british-wombat', 'rcl'],
  ])('gives the gun of %s the row %s [cold-war-R44]', (id, row) => {
    expect(type(id).weapons[0]).toBe(row)
  })

  it('has infantry with assault rifles: 3 against soft targets instead of 2, and 3 against armour either way [cold-war-8.3]', () => {
    const factor = (mine: string, weapon: string, theirs: string) => {
      const units = [unit('a', 'A', mine, at(20, 20)), unit('b', 'B', theirs, at(20, 18.5))]
      const action = { type: 'fire', unit: 'a', target: 'b', weapon } as const
      return t.play(battle('A fires', units), action, [6, 1, 6]).log[0]?.reckonings?.[1]?.total
    }
    expect(factor('any-infantry', 'infantry', 'any-infantry')).toBe(2)
    expect(factor('any-infantry-assault', 'infantry-assault', 'any-infantry')).toBe(3)
    expect(factor('any-infantry', 'infantry', 't-55')).toBe(3)
    expect(factor('any-infantry-assault', 'infantry-assault', 't-55')).toBe(3)
  })

  it('makes every helicopter fly, see all, be met by few and be gone by little [cold-war-R52]', () => {
    const helicopters = Object.values(UNITS).filter(each => each.locomotion === 'flying')
    expect(helicopters.length).toBeGreaterThan(15)
    for (const each of helicopters) {
      expect([
        each.id,
        each.flies,
        each.seesAll,
        each.frail,
        each.halvesArmour,
        each.passage,
        each.armoured,
      ]).toEqual([each.id, true, true, true, true, 'level', false])
      expect(each.engagedBy).toEqual(['infantry', 'hmg', 'anti-aircraft', 'sam'])
    }
  })

  it('lets carriers carry and tow, and armoured cars, tanks, tank hunters and cars do neither [cold-war-4.4, cold-war-4.5, cold-war-R26]', () => {
    const works = (groups: readonly string[]) =>
      Object.values(UNITS).filter(each => groups.includes(each.group))
    const idle = works(['Armoured cars', 'Tanks', 'Light tanks', 'Tank hunters', 'Cars and motorcycles'])
    expect(idle.length).toBeGreaterThan(60)
    expect(idle.filter(each => each.carriesFoot || each.towsGuns)).toEqual([])
    const carriers = works(['Transport', 'Personnel carriers'])
    expect(carriers.length).toBeGreaterThan(30)
    expect(carriers.filter(each => !each.carriesFoot)).toEqual([])
    expect(type('v-100')).toMatchObject({ carriesFoot: true, towsGuns: true, move: 6, defence: 1 })
  })

  it('says of every type why it has its figures, with clauses that there are', () => {
    for (const { id, because } of Object.values(UNITS)) {
      expect([id, /Defence \d/.test(because) && /\(cold-war-|named there, cold-war-/.test(because)]).toEqual([
        id,
        true,
      ])
    }
    expect(Object.keys(UNITS).length).toBeGreaterThan(250)
  })
})
