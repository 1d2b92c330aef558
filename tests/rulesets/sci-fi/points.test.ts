import { describe, expect, it } from 'vitest'
import type { ArmyChoices } from '../../../src/engine/armies'
import { ruleset } from '../../../rulesets/sci-fi'
import { ARMIES } from '../../../rulesets/sci-fi/armies'
import { costOf } from '../../../rulesets/sci-fi/points'

const cost = (type: string, more: ArmyChoices = {}, houseRules: Readonly<Record<string, boolean>> = {}) =>
  ARMIES.cost({ ...ARMIES.blank(type), ...more }, houseRules).total

describe('the points of a unit', () => {
  it('are those of the published examples, to the half point [sci-fi-14.8]', () => {
    const examples = ['infantry', 'marines', 'apc', 'afv', 'medium-mbt', 'medium-hover-tank', 'gev']
    expect(examples.map(type => cost(type))).toEqual([3.5, 4.5, 4, 11, 16.5, 17.5, 20])
  })

  it('are those of the formula for the other sample units [sci-fi-14.1]', () => {
    expect(
      [
        'jet-bike',
        '4x4-transport',
        'mrl',
        'spg',
        'light-mbt',
        'heavy-mbt',
        'light-hover-tank',
        'heavy-hover-tank',
        'light-walker',
        'medium-walker',
        'heavy-walker',
        'x-heavy-mbt',
        'x-heavy-walker',
        'motorbike',
      ].map(type => cost(type)),
    ).toEqual([13.5, 3, 40, 40, 11, 19.5, 12, 20.5, 10, 16.5, 20.5, 20.5, 21.5, 6.5])
  })

  it('stand in the muster', () => {
    for (const entry of ruleset.muster) expect([entry.id, entry.points]).toEqual([entry.id, cost(entry.id)])
  })

  it('come with their reasons: half the Attack Factors and the Defence, movement, range, hovering [sci-fi-14.1] [sci-fi-14.2] [sci-fi-14.3] [sci-fi-14.5]', () => {
    const { base, modifiers, total } = ARMIES.cost(ARMIES.blank('gev'), {})
    expect([base.clause, base.value]).toEqual(['sci-fi-14.1', 3])
    expect(modifiers.map(({ clause, value }) => [clause, value])).toEqual([
      ['sci-fi-14.1', 3],
      ['sci-fi-14.2', 9],
      ['sci-fi-14.3', 4],
      ['sci-fi-14.5', 1],
    ])
    expect(total).toBe(20)
  })

  it('count hovering for hover tanks, jet bikes and GEV alone [sci-fi-14.5]', () => {
    const hovering = Object.values(ruleset.muster).filter(({ id }) =>
      ARMIES.cost(ARMIES.blank(id), {}).modifiers.some(({ clause }) => clause === 'sci-fi-14.5'),
    )
    expect(hovering.map(({ id }) => id).toSorted()).toEqual([
      'gev',
      'heavy-hover-tank',
      'jet-bike',
      'light-hover-tank',
      'medium-hover-tank',
      'transport-gev',
    ])
  })

  it('add 1 for hi-tech fire control [sci-fi-14.4] [sci-fi-R62]', () => {
    expect(cost('medium-mbt', { control: 'hi-tech' })).toBe(17.5)
    expect(cost('infantry', { control: 'hi-tech' })).toBe(4.5)
    // No use to who has no weapon.
    expect(cost('apc', { control: 'hi-tech' })).toBe(4)
  })

  it('are multiplied last, by half as much again for Elite and by three quarters for Green, and never rounded [sci-fi-14.6] [sci-fi-14.7] [sci-fi-R56]', () => {
    expect(cost('medium-mbt', { quality: 'Elite' })).toBe(24.75)
    expect(cost('medium-mbt', { quality: 'Green' })).toBe(12.375)
    expect(cost('medium-hover-tank', { quality: 'Elite', control: 'hi-tech' })).toBe(27.75)
  })

  it('give no rebate for less than 3 inches of movement or 8 of range, and count the best of several weapons [sci-fi-R56]', () => {
    const slow = {
      soft: 3,
      armour: 4,
      defence: 0,
      fireControl: false,
      hovers: false,
      quality: 'Average',
    } as const
    expect(costOf({ ...slow, move: 2, range: 8 }).total).toBe(3.5)
    expect(costOf({ ...slow, move: 0, range: 2 }).total).toBe(3.5)
    expect(costOf({ ...slow, move: 3, range: 8 }).total).toBe(3.5)
    expect(costOf({ ...slow, move: 4, range: 9 }).total).toBe(5.5)
  })

  it('count a dash as nothing [sci-fi-R56] [sci-fi-12.2]', () => {
    expect(cost('4x4-transport')).toBe(3)
  })

  it('follow the factors that are used: heavy guns by the row, GEV by their movement [sci-fi-R44] [sci-fi-R45]', () => {
    expect(cost('heavy-mbt', { weapon: 'heavy-gun' })).toBe(19)
    expect(cost('gev', { move: '18' })).toBe(26)
    for (const type of ['heavy-mbt', 'heavy-hover-tank', 'heavy-walker', 'x-heavy-mbt', 'x-heavy-walker']) {
      expect(cost(type, {}, { 'plain-heavy-guns': true })).toBe(cost(type) - 0.5)
    }
    expect(cost('gev', {}, { 'fast-gev': true })).toBe(26)
    expect(cost('towed-artillery', {}, { 'bare-artillery': true })).toBe(cost('towed-artillery') - 1)
  })

  it('charge SKIP for its Defence and nothing else [sci-fi-R63]', () => {
    expect(cost('heavy-mbt', { defence: '5' })).toBe(cost('x-heavy-mbt'))
  })

  it('stand in section 14, which is the one on points [sci-fi-R58]', () => {
    const sections = ruleset.rulebook.clauses
      .filter(({ id }) => id.startsWith('sci-fi-14.'))
      .map(c => c.section)
    expect(new Set(sections)).toEqual(new Set(['14. Point System']))
    expect(ARMIES.clause).toBe('sci-fi-14.1')
  })
})
