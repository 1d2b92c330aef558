import { describe, expect, it } from 'vitest'
import { NORTH, at, battle, statusOf, unit } from './table'
import { LATER } from './later'

/** A unit in disorder whose own HQ is far off, and another unit of its side, an HQ, so many inches away. */
const near = (inches: number, houseRules: readonly string[] = [], side: 'A' | 'B' = 'A') =>
  battle(
    'rally',
    [
      unit('a', 'A', 'us-infantry', at(20, 20), NORTH, { status: 'Disorganized', hq: 'own' }),
      unit('own', 'A', 'us-hq', at(45, 34), NORTH, { isHq: true }),
      unit('other', side, 'm113', at(20 + inches, 20), NORTH, { isHq: true }),
      unit('b', 'B', 't-55', at(20, 3)),
    ],
    { houseRules },
  )

for (const t of LATER) {
  describe(`headquarters, ${t.ruleset.title}`, () => {
    it(`rally whoever of their side is within 12 inches of one of them ${t.ids('10.2', 'R19')}`, () => {
      expect(statusOf(t.play(near(12), { type: 'rally' }, [5]).state, 'a')).toBe('OK')
      expect(t.refusalCodes(near(12.1), { type: 'rally' })).toEqual(['no-unit-to-rally'])
    })

    it(`rally only the units that belong to them by house rule ${t.ids('R19')}`, () => {
      expect(t.refusalCodes(near(12, ['own-hq']), { type: 'rally' })).toEqual(['no-unit-to-rally'])
    })

    it(`of the enemy rally nobody ${t.ids('R19')}`, () => {
      expect(t.refusalCodes(near(4, [], 'B'), { type: 'rally' })).toEqual(['no-unit-to-rally'])
    })
  })
}
