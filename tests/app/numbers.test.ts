import { describe, expect, it } from 'vitest'
import { count, dayOf, editionText, exact, inches, minus, signed, tidy } from '../../src/app/ui/numbers'
import { fileName } from '../../src/app/files'
import { clauseTitle, shortClause } from '../../src/app/ui/ClauseLink'

describe('numbers as they are read', () => {
  it('has one decimal at most and a true minus sign', () => {
    expect(tidy(4)).toBe('4')
    expect(tidy(-1.55)).toBe('−1.5')
    expect(tidy(-0.01)).toBe('0')
    expect(inches(4)).toBe('4.0')
    expect(inches(-0.04)).toBe('0.0')
    expect(signed(1)).toBe('+1')
    expect(signed(-2)).toBe('−2')
    expect(count(1, 'battle')).toBe('1 battle')
    expect(count(3, 'unit has', 'units have')).toBe('3 units have')
  })

  it('rounds no points: they come in eighths at the finest', () => {
    expect(exact(3.5)).toBe('3.5')
    expect(exact(29.25)).toBe('29.25')
    expect(exact(3 * 2.625)).toBe('7.875')
    expect(exact(20)).toBe('20')
    expect(exact(0.1 + 0.2)).toBe('0.3')
    expect(exact(-0.875)).toBe('−0.875')
  })

  it('names an edition by its date alone', () => {
    expect(editionText('Pz8 - WW2 Wargame Rules, last edited January 2012')).toBe('Edition of January 2012')
    expect(editionText('Pz8 - WW2 Wargame Rules, edition of 6 March 2010')).toBe('Edition of 6 March 2010')
    expect(editionText('last edited June 1st 2012')).toBe('Edition of 1 June 2012')
    expect(editionText('January 2012')).toBe('Edition of January 2012')
  })

  it('says days as people do', () => {
    const noon = new Date(2026, 10, 21, 12).getTime()
    const hour = 3_600_000
    expect(dayOf(noon - hour, noon)).toBe('today')
    expect(dayOf(noon - 13 * hour, noon)).toBe('yesterday')
    expect(dayOf(new Date(2026, 10, 14).getTime(), noon)).toBe('14 November')
    expect(dayOf(new Date(2024, 4, 3).getTime(), noon)).toBe('3 May 2024')
  })

  it('sets true signs before and between numbers and nowhere else', () => {
    expect(minus('on a 48 x 36 inch table, an x')).toBe('on a 48 × 36 inch table, an x')
    expect(minus('To hit: -1 in a half-track (-2 in 5-inch mud)')).toBe(
      'To hit: −1 in a half-track (−2 in 5-inch mud)',
    )
  })

  it('names files plainly', () => {
    expect(fileName('The Crossroads at Saint-Aubin', 4)).toBe('the-crossroads-at-saint-aubin-turn-4.pz8.json')
    expect(fileName('…', 0)).toBe('battle-turn-0.pz8.json')
  })

  it('shortens clauses of every ruleset', () => {
    expect(shortClause('ww2-5.11')).toBe('5.11')
    expect(shortClause('ww2-2010-R12')).toBe('R12')
    expect(clauseTitle('ww2-R12')).toBe('Ruling 12')
    expect(clauseTitle('ww2-5.11')).toBe('Clause 5.11')
  })
})
