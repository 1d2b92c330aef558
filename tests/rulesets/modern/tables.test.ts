import { describe, expect, it } from 'vitest'
import { NUMBERS, TABLES } from '../../../rulesets/modern/tables'
import { at, battle, sortie, unit } from '../tactical/table'
import { MODERN, duel, fire } from './modern'

const { moves, weapons, defences } = TABLES

describe('the movement table', () => {
  it.each([
    ['infantry', 2],
    ['teams', 1],
    ['trucks', 4],
    ['light vehicles', 6],
    ['fast MBT', 5],
    ['MBT', 4],
    ['slow MBT', 3],
    ['helicopters', 18],
  ] as const)('lets %s move %i inches [modern-4.1]', (row, inches) => {
    expect(moves[row].inches).toBe(inches)
  })

  it.each([
    ['us-infantry', 2],
    ['us-javelin', 1],
    ['us-truck', 4],
    ['us-car', 6],
    ['m2-bradley', 6],
    ['m1a1', 5],
    ['m60a1', 4],
    ['chieftain', 3],
  ])('moves %s %d inches in the open and not more [modern-4.1]', (type, inches) => {
    const state = battle('A moves', [unit('a', 'A', type, at(20, 30)), unit('b', 'B', 't-55', at(40, 3))])
    const to = (y: number) => ({ type: 'move' as const, unit: 'a', path: [at(20, y)], facing: 0 })
    expect(MODERN.refusalCodes(state, to(30 - inches))).toEqual([])
    expect(MODERN.refusalCodes(state, to(29.9 - inches))).toEqual(['too-far'])
  })
})

describe('the range table', () => {
  it.each([
    ['infantry', 2, 0],
    ['hmg', 4, 0],
    ['mortar', 10, 2],
    ['rcl', 10, 0],
    ['atgw', 30, 5],
    ['sam', 40, 5],
    ['57mm', 12, 0],
    ['76mm', 12, 0],
    ['100mm', 15, 0],
    ['105mm', 18, 0],
    ['medium-artillery', 30, 0],
    ['rockets', 30, 5],
    ['heavy-artillery', 40, 0],
  ] as const)(
    'gives %s %i inches, and a least range of %i [modern-7.1, modern-7.7, modern-7.8]',
    (row, range, least) => {
      expect([weapons[row].range, weapons[row].least]).toEqual([range, least])
    },
  )

  it.each([
    ['57mm', 18],
    ['76mm', 18],
    ['100mm', 22.5],
    ['105mm', 27],
  ] as const)('gives a %s with a laser range finder %f inches [modern-7.11, modern-R55]', (row, range) => {
    expect(weapons[`${row}-laser`]).toMatchObject({ range, bonus: null })
    expect(weapons[`${row}-computer`]).toMatchObject({ range, bonus: { value: 1, clause: 'modern-5.17' } })
  })

  it('gives no laser range finder to missiles, mortars and artillery [modern-R55]', () => {
    const lasers = Object.keys(weapons).filter(row => /-(laser|computer)$/.test(row))
    expect(lasers.map(row => row.replace(/-(laser|computer)$/, '')).every(row => row.endsWith('mm'))).toBe(
      true,
    )
    expect(weapons.atgw.bonus).toMatchObject({ value: 1, clause: 'modern-5.16' })
    expect(weapons.sam.bonus).toMatchObject({ value: 1, clause: 'modern-5.16' })
  })
})

describe('the table of Attack Factors', () => {
  it.each([
    ['infantry', 3, 3],
    ['hmg', 3, 0],
    ['mortar', 3, 1],
    ['rcl', 2, 4],
    ['atgw', null, 5],
    ['57mm', 2, 3],
    ['76mm', 2, 4],
    ['100mm', 3, 5],
    ['105mm', 3, 6],
    ['medium-artillery', 4, 2],
    ['heavy-artillery', 5, 3],
    ['rockets', 5, 3],
    ['helicopter-rockets', 5, 3],
  ] as const)(
    'gives %s %s against soft and %s against armoured targets [modern-8.1, modern-8.2]',
    (row, soft, armour) => {
      expect([weapons[row].soft, weapons[row].armour]).toEqual([soft, armour])
    },
  )

  it('has no row for SAM: a hit is enough [modern-R50]', () => {
    expect(weapons.sam).toMatchObject({ soft: null, armour: null, removes: true })
  })

  it('gives every warhead and every way of laying the factors of its row [modern-R53, modern-R55]', () => {
    const figures = (kind: string) =>
      new Set(
        Object.entries(weapons)
          .filter(([row]) => row.startsWith(kind))
          .map(([, { soft, armour }]) => `${soft} ${armour}`),
      )
    expect(figures('atgw')).toEqual(new Set(['null 5']))
    expect(figures('105mm')).toEqual(new Set(['3 6']))
    expect(figures('infantry')).toEqual(new Set(['3 3']))
  })

  it('calls medium and heavy artillery and rockets on the ground artillery, and nothing else [modern-5.2, modern-R36, modern-R40]', () => {
    const artillery = Object.values(weapons).filter(weapon => weapon.artillery)
    expect(artillery.map(weapon => weapon.id)).toEqual(['medium-artillery', 'heavy-artillery', 'rockets'])
  })
})

describe('the table of Defence Factors', () => {
  it.each([
    ['soft', 0, false],
    ['guns', 1, false],
    ['light armour', 1, true],
    ['IFV', 2, true],
    ['light first generation', 3, true],
    ['first generation', 4, true],
    ['second generation', 5, true],
    ['third generation', 6, true],
    ['newer third generation', 7, true],
    ['helicopters', 3, false],
  ] as const)('gives %s %i, armoured %s [modern-9.1, modern-R21]', (row, factor, armoured) => {
    expect([defences[row].factor, defences[row].armoured]).toEqual([factor, armoured])
  })

  it.each([
    [1, 'bmp-2'],
    [1, 'm2-bradley'],
    [2, 'm47'],
    [2, 't-55'],
    [3, 't-72'],
    [3, 'm1'],
    [4, 'm1a1'],
  ])('halves to %i, rounded up: %s [modern-9.5, modern-9.2]', (half, type) => {
    const { log } = MODERN.play(duel('m60a1', type, 6, { facing: 90 }), fire('105mm'), [6, 1, 6])
    expect(log[0]?.reckonings?.[2]?.total).toBe(half)
  })
})

describe('the numbers of the text', () => {
  it('hits on 4, indirectly on 5, from the air on 4 [modern-5.10, modern-5.22, modern-12.3]', () => {
    expect(NUMBERS.hitOn).toEqual({ direct: 4, indirect: 5, air: 4 })
    expect(NUMBERS.silencedBelow).toBe(3)
  })

  it('rallies on 5 within 12 inches of an HQ, which is saved on 4 [modern-10.2, modern-10.3, modern-6.20]', () => {
    expect([NUMBERS.rallyOn, NUMBERS.hqRange, NUMBERS.saveOn]).toEqual([5, 12, 4])
  })

  it('protects from aircraft at 6 and at 40 inches [modern-12.5, modern-12.6]', () => {
    expect([NUMBERS.aaRange, NUMBERS.samRange]).toEqual([6, 40])
  })

  it('attacks with 5 from the air, soft and armoured targets alike [modern-12.7]', () => {
    for (const type of ['soviet-infantry', 't-80u']) {
      const state = duel('m1', type, 12, { sorties: [sortie('flight', 'A', 'any')] })
      const { log } = MODERN.play(state, { type: 'air', sortie: 'flight', target: 'b' }, [6, 1, 6])
      expect(log[0]?.reckonings?.[1]).toMatchObject({ total: 5, base: { clause: 'modern-12.7' } })
    }
  })

  it('numbers the five phases of a turn as the other booklets do [modern-R58] [modern-3.2]', () => {
    const { steps } = MODERN.ruleset.ribbon(duel('m1', 't-72', 12))
    expect(steps.map(step => step.side)).toEqual(['A', 'B', 'B', 'A', null])
  })
})
