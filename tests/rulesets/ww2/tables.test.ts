import { describe, expect, it } from 'vitest'
import { NUMBERS, TABLES } from '../../../rulesets/ww2/tables'

const { moves, weapons, defences } = TABLES

describe('the movement table of 2012', () => {
  it.each([
    ['infantry', 2],
    ['hmg and mortars', 1],
    ['cavalry', 3],
    ['trucks', 4],
    ['fast', 6],
    ['light', 5],
    ['medium and heavy', 4],
    ['slow', 3],
  ] as const)('lets %s move %i inches [ww2-4.1]', (row, inches) => {
    expect(moves[row].inches).toBe(inches)
  })
})

describe('the range table of 2012', () => {
  it.each([
    ['infantry', 2],
    ['infantry-at', 2],
    ['hmg', 4],
    ['mortar', 10],
    ['20mm', 3],
    ['37-47mm', 4],
    ['long-50mm', 8],
    ['short-75mm', 10],
    ['early-75mm', 10],
    ['later-75mm', 12],
    ['88mm', 15],
    ['medium-artillery', 30],
    ['heavy-artillery', 40],
    ['rockets', 30],
  ] as const)('gives %s a range of %i inches [ww2-7.1]', (row, inches) => {
    expect(weapons[row].range).toBe(inches)
  })

  it('gives a least range of 2 inches to mortars and to nothing but rockets besides [ww2-7.7]', () => {
    expect(weapons.mortar.least).toBe(2)
    const least = Object.values(weapons).filter(weapon => weapon.least > 0)
    expect(least.map(weapon => weapon.id).toSorted()).toEqual(['mortar', 'rockets'])
  })

  it('gives rockets a least range of 5 inches [ww2-7.8]', () => {
    expect(weapons.rockets.least).toBe(5)
  })
})

describe('the table of Attack Factors of 2012', () => {
  it.each([
    ['infantry', 2, 1],
    ['infantry-at', 2, 3],
    ['hmg', 3, 0],
    ['mortar', 3, 1],
    ['20mm', 2, 1],
    ['37-47mm', 2, 2],
    ['long-50mm', 2, 3],
    ['short-75mm', 4, 2],
    ['early-75mm', 2, 4],
    ['later-75mm', 2, 5],
    ['88mm', 2, 6],
    ['medium-artillery', 4, 2],
    ['heavy-artillery', 5, 3],
    ['rockets', 5, 3],
  ] as const)('gives %s %i against soft and %i against armoured targets [ww2-8.1]', (row, soft, armour) => {
    expect([weapons[row].soft, weapons[row].armour]).toEqual([soft, armour])
  })

  it('calls medium and heavy artillery and rockets artillery, and nothing else [ww2-5.2, ww2-R36]', () => {
    const artillery = Object.values(weapons).filter(weapon => weapon.artillery)
    expect(artillery.map(weapon => weapon.id)).toEqual(['medium-artillery', 'heavy-artillery', 'rockets'])
  })
})

describe('the table of Defence Factors of 2012', () => {
  it.each([
    ['soft', 0, false],
    ['guns', 1, false],
    ['light armour', 1, true],
    ['light tanks', 2, true],
    ['weak mediums', 2, true],
    ['early mediums', 3, true],
    ['medium-heavy', 4, true],
    ['heavy', 5, true],
    ['super-heavy', 6, true],
  ] as const)('gives %s %i, armoured: %s [ww2-9.1, ww2-R21]', (row, factor, armoured) => {
    expect(defences[row]).toMatchObject({ factor, armoured })
  })
})

describe('the numbers in the text of 2012', () => {
  it('hits on 4 directly and from the air and on 5 indirectly [ww2-5.10, ww2-5.22, ww2-12.3]', () => {
    expect(NUMBERS.hitOn).toEqual({ direct: 4, indirect: 5, air: 4 })
  })

  it('silences a battery below 3 [ww2-5.26]', () => {
    expect(NUMBERS.silencedBelow).toBe(3)
  })

  it('sees hidden units within 5 inches [ww2-5.6, ww2-5.7]', () => {
    expect(NUMBERS.seenWithin).toBe(5)
  })

  it('rallies on 5 within 12 inches of the HQ, which is saved on 4 [ww2-10.2, ww2-10.3, ww2-6.20]', () => {
    expect([NUMBERS.hqRange, NUMBERS.rallyOn, NUMBERS.saveOn]).toEqual([12, 5, 4])
  })

  it('is worth 1 to be Elite and costs 1 to be Green [ww2-5.14, ww2-5.15, ww2-6.21, ww2-6.22, ww2-10.6, ww2-10.7]', () => {
    expect(NUMBERS.quality).toEqual({ Green: -1, Average: 0, Elite: 1 })
  })

  it('attacks with 3 from a minefield and with 1 from wire [ww2-11.5, ww2-11.13]', () => {
    expect([NUMBERS.mineAttack, NUMBERS.wireAttack]).toEqual([3, 1])
  })

  it('attacks from the air with 2, 3 and 4, and counts guns within 6 inches [ww2-12.5, ww2-12.7]', () => {
    expect(NUMBERS.airAttack).toEqual({ 'fighter-bomber': 2, 'dive-bomber': 3, 'tank-buster': 3, bomber: 4 })
    expect(NUMBERS.aaRange).toBe(6)
  })
})
