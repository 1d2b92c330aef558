import { describe, expect, it } from 'vitest'
import { NUMBERS, TABLES } from '../../../rulesets/ww2-2010/tables'

const { moves, weapons, defences } = TABLES

describe('the movement list of 2010', () => {
  it.each([
    ['infantry', 2],
    ['hmg and mortars', 1],
    ['cavalry', 3],
    ['trucks', 4],
    ['fast', 6],
    ['light', 5],
    ['medium and heavy', 4],
    ['slow', 3],
  ] as const)('lets %s move %i inches [ww2-2010-4.1, ww2-2010-R61]', (row, inches) => {
    expect(moves[row].inches).toBe(inches)
  })

  it('calls infantry foot [ww2-2010-R61]', () => {
    expect(moves.infantry.label).toBe('Foot')
  })
})

describe('the ranges of 2010', () => {
  it.each([
    ['infantry', 2],
    ['infantry-at', 2],
    ['hmg', 4],
    ['long-50mm', 8],
    ['short-75mm', 10],
    ['early-75mm', 10],
    ['mortar', 10],
    ['later-75mm', 12],
    ['88mm', 15],
    ['medium-artillery', 30],
    ['heavy-artillery', 40],
    ['rockets', 30],
  ] as const)('give %s %i inches [ww2-2010-7.1]', (row, inches) => {
    expect(weapons[row].range).toBe(inches)
  })

  it('print 20mm with infantry at 2 inches [ww2-2010-7.1, ww2-2010-R54]', () => {
    expect(weapons['20mm'].range).toBe(2)
  })

  it('let 37-47mm reach 5 inches [ww2-2010-7.1, ww2-2010-R55]', () => {
    expect(weapons['37-47mm'].range).toBe(5)
  })

  it('give mortars no least range and rockets one of 5 inches [ww2-2010-7.8, ww2-2010-R56]', () => {
    expect([weapons.mortar.least, weapons.rockets.least]).toEqual([0, 5])
  })
})

describe('the factors of 2010, whose numbers are those of 2012', () => {
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
  ] as const)(
    'give %s %i against soft and %i against armour [ww2-2010-8.1, ww2-2010-R50, ww2-2010-R51]',
    (row, soft, armour) => {
      expect([weapons[row].soft, weapons[row].armour]).toEqual([soft, armour])
    },
  )

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
  ] as const)('give the defence row %s %i [ww2-2010-9.1, ww2-2010-R52]', (row, factor, armoured) => {
    expect(defences[row]).toMatchObject({ factor, armoured })
  })

  it('print light tanks and weak mediums as two rows [ww2-2010-R52]', () => {
    expect(defences['light tanks'].label).not.toBe(defences['weak mediums'].label)
  })
})

describe('the numbers in the text of 2010', () => {
  it('are those of 2012 [ww2-2010-5.10, ww2-2010-5.22, ww2-2010-5.26, ww2-2010-10.3, ww2-2010-12.3, ww2-2010-12.7, ww2-2010-R62]', () => {
    expect(NUMBERS).toEqual({
      seenWithin: 5,
      hqRange: 12,
      aaRange: 6,
      hitOn: { direct: 4, indirect: 5, air: 4 },
      silencedBelow: 3,
      rallyOn: 5,
      saveOn: 4,
      quality: { Green: -1, Average: 0, Elite: 1 },
      mineAttack: 3,
      wireAttack: 1,
      airAttack: { 'fighter-bomber': 2, 'dive-bomber': 3, 'tank-buster': 3, bomber: 4 },
    })
  })
})
