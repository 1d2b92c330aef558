import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/space'
import { hexesOf, sizeOf } from '../../../rulesets/space/board'
import { stands } from '../../../rulesets/space/lookup'
import { plansOf } from '../../../rulesets/space/plans'
import { canEndMovement, planByChance, stepsOffTable } from '../../../rulesets/space/canMove'
import { HEX_FACINGS, type Hex } from '../../../src/geometry/hexes'
import { picker } from '../../contract/sample'
import { battle, go, h, rock, ship, the } from './table'

const SMALL = { kind: 'hexes', columns: 11, rows: 9, size: 1, ...sizeOf(11, 9, 1) } as const

/** A ship somewhere on a small table with asteroids on it, one enemy, and so many points spent. */
function position(hex: Hex, facing: (typeof HEX_FACINGS)[number], rocks: readonly Hex[], damaged = false) {
  const state = battle([ship('a', 'A', hex, facing, { damaged }), ship('b', 'B', h(5, 2))], {
    asteroids: rocks.map((at, i) => rock(`r${i}`, at)),
    scenario: { board: SMALL },
  })
  const found = the(state, 'a')
  if (!stands(found)) throw new Error('It is on the table.')
  return { state, ship: found }
}

/** Every place and facing, on an empty table and on some with asteroids. */
function* everywhere(damaged: boolean) {
  const pick = picker('asteroids')
  const hexes = hexesOf(SMALL)
  for (let table = 0; table < 6; table++) {
    const rocks = hexes.filter(() => table > 0 && pick(12) < table)
    const isRock = new Set(rocks)
    for (const hex of hexes) {
      if (isRock.has(hex) || (hex.q === 5 && hex.r === 2)) continue
      for (const facing of HEX_FACINGS) yield position(hex, facing, rocks, damaged)
    }
  }
}

describe('a look at what Movement Points are good for', () => {
  it.each([
    ['a ship', false],
    ['a Damaged ship', true],
  ])(
    'says the same of %s as a look at all ways to spend them [space-3.1, space-3.4, space-R8]',
    (_, damaged) => {
      for (const { state, ship: one } of everywhere(damaged)) {
        const { ends, leaves } = plansOf(state, one)
        expect(canEndMovement(state, one)).toBe(ends.length > 0)
        const out = stepsOffTable(state, one)
        expect(out === null).toBe(leaves === null)
        expect(out === null || ruleset.refuse(state, go(out)) === null).toBe(true)
      }
    },
  )

  it('finds by chance only what is allowed, and something wherever there is anything [space-3.5, space-3.7]', () => {
    const pick = picker('ways')
    for (const { state, ship: one } of everywhere(true)) {
      const way = planByChance(state, one, pick)
      expect(way === null).toBe(plansOf(state, one).ends.length === 0)
      expect(way === null || ruleset.refuse(state, go(way.steps)) === null).toBe(true)
    }
  })
})
